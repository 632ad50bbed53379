// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INShareFocusStatusIntent: INIntent {
    public override init() { super.init() }
    public init(focusStatus: INFocusStatus?) {
        super.init(schema: ())
        setField("focusStatus", focusStatus)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINShareFocusStatusIntent }
    open var focusStatus: INFocusStatus? { field("focusStatus") }
}
private let schemaOfINShareFocusStatusIntent = _Schema("INShareFocusStatusIntent", extends: INIntent._schema, [
    _Field("focusStatus", INFocusStatus.self),
])

open class INShareFocusStatusIntentResponse: INIntentResponse {
    public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINShareFocusStatusIntentResponse }
    open var code: INShareFocusStatusIntentResponseCode { INShareFocusStatusIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINShareFocusStatusIntentResponse = _Schema("INShareFocusStatusIntentResponse", extends: INIntentResponse._schema)

public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INShareFocusStatusIntentResponseCode: IntentValueConvertible {}

