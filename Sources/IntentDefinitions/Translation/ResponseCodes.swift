import IntentSchema

/// The codes of custom responses: seven that all have, and the definition's own from 100 in its order.
public enum ResponseCodes {
    /// In the order of their raw values, from 0.
    public static let builtIn = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    static func all(_ response: DefinedResponse?, _ tables: TextTables) -> [ResponseCodeDescription] {
        var codes = builtIn.enumerated().map { ResponseCodeDescription(name: $1, rawValue: Int64($0)) }
        for code in response?.codes ?? [] where !code.name.isEmpty {
            var described: ResponseCodeDescription
            let known = codes.firstIndex { $0.name == code.name }
            if let known {
                // The second definition of a code counts no more than the second of anything else.
                if codes[known].isSuccess != nil { continue }
                described = codes[known]
            } else {
                described = ResponseCodeDescription(name: code.name, rawValue: ResponseCodeDescription.firstOwnRawValue + Int64(codes.count - builtIn.count))
            }
            described.isSuccess = code.isSuccess
            described.template = tables.localized(code.template)
            described.conciseTemplate = tables.localized(code.conciseTemplate)
            if let known { codes[known] = described } else { codes.append(described) }
        }
        return codes
    }
}
