import IntentSchema

/// A protocol that handlers adopt, with what it can be asked for. Every requirement is optional as on Apple's systems, so the
/// compiler does not say when a method misses its requirement by a letter.
struct HandlingProtocol: Sendable, Hashable {
    struct Requirement: Sendable, Hashable {
        /// `resolveContent(for:with:)`.
        var name: String
        var isHandle: Bool

        var base: Substring { name.prefix { $0 != "(" } }
    }

    var name: String
    /// The intent's class name.
    var intent: String
    var requirements: [Requirement]

    /// The built-in protocols by name, in every spelling that they have had.
    /// - Throws: `catalogue.…` of a broken build.
    static func builtIn() throws(HarkError) -> [String: HandlingProtocol] {
        var protocols: [String: HandlingProtocol] = [:]
        for domain in Catalogue.shared.domains {
            for intent in try Catalogue.Facts.domain(domain).intents {
                guard let handling = intent.handling else { continue }
                var requirements: [Requirement] = []
                for method in handling.methods {
                    let spellings = [method.signature, method.async].compactMap { $0 }.compactMap(name)
                    for name in spellings + [method.swift3].compactMap({ $0 }) {
                        requirements.append(Requirement(name: name, isHandle: method.kind == .handle))
                    }
                }
                protocols[handling.name] = HandlingProtocol(name: handling.name, intent: intent.name, requirements: requirements)
            }
        }
        return protocols
    }

    /// The protocols of generated intents.
    static func generated(_ files: [PreparedFile]) -> [String: HandlingProtocol] {
        var protocols: [String: HandlingProtocol] = [:]
        for type in files.flatMap(\.facts.types) where type.kind == .protocol && type.name.hasSuffix("Handling") {
            protocols[type.name] = HandlingProtocol(
                name: type.name, intent: String(type.name.dropLast("Handling".count)),
                requirements: type.methods.map { .init(name: $0.name, isHandle: $0.name.hasPrefix("handle(")) })
        }
        return protocols
    }

    /// `func resolveContent(for intent: X, with completion: …) -> Y`: `resolveContent(for:with:)`.
    private static func name(_ signature: String) -> String? {
        guard let start = signature.firstRange(of: "func ")?.upperBound, let open = signature[start...].firstIndex(of: "(") else { return nil }
        var labels = ""
        var depth = 0
        var isLabel = true
        for character in signature[open...] {
            switch character {
            case "(", "[", "<":
                depth += 1
            case ")", "]", ">":
                depth -= 1
                if depth == 0 { return "\(signature[start..<open])(\(labels))" }
            case "," where depth == 1: isLabel = true
            case " ", ":":
                if depth == 1, isLabel, labels.last.map({ $0 != ":" }) ?? false {
                    labels += ":"
                    isLabel = false
                }
            default: if depth == 1, isLabel { labels.append(character) }
            }
        }
        return nil
    }
}
