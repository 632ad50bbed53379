import IntentSchema

/// Facts to declarations.
struct SurfaceTranslator {
    private(set) var diagnostics: [Diagnostic] = []
    private let enumerations: [String: EnumerationFacts]
    private let codeStandards: [String: String]
    /// Factories of a resolution result's subclasses, by the name of the superclass.
    let subclassFactories: [String: [String]]
    private let types: [TypeFacts]
    private let domains: [DomainFacts]
    let facts: Facts

    /// The catalogue's files.
    struct Facts: Sendable {
        var domains: [DomainFacts]
        var types: [TypeFacts]
        var enumerations: EnumerationListFacts
        var resolutionResults: [ResolutionResultFacts]
        var protocols: [ProtocolFacts]
        var constants: [ConstantListFacts.Constant]
    }

    init(_ facts: Facts) {
        self.facts = facts
        domains = facts.domains
        types = facts.types
        enumerations = Dictionary(uniqueKeysWithValues: facts.enumerations.enumerations.map { ($0.name, $0) })
        subclassFactories = Dictionary(grouping: facts.resolutionResults) { $0.superclass ?? "" }
            .mapValues { $0.flatMap(\.factories) }
        codeStandards = Dictionary(
            uniqueKeysWithValues: facts.domains.flatMap(\.intents).map {
                ($0.response.codeEnumeration, Self.standardCase($0.response.codes))
            })
    }

    mutating func translate() -> Surface {
        var surface = Surface()
        for domain in domains { surface.domains.append(translate(domain)) }
        surface.values = valueClasses()
        for enumeration in facts.enumerations.enumerations { surface.enumerations.append(translate(enumeration)) }
        surface.stringTypes = facts.enumerations.stringTypes.map { type in
            StringTypeDeclaration(
                name: type.name, constants: type.constants.map { ConstantDeclaration(name: $0.name, value: $0.value) })
        }
        surface.results = facts.resolutionResults.filter { !HandWritten.resolutionResults.contains($0.name) }
            .map { translate($0) }
        surface.protocols = facts.protocols.filter { !HandWritten.protocols.contains($0.name) }.map { translate($0) }
        surface.constantPairs = facts.constants.map { ConstantDeclaration(name: $0.name, value: $0.value) }
        let classes = surface.values + surface.domains.flatMap(\.classes)
        surface.classTable =
            (classes.map { ClassTableEntry(schemaName: $0.schemaName, swiftName: $0.name) }
            + HandWritten.valueClasses.map { ClassTableEntry(schemaName: $0, swiftName: $0) })
            .sorted { $0.schemaName < $1.schemaName }
        return surface
    }

    // MARK: Parsing with diagnostics

    mutating func parse(_ text: String, _ subject: String) -> Signature? {
        do {
            return try SignatureParser.parse(text)
        } catch {
            diagnostics.append(Diagnostic(.error, "signature.malformed", subject, error.message))
            return nil
        }
    }

    mutating func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    // MARK: Types

    /// The type without the mark of an optional.
    static func stored(_ swift: String) -> String {
        swift.hasSuffix("?") || swift.hasSuffix("!") ? String(swift.dropLast()) : swift
    }

    /// Classes of which only a subclass can be sent.
    private static let travelling = ["CLRegion": "CLCircularRegion"]

    private static func standardCase(_ cases: [CaseFacts]) -> String {
        (cases.first { $0.rawValue == 0 && $0.hidden != true } ?? cases.first)?.name ?? "unspecified"
    }

