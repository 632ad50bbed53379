// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol _INAddTasksIntentHandlingOverloads: AnyObject {
    func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void)
    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult
    func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INTemporalEventTriggerResolutionResult
    func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void)
    func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
}

extension _INAddTasksIntentHandlingOverloads {
    public func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void) { notImplemented() }
    public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult { notImplemented() }
    public func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INTemporalEventTriggerResolutionResult { notImplemented() }
    public func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
}

public protocol INAddTasksIntentHandling: _INAddTasksIntentHandlingOverloads {
    func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
    func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void)
    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult
    func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
    func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]
    func resolveSpatialEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
    func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult
    func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INAddTasksTemporalEventTriggerResolutionResult
    func resolvePriority(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
    func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult
    func handle(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
    func confirm(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
    func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void)
    func resolveTaskTitles(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
    func resolveSpatialEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
    func resolvePriority(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
}

extension INAddTasksIntentHandling {
    public func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse { notImplemented() }
    public func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse { notImplemented() }
    public func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) { notImplemented() }
    public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult { notImplemented() }
    public func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] { notImplemented() }
    public func resolveSpatialEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult { notImplemented() }
    public func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INAddTasksTemporalEventTriggerResolutionResult { notImplemented() }
    public func resolvePriority(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { notImplemented() }
    public func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult { notImplemented() }
    public func handle(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { notImplemented() }
    public func confirm(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { notImplemented() }
    public func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) { notImplemented() }
    public func resolveTaskTitles(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveSpatialEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolvePriority(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINAddTasksIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INAddTasksIntentHandling, INAddTasksIntent, INAddTasksIntentResponse>(
        "INAddTasksIntentHandling", codeName: { INAddTasksIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INAddTasksIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INAddTasksIntentResponse }
    builder.resolve("targetTaskList", "resolveTargetTaskList(for:with:)") { (handler, intent, done: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) in
        handler.resolveTargetTaskList(for: intent, with: done)
    }
    builder.resolveAsync("targetTaskList", "resolveTargetTaskList(for:)") { await $0.resolveTargetTaskList(for: $1) as INAddTasksTargetTaskListResolutionResult }
    builder.resolveEach("taskTitles", "resolveTaskTitles(for:with:)") { (handler, intent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in
        handler.resolveTaskTitles(for: intent, with: done)
    }
    builder.resolveEachAsync("taskTitles", "resolveTaskTitles(for:)") { await $0.resolveTaskTitles(for: $1) as [INSpeakableStringResolutionResult] }
    builder.resolve("spatialEventTrigger", "resolveSpatialEventTrigger(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in
        handler.resolveSpatialEventTrigger(for: intent, with: done)
    }
    builder.resolveAsync("spatialEventTrigger", "resolveSpatialEventTrigger(for:)") { await $0.resolveSpatialEventTrigger(for: $1) as INSpatialEventTriggerResolutionResult }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(for:with:)") { (handler, intent, done: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) in
        handler.resolveTemporalEventTrigger(for: intent, with: done)
    }
    builder.resolveAsync("temporalEventTrigger", "resolveTemporalEventTrigger(for:)") { await $0.resolveTemporalEventTrigger(for: $1) as INAddTasksTemporalEventTriggerResolutionResult }
    builder.resolve("priority", "resolvePriority(for:with:)") { (handler, intent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in
        handler.resolvePriority(for: intent, with: done)
    }
    builder.resolveAsync("priority", "resolvePriority(for:)") { await $0.resolvePriority(for: $1) as INTaskPriorityResolutionResult }
    builder.resolve("targetTaskList", "resolveTargetTaskList(for:with:)") { (handler, intent, done: @escaping @Sendable (INTaskListResolutionResult) -> Void) in
        (handler as any _INAddTasksIntentHandlingOverloads).resolveTargetTaskList(for: intent, with: done)
    }
    builder.resolveAsync("targetTaskList", "resolveTargetTaskList(for:)") { await ($0 as any _INAddTasksIntentHandlingOverloads).resolveTargetTaskList(for: $1) as INTaskListResolutionResult }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(for:with:)") { (handler, intent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in
        (handler as any _INAddTasksIntentHandlingOverloads).resolveTemporalEventTrigger(for: intent, with: done)
    }
    builder.resolveAsync("temporalEventTrigger", "resolveTemporalEventTrigger(for:)") { await ($0 as any _INAddTasksIntentHandlingOverloads).resolveTemporalEventTrigger(for: $1) as INTemporalEventTriggerResolutionResult }
    builder.handle("handle(addTasks:completion:)") { (handler, intent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in
        handler.handle(addTasks: intent, completion: done)
    }
    builder.confirm("confirm(addTasks:completion:)") { (handler, intent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in
        handler.confirm(addTasks: intent, completion: done)
    }
    builder.resolve("targetTaskList", "resolveTargetTaskList(forAddTasks:with:)") { (handler, intent, done: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) in
        handler.resolveTargetTaskList(forAddTasks: intent, with: done)
    }
    builder.resolveEach("taskTitles", "resolveTaskTitles(forAddTasks:with:)") { (handler, intent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in
        handler.resolveTaskTitles(forAddTasks: intent, with: done)
    }
    builder.resolve("spatialEventTrigger", "resolveSpatialEventTrigger(forAddTasks:with:)") { (handler, intent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in
        handler.resolveSpatialEventTrigger(forAddTasks: intent, with: done)
    }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(forAddTasks:with:)") { (handler, intent, done: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) in
        handler.resolveTemporalEventTrigger(forAddTasks: intent, with: done)
    }
    builder.resolve("priority", "resolvePriority(forAddTasks:with:)") { (handler, intent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in
        handler.resolvePriority(forAddTasks: intent, with: done)
    }
    builder.resolve("targetTaskList", "resolveTargetTaskList(forAddTasks:with:)") { (handler, intent, done: @escaping @Sendable (INTaskListResolutionResult) -> Void) in
        (handler as any _INAddTasksIntentHandlingOverloads).resolveTargetTaskList(forAddTasks: intent, with: done)
    }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(forAddTasks:with:)") { (handler, intent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in
        (handler as any _INAddTasksIntentHandlingOverloads).resolveTemporalEventTrigger(forAddTasks: intent, with: done)
    }
    return builder.table
}

public protocol INAppendToNoteIntentHandling: AnyObject {
    func handle(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
    func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    func confirm(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
    func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    func resolveTargetNote(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void)
    func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult
    func resolveContent(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
    func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult
    func handle(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
    func confirm(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
    func resolveTargetNote(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void)
    func resolveContent(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
}

extension INAppendToNoteIntentHandling {
    public func handle(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse { notImplemented() }
    public func confirm(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse { notImplemented() }
    public func resolveTargetNote(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void) { notImplemented() }
    public func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult { notImplemented() }
    public func resolveContent(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult { notImplemented() }
    public func handle(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { notImplemented() }
    public func confirm(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { notImplemented() }
    public func resolveTargetNote(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINAppendToNoteIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INAppendToNoteIntentHandling, INAppendToNoteIntent, INAppendToNoteIntentResponse>(
        "INAppendToNoteIntentHandling", codeName: { INAppendToNoteIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INAppendToNoteIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INAppendToNoteIntentResponse }
    builder.resolve("targetNote", "resolveTargetNote(for:with:)") { (handler, intent, done: @escaping @Sendable (INNoteResolutionResult) -> Void) in
        handler.resolveTargetNote(for: intent, with: done)
    }
    builder.resolveAsync("targetNote", "resolveTargetNote(for:)") { await $0.resolveTargetNote(for: $1) as INNoteResolutionResult }
    builder.resolve("content", "resolveContent(for:with:)") { (handler, intent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in
        handler.resolveContent(for: intent, with: done)
    }
    builder.resolveAsync("content", "resolveContent(for:)") { await $0.resolveContent(for: $1) as INNoteContentResolutionResult }
    builder.handle("handle(appendToNote:completion:)") { (handler, intent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in
        handler.handle(appendToNote: intent, completion: done)
    }
    builder.confirm("confirm(appendToNote:completion:)") { (handler, intent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in
        handler.confirm(appendToNote: intent, completion: done)
    }
    builder.resolve("targetNote", "resolveTargetNote(forAppendToNote:with:)") { (handler, intent, done: @escaping @Sendable (INNoteResolutionResult) -> Void) in
        handler.resolveTargetNote(forAppendToNote: intent, with: done)
    }
    builder.resolve("content", "resolveContent(forAppendToNote:with:)") { (handler, intent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in
        handler.resolveContent(forAppendToNote: intent, with: done)
    }
    return builder.table
}

public protocol INCreateNoteIntentHandling: AnyObject {
    func handle(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    func confirm(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
    func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    func resolveTitle(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
    func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
    func resolveGroupName(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
    func handle(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
    func confirm(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
    func resolveTitle(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveContent(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
    func resolveGroupName(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INCreateNoteIntentHandling {
    public func handle(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse { notImplemented() }
    public func confirm(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse { notImplemented() }
    public func resolveTitle(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult { notImplemented() }
    public func resolveGroupName(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { notImplemented() }
    public func confirm(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { notImplemented() }
    public func resolveTitle(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { notImplemented() }
    public func resolveGroupName(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINCreateNoteIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INCreateNoteIntentHandling, INCreateNoteIntent, INCreateNoteIntentResponse>(
        "INCreateNoteIntentHandling", codeName: { INCreateNoteIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INCreateNoteIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INCreateNoteIntentResponse }
    builder.resolve("title", "resolveTitle(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTitle(for: intent, with: done)
    }
    builder.resolveAsync("title", "resolveTitle(for:)") { await $0.resolveTitle(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("content", "resolveContent(for:with:)") { (handler, intent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in
        handler.resolveContent(for: intent, with: done)
    }
    builder.resolveAsync("content", "resolveContent(for:)") { await $0.resolveContent(for: $1) as INNoteContentResolutionResult }
    builder.resolve("groupName", "resolveGroupName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveGroupName(for: intent, with: done)
    }
    builder.resolveAsync("groupName", "resolveGroupName(for:)") { await $0.resolveGroupName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(createNote:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in
        handler.handle(createNote: intent, completion: done)
    }
    builder.confirm("confirm(createNote:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in
        handler.confirm(createNote: intent, completion: done)
    }
    builder.resolve("title", "resolveTitle(forCreateNote:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTitle(forCreateNote: intent, with: done)
    }
    builder.resolve("content", "resolveContent(forCreateNote:with:)") { (handler, intent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in
        handler.resolveContent(forCreateNote: intent, with: done)
    }
    builder.resolve("groupName", "resolveGroupName(forCreateNote:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveGroupName(forCreateNote: intent, with: done)
    }
    return builder.table
}

public protocol INCreateTaskListIntentHandling: AnyObject {
    func handle(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
    func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    func confirm(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
    func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    func resolveTitle(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
    func resolveTaskTitles(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
    func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult]
    func resolveGroupName(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
    func handle(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
    func confirm(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
    func resolveTitle(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveTaskTitles(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
    func resolveGroupName(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INCreateTaskListIntentHandling {
    public func handle(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse { notImplemented() }
    public func confirm(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse { notImplemented() }
    public func resolveTitle(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveTaskTitles(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] { notImplemented() }
    public func resolveGroupName(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { notImplemented() }
    public func confirm(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { notImplemented() }
    public func resolveTitle(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveTaskTitles(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveGroupName(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINCreateTaskListIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INCreateTaskListIntentHandling, INCreateTaskListIntent, INCreateTaskListIntentResponse>(
        "INCreateTaskListIntentHandling", codeName: { INCreateTaskListIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INCreateTaskListIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INCreateTaskListIntentResponse }
    builder.resolve("title", "resolveTitle(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTitle(for: intent, with: done)
    }
    builder.resolveAsync("title", "resolveTitle(for:)") { await $0.resolveTitle(for: $1) as INSpeakableStringResolutionResult }
    builder.resolveEach("taskTitles", "resolveTaskTitles(for:with:)") { (handler, intent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in
        handler.resolveTaskTitles(for: intent, with: done)
    }
    builder.resolveEachAsync("taskTitles", "resolveTaskTitles(for:)") { await $0.resolveTaskTitles(for: $1) as [INSpeakableStringResolutionResult] }
    builder.resolve("groupName", "resolveGroupName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveGroupName(for: intent, with: done)
    }
    builder.resolveAsync("groupName", "resolveGroupName(for:)") { await $0.resolveGroupName(for: $1) as INSpeakableStringResolutionResult }
    builder.handle("handle(createTaskList:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in
        handler.handle(createTaskList: intent, completion: done)
    }
    builder.confirm("confirm(createTaskList:completion:)") { (handler, intent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in
        handler.confirm(createTaskList: intent, completion: done)
    }
    builder.resolve("title", "resolveTitle(forCreateTaskList:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTitle(forCreateTaskList: intent, with: done)
    }
    builder.resolveEach("taskTitles", "resolveTaskTitles(forCreateTaskList:with:)") { (handler, intent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in
        handler.resolveTaskTitles(forCreateTaskList: intent, with: done)
    }
    builder.resolve("groupName", "resolveGroupName(forCreateTaskList:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveGroupName(forCreateTaskList: intent, with: done)
    }
    return builder.table
}

public protocol INDeleteTasksIntentHandling: AnyObject {
    func handle(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)
    func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
    func confirm(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)
    func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
    func resolveTaskList(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void)
    func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult
    func resolveTasks(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void)
    func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult]
}

extension INDeleteTasksIntentHandling {
    public func handle(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse { notImplemented() }
    public func confirm(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse { notImplemented() }
    public func resolveTaskList(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void) { notImplemented() }
    public func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult { notImplemented() }
    public func resolveTasks(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void) { notImplemented() }
    public func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] { notImplemented() }
}

func handlersOfINDeleteTasksIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INDeleteTasksIntentHandling, INDeleteTasksIntent, INDeleteTasksIntentResponse>(
        "INDeleteTasksIntentHandling", codeName: { INDeleteTasksIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INDeleteTasksIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INDeleteTasksIntentResponse }
    builder.resolve("taskList", "resolveTaskList(for:with:)") { (handler, intent, done: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void) in
        handler.resolveTaskList(for: intent, with: done)
    }
    builder.resolveAsync("taskList", "resolveTaskList(for:)") { await $0.resolveTaskList(for: $1) as INDeleteTasksTaskListResolutionResult }
    builder.resolveEach("tasks", "resolveTasks(for:with:)") { (handler, intent, done: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void) in
        handler.resolveTasks(for: intent, with: done)
    }
    builder.resolveEachAsync("tasks", "resolveTasks(for:)") { await $0.resolveTasks(for: $1) as [INDeleteTasksTaskResolutionResult] }
    return builder.table
}

public protocol INSearchForNotebookItemsIntentHandling: AnyObject {
    func handle(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
    func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
    func confirm(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
    func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
    func resolveTitle(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult
    func resolveContent(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult
    func resolveItemType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void)
    func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult
    func resolveStatus(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
    func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult
    func resolveLocation(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult
    func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void)
    func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async -> INLocationSearchTypeResolutionResult
    func resolveDateTime(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult
    func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void)
    func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async -> INDateSearchTypeResolutionResult
    func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
    func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async -> INTemporalEventTriggerTypeOptionsResolutionResult
    func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
    func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult
    func handle(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
    func confirm(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
    func resolveTitle(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveContent(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveItemType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void)
    func resolveStatus(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
    func resolveLocation(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveLocationSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void)
    func resolveDateTime(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void)
    func resolveTemporalEventTriggerTypes(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
    func resolveTaskPriority(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
}

extension INSearchForNotebookItemsIntentHandling {
    public func handle(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse { notImplemented() }
    public func confirm(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse { notImplemented() }
    public func resolveTitle(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveContent(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolveItemType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult { notImplemented() }
    public func resolveStatus(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { notImplemented() }
    public func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult { notImplemented() }
    public func resolveLocation(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult { notImplemented() }
    public func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async -> INLocationSearchTypeResolutionResult { notImplemented() }
    public func resolveDateTime(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async -> INDateSearchTypeResolutionResult { notImplemented() }
    public func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async -> INTemporalEventTriggerTypeOptionsResolutionResult { notImplemented() }
    public func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { notImplemented() }
    public func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult { notImplemented() }
    public func handle(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { notImplemented() }
    public func confirm(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { notImplemented() }
    public func resolveTitle(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveItemType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveStatus(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { notImplemented() }
    public func resolveLocation(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveLocationSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateTime(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTriggerTypes(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) { notImplemented() }
    public func resolveTaskPriority(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSearchForNotebookItemsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSearchForNotebookItemsIntentHandling, INSearchForNotebookItemsIntent, INSearchForNotebookItemsIntentResponse>(
        "INSearchForNotebookItemsIntentHandling", codeName: { INSearchForNotebookItemsIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSearchForNotebookItemsIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSearchForNotebookItemsIntentResponse }
    builder.resolve("title", "resolveTitle(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTitle(for: intent, with: done)
    }
    builder.resolveAsync("title", "resolveTitle(for:)") { await $0.resolveTitle(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("content", "resolveContent(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveContent(for: intent, with: done)
    }
    builder.resolveAsync("content", "resolveContent(for:)") { await $0.resolveContent(for: $1) as INStringResolutionResult }
    builder.resolve("itemType", "resolveItemType(for:with:)") { (handler, intent, done: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) in
        handler.resolveItemType(for: intent, with: done)
    }
    builder.resolveAsync("itemType", "resolveItemType(for:)") { await $0.resolveItemType(for: $1) as INNotebookItemTypeResolutionResult }
    builder.resolve("status", "resolveStatus(for:with:)") { (handler, intent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in
        handler.resolveStatus(for: intent, with: done)
    }
    builder.resolveAsync("status", "resolveStatus(for:)") { await $0.resolveStatus(for: $1) as INTaskStatusResolutionResult }
    builder.resolve("location", "resolveLocation(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveLocation(for: intent, with: done)
    }
    builder.resolveAsync("location", "resolveLocation(for:)") { await $0.resolveLocation(for: $1) as INPlacemarkResolutionResult }
    builder.resolve("locationSearchType", "resolveLocationSearchType(for:with:)") { (handler, intent, done: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) in
        handler.resolveLocationSearchType(for: intent, with: done)
    }
    builder.resolveAsync("locationSearchType", "resolveLocationSearchType(for:)") { await $0.resolveLocationSearchType(for: $1) as INLocationSearchTypeResolutionResult }
    builder.resolve("dateTime", "resolveDateTime(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateTime(for: intent, with: done)
    }
    builder.resolveAsync("dateTime", "resolveDateTime(for:)") { await $0.resolveDateTime(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolve("dateSearchType", "resolveDateSearchType(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) in
        handler.resolveDateSearchType(for: intent, with: done)
    }
    builder.resolveAsync("dateSearchType", "resolveDateSearchType(for:)") { await $0.resolveDateSearchType(for: $1) as INDateSearchTypeResolutionResult }
    builder.resolve("temporalEventTriggerTypes", "resolveTemporalEventTriggerTypes(for:with:)") { (handler, intent, done: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) in
        handler.resolveTemporalEventTriggerTypes(for: intent, with: done)
    }
    builder.resolveAsync("temporalEventTriggerTypes", "resolveTemporalEventTriggerTypes(for:)") { await $0.resolveTemporalEventTriggerTypes(for: $1) as INTemporalEventTriggerTypeOptionsResolutionResult }
    builder.resolve("taskPriority", "resolveTaskPriority(for:with:)") { (handler, intent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in
        handler.resolveTaskPriority(for: intent, with: done)
    }
    builder.resolveAsync("taskPriority", "resolveTaskPriority(for:)") { await $0.resolveTaskPriority(for: $1) as INTaskPriorityResolutionResult }
    builder.handle("handle(searchForNotebookItems:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in
        handler.handle(searchForNotebookItems: intent, completion: done)
    }
    builder.confirm("confirm(searchForNotebookItems:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in
        handler.confirm(searchForNotebookItems: intent, completion: done)
    }
    builder.resolve("title", "resolveTitle(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTitle(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("content", "resolveContent(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveContent(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("itemType", "resolveItemType(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) in
        handler.resolveItemType(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("status", "resolveStatus(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in
        handler.resolveStatus(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("location", "resolveLocation(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveLocation(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("locationSearchType", "resolveLocationSearchType(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) in
        handler.resolveLocationSearchType(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("dateTime", "resolveDateTime(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateTime(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("dateSearchType", "resolveDateSearchType(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) in
        handler.resolveDateSearchType(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("temporalEventTriggerTypes", "resolveTemporalEventTriggerTypes(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) in
        handler.resolveTemporalEventTriggerTypes(forSearchForNotebookItems: intent, with: done)
    }
    builder.resolve("taskPriority", "resolveTaskPriority(forSearchForNotebookItems:with:)") { (handler, intent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in
        handler.resolveTaskPriority(forSearchForNotebookItems: intent, with: done)
    }
    return builder.table
}

public protocol _INSetTaskAttributeIntentHandlingOverloads: AnyObject {
    func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INTemporalEventTriggerResolutionResult
    func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
}

extension _INSetTaskAttributeIntentHandlingOverloads {
    public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INTemporalEventTriggerResolutionResult { notImplemented() }
    public func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
}

public protocol INSetTaskAttributeIntentHandling: _INSetTaskAttributeIntentHandlingOverloads {
    func handle(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
    func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    func confirm(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
    func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    func resolveTargetTask(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void)
    func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult
    func resolveTaskTitle(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult
    func resolveStatus(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
    func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult
    func resolvePriority(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
    func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult
    func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
    func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult
    func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    func handle(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
    func confirm(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
    func resolveTargetTask(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void)
    func resolveTaskTitle(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveStatus(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
    func resolvePriority(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
    func resolveSpatialEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
}

extension INSetTaskAttributeIntentHandling {
    public func handle(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse { notImplemented() }
    public func confirm(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse { notImplemented() }
    public func resolveTargetTask(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void) { notImplemented() }
    public func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult { notImplemented() }
    public func resolveTaskTitle(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveStatus(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { notImplemented() }
    public func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult { notImplemented() }
    public func resolvePriority(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { notImplemented() }
    public func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult { notImplemented() }
    public func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult { notImplemented() }
    public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult { notImplemented() }
    public func handle(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { notImplemented() }
    public func confirm(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { notImplemented() }
    public func resolveTargetTask(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void) { notImplemented() }
    public func resolveTaskTitle(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveStatus(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { notImplemented() }
    public func resolvePriority(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { notImplemented() }
    public func resolveSpatialEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { notImplemented() }
    public func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetTaskAttributeIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetTaskAttributeIntentHandling, INSetTaskAttributeIntent, INSetTaskAttributeIntentResponse>(
        "INSetTaskAttributeIntentHandling", codeName: { INSetTaskAttributeIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetTaskAttributeIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetTaskAttributeIntentResponse }
    builder.resolve("targetTask", "resolveTargetTask(for:with:)") { (handler, intent, done: @escaping @Sendable (INTaskResolutionResult) -> Void) in
        handler.resolveTargetTask(for: intent, with: done)
    }
    builder.resolveAsync("targetTask", "resolveTargetTask(for:)") { await $0.resolveTargetTask(for: $1) as INTaskResolutionResult }
    builder.resolve("taskTitle", "resolveTaskTitle(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTaskTitle(for: intent, with: done)
    }
    builder.resolveAsync("taskTitle", "resolveTaskTitle(for:)") { await $0.resolveTaskTitle(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("status", "resolveStatus(for:with:)") { (handler, intent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in
        handler.resolveStatus(for: intent, with: done)
    }
    builder.resolveAsync("status", "resolveStatus(for:)") { await $0.resolveStatus(for: $1) as INTaskStatusResolutionResult }
    builder.resolve("priority", "resolvePriority(for:with:)") { (handler, intent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in
        handler.resolvePriority(for: intent, with: done)
    }
    builder.resolveAsync("priority", "resolvePriority(for:)") { await $0.resolvePriority(for: $1) as INTaskPriorityResolutionResult }
    builder.resolve("spatialEventTrigger", "resolveSpatialEventTrigger(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in
        handler.resolveSpatialEventTrigger(for: intent, with: done)
    }
    builder.resolveAsync("spatialEventTrigger", "resolveSpatialEventTrigger(for:)") { await $0.resolveSpatialEventTrigger(for: $1) as INSpatialEventTriggerResolutionResult }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(for:with:)") { (handler, intent, done: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) in
        handler.resolveTemporalEventTrigger(for: intent, with: done)
    }
    builder.resolveAsync("temporalEventTrigger", "resolveTemporalEventTrigger(for:)") { await $0.resolveTemporalEventTrigger(for: $1) as INSetTaskAttributeTemporalEventTriggerResolutionResult }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(for:with:)") { (handler, intent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in
        (handler as any _INSetTaskAttributeIntentHandlingOverloads).resolveTemporalEventTrigger(for: intent, with: done)
    }
    builder.resolveAsync("temporalEventTrigger", "resolveTemporalEventTrigger(for:)") { await ($0 as any _INSetTaskAttributeIntentHandlingOverloads).resolveTemporalEventTrigger(for: $1) as INTemporalEventTriggerResolutionResult }
    builder.handle("handle(setTaskAttribute:completion:)") { (handler, intent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in
        handler.handle(setTaskAttribute: intent, completion: done)
    }
    builder.confirm("confirm(setTaskAttribute:completion:)") { (handler, intent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in
        handler.confirm(setTaskAttribute: intent, completion: done)
    }
    builder.resolve("targetTask", "resolveTargetTask(forSetTaskAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INTaskResolutionResult) -> Void) in
        handler.resolveTargetTask(forSetTaskAttribute: intent, with: done)
    }
    builder.resolve("taskTitle", "resolveTaskTitle(forSetTaskAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveTaskTitle(forSetTaskAttribute: intent, with: done)
    }
    builder.resolve("status", "resolveStatus(forSetTaskAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in
        handler.resolveStatus(forSetTaskAttribute: intent, with: done)
    }
    builder.resolve("priority", "resolvePriority(forSetTaskAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in
        handler.resolvePriority(forSetTaskAttribute: intent, with: done)
    }
    builder.resolve("spatialEventTrigger", "resolveSpatialEventTrigger(forSetTaskAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in
        handler.resolveSpatialEventTrigger(forSetTaskAttribute: intent, with: done)
    }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(forSetTaskAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) in
        handler.resolveTemporalEventTrigger(forSetTaskAttribute: intent, with: done)
    }
    builder.resolve("temporalEventTrigger", "resolveTemporalEventTrigger(forSetTaskAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in
        (handler as any _INSetTaskAttributeIntentHandlingOverloads).resolveTemporalEventTrigger(forSetTaskAttribute: intent, with: done)
    }
    return builder.table
}

public protocol INSnoozeTasksIntentHandling: AnyObject {
    func handle(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)
    func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
    func confirm(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)
    func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
    func resolveTasks(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void)
    func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult]
    func resolveNextTriggerTime(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult
}

extension INSnoozeTasksIntentHandling {
    public func handle(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse { notImplemented() }
    public func confirm(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse { notImplemented() }
    public func resolveTasks(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void) { notImplemented() }
    public func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] { notImplemented() }
    public func resolveNextTriggerTime(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
}

func handlersOfINSnoozeTasksIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSnoozeTasksIntentHandling, INSnoozeTasksIntent, INSnoozeTasksIntentResponse>(
        "INSnoozeTasksIntentHandling", codeName: { INSnoozeTasksIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSnoozeTasksIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSnoozeTasksIntentResponse }
    builder.resolveEach("tasks", "resolveTasks(for:with:)") { (handler, intent, done: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void) in
        handler.resolveTasks(for: intent, with: done)
    }
    builder.resolveEachAsync("tasks", "resolveTasks(for:)") { await $0.resolveTasks(for: $1) as [INSnoozeTasksTaskResolutionResult] }
    builder.resolve("nextTriggerTime", "resolveNextTriggerTime(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveNextTriggerTime(for: intent, with: done)
    }
    builder.resolveAsync("nextTriggerTime", "resolveNextTriggerTime(for:)") { await $0.resolveNextTriggerTime(for: $1) as INDateComponentsRangeResolutionResult }
    return builder.table
}

