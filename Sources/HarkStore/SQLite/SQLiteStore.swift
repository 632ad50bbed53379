public import Foundation
import Glibc
public import HarkEvents
public import IntentSchema
import Synchronization

/// The embedded store: one SQLite file in write-ahead mode. Several processes may share it.
public final class SQLiteStore: Store {
    /// Sessions kept; older ones are removed when a new one opens, so that the file does not grow without end.
    public static let sessionsKept = 500
    /// Words an app may teach of one kind.
    public static let vocabularyLimit = 1_000_000
    /// Donations kept for one app; older ones go first.
    public static let donationsKept = 1000

    /// Handed over with the lock held: SQLite connections are not for two threads at once.
    private struct Guarded: @unchecked Sendable { let connection: Connection }
    private let guarded: Mutex<Guarded>

    /// Opens or creates the state under `directory`.
    public init(directory: URL, busyTimeout: Int32 = 5000) throws(HarkError) {
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw Self.cannotWrite(directory, error)
        }
        // What a person said is nobody else's to read, whatever the folder allows. SQLite's other files follow this one.
        let path = directory.appending(path: "hark.sqlite").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        if descriptor >= 0 {
            fchmod(descriptor, 0o600)
            close(descriptor)
        }
        let connection = try Connection(path: path, busyTimeout: busyTimeout)
        try connection.execute("PRAGMA journal_mode = WAL")
        try connection.execute("PRAGMA foreign_keys = ON")
        try connection.execute("PRAGMA synchronous = NORMAL")
        // What is removed is overwritten, not only left out.
        try connection.execute("PRAGMA secure_delete = ON")
        try Migrations.apply(to: connection)
        guarded = Mutex(Guarded(connection: connection))
    }

    private static func cannotWrite(_ directory: URL, _ error: any Error) -> HarkError {
        let posix = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let isFull = posix?.code == Int(ENOSPC) || (error as? CocoaError)?.code == .fileWriteOutOfSpace
        return HarkError(
            isFull ? "state.disk-full" : "state.not-writable", ["path": directory.path], detail: "\(directory.path): \(error)")
    }

    func locked<T>(_ body: (Connection) throws(HarkError) -> T) throws(HarkError) -> T {
        // Mutex.withLock rethrows untyped through a generic; the result carries the error out instead.
        let result: Result<T, HarkError> = guarded.withLock { guarded in
            do throws(HarkError) { return .success(try body(guarded.connection)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Bounds the file, as a full disk would. For tests: SQLite answers the same code for both.
    func limitPages(to pages: Int) throws(HarkError) {
        try locked { connection throws(HarkError) in try connection.execute("PRAGMA max_page_count = \(pages)") }
    }

    // MARK: The journal

    public func openSession(_ session: String, at time: Date) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                let isTaken = try !connection.run("SELECT 1 FROM sessions WHERE id = ?", [.text(session)]) {
                    (_: borrowing Connection.Columns) in true
                }.isEmpty
                guard !isTaken else { throw HarkError("session.exists", ["session": session]) }
                try connection.run(
                    "INSERT INTO sessions (id, opened, owner) VALUES (?, ?, ?)",
                    [.text(session), .real(time.timeIntervalSince1970), .text(ProcessIdentity.current.text)])
                try Self.prune(connection)
            }
        }
    }

    public func append(_ events: [Event], step: StoredStep?, durable: Bool) throws(HarkError) {
        try locked { connection throws(HarkError) in
            if durable { try connection.execute("PRAGMA synchronous = FULL") }
            defer { if durable { try? connection.execute("PRAGMA synchronous = NORMAL") } }
            try connection.transaction { () throws(HarkError) in
                try Self.insert(events, connection)
                guard let step else { return }
                try connection.run(
                    "INSERT INTO steps (session, number, request, sequence, input) VALUES (?, ?, ?, ?, ?)",
                    [
                        .text(step.session), .integer(Int64(step.number)), .text(step.request), .integer(Int64(step.sequence)),
                        .blob(step.input),
                    ])
            }
        }
    }

    static func insert(_ events: [Event], _ connection: Connection) throws(HarkError) {
        let encoder = Event.canonicalEncoder
        for event in events {
            guard let fields = try? encoder.encode(event.fields), let measured = try? encoder.encode(event.measured) else {
                throw HarkError("state.failed", detail: "event \(event.kind.rawValue) cannot be encoded")
            }
            try connection.run(
                """
                INSERT INTO events (session, sequence, request, time, kind, fields, measured)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .text(event.session), .integer(Int64(event.sequence)), .text(event.request),
                    .real(event.time.timeIntervalSince1970), .text(event.kind.rawValue), .blob(fields), .blob(measured),
                ])
        }
    }

    public func events(of session: String, limit: Int) throws(HarkError) -> [Event] {
        let decoder = JSONDecoder()
        let events = try locked { connection throws(HarkError) in
            try connection.run(
                """
                SELECT sequence, request, time, kind, fields, measured FROM events
                WHERE session = ? ORDER BY sequence DESC LIMIT ?
                """, [.text(session), .integer(Int64(limit))]
            ) { (row: borrowing Connection.Columns) throws(HarkError) -> Event? in
                // A kind that a newer Hark wrote is no damage.
                guard let kind = EventKind(rawValue: row.text(3)) else { return nil }
                guard let fields = try? decoder.decode([String: IntentValue].self, from: row.blob(4)),
                    let measured = try? decoder.decode([String: IntentValue].self, from: row.blob(5))
                else {
                    throw HarkError("state.corrupt", detail: "event \(row.integer(0)) of session \(session)")
                }
                return Event(
                    sequence: Int(row.integer(0)), session: session, request: row.optionalText(1),
                    time: Date(timeIntervalSince1970: row.real(2)), kind: kind, fields: fields, measured: measured)
            }
        }
        return events.compactMap { $0 }.reversed()
    }

    public func lastSession() throws(HarkError) -> String? {
        try locked { connection throws(HarkError) in
            try connection.run(
                """
                SELECT id FROM sessions WHERE EXISTS (SELECT 1 FROM events WHERE session = id)
                ORDER BY opened DESC, id DESC LIMIT 1
                """
            ) { (row: borrowing Connection.Columns) in row.text(0) }
        }.first
    }

    // MARK: What apps taught

    public func setVocabulary(_ words: [String], kind: String, app: String) throws(HarkError) {
        guard words.count <= Self.vocabularyLimit else {
            throw HarkError(
                "vocabulary.too-many", ["app": app], detail: "\(words.count) words; the limit is \(Self.vocabularyLimit)")
        }
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                try connection.run("DELETE FROM vocabulary WHERE app = ? AND kind = ?", [.text(app), .text(kind)])
                try Self.noteVocabularyChange(connection)
                for (rank, word) in words.enumerated() {
                    try connection.run(
                        "INSERT INTO vocabulary (app, kind, rank, text) VALUES (?, ?, ?, ?)",
                        [.text(app), .text(kind), .integer(Int64(rank)), .text(word)])
                }
            }
        }
    }

    public func removeVocabulary(app: String) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                try connection.run("DELETE FROM vocabulary WHERE app = ?", [.text(app)])
                try Self.noteVocabularyChange(connection)
            }
        }
    }

    private static func noteVocabularyChange(_ connection: Connection) throws(HarkError) {
        try connection.run(
            "INSERT INTO revisions (name, value) VALUES ('vocabulary', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1")
    }

    public func vocabularyRevision() throws(HarkError) -> Int64 {
        try locked { connection throws(HarkError) in
            try connection.run("SELECT value FROM revisions WHERE name = 'vocabulary'") {
                (row: borrowing Connection.Columns) in row.integer(0)
            }
        }.first ?? 0
    }

    public func vocabulary() throws(HarkError) -> [VocabularyWord] {
        try locked { connection throws(HarkError) in
            try connection.run("SELECT text, kind, app, rank FROM vocabulary ORDER BY app, kind, rank") {
                (row: borrowing Connection.Columns) in
                VocabularyWord(text: row.text(0), kind: row.text(1), app: row.text(2), rank: Int(row.integer(3)))
            }
        }
    }

    // MARK: Donations

    public func donate(_ donation: Donation) throws(HarkError) {
        guard let interaction = try? Event.canonicalEncoder.encode(donation.interaction) else {
            throw HarkError("state.failed", detail: "donation \(donation.identifier) cannot be encoded")
        }
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                try connection.run(
                    "INSERT OR REPLACE INTO donations (app, identifier, grouping, time, interaction) VALUES (?, ?, ?, ?, ?)",
                    [
                        .text(donation.app), .text(donation.identifier), .text(donation.group),
                        .real(donation.time.timeIntervalSince1970), .blob(interaction),
                    ])
                try connection.run(
                    """
                    DELETE FROM donations WHERE app = ?1 AND identifier IN (SELECT identifier FROM donations WHERE app = ?1
                    ORDER BY time DESC, identifier LIMIT -1 OFFSET \(Self.donationsKept))
                    """, [.text(donation.app)])
            }
        }
    }

    public func deleteDonations(app: String, identifiers: [String]?, group: String?) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                if let identifiers {
                    for identifier in identifiers {
                        try connection.run(
                            "DELETE FROM donations WHERE app = ? AND identifier = ?", [.text(app), .text(identifier)])
                    }
                } else if let group {
                    try connection.run("DELETE FROM donations WHERE app = ? AND grouping = ?", [.text(app), .text(group)])
                } else {
                    try connection.run("DELETE FROM donations WHERE app = ?", [.text(app)])
                }
            }
        }
    }

    public func donations(app: String) throws(HarkError) -> [Donation] {
        try locked { connection throws(HarkError) in
            try connection.run(
                "SELECT identifier, grouping, time, interaction FROM donations WHERE app = ? ORDER BY time, identifier",
                [.text(app)]
            ) { (row: borrowing Connection.Columns) throws(HarkError) -> Donation in
                guard let interaction = try? JSONDecoder().decode(IntentObject.self, from: row.blob(3)) else {
                    throw HarkError("state.corrupt", detail: "donation \(row.text(0)) of \(app)")
                }
                return Donation(
                    app: app, identifier: row.text(0), group: row.optionalText(1),
                    time: Date(timeIntervalSince1970: row.real(2)), interaction: interaction)
            }
        }
    }

    // MARK: Permissions and habits

    public func permission(_ permission: String, app: String) throws(HarkError) -> Bool? {
        try locked { connection throws(HarkError) in
            try connection.run(
                "SELECT granted FROM permissions WHERE app = ? AND permission = ?", [.text(app), .text(permission)]
            ) { (row: borrowing Connection.Columns) in row.integer(0) != 0 }
        }.first
    }

    public func permissions() throws(HarkError) -> [PermissionAnswer] {
        try locked { connection throws(HarkError) in
            try connection.run("SELECT app, permission, granted FROM permissions ORDER BY app, permission") {
                (row: borrowing Connection.Columns) in
                PermissionAnswer(app: row.text(0), permission: row.text(1), granted: row.integer(2) != 0)
            }
        }
    }

    public func setPermission(_ permission: String, app: String, granted: Bool?) throws(HarkError) {
        try locked { connection throws(HarkError) in
            if let granted {
                try connection.run(
                    "INSERT OR REPLACE INTO permissions (app, permission, granted) VALUES (?, ?, ?)",
                    [.text(app), .text(permission), .integer(granted ? 1 : 0)])
            } else {
                try connection.run(
                    "DELETE FROM permissions WHERE app = ? AND permission = ?", [.text(app), .text(permission)])
            }
        }
    }

    public func noteUse(app: String, intent: String, at time: Date) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.run(
                "INSERT OR REPLACE INTO uses (intent, app, time) VALUES (?, ?, ?)",
                [.text(intent), .text(app), .real(time.timeIntervalSince1970)])
        }
    }

    public func history() throws(HarkError) -> [String: [String]] {
        let uses = try locked { connection throws(HarkError) in
            try connection.run("SELECT intent, app FROM uses ORDER BY intent, time DESC, app") {
                (row: borrowing Connection.Columns) in (row.text(0), row.text(1))
            }
        }
        return Dictionary(grouping: uses, by: \.0).mapValues { $0.map(\.1) }
    }

    public func forget(app: String) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                for table in ["vocabulary", "donations", "permissions", "uses"] {
                    try connection.run("DELETE FROM \(table) WHERE app = ?", [.text(app)])
                }
                try Self.noteVocabularyChange(connection)
            }
        }
    }
}
