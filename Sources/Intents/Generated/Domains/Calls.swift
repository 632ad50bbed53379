// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INAnswerCallIntent: INIntent {
    public override init() { super.init() }
    public init(audioRoute: INCallAudioRoute, callIdentifier: String?) {
        super.init(schema: ())
        setField("audioRoute", audioRoute)
        setField("callIdentifier", callIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAnswerCallIntent }
    open var audioRoute: INCallAudioRoute { field("audioRoute", .unknown) }
    open var callIdentifier: String? { field("callIdentifier") }
}
private let schemaOfINAnswerCallIntent = _Schema("INAnswerCallIntent", extends: INIntent._schema, [
    _Field("audioRoute", INCallAudioRoute.self), _Field("callIdentifier", String.self),
])

open class INAnswerCallIntentResponse: INIntentResponse {
    public init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAnswerCallIntentResponse }
    open var code: INAnswerCallIntentResponseCode { INAnswerCallIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var callRecords: [INCallRecord]? {
        get { field("callRecords") }
        set { setField("callRecords", newValue) }
    }
}
private let schemaOfINAnswerCallIntentResponse = _Schema("INAnswerCallIntentResponse", extends: INIntentResponse._schema, [
    _Field("callRecords", [INCallRecord].self),
])

open class INHangUpCallIntent: INIntent {
    public override init() { super.init() }
    public init(callIdentifier: String?) {
        super.init(schema: ())
        setField("callIdentifier", callIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINHangUpCallIntent }
    open var callIdentifier: String? { field("callIdentifier") }
}
private let schemaOfINHangUpCallIntent = _Schema("INHangUpCallIntent", extends: INIntent._schema, [
    _Field("callIdentifier", String.self),
])

open class INHangUpCallIntentResponse: INIntentResponse {
    public init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINHangUpCallIntentResponse }
    open var code: INHangUpCallIntentResponseCode { INHangUpCallIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINHangUpCallIntentResponse = _Schema("INHangUpCallIntentResponse", extends: INIntentResponse._schema)

open class INSearchCallHistoryIntent: INIntent {
    public override init() { super.init() }
    public init(call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions = []) {
        super.init(schema: ())
        setField("callType", callType)
        setField("dateCreated", dateCreated)
        setField("recipient", recipient)
        setField("callCapabilities", callCapabilities)
    }
    public init(dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions, callTypes: INCallRecordTypeOptions, unseen: Bool? = nil) {
        super.init(schema: ())
        setField("dateCreated", dateCreated)
        setField("recipient", recipient)
        setField("callCapabilities", callCapabilities)
        setField("callTypes", callTypes)
        setField("unseen", unseen)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchCallHistoryIntent }
    open var dateCreated: INDateComponentsRange? { field("dateCreated") }
    open var recipient: INPerson? { field("recipient") }
    open var callCapabilities: INCallCapabilityOptions { field("callCapabilities", []) }
    open var callTypes: INCallRecordTypeOptions { field("callTypes", []) }
    open var unseen: Bool? { field("unseen") }
    open var callType: INCallRecordType { field("callType", .unknown) }
}
private let schemaOfINSearchCallHistoryIntent = _Schema("INSearchCallHistoryIntent", extends: INIntent._schema, [
    _Field("dateCreated", INDateComponentsRange.self), _Field("recipient", INPerson.self),
    _Field("callCapabilities", INCallCapabilityOptions.self), _Field("callTypes", INCallRecordTypeOptions.self),
    _Field("unseen", Bool.self), _Field("callType", INCallRecordType.self),
])

open class INSearchCallHistoryIntentResponse: INIntentResponse {
    public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchCallHistoryIntentResponse }
    open var code: INSearchCallHistoryIntentResponseCode { INSearchCallHistoryIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var callRecords: [INCallRecord]? {
        get { field("callRecords") }
        set { setField("callRecords", newValue) }
    }
}
private let schemaOfINSearchCallHistoryIntentResponse = _Schema("INSearchCallHistoryIntentResponse", extends: INIntentResponse._schema, [
    _Field("callRecords", [INCallRecord].self),
])

open class INStartAudioCallIntent: INIntent {
    public override init() { super.init() }
    public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
        super.init(schema: ())
        setField("destinationType", destinationType)
        setField("contacts", contacts)
    }
    public init(contacts: [INPerson]?) {
        super.init(schema: ())
        setField("contacts", contacts)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartAudioCallIntent }
    open var destinationType: INCallDestinationType { field("destinationType", .unknown) }
    open var contacts: [INPerson]? { field("contacts") }
}
private let schemaOfINStartAudioCallIntent = _Schema("INStartAudioCallIntent", extends: INIntent._schema, [
    _Field("destinationType", INCallDestinationType.self), _Field("contacts", [INPerson].self),
])

open class INStartAudioCallIntentResponse: INIntentResponse {
    public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartAudioCallIntentResponse }
    open var code: INStartAudioCallIntentResponseCode { INStartAudioCallIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINStartAudioCallIntentResponse = _Schema("INStartAudioCallIntentResponse", extends: INIntentResponse._schema)

open class INStartCallIntent: INIntent {
    public override init() { super.init() }
    public init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability) {
        super.init(schema: ())
        setField("callRecordFilter", callRecordFilter)
        setField("callRecordToCallBack", callRecordToCallBack)
        setField("audioRoute", audioRoute)
        setField("destinationType", destinationType)
        setField("contacts", contacts)
        setField("callCapability", callCapability)
    }
    public init(audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability) {
        super.init(schema: ())
        setField("audioRoute", audioRoute)
        setField("destinationType", destinationType)
        setField("contacts", contacts)
        setField("recordTypeForRedialing", recordTypeForRedialing)
        setField("callCapability", callCapability)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartCallIntent }
    open var callRecordFilter: INCallRecordFilter? { field("callRecordFilter") }
    open var callRecordToCallBack: INCallRecord? { field("callRecordToCallBack") }
    open var audioRoute: INCallAudioRoute { field("audioRoute", .unknown) }
    open var destinationType: INCallDestinationType { field("destinationType", .unknown) }
    open var contacts: [INPerson]? { field("contacts") }
    open var callCapability: INCallCapability { field("callCapability", .unknown) }
    open var recordTypeForRedialing: INCallRecordType { field("recordTypeForRedialing", .unknown) }
}
private let schemaOfINStartCallIntent = _Schema("INStartCallIntent", extends: INIntent._schema, [
    _Field("callRecordFilter", INCallRecordFilter.self), _Field("callRecordToCallBack", INCallRecord.self),
    _Field("audioRoute", INCallAudioRoute.self), _Field("destinationType", INCallDestinationType.self),
    _Field("contacts", [INPerson].self), _Field("callCapability", INCallCapability.self),
    _Field("recordTypeForRedialing", INCallRecordType.self),
])

open class INStartCallIntentResponse: INIntentResponse {
    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartCallIntentResponse }
    open var code: INStartCallIntentResponseCode { INStartCallIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINStartCallIntentResponse = _Schema("INStartCallIntentResponse", extends: INIntentResponse._schema)

open class INStartVideoCallIntent: INIntent {
    public override init() { super.init() }
    public init(contacts: [INPerson]?) {
        super.init(schema: ())
        setField("contacts", contacts)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartVideoCallIntent }
    open var contacts: [INPerson]? { field("contacts") }
}
private let schemaOfINStartVideoCallIntent = _Schema("INStartVideoCallIntent", extends: INIntent._schema, [
    _Field("contacts", [INPerson].self),
])

open class INStartVideoCallIntentResponse: INIntentResponse {
    public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartVideoCallIntentResponse }
    open var code: INStartVideoCallIntentResponseCode { INStartVideoCallIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINStartVideoCallIntentResponse = _Schema("INStartVideoCallIntentResponse", extends: INIntentResponse._schema)

public enum INAnswerCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}
extension INAnswerCallIntentResponseCode: IntentValueConvertible {}

public enum INHangUpCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureNoCallToHangUp = 6
}
extension INHangUpCallIntentResponseCode: IntentValueConvertible {}

public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
    case inProgress = 6
    case success = 7
}
extension INSearchCallHistoryIntentResponseCode: IntentValueConvertible {}

public enum INStartAudioCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
    case failureCallingServiceNotAvailable = 6
    case failureContactNotSupportedByApp = 7
    case failureNoValidNumber = 8
}
extension INStartAudioCallIntentResponseCode: IntentValueConvertible {}

public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case userConfirmationRequired = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCallingServiceNotAvailable = 6
    case failureContactNotSupportedByApp = 7
    case failureAirplaneModeEnabled = 8
    case failureUnableToHandOff = 9
    case failureAppConfigurationRequired = 10
    case failureCallInProgress = 11
    case failureRequiringInAppAuthentication = 13
}
extension INStartCallIntentResponseCode: IntentValueConvertible {}

public enum INStartVideoCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
    case failureCallingServiceNotAvailable = 6
    case failureContactNotSupportedByApp = 7
    case failureInvalidNumber = 8
}
extension INStartVideoCallIntentResponseCode: IntentValueConvertible {}

