import Intents
import JotKit

/// Changes and deletes tasks.
class OldTasksHandler: NSObject, INSetTaskAttributeIntentHandling, INDeleteTasksIntentHandling {
    /// The tasks that a task may mean: itself when it is one of Jot's, else those of its title.
    private func tasks(for task: INTask, in list: INTaskList? = nil) -> [INTask] {
        let found = attempt { notebook in
            guard let identifier = task.identifier else { return try notebook.lists.tasks(named: task.title.spokenPhrase, in: list?.identifier) }
            return try notebook.lists.all().flatMap(\.tasks).filter { $0.identifier == identifier }
        }
        return (found ?? []).map { INTask($0) }
    }

    // MARK: Changing

    func resolveTargetTask(for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void) {
        guard let task = intent.targetTask else { return completion(.needsValue()) }
        let tasks = tasks(for: task)
        switch tasks.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: tasks[0]))
        default: completion(.disambiguation(with: tasks))
        }
    }

    func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) {
        guard let trigger = intent.temporalEventTrigger else { return completion(.notRequired()) }
        guard let due = trigger.due else { return completion(.unsupported(forReason: .invalidRecurrence)) }
        completion(due.isPast(at: Date()) ? .unsupported(forReason: .timeInPast) : .success(with: trigger))
    }

    func confirm(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void) {
        let isReady = attempt { try $0.lists.check() } != nil
        completion(INSetTaskAttributeIntentResponse(code: isReady ? .ready : .failure, userActivity: nil))
    }

    func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void) {
        let changed = attempt { notebook in
            try notebook.lists.change(intent.targetTask?.identifier ?? "") { task in
                if let title = intent.taskTitle { task.title = title.spokenPhrase }
                if intent.status != .unknown { task.setDone(intent.status == .completed, at: Date()) }
                if intent.priority != .unknown { task.isFlagged = intent.priority == .flagged }
                if let due = intent.temporalEventTrigger?.due { task.setDue(due) }
            }
        }
        let task = changed.flatMap { $0 }
        let response = INSetTaskAttributeIntentResponse(code: task == nil ? .failure : .success, userActivity: nil)
        response.modifiedTask = task.map { INTask($0) }
        completion(response)
    }

    // MARK: Deleting

    func resolveTaskList(for intent: INDeleteTasksIntent, with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void) {
        guard let list = intent.taskList else { return completion(.notRequired()) }
        let found = attempt { notebook in
            try list.identifier.map { name in try notebook.lists.all().filter { $0.identifier == name } }
                ?? notebook.lists.named(list.title.spokenPhrase)
        }
        let lists = (found ?? []).map { INTaskList($0) }
        switch lists.count {
        case 0: completion(.unsupported(forReason: .noTaskListFound))
        case 1: completion(.success(with: lists[0]))
        default: completion(.disambiguation(with: lists))
        }
    }

    func resolveTasks(for intent: INDeleteTasksIntent, with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void) {
        let said = intent.tasks ?? []
        if said.isEmpty, intent.all == true {
            let all = attempt { try $0.lists.all() }?.filter { intent.taskList == nil || $0.identifier == intent.taskList?.identifier }
            let tasks = (all ?? []).flatMap(\.tasks)
            return completion(tasks.isEmpty ? [.unsupported(forReason: .noTasksFound)] : tasks.map { .success(with: INTask($0)) })
        }
        guard !said.isEmpty else { return completion([.needsValue()]) }
        completion(
            said.map { task in
                let tasks = tasks(for: task, in: intent.taskList)
                switch tasks.count {
                case 0: return .unsupported(forReason: .noTasksFound)
                case 1: return .success(with: tasks[0])
                default: return .disambiguation(with: tasks)
                }
            })
    }

    func confirm(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        let isReady = attempt { try $0.lists.check() } != nil
        completion(INDeleteTasksIntentResponse(code: isReady ? .ready : .failure, userActivity: nil))
    }

    func handle(intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void) {
        let tasks = intent.tasks ?? []
        let deleted = attempt { notebook in
            let deleted = try tasks.filter { try notebook.lists.remove($0.identifier ?? "", titled: $0.title.spokenPhrase) }
            notebook.teachTitles()
            return deleted
        }
        let response = INDeleteTasksIntentResponse(code: deleted?.count == tasks.count ? .success : .failure, userActivity: nil)
        response.deletedTasks = deleted
        completion(response)
    }
}
