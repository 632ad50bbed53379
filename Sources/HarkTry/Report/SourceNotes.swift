import SourcePassFacts

/// The sentences for what the source pass notices.
enum SourceNotes {
    static func message(_ note: SourceFacts.Note) -> String {
        switch note.identifier {
        case "source.missing-framework": "the import is left out: \(Frameworks.described(note.detail))"
        case "source.dropped-code": "dropped, as for iOS: \(note.detail)"
        case "source.optional-requirement":
            "an optional requirement of a protocol is required here: Swift has optional requirements with Objective-C alone"
        case "source.managed-property": "a managed property needs CoreData's runtime and holds nothing here"
        default: note.detail.isEmpty ? note.identifier : "\(note.identifier): \(note.detail)"
        }
    }
}
