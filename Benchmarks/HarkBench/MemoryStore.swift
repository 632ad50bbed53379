import Foundation
import HarkEvents
import HarkStore
import IntentSchema

/// A store that keeps nothing on disk: what is left of a turn when commits are taken away.
struct MemoryStore: Store {
    func openSession(_ session: String, at time: Date) throws(HarkError) {}
    func takeOver(_ session: String) throws(HarkError) -> SessionPosition { throw HarkError("session.not-found", ["session": session]) }
    func append(_ events: [Event], step: StoredStep?, durable: Bool) throws(HarkError) {}
    func steps(of session: String) throws(HarkError) -> [StoredStep] { [] }
    func events(of session: String, limit: Int) throws(HarkError) -> [Event] { [] }
    func lastSession() throws(HarkError) -> String? { nil }
    func interruptedRequests() throws(HarkError) -> [InterruptedRequest] { [] }
    func settleInterrupted(at time: Date, keepingSince since: Date?) throws(HarkError) -> [InterruptedRequest] { [] }
    func setVocabulary(_ words: [String], kind: String, app: String) throws(HarkError) {}
    func removeVocabulary(app: String) throws(HarkError) {}
    func vocabulary() throws(HarkError) -> [VocabularyWord] { [] }
    func vocabularyRevision() throws(HarkError) -> Int64 { 0 }
    func donate(_ donation: Donation) throws(HarkError) {}
    func deleteDonations(app: String, identifiers: [String]?, group: String?) throws(HarkError) {}
    func donations(app: String) throws(HarkError) -> [Donation] { [] }
    /// Everything is allowed: a benchmark asks nobody.
    func permission(_ permission: String, app: String) throws(HarkError) -> Bool? { true }
    func permissions() throws(HarkError) -> [PermissionAnswer] { [] }
    func setPermission(_ permission: String, app: String, granted: Bool?) throws(HarkError) {}
    func noteUse(app: String, intent: String, at time: Date) throws(HarkError) {}
    func history() throws(HarkError) -> [String: [String]] { [:] }
    func forget(app: String) throws(HarkError) {}
    func note(_ miss: Miss) throws(HarkError) {}
    func misses(limit: Int) throws(HarkError) -> [Miss] { [] }
    func wipeMisses() throws(HarkError) -> Int { 0 }
    func keepsMisses() throws(HarkError) -> Bool { false }
    func setKeepsMisses(_ keeps: Bool) throws(HarkError) {}
    /// Never locked.
    func lockStatus() throws(HarkError) -> LockStatus { LockStatus(device: .unlocked, hasPIN: false, failures: 0, barredUntil: nil) }
    func lock(keepingData: Bool) throws(HarkError) {}
    func unlock(pin: PIN?, at time: Date) throws(HarkError) -> UnlockOutcome { .unlocked(how: "agreed") }
    func setPIN(_ new: PIN?, current: PIN?, at time: Date) throws(HarkError) -> UnlockOutcome { .unlocked(how: "agreed") }
}
