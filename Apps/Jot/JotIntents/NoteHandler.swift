import Intents
import JotKit

/// Makes notes and adds to them.
class NoteHandler: NSObject, INCreateNoteIntentHandling, INAppendToNoteIntentHandling {
    // MARK: A new note

    func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void) {
        if let content = intent.content {
            completion(.success(with: content))
        } else {
            completion(intent.title == nil ? .needsValue() : .notRequired())
        }
    }

    func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        let isReady = attempt { try $0.notes.check() } != nil
        completion(INCreateNoteIntentResponse(code: isReady ? .ready : .failure, userActivity: nil))
    }

    func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        let note = attempt { notebook in
            let note = try notebook.notes.create(title: intent.title?.spokenPhrase, body: intent.content?.text ?? "", request: intent.key)
            notebook.teachTitles()
            return note
        }
        let response = INCreateNoteIntentResponse(code: note == nil ? .failure : .success, userActivity: nil)
        response.createdNote = note.map { INNote($0, withText: true) }
        completion(response)
    }

    // MARK: More of a note

    func resolveTargetNote(for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void) {
        guard let note = intent.targetNote else { return completion(.needsValue()) }
        let found = attempt { notebook in
            try note.identifier.map { name in try notebook.notes.all().filter { $0.name == name } } ?? notebook.notes.named(note.title.spokenPhrase)
        }
        let notes = (found ?? []).map { INNote($0, withText: false) }
        switch notes.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: notes[0]))
        default: completion(.disambiguation(with: notes))
        }
    }

    func resolveContent(for intent: INAppendToNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void) {
        completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }

    func confirm(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        let isReady = attempt { try $0.notes.check() } != nil
        completion(INAppendToNoteIntentResponse(code: isReady ? .ready : .failure, userActivity: nil))
    }

    func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        let note = attempt { notebook in
            try intent.targetNote?.identifier.flatMap { name in
                try notebook.notes.append(intent.content?.text ?? "", to: name, request: intent.key)
            }
        }
        let response = INAppendToNoteIntentResponse(code: note.flatMap { $0 } == nil ? .failure : .success, userActivity: nil)
        response.note = note.flatMap { $0 }.map { INNote($0, withText: true) }
        completion(response)
    }
}

extension INNoteContent {
    /// Jot's notes are text.
    var text: String { (self as? INTextNoteContent)?.text ?? "" }
}
