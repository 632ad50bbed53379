import PropertyLists

/// What one file must keep to, beyond the types of its values: names that are not used twice and references within it.
struct Checks {
    let file: DefinitionFile
    private let types: Set<String>
    private let enumerations: Set<String>

    init(file: DefinitionFile) {
        self.file = file
        types = Set(file.types.map(\.name))
        enumerations = Set(file.enumerations.map(\.name))
    }

    func run(_ context: inout ReadingContext) {
        duplicates(file.intents, \.className, "INIntents", "intent", &context)
        duplicates(file.types, \.className, "INTypes", "type", &context)
        duplicates(file.enumerations, \.className, "INEnums", "enumeration", &context)
        for (index, intent) in file.intents.enumerated() {
            context.inside("INIntents[\(index)]") { check(intent, &$0) }
        }
        for (index, type) in file.types.enumerated() {
            context.inside("INTypes[\(index)]") { context in
                duplicates(type.properties, \.name, "INTypeProperties", "property", &context)
                attributes(type.properties, "INTypeProperties", "INTypeProperty", &context)
            }
        }
        for (index, enumeration) in file.enumerations.enumerated() {
            context.inside("INEnums[\(index)]") { context in
                duplicates(enumeration.cases, \.name, "INEnumValues", "case", &context)
                let repeated = Dictionary(grouping: enumeration.rawValues, by: \.value).filter { $0.value.count > 1 }
                for (value, cases) in repeated.sorted(by: { $0.key < $1.key }) {
                    let names = cases.map(\.name).joined(separator: "', '")
                    context.note(
                        .error, "definition.duplicate-value", "INEnumValues", "'\(names)' have the same value \(value)")
                }
            }
        }
    }

    private func check(_ intent: DefinedIntent, _ context: inout ReadingContext) {
        duplicates(intent.parameters, \.name, "INIntentParameters", "parameter", &context)
        attributes(intent.parameters, "INIntentParameters", "INIntentParameter", &context)
        let names = Set(intent.parameters.map(\.name))
        let relationships = Relationships(intent)
        for (index, parameter) in intent.parameters.enumerated() {
            context.inside("INIntentParameters[\(index)]") { context in
                relationship(of: parameter, relationships, &context)
                duplicates(
                    parameter.unsupportedReasons, \.code, "INIntentParameterUnsupportedReasons", "reason", &context)
                for (index, dialog) in parameter.dialogs.enumerated()
                where !dialog.type.isEmpty && !Self.dialogTypes.contains(dialog.type) {
                    context.note(
                        .warning, "definition.unknown-value",
                        "INIntentParameterPromptDialogs[\(index)].INIntentParameterPromptDialogType",
                        "'\(dialog.type)' is no known kind of dialog")
                }
            }
        }
        for (key, combinations) in [
            ("INIntentParameterCombinations", intent.combinations), ("INIntentManagedParameterCombinations", intent.managedCombinations),
        ] where intent.kind == .custom {
            for combination in combinations {
                for name in combination.parameterNames where !names.contains(name) {
                    context.note(
                        .error, "definition.dangling-reference", "\(key).\(combination.key)",
                        "the combination names a parameter '\(name)' that there is none of")
                }
            }
        }
        for (key, name) in [("INIntentInput", intent.inputParameter), ("INIntentKeyParameter", intent.keyParameter)] {
            guard let name, !name.isEmpty, !names.contains(name), intent.kind == .custom else { continue }
            context.note(.error, "definition.dangling-reference", key, "there is no parameter '\(name)'")
        }
        guard let response = intent.response else { return }
        context.inside("INIntentResponse") { context in
            duplicates(response.codes, \.name, "INIntentResponseCodes", "response code", &context)
            duplicates(response.properties, \.name, "INIntentResponseParameters", "response property", &context)
            attributes(response.properties, "INIntentResponseParameters", "INIntentResponseParameter", &context)
            if let output = response.output, !output.isEmpty, !response.properties.contains(where: { $0.name == output }) {
                context.note(
                    .error, "definition.dangling-reference", "INIntentResponseOutput", "there is no response property '\(output)'")
            }
        }
    }

    static let dialogTypes: Set = [
        "Primary", "Concise", "Configuration", "Confirmation", "DisambiguationIntroduction", "DisambiguationSelection",
        "SubsequentIntroduction",
    ]

    private func relationship(of parameter: DefinedParameter, _ relationships: Relationships, _ context: inout ReadingContext) {
        guard let relationship = parameter.relationship, !relationship.parentName.isEmpty else { return }
        let key = "INIntentParameterRelationship"
        guard relationships.parent(of: parameter) != nil else {
            return context.note(
                .error, "definition.dangling-reference", "\(key).INIntentParameterRelationshipParentName",
                "there is no parameter '\(relationship.parentName)'")
        }
        switch relationships.ancestors(of: parameter) {
        case .all: break
        case .cycle:
            return context.note(.error, "definition.relationship-cycle", key, "'\(parameter.name)' depends on itself")
        case .tooMany:
            context.note(
                .error, "definition.too-many", key,
                "'\(parameter.name)' depends on more than \(Relationships.maximumDepth) others, one by way of another")
        }
        if !relationship.predicate.isEmpty, Predicate(relationship.predicate) == nil {
            context.note(
                .warning, "definition.unknown-value", "\(key).INIntentParameterRelationshipPredicateName",
                "'\(relationship.predicate)' is no known predicate; the parameter plays a part when its parent has a value")
        }
    }

    /// Types that are not known, and references to this file's own types and enumerations. Those to other files are
    /// checked by `DefinitionSet`, which knows the others.
    private func attributes(
        _ attributes: [some DefinedAttribute], _ list: String, _ prefix: String, _ context: inout ReadingContext
    ) {
        for (index, attribute) in attributes.enumerated() {
            context.inside("\(list)[\(index)]") { context in
                switch attribute.valueType {
                case .unknown(let name) where !name.isEmpty:
                    context.note(
                        .error, "definition.unknown-type", prefix + "Type", "'\(attribute.name)' has an unknown type '\(name)'")
                case .object(let reference)
                where isOwn(reference) && !types.contains(reference.name):
                    context.note(
                        .error, "definition.dangling-reference", prefix + "ObjectType", "there is no type '\(reference.name)'")
                case .enumeration(let reference)
                where isOwn(reference) && !enumerations.contains(reference.name):
                    context.note(
                        .error, "definition.dangling-reference", prefix + "EnumType", "there is no enumeration '\(reference.name)'")
                default: break
                }
            }
        }
    }

    private func isOwn(_ reference: DefinedReference) -> Bool {
        reference.namespace == nil || reference.namespace == file.namespace
    }

    private func duplicates<Item>(
        _ items: [Item], _ name: (Item) -> String, _ list: String, _ what: String, _ context: inout ReadingContext
    ) {
        var seen: Set<String> = []
        for (index, item) in items.enumerated() where !name(item).isEmpty && !seen.insert(name(item)).inserted {
            context.note(.error, "definition.duplicate-name", "\(list)[\(index)]", "another \(what) is called '\(name(item))' too")
        }
    }
}
