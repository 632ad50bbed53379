// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INGetReservationDetailsIntent: INIntent {
    public override init() { super.init() }
    public init(reservationContainerReference: INSpeakableString?, reservationItemReferences: [INSpeakableString]?) {
        super.init(schema: ())
        setField("reservationContainerReference", reservationContainerReference)
        setField("reservationItemReferences", reservationItemReferences)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetReservationDetailsIntent }
    open var reservationContainerReference: INSpeakableString? { field("reservationContainerReference") }
    open var reservationItemReferences: [INSpeakableString]? { field("reservationItemReferences") }
}
private let schemaOfINGetReservationDetailsIntent = _Schema("INGetReservationDetailsIntent", extends: INIntent._schema, [
    _Field("reservationContainerReference", INSpeakableString.self),
    _Field("reservationItemReferences", [INSpeakableString].self),
])

open class INGetReservationDetailsIntentResponse: INIntentResponse {
    public init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetReservationDetailsIntentResponse }
    open var code: INGetReservationDetailsIntentResponseCode { INGetReservationDetailsIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var reservations: [INReservation]? {
        get { field("reservations") }
        set { setField("reservations", newValue) }
    }
}
private let schemaOfINGetReservationDetailsIntentResponse = _Schema("INGetReservationDetailsIntentResponse", extends: INIntentResponse._schema, [
    _Field("reservations", [INReservation].self),
])

public enum INGetReservationDetailsIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INGetReservationDetailsIntentResponseCode: IntentValueConvertible {}

