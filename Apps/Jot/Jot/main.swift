import Intents
import IntentsExtensionMain
import JotKit

// Jot's own window is a terminal: it shows the lists with their tasks, then the notes, and ends.

@MainActor
func show(_ activity: NSUserActivity?) {
    guard let notebook = Notebook() else {
        FileHandle.standardError.write(Data("Jot has no access to \(Notebook.group); open it with Hark.\n".utf8))
        exit(EXIT_FAILURE)
    }
    do {
        let (lists, notes) = (try notebook.lists.all(), try notebook.notes.all())
        if lists.isEmpty, notes.isEmpty { print("Nothing noted yet.") }
        for list in lists {
            print("\(list.title):")
            for task in list.tasks { print("  \(line(for: task))") }
        }
        for note in notes { print("\(note.title)" + (note.body.isEmpty || note.body == note.title ? "" : ": \(note.body)")) }
        notebook.teachTitles()
        fflush(stdout)
        exit(EXIT_SUCCESS)
    } catch {
        FileHandle.standardError.write(Data("Jot cannot read its folder: \(error)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

func line(for task: TodoTask) -> String {
    var line = "[\(task.isDone ? "x" : " ")] \(task.title)" + (task.isFlagged ? " !" : "")
    if let due = task.due { line += ", due \(due)" + (due.rule == nil ? "" : ", again and again") }
    return line
}

AppMain.run(opened: show)
