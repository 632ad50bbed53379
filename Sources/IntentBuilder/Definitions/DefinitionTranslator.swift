import IntentDefinitions
import IntentSchema

/// Definitions to declarations. Goes on after an error, so that one run tells everything.
struct DefinitionTranslator {
    private(set) var diagnostics: [DefinitionDiagnostic] = []
    let names: ClassNames
    private var types: SwiftTypes
    /// What is declared already, and by which file.
    private var declared: [String: String] = [:]
    private var file: DefinitionFile
    /// How the names of other modules are spelled beside those that the definitions declare.
    private(set) var outside = OutsideNames()

    /// - Throws: `catalogue.malformed`.
    init(_ files: [DefinitionFile], names: ClassNames) throws(HarkError) {
        self.names = names
        types = try SwiftTypes(files, names)
        file = DefinitionFile(path: "")
    }

    /// All definitions. They are gone through twice, as each declaration may hide a name that another one uses.
    mutating func translate(_ definitions: [(file: DefinitionFile, source: String)]) -> [DefinitionDeclarations] {
        for definition in definitions { _ = translate(definition.file, source: definition.source) }
        outside = OutsideNames(hidden: Set(declared.keys))
        types.outside = outside
        (declared, diagnostics) = ([:], [])
        let result = definitions.map { translate($0.file, source: $0.source) }
        for module in outside.hiddenModules {
            note(
                .error, "generate.reserved-name", "",
                "'\(module)' is also the module of another name that the definitions declare, which then cannot be told apart")
        }
        return result
    }

    private mutating func translate(_ definition: DefinitionFile, source: String) -> DefinitionDeclarations {
        file = definition
        var result = DefinitionDeclarations(source: source)
        for (index, enumeration) in definition.enumerations.enumerated() {
            if let made = translate(enumeration, "INEnums[\(index)]") { result.enumerations.append(made) }
        }
        for (index, type) in definition.types.enumerated() {
            if let made = translate(type, "INTypes[\(index)]") { result.types.append(made) }
        }
        // The framework has the classes of its own intents.
        for (index, intent) in definition.intents.enumerated() where intent.kind == .custom {
            if let made = translate(intent, "INIntents[\(index)]") { result.intents.append(made) }
        }
        return result
    }

    // MARK: Diagnostics and names

    private mutating func note(
        _ severity: DefinitionDiagnostic.Severity, _ identifier: String, _ keyPath: String, _ message: String
    ) {
        diagnostics.append(
            DefinitionDiagnostic(severity, identifier, file: file.path, keyPath: keyPath, message: message))
    }

    /// A name as Swift declares it. One that had to be changed is reported, since code must spell it so.
    private mutating func identifier(
        _ name: String, _ what: String, _ keyPath: String, reserved: Set<String> = []
    ) -> String? {
        guard var result = Identifiers.sanitized(name) else {
            note(.error, "generate.no-identifier", keyPath, "'\(name)' has nothing that a Swift name can be made of")
            return nil
        }
        if reserved.contains(result) { result += "_" }
        if result != name {
            note(.warning, "generate.renamed", keyPath, "the \(what) '\(name)' is called '\(result)' in Swift")
        }
        return result
    }

    /// The name of a case. Putting it in lower case is what everybody expects, and no reason to speak.
    private mutating func caseName(_ name: String, _ what: String, _ keyPath: String) -> String? {
        guard let expected = Identifiers.caseName(name) else { return identifier(name, what, keyPath) }
        if expected.lowercased() != name.lowercased() { _ = identifier(name, what, keyPath) }
        return expected
    }

    private mutating func declare(_ name: String, _ keyPath: String) {
        let reason: String? =
            switch name {
            // Swift's methods that give a value of their own class could not be declared.
            case "Self": "means the type around it"
            case "linkedIntents": "is the entry of generated code in the program"
            default: types.isFrameworks(name) ? "is the framework's, and values that travel are known by it" : nil
            }
        if let reason {
            note(
                .error, "generate.reserved-name", keyPath, "'\(name)' \(reason); give the class another name or a prefix")
        }
        if let other = declared.updateValue(file.path, forKey: name) {
            note(
                .error, "generate.duplicate-name", keyPath,
                "'\(name)' is declared twice\(other == file.path ? "" : ", also by \(other)")")
        }
    }

