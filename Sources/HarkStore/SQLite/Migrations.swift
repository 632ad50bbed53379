import Foundation
import IntentSchema

/// The steps from an empty database to the newest layout, in order. A step is never changed once it was released:
/// a new need is a new step.
enum Migrations {
    static let steps: [String] = [
        """
        CREATE TABLE sessions (
            id TEXT PRIMARY KEY, opened REAL NOT NULL, owner TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX sessions_opened ON sessions (opened);
        CREATE TABLE events (
            session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE, sequence INTEGER NOT NULL,
            request TEXT, time REAL NOT NULL, kind TEXT NOT NULL, fields BLOB NOT NULL, measured BLOB NOT NULL,
            PRIMARY KEY (session, sequence)
        ) WITHOUT ROWID;
        CREATE TABLE vocabulary (
            app TEXT NOT NULL, kind TEXT NOT NULL, rank INTEGER NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (app, kind, rank)
        ) WITHOUT ROWID;
        -- Counts changes, so that a reader knows whether what it has is still right.
        CREATE TABLE revisions (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE donations (
            app TEXT NOT NULL, identifier TEXT NOT NULL, grouping TEXT, time REAL NOT NULL, interaction BLOB NOT NULL,
            PRIMARY KEY (app, identifier)
        ) WITHOUT ROWID;
        CREATE TABLE permissions (
            app TEXT NOT NULL, permission TEXT NOT NULL, granted INTEGER NOT NULL, PRIMARY KEY (app, permission)
        ) WITHOUT ROWID;
        CREATE TABLE uses (
            intent TEXT NOT NULL, app TEXT NOT NULL, time REAL NOT NULL, PRIMARY KEY (intent, app)
        ) WITHOUT ROWID;
        """,
        """
        CREATE TABLE misses (
            id INTEGER PRIMARY KEY AUTOINCREMENT, time REAL NOT NULL, text TEXT NOT NULL, language TEXT NOT NULL,
            identifier TEXT NOT NULL, intent TEXT, score REAL
        );
        CREATE TABLE settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        """,
        """
        -- What was put into each dialogue: with it, a dialogue is as it was.
        CREATE TABLE steps (
            session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE, number INTEGER NOT NULL, request TEXT NOT NULL,
            sequence INTEGER NOT NULL, input BLOB NOT NULL, PRIMARY KEY (session, number)
        ) WITHOUT ROWID;
        """,
        """
        CREATE TABLE device (
            id INTEGER PRIMARY KEY CHECK (id = 1), locked INTEGER NOT NULL, keepsData INTEGER NOT NULL, pin TEXT,
            failures INTEGER NOT NULL, barredUntil REAL
        );
        """,
    ]

    /// Brings the database to the newest layout, each step whole or not at all.
    /// - Throws: `state.newer-version` when the database was written by a newer Hark.
    static func apply(to connection: Connection) throws(HarkError) {
        guard try version(of: connection) != steps.count else { return }
        try connection.transaction { () throws(HarkError) in
            // Read again under the lock: another process may have migrated meanwhile.
            let version = try version(of: connection)
            guard version >= 0 else { throw HarkError("state.corrupt", detail: "layout \(version)") }
            guard version <= steps.count else {
                throw HarkError("state.newer-version", detail: "layout \(version); this Hark knows \(steps.count)")
            }
            for step in steps[version...] { try connection.execute(step) }
            try connection.execute("PRAGMA user_version = \(steps.count)")
        }
    }

    private static func version(of connection: Connection) throws(HarkError) -> Int {
        let rows = try connection.run("PRAGMA user_version") { (row: borrowing Connection.Columns) in Int(row.integer(0)) }
        return rows.first ?? 0
    }
}
