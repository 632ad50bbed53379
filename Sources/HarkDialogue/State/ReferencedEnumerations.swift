public import IntentSchema

extension IntentDescription {
    /// The enumerations that a request for this intent should carry (`Request.enumerations`): those of its parameters, of
    /// their reasons and of its response's properties.
    ///
    /// - Parameter lookup: for a built-in intent `Catalogue.shared.enumeration(named:)`; for a custom one its definition's.
    public func referencedEnumerations(
        _ lookup: (String) -> EnumerationDescription?
    ) -> [String: EnumerationDescription] {
        var names: Set<String> = []
        for type in parameters.map(\.type) + response.properties.map(\.type) {
            switch type.element {
            case .enumeration(let name), .optionSet(let name): names.insert(name)
            default: break
            }
        }
        for parameter in parameters {
            names.formUnion([parameter.unsupportedReasons, parameter.confirmationReasons].compactMap(\.self))
        }
        return names.reduce(into: [:]) { $0[$1] = lookup($1) }
    }
}
