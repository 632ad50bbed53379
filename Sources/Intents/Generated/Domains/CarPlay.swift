// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INSaveProfileInCarIntent: INIntent {
    public override init() { super.init() }
    public init(profileNumber: Int? = nil, profileLabel: String? = nil) {
        super.init(schema: ())
        setField("profileNumber", profileNumber)
        setField("profileLabel", profileLabel)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSaveProfileInCarIntent }
    open var profileNumber: Int? { field("profileNumber") }
    open var profileName: String? { field("profileName") }
    open var profileLabel: String? { field("profileLabel") }
}
private let schemaOfINSaveProfileInCarIntent = _Schema("INSaveProfileInCarIntent", extends: INIntent._schema, [
    _Field("profileNumber", Int.self), _Field("profileName", String.self), _Field("profileLabel", String.self),
])

open class INSaveProfileInCarIntentResponse: INIntentResponse {
    public init(code: INSaveProfileInCarIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSaveProfileInCarIntentResponse }
    open var code: INSaveProfileInCarIntentResponseCode { INSaveProfileInCarIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSaveProfileInCarIntentResponse = _Schema("INSaveProfileInCarIntentResponse", extends: INIntentResponse._schema)

open class INSetAudioSourceInCarIntent: INIntent {
    public override init() { super.init() }
    public init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference) {
        super.init(schema: ())
        setField("audioSource", audioSource)
        setField("relativeAudioSourceReference", relativeAudioSourceReference)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetAudioSourceInCarIntent }
    open var audioSource: INCarAudioSource { field("audioSource", .sourceUnknown) }
    open var relativeAudioSourceReference: INRelativeReference { field("relativeAudioSourceReference", .unknown) }
}
private let schemaOfINSetAudioSourceInCarIntent = _Schema("INSetAudioSourceInCarIntent", extends: INIntent._schema, [
    _Field("audioSource", INCarAudioSource.self), _Field("relativeAudioSourceReference", INRelativeReference.self),
])

open class INSetAudioSourceInCarIntentResponse: INIntentResponse {
    public init(code: INSetAudioSourceInCarIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetAudioSourceInCarIntentResponse }
    open var code: INSetAudioSourceInCarIntentResponseCode { INSetAudioSourceInCarIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetAudioSourceInCarIntentResponse = _Schema("INSetAudioSourceInCarIntentResponse", extends: INIntentResponse._schema)

open class INSetClimateSettingsInCarIntent: INIntent {
    public override init() { super.init() }
    public init(enableFan: Bool? = nil, enableAirConditioner: Bool? = nil, enableClimateControl: Bool? = nil, enableAutoMode: Bool? = nil, airCirculationMode: INCarAirCirculationMode = .unknown, fanSpeedIndex: Int? = nil, fanSpeedPercentage: Double? = nil, relativeFanSpeedSetting: INRelativeSetting = .unknown, temperature: Measurement<UnitTemperature>? = nil, relativeTemperatureSetting: INRelativeSetting = .unknown, climateZone: INCarSeat = .unknown, carName: INSpeakableString? = nil) {
        super.init(schema: ())
        setField("enableFan", enableFan)
        setField("enableAirConditioner", enableAirConditioner)
        setField("enableClimateControl", enableClimateControl)
        setField("enableAutoMode", enableAutoMode)
        setField("airCirculationMode", airCirculationMode)
        setField("fanSpeedIndex", fanSpeedIndex)
        setField("fanSpeedPercentage", fanSpeedPercentage)
        setField("relativeFanSpeedSetting", relativeFanSpeedSetting)
        setField("temperature", temperature)
        setField("relativeTemperatureSetting", relativeTemperatureSetting)
        setField("climateZone", climateZone)
        setField("carName", carName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetClimateSettingsInCarIntent }
    open var enableFan: Bool? { field("enableFan") }
    open var enableAirConditioner: Bool? { field("enableAirConditioner") }
    open var enableClimateControl: Bool? { field("enableClimateControl") }
    open var enableAutoMode: Bool? { field("enableAutoMode") }
    open var airCirculationMode: INCarAirCirculationMode { field("airCirculationMode", .unknown) }
    open var fanSpeedIndex: Int? { field("fanSpeedIndex") }
    open var fanSpeedPercentage: Double? { field("fanSpeedPercentage") }
    open var relativeFanSpeedSetting: INRelativeSetting { field("relativeFanSpeedSetting", .unknown) }
    open var temperature: Measurement<UnitTemperature>? { field("temperature") }
    open var relativeTemperatureSetting: INRelativeSetting { field("relativeTemperatureSetting", .unknown) }
    open var climateZone: INCarSeat { field("climateZone", .unknown) }
    open var carName: INSpeakableString? { field("carName") }
}
private let schemaOfINSetClimateSettingsInCarIntent = _Schema("INSetClimateSettingsInCarIntent", extends: INIntent._schema, [
    _Field("enableFan", Bool.self), _Field("enableAirConditioner", Bool.self),
    _Field("enableClimateControl", Bool.self), _Field("enableAutoMode", Bool.self),
    _Field("airCirculationMode", INCarAirCirculationMode.self), _Field("fanSpeedIndex", Int.self),
    _Field("fanSpeedPercentage", Double.self), _Field("relativeFanSpeedSetting", INRelativeSetting.self),
    _Field("temperature", Measurement<UnitTemperature>.self),
    _Field("relativeTemperatureSetting", INRelativeSetting.self), _Field("climateZone", INCarSeat.self),
    _Field("carName", INSpeakableString.self),
])

open class INSetClimateSettingsInCarIntentResponse: INIntentResponse {
    public init(code: INSetClimateSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetClimateSettingsInCarIntentResponse }
    open var code: INSetClimateSettingsInCarIntentResponseCode { INSetClimateSettingsInCarIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetClimateSettingsInCarIntentResponse = _Schema("INSetClimateSettingsInCarIntentResponse", extends: INIntentResponse._schema)

open class INSetDefrosterSettingsInCarIntent: INIntent {
    public override init() { super.init() }
    public init(enable: Bool? = nil, defroster: INCarDefroster = .unknown, carName: INSpeakableString? = nil) {
        super.init(schema: ())
        setField("enable", enable)
        setField("defroster", defroster)
        setField("carName", carName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetDefrosterSettingsInCarIntent }
    open var enable: Bool? { field("enable") }
    open var defroster: INCarDefroster { field("defroster", .unknown) }
    open var carName: INSpeakableString? { field("carName") }
}
private let schemaOfINSetDefrosterSettingsInCarIntent = _Schema("INSetDefrosterSettingsInCarIntent", extends: INIntent._schema, [
    _Field("enable", Bool.self), _Field("defroster", INCarDefroster.self), _Field("carName", INSpeakableString.self),
])

open class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse {
    public init(code: INSetDefrosterSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetDefrosterSettingsInCarIntentResponse }
    open var code: INSetDefrosterSettingsInCarIntentResponseCode { INSetDefrosterSettingsInCarIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetDefrosterSettingsInCarIntentResponse = _Schema("INSetDefrosterSettingsInCarIntentResponse", extends: INIntentResponse._schema)

open class INSetProfileInCarIntent: INIntent {
    public override init() { super.init() }
    public init(defaultProfile: Int?) {
        super.init(schema: ())
        setField("isDefaultProfile", defaultProfile.map { $0 != 0 })
    }
    public init(profileLabel: String?) {
        super.init(schema: ())
        setField("profileLabel", profileLabel)
    }
    public init(profileLabel: String?, defaultProfile: Int?) {
        super.init(schema: ())
        setField("profileLabel", profileLabel)
        setField("isDefaultProfile", defaultProfile.map { $0 != 0 })
    }
    public init(profileLabel: String?, isDefaultProfile: Bool?) {
        super.init(schema: ())
        setField("profileLabel", profileLabel)
        setField("isDefaultProfile", isDefaultProfile)
    }
    public init(profileName: String?, defaultProfile: Int?) {
        super.init(schema: ())
        setField("profileName", profileName)
        setField("isDefaultProfile", defaultProfile.map { $0 != 0 })
    }
    public init(profileNumber: Int?, defaultProfile: Int?) {
        super.init(schema: ())
        setField("profileNumber", profileNumber)
        setField("isDefaultProfile", defaultProfile.map { $0 != 0 })
    }
    public init(profileNumber: Int?, profileLabel: String?) {
        super.init(schema: ())
        setField("profileNumber", profileNumber)
        setField("profileLabel", profileLabel)
    }
    public init(profileNumber: Int?, profileLabel: String?, defaultProfile: Int?) {
        super.init(schema: ())
        setField("profileNumber", profileNumber)
        setField("profileLabel", profileLabel)
        setField("isDefaultProfile", defaultProfile.map { $0 != 0 })
    }
    public init(profileNumber: Int?, profileLabel: String?, isDefaultProfile: Bool?) {
        super.init(schema: ())
        setField("profileNumber", profileNumber)
        setField("profileLabel", profileLabel)
        setField("isDefaultProfile", isDefaultProfile)
    }
    public init(profileNumber: Int?, profileName: String?, defaultProfile: Int?) {
        super.init(schema: ())
        setField("profileNumber", profileNumber)
        setField("profileName", profileName)
        setField("isDefaultProfile", defaultProfile.map { $0 != 0 })
    }
    public init(profileNumber: Int? = nil, profileName: String? = nil, isDefaultProfile: Bool? = nil, carName: INSpeakableString? = nil) {
        super.init(schema: ())
        setField("profileNumber", profileNumber)
        setField("profileName", profileName)
        setField("isDefaultProfile", isDefaultProfile)
        setField("carName", carName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetProfileInCarIntent }
    open var profileNumber: Int? { field("profileNumber") }
    open var profileName: String? { field("profileName") }
    open var carName: INSpeakableString? { field("carName") }
    open var profileLabel: String? { field("profileLabel") }
    open var isDefaultProfile: Bool? { field("isDefaultProfile") }
}
private let schemaOfINSetProfileInCarIntent = _Schema("INSetProfileInCarIntent", extends: INIntent._schema, [
    _Field("profileNumber", Int.self), _Field("profileName", String.self), _Field("carName", INSpeakableString.self),
    _Field("profileLabel", String.self), _Field("isDefaultProfile", Bool.self),
])

open class INSetProfileInCarIntentResponse: INIntentResponse {
    public init(code: INSetProfileInCarIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetProfileInCarIntentResponse }
    open var code: INSetProfileInCarIntentResponseCode { INSetProfileInCarIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetProfileInCarIntentResponse = _Schema("INSetProfileInCarIntentResponse", extends: INIntentResponse._schema)

open class INSetSeatSettingsInCarIntent: INIntent {
    public override init() { super.init() }
    public init(enableHeating: Bool? = nil, enableCooling: Bool? = nil, enableMassage: Bool? = nil, seat: INCarSeat = .unknown, level: Int? = nil, relativeLevel: INRelativeSetting = .unknown, carName: INSpeakableString? = nil) {
        super.init(schema: ())
        setField("enableHeating", enableHeating)
        setField("enableCooling", enableCooling)
        setField("enableMassage", enableMassage)
        setField("seat", seat)
        setField("level", level)
        setField("relativeLevelSetting", relativeLevel)
        setField("carName", carName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetSeatSettingsInCarIntent }
    open var enableHeating: Bool? { field("enableHeating") }
    open var enableCooling: Bool? { field("enableCooling") }
    open var enableMassage: Bool? { field("enableMassage") }
    open var seat: INCarSeat { field("seat", .unknown) }
    open var level: Int? { field("level") }
    open var relativeLevelSetting: INRelativeSetting { field("relativeLevelSetting", .unknown) }
    open var carName: INSpeakableString? { field("carName") }
}
private let schemaOfINSetSeatSettingsInCarIntent = _Schema("INSetSeatSettingsInCarIntent", extends: INIntent._schema, [
    _Field("enableHeating", Bool.self), _Field("enableCooling", Bool.self), _Field("enableMassage", Bool.self),
    _Field("seat", INCarSeat.self), _Field("level", Int.self), _Field("relativeLevelSetting", INRelativeSetting.self),
    _Field("carName", INSpeakableString.self),
])

open class INSetSeatSettingsInCarIntentResponse: INIntentResponse {
    public init(code: INSetSeatSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetSeatSettingsInCarIntentResponse }
    open var code: INSetSeatSettingsInCarIntentResponseCode { INSetSeatSettingsInCarIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetSeatSettingsInCarIntentResponse = _Schema("INSetSeatSettingsInCarIntentResponse", extends: INIntentResponse._schema)

public enum INSaveProfileInCarIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSaveProfileInCarIntentResponseCode: IntentValueConvertible {}

public enum INSetAudioSourceInCarIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSetAudioSourceInCarIntentResponseCode: IntentValueConvertible {}

public enum INSetClimateSettingsInCarIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSetClimateSettingsInCarIntentResponseCode: IntentValueConvertible {}

public enum INSetDefrosterSettingsInCarIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSetDefrosterSettingsInCarIntentResponseCode: IntentValueConvertible {}

public enum INSetProfileInCarIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSetProfileInCarIntentResponseCode: IntentValueConvertible {}

public enum INSetSeatSettingsInCarIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSetSeatSettingsInCarIntentResponseCode: IntentValueConvertible {}

