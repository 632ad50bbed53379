import CSQLite
import Foundation
import IntentSchema

/// A SQLite connection with prepared statements kept. Not for use from two threads at once.
final class Connection {
    private var database: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]
    private let path: String

    /// - Parameter busyTimeout: milliseconds to wait for another process's write.
    init(path: String, busyTimeout: Int32) throws(HarkError) {
        self.path = path
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &database, flags, nil)
        guard code == SQLITE_OK else {
            let error = failure(code)
            sqlite3_close_v2(database)
            database = nil
            throw error
        }
        sqlite3_extended_result_codes(database, 1)
        sqlite3_busy_timeout(database, busyTimeout)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(database)
    }

    func execute(_ sql: String) throws(HarkError) {
        let code = sqlite3_exec(database, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Runs a statement and reads its rows.
    @discardableResult
    func run<Row>(
        _ sql: String, _ values: [Value] = [], row read: (borrowing Columns) throws(HarkError) -> Row
    ) throws(HarkError) -> [Row] {
        let statement = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
        var rows: [Row] = []
        while true {
            let code = sqlite3_step(statement)
            switch code {
            case SQLITE_ROW: rows.append(try read(Columns(statement: statement)))
            case SQLITE_DONE: return rows
            default: throw failure(code)
            }
        }
    }

    func run(_ sql: String, _ values: [Value] = []) throws(HarkError) {
        _ = try run(sql, values) { (_: borrowing Columns) throws(HarkError) in }
    }

    /// Runs `body` whole or not at all. Takes the write lock first, so that it never has to be retried halfway.
    func transaction<T>(_ body: () throws(HarkError) -> T) throws(HarkError) -> T {
        try execute("BEGIN IMMEDIATE")
        do throws(HarkError) {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            sqlite3_exec(database, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    private func prepare(_ sql: String) throws(HarkError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure(code) }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer) {
        // SQLite copies the bytes: they need not outlive the call.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let integer): sqlite3_bind_int64(statement, index, integer)
        case .real(let real): sqlite3_bind_double(statement, index, real)
        case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
        case .blob(let data):
            _ = data.withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), transient) }
        }
    }

    private func failure(_ code: Int32) -> HarkError {
        let message = database.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "no database"
        let identifier =
            switch code & 0xff {
            case SQLITE_FULL: "state.disk-full"
            case SQLITE_BUSY, SQLITE_LOCKED: "state.busy"
            case SQLITE_CORRUPT, SQLITE_NOTADB: "state.corrupt"
            case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: "state.not-writable"
            default: "state.failed"
            }
        return HarkError(identifier, ["path": path], detail: "\(path): \(message) (SQLite \(code))")
    }

    enum Value {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob(Data)

        static func text(_ value: String?) -> Value { value.map { .text($0) } ?? .null }
    }

    /// The columns of the current row.
    struct Columns: ~Copyable {
        let statement: OpaquePointer

        func integer(_ index: Int32) -> Int64 { sqlite3_column_int64(statement, index) }
        func real(_ index: Int32) -> Double { sqlite3_column_double(statement, index) }
        func isNull(_ index: Int32) -> Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }
        func text(_ index: Int32) -> String {
            guard let bytes = sqlite3_column_text(statement, index) else { return "" }
            // By count, not by terminator: a person's words may hold a NUL.
            let count = Int(sqlite3_column_bytes(statement, index))
            return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
        func optionalText(_ index: Int32) -> String? { isNull(index) ? nil : text(index) }
        func blob(_ index: Int32) -> Data {
            guard let bytes = sqlite3_column_blob(statement, index) else { return Data() }
            return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, index)))
        }
    }
}
