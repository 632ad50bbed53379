// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INSaveProfileInCarIntentHandling: AnyObject {
    func handle(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
    func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
    func confirm(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
    func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
    func resolveProfileNumber(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult
    func resolveProfileName(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult
    func handle(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
    func confirm(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
    func resolveProfileNumber(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveProfileName(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
}

extension INSaveProfileInCarIntentHandling {
    public func handle(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse { notImplemented() }
    public func confirm(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse { notImplemented() }
    public func resolveProfileNumber(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func resolveProfileName(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult { notImplemented() }
    public func handle(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func resolveProfileNumber(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveProfileName(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSaveProfileInCarIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSaveProfileInCarIntentHandling, INSaveProfileInCarIntent, INSaveProfileInCarIntentResponse>(
        "INSaveProfileInCarIntentHandling", codeName: { INSaveProfileInCarIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSaveProfileInCarIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSaveProfileInCarIntentResponse }
    builder.resolve("profileNumber", "resolveProfileNumber(for:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveProfileNumber(for: intent, with: done)
    }
    builder.resolveAsync("profileNumber", "resolveProfileNumber(for:)") { await $0.resolveProfileNumber(for: $1) as INIntegerResolutionResult }
    builder.resolve("profileName", "resolveProfileName(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveProfileName(for: intent, with: done)
    }
    builder.resolveAsync("profileName", "resolveProfileName(for:)") { await $0.resolveProfileName(for: $1) as INStringResolutionResult }
    builder.handle("handle(saveProfileInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in
        handler.handle(saveProfileInCar: intent, completion: done)
    }
    builder.confirm("confirm(saveProfileInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in
        handler.confirm(saveProfileInCar: intent, completion: done)
    }
    builder.resolve("profileNumber", "resolveProfileNumber(forSaveProfileInCar:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveProfileNumber(forSaveProfileInCar: intent, with: done)
    }
    builder.resolve("profileName", "resolveProfileName(forSaveProfileInCar:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveProfileName(forSaveProfileInCar: intent, with: done)
    }
    return builder.table
}

public protocol INSetAudioSourceInCarIntentHandling: AnyObject {
    func handle(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
    func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
    func confirm(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
    func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
    func resolveAudioSource(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void)
    func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult
    func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void)
    func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async -> INRelativeReferenceResolutionResult
    func handle(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
    func confirm(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
    func resolveAudioSource(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void)
    func resolveRelativeAudioSourceReference(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void)
}

extension INSetAudioSourceInCarIntentHandling {
    public func handle(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse { notImplemented() }
    public func confirm(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse { notImplemented() }
    public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) { notImplemented() }
    public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult { notImplemented() }
    public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async -> INRelativeReferenceResolutionResult { notImplemented() }
    public func handle(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { notImplemented() }
    public func resolveAudioSource(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeAudioSourceReference(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetAudioSourceInCarIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetAudioSourceInCarIntentHandling, INSetAudioSourceInCarIntent, INSetAudioSourceInCarIntentResponse>(
        "INSetAudioSourceInCarIntentHandling", codeName: { INSetAudioSourceInCarIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetAudioSourceInCarIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetAudioSourceInCarIntentResponse }
    builder.resolve("audioSource", "resolveAudioSource(for:with:)") { (handler, intent, done: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) in
        handler.resolveAudioSource(for: intent, with: done)
    }
    builder.resolveAsync("audioSource", "resolveAudioSource(for:)") { await $0.resolveAudioSource(for: $1) as INCarAudioSourceResolutionResult }
    builder.resolve("relativeAudioSourceReference", "resolveRelativeAudioSourceReference(for:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) in
        handler.resolveRelativeAudioSourceReference(for: intent, with: done)
    }
    builder.resolveAsync("relativeAudioSourceReference", "resolveRelativeAudioSourceReference(for:)") { await $0.resolveRelativeAudioSourceReference(for: $1) as INRelativeReferenceResolutionResult }
    builder.handle("handle(setAudioSourceInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in
        handler.handle(setAudioSourceInCar: intent, completion: done)
    }
    builder.confirm("confirm(setAudioSourceInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in
        handler.confirm(setAudioSourceInCar: intent, completion: done)
    }
    builder.resolve("audioSource", "resolveAudioSource(forSetAudioSourceInCar:with:)") { (handler, intent, done: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) in
        handler.resolveAudioSource(forSetAudioSourceInCar: intent, with: done)
    }
    builder.resolve("relativeAudioSourceReference", "resolveRelativeAudioSourceReference(forSetAudioSourceInCar:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) in
        handler.resolveRelativeAudioSourceReference(forSetAudioSourceInCar: intent, with: done)
    }
    return builder.table
}

public protocol INSetClimateSettingsInCarIntentHandling: AnyObject {
    func handle(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
    func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse
    func confirm(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
    func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse
    func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void)
    func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async -> INCarAirCirculationModeResolutionResult
    func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult
    func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
    func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult
    func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
    func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult
    func resolveTemperature(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void)
    func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult
    func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
    func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult
    func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
    func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult
    func resolveCarName(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult
    func handle(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
    func confirm(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
    func resolveEnableFan(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableAirConditioner(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableClimateControl(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableAutoMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveAirCirculationMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void)
    func resolveFanSpeedIndex(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveFanSpeedPercentage(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
    func resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
    func resolveTemperature(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void)
    func resolveRelativeTemperatureSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
    func resolveClimateZone(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
    func resolveCarName(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INSetClimateSettingsInCarIntentHandling {
    public func handle(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse { notImplemented() }
    public func confirm(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse { notImplemented() }
    public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) { notImplemented() }
    public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async -> INCarAirCirculationModeResolutionResult { notImplemented() }
    public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { notImplemented() }
    public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult { notImplemented() }
    public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult { notImplemented() }
    public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void) { notImplemented() }
    public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult { notImplemented() }
    public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult { notImplemented() }
    public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { notImplemented() }
    public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult { notImplemented() }
    public func resolveCarName(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func resolveEnableFan(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableAirConditioner(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableClimateControl(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableAutoMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveAirCirculationMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) { notImplemented() }
    public func resolveFanSpeedIndex(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveFanSpeedPercentage(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { notImplemented() }
    public func resolveTemperature(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeTemperatureSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { notImplemented() }
    public func resolveClimateZone(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetClimateSettingsInCarIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetClimateSettingsInCarIntentHandling, INSetClimateSettingsInCarIntent, INSetClimateSettingsInCarIntentResponse>(
        "INSetClimateSettingsInCarIntentHandling", codeName: { INSetClimateSettingsInCarIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetClimateSettingsInCarIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetClimateSettingsInCarIntentResponse }
    builder.resolve("enableFan", "resolveEnableFan(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableFan(for: intent, with: done)
    }
    builder.resolveAsync("enableFan", "resolveEnableFan(for:)") { await $0.resolveEnableFan(for: $1) as INBooleanResolutionResult }
    builder.resolve("enableAirConditioner", "resolveEnableAirConditioner(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableAirConditioner(for: intent, with: done)
    }
    builder.resolveAsync("enableAirConditioner", "resolveEnableAirConditioner(for:)") { await $0.resolveEnableAirConditioner(for: $1) as INBooleanResolutionResult }
    builder.resolve("enableClimateControl", "resolveEnableClimateControl(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableClimateControl(for: intent, with: done)
    }
    builder.resolveAsync("enableClimateControl", "resolveEnableClimateControl(for:)") { await $0.resolveEnableClimateControl(for: $1) as INBooleanResolutionResult }
    builder.resolve("enableAutoMode", "resolveEnableAutoMode(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableAutoMode(for: intent, with: done)
    }
    builder.resolveAsync("enableAutoMode", "resolveEnableAutoMode(for:)") { await $0.resolveEnableAutoMode(for: $1) as INBooleanResolutionResult }
    builder.resolve("airCirculationMode", "resolveAirCirculationMode(for:with:)") { (handler, intent, done: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) in
        handler.resolveAirCirculationMode(for: intent, with: done)
    }
    builder.resolveAsync("airCirculationMode", "resolveAirCirculationMode(for:)") { await $0.resolveAirCirculationMode(for: $1) as INCarAirCirculationModeResolutionResult }
    builder.resolve("fanSpeedIndex", "resolveFanSpeedIndex(for:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveFanSpeedIndex(for: intent, with: done)
    }
    builder.resolveAsync("fanSpeedIndex", "resolveFanSpeedIndex(for:)") { await $0.resolveFanSpeedIndex(for: $1) as INIntegerResolutionResult }
    builder.resolve("fanSpeedPercentage", "resolveFanSpeedPercentage(for:with:)") { (handler, intent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in
        handler.resolveFanSpeedPercentage(for: intent, with: done)
    }
    builder.resolveAsync("fanSpeedPercentage", "resolveFanSpeedPercentage(for:)") { await $0.resolveFanSpeedPercentage(for: $1) as INDoubleResolutionResult }
    builder.resolve("relativeFanSpeedSetting", "resolveRelativeFanSpeedSetting(for:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in
        handler.resolveRelativeFanSpeedSetting(for: intent, with: done)
    }
    builder.resolveAsync("relativeFanSpeedSetting", "resolveRelativeFanSpeedSetting(for:)") { await $0.resolveRelativeFanSpeedSetting(for: $1) as INRelativeSettingResolutionResult }
    builder.resolve("temperature", "resolveTemperature(for:with:)") { (handler, intent, done: @escaping @Sendable (INTemperatureResolutionResult) -> Void) in
        handler.resolveTemperature(for: intent, with: done)
    }
    builder.resolveAsync("temperature", "resolveTemperature(for:)") { await $0.resolveTemperature(for: $1) as INTemperatureResolutionResult }
    builder.resolve("relativeTemperatureSetting", "resolveRelativeTemperatureSetting(for:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in
        handler.resolveRelativeTemperatureSetting(for: intent, with: done)
    }
    builder.resolveAsync("relativeTemperatureSetting", "resolveRelativeTemperatureSetting(for:)") { await $0.resolveRelativeTemperatureSetting(for: $1) as INRelativeSettingResolutionResult }
    builder.resolve("climateZone", "resolveClimateZone(for:with:)") { (handler, intent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in
        handler.resolveClimateZone(for: intent, with: done)
    }
    builder.resolveAsync("climateZone", "resolveClimateZone(for:)") { await $0.resolveClimateZone(for: $1) as INCarSeatResolutionResult }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(setClimateSettingsInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in
        handler.handle(setClimateSettingsInCar: intent, completion: done)
    }
    builder.confirm("confirm(setClimateSettingsInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in
        handler.confirm(setClimateSettingsInCar: intent, completion: done)
    }
    builder.resolve("enableFan", "resolveEnableFan(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableFan(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("enableAirConditioner", "resolveEnableAirConditioner(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableAirConditioner(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("enableClimateControl", "resolveEnableClimateControl(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableClimateControl(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("enableAutoMode", "resolveEnableAutoMode(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableAutoMode(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("airCirculationMode", "resolveAirCirculationMode(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) in
        handler.resolveAirCirculationMode(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("fanSpeedIndex", "resolveFanSpeedIndex(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveFanSpeedIndex(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("fanSpeedPercentage", "resolveFanSpeedPercentage(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in
        handler.resolveFanSpeedPercentage(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("relativeFanSpeedSetting", "resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in
        handler.resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("temperature", "resolveTemperature(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INTemperatureResolutionResult) -> Void) in
        handler.resolveTemperature(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("relativeTemperatureSetting", "resolveRelativeTemperatureSetting(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in
        handler.resolveRelativeTemperatureSetting(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("climateZone", "resolveClimateZone(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in
        handler.resolveClimateZone(forSetClimateSettingsInCar: intent, with: done)
    }
    builder.resolve("carName", "resolveCarName(forSetClimateSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forSetClimateSettingsInCar: intent, with: done)
    }
    return builder.table
}

public protocol INSetDefrosterSettingsInCarIntentHandling: AnyObject {
    func handle(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse
    func confirm(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse
    func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void)
    func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult
    func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult
    func handle(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func confirm(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func resolveEnable(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveDefroster(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void)
    func resolveCarName(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INSetDefrosterSettingsInCarIntentHandling {
    public func handle(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse { notImplemented() }
    public func confirm(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse { notImplemented() }
    public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) { notImplemented() }
    public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult { notImplemented() }
    public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func resolveEnable(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveDefroster(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetDefrosterSettingsInCarIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetDefrosterSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntent, INSetDefrosterSettingsInCarIntentResponse>(
        "INSetDefrosterSettingsInCarIntentHandling", codeName: { INSetDefrosterSettingsInCarIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetDefrosterSettingsInCarIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetDefrosterSettingsInCarIntentResponse }
    builder.resolve("enable", "resolveEnable(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnable(for: intent, with: done)
    }
    builder.resolveAsync("enable", "resolveEnable(for:)") { await $0.resolveEnable(for: $1) as INBooleanResolutionResult }
    builder.resolve("defroster", "resolveDefroster(for:with:)") { (handler, intent, done: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) in
        handler.resolveDefroster(for: intent, with: done)
    }
    builder.resolveAsync("defroster", "resolveDefroster(for:)") { await $0.resolveDefroster(for: $1) as INCarDefrosterResolutionResult }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(setDefrosterSettingsInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in
        handler.handle(setDefrosterSettingsInCar: intent, completion: done)
    }
    builder.confirm("confirm(setDefrosterSettingsInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in
        handler.confirm(setDefrosterSettingsInCar: intent, completion: done)
    }
    builder.resolve("enable", "resolveEnable(forSetDefrosterSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnable(forSetDefrosterSettingsInCar: intent, with: done)
    }
    builder.resolve("defroster", "resolveDefroster(forSetDefrosterSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) in
        handler.resolveDefroster(forSetDefrosterSettingsInCar: intent, with: done)
    }
    builder.resolve("carName", "resolveCarName(forSetDefrosterSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forSetDefrosterSettingsInCar: intent, with: done)
    }
    return builder.table
}

public protocol INSetProfileInCarIntentHandling: AnyObject {
    func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
    func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
    func confirm(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
    func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
    func resolveProfileNumber(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult
    func resolveProfileName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult
    func resolveCarName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult
    func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func handle(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
    func confirm(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
    func resolveProfileNumber(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveProfileName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveCarName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INSetProfileInCarIntentHandling {
    public func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse { notImplemented() }
    public func confirm(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse { notImplemented() }
    public func resolveProfileNumber(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func resolveProfileName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolveCarName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func handle(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { notImplemented() }
    public func resolveProfileNumber(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveProfileName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetProfileInCarIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetProfileInCarIntentHandling, INSetProfileInCarIntent, INSetProfileInCarIntentResponse>(
        "INSetProfileInCarIntentHandling", codeName: { INSetProfileInCarIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetProfileInCarIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetProfileInCarIntentResponse }
    builder.resolve("profileNumber", "resolveProfileNumber(for:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveProfileNumber(for: intent, with: done)
    }
    builder.resolveAsync("profileNumber", "resolveProfileNumber(for:)") { await $0.resolveProfileNumber(for: $1) as INIntegerResolutionResult }
    builder.resolve("profileName", "resolveProfileName(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveProfileName(for: intent, with: done)
    }
    builder.resolveAsync("profileName", "resolveProfileName(for:)") { await $0.resolveProfileName(for: $1) as INStringResolutionResult }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("isDefaultProfile", "resolveDefaultProfile(forSetProfileInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveDefaultProfile(forSetProfileInCar: intent, with: done)
    }
    builder.handle("handle(setProfileInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in
        handler.handle(setProfileInCar: intent, completion: done)
    }
    builder.confirm("confirm(setProfileInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in
        handler.confirm(setProfileInCar: intent, completion: done)
    }
    builder.resolve("profileNumber", "resolveProfileNumber(forSetProfileInCar:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveProfileNumber(forSetProfileInCar: intent, with: done)
    }
    builder.resolve("profileName", "resolveProfileName(forSetProfileInCar:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveProfileName(forSetProfileInCar: intent, with: done)
    }
    builder.resolve("carName", "resolveCarName(forSetProfileInCar:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forSetProfileInCar: intent, with: done)
    }
    return builder.table
}

public protocol INSetSeatSettingsInCarIntentHandling: AnyObject {
    func handle(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
    func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
    func confirm(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
    func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
    func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveSeat(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
    func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult
    func resolveLevel(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult
    func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
    func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async -> INRelativeSettingResolutionResult
    func resolveCarName(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult
    func handle(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
    func confirm(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
    func resolveEnableHeating(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableCooling(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveEnableMassage(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveSeat(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
    func resolveLevel(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveRelativeLevelSetting(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
    func resolveCarName(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INSetSeatSettingsInCarIntentHandling {
    public func handle(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse { notImplemented() }
    public func confirm(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse { notImplemented() }
    public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveSeat(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { notImplemented() }
    public func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult { notImplemented() }
    public func resolveLevel(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async -> INRelativeSettingResolutionResult { notImplemented() }
    public func resolveCarName(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func confirm(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { notImplemented() }
    public func resolveEnableHeating(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableCooling(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveEnableMassage(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveSeat(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { notImplemented() }
    public func resolveLevel(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveRelativeLevelSetting(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetSeatSettingsInCarIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetSeatSettingsInCarIntentHandling, INSetSeatSettingsInCarIntent, INSetSeatSettingsInCarIntentResponse>(
        "INSetSeatSettingsInCarIntentHandling", codeName: { INSetSeatSettingsInCarIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetSeatSettingsInCarIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetSeatSettingsInCarIntentResponse }
    builder.resolve("enableHeating", "resolveEnableHeating(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableHeating(for: intent, with: done)
    }
    builder.resolveAsync("enableHeating", "resolveEnableHeating(for:)") { await $0.resolveEnableHeating(for: $1) as INBooleanResolutionResult }
    builder.resolve("enableCooling", "resolveEnableCooling(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableCooling(for: intent, with: done)
    }
    builder.resolveAsync("enableCooling", "resolveEnableCooling(for:)") { await $0.resolveEnableCooling(for: $1) as INBooleanResolutionResult }
    builder.resolve("enableMassage", "resolveEnableMassage(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableMassage(for: intent, with: done)
    }
    builder.resolveAsync("enableMassage", "resolveEnableMassage(for:)") { await $0.resolveEnableMassage(for: $1) as INBooleanResolutionResult }
    builder.resolve("seat", "resolveSeat(for:with:)") { (handler, intent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in
        handler.resolveSeat(for: intent, with: done)
    }
    builder.resolveAsync("seat", "resolveSeat(for:)") { await $0.resolveSeat(for: $1) as INCarSeatResolutionResult }
    builder.resolve("level", "resolveLevel(for:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveLevel(for: intent, with: done)
    }
    builder.resolveAsync("level", "resolveLevel(for:)") { await $0.resolveLevel(for: $1) as INIntegerResolutionResult }
    builder.resolve("relativeLevelSetting", "resolveRelativeLevelSetting(for:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in
        handler.resolveRelativeLevelSetting(for: intent, with: done)
    }
    builder.resolveAsync("relativeLevelSetting", "resolveRelativeLevelSetting(for:)") { await $0.resolveRelativeLevelSetting(for: $1) as INRelativeSettingResolutionResult }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(setSeatSettingsInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in
        handler.handle(setSeatSettingsInCar: intent, completion: done)
    }
    builder.confirm("confirm(setSeatSettingsInCar:completion:)") { (handler, intent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in
        handler.confirm(setSeatSettingsInCar: intent, completion: done)
    }
    builder.resolve("enableHeating", "resolveEnableHeating(forSetSeatSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableHeating(forSetSeatSettingsInCar: intent, with: done)
    }
    builder.resolve("enableCooling", "resolveEnableCooling(forSetSeatSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableCooling(forSetSeatSettingsInCar: intent, with: done)
    }
    builder.resolve("enableMassage", "resolveEnableMassage(forSetSeatSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveEnableMassage(forSetSeatSettingsInCar: intent, with: done)
    }
    builder.resolve("seat", "resolveSeat(forSetSeatSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in
        handler.resolveSeat(forSetSeatSettingsInCar: intent, with: done)
    }
    builder.resolve("level", "resolveLevel(forSetSeatSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolveLevel(forSetSeatSettingsInCar: intent, with: done)
    }
    builder.resolve("relativeLevelSetting", "resolveRelativeLevelSetting(forSetSeatSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in
        handler.resolveRelativeLevelSetting(forSetSeatSettingsInCar: intent, with: done)
    }
    builder.resolve("carName", "resolveCarName(forSetSeatSettingsInCar:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forSetSeatSettingsInCar: intent, with: done)
    }
    return builder.table
}

