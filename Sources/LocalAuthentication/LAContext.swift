@_exported import AppSupport
import IntentSchema

/// How somebody may prove who they are.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
    public static var LABiometryNone: LABiometryType { .none }
}

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Asks somebody to prove who they are. Hark has nothing to ask them with, neither a sensor nor a passcode: every policy answers
/// as on a device where neither was set up, and the developer is told once for each reason (`authentication.unavailable`).
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var maxBiometryFailures: NSNumber?
    open var interactionNotAllowed = false
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

    private let lock = NSLock()
    private var isInvalid = false

    public override init() {}

    /// Always false, with the reason in `error`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = reason(policy) as NSError
        return false
    }

    /// Calls back on another queue, as on Apple's systems, with false and the reason.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        let error = reason(policy)
        HostLink.shared.diagnose(HarkError("authentication.unavailable", detail: "\(error.code): \(localizedReason)"))
        nonisolated(unsafe) let reply = reply
        DispatchQueue.global().async { reply(false, error) }
    }

    /// - Throws: always `LAError`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { _, error in
                continuation.resume(throwing: error ?? LAError(.authenticationFailed))
            }
        }
    }

    /// What is asked afterwards fails with `invalidContext`.
    open func invalidate() { lock.withLock { isInvalid = true } }

    private func reason(_ policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