    /// What a property that is not optional answers when nothing is stored.
    func standard(_ field: FieldFacts) -> String? {
        if field.swift.hasSuffix("?") || field.swift.hasSuffix("!") { return nil }
        switch field.type {
        case .array, .optionSet: return "[]"
        case .enumeration(let name):
            return ".\(enumerations[name].map { Self.standardCase($0.cases) } ?? codeStandards[name] ?? "unspecified")"
        case .dictionary: return "[:]"
        default: break
        }
        switch field.swift {
        case "Bool": return "false"
        case "Int", "Double", "Float", "TimeInterval": return "0"
        case "String": return "\"\""
        case "Date": return "Date(timeIntervalSinceReferenceDate: 0)"
        case "DateComponents": return "DateComponents()"
        case "NSDecimalNumber": return ".zero"
        case "NSRange": return "NSRange(location: 0, length: 0)"
        case "UUID": return "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"
        case "NSUserActivity": return "NSUserActivity(activityType: \"\")"
        case "CLLocation", "CLPlacemark", "CLRegion": return "BlankPlaces.\(field.type.typeName ?? "")"
        case "INShortcut": return ".intent(INIntent())"
        default: return "\(field.swift).blank()"
        }
    }

    func property(_ field: FieldFacts) -> ClassDeclaration.Property {
        ClassDeclaration.Property(
            name: field.name, swift: field.swift,
            stored: Self.travelling[Self.stored(field.swift)] ?? Self.stored(field.swift), standard: standard(field),
            isSettable: field.settable == true, isHidden: field.hidden == true)
    }

    // MARK: Classes

    mutating func initialisers(
        _ initialisers: [InitialiserFacts], of owner: String, fields: [String: FieldFacts]
    ) -> [ClassDeclaration.Initialiser] {
        var declarations: [ClassDeclaration.Initialiser] = []
        for initialiser in initialisers {
            guard var signature = parse(initialiser.signature, owner), !signature.parameters.isEmpty else { continue }
            guard !signature.parameters.contains(where: { HandWritten.absentTypes.contains($0.type) }) else { continue }
            var assignments: [ClassDeclaration.Initialiser.Assignment] = []
            for parameter in signature.parameters {
                let name = initialiser.properties?[parameter.name] ?? parameter.name
                guard let field = fields[name] else {
                    diagnostics.append(
                        Diagnostic(.error, "initialiser.no-such-property", "\(owner).\(signature.name)", parameter.name))
                    continue
                }
                var expression = parameter.name
                switch (Self.stored(parameter.type), field.type) {
                // An argument that Swift sees as a number and the property as a boolean.
                case ("Int", .boolean): expression += ".map { $0 != 0 }"
                // A handle without a kind.
                case ("String", .object("INPersonHandle")): expression = "INPersonHandle(value: \(expression), type: .unknown)"
                default: break
                }
                assignments.append(.init(field: name, expression: expression))
            }
            // Only the nil of an optional result would differ, and these never fail.
            if case .initialiser("!") = signature.kind { signature.kind = .initialiser(suffix: "") }
            declarations.append(.init(signature: signature, assignments: assignments))
        }
        return declarations
    }

    private mutating func valueClasses() -> [ClassDeclaration] {
        let classes = types.filter {
            $0.kind == .class && !HandWritten.valueClasses.contains($0.name) && !HandWritten.otherTypes.contains($0.name)
        }
        let superclasses = Set(types.compactMap(\.superclass))
        let byName = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
        var declarations: [ClassDeclaration] = []
        for type in classes {
            var fields: [String: FieldFacts] = [:]
            var ancestor: TypeFacts? = type
            while let current = ancestor {
                fields.merge(current.fields.map { ($0.name, $0) }) { own, _ in own }
                ancestor = current.superclass.flatMap { byName[$0] }
            }
            var made = HandWritten.initialisers.contains(type.name) ? [] : initialisers(type.initialisers ?? [], of: type.name, fields: fields)
            let passedOn = type.superclass.flatMap { byName[$0]?.initialisers } ?? []
            for var inherited in initialisers(passedOn, of: type.name, fields: fields)
            where !made.contains(where: { $0.signature == inherited.signature }) {
                inherited.isOverride = true
                made.append(inherited)
            }
            let ancestorHasPlainInit = type.superclass.map { byName[$0]?.plainInit == true } ?? true
            declarations.append(
                ClassDeclaration(
                    name: type.name, schemaName: type.name.replacing(".", with: ""),
                    superclass: type.superclass ?? "_SchemaObject",
                    properties: type.fields.filter { $0.static != true }.map { property($0) },
                    initialisers: made,
                    plainInit: type.plainInit != true ? .none : ancestorHasPlainInit ? .overriding : .own,
                    declaresSchemaInit: superclasses.contains(type.name) || HandWritten.initialisers.contains(type.name), codePair: nil))
        }
        return declarations
    }

