/// Declarations of a definition to Swift text. Equal declarations give equal bytes.
struct DefinitionRenderer {
    /// `public ` or nothing.
    private let access: String
    /// What `override` declarations say.
    private let overriding: String

    private let outside: OutsideNames

    init(isPublic: Bool, outside: OutsideNames) {
        self.outside = outside
        access = isPublic ? "public " : ""
        overriding = isPublic ? "public override " : "override "
    }

    /// One file.
    func render(_ definitions: [DefinitionDeclarations]) -> String {
        var writer = SourceWriter()
        let sources = commented(definitions.map(\.source).joined(separator: ", "))
        writer.line("// Made by Hark from \(sources). Change the definition, not this.")
        writer.line()
        guard definitions.contains(where: { !$0.isEmpty }) else {
            writer.line("// Nothing in it needs a class of its own.")
            return writer.text
        }
        writer.line("@_spi(Generated) import Intents")
        for definition in definitions {
            for enumeration in definition.enumerations { render(enumeration, &writer) }
            for type in definition.types { render(type, &writer) }
            for intent in definition.intents { render(intent, &writer) }
        }
        entry(definitions, &writer)
        return writer.text
    }

    /// The entry by which the program's classes are found (`GeneratedIntents`).
    private func entry(_ definitions: [DefinitionDeclarations], _ writer: inout SourceWriter) {
        let intents = definitions.flatMap(\.intents)
        let types = definitions.flatMap(\.types)
        guard !intents.isEmpty || !types.isEmpty else { return }
        writer.line()
        if intents.contains(where: \.isDeprecated) { writer.line("@available(*, deprecated)") }
        writer.line("@section(\"hark_intents\") @used")
        writer.block(
            "nonisolated private let linkedIntents: @convention(c) @Sendable (\(outside.UnsafeMutableRawPointer)?) -> \(outside.Void) ="
        ) { writer in
            writer.line("\(outside.GeneratedIntents).add(")
            writer.line("    to: $0, from: #fileID,")
            writer.line("    classes: [")
            for type in types { writer.line("        \(quoted(type.travelName)): { \(type.type).self },") }
            for intent in intents {
                writer.line("        \(quoted(intent.travelName)): { \(intent.type).self },")
                writer.line("        \(quoted(intent.travelName + "Response")): { \(intent.response).self },")
            }
            if intents.isEmpty {
                writer.line("    ], tables: [:])")
            } else {
                writer.line("    ],")
                writer.line("    tables: [")
                for intent in intents {
                    writer.line("        \(quoted(intent.travelName)): { handlersOf\(intent.name)() },")
                }
                writer.line("    ])")
            }
        }
    }

    private func documentation(_ text: String?, _ writer: inout SourceWriter) {
        guard let text else { return }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        if !line.allSatisfy(\.isWhitespace) { writer.line("/// \(commented(line))") }
    }

    // MARK: Enumerations

    private func render(_ declaration: CustomEnumerationDeclaration, _ writer: inout SourceWriter) {
        writer.line()
        documentation(declaration.displayName, &writer)
        if declaration.isOptionSet {
            writer.block("nonisolated \(access)struct \(declaration.type): \(outside.OptionSet), \(outside.Hashable), \(outside.Sendable)") { writer in
                writer.line("\(access)let rawValue: \(outside.UInt)")
                writer.line("\(access)init(rawValue: \(outside.UInt)) { self.rawValue = rawValue }")
                for item in declaration.cases {
                    writer.line("\(access)static var \(Identifiers.spelled(item.name)): \(declaration.type) { .init(rawValue: \(UInt(bitPattern: item.value))) }")
                }
            }
        } else {
            writer.block("nonisolated \(access)enum \(declaration.type): \(outside.Int), \(outside.Sendable)") { writer in
                for item in declaration.cases { writer.line("case \(Identifiers.spelled(item.name)) = \(item.value)") }
            }
        }
        let value = declaration.isOptionSet ? "\(outside.Int)(bitPattern: %.rawValue)" : "%.rawValue"
        writer.line()
        writer.block("nonisolated \(access)class \(declaration.result): \(outside.INEnumResolutionResult)") { writer in
            writer.block("\(access)class func success(with resolvedValue: \(declaration.type)) -> Self") {
                $0.line("__success(withResolvedValue: \(value.replacing("%", with: "resolvedValue")))")
            }
            writer.block("\(access)class func confirmationRequired(with valueToConfirm: \(declaration.type)) -> Self") {
                $0.line("__confirmationRequiredWithValue(toConfirm: \(value.replacing("%", with: "valueToConfirm")))")
            }
        }
    }

    // MARK: Types

