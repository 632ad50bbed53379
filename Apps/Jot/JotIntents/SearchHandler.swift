import Intents
import JotKit
import PlainFiles

/// Finds notes, lists and tasks.
class SearchHandler: NSObject, INSearchForNotebookItemsIntentHandling {
    func handle(intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void) {
        let response = attempt { notebook in
            let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
            let kind = intent.itemType
            // What a title is of may have been left open, or be more than one thing.
            if kind == .taskList || kind != .note && intent.title != nil { response.taskLists = try lists(of: notebook, for: intent) }
            if kind == .note || kind == .unknown { response.notes = try notes(of: notebook, for: intent) }
            if kind == .task || kind == .unknown { response.tasks = try tasks(of: notebook, for: intent) }
            return response
        }
        completion(response ?? INSearchForNotebookItemsIntentResponse(code: .failure, userActivity: nil))
    }

    /// One note is read out, several are listed.
    private func notes(of notebook: Notebook, for intent: INSearchForNotebookItemsIntent) throws -> [INNote] {
        var notes = try intent.title.map { try notebook.notes.named($0.spokenPhrase) } ?? notebook.notes.all()
        if let words = intent.content { notes = notes.filter { $0.title.mentions(words) || $0.body.mentions(words) } }
        return notes.map { INNote($0, withText: notes.count == 1) }
    }

    /// One list is told with what is to be done, several by title.
    private func lists(of notebook: Notebook, for intent: INSearchForNotebookItemsIntent) throws -> [INTaskList] {
        let lists = try intent.title.map { try notebook.lists.named($0.spokenPhrase) } ?? notebook.lists.all()
        return lists.map { INTaskList($0, tasks: lists.count == 1 ? $0.tasks.filter { fits($0, intent) } : []) }
    }

    private func tasks(of notebook: Notebook, for intent: INSearchForNotebookItemsIntent) throws -> [INTask] {
        var tasks = try notebook.lists.all().flatMap(\.tasks).filter { fits($0, intent) }
        if let title = intent.title { tasks = tasks.named(title.spokenPhrase) { [$0.title] } }
        if let words = intent.content { tasks = tasks.filter { $0.title.mentions(words) } }
        return tasks.map { INTask($0) }
    }

    /// Unless done tasks are asked for, those to be done.
    private func fits(_ task: TodoTask, _ intent: INSearchForNotebookItemsIntent) -> Bool {
        if task.isDone != (intent.status == .completed) { return false }
        if intent.taskPriority != .unknown, task.isFlagged != (intent.taskPriority == .flagged) { return false }
        guard let range = intent.dateTime, intent.dateSearchType == .byDueDate || intent.dateSearchType == .unknown else { return true }
        guard let due = task.due?.date else { return false }
        let start = range.startDateComponents.flatMap(Calendar.current.date(from:)) ?? .distantPast
        let end = range.endDateComponents.flatMap(Calendar.current.date(from:)) ?? .distantFuture
        return start <= due && due < end
    }
}

extension String {
    fileprivate func mentions(_ words: String) -> Bool { asSpokenName.contains(words.asSpokenName) }
}
