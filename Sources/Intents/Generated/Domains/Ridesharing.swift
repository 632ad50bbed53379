// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INCancelRideIntent: INIntent {
    public init(rideIdentifier: String) {
        super.init(schema: ())
        setField("rideIdentifier", rideIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCancelRideIntent }
    open var rideIdentifier: String { field("rideIdentifier", "") }
}
private let schemaOfINCancelRideIntent = _Schema("INCancelRideIntent", extends: INIntent._schema, [
    _Field("rideIdentifier", String.self),
])

open class INCancelRideIntentResponse: INIntentResponse {
    public init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCancelRideIntentResponse }
    open var code: INCancelRideIntentResponseCode { INCancelRideIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var cancellationFee: INCurrencyAmount? {
        get { field("cancellationFee") }
        set { setField("cancellationFee", newValue) }
    }
    open var cancellationFeeThreshold: DateComponents? {
        get { field("cancellationFeeThreshold") }
        set { setField("cancellationFeeThreshold", newValue) }
    }
}
private let schemaOfINCancelRideIntentResponse = _Schema("INCancelRideIntentResponse", extends: INIntentResponse._schema, [
    _Field("cancellationFee", INCurrencyAmount.self), _Field("cancellationFeeThreshold", DateComponents.self),
])

open class INGetRideStatusIntent: INIntent {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetRideStatusIntent }
}
private let schemaOfINGetRideStatusIntent = _Schema("INGetRideStatusIntent", extends: INIntent._schema)

open class INGetRideStatusIntentResponse: INIntentResponse {
    public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetRideStatusIntentResponse }
    open var code: INGetRideStatusIntentResponseCode { INGetRideStatusIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var rideStatus: INRideStatus? {
        get { field("rideStatus") }
        set { setField("rideStatus", newValue) }
    }
}
private let schemaOfINGetRideStatusIntentResponse = _Schema("INGetRideStatusIntentResponse", extends: INIntentResponse._schema, [
    _Field("rideStatus", INRideStatus.self),
])

open class INListRideOptionsIntent: INIntent {
    public override init() { super.init() }
    public init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
        super.init(schema: ())
        setField("pickupLocation", pickupLocation)
        setField("dropOffLocation", dropOffLocation)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINListRideOptionsIntent }
    open var pickupLocation: CLPlacemark? { field("pickupLocation") }
    open var dropOffLocation: CLPlacemark? { field("dropOffLocation") }
}
private let schemaOfINListRideOptionsIntent = _Schema("INListRideOptionsIntent", extends: INIntent._schema, [
    _Field("pickupLocation", CLPlacemark.self), _Field("dropOffLocation", CLPlacemark.self),
])

open class INListRideOptionsIntentResponse: INIntentResponse {
    public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINListRideOptionsIntentResponse }
    open var code: INListRideOptionsIntentResponseCode { INListRideOptionsIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var rideOptions: [INRideOption]? {
        get { field("rideOptions") }
        set { setField("rideOptions", newValue) }
    }
    open var paymentMethods: [INPaymentMethod]? {
        get { field("paymentMethods") }
        set { setField("paymentMethods", newValue) }
    }
    open var expirationDate: Date? {
        get { field("expirationDate") }
        set { setField("expirationDate", newValue) }
    }
}
private let schemaOfINListRideOptionsIntentResponse = _Schema("INListRideOptionsIntentResponse", extends: INIntentResponse._schema, [
    _Field("rideOptions", [INRideOption].self), _Field("paymentMethods", [INPaymentMethod].self),
    _Field("expirationDate", Date.self),
])

open class INRequestRideIntent: INIntent {
    public override init() { super.init() }
    public init(pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil, partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil) {
        super.init(schema: ())
        setField("pickupLocation", pickupLocation)
        setField("dropOffLocation", dropOffLocation)
        setField("rideOptionName", rideOptionName)
        setField("partySize", partySize)
        setField("paymentMethod", paymentMethod)
        setField("scheduledPickupTime", scheduledPickupTime)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRequestRideIntent }
    open var pickupLocation: CLPlacemark? { field("pickupLocation") }
    open var dropOffLocation: CLPlacemark? { field("dropOffLocation") }
    open var rideOptionName: INSpeakableString? { field("rideOptionName") }
    open var partySize: Int? { field("partySize") }
    open var paymentMethod: INPaymentMethod? { field("paymentMethod") }
    open var scheduledPickupTime: INDateComponentsRange? { field("scheduledPickupTime") }
}
private let schemaOfINRequestRideIntent = _Schema("INRequestRideIntent", extends: INIntent._schema, [
    _Field("pickupLocation", CLPlacemark.self), _Field("dropOffLocation", CLPlacemark.self),
    _Field("rideOptionName", INSpeakableString.self), _Field("partySize", Int.self),
    _Field("paymentMethod", INPaymentMethod.self), _Field("scheduledPickupTime", INDateComponentsRange.self),
])

open class INRequestRideIntentResponse: INIntentResponse {
    public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRequestRideIntentResponse }
    open var code: INRequestRideIntentResponseCode { INRequestRideIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var rideStatus: INRideStatus? {
        get { field("rideStatus") }
        set { setField("rideStatus", newValue) }
    }
}
private let schemaOfINRequestRideIntentResponse = _Schema("INRequestRideIntentResponse", extends: INIntentResponse._schema, [
    _Field("rideStatus", INRideStatus.self),
])

open class INSendRideFeedbackIntent: INIntent {
    public init(rideIdentifier: String) {
        super.init(schema: ())
        setField("rideIdentifier", rideIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendRideFeedbackIntent }
    open var rideIdentifier: String { field("rideIdentifier", "") }
    open var rating: NSNumber? {
        get { field("rating") }
        set { setField("rating", newValue) }
    }
    open var tip: INCurrencyAmount? {
        get { field("tip") }
        set { setField("tip", newValue) }
    }
}
private let schemaOfINSendRideFeedbackIntent = _Schema("INSendRideFeedbackIntent", extends: INIntent._schema, [
    _Field("rideIdentifier", String.self), _Field("rating", NSNumber.self), _Field("tip", INCurrencyAmount.self),
])

open class INSendRideFeedbackIntentResponse: INIntentResponse {
    public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendRideFeedbackIntentResponse }
    open var code: INSendRideFeedbackIntentResponseCode { INSendRideFeedbackIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSendRideFeedbackIntentResponse = _Schema("INSendRideFeedbackIntentResponse", extends: INIntentResponse._schema)

public enum INCancelRideIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case success = 2
    case failure = 3
}
extension INCancelRideIntentResponseCode: IntentValueConvertible {}

public enum INGetRideStatusIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureRequiringAppLaunchMustVerifyCredentials = 6
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}
extension INGetRideStatusIntentResponseCode: IntentValueConvertible {}

public enum INListRideOptionsIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureRequiringAppLaunchMustVerifyCredentials = 6
    case failureRequiringAppLaunchNoServiceInArea = 7
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
    case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
    case failurePreviousRideNeedsFeedback = 10
}
extension INListRideOptionsIntentResponseCode: IntentValueConvertible {}

public enum INRequestRideIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureRequiringAppLaunchMustVerifyCredentials = 6
    case failureRequiringAppLaunchNoServiceInArea = 7
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
    case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
    case failureRequiringAppLaunchRideScheduledTooFar = 10
}
extension INRequestRideIntentResponseCode: IntentValueConvertible {}

public enum INSendRideFeedbackIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case success = 2
    case failure = 3
}
extension INSendRideFeedbackIntentResponseCode: IntentValueConvertible {}