    private mutating func translate(_ domain: DomainFacts) -> Surface.Domain {
        var result = Surface.Domain(name: domain.domain)
        for intent in domain.intents {
            let fields = Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, $0) })
            result.classes.append(
                ClassDeclaration(
                    name: intent.name, schemaName: intent.name, superclass: "INIntent",
                    properties: intent.parameters.map { property($0) },
                    initialisers: initialisers(intent.initialisers, of: intent.name, fields: fields),
                    plainInit: intent.plainInit ? .overriding : .none, declaresSchemaInit: false, codePair: nil))
            result.classes.append(response(intent.response))
            result.enumerations.append(
                enumeration(intent.response.codeEnumeration, .enum, intent.response.codes, errorType: nil))
            if let handling = intent.handling { result.handlings.append(translate(handling, of: intent)) }
        }
        return result
    }

    private mutating func response(_ response: ResponseFacts) -> ClassDeclaration {
        let fields = Dictionary(uniqueKeysWithValues: response.properties.map { ($0.name, $0) })
        var initialisers: [ClassDeclaration.Initialiser] = []
        for initialiser in response.initialisers {
            guard let signature = parse(initialiser.signature, response.className) else { continue }
            let assignments = signature.parameters.map { parameter in
                switch parameter.name {
                case "code": ClassDeclaration.Initialiser.Assignment(field: "$code", expression: "code.rawValue")
                case "userActivity": ClassDeclaration.Initialiser.Assignment(field: "$userActivity", expression: "userActivity")
                default: ClassDeclaration.Initialiser.Assignment(field: parameter.name, expression: parameter.name)
                }
            }
            for assignment in assignments where !assignment.field.hasPrefix("$") && fields[assignment.field] == nil {
                diagnostics.append(
                    Diagnostic(.error, "initialiser.no-such-property", response.className, assignment.field))
            }
            initialisers.append(.init(signature: signature, assignments: assignments))
        }
        return ClassDeclaration(
            name: response.className, schemaName: response.className, superclass: "INIntentResponse",
            properties: response.properties.map { property($0) }, initialisers: initialisers,
            plainInit: response.plainInit ? .overriding : .none, declaresSchemaInit: false,
            codePair: CodeDeclaration(
                enumeration: response.codeEnumeration, standard: Self.standardCase(response.codes)))
    }

    // MARK: Enumerations

    private mutating func translate(_ facts: EnumerationFacts) -> EnumerationDeclaration {
        enumeration(
            facts.name, facts.kind == .optionSet ? .optionSet : .enum, facts.cases,
            errorType: facts.kind == .errorCodeEnum ? String(facts.name.prefix { $0 != "." }) : nil)
    }

    private mutating func enumeration(
        _ name: String, _ kind: EnumerationDeclaration.Kind, _ cases: [CaseFacts], errorType: String?
    ) -> EnumerationDeclaration {
        let visible = cases.filter { $0.hidden != true }
        let own = visible.filter { $0.alias != true }
        var aliases: [EnumerationDeclaration.Alias] = []
        for alias in visible where alias.alias == true {
            if let target = own.first(where: { $0.rawValue == alias.rawValue }) {
                aliases.append(.init(name: alias.name, target: target.name))
            } else {
                diagnostics.append(Diagnostic(.error, "enumeration.alias-without-case", name, alias.name))
            }
        }
        return EnumerationDeclaration(
            name: name, kind: kind, cases: own.map { .init(name: $0.name, rawValue: $0.rawValue) }, aliases: aliases,
            errorType: errorType)
    }
}
