import IntentSchema

/// Finds what the compiler does not say about handlers, since every requirement of a handling protocol is optional.
struct HandlerLint {
    private let protocols: [String: HandlingProtocol]
    private let groups: [String: [String]]
    private let classes: HandlerClasses

    /// - Parameters:
    ///   - files: the sources of the module.
    ///   - generated: sources made of definitions.
    init(_ files: [PreparedFile], generated: [PreparedFile]) throws(HarkError) {
        protocols = try HandlingProtocol.builtIn().merging(HandlingProtocol.generated(generated)) { $1 }
        groups = Dictionary(try Catalogue.Facts.protocols().map { ($0.name, $0.inherits) }, uniquingKeysWith: { first, _ in first })
        classes = HandlerClasses(files, known: Set(protocols.keys).union(groups.keys))
    }

    /// - Parameter supported: the intents that the bundle declares; nil when it is not known.
    func findings(supported: [String]?, plist: String?) -> [Finding] {
        var findings: [Finding] = []
        for name in classes.classes.keys.sorted() {
            guard let type = classes.classes[name] else { continue }
            let own = classes.handling(type, among: protocols, groups: groups)
            let line = classes.line(of: name)
            let inherited = line.dropFirst().flatMap { classes.handling($0, among: protocols, groups: groups) }
            findings += missingHandle(type, own, line)
            findings += nearMisses(type, own + inherited)
            findings += subclassOnly(type, inherited.filter { one in !own.contains(one) }, Array(line.dropFirst()))
        }
        if let supported { findings += unhandled(supported, plist) }
        return findings
    }

    /// The intents that some class says it handles.
    var handledIntents: Set<String> {
        Set(classes.classes.values.flatMap { classes.handling($0, among: protocols, groups: groups) }.map(\.intent))
    }

    // MARK: Rules

    private func missingHandle(_ type: HandlerClasses.Class, _ own: [HandlingProtocol], _ line: [HandlerClasses.Class]) -> [Finding] {
        guard !line.contains(where: \.hasForeignSuperclass) else { return [] }
        let known = Set(protocols.values.map(\.intent))
        let written = line.flatMap(\.methods).map { (name: $0.facts.name, intent: $0.facts.parameterTypes.first.map(Self.bare) ?? "") }
        return own.compactMap { handling in
            let handles = Set(handling.requirements.filter(\.isHandle).map(\.name))
            // A class that handles several intents has several methods of one name. A type that is not known may be another name.
            let isThere = written.contains { handles.contains($0.name) && ($0.intent == handling.intent || !known.contains($0.intent)) }
            guard !handles.isEmpty, !isThere else { return nil }
            return Finding(
                .warning, "handler.no-handle", file: type.file, line: type.line,
                message: "\(type.name) adopts \(handling.name) without handle(intent:completion:): \(handling.intent) cannot be handled")
        }
    }

    private static let phases = ["resolve", "confirm", "handle", "provide", "default"]

    private func nearMisses(_ type: HandlerClasses.Class, _ adopted: [HandlingProtocol]) -> [Finding] {
        guard !adopted.isEmpty else { return [] }
        let requirements = adopted.flatMap { handling in handling.requirements.map { (handling, $0) } }
        let names = Set(requirements.map(\.1.name))
        return type.methods.compactMap { method -> Finding? in
            let name = method.facts.name
            guard !method.facts.isOverride, Self.phases.contains(where: { name.hasPrefix($0) }) else { return nil }
            let taken = method.facts.parameterTypes.first.map(Self.bare) ?? ""
            if names.contains(name) {
                // The right name for another intent: the class does not say that it handles that one.
                guard protocols.values.contains(where: { $0.intent == taken && $0.requirements.contains { $0.name == name } }),
                    !adopted.contains(where: { $0.intent == taken })
                else { return nil }
                return Finding(
                    .warning, "handler.not-adopted", file: method.file, line: method.facts.line,
                    message: "\(name) takes \(taken), and \(type.name) does not adopt \(taken)Handling: it is never called")
            }
            // What takes no intent is a method of the user's own.
            let candidates = requirements.filter { $0.0.intent == taken }
            guard !candidates.isEmpty else { return nil }
            let best = candidates.map { (requirement: $0, distance: EditDistance.between(name, $0.1.name)) }
                .min { ($0.distance, $0.requirement.1.name) < ($1.distance, $1.requirement.1.name) }
            guard let best else { return nil }
            let isClose = best.distance <= max(2, name.count / 6) || best.requirement.1.base == name.prefix { $0 != "(" }
            guard isClose else { return nil }
            return Finding(
                .warning, "handler.near-miss", file: method.file, line: method.facts.line,
                message: "\(name) is never called: \(best.requirement.0.name) has \(best.requirement.1.name)")
        }
    }

    private func subclassOnly(_ type: HandlerClasses.Class, _ inherited: [HandlingProtocol], _ above: [HandlerClasses.Class]) -> [Finding] {
        let written = Set(above.flatMap(\.methods).map(\.facts.name))
        let requirements = inherited.flatMap { handling in handling.requirements.map { (handling, $0) } }
        return type.methods.compactMap { method in
            guard !method.facts.isOverride, !written.contains(method.facts.name),
                let match = requirements.first(where: { $0.1.name == method.facts.name })
            else { return nil }
            let base = above.first { classes.handling($0, among: protocols, groups: groups).contains(match.0) }?.name ?? ""
            return Finding(
                .warning, "handler.subclass-only", file: method.file, line: method.facts.line,
                message: "\(method.facts.name) is never called: \(base) adopts \(match.0.name) and does not have it; declare it there, "
                    + "or let \(type.name) adopt the protocol")
        }
    }

    private func unhandled(_ supported: [String], _ plist: String?) -> [Finding] {
        let handled = handledIntents
        return supported.filter { !handled.contains($0) }.map { intent in
            Finding(
                .warning, "handler.none-for-intent", file: plist,
                message: "IntentsSupported lists \(intent), and no class adopts \(intent)Handling")
        }
    }

    /// A type without module, optionality and attributes.
    private static func bare(_ type: String) -> String {
        let last = type.split(separator: " ").last.map(String.init) ?? type
        return String((last.split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "!" })
    }
}

/// Levenshtein's distance.
enum EditDistance {
    static func between(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.utf8.prefix(256)), Array(right.utf8.prefix(256)))
        var row = Array(0...right.count)
        for (index, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let above = row[column + 1]
                row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == right[column] ? 0 : 1))
                diagonal = above
            }
        }
        return row[right.count]
    }
}
