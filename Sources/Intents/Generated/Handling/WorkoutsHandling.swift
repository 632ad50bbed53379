// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INCancelWorkoutIntentHandling: AnyObject {
    func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
    func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
    func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult
    func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
    func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INCancelWorkoutIntentHandling {
    public func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse { notImplemented() }
    public func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse { notImplemented() }
    public func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { notImplemented() }
    public func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINCancelWorkoutIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INCancelWorkoutIntentHandling, INCancelWorkoutIntent, INCancelWorkoutIntentResponse>(
        "INCancelWorkoutIntentHandling", codeName: { INCancelWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INCancelWorkoutIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INCancelWorkoutIntentResponse }
    builder.resolve("workoutName", "resolveWorkoutName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(for: intent, with: done)
    }
    builder.resolveAsync("workoutName", "resolveWorkoutName(for:)") { await $0.resolveWorkoutName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(cancelWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in
        handler.handle(cancelWorkout: intent, completion: done)
    }
    builder.confirm("confirm(cancelWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in
        handler.confirm(cancelWorkout: intent, completion: done)
    }
    builder.resolve("workoutName", "resolveWorkoutName(forCancelWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(forCancelWorkout: intent, with: done)
    }
    return builder.table
}

public protocol INEndWorkoutIntentHandling: AnyObject {
    func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
    func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
    func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
    func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
    func confirm(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INEndWorkoutIntentHandling {
    public func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse { notImplemented() }
    public func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse { notImplemented() }
    public func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { notImplemented() }
    public func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINEndWorkoutIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INEndWorkoutIntentHandling, INEndWorkoutIntent, INEndWorkoutIntentResponse>(
        "INEndWorkoutIntentHandling", codeName: { INEndWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INEndWorkoutIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INEndWorkoutIntentResponse }
    builder.resolve("workoutName", "resolveWorkoutName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(for: intent, with: done)
    }
    builder.resolveAsync("workoutName", "resolveWorkoutName(for:)") { await $0.resolveWorkoutName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(endWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in
        handler.handle(endWorkout: intent, completion: done)
    }
    builder.confirm("confirm(endWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in
        handler.confirm(endWorkout: intent, completion: done)
    }
    builder.resolve("workoutName", "resolveWorkoutName(forEndWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(forEndWorkout: intent, with: done)
    }
    return builder.table
}

public protocol INPauseWorkoutIntentHandling: AnyObject {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
    func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
    func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult
    func handle(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
    func confirm(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INPauseWorkoutIntentHandling {
    public func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse { notImplemented() }
    public func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse { notImplemented() }
    public func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { notImplemented() }
    public func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINPauseWorkoutIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INPauseWorkoutIntentHandling, INPauseWorkoutIntent, INPauseWorkoutIntentResponse>(
        "INPauseWorkoutIntentHandling", codeName: { INPauseWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INPauseWorkoutIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INPauseWorkoutIntentResponse }
    builder.resolve("workoutName", "resolveWorkoutName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(for: intent, with: done)
    }
    builder.resolveAsync("workoutName", "resolveWorkoutName(for:)") { await $0.resolveWorkoutName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(pauseWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in
        handler.handle(pauseWorkout: intent, completion: done)
    }
    builder.confirm("confirm(pauseWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in
        handler.confirm(pauseWorkout: intent, completion: done)
    }
    builder.resolve("workoutName", "resolveWorkoutName(forPauseWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(forPauseWorkout: intent, with: done)
    }
    return builder.table
}

public protocol INResumeWorkoutIntentHandling: AnyObject {
    func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
    func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
    func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult
    func handle(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
    func confirm(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INResumeWorkoutIntentHandling {
    public func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse { notImplemented() }
    public func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse { notImplemented() }
    public func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { notImplemented() }
    public func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINResumeWorkoutIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INResumeWorkoutIntentHandling, INResumeWorkoutIntent, INResumeWorkoutIntentResponse>(
        "INResumeWorkoutIntentHandling", codeName: { INResumeWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INResumeWorkoutIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INResumeWorkoutIntentResponse }
    builder.resolve("workoutName", "resolveWorkoutName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(for: intent, with: done)
    }
    builder.resolveAsync("workoutName", "resolveWorkoutName(for:)") { await $0.resolveWorkoutName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(resumeWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in
        handler.handle(resumeWorkout: intent, completion: done)
    }
    builder.confirm("confirm(resumeWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in
        handler.confirm(resumeWorkout: intent, completion: done)
    }
    builder.resolve("workoutName", "resolveWorkoutName(forResumeWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(forResumeWorkout: intent, with: done)
    }
    return builder.table
}

public protocol INStartWorkoutIntentHandling: AnyObject {
    func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
    func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult
    func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
    func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)
    func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult
    func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)
    func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult
    func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
    func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
    func confirm(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
    func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)
    func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)
    func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
}

extension INStartWorkoutIntentHandling {
    public func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse { notImplemented() }
    public func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse { notImplemented() }
    public func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { notImplemented() }
    public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult { notImplemented() }
    public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult { notImplemented() }
    public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult { notImplemented() }
    public func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { notImplemented() }
    public func confirm(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { notImplemented() }
    public func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINStartWorkoutIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INStartWorkoutIntentHandling, INStartWorkoutIntent, INStartWorkoutIntentResponse>(
        "INStartWorkoutIntentHandling", codeName: { INStartWorkoutIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INStartWorkoutIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INStartWorkoutIntentResponse }
    builder.resolve("workoutName", "resolveWorkoutName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(for: intent, with: done)
    }
    builder.resolveAsync("workoutName", "resolveWorkoutName(for:)") { await $0.resolveWorkoutName(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("goalValue", "resolveGoalValue(for:with:)") { (handler, intent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in
        handler.resolveGoalValue(for: intent, with: done)
    }
    builder.resolveAsync("goalValue", "resolveGoalValue(for:)") { await $0.resolveGoalValue(for: $1) as INDoubleResolutionResult }
    builder.resolve("workoutGoalUnitType", "resolveWorkoutGoalUnitType(for:with:)") { (handler, intent, done: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) in
        handler.resolveWorkoutGoalUnitType(for: intent, with: done)
    }
    builder.resolveAsync("workoutGoalUnitType", "resolveWorkoutGoalUnitType(for:)") { await $0.resolveWorkoutGoalUnitType(for: $1) as INWorkoutGoalUnitTypeResolutionResult }
    builder.resolve("workoutLocationType", "resolveWorkoutLocationType(for:with:)") { (handler, intent, done: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) in
        handler.resolveWorkoutLocationType(for: intent, with: done)
    }
    builder.resolveAsync("workoutLocationType", "resolveWorkoutLocationType(for:)") { await $0.resolveWorkoutLocationType(for: $1) as INWorkoutLocationTypeResolutionResult }
    builder.resolve("isOpenEnded", "resolveIsOpenEnded(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveIsOpenEnded(for: intent, with: done)
    }
    builder.resolveAsync("isOpenEnded", "resolveIsOpenEnded(for:)") { await $0.resolveIsOpenEnded(for: $1) as INBooleanResolutionResult }
    builder.handle("handle(startWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in
        handler.handle(startWorkout: intent, completion: done)
    }
    builder.confirm("confirm(startWorkout:completion:)") { (handler, intent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in
        handler.confirm(startWorkout: intent, completion: done)
    }
    builder.resolve("workoutName", "resolveWorkoutName(forStartWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveWorkoutName(forStartWorkout: intent, with: done)
    }
    builder.resolve("goalValue", "resolveGoalValue(forStartWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in
        handler.resolveGoalValue(forStartWorkout: intent, with: done)
    }
    builder.resolve("workoutGoalUnitType", "resolveWorkoutGoalUnitType(forStartWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) in
        handler.resolveWorkoutGoalUnitType(forStartWorkout: intent, with: done)
    }
    builder.resolve("workoutLocationType", "resolveWorkoutLocationType(forStartWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) in
        handler.resolveWorkoutLocationType(forStartWorkout: intent, with: done)
    }
    builder.resolve("isOpenEnded", "resolveIsOpenEnded(forStartWorkout:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveIsOpenEnded(forStartWorkout: intent, with: done)
    }
    return builder.table
}

