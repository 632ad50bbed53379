public import Foundation
import HarkEvents
public import IntentSchema

// Sessions that are over: those whose Hark died in the middle, and those that are old enough to go.
extension SQLiteStore {
    /// Removes old sessions that nobody needs: not those of a living Hark, nor those with a request that has not ended.
    static func prune(_ connection: Connection) throws(HarkError) {
        let old = try connection.run(
            """
            SELECT id, owner FROM sessions s WHERE NOT EXISTS (
                SELECT 1 FROM events WHERE session = s.id AND request IS NOT NULL
                GROUP BY request HAVING MAX(kind = 'ended') = 0)
            ORDER BY opened DESC, id DESC LIMIT -1 OFFSET \(sessionsKept)
            """
        ) { (row: borrowing Connection.Columns) in (row.text(0), ProcessIdentity(text: row.text(1))) }
        for (session, owner) in old where !owner.isAlive {
            try connection.run("DELETE FROM sessions WHERE id = ?", [.text(session)])
        }
    }

    public func takeOver(_ session: String) throws(HarkError) -> SessionPosition {
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                let owners = try connection.run("SELECT owner FROM sessions WHERE id = ?", [.text(session)]) {
                    (row: borrowing Connection.Columns) in ProcessIdentity(text: row.text(0))
                }
                guard let owner = owners.first else { throw HarkError("session.not-found", ["session": session]) }
                guard !owner.isAlive || owner == .current else { throw HarkError("session.busy", ["session": session]) }
                try connection.run("UPDATE sessions SET owner = ? WHERE id = ?", [.text(ProcessIdentity.current.text), .text(session)])
                let found = try connection.run(
                    """
                    SELECT (SELECT IFNULL(MAX(sequence), 0) FROM events WHERE session = ?1),
                        (SELECT IFNULL(MAX(number), 0) FROM steps WHERE session = ?1),
                        (SELECT COUNT(DISTINCT request) FROM events WHERE session = ?1)
                    """, [.text(session)]
                ) { (row: borrowing Connection.Columns) in
                    SessionPosition(lastSequence: Int(row.integer(0)), lastStep: Int(row.integer(1)), requests: Int(row.integer(2)))
                }
                guard let position = found.first else { throw HarkError("session.not-found", ["session": session]) }
                return position
            }
        }
    }

    public func steps(of session: String) throws(HarkError) -> [StoredStep] {
        try locked { connection throws(HarkError) in
            try connection.run("SELECT number, request, sequence, input FROM steps WHERE session = ? ORDER BY number", [.text(session)]) {
                (row: borrowing Connection.Columns) in
                StoredStep(
                    session: session, number: Int(row.integer(0)), request: row.text(1), sequence: Int(row.integer(2)), input: row.blob(3))
            }
        }
    }

    public func settleInterrupted(at time: Date, keepingSince since: Date?) throws(HarkError) -> [InterruptedRequest] {
        func isOver(_ request: InterruptedRequest) -> Bool {
            guard let since, request.canGoOn, !request.mayHaveHappened else { return true }
            return request.lastEvent < since
        }
        // Most starts find nothing, and need no write lock to see it.
        guard try interruptedRequests().contains(where: isOver) else { return [] }
        return try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                let requests = try Self.interruptedRequests(connection).filter(isOver)
                var sequences: [String: Int] = [:]
                return try requests.map { request throws(HarkError) in
                    var request = request
                    let sequence = (sequences[request.session] ?? request.lastSequence) + 1
                    sequences[request.session] = sequence
                    request.settled.sequence = sequence
                    request.settled.time = time
                    try Self.insert([request.settled], connection)
                    return request
                }
            }
        }
    }

    public func interruptedRequests() throws(HarkError) -> [InterruptedRequest] {
        try locked { connection throws(HarkError) in try Self.interruptedRequests(connection) }
    }

    private static func interruptedRequests(_ connection: Connection) throws(HarkError) -> [InterruptedRequest] {
        struct Candidate { var request: InterruptedRequest, owner: String, begun: Data }
        let candidates = try connection.run(
            """
            SELECT e.session, e.request, s.owner,
                (SELECT MAX(sequence) FROM events WHERE session = e.session),
                MAX(e.kind = 'handling'),
                (SELECT fields FROM events WHERE session = e.session AND request = e.request AND kind = 'routed'),
                EXISTS (SELECT 1 FROM steps WHERE session = e.session AND request = e.request),
                (SELECT MAX(time) FROM events WHERE session = e.session)
            FROM events e JOIN sessions s ON s.id = e.session
            WHERE e.request IS NOT NULL
            GROUP BY e.session, e.request HAVING MAX(e.kind = 'ended') = 0 ORDER BY s.opened, e.request
            """
        ) { (row: borrowing Connection.Columns) in
            var request = InterruptedRequest(
                session: row.text(0), request: row.text(1), lastSequence: Int(row.integer(3)), mayHaveHappened: row.integer(4) > 0)
            request.canGoOn = row.integer(6) > 0
            request.lastEvent = Date(timeIntervalSince1970: row.real(7))
            return Candidate(request: request, owner: row.text(2), begun: row.blob(5))
        }
        return candidates.compactMap { candidate in
            guard !ProcessIdentity(text: candidate.owner).isAlive else { return nil }
            let routed = try? JSONDecoder().decode([String: IntentValue].self, from: candidate.begun)
            var request = candidate.request
            request.intent = routed?["intent"]?.string
            request.app = routed?["app"]?.string
            return request
        }
    }
}