    /// Names of one scope, each once after all characters were made to fit.
    private mutating func checkUnique(_ names: [String], _ keyPath: String) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            note(.error, "generate.duplicate-name", keyPath, "two names become '\(name)' in Swift")
        }
    }

    // MARK: Types and enumerations

    private mutating func translate(_ enumeration: DefinedEnumeration, _ keyPath: String) -> CustomEnumerationDeclaration? {
        let travelName = names.travelName(of: enumeration)
        guard let name = identifier(travelName, "enumeration", "\(keyPath).INEnumName") else { return nil }
        var result = CustomEnumerationDeclaration(
            name: name, displayName: enumeration.displayName?.text, isOptionSet: enumeration.kind == .optionSet, cases: [])
        for (index, item) in enumeration.rawValues.enumerated() {
            let path = "\(keyPath).INEnumValues[\(index)].INEnumValueName"
            guard let name = caseName(item.name, "case", path), let value = Int(exactly: item.value) else { continue }
            result.cases.append(.init(name: name, value: value))
        }
        if result.cases.isEmpty, !result.isOptionSet {
            note(.error, "generate.no-cases", "\(keyPath).INEnumValues", "the enumeration '\(name)' has no cases")
        }
        checkUnique(result.cases.map(\.name), "\(keyPath).INEnumValues")
        declare(name, keyPath)
        declare(result.result, keyPath)
        return result
    }

    private mutating func translate(_ type: DefinedType, _ keyPath: String) -> TypeDeclaration? {
        let travelName = names.travelName(of: type)
        guard let name = identifier(travelName, "type", "\(keyPath).INTypeName") else { return nil }
        var result = TypeDeclaration(
            name: name, travelName: travelName, displayName: type.displayName?.text, properties: [])
        for (index, attribute) in type.properties.enumerated()
        where !attribute.isDefault {
            let path = "\(keyPath).INTypeProperties[\(index)]"
            if let made = property(attribute, "INTypeProperty", Identifiers.objectMembers.union(["schemaOf\(name)"]), path) {
                result.properties.append(made)
            }
        }
        checkUnique(result.properties.map(\.name), "\(keyPath).INTypeProperties")
        for declared in [name, result.result, "schemaOf\(name)"] { declare(declared, keyPath) }
        return result
    }

    private mutating func property(
        _ attribute: some DefinedAttribute, _ prefix: String, _ reserved: Set<String>, _ keyPath: String
    ) -> PropertyDeclaration? {
        let name = identifier(attribute.name, "property", "\(keyPath).\(prefix)Name", reserved: reserved)
        do throws(SwiftTypes.Failure) {
            let type = try types.type(of: attribute, in: file)
            return name.map {
                PropertyDeclaration(
                    name: $0, travelName: attribute.name, type: type, isArray: attribute.supportsMultipleValues)
            }
        } catch {
            switch error {
            case .unknownSystemType(let name):
                note(.error, "generate.unknown-system-type", keyPath, "the framework has no '\(name)'")
            case .unknownNamespace(let namespace, let name):
                note(
                    .error, "generate.unresolved-reference", keyPath,
                    "'\(name)' is of the definition '\(namespace)', which is not among the files; generate them together")
            case .missing(let name):
                // The reader has told it of references within the file.
                if attribute.isForeign(to: file) {
                    note(.error, "generate.unresolved-reference", keyPath, "no definition has '\(name)'")
                }
            case .unknown: break
            }
            return nil
        }
    }

    // MARK: Intents

    private mutating func translate(_ intent: DefinedIntent, _ keyPath: String) -> IntentDeclaration? {
        let travelName = names.travelName(of: intent)
        guard let name = identifier(travelName, "intent", "\(keyPath).INIntentName") else { return nil }
        var result = IntentDeclaration(
            name: name, travelName: travelName, title: intent.title?.text, isDeprecated: intent.isDeprecated, parameters: [],
            codes: [], properties: [], factories: [])
        for (index, parameter) in intent.parameters.enumerated() {
            let path = "\(keyPath).INIntentParameters[\(index)]"
            if let made = translate(parameter, of: name, path) { result.parameters.append(made) }
        }
        checkUnique(result.parameters.map(\.property.name), "\(keyPath).INIntentParameters")
        checkUnique(result.parameters.map(\.capitalized), "\(keyPath).INIntentParameters")
        let path = "\(keyPath).INIntentResponse"
        let response = intent.response ?? DefinedResponse()
        let reserved = Identifiers.responseMembers.union([result.response, result.code, "schemaOf\(result.response)"])
        for (index, attribute) in response.properties.enumerated() {
            let path = "\(path).INIntentResponseParameters[\(index)]"
            if let made = property(attribute, "INIntentResponseParameter", reserved, path) {
                result.properties.append(made)
            }
        }
        checkUnique(result.properties.map(\.name), "\(path).INIntentResponseParameters")
        codes(response, &result, path)
        for declared in [
            name, result.handling, result.response, result.code, "schemaOf\(name)", "schemaOf\(result.response)", "handlersOf\(name)",
        ] { declare(declared, keyPath) }
        return result
    }

    private mutating func translate(
        _ parameter: DefinedParameter, of intent: String, _ keyPath: String
    ) -> ParameterDeclaration? {
        guard let property = property(parameter, "INIntentParameter", Identifiers.intentMembers.union(["schemaOf\(intent)"]), keyPath) else { return nil }
        var result = ParameterDeclaration(property: property)
        if parameter.supportsDynamicOptions { result.options = parameter.supportsSearch ? .search : .list }
        guard parameter.supportsResolution else { return result }
        guard let base = property.type.result else {
            note(
                .warning, "generate.no-resolution-result", keyPath,
                "the framework has no resolution result for '\(property.type.name)'; '\(parameter.name)' is not resolved")
            return result
        }
        result.result = base
        var cases: [String] = []
        for (index, reason) in parameter.unsupportedReasons.enumerated() {
            let path = "\(keyPath).INIntentParameterUnsupportedReasons[\(index)].INIntentParameterUnsupportedReasonCode"
            if let name = caseName(reason.code, "reason", path) { cases.append(name) }
        }
        guard !cases.isEmpty else { return result }
        checkUnique(cases, "\(keyPath).INIntentParameterUnsupportedReasons")
        let stem = DefinitionNames.stem(ofClass: intent) + result.capitalized
        result.reasons = .init(enumeration: stem + "UnsupportedReason", resultSuperclass: base, cases: cases)
        result.result = stem + "ResolutionResult"
        for name in [stem + "UnsupportedReason", stem + "ResolutionResult"] { declare(name, keyPath) }
        return result
    }

    // MARK: Responses

    private mutating func codes(_ response: DefinedResponse, _ result: inout IntentDeclaration, _ keyPath: String) {
        result.codes = ResponseCodes.builtIn.enumerated().map { .init(name: $1, travelName: $1, value: $0) }
        var next = Int(ResponseCodeDescription.firstOwnRawValue)
        for (index, code) in response.codes.enumerated() {
            let path = "\(keyPath).INIntentResponseCodes[\(index)]"
            guard var name = caseName(code.name, "response code", "\(path).INIntentResponseCodeName") else { continue }
            // A static function of the class's own name would hide it.
            if [result.response, result.code].contains(name) {
                name += "_"
                note(.warning, "generate.renamed", path, "the response code '\(code.name)' is called '\(name)' in Swift")
            }
            if !ResponseCodes.builtIn.contains(code.name) {
                result.codes.append(.init(name: name, travelName: code.name, value: next))
                next += 1
            }
            let texts = [code.template?.text, code.conciseTemplate?.text].compactMap { $0 }
            var arguments: [PropertyDeclaration] = []
            for place in texts.flatMap(TemplatePlaces.names) {
                guard let property = result.properties.first(where: { $0.travelName == place }),
                    !arguments.contains(where: { $0.name == property.name })
                else { continue }
                arguments.append(property)
            }
            guard let first = arguments.first else { continue }
            result.factories.append(
                .init(
                    code: name, arguments: arguments,
                    omitsFirstLabel: name.hasSuffix(Identifiers.capitalized(first.name)) || name == first.name))
        }
        checkUnique(result.codes.map(\.name), "\(keyPath).INIntentResponseCodes")
    }
}

extension DefinedAttribute {
    /// Whether it refers to another definition, whose contents the reader of this file does not know.
    fileprivate func isForeign(to file: DefinitionFile) -> Bool {
        switch fields.valueType {
        case .object(let reference), .enumeration(let reference):
            reference.namespace != nil && reference.namespace != file.namespace
        default: false
        }
    }
}
