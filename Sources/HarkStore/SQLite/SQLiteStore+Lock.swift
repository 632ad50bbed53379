public import Foundation
public import IntentSchema

/// What is kept about the lock.
public struct LockStatus: Sendable, Hashable {
    public var device: DeviceLock
    public var hasPIN: Bool
    /// Wrong PINs since the last right one.
    public var failures: Int
    /// Until when no PIN is tried; nil when one may be.
    public var barredUntil: Date?

    public init(device: DeviceLock, hasPIN: Bool, failures: Int, barredUntil: Date?) {
        self.device = device
        self.hasPIN = hasPIN
        self.failures = failures
        self.barredUntil = barredUntil
    }
}

// The lock, which all processes on the same state share.
extension SQLiteStore {
    /// Wrong PINs before a pause.
    public static let triesBeforePause = 5
    /// Minutes of the pauses, one after another; the last one again and again.
    public static let pauses = [1, 5, 15, 60]

    private struct Row {
        var isLocked = false
        var keepsData = false
        var hash: String?
        var failures = 0
        var barredUntil: Date?

        var status: LockStatus {
            LockStatus(
                device: DeviceLock(isLocked: isLocked, isProtectedDataAvailable: keepsData, asksPIN: hash != nil), hasPIN: hash != nil,
                failures: failures, barredUntil: barredUntil)
        }
    }

    public func lockStatus() throws(HarkError) -> LockStatus {
        try locked { connection throws(HarkError) in try Self.row(connection).status }
    }

    public func lock(keepingData: Bool) throws(HarkError) {
        try change {
            $0.isLocked = true
            $0.keepsData = keepingData
        }
    }

    public func unlock(pin: PIN?, at time: Date) throws(HarkError) -> UnlockOutcome {
        let outcome = try prove(pin, at: time)
        if case .unlocked = outcome { try change { $0.isLocked = false } }
        return outcome
    }

    public func setPIN(_ new: PIN?, current: PIN?, at time: Date) throws(HarkError) -> UnlockOutcome {
        let outcome = try prove(current, at: time)
        guard case .unlocked = outcome else { return outcome }
        let hash = try new?.hash()
        try change { $0.hash = hash }
        return outcome
    }

    /// Whether the PIN is right. A try counts before it is looked at, so that ending the process in between gains none.
    private func prove(_ pin: PIN?, at time: Date) throws(HarkError) -> UnlockOutcome {
        var (hash, isBarred, left, until): (String?, Bool, Int, Date?) = (nil, false, 0, nil)
        try change { row in
            hash = row.hash
            guard row.hash != nil else { return }
            until = row.barredUntil
            isBarred = until.map { $0 > time } ?? false
            guard !isBarred else { return }
            row.failures += 1
            let (rounds, used) = row.failures.quotientAndRemainder(dividingBy: Self.triesBeforePause)
            left = used == 0 ? 0 : Self.triesBeforePause - used
            until = used == 0 ? time.addingTimeInterval(Double(Self.pauses[min(rounds, Self.pauses.count) - 1]) * 60) : nil
            row.barredUntil = until
        }
        guard let hash else { return .unlocked(how: "agreed") }
        guard !isBarred, let pin, pin.matches(hash) else {
            guard let until else { return .refused(triesLeft: left) }
            return .barred(minutes: max(Int((until.timeIntervalSince(time) / 60).rounded(.up)), 1))
        }
        try change {
            $0.failures = 0
            $0.barredUntil = nil
        }
        return .unlocked(how: "pin")
    }

    private func change(_ change: (inout Row) -> Void) throws(HarkError) {
        try locked { connection throws(HarkError) in
            try connection.transaction { () throws(HarkError) in
                var row = try Self.row(connection)
                change(&row)
                try connection.run(
                    "INSERT OR REPLACE INTO device (id, locked, keepsData, pin, failures, barredUntil) VALUES (1, ?, ?, ?, ?, ?)",
                    [
                        .integer(row.isLocked ? 1 : 0), .integer(row.keepsData ? 1 : 0), .text(row.hash), .integer(Int64(row.failures)),
                        row.barredUntil.map { .real($0.timeIntervalSince1970) } ?? .null,
                    ])
            }
        }
    }

    private static func row(_ connection: Connection) throws(HarkError) -> Row {
        try connection.run("SELECT locked, keepsData, pin, failures, barredUntil FROM device WHERE id = 1") {
            (row: borrowing Connection.Columns) in
            Row(
                isLocked: row.integer(0) != 0, keepsData: row.integer(1) != 0, hash: row.optionalText(2), failures: Int(row.integer(3)),
                barredUntil: row.isNull(4) ? nil : Date(timeIntervalSince1970: row.real(4)))
        }.first ?? Row()
    }
}
