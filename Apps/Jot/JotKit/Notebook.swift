import Contacts
import Foundation
import Intents
import PlainFiles

/// Where Jot keeps notes and lists: in the container that the app and its extension share.
public struct Notebook: Sendable {
    public static let group = "group.org.hark.jot"

    public let notes: Notes
    public let lists: TaskLists

    /// Nil when the app group is not declared in the bundle's entitlements.
    public init?() {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else { return nil }
        self.init(folder: container)
    }

    public init(folder: URL) {
        notes = Notes(PlainFolder(folder.appendingPathComponent("Notes")))
        lists = TaskLists(PlainFolder(folder.appendingPathComponent("Lists")))
    }

    /// Teaches Siri what the person's lists and notes are called.
    public func teachTitles() {
        guard let lists = try? lists.all(), let notes = try? notes.all() else { return }
        let titles = lists.map(\.title) + notes.map(\.title)
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: titles), of: .notebookItemTitle)
    }
}
