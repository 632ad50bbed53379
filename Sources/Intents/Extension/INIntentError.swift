import Foundation

/// The errors of this framework's own calls. `userInfo` carries what lies under it in `NSUnderlyingErrorKey`.
public struct INIntentError: CustomNSError, Hashable {
    public let code: Code
    public let userInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    public static var errorDomain: String { INIntentErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String { (self as NSError).localizedDescription }

    public static func == (left: INIntentError, right: INIntentError) -> Bool {
        left.code == right.code && NSDictionary(dictionary: left.userInfo).isEqual(NSDictionary(dictionary: right.userInfo))
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension INIntentError.Code {
    /// Lets `catch INIntentError.donatingInteraction` match.
    public static func ~= (code: INIntentError.Code, error: any Error) -> Bool {
        if let error = error as? INIntentError { return error.code == code }
        let error = error as NSError
        return error.domain == INIntentErrorDomain && error.code == code.rawValue
    }
}