    private func render(_ declaration: TypeDeclaration, _ writer: inout SourceWriter) {
        let string = outside.String
        writer.line()
        documentation(declaration.displayName, &writer)
        writer.block("nonisolated \(access)class \(declaration.type): \(outside.INObject)") { writer in
            writer.block(
                "\(overriding)init(identifier: \(string)?, display displayString: \(string), pronunciationHint: \(string)?)"
            ) { $0.line("super.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)") }
            writer.block("\(overriding)init(identifier: \(string)?, display displayString: \(string))") {
                $0.line("super.init(identifier: identifier, display: displayString)")
            }
            writer.line("\(overriding)init(")
            writer.line("    identifier: \(string)?, display displayString: \(string), subtitle subtitleString: \(string)?,")
            writer.line("    image displayImage: \(outside.INImage)?")
            writer.block(")") {
                $0.line(
                    "super.init(identifier: identifier, display: displayString, subtitle: subtitleString, image: displayImage)")
            }
            writer.line("\(overriding)init(")
            writer.line("    identifier: \(string)?, display displayString: \(string), pronunciationHint: \(string)?,")
            writer.line("    subtitle subtitleString: \(string)?, image displayImage: \(outside.INImage)?")
            writer.block(")") { writer in
                writer.line("super.init(")
                writer.line("    identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,")
                writer.line("    subtitle: subtitleString, image: displayImage)")
            }
            decoding(declaration.name, declaration.properties, &writer)
        }
        schema(declaration.name, declaration.travelName, outside.INObject, declaration.properties, &writer)
        writer.line()
        writer.block("nonisolated \(access)class \(declaration.result): \(outside.INObjectResolutionResult)") { writer in
            let factories = [
                ("success", "resolvedObject", "%"), ("disambiguation", "objectsToDisambiguate", "[%]"),
                ("confirmationRequired", "objectToConfirm", "%?"),
            ]
            for (factory, argument, type) in factories {
                let type = type.replacing("%", with: declaration.type)
                writer.block("\(access)class func \(factory)(with \(argument): \(type)) -> Self") {
                    $0.line("super.\(factory)(with: \(argument))")
                }
            }
            for (factory, argument, type) in factories {
                let type = type.replacing("%", with: outside.INObject)
                writer.line("@available(*, unavailable)")
                writer.block("\(overriding)class func \(factory)(with \(argument): \(type)) -> Self") {
                    $0.line("super.\(factory)(with: \(argument))")
                }
            }
        }
    }

    // MARK: Members that all classes have

    /// What every class needs to be made from fields, and its properties.
    func decoding(_ name: String, _ properties: [PropertyDeclaration], _ writer: inout SourceWriter) {
        writer.line("\(access)required init?(coder: \(outside.NSCoder)) { super.init(coder: coder) }")
        writer.line("\(overriding)class var _schema: \(outside._Schema) { schemaOf\(name) }")
        for property in properties {
            let field = quoted(property.travelName)
            writer.block("\(access)var \(Identifiers.spelled(property.name)): \(property.swift)") { writer in
                writer.line("get { field(\(property.standard.map { "\(field), \($0)" } ?? field)) }")
                writer.line("set { setField(\(field), newValue) }")
            }
        }
    }

    func schema(
        _ name: String, _ travelName: String, _ superclass: String, _ properties: [PropertyDeclaration],
        _ writer: inout SourceWriter
    ) {
        let head = "nonisolated private let schemaOf\(name) = \(outside._Schema)(\(quoted(travelName)), extends: \(superclass)._schema"
        if properties.isEmpty { return writer.line(head + ")") }
        writer.line(head + ", [")
        for property in properties {
            writer.line(
                "    \(outside._Field)(\(quoted(property.travelName)), \(property.type.field): \(property.plain).self),")
        }
        writer.line("])")
    }

    // MARK: Intents

