public import Foundation
import IntentSchema
import Synchronization

/// The person's contacts: a folder of vCard files (`.vcf`), as address books and synchronisers leave it. Changes on disk
/// are seen by the next query. Reads only.
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

    private struct Stamp: Hashable {
        var modified: Date
        var size: Int
    }
    private struct Cached {
        var stamp: Stamp
        var contacts: [ContactRecord]
    }
    private struct State {
        var files: [String: Cached] = [:]
        var problems: [Problem] = []
        var revision = 0
    }

    private let folder: URL
    private let state = Mutex(State())

    /// - Parameter folder: may be absent: no contacts then.
    public init(folder: URL) { self.folder = folder }

    /// Contacts in a stable order: by file name, then by place in the file.
    public func contacts() -> [ContactRecord] {
        state.withLock { state in
            refresh(&state)
            return state.files.keys.sorted().flatMap { state.files[$0]?.contacts ?? [] }
        }
    }

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
    public func contacts(for query: ContactQuery) -> [ContactRecord] {
        let all = contacts()
        switch query {
        case .all: return all
        case .identifiers(let identifiers):
            let wanted = Set(identifiers)
            return all.filter { wanted.contains($0.identifier) }
        case .phone(let phone): return all.filter { $0.matches(phone: phone) }
        case .email(let email):
            return all.filter { $0.emailAddresses.contains { $0.value.caseInsensitiveCompare(email) == .orderedSame } }
        case .name(let name):
            let ranked = all.map { ($0, $0.rank(forName: name)) }
            guard let best = ranked.map(\.1).max(), best > 0 else { return [] }
            return ranked.filter { $0.1 == best }.map(\.0)
        }
    }

    private func refresh(_ state: inout State) {
        var problems: [Problem] = []
        let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
        let listed = FileManager.default.enumerator(
            at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var files: [String: Cached] = [:]
        while let file = listed?.nextObject() as? URL {
            guard file.pathExtension.lowercased() == "vcf" else { continue }
            guard files.count < Self.filesLimit else {
                problems.append(Problem(identifier: "contacts.too-many-files", detail: "more than \(Self.filesLimit) files"))
                break
            }
            // People link synchronised folders and files into place.
            guard let values = try? file.resolvingSymlinksInPath().resourceValues(forKeys: Set(keys)), values.isRegularFile == true,
                let modified = values.contentModificationDate, let size = values.fileSize
            else { continue }
            let stamp = Stamp(modified: modified, size: size)
            let name = file.path
            if let cached = state.files[name], cached.stamp == stamp {
                files[name] = cached
                continue
            }
            files[name] = Cached(stamp: stamp, contacts: read(file, size: size, &problems))
        }
        if files.mapValues(\.stamp) != state.files.mapValues(\.stamp) { state.revision += 1 }
        state.files = files
        state.problems = problems
    }

    private func read(_ file: URL, size: Int, _ problems: inout [Problem]) -> [ContactRecord] {
        guard size <= Self.fileLimit else {
            problems.append(Problem(identifier: "contacts.file-too-large", detail: "\(file.path): \(size) bytes"))
            return []
        }
        guard let data = try? Data(contentsOf: file) else {
            problems.append(Problem(identifier: "contacts.unreadable", detail: file.path))
            return []
        }
        // Bytes that are not UTF-8 become replacement characters: the rest of the card is still worth having.
        let contacts = VCardReader.contacts(
            in: String(decoding: data, as: UTF8.self), fallbackIdentifier: file.deletingPathExtension().lastPathComponent)
        if contacts.isEmpty { problems.append(Problem(identifier: "contacts.no-card", detail: file.path)) }
        return contacts
    }
}
