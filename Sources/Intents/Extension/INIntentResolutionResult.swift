import AppSupport
import Foundation
import IntentSchema

/// How a handler resolved a parameter: the base of all resolution results. One of SiriKit's six outcomes; the value
/// inside is taken in the host's form at once.
open class INIntentResolutionResult: NSObject {
    package let outcome: ResolutionOutcome

    public required init(_outcome: ResolutionOutcome) {
        outcome = _outcome
        super.init()
    }

    /// Asks the person for a value.
    open class func needsValue() -> Self { Self(_outcome: .needsValue) }
    /// Goes on without a value.
    open class func notRequired() -> Self { Self(_outcome: .notRequired) }
    /// Tells the person that the value cannot be used, and asks again.
    open class func unsupported() -> Self { Self(_outcome: .unsupported(reason: nil)) }

    // MARK: What code made by Xcode calls

    open class func __unsupported(withReason reason: Int) -> Self { Self(_outcome: .unsupported(reason: Int64(reason))) }

    open class func __confirmationRequiredWithItem(toConfirm item: Any, forReason reason: Int) -> Self {
        let value = (item as? any IntentValueConvertible)?.intentValue
        return Self(_outcome: .confirmationRequired(value, reason: Int64(reason)))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntentResolutionResult else { return false }
        return type(of: other) == type(of: self) && other.outcome == outcome
    }

    open override var hash: Int { outcome.hashValue }
}

/// The result type of enumerations in an app's own definitions.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func __success(withResolvedValue resolvedValue: Int) -> Self { Self(_outcome: .success(resolvedValue.intentValue)) }

    open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm.intentValue, reason: nil))
    }
}

extension INBooleanResolutionResult {
    public class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm?.boolValue.intentValue, reason: nil))
    }
}

extension INIntegerResolutionResult {
    public class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm?.intValue.intentValue, reason: nil))
    }
}

extension INDoubleResolutionResult {
    public class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm?.doubleValue.intentValue, reason: nil))
    }
}

/// The reason that `unsupported(with:)` took in the first SDK of iOS 10.
public enum INIntentResolutionResultUnsupportedReason: Int, Sendable {
    case none
}

extension INIntentResolutionResult {
    /// The spelling of the first SDK of iOS 10, which knew no reasons.
    public class func unsupported(with reason: INIntentResolutionResultUnsupportedReason) -> Self { unsupported() }
}
