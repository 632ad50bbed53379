// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INActivateCarSignalIntentHandling: AnyObject {
    func handle(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
    func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
    func confirm(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
    func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
    func resolveCarName(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult
    func resolveSignals(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void)
    func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult
    func handle(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
    func confirm(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
    func resolveCarName(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveSignals(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void)
}

extension INActivateCarSignalIntentHandling {
    public func handle(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse { notImplemented() }
    public func confirm(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse { notImplemented() }
    public func resolveCarName(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveSignals(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) { notImplemented() }
    public func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult { notImplemented() }
    public func handle(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { notImplemented() }
    public func confirm(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { notImplemented() }
    public func resolveCarName(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveSignals(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINActivateCarSignalIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INActivateCarSignalIntentHandling, INActivateCarSignalIntent, INActivateCarSignalIntentResponse>(
        "INActivateCarSignalIntentHandling", codeName: { INActivateCarSignalIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INActivateCarSignalIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INActivateCarSignalIntentResponse }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("signals", "resolveSignals(for:with:)") { (handler, intent, done: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) in
        handler.resolveSignals(for: intent, with: done)
    }
    builder.resolveAsync("signals", "resolveSignals(for:)") { await $0.resolveSignals(for: $1) as INCarSignalOptionsResolutionResult }
    builder.handle("handle(activateCarSignal:completion:)") { (handler, intent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in
        handler.handle(activateCarSignal: intent, completion: done)
    }
    builder.confirm("confirm(activateCarSignal:completion:)") { (handler, intent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in
        handler.confirm(activateCarSignal: intent, completion: done)
    }
    builder.resolve("carName", "resolveCarName(forActivateCarSignal:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forActivateCarSignal: intent, with: done)
    }
    builder.resolve("signals", "resolveSignals(forActivateCarSignal:with:)") { (handler, intent, done: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) in
        handler.resolveSignals(forActivateCarSignal: intent, with: done)
    }
    return builder.table
}

public protocol INGetCarLockStatusIntentHandling: AnyObject {
    func handle(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
    func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
    func confirm(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
    func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
    func resolveCarName(for intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
    func handle(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
    func confirm(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
    func resolveCarName(forGetCarLockStatus intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INGetCarLockStatusIntentHandling {
    public func handle(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse { notImplemented() }
    public func confirm(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse { notImplemented() }
    public func resolveCarName(for intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func resolveCarName(forGetCarLockStatus intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINGetCarLockStatusIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetCarLockStatusIntentHandling, INGetCarLockStatusIntent, INGetCarLockStatusIntentResponse>(
        "INGetCarLockStatusIntentHandling", codeName: { INGetCarLockStatusIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INGetCarLockStatusIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INGetCarLockStatusIntentResponse }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(getCarLockStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in
        handler.handle(getCarLockStatus: intent, completion: done)
    }
    builder.confirm("confirm(getCarLockStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in
        handler.confirm(getCarLockStatus: intent, completion: done)
    }
    builder.resolve("carName", "resolveCarName(forGetCarLockStatus:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forGetCarLockStatus: intent, with: done)
    }
    return builder.table
}

public protocol INGetCarPowerLevelStatusIntentHandling: AnyObject {
    func handle(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse
    func startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver)
    func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)
    func confirm(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse
    func resolveCarName(for intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult
    func handle(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func confirm(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func resolveCarName(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INGetCarPowerLevelStatusIntentHandling {
    public func handle(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse { notImplemented() }
    public func startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver) { notImplemented() }
    public func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) { notImplemented() }
    public func confirm(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse { notImplemented() }
    public func resolveCarName(for intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { notImplemented() }
    public func resolveCarName(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

private final class UpdatesOfINGetCarPowerLevelStatusIntent: UpdateObserver<INGetCarPowerLevelStatusIntentResponse>, INGetCarPowerLevelStatusIntentResponseObserver, @unchecked Sendable {
    func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse) { send(response) }
}

func handlersOfINGetCarPowerLevelStatusIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetCarPowerLevelStatusIntentHandling, INGetCarPowerLevelStatusIntent, INGetCarPowerLevelStatusIntentResponse>(
        "INGetCarPowerLevelStatusIntentHandling", codeName: { INGetCarPowerLevelStatusIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INGetCarPowerLevelStatusIntentResponse }
    builder.startUpdates("startSendingUpdates(for:to:)") { (handler, intent, send) in
        let observer = UpdatesOfINGetCarPowerLevelStatusIntent(send)
        handler.startSendingUpdates(for: intent, to: observer)
        return observer
    }
    builder.stopUpdates("stopSendingUpdates(for:)") { $0.stopSendingUpdates(for: $1) }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INGetCarPowerLevelStatusIntentResponse }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(getCarPowerLevelStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in
        handler.handle(getCarPowerLevelStatus: intent, completion: done)
    }
    builder.confirm("confirm(getCarPowerLevelStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in
        handler.confirm(getCarPowerLevelStatus: intent, completion: done)
    }
    builder.resolve("carName", "resolveCarName(forGetCarPowerLevelStatus:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forGetCarPowerLevelStatus: intent, with: done)
    }
    return builder.table
}

public protocol INListCarsIntentHandling: AnyObject {
    func handle(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
    func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse
    func confirm(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
    func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse
}

extension INListCarsIntentHandling {
    public func handle(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse { notImplemented() }
    public func confirm(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse { notImplemented() }
}

func handlersOfINListCarsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INListCarsIntentHandling, INListCarsIntent, INListCarsIntentResponse>(
        "INListCarsIntentHandling", codeName: { INListCarsIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INListCarsIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INListCarsIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INListCarsIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INListCarsIntentResponse }
    return builder.table
}

public protocol INSetCarLockStatusIntentHandling: AnyObject {
    func handle(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
    func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
    func confirm(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
    func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
    func resolveLocked(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult
    func resolveCarName(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
    func handle(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
    func confirm(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
    func resolveLocked(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveCarName(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INSetCarLockStatusIntentHandling {
    public func handle(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse { notImplemented() }
    public func confirm(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse { notImplemented() }
    public func resolveLocked(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolveCarName(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { notImplemented() }
    public func resolveLocked(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveCarName(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetCarLockStatusIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetCarLockStatusIntentHandling, INSetCarLockStatusIntent, INSetCarLockStatusIntentResponse>(
        "INSetCarLockStatusIntentHandling", codeName: { INSetCarLockStatusIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetCarLockStatusIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetCarLockStatusIntentResponse }
    builder.resolve("locked", "resolveLocked(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveLocked(for: intent, with: done)
    }
    builder.resolveAsync("locked", "resolveLocked(for:)") { await $0.resolveLocked(for: $1) as INBooleanResolutionResult }
    builder.resolve("carName", "resolveCarName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(for: intent, with: done)
    }
    builder.resolveAsync("carName", "resolveCarName(for:)") { await $0.resolveCarName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(setCarLockStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in
        handler.handle(setCarLockStatus: intent, completion: done)
    }
    builder.confirm("confirm(setCarLockStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in
        handler.confirm(setCarLockStatus: intent, completion: done)
    }
    builder.resolve("locked", "resolveLocked(forSetCarLockStatus:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveLocked(forSetCarLockStatus: intent, with: done)
    }
    builder.resolve("carName", "resolveCarName(forSetCarLockStatus:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveCarName(forSetCarLockStatus: intent, with: done)
    }
    return builder.table
}

