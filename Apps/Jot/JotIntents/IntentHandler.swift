import Intents
import JotKit

/// What Siri asks first: who handles an intent.
class IntentHandler: INExtension {
    /// Other programs change the files too: each start teaches what is there now.
    override init() {
        super.init()
        Notebook()?.teachTitles()
    }

    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INCreateNoteIntent, is INAppendToNoteIntent: return NoteHandler()
        case is INCreateTaskListIntent, is INAddTasksIntent: return NewTasksHandler()
        case is INSetTaskAttributeIntent, is INDeleteTasksIntent: return OldTasksHandler()
        case is INSearchForNotebookItemsIntent: return SearchHandler()
        default: return nil
        }
    }
}

extension INIntent {
    /// What a request is done once by.
    var key: String { identifier ?? UUID().uuidString }
}

/// Runs a piece of work and says whether it could be done; why not is for the developer.
func attempt<Result>(_ work: (Notebook) throws -> Result) -> Result? {
    guard let notebook = Notebook() else {
        print("Jot has no access to \(Notebook.group)")
        return nil
    }
    do {
        return try work(notebook)
    } catch {
        print("Jot: \(error)")
        return nil
    }
}
