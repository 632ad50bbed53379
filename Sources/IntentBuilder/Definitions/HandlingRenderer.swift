/// The protocol that handlers of an intent adopt, the defaults of its methods, and the table by which they are called.
struct HandlingRenderer {
    let intent: IntentDeclaration
    let access: String
    let outside: OutsideNames

    /// One method, in one of its spellings.
    private struct Requirement {
        var signature: String
        /// What its default answers where there is no blank to make.
        var otherwise: String?
        /// The lines that add it to the table.
        var table: [String]
    }

    func render(_ writer: inout SourceWriter) {
        let requirements = requirements()
        let deprecation = intent.isDeprecated ? "@available(*, deprecated)" : nil
        writer.line()
        if let deprecation { writer.line(deprecation) }
        writer.block("nonisolated \(access)protocol \(intent.handling): \(outside.AnyObject)") { writer in
            for requirement in requirements { writer.line(requirement.signature) }
        }
        writer.line()
        if let deprecation { writer.line(deprecation) }
        writer.block("nonisolated extension \(intent.handling)") { writer in
            for requirement in requirements { writer.line("\(access)\(requirement.signature) { \(outside.notImplemented)(\(requirement.otherwise.map { "otherwise: \($0)" } ?? "")) }") }
        }
        writer.line()
        if let deprecation { writer.line(deprecation) }
        writer.block("nonisolated private func handlersOf\(intent.name)() -> \(outside.IntentHandlerTable)") { writer in
            writer.line("var builder = \(outside.HandlerTableBuilder)<any \(intent.handling), \(intent.type), \(intent.response)>(")
            writer.line("    \(quoted(intent.handling)), codeName: { \(intent.code)(rawValue: $0)?._name })")
            for requirement in requirements { for line in requirement.table { writer.line(line) } }
            writer.line("return builder.table")
        }
    }

    // MARK: Requirements

    private func requirements() -> [Requirement] {
        var result = phase("handle") + phase("confirm")
        for parameter in intent.parameters {
            if let answer = parameter.result { result += resolve(parameter, answer) }
        }
        for parameter in intent.parameters where parameter.options != .none { result += options(parameter) }
        return result
    }

    private func phase(_ name: String) -> [Requirement] {
        let done = "@escaping @Sendable (\(intent.response)) -> \(outside.Void)"
        return [
            Requirement(
                signature: "func \(name)(intent: \(intent.type), completion: \(done))",
                table: [
                    "builder.\(name)(\"\(name)(intent:completion:)\") { (handler, intent, done: \(done)) in",
                    "    handler.\(name)(intent: intent, completion: done)", "}",
                ]),
            Requirement(
                signature: "func \(name)(intent: \(intent.type)) async -> \(intent.response)",
                table: [
                    "builder.\(name)Async(\"\(name)(intent:)\") { await $0.\(name)(intent: $1) as \(intent.response) }"
                ]),
        ]
    }

    private func resolve(_ parameter: ParameterDeclaration, _ answer: String) -> [Requirement] {
        let method = "resolve\(parameter.capitalized)"
        let answer = parameter.property.isArray ? "[\(answer)]" : answer
        let builder = parameter.property.isArray ? "resolveEach" : "resolve"
        let done = "@escaping @Sendable (\(answer)) -> \(outside.Void)"
        let name = quoted(parameter.property.travelName)
        return [
            Requirement(
                signature: "func \(method)(for intent: \(intent.type), with completion: \(done))",
                table: [
                    "builder.\(builder)(\(name), \"\(method)(for:with:)\") { (handler, intent, done: \(done)) in",
                    "    handler.\(method)(for: intent, with: done)", "}",
                ]),
            Requirement(
                signature: "func \(method)(for intent: \(intent.type)) async -> \(answer)",
                table: [
                    "builder.\(builder)Async(\(name), \"\(method)(for:)\") { await $0.\(method)(for: $1) as \(answer) }"
                ]),
        ]
    }

    /// The methods for options, the newest first, and the default value.
    private func options(_ parameter: ParameterDeclaration) -> [Requirement] {
        let name = quoted(parameter.property.travelName)
        let type = intent.type
        let collection = "\(outside.INObjectCollection)<\(parameter.property.type.item)>"
        // An enumeration is a number where options are concerned.
        let element = parameter.property.type.standard == nil ? parameter.property.type.name : outside.NSNumber
        var result: [Requirement] = []

        let search = parameter.options == .search
        let method = "provide\(parameter.capitalized)OptionsCollection"
        let label = search ? "searchTerm:" : ""
        let argument = search ? ", searchTerm: \(outside.String)?" : ""
        var done = "@escaping @Sendable (\(collection)?, (any \(outside.Error))?) -> \(outside.Void)"
        result.append(
            Requirement(
                signature: "func \(method)(for intent: \(type)\(argument), with completion: \(done))",
                table: [
                    "builder.options(\(name), \"\(method)(for:\(label)with:)\") { (handler, intent, \(search ? "term" : "_"), done: \(done)) in",
                    "    handler.\(method)(for: intent, \(search ? "searchTerm: term, " : "")with: done)", "}",
                ]))
        result.append(
            Requirement(
                signature: "func \(method)(for intent: \(type)\(argument)) async throws -> \(collection)",
                otherwise: "\(outside.INObjectCollection)(items: [])",
                table: [
                    "builder.optionsAsync(\(name), \"\(method)(for:\(label))\") { (handler, intent, \(search ? "term" : "_")) in",
                    "    try await handler.\(method)(for: intent\(search ? ", searchTerm: term" : "")) as \(collection)", "}",
                ]))

        let older = "provide\(parameter.capitalized)Options"
        done = "@escaping @Sendable ([\(element)]?, (any \(outside.Error))?) -> \(outside.Void)"
        result.append(
            Requirement(
                signature: "func \(older)(for intent: \(type), with completion: \(done))",
                table: [
                    "builder.optionsArray(\(name), \"\(older)(for:with:)\") { (handler, intent, _, done: \(done)) in",
                    "    handler.\(older)(for: intent, with: done)", "}",
                ]))
        result.append(
            Requirement(
                signature: "func \(older)(for intent: \(type)) async throws -> [\(element)]",
                otherwise: "[]",
                table: [
                    "builder.optionsArrayAsync(\(name), \"\(older)(for:)\") { (handler, intent, _) in",
                    "    try await handler.\(older)(for: intent) as [\(element)]", "}",
                ]))

        let property = parameter.property
        let standard = "default\(parameter.capitalized)"
        result.append(
            Requirement(
                signature: "func \(standard)(for intent: \(type)) -> \(property.swift)",
                otherwise: property.standard ?? "nil",
                table: [
                    "builder.defaultValue(\(name), \"\(standard)(for:)\") { $0.\(standard)(for: $1) as \(property.swift) }"
                ]))
        return result
    }
}
