import Foundation
import HarkEvents
public import IntentSchema

// What was not understood.
extension SQLiteStore {
    /// Misses kept; older ones go first.
    public static let missesKept = 1000
    /// Seconds for which a miss is kept: ninety days.
    public static let missLifetime: Double = 90 * 86_400
    /// Unicode scalars kept of a sentence.
    public static let missLength = 500

    private static let setting = "keepsMisses"

    public func note(_ miss: Miss) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                guard try Self.keepsMisses(connection) else { return }
                var text = String.UnicodeScalarView()
                text.append(contentsOf: miss.text.unicodeScalars.prefix(Self.missLength))
                try connection.run(
                    "INSERT INTO misses (time, text, language, identifier, intent, score) VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        .real(miss.time.timeIntervalSince1970), .text(String(text)), .text(miss.language), .text(miss.identifier),
                        .text(miss.intent), miss.score.map { .real($0) } ?? .null,
                    ])
                try connection.run("DELETE FROM misses WHERE time < ?", [.real(miss.time.timeIntervalSince1970 - Self.missLifetime)])
                try connection.run(
                    "DELETE FROM misses WHERE id <= (SELECT id FROM misses ORDER BY id DESC LIMIT 1 OFFSET \(Self.missesKept))")
            }
        }
    }

    public func misses(limit: Int) throws(HarkError) -> [Miss] {
        try locked { connection throws(HarkError) in
            try connection.run(
                "SELECT time, text, language, identifier, intent, score FROM misses ORDER BY id DESC LIMIT ?", [.integer(Int64(limit))]
            ) { (row: borrowing Connection.Columns) in
                Miss(
                    time: Date(timeIntervalSince1970: row.real(0)), text: row.text(1), language: row.text(2), identifier: row.text(3),
                    intent: row.optionalText(4), score: row.isNull(5) ? nil : row.real(5))
            }
        }.reversed()
    }

    public func wipeMisses() throws(HarkError) -> Int {
        try locked { connection throws(HarkError) in
            let count = try connection.transaction { () throws(HarkError) in
                let rows = try connection.run("SELECT COUNT(*) FROM misses") { (row: borrowing Connection.Columns) in Int(row.integer(0)) }
                try connection.run("DELETE FROM misses")
                try Self.forgetRefusedWords(connection)
                return rows.first ?? 0
            }
            // The file holds no page of before: neither a free one nor one that waits in the log.
            try connection.execute("VACUUM")
            let isBusy = try connection.run("PRAGMA wal_checkpoint(TRUNCATE)") { (row: borrowing Connection.Columns) in row.integer(0) != 0 }
            guard isBusy.first == false else { throw HarkError("state.busy", detail: "the log of the database is in use") }
            return count
        }
    }

    public func keepsMisses() throws(HarkError) -> Bool {
        try locked { connection throws(HarkError) in try Self.keepsMisses(connection) }
    }

    public func setKeepsMisses(_ keeps: Bool) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.run("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", [.text(Self.setting), .integer(keeps ? 1 : 0)])
        }
    }

    private static func keepsMisses(_ connection: Connection) throws(HarkError) -> Bool {
        try connection.run("SELECT value FROM settings WHERE name = ?", [.text(setting)]) { (row: borrowing Connection.Columns) in
            row.integer(0) != 0
        }.first ?? true
    }

    /// The journal has what was said as well: of requests that were not understood, the words are taken out of their events.
    private static func forgetRefusedWords(_ connection: Connection) throws(HarkError) {
        struct Row { var session: String, sequence: Int64, fields: Data }
        let rows = try connection.run(
            """
            SELECT e.session, e.sequence, e.fields FROM events e WHERE EXISTS (
                SELECT 1 FROM events n WHERE n.session = e.session AND n.request = e.request AND n.kind = ?)
            """, [.text(EventKind.notUnderstood.rawValue)]
        ) { (row: borrowing Connection.Columns) in Row(session: row.text(0), sequence: row.integer(1), fields: row.blob(2)) }
        for row in rows {
            guard var fields = try? JSONDecoder().decode([String: IntentValue].self, from: row.fields), fields["text"] != nil else { continue }
            fields["text"] = ""
            guard let data = try? Event.canonicalEncoder.encode(fields) else { continue }
            try connection.run(
                "UPDATE events SET fields = ? WHERE session = ? AND sequence = ?", [.blob(data), .text(row.session), .integer(row.sequence)])
        }
    }
}
