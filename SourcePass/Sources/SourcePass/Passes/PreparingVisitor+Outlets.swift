import SwiftSyntax

/// Outlets and actions: without key-value coding, each class says itself how to set an outlet and to perform an action by name.
extension PreparingVisitor {
    /// Adds, in front of a class's closing brace and so on its line, what Hark's UIKit calls when it loads an interface file.
    func insertOutletSeams() {
        for (index, offset) in closingBraces.sorted(by: { $0.key < $1.key }) {
            let type = facts.types[index]
            // Only a class of UIKit's can be named in an interface file and has these methods.
            guard let base = type.inherits.first, base != "NSObject" else { continue }
            if !type.outlets.isEmpty { edits.insert(outlets(type), at: offset) }
            let actions = type.actions.filter { $0.parameterTypes.count <= 2 && !$0.isStatic }
            if !actions.isEmpty { edits.insert(self.actions(actions), at: offset) }
        }
    }

    private func outlets(_ type: TypeFacts) -> String {
        let cases = type.outlets.map { outlet -> String in
            let assigned =
                outlet.type.hasPrefix("[")
                ? "self.\(outlet.name) = object as? \(outlet.type) ?? []" : "self.\(outlet.name) = object as? \(outlet.type)"
            return "case \"\(outlet.name)\": \(assigned); return true"
        }
        return " override func connect(outlet: String, to object: Any?) -> Bool { switch outlet { \(cases.joined(separator: "; ")); "
            + "default: return super.connect(outlet: outlet, to: object) } } "
    }

    private func actions(_ methods: [TypeFacts.Method]) -> String {
        let cases = methods.map { method -> String in
            let base = String(method.name.prefix { $0 != "(" })
            let labels = method.name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
            let values = zip(labels, method.parameterTypes).enumerated().map { index, parameter -> String in
                let label = parameter.0 == "_" ? "" : parameter.0 + ": "
                let value = index == 0 ? "sender" : "event"
                let isAny = ["Any", "Any?", "AnyObject?"].contains(parameter.1)
                return label + (isAny ? "\(value) as \(parameter.1 == "Any" ? "Any" : parameter.1)" : "\(value) as! \(parameter.1)")
            }
            return "case \"\(selectorName(base, labels))\": _ = self.\(base)(\(values.joined(separator: ", "))); return true"
        }
        return " override func perform(action: String, sender: Any?, event: Any?) -> Bool { switch action { \(cases.joined(separator: "; ")); "
            + "default: return super.perform(action: action, sender: sender, event: event) } } "
    }

    /// The Objective-C name of a method, as interface files write it: `save(_:)` is `save:`, `save(with:)` is `saveWith:`.
    private func selectorName(_ base: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let head = first == "_" ? base : base + with(first)
        return ([head] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }

    private func with(_ label: String) -> String {
        let capitalised = label.prefix(1).uppercased() + label.dropFirst()
        return label.hasPrefix("with") ? capitalised : "With" + capitalised
    }
}
