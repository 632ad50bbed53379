import Foundation
import HarkEvents
import IntentSchema
import Testing

@testable import HarkStore

@Suite struct MissesTests {
    let directory = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-misses-\(UUID().uuidString)")
    let start = Date(timeIntervalSince1970: 1_773_135_000)

    private func miss(_ text: String, after seconds: Double = 0) -> Miss {
        Miss(
            time: start.addingTimeInterval(seconds), text: text, language: "en", identifier: "understanding.no-match", intent: "INSendMessageIntent",
            score: 0.25)
    }

    private func contains(_ text: String) throws -> Bool {
        try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil).contains {
            try Data(contentsOf: $0).range(of: Data(text.utf8)) != nil
        }
    }

    @Test func missesComeBackInOrderAndTheNewestFirstGoLast() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        for number in 1...3 { try store.note(miss("m\(number)", after: Double(number))) }
        #expect(try store.misses(limit: 10).map(\.text) == ["m1", "m2", "m3"])
        #expect(try store.misses(limit: 2) == [miss("m2", after: 2), miss("m3", after: 3)])
        try store.note(Miss(time: start, text: "好\u{0}", language: "zh", identifier: "understanding.no-app"))
        #expect(try SQLiteStore(directory: directory).misses(limit: 1).first?.score == nil)
    }

    @Test func theLogIsBounded() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        try store.note(miss("old"))
        try store.note(miss(String(repeating: "é", count: 10_000), after: SQLiteStore.missLifetime + 1))
        #expect(try store.misses(limit: 10).map(\.text.count) == [SQLiteStore.missLength])
        for number in 0..<SQLiteStore.missesKept { try store.note(miss("n\(number)", after: SQLiteStore.missLifetime + 2)) }
        let kept = try store.misses(limit: 10_000)
        #expect(kept.count == SQLiteStore.missesKept && kept.first?.text == "n0")
    }

    @Test func nothingIsKeptWhenThePersonSaysSo() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        #expect(try store.keepsMisses())
        try store.setKeepsMisses(false)
        try store.note(miss("no"))
        #expect(try !SQLiteStore(directory: directory).keepsMisses() && store.misses(limit: 10).isEmpty)
        try store.setKeepsMisses(true)
        try store.note(miss("yes"))
        #expect(try store.misses(limit: 10).map(\.text) == ["yes"])
    }

    @Test func wipingLeavesNothingInTheFiles() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try SQLiteStore(directory: directory)
        try store.openSession("s1", at: start)
        func event(_ sequence: Int, _ request: String, _ kind: EventKind, _ text: String) -> Event {
            Event(sequence: sequence, session: "s1", request: request, time: start, kind: kind, fields: ["text": .string(text)], measured: [:])
        }
        try store.append(
            [
                event(1, "r1", .utterance, "purple walrus"), event(2, "r1", .notUnderstood, "purple walrus"),
                event(3, "r1", .said, "There is no app called walrus."),
                event(4, "r2", .utterance, "green heron"), event(5, "r2", .said, "Sent."),
            ], durable: true)
        for number in 0..<200 { try store.note(miss("purple walrus \(number)")) }
        #expect(try contains("walrus"))
        #expect(try store.wipeMisses() == 200)
        #expect(try !contains("walrus"))
        #expect(try store.misses(limit: 10).isEmpty)
        // What was understood stays.
        #expect(try store.events(of: "s1", limit: 10).map { $0.fields["text"] } == ["", "", "", "green heron", "Sent."])
        #expect(try store.wipeMisses() == 0)
    }

    @Test func aStateOfAnEarlierLayoutIsBroughtUpToDate() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        do {
            let store = try SQLiteStore(directory: directory)
            try store.openSession("s1", at: start)
            try store.append(
                [Event(sequence: 1, session: "s1", request: nil, time: start, kind: .said, fields: ["text": "kept"], measured: [:])], durable: true)
            try store.locked { connection throws(HarkError) in
                try connection.execute("DROP TABLE misses; DROP TABLE settings; DROP TABLE steps; DROP TABLE device; PRAGMA user_version = 1")
            }
        }
        let store = try SQLiteStore(directory: directory)
        try store.note(miss("new"))
        #expect(try store.misses(limit: 10).count == 1)
        #expect(try store.events(of: "s1", limit: 10).map { $0.fields["text"] } == ["kept"])
    }
}
