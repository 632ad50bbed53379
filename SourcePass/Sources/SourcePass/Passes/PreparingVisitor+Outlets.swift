import SourcePassFacts
import SwiftSyntax

/// Outlets and actions: without key-value coding, each class says itself how to set an outlet and to perform an action by name.
extension PreparingVisitor {
    /// Adds, behind the source's last line, what Hark's modules ask when they load an interface file, for each class of the
    /// source that has outlets or actions. In the class's own file, where its private members can be reached.
    func appendObjectClasses(at end: Int) {
        for (index, type) in facts.types.enumerated() where type.kind == .class && describable.contains(index) {
            // What an extension in this file adds belongs to the class, too.
            let parts = facts.types.filter { $0.name == type.name }
            let outlets = parts.flatMap(\.outlets)
            let actions = parts.flatMap(\.actions).filter { $0.parameterTypes.count <= 2 && !$0.isStatic && !$0.isAsync }
            guard !outlets.isEmpty || !actions.isEmpty else { continue }
            let function = "harkObjectClass_" + type.name.replacing(".", with: "_")
            facts.objectClasses.append("\(type.name).\(function)()")
            edits.insert(
                "\nextension \(type.name) { @MainActor static func \(function)() -> ObjectClass { ObjectClass(\(type.name).self, "
                    + "named: String(reflecting: \(type.name).self), outlets: \(list(outlets.map(setter))), "
                    + "actions: \(list(actions.map(call)))) } }\n", at: end)
        }
    }

    private func list(_ entries: [String]) -> String { entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]" }

    private func setter(_ outlet: TypeFacts.Outlet) -> String {
        let value = outlet.type.hasPrefix("[") ? "$1 as? \(outlet.type) ?? []" : "$1 as? \(outlet.type)"
        // An outlet that may not be nil keeps what it has when the object is of another class.
        let set = outlet.isOptional ? "$0.\(outlet.name) = \(value)" : "if let value = $1 as? \(outlet.type) { $0.\(outlet.name) = value }"
        return "\"\(outlet.name)\": { \(set) }"
    }

    private func call(_ method: TypeFacts.Method) -> String {
        let base = String(method.name.prefix { $0 != "(" })
        let labels = method.name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
        var conditions: [String] = []
        var values: [String] = []
        for (index, (label, type)) in zip(labels, method.parameterTypes).enumerated() {
            let given = index == 0 ? "sender" : "event"
            let bare = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
            if bare == "Any" || bare == "AnyObject" {
                values.append((label == "_" ? "" : label + ": ") + "\(given) as \(type == "Any" ? "Any" : type == "AnyObject" ? "AnyObject" : "\(bare)?")")
            } else {
                conditions.append("let \(given) = \(given) as? \(bare)")
                values.append((label == "_" ? "" : label + ": ") + given)
            }
        }
        let names = ["me", values.isEmpty ? "_" : "sender", values.count < 2 ? "_" : "event"].joined(separator: ", ")
        let call = "_ = me.\(base)(\(values.joined(separator: ", ")))"
        let body = conditions.isEmpty ? call : "if \(conditions.joined(separator: ", ")) { \(call) }"
        return "\"\(selectorName(base, labels))\": { \(names) in \(body) }"
    }

    /// The Objective-C name of a method, as interface files write it: `save(_:)` is `save:`, `save(sender:)` is
    /// `saveWithSender:`.
    private func selectorName(_ base: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let head = first == "_" ? base : base + with(first)
        return ([head] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }

    /// A first label that begins with a preposition is taken as it is: `move(to:)` is `moveTo:`.
    private func with(_ label: String) -> String {
        let capitalised = label.prefix(1).uppercased() + label.dropFirst()
        let prepositions = ["with", "for", "to", "from", "in", "of", "at", "by", "on", "as", "into", "over"]
        let word = String(label.prefix { !$0.isUppercase })
        return prepositions.contains(word) ? capitalised : "With" + capitalised
    }
}
