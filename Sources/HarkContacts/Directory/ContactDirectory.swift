public import Foundation
import IntentSchema
import Synchronization

/// The person's contacts: a folder of vCard files (`.vcf`), as address books and synchronisers leave it, single cards and
/// whole address books alike. A change on disk is seen by the next query. Reads only.
public final class ContactDirectory: Sendable {
    /// Bytes of one file; larger ones are passed over with a problem.
    public static let fileLimit = 16 << 20
    /// Files read; the rest is passed over with a problem.
    public static let filesLimit = 100_000

    /// A file that could not be used, for the developer or the person's log.
    public struct Problem: Sendable, Hashable {
        public var identifier: String
        public var detail: String
    }

    private struct State: ~Copyable {
        var files: [String: ContactCache.Entry] = [:]
        /// Files that had a problem, with it; they are not read again before they change.
        var faults: [String: Problem] = [:]
        var problems: [Problem] = []
        var book = ContactBook()
        var revision = 0
        /// Nil when there is none: every query then looks at every file's stamp.
        var watch: FolderWatch?
        var isRead = false
    }

    private let folder: String
    private let cache: String?
    private let state = Mutex(State())

    /// - Parameters:
    ///   - folder: may be absent: no contacts then.
    ///   - cache: a file for what was read, to start faster; nil for none.
    public init(folder: URL, cache: URL? = nil) {
        var path = folder.path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.folder = path
        self.cache = cache?.path
    }

    /// Contacts in a stable order: by file name, then by place in the file.
    public func contacts() -> [ContactRecord] { current().contacts }

    /// Groups in the order of their names.
    public func groups() -> [ContactGroup] { current().groups }

    /// Another number whenever `contacts()` may have changed.
    public func revision() -> Int {
        state.withLock { state in
            refresh(&state)
            return state.revision
        }
    }

    /// What was wrong with the folder when it was last read.
    public var problems: [Problem] { state.withLock { $0.problems } }

    /// The contacts that answer the query; for a name, only the best kind of match, since an exact name is never a tie
    /// with a part of another.
    public func contacts(for query: ContactQuery) -> [ContactRecord] { current().contacts(for: query) }

    private func current() -> ContactBook {
        state.withLock { state in
            refresh(&state)
            return state.book
        }
    }

    /// Gives the kernel's watch back, of which a person has few (`fs.inotify.max_user_instances`). The next question takes a new one.
    public func stopWatching() { state.withLock { $0.watch = nil } }

    // MARK: Reading

    private func refresh(_ state: inout State) {
        let changed = state.watch?.hasChanged() ?? true
        if state.isRead, !changed { return }
        if !state.isRead {
            state.isRead = true
            state.watch = FolderWatch()
            if let cache { state.files = ContactCache.read(cache) }
        }
        // Where the folder is, or a link to it, may change as well.
        if let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
            state.watch?.add(String(folder[..<slash]), only: String(folder[folder.index(after: slash)...]))
        }
        let listing = CardFolder(folder, limit: Self.filesLimit, watch: &state.watch)
        // What cannot be watched is looked at each time.
        if state.watch?.isComplete != true { state.watch = nil }
        update(&state, listing)
    }

    private func update(_ state: inout State, _ listing: CardFolder) {
        var files: [String: ContactCache.Entry] = [:]
        files.reserveCapacity(listing.files.count)
        var faults: [String: Problem] = [:]
        var read = 0
        for (path, stamp) in listing.files {
            if let known = state.files[path], known.stamp == stamp {
                files[path] = known
                faults[path] = state.faults[path]
            } else {
                read += 1
                let (file, fault) = self.read(path, size: Int(stamp.size))
                files[path] = .init(stamp: stamp, file: file)
                faults[path] = fault
            }
            // A file without a card is a fault, whether it was read now or by an earlier start.
            if faults[path] == nil, files[path]?.file == CardFile() {
                faults[path] = Problem(identifier: "contacts.no-card", detail: path)
            }
        }
        // A file that was read is new or has another stamp; as many files as before, then, are the same files.
        if read > 0 || files.count != state.files.count || state.revision == 0 {
            state.book = ContactBook(files: files.mapValues(\.file))
            state.revision += 1
        }
        let isWorthWriting = read > 0 && read >= min(16, files.count) || files.count < state.files.count / 2
        state.files = files
        state.faults = faults
        state.problems = faults.values.sorted { ($0.detail, $0.identifier) < ($1.detail, $1.identifier) }
        if listing.isTruncated { state.problems.append(Problem(identifier: "contacts.too-many-files", detail: "more than \(Self.filesLimit) files")) }
        // A file that may be read another time is none without cards.
        if isWorthWriting, let cache { ContactCache.write(files.filter { faults[$0.key]?.identifier != "contacts.unreadable" }, to: cache) }
    }

    private func read(_ path: String, size: Int) -> (CardFile, Problem?) {
        guard size <= Self.fileLimit else {
            return (CardFile(), Problem(identifier: "contacts.file-too-large", detail: "\(path): \(size) bytes"))
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            return (CardFile(), Problem(identifier: "contacts.unreadable", detail: path))
        }
        // Files of one name lie in several folders.
        let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        return (VCardReader.read([UInt8](data), fallbackIdentifier: stem), nil)
    }
}
