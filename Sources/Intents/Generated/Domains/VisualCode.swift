// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INGetVisualCodeIntent: INIntent {
    public override init() { super.init() }
    public init(visualCodeType: INVisualCodeType) {
        super.init(schema: ())
        setField("visualCodeType", visualCodeType)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetVisualCodeIntent }
    open var visualCodeType: INVisualCodeType { field("visualCodeType", .unknown) }
}
private let schemaOfINGetVisualCodeIntent = _Schema("INGetVisualCodeIntent", extends: INIntent._schema, [
    _Field("visualCodeType", INVisualCodeType.self),
])

open class INGetVisualCodeIntentResponse: INIntentResponse {
    public init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetVisualCodeIntentResponse }
    open var code: INGetVisualCodeIntentResponseCode { INGetVisualCodeIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var visualCodeImage: INImage? {
        get { field("visualCodeImage") }
        set { setField("visualCodeImage", newValue) }
    }
}
private let schemaOfINGetVisualCodeIntentResponse = _Schema("INGetVisualCodeIntentResponse", extends: INIntentResponse._schema, [
    _Field("visualCodeImage", INImage.self),
])

public enum INGetVisualCodeIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
    case failureAppConfigurationRequired = 7
}
extension INGetVisualCodeIntentResponseCode: IntentValueConvertible {}

