import Foundation
import HarkEvents
import IntentSchema
import Testing

@testable import HarkStore

@Suite struct HarkStoreTests {
    let directory = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-store-\(UUID().uuidString)")
    let start = Date(timeIntervalSince1970: 1_773_135_000)

    func event(_ sequence: Int, _ kind: EventKind, request: String? = "r1", fields: [String: IntentValue] = [:]) -> Event {
        Event(
            sequence: sequence, session: "s1", request: request, time: start.addingTimeInterval(Double(sequence)), kind: kind,
            fields: fields, measured: ["milliseconds": 1.25])
    }

    @Test func whatWasAppendedComesBackInOrderAndAlsoAfterReopening() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let events = [
            event(1, .utterance, fields: ["text": "hi \u{0} 你好 🙂"]),
            event(2, .understood, fields: ["intent": .object(IntentObject("INSendMessageIntent", ["content": "x"]))]),
        ]
        do {
            let store = try SQLiteStore(directory: directory)
            try store.openSession("s1", at: start)
            try store.append(events, durable: true)
            #expect(try store.events(of: "s1", limit: 100) == events)
        }
        let reopened = try SQLiteStore(directory: directory)
        #expect(try reopened.events(of: "s1", limit: 100) == events)
        #expect(try reopened.events(of: "s1", limit: 1) == [events[1]])
        #expect(try reopened.lastSession() == "s1")
    }

    @Test func anAppendIsWholeOrNotAtAll() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        try store.openSession("s1", at: start)
        try store.append([event(1, .utterance)], durable: false)
        #expect(throws: HarkError.self) { try store.append([event(2, .said), event(1, .said)], durable: false) }
        #expect(try store.events(of: "s1", limit: 100).count == 1)
    }

    @Test func whatWasSaidIsForNobodyElseToRead() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let store = try SQLiteStore(directory: directory)
        try store.openSession("s1", at: start)
        #expect(throws: HarkError("session.exists", ["session": "s1"])) { try store.openSession("s1", at: start) }
        for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.appending(path: name).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
    }

    @Test func twoStoresOnOneDirectoryBothWrite() async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let stores = [try SQLiteStore(directory: directory), try SQLiteStore(directory: directory)]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    try store.openSession("s-\(index)", at: start)
                    for sequence in 1...100 {
                        try store.append(
                            [Event(sequence: sequence, session: "s-\(index)", request: nil, time: start, kind: .said)],
                            durable: false)
                    }
                }
            }
            try await group.waitForAll()
        }
        for index in 0..<2 { #expect(try stores[0].events(of: "s-\(index)", limit: 1000).count == 100) }
    }

    @Test func aSessionWhoseProcessDiedIsTakenOverWithItsSteps() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        #expect(throws: HarkError("session.not-found", ["session": "s1"])) { try store.takeOver("s1") }
        try store.openSession("s1", at: start)
        let step = StoredStep(session: "s1", number: 1, request: "r1", sequence: 2, input: Data("begin".utf8))
        try store.append([event(1, .utterance), event(2, .routed)], step: step, durable: false)
        // A step without an event, and one whose number is taken: whole or not at all.
        let next = StoredStep(session: "s1", number: 2, request: "r1", sequence: 2, input: Data())
        try store.append([], step: next, durable: false)
        #expect(throws: HarkError.self) { try store.append([event(3, .said)], step: next, durable: false) }
        #expect(try store.steps(of: "s1") == [step, next] && store.events(of: "s1", limit: 9).count == 2)
        try store.append([event(3, .utterance, request: "r2"), event(4, .ended, request: "r2")], durable: false)

        let connection = try Connection(path: directory.appending(path: "hark.sqlite").path, busyTimeout: 1000)
        try connection.run("UPDATE sessions SET owner = ?", [.text("\(getppid()) 0 another-boot")])
        #expect(try store.takeOver("s1") == SessionPosition(lastSequence: 4, lastStep: 2, requests: 2))
        // Another living process keeps what it has.
        let parent = try #require(ProcessIdentity(of: getppid()))
        try connection.run("UPDATE sessions SET owner = ?", [.text(parent.text)])
        #expect(throws: HarkError("session.busy", ["session": "s1"])) { try store.takeOver("s1") }
    }

    @Test func whatCanGoOnStaysOpenForAWhile() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        try store.openSession("s1", at: start)
        func step(_ number: Int, _ request: String) -> StoredStep {
            StoredStep(session: "s1", number: number, request: request, sequence: number, input: Data())
        }
        try store.append([event(1, .routed)], step: step(1, "r1"), durable: false)
        try store.append([event(2, .handling, request: "r2")], step: step(2, "r2"), durable: false)
        try store.append([event(3, .utterance, request: "r3")], durable: false)
        let connection = try Connection(path: directory.appending(path: "hark.sqlite").path, busyTimeout: 1000)
        try connection.run("UPDATE sessions SET owner = ?", [.text("1 0 another-boot")])
        // One that may have been handled, and one of which nothing is known, are over at once.
        #expect(try store.settleInterrupted(at: start, keepingSince: start).map(\.request) == ["r2", "r3"])
        #expect(try store.interruptedRequests().map(\.request) == ["r1"] && store.interruptedRequests().allSatisfy(\.canGoOn))
        #expect(try store.settleInterrupted(at: start, keepingSince: .distantFuture).map(\.request) == ["r1"])
    }

    @Test func theJournalDoesNotGrowWithoutEnd() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        let connection = try Connection(path: directory.appending(path: "hark.sqlite").path, busyTimeout: 1000)
        for index in 0..<SQLiteStore.sessionsKept + 10 {
            try store.openSession("s\(index)", at: start.addingTimeInterval(Double(index)))
            try store.append(
                [Event(sequence: 1, session: "s\(index)", request: index == 3 ? "r1" : nil, time: start, kind: .said)],
                durable: false)
        }
        // All of them belong to this living process.
        #expect(try store.events(of: "s0", limit: 1).count == 1)
        try connection.run("UPDATE sessions SET owner = ?", [.text("1 0 another-boot")])
        // A clock that was set back makes no difference for the session being opened.
        try store.openSession("early", at: .distantPast)
        try store.append([Event(sequence: 1, session: "early", request: nil, time: start, kind: .said)], durable: false)
        #expect(try store.events(of: "s9", limit: 1).isEmpty)
        #expect(try store.events(of: "s20", limit: 1).count == 1)
        // Its request never ended: it is kept until that is settled.
        #expect(try store.events(of: "s3", limit: 1).count == 1)
    }

    @Test func requestsOfADeadProcessAreFoundAndThoseOfALiveOneAreNot() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        try store.openSession("s1", at: start)
        try store.append(
            [
                event(1, .utterance), event(2, .routed, fields: ["intent": "I", "app": "A"]), event(3, .handling),
                event(4, .utterance, request: "r2"), event(5, .utterance, request: "r3"), event(6, .ended, request: "r3"),
            ], durable: false)
        #expect(try store.interruptedRequests().isEmpty)

        let connection = try Connection(path: directory.appending(path: "hark.sqlite").path, busyTimeout: 1000)
        try connection.run("UPDATE sessions SET owner = ?", [.text("1 0 another-boot")])
        let interrupted = try store.interruptedRequests()
        #expect(interrupted.map(\.request) == ["r1", "r2"])
        #expect(interrupted.map(\.mayHaveHappened) == [true, false])
        #expect(interrupted.map(\.intent) == ["I", nil])
        #expect(interrupted.map(\.lastSequence) == [6, 6])

        // Each is settled once, whoever asks.
        let other = try SQLiteStore(directory: directory)
        let settled = try store.settleInterrupted(at: start) + other.settleInterrupted(at: start)
        #expect(settled.map(\.request) == ["r1", "r2"])
        let ended = try store.events(of: "s1", limit: 2)
        #expect(ended.map(\.sequence) == [7, 8])
        #expect(ended.map { $0.fields["outcome"] } == ["unknown", "failed"])
    }

    @Test func vocabularyIsReplacedKindByKind() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        try store.setVocabulary(["b", "a"], kind: "contactName", app: "A")
        try store.setVocabulary(["x"], kind: "workoutActivityName", app: "A")
        try store.setVocabulary(["c"], kind: "contactName", app: "A")
        #expect(try store.vocabulary().map(\.text) == ["c", "x"])
        let revision = try store.vocabularyRevision()
        try store.removeVocabulary(app: "A")
        #expect(try store.vocabularyRevision() != revision)
        #expect(try store.vocabulary().isEmpty)
    }

    @Test func donationsAreDeletedByIdentifierGroupOrAll() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        for (index, group) in ["g1", "g1", "g2", nil].enumerated() {
            try store.donate(
                Donation(
                    app: "A", identifier: "d\(index)", group: group, time: start,
                    interaction: IntentObject("INInteraction", ["n": .integer(Int64(index))])))
        }
        try store.deleteDonations(app: "A", identifiers: ["d0"], group: nil)
        #expect(try store.donations(app: "A").map(\.identifier) == ["d1", "d2", "d3"])
        try store.deleteDonations(app: "A", identifiers: nil, group: "g2")
        #expect(try store.donations(app: "A").map(\.identifier) == ["d1", "d3"])
        try store.deleteDonations(app: "B", identifiers: nil, group: nil)
        #expect(try store.donations(app: "A").count == 2)
        try store.deleteDonations(app: "A", identifiers: nil, group: nil)
        #expect(try store.donations(app: "A").isEmpty)
    }

    @Test func permissionsAndHabits() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        #expect(try store.permission("contacts", app: "A") == nil)
        try store.setPermission("contacts", app: "A", granted: false)
        #expect(try store.permission("contacts", app: "A") == false)
        #expect(try store.permissions() == [PermissionAnswer(app: "A", permission: "contacts", granted: false)])
        try store.setPermission("contacts", app: "A", granted: nil)
        #expect(try store.permission("contacts", app: "A") == nil)

        try store.noteUse(app: "A", intent: "I", at: start)
        try store.noteUse(app: "B", intent: "I", at: start.addingTimeInterval(1))
        #expect(try store.history() == ["I": ["B", "A"]])
        try store.noteUse(app: "A", intent: "I", at: start.addingTimeInterval(2))
        #expect(try store.history() == ["I": ["A", "B"]])
        try store.forget(app: "A")
        #expect(try store.history() == ["I": ["B"]])
    }

    @Test func badStateIsNamed() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        // A directory that cannot be made, whoever runs this.
        let impossible = #expect(throws: HarkError.self) { try SQLiteStore(directory: URL(filePath: "/proc/hark")) }
        #expect(impossible?.identifier == "state.not-writable")

        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let file = directory.appending(path: "hark.sqlite")
        try Data("this is not a database, whatever its name says; it is some text".utf8).write(to: file)
        let corrupt = #expect(throws: HarkError.self) { try SQLiteStore(directory: directory) }
        #expect(corrupt?.identifier == "state.corrupt")

        try FileManager.default.removeItem(at: file)
        _ = try SQLiteStore(directory: directory)
        let connection = try Connection(path: file.path, busyTimeout: 1000)
        try connection.execute("PRAGMA user_version = 999")
        let newer = #expect(throws: HarkError.self) { try SQLiteStore(directory: directory) }
        #expect(newer?.identifier == "state.newer-version")
    }

    @Test func aFullDiskIsNamedAndNothingIsHalfWritten() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        try store.openSession("s1", at: start)
        let file = directory.appending(path: "hark.sqlite")
        // The database's own size limit answers as a full disk does.
        try store.limitPages(to: 40)
        let large = IntentValue.string(String(repeating: "x", count: 1 << 20))
        let error = #expect(throws: HarkError.self) {
            try store.append([event(1, .utterance), event(2, .said, fields: ["text": large])], durable: true)
        }
        #expect(error?.identifier == "state.disk-full")
        #expect(try store.events(of: "s1", limit: 10).isEmpty)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aBusyStateIsNamedAfterTheWait() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory, busyTimeout: 50)
        let holder = try Connection(path: directory.appending(path: "hark.sqlite").path, busyTimeout: 50)
        try holder.execute("BEGIN IMMEDIATE")
        let error = #expect(throws: HarkError.self) { try store.openSession("s1", at: start) }
        #expect(error?.identifier == "state.busy")
        try holder.execute("COMMIT")
        try store.openSession("s1", at: start)
    }
}
