import IntentDefinitions
import IntentSchema

/// The types that definitions refer to: those of the format, of the framework, and of the files themselves.
struct SwiftTypes {
    /// Why a reference leads nowhere.
    enum Failure: Error { case unknownSystemType(String), unknownNamespace(String, name: String), missing(String), unknown(String) }

    private let files: [DefinitionFile]
    private let names: ClassNames
    private let results: Set<String>
    /// How the names of other modules are spelled beside those that the definitions declare.
    var outside = OutsideNames()

    /// - Throws: `catalogue.malformed`.
    init(_ files: [DefinitionFile], _ names: ClassNames) throws(HarkError) {
        self.files = files
        self.names = names
        results = Set(try Catalogue.Facts.resolutionResults().map(\.name))
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

    /// Whether the framework has a class or an enumeration of the name that travels by it.
    func isFrameworks(_ name: String) -> Bool {
        // Foundation's travel under other names.
        guard name.hasPrefix("IN") || name.hasPrefix("CL") else { return false }
        let catalogue = Catalogue.shared
        return catalogue.type(named: name) != nil || catalogue.enumeration(named: name) != nil || catalogue.intent(named: name) != nil
            || results.contains(name) || ["INIntent", "INIntentResponse", "INObject"].contains(name)
    }

    // MARK: The format's own types

    private func plainType(_ type: DefinedValueType.Plain) -> SwiftType {
        switch type {
        case .string:
            SwiftType(outside.String, field: "text", item: outside.NSString, result: outside.INStringResolutionResult)
        case .integer: number(outside.INIntegerResolutionResult)
        case .decimal: number(outside.INDoubleResolutionResult)
        case .boolean: number(outside.INBooleanResolutionResult)
        case .timeInterval: number(outside.INTimeIntervalResolutionResult)
        case .dateComponents:
            SwiftType(
                outside.DateComponents, field: "date", item: outside.NSDateComponents,
                result: outside.INDateComponentsResolutionResult)
        case .url: SwiftType(outside.URL, field: "url", item: outside.NSURL, result: outside.INURLResolutionResult)
        case .placemark: SwiftType(outside.CLPlacemark, field: "placemark", result: outside.INPlacemarkResolutionResult)
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

    private func number(_ result: String) -> SwiftType { SwiftType(outside.NSNumber, field: "number", result: result) }

    private func framework(_ name: String) -> SwiftType {
        let result = name + "ResolutionResult"
        return SwiftType(
            outside.spelled(name), field: "object", result: results.contains(result) ? outside.spelled(result) : nil)
    }

    private func measurement(_ dimension: String) -> SwiftType {
        SwiftType(
            "\(outside.Measurement)<\(outside.spelled("Unit" + dimension))>", field: "measurement",
            item: outside.NSMeasurement, result: outside.spelled("IN\(dimension)ResolutionResult"))
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
            outside.spelled(full), isOptionSet: description.isOptionSet, standard: standard,
            result: results.contains(result) ? outside.spelled(result) : nil, isArray: attribute.supportsMultipleValues)
    }

    private func object(_ reference: DefinedReference, _ file: DefinitionFile) throws(Failure) -> SwiftType {
        for file in try candidates(reference, file) {
            guard let type = file.types.first(where: { $0.name == reference.name }), let name = names.name(of: type) else {
                continue
            }
            return SwiftType(Identifiers.spelled(name), field: "object", result: name + "ResolutionResult")
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
                Identifiers.spelled(name), isOptionSet: found.kind == .optionSet,
                standard: Identifiers.caseName(standard) ?? "unknown",
                result: name + "ResolutionResult", isArray: attribute.supportsMultipleValues)
        }
        throw .missing(reference.name)
    }

    /// An array cannot hold enumerations where Objective-C sees it, and holds their raw values.
    private func enumeration(
        _ name: String, isOptionSet: Bool, standard: String, result: String?, isArray: Bool
    ) -> SwiftType {
        if isArray { return SwiftType(outside.NSNumber, field: "number", result: result) }
        return SwiftType(
            name, field: isOptionSet ? "optionSet" : "enumeration", item: outside.NSNumber, result: result,
            standard: isOptionSet ? "[]" : ".\(Identifiers.spelled(standard))")
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
