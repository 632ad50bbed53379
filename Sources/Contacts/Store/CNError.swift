public let CNErrorDomain = "CNErrorDomain"
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"

/// Why contacts could not be had. `userInfo` holds the sentence for a developer under `NSLocalizedDescriptionKey`.
public struct CNError: Error, CustomNSError, Hashable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
    }

    public static var errorDomain: String { CNErrorDomain }
    public let code: Code
    private let detail: String

    public init(_ code: Code, detail: String = "") {
        self.code = code
        self.detail = detail
    }

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: detail.isEmpty ? "\(code)" : detail] }

    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var predicateInvalid: Code { .predicateInvalid }
    public static var policyViolation: Code { .policyViolation }
}

extension CNError.Code {
    /// Lets `catch CNError.Code` patterns match.
    public static func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
}
