import Intents
import JotKit

/// Makes lists and adds tasks to them.
class NewTasksHandler: NSObject, INCreateTaskListIntentHandling, INAddTasksIntentHandling {
    // MARK: A new list

    func resolveTitle(for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        completion(intent.title.map { .success(with: $0) } ?? .needsValue())
    }

    func confirm(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        let isReady = attempt { try $0.lists.check() } != nil
        completion(INCreateTaskListIntentResponse(code: isReady ? .ready : .failure, userActivity: nil))
    }

    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        let list = attempt { notebook in
            let list = try notebook.lists.create(intent.title?.spokenPhrase ?? TaskLists.standard)
            let tasks = try notebook.lists.add((intent.taskTitles ?? []).map(\.spokenPhrase), to: list.identifier, request: intent.key)
            notebook.teachTitles()
            return INTaskList(list, tasks: tasks)
        }
        let response = INCreateTaskListIntentResponse(code: list == nil ? .failure : .success, userActivity: nil)
        response.createdTaskList = list
        completion(response)
    }

    // MARK: New tasks

    func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void) {
        let titles = intent.taskTitles ?? []
        completion(titles.isEmpty ? [.needsValue()] : titles.map { .success(with: $0) })
    }

    func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void) {
        guard let list = intent.targetTaskList else { return completion(.notRequired()) }
        let found = attempt { notebook in
            try list.identifier.map { name in try notebook.lists.all().filter { $0.identifier == name } }
                ?? notebook.lists.named(list.title.spokenPhrase)
        }
        let lists = (found ?? []).map { INTaskList($0) }
        switch lists.count {
        case 0: completion(.confirmationRequired(with: list, forReason: .listShouldBeCreated))
        case 1: completion(.success(with: lists[0]))
        default: completion(.disambiguation(with: lists))
        }
    }

    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) {
        guard let trigger = intent.temporalEventTrigger else { return completion(.notRequired()) }
        guard let due = trigger.due else { return completion(.unsupported(forReason: .invalidRecurrence)) }
        completion(due.isPast(at: Date()) ? .unsupported(forReason: .timeInPast) : .success(with: trigger))
    }

    /// Jot does not know where the person is.
    func resolveSpatialEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
    ) {
        completion(intent.spatialEventTrigger == nil ? .notRequired() : .unsupported())
    }

    func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        let isReady = attempt { try $0.lists.check() } != nil
        completion(INAddTasksIntentResponse(code: isReady ? .ready : .failure, userActivity: nil))
    }

    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        let added = attempt { notebook in
            let lists = notebook.lists
            let list =
                try intent.targetTaskList?.identifier.flatMap { name in try lists.all().first { $0.identifier == name } }
                ?? lists.create(intent.targetTaskList?.title.spokenPhrase ?? TaskLists.standard)
            let tasks = try lists.add(
                (intent.taskTitles ?? []).map(\.spokenPhrase), to: list.identifier, due: intent.temporalEventTrigger?.due,
                isFlagged: intent.priority == .flagged, request: intent.key)
            notebook.teachTitles()
            return (list: INTaskList(list), tasks: tasks.map { INTask($0) })
        }
        let response = INAddTasksIntentResponse(code: added == nil ? .failure : .success, userActivity: nil)
        response.modifiedTaskList = added?.list
        response.addedTasks = added?.tasks
        completion(response)
    }
}
