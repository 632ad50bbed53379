import IntentDefinitions
import IntentSchema

/// The types that definitions refer to: those of the format, of the framework, and of the files themselves.
struct SwiftTypes {
    /// Why a reference leads nowhere.
    enum Failure: Error { case unknownSystemType(String), unknownNamespace(String, name: String), missing(String), unknown(String) }

    private let files: [DefinitionFile]
    private let names: ClassNames
    private let results: Set<String>
    /// Names that the definitions declare, which hide those of other modules.
    private let declared: Set<String>

    /// - Throws: `catalogue.malformed`.
    init(_ files: [DefinitionFile], _ names: ClassNames) throws(HarkError) {
        self.files = files
        self.names = names
        results = Set(try Catalogue.Facts.resolutionResults().map(\.name))
        var declared: Set<String> = []
        for file in files {
            declared.formUnion(file.types.compactMap { names.name(of: $0) })
            declared.formUnion(file.enumerations.compactMap { names.name(of: $0) })
        }
        self.declared = declared
    }

    func type(of attribute: some DefinedAttribute, in file: DefinitionFile) throws(Failure) -> SwiftType {
        switch attribute.valueType {
        case .plain(let plain): plainType(plain)
        case .object(let reference):
            reference.isSystem ? try systemObject(reference.name) : try object(reference, file)
        case .enumeration(let reference):
            reference.isSystem
                ? try systemEnumeration(reference.name, attribute) : try enumeration(reference, file, attribute)
        case .unknown(let name): throw .unknown(name)
        }
    }

    // MARK: The format's own types

    /// A name of Foundation's or Swift's, told apart from a declared one of the same name.
    private func of(_ module: String, _ name: String) -> String { declared.contains(name) ? "\(module).\(name)" : name }

    private func plainType(_ type: DefinedValueType.Plain) -> SwiftType {
        switch type {
        case .string:
            SwiftType(of("Swift", "String"), field: "text", item: "NSString", result: "INStringResolutionResult")
        case .integer: number("INIntegerResolutionResult")
        case .decimal: number("INDoubleResolutionResult")
        case .boolean: number("INBooleanResolutionResult")
        case .timeInterval: number("INTimeIntervalResolutionResult")
        case .dateComponents:
            SwiftType(
                of("Foundation", "DateComponents"), field: "date", item: "NSDateComponents",
                result: "INDateComponentsResolutionResult")
        case .url: SwiftType(of("Foundation", "URL"), field: "url", item: "NSURL", result: "INURLResolutionResult")
        case .placemark: SwiftType("CLPlacemark", field: "placemark", result: "INPlacemarkResolutionResult")
        case .dateComponentsRange: framework("INDateComponentsRange")
        case .person: framework("INPerson")
        case .currencyAmount: framework("INCurrencyAmount")
        case .paymentMethod: framework("INPaymentMethod")
        case .file: framework("INFile")
        case .speakableString: framework("INSpeakableString")
        case .length: measurement("Length")
        case .mass: measurement("Mass")
        case .volume: measurement("Volume")
        case .speed: measurement("Speed")
        case .temperature: measurement("Temperature")
        case .energy: measurement("Energy")
        }
    }

    private func number(_ result: String) -> SwiftType { SwiftType("NSNumber", field: "number", result: result) }

    private func framework(_ name: String) -> SwiftType {
        let result = name + "ResolutionResult"
        return SwiftType(name, field: "object", result: results.contains(result) ? result : nil)
    }

    private func measurement(_ dimension: String) -> SwiftType {
        SwiftType(
            "\(of("Foundation", "Measurement"))<Unit\(dimension)>", field: "measurement", item: "NSMeasurement",
            result: "IN\(dimension)ResolutionResult")
    }

    // MARK: References

    /// A class of the framework, which definitions name without its prefix.
    private func systemObject(_ name: String) throws(Failure) -> SwiftType {
        let full = "IN" + name
        guard Catalogue.shared.type(named: full) != nil else { throw .unknownSystemType(full) }
        return framework(full)
    }

    private func systemEnumeration(_ name: String, _ attribute: some DefinedAttribute) throws(Failure) -> SwiftType {
        let full = "IN" + name
        guard let description = Catalogue.shared.enumeration(named: full) else { throw .unknownSystemType(full) }
        let result = full + "ResolutionResult"
        let standard: String = description.name(of: 0) ?? description.cases.first?.name ?? "unknown"
        return enumeration(
            full, isOptionSet: description.isOptionSet, standard: standard,
            result: results.contains(result) ? result : nil, isArray: attribute.supportsMultipleValues)
    }

    private func object(_ reference: DefinedReference, _ file: DefinitionFile) throws(Failure) -> SwiftType {
        for file in try candidates(reference, file) {
            guard let type = file.types.first(where: { $0.name == reference.name }), let name = names.name(of: type) else {
                continue
            }
            return SwiftType(name, field: "object", result: name + "ResolutionResult")
        }
        throw .missing(reference.name)
    }

    private func enumeration(
        _ reference: DefinedReference, _ file: DefinitionFile, _ attribute: some DefinedAttribute
    ) throws(Failure) -> SwiftType {
        for file in try candidates(reference, file) {
            guard let found = file.enumerations.first(where: { $0.name == reference.name }),
                let name = names.name(of: found)
            else { continue }
            let values = found.rawValues
            let standard: String = values.first(where: { $0.value == 0 })?.name ?? values.first?.name ?? "unknown"
            return enumeration(
                name, isOptionSet: found.kind == .optionSet, standard: Identifiers.caseName(standard) ?? "unknown",
                result: name + "ResolutionResult", isArray: attribute.supportsMultipleValues)
        }
        throw .missing(reference.name)
    }

    /// An array cannot hold enumerations where Objective-C sees it, and holds their raw values.
    private func enumeration(
        _ name: String, isOptionSet: Bool, standard: String, result: String?, isArray: Bool
    ) -> SwiftType {
        if isArray { return SwiftType("NSNumber", field: "number", result: result) }
        return SwiftType(
            name, field: isOptionSet ? "optionSet" : "enumeration", item: "NSNumber", result: result,
            standard: isOptionSet ? "[]" : ".\(escaped(standard))")
    }

    /// Files of one namespace: a definition may be split among several.
    private func candidates(_ reference: DefinedReference, _ file: DefinitionFile) throws(Failure) -> [DefinitionFile] {
        guard let namespace = reference.namespace, namespace != file.namespace else {
            return [file] + files.filter { $0.namespace != nil && $0.namespace == file.namespace && $0.path != file.path }
        }
        let found = files.filter { $0.namespace == namespace }
        guard !found.isEmpty else { throw .unknownNamespace(namespace, name: reference.name) }
        return found
    }
}
