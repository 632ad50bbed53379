import PropertyLists

extension DefinedParameter: MappedElement {
    static var blank: DefinedParameter { DefinedParameter(name: "", typeName: "") }

    static let table = FieldTable<DefinedParameter>(
        attributeFields("INIntentParameter") + [
            .integer("INIntentParameterFixedSizeArray", \.fixedSizeArray),
            .elements("INIntentParameterArraySizes", \.arraySizes, DefinedArraySize.table),
            .flag("INIntentParameterConfigurable", \.isConfigurable),
            .flag("INIntentParameterCustomDisambiguation", \.isCustomizedDisambiguation),
            .flag("INIntentParameterSupportsResolution", \.supportsResolution),
            .flag("INIntentParameterSupportsDynamicEnumeration", \.supportsDynamicOptions),
            .flag("INIntentParameterSupportsSearch", \.supportsSearch),
            .integer("INIntentParameterWindowSize", \.windowSize),
            .element("INIntentParameterRelationship", \.relationship, DefinedRelationship.table),
            .elements("INIntentParameterPromptDialogs", \.dialogs, DefinedDialog.table),
            .elements("INIntentParameterUnsupportedReasons", \.unsupportedReasons, DefinedReason.table),
        ])
}

extension DefinedProperty: MappedElement {
    static var blank: DefinedProperty { DefinedProperty(name: "", typeName: "") }

    static let typeTable = FieldTable<DefinedProperty>(attributeFields("INTypeProperty"))
    static let responseTable = FieldTable<DefinedProperty>(attributeFields("INIntentResponseParameter"))
}

private func attributeFields<Element: MappedElement & DefinedAttribute>(_ prefix: String) -> [Field<Element>] {
    [
        .name(prefix + "Name", \.fields.name),
        .integer(prefix + "Tag", \.fields.tag),
        .name(prefix + "Type", \.fields.typeName),
        .text(prefix + "DisplayName", \.fields.displayName),
        .integer(prefix + "DisplayPriority", \.fields.displayPriority),
        .string(prefix + "EnumType", \.fields.enumerationName),
        .string(prefix + "EnumTypeNamespace", \.fields.enumerationNamespace),
        .string(prefix + "ObjectType", \.fields.objectName),
        .string(prefix + "ObjectTypeNamespace", \.fields.objectNamespace),
        .flag(prefix + "SupportsMultipleValues", \.fields.supportsMultipleValues),
        .flag(prefix + "Default", \.fields.isDefault),
        .string(prefix + "EntityKeypath", \.fields.entityKeyPath),
        .element(prefix + "Metadata", \.fields.metadata, DefinedMetadata.table(prefix + "Metadata")),
    ]
}

extension DefinedMetadata: MappedElement {
    static var blank: DefinedMetadata { DefinedMetadata() }

    static func table(_ prefix: String) -> FieldTable<DefinedMetadata> {
        FieldTable([
            .string(prefix + "Type", \.type),
            .raw(prefix + "DefaultValue", \.defaultValue),
            .string(prefix + "DefaultValueID", \.defaultValueID),
            .string(prefix + "DefaultUnit", \.defaultUnit),
            .raw(prefix + "MinimumValue", \.minimumValue),
            .string(prefix + "MinimumUnit", \.minimumUnit),
            .raw(prefix + "MaximumValue", \.maximumValue),
            .string(prefix + "MaximumUnit", \.maximumUnit),
            .string(prefix + "Unit", \.unit),
            .optionalFlag(prefix + "SupportsNegativeNumbers", \.supportsNegativeNumbers),
            .flag(prefix + "Multiline", \.isMultiline),
            .string(prefix + "Capitalization", \.capitalization),
            .string(prefix + "KeyboardType", \.keyboardType),
            .flag(prefix + "DisableAutocorrect", \.disablesAutocorrection),
            .flag(prefix + "DisableSmartDashes", \.disablesSmartDashes),
            .flag(prefix + "DisableSmartQuotes", \.disablesSmartQuotes),
            .text(prefix + "Placeholder", \.placeholder),
            .text(prefix + "TrueDisplayName", \.trueDisplayName),
            .text(prefix + "FalseDisplayName", \.falseDisplayName),
            .string(prefix + "DateStyle", \.dateStyle),
            .string(prefix + "TimeStyle", \.timeStyle),
            .string(prefix + "Format", \.format),
            .text(prefix + "Template", \.template),
            .string(prefix + "CurrencyCode", \.currencyCode),
            .strings(prefix + "CurrencyCodes", \.currencyCodes),
            .elements(prefix + "CustomUTIs", \.fileTypes, DefinedFileType.table),
        ])
    }
}

extension DefinedFileType: MappedElement {
    static var blank: DefinedFileType { DefinedFileType("") }
    static let table = FieldTable<DefinedFileType>([.name("UTI", \.identifier)])
}

extension DefinedArraySize: MappedElement {
    static var blank: DefinedArraySize { DefinedArraySize(sizeClass: "", size: 0) }

    static let table = FieldTable<DefinedArraySize>([
        .name("INIntentParameterArraySizeSizeClass", \.sizeClass),
        .integer("INIntentParameterArraySizeSize", \.statedSize),
    ])

    private var statedSize: Int64? {
        get { source["INIntentParameterArraySizeSize"] == nil && size == 0 ? nil : size }
        set { size = newValue ?? 0 }
    }
}

extension DefinedRelationship: MappedElement {
    static var blank: DefinedRelationship { DefinedRelationship(parentName: "", predicate: "") }

    static let table = FieldTable<DefinedRelationship>([
        .name("INIntentParameterRelationshipParentName", \.parentName),
        .name("INIntentParameterRelationshipPredicateName", \.predicate),
        .raw("INIntentParameterRelationshipPredicateValue", \.value),
        .rawList("INIntentParameterRelationshipPredicateValues", \.values),
    ])
}

extension DefinedDialog: MappedElement {
    static var blank: DefinedDialog { DefinedDialog(type: "", isCustom: false) }

    static let table = FieldTable<DefinedDialog>([
        .name("INIntentParameterPromptDialogType", \.type),
        .flag("INIntentParameterPromptDialogCustom", \.isCustom),
        .text("INIntentParameterPromptDialogFormatString", \.text),
    ])
}

extension DefinedReason: MappedElement {
    static var blank: DefinedReason { DefinedReason(code: "", isCustom: false) }

    static let table = FieldTable<DefinedReason>([
        .name("INIntentParameterUnsupportedReasonCode", \.code),
        .flag("INIntentParameterUnsupportedReasonCustom", \.isCustom),
        .flag("INIntentParameterUnsupportedReasonDefault", \.isDefault),
        .text("INIntentParameterUnsupportedReasonFormatString", \.text),
    ])
}