    private func render(_ intent: IntentDeclaration, _ writer: inout SourceWriter) {
        let deprecation = intent.isDeprecated ? "@available(*, deprecated)" : nil
        func begin(_ writer: inout SourceWriter) {
            writer.line()
            if let deprecation { writer.line(deprecation) }
        }
        writer.line()
        documentation(intent.title, &writer)
        if let deprecation { writer.line(deprecation) }
        writer.block("nonisolated \(access)class \(intent.type): \(outside.INIntent)") { writer in
            writer.line("\(overriding)init() { super.init() }")
            decoding(intent.name, intent.parameters.map(\.property), &writer)
        }
        if let deprecation { writer.line(deprecation) }
        schema(intent.name, intent.travelName, outside.INIntent, intent.parameters.map(\.property), &writer)
        begin(&writer)
        writer.block("nonisolated \(access)enum \(intent.code): \(outside.Int), \(outside.Sendable)") { writer in
            for code in intent.codes { writer.line("case \(Identifiers.spelled(code.name)) = \(code.value)") }
        }
        codeNames(intent, &writer)
        begin(&writer)
        response(intent, &writer)
        if let deprecation { writer.line(deprecation) }
        schema(intent.response, intent.travelName + "Response", outside.INIntentResponse, intent.properties, &writer)
        for parameter in intent.parameters {
            guard let reasons = parameter.reasons, let result = parameter.result else { continue }
            writer.line()
            writer.block("nonisolated \(access)enum \(reasons.enumeration): \(outside.Int), \(outside.Sendable)") { writer in
                for (index, name) in reasons.cases.enumerated() { writer.line("case \(Identifiers.spelled(name)) = \(index + 1)") }
            }
            writer.line()
            writer.block("nonisolated \(access)class \(result): \(reasons.resultSuperclass)") { writer in
                writer.block("\(access)class func unsupported(forReason reason: \(reasons.enumeration)) -> Self") {
                    $0.line("__unsupported(withReason: reason.rawValue)")
                }
            }
        }
        HandlingRenderer(intent: intent, access: access, outside: outside).render(&writer)
    }

    /// A code is kept by its name: raw values change when a definition's codes are put in another order.
    private func codeNames(_ intent: IntentDeclaration, _ writer: inout SourceWriter) {
        if intent.isDeprecated { writer.line("@available(*, deprecated)") }
        writer.block("nonisolated extension \(intent.code)") { writer in
            writer.block("fileprivate var _name: \(outside.String)") { writer in
                writer.line("switch self {")
                for code in intent.codes { writer.line("case .\(Identifiers.spelled(code.name)): \(quoted(code.travelName))") }
                writer.line("}")
            }
            writer.block("fileprivate static func _named(_ name: \(outside.String)) -> Self?") { writer in
                writer.line("switch name {")
                for code in intent.codes { writer.line("case \(quoted(code.travelName)): .some(.\(Identifiers.spelled(code.name)))") }
                writer.line("default: nil")
                writer.line("}")
            }
        }
    }

    private func response(_ intent: IntentDeclaration, _ writer: inout SourceWriter) {
        writer.block("nonisolated \(access)class \(intent.response): \(outside.INIntentResponse)") { writer in
            writer.line("\(overriding)init() { super.init() }")
            writer.block("\(access)convenience init(code: \(intent.code), userActivity: \(outside.NSUserActivity)?)") { writer in
                writer.line("self.init()")
                writer.line("self.code = code")
                writer.line("self.userActivity = userActivity")
            }
            writer.block("\(access)fileprivate(set) var code: \(intent.code)") { writer in
                writer.line("get {")
                writer.line("    rawCodeName.flatMap(\(intent.code)._named) ?? \(intent.code)(rawValue: rawCode) ?? .unspecified")
                writer.line("}")
                writer.line("set { setCode(newValue.rawValue, named: newValue._name) }")
            }
            decoding(intent.response, intent.properties, &writer)
            for factory in intent.factories { self.factory(factory, intent, &writer) }
        }
    }

    private func factory(_ factory: IntentDeclaration.ResponseFactory, _ intent: IntentDeclaration, _ writer: inout SourceWriter) {
        // Names that mean something else inside the function.
        var taken: Set = ["response", "self", "Self", intent.response]
        let arguments = factory.arguments.map { argument in
            var name = argument.name
            while taken.contains(name) || name != argument.name && factory.arguments.contains(where: { $0.name == name }) { name += "_" }
            taken.insert(name)
            return (name: Identifiers.spelled(name), label: Identifiers.spelled(argument.name), type: argument.plain)
        }
        let list = arguments.enumerated().map { index, argument in
            if index == 0, factory.omitsFirstLabel { return "_ \(argument.name): \(argument.type)" }
            return argument.name == argument.label
                ? "\(argument.name): \(argument.type)" : "\(argument.label) \(argument.name): \(argument.type)"
        }
        let code = Identifiers.spelled(factory.code)
        writer.block("\(access)static func \(code)(\(list.joined(separator: ", "))) -> \(intent.response)") { writer in
            writer.line("let response = \(intent.response)(code: .\(code), userActivity: nil)")
            for argument in arguments { writer.line("response.\(argument.label) = \(argument.name)") }
            writer.line("return response")
        }
    }
}

// MARK: Text

/// A string literal.
func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case _ where isUnseen(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// Text for a comment, on one line: what is shown is what is there.
private func commented(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if isUnseen(scalar) {
            result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Scalars that end lines, change the order in which others are shown, or are not shown at all.
private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isWhitespace && scalar != " "
    }
}
