// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INSetRadioStationIntentHandling: AnyObject {
    func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
    func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
    func confirm(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
    func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
    func resolveRadioType(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void)
    func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult
    func resolveFrequency(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
    func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult
    func resolveStationName(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
    func resolveChannel(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
    func resolvePresetNumber(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult
    func handle(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
    func confirm(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
    func resolveRadioType(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void)
    func resolveFrequency(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
    func resolveStationName(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveChannel(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolvePresetNumber(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
}

extension INSetRadioStationIntentHandling {
    public func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse { notImplemented() }
    public func confirm(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse { notImplemented() }
    public func resolveRadioType(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult { notImplemented() }
    public func resolveFrequency(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { notImplemented() }
    public func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult { notImplemented() }
    public func resolveStationName(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolveChannel(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolvePresetNumber(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func handle(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { notImplemented() }
    public func confirm(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { notImplemented() }
    public func resolveRadioType(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveFrequency(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { notImplemented() }
    public func resolveStationName(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveChannel(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolvePresetNumber(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetRadioStationIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetRadioStationIntentHandling, INSetRadioStationIntent, INSetRadioStationIntentResponse>(
        "INSetRadioStationIntentHandling", codeName: { INSetRadioStationIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetRadioStationIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetRadioStationIntentResponse }
    builder.resolve("radioType", "resolveRadioType(for:with:)") { (handler, intent, done: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) in
        handler.resolveRadioType(for: intent, with: done)
    }
    builder.resolveAsync("radioType", "resolveRadioType(for:)") { await $0.resolveRadioType(for: $1) as INRadioTypeResolutionResult }
    builder.resolve("frequency", "resolveFrequency(for:with:)") { (handler, intent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in
        handler.resolveFrequency(for: intent, with: done)
    }
    builder.resolveAsync("frequency", "resolveFrequency(for:)") { await $0.resolveFrequency(for: $1) as INDoubleResolutionResult }
    builder.resolve("stationName", "resolveStationName(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveStationName(for: intent, with: done)
    }
    builder.resolveAsync("stationName", "resolveStationName(for:)") { await $0.resolveStationName(for: $1) as INStringResolutionResult }
    builder.resolve("channel", "resolveChannel(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveChannel(for: intent, with: done)
    }
    builder.resolveAsync("channel", "resolveChannel(for:)") { await $0.resolveChannel(for: $1) as INStringResolutionResult }
    builder.resolve("presetNumber", "resolvePresetNumber(for:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolvePresetNumber(for: intent, with: done)
    }
    builder.resolveAsync("presetNumber", "resolvePresetNumber(for:)") { await $0.resolvePresetNumber(for: $1) as INIntegerResolutionResult }
    builder.handle("handle(setRadioStation:completion:)") { (handler, intent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in
        handler.handle(setRadioStation: intent, completion: done)
    }
    builder.confirm("confirm(setRadioStation:completion:)") { (handler, intent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in
        handler.confirm(setRadioStation: intent, completion: done)
    }
    builder.resolve("radioType", "resolveRadioType(forSetRadioStation:with:)") { (handler, intent, done: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) in
        handler.resolveRadioType(forSetRadioStation: intent, with: done)
    }
    builder.resolve("frequency", "resolveFrequency(forSetRadioStation:with:)") { (handler, intent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in
        handler.resolveFrequency(forSetRadioStation: intent, with: done)
    }
    builder.resolve("stationName", "resolveStationName(forSetRadioStation:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveStationName(forSetRadioStation: intent, with: done)
    }
    builder.resolve("channel", "resolveChannel(forSetRadioStation:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveChannel(forSetRadioStation: intent, with: done)
    }
    builder.resolve("presetNumber", "resolvePresetNumber(forSetRadioStation:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolvePresetNumber(forSetRadioStation: intent, with: done)
    }
    return builder.table
}

