// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INActivateCarSignalIntent: INIntent {
    public override init() { super.init() }
    public init(carName: INSpeakableString?, signals: INCarSignalOptions = []) {
        super.init(schema: ())
        setField("carName", carName)
        setField("signals", signals)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINActivateCarSignalIntent }
    open var carName: INSpeakableString? { field("carName") }
    open var signals: INCarSignalOptions { field("signals", []) }
}
private let schemaOfINActivateCarSignalIntent = _Schema("INActivateCarSignalIntent", extends: INIntent._schema, [
    _Field("carName", INSpeakableString.self), _Field("signals", INCarSignalOptions.self),
])

open class INActivateCarSignalIntentResponse: INIntentResponse {
    public init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINActivateCarSignalIntentResponse }
    open var code: INActivateCarSignalIntentResponseCode { INActivateCarSignalIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var signals: INCarSignalOptions {
        get { field("signals", []) }
        set { setField("signals", newValue) }
    }
}
private let schemaOfINActivateCarSignalIntentResponse = _Schema("INActivateCarSignalIntentResponse", extends: INIntentResponse._schema, [
    _Field("signals", INCarSignalOptions.self),
])

open class INGetCarLockStatusIntent: INIntent {
    public override init() { super.init() }
    public init(carName: INSpeakableString?) {
        super.init(schema: ())
        setField("carName", carName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetCarLockStatusIntent }
    open var carName: INSpeakableString? { field("carName") }
}
private let schemaOfINGetCarLockStatusIntent = _Schema("INGetCarLockStatusIntent", extends: INIntent._schema, [
    _Field("carName", INSpeakableString.self),
])

open class INGetCarLockStatusIntentResponse: INIntentResponse {
    public init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetCarLockStatusIntentResponse }
    open var code: INGetCarLockStatusIntentResponseCode { INGetCarLockStatusIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var locked: Bool? {
        get { field("locked") }
        set { setField("locked", newValue) }
    }
}
private let schemaOfINGetCarLockStatusIntentResponse = _Schema("INGetCarLockStatusIntentResponse", extends: INIntentResponse._schema, [
    _Field("locked", Bool.self),
])

open class INGetCarPowerLevelStatusIntent: INIntent {
    public override init() { super.init() }
    public init(carName: INSpeakableString?) {
        super.init(schema: ())
        setField("carName", carName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetCarPowerLevelStatusIntent }
    open var carName: INSpeakableString? { field("carName") }
}
private let schemaOfINGetCarPowerLevelStatusIntent = _Schema("INGetCarPowerLevelStatusIntent", extends: INIntent._schema, [
    _Field("carName", INSpeakableString.self),
])

open class INGetCarPowerLevelStatusIntentResponse: INIntentResponse {
    public init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetCarPowerLevelStatusIntentResponse }
    open var code: INGetCarPowerLevelStatusIntentResponseCode { INGetCarPowerLevelStatusIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var carIdentifier: String? {
        get { field("carIdentifier") }
        set { setField("carIdentifier", newValue) }
    }
    open var fuelPercentRemaining: Float? {
        get { field("fuelPercentRemaining") }
        set { setField("fuelPercentRemaining", newValue) }
    }
    open var chargePercentRemaining: Float? {
        get { field("chargePercentRemaining") }
        set { setField("chargePercentRemaining", newValue) }
    }
    open var distanceRemaining: Measurement<UnitLength>? {
        get { field("distanceRemaining") }
        set { setField("distanceRemaining", newValue) }
    }
    open var charging: Bool? {
        get { field("charging") }
        set { setField("charging", newValue) }
    }
    open var minutesToFull: Int? {
        get { field("minutesToFull") }
        set { setField("minutesToFull", newValue) }
    }
    open var maximumDistance: Measurement<UnitLength>? {
        get { field("maximumDistance") }
        set { setField("maximumDistance", newValue) }
    }
    open var distanceRemainingElectric: Measurement<UnitLength>? {
        get { field("distanceRemainingElectric") }
        set { setField("distanceRemainingElectric", newValue) }
    }
    open var maximumDistanceElectric: Measurement<UnitLength>? {
        get { field("maximumDistanceElectric") }
        set { setField("maximumDistanceElectric", newValue) }
    }
    open var distanceRemainingFuel: Measurement<UnitLength>? {
        get { field("distanceRemainingFuel") }
        set { setField("distanceRemainingFuel", newValue) }
    }
    open var maximumDistanceFuel: Measurement<UnitLength>? {
        get { field("maximumDistanceFuel") }
        set { setField("maximumDistanceFuel", newValue) }
    }
    open var consumptionFormulaArguments: [String : Any]? {
        get { field("consumptionFormulaArguments") }
        set { setField("consumptionFormulaArguments", newValue) }
    }
    open var chargingFormulaArguments: [String : Any]? {
        get { field("chargingFormulaArguments") }
        set { setField("chargingFormulaArguments", newValue) }
    }
    open var dateOfLastStateUpdate: DateComponents? {
        get { field("dateOfLastStateUpdate") }
        set { setField("dateOfLastStateUpdate", newValue) }
    }
    open var activeConnector: INCar.ChargingConnectorType? {
        get { field("activeConnector") }
        set { setField("activeConnector", newValue) }
    }
    open var maximumBatteryCapacity: Measurement<UnitEnergy>? {
        get { field("maximumBatteryCapacity") }
        set { setField("maximumBatteryCapacity", newValue) }
    }
    open var currentBatteryCapacity: Measurement<UnitEnergy>? {
        get { field("currentBatteryCapacity") }
        set { setField("currentBatteryCapacity", newValue) }
    }
    open var minimumBatteryCapacity: Measurement<UnitEnergy>? {
        get { field("minimumBatteryCapacity") }
        set { setField("minimumBatteryCapacity", newValue) }
    }
}
private let schemaOfINGetCarPowerLevelStatusIntentResponse = _Schema("INGetCarPowerLevelStatusIntentResponse", extends: INIntentResponse._schema, [
    _Field("carIdentifier", String.self), _Field("fuelPercentRemaining", Float.self),
    _Field("chargePercentRemaining", Float.self), _Field("distanceRemaining", Measurement<UnitLength>.self),
    _Field("charging", Bool.self), _Field("minutesToFull", Int.self),
    _Field("maximumDistance", Measurement<UnitLength>.self),
    _Field("distanceRemainingElectric", Measurement<UnitLength>.self),
    _Field("maximumDistanceElectric", Measurement<UnitLength>.self),
    _Field("distanceRemainingFuel", Measurement<UnitLength>.self),
    _Field("maximumDistanceFuel", Measurement<UnitLength>.self),
    _Field("consumptionFormulaArguments", [String : Any].self),
    _Field("chargingFormulaArguments", [String : Any].self), _Field("dateOfLastStateUpdate", DateComponents.self),
    _Field("activeConnector", INCar.ChargingConnectorType.self),
    _Field("maximumBatteryCapacity", Measurement<UnitEnergy>.self),
    _Field("currentBatteryCapacity", Measurement<UnitEnergy>.self),
    _Field("minimumBatteryCapacity", Measurement<UnitEnergy>.self),
])

open class INListCarsIntent: INIntent {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINListCarsIntent }
}
private let schemaOfINListCarsIntent = _Schema("INListCarsIntent", extends: INIntent._schema)

open class INListCarsIntentResponse: INIntentResponse {
    public init(code: INListCarsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINListCarsIntentResponse }
    open var code: INListCarsIntentResponseCode { INListCarsIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var cars: [INCar]? {
        get { field("cars") }
        set { setField("cars", newValue) }
    }
}
private let schemaOfINListCarsIntentResponse = _Schema("INListCarsIntentResponse", extends: INIntentResponse._schema, [
    _Field("cars", [INCar].self),
])

open class INSetCarLockStatusIntent: INIntent {
    public override init() { super.init() }
    public init(locked: Bool?, carName: INSpeakableString?) {
        super.init(schema: ())
        setField("locked", locked)
        setField("carName", carName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetCarLockStatusIntent }
    open var locked: Bool? { field("locked") }
    open var carName: INSpeakableString? { field("carName") }
}
private let schemaOfINSetCarLockStatusIntent = _Schema("INSetCarLockStatusIntent", extends: INIntent._schema, [
    _Field("locked", Bool.self), _Field("carName", INSpeakableString.self),
])

open class INSetCarLockStatusIntentResponse: INIntentResponse {
    public init(code: INSetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetCarLockStatusIntentResponse }
    open var code: INSetCarLockStatusIntentResponseCode { INSetCarLockStatusIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetCarLockStatusIntentResponse = _Schema("INSetCarLockStatusIntentResponse", extends: INIntentResponse._schema)

public enum INActivateCarSignalIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INActivateCarSignalIntentResponseCode: IntentValueConvertible {}

public enum INGetCarLockStatusIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INGetCarLockStatusIntentResponseCode: IntentValueConvertible {}

public enum INGetCarPowerLevelStatusIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INGetCarPowerLevelStatusIntentResponseCode: IntentValueConvertible {}

public enum INListCarsIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INListCarsIntentResponseCode: IntentValueConvertible {}

public enum INSetCarLockStatusIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSetCarLockStatusIntentResponseCode: IntentValueConvertible {}

