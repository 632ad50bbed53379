// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INSetRadioStationIntent: INIntent {
    public override init() { super.init() }
    public init(radioType: INRadioType = .unknown, frequency: Double? = nil, stationName: String? = nil, channel: String? = nil, presetNumber: Int? = nil) {
        super.init(schema: ())
        setField("radioType", radioType)
        setField("frequency", frequency)
        setField("stationName", stationName)
        setField("channel", channel)
        setField("presetNumber", presetNumber)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetRadioStationIntent }
    open var radioType: INRadioType { field("radioType", .unknown) }
    open var frequency: Double? { field("frequency") }
    open var stationName: String? { field("stationName") }
    open var channel: String? { field("channel") }
    open var presetNumber: Int? { field("presetNumber") }
}
private let schemaOfINSetRadioStationIntent = _Schema("INSetRadioStationIntent", extends: INIntent._schema, [
    _Field("radioType", INRadioType.self), _Field("frequency", Double.self), _Field("stationName", String.self),
    _Field("channel", String.self), _Field("presetNumber", Int.self),
])

open class INSetRadioStationIntentResponse: INIntentResponse {
    public init(code: INSetRadioStationIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetRadioStationIntentResponse }
    open var code: INSetRadioStationIntentResponseCode { INSetRadioStationIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetRadioStationIntentResponse = _Schema("INSetRadioStationIntentResponse", extends: INIntentResponse._schema)

public enum INSetRadioStationIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureNotSubscribed = 6
}
extension INSetRadioStationIntentResponseCode: IntentValueConvertible {}

