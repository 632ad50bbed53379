import Foundation
import PlainFiles

/// A note among others.
public struct Note: Hashable, Sendable {
    /// The file's name without its ending; no other note of the folder has it.
    public var name: String
    /// Its heading, else its name.
    public var heading: String
    /// What the note is called: its heading, unless another has the same; then its name.
    public var title: String
    public var body: String
    public var created: Date?
}

/// The notes: Markdown files in a folder.
public struct Notes: Sendable {
    let folder: PlainFolder

    public init(_ folder: PlainFolder) { self.folder = folder }

    /// By name.
    public func all() throws -> [Note] {
        var notes: [Note] = []
        for file in try folder.names(ending: ".md") {
            // A file that is no text, or went meanwhile, is no note.
            guard let text = try? folder.text(file) else { continue }
            notes.append(Self.note(file, NoteFile(text)))
        }
        let shared = Dictionary(grouping: notes, by: \.heading.asSpokenName).filter { $0.value.count > 1 }
        return notes.map { note in
            var note = note
            if shared[note.heading.asSpokenName] != nil { note.title = note.name }
            return note
        }.sorted { $0.name < $1.name }
    }

    /// The notes that a title may mean.
    public func named(_ title: String) throws -> [Note] { try all().named(title) { [$0.heading, $0.name] } }

    /// Makes a note. A request that made one already gets that one.
    /// - Parameter title: nil takes the first line of the text.
    public func create(title: String?, body: String, request: String, at time: Date = Date()) throws -> Note {
        try folder.locked {
            for file in try folder.names(ending: ".md") {
                if let text = try? folder.text(file), NoteFile(text).has(request) { return Self.note(file, NoteFile(text)) }
            }
            let title = title ?? Self.firstWords(of: body)
            let note = NoteFile(title: title, body: body, created: time, request: request)
            for number in 1...999 {
                let name = title.asFileName + (number == 1 ? "" : " \(number)")
                if try folder.create("\(name).md", note.file) { return Self.note("\(name).md", note) }
            }
            throw FileProblem.busy
        }
    }

    /// Adds a paragraph to a note, once for a request.
    /// - Returns: the note; nil when it is gone.
    public func append(_ paragraph: String, to name: String, request: String) throws -> Note? {
        try folder.locked {
            let file = "\(name).md"
            let isThere = try folder.change(file) { old in
                var note = NoteFile(old)
                note.append(paragraph, request: request)
                return note.file
            }
            return isThere ? try folder.text(file).map { Self.note(file, NoteFile($0)) } : nil
        }
    }

    public func check() throws { try folder.check() }

    private static func note(_ file: String, _ note: NoteFile) -> Note {
        let name = String(file.dropLast(3))
        let heading = note.title ?? name
        return Note(name: name, heading: heading, title: heading, body: note.body, created: note.created)
    }

    /// The first line, cut behind a word where it is long.
    private static func firstWords(of text: String) -> String {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines).prefix { $0 != "\n" }
        guard line.count > 40 else { return String(line) }
        let cut = line.prefix(40)
        return String(cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut)
    }
}
