extension IntentDescription {
    /// The parameters that a request may be about: those that are not deprecated, or all of them where the whole intent is.
    public var usableParameters: [ParameterDescription] {
        let usable = parameters.filter { !$0.isDeprecated }
        return usable.isEmpty ? parameters : usable
    }

    /// A code's name: as the app's class knows it, else as the schema does.
    public func codeName(of response: IntentResponse) -> String {
        response.codeName ?? self.response.code(rawValue: response.code)?.name ?? "code \(response.code)"
    }

    /// What a code leads to: what the behaviour says, else for a definition's own code whether it is a success, else what
    /// codes of that name mean.
    public func followUp(of code: String) -> FollowUp {
        if let known = behaviour.followUps[code] { return known }
        if let own = response.code(named: code), own.rawValue >= ResponseCodeDescription.firstOwnRawValue, let isSuccess = own.isSuccess {
            return isSuccess ? .success : .failure
        }
        return .standard(for: code)
    }
}
