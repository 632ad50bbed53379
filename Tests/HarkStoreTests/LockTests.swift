import Foundation
import HarkStore
import IntentSchema
import Testing

@Suite struct LockTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "hark-lock-\(UUID().uuidString)")
    private let now = Date(timeIntervalSince1970: 1_773_135_000)

    private func stores() throws -> (SQLiteStore, SQLiteStore) { (try SQLiteStore(directory: folder), try SQLiteStore(directory: folder)) }

    @Test func everyoneOnTheSameStateSeesItAtOnce() throws {
        let (first, second) = try stores()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try second.lockStatus().device == .unlocked)
        try first.lock(keepingData: false)
        #expect(try second.lockStatus().device == .locked)
        try first.lock(keepingData: true)
        #expect(try second.lockStatus().device == DeviceLock(isLocked: true, isProtectedDataAvailable: true))
        #expect(try second.unlock(pin: nil, at: now) == .unlocked(how: "agreed"))
        #expect(try first.lockStatus().device == .unlocked)
    }

    @Test func thePINIsKeptAsASaltedSlowHash() throws {
        let (store, other) = try stores()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try store.setPIN(PIN("2468"), current: nil, at: now) == .unlocked(how: "agreed"))
        try store.lock(keepingData: false)
        #expect(try other.lockStatus().device.asksPIN)
        #expect(try other.unlock(pin: PIN("２４６８"), at: now) == .unlocked(how: "pin"))
        let file = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL])
            .map { (try? Data(contentsOf: $0)) ?? Data() }.reduce(Data(), +)
        #expect(file.range(of: Data("2468".utf8)) == nil)
        #expect(file.range(of: Data("$y$".utf8)) != nil)
    }

    @Test func onlyWhoKnowsThePINChangesIt() throws {
        let (store, _) = try stores()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try store.setPIN(PIN("2468"), current: nil, at: now)
        #expect(try store.setPIN(nil, current: nil, at: now) == .refused(triesLeft: 4))
        #expect(try store.setPIN(PIN("1357"), current: PIN("1111"), at: now) == .refused(triesLeft: 3))
        #expect(try store.setPIN(PIN("1357"), current: PIN("2468"), at: now) == .unlocked(how: "pin"))
        #expect(try store.unlock(pin: PIN("2468"), at: now) == .refused(triesLeft: 4))
        #expect(try store.setPIN(nil, current: PIN("1357"), at: now) == .unlocked(how: "pin"))
        #expect(try store.unlock(pin: nil, at: now) == .unlocked(how: "agreed"))
    }

    @Test func wrongPINsAreFollowedByLongerAndLongerPauses() throws {
        let (store, _) = try stores()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (right, wrong) = (try PIN("2468"), try PIN("1111"))
        _ = try store.setPIN(right, current: nil, at: now)
        try store.lock(keepingData: false)
        var time = now
        for pause in [1, 5, 15, 60, 60] {
            for left in [4, 3, 2, 1] { #expect(try store.unlock(pin: wrong, at: time) == .refused(triesLeft: left)) }
            #expect(try store.unlock(pin: wrong, at: time) == .barred(minutes: pause))
            // Not even the right one is tried, and trying makes it no longer.
            #expect(try store.unlock(pin: right, at: time.addingTimeInterval(59 * Double(pause))) == .barred(minutes: 1) || pause == 60)
            time = time.addingTimeInterval(Double(pause) * 60)
        }
        #expect(try store.unlock(pin: right, at: time) == .unlocked(how: "pin"))
        #expect(try store.lockStatus().failures == 0)
    }

    @Test(arguments: ["", "123", "12a4", "12 34", "½½½½", String(repeating: "1", count: 33)])
    func whatIsNoPIN(text: String) {
        #expect { _ = try PIN(text) } throws: { ($0 as? HarkError)?.identifier == "lock.bad-pin" }
    }
}
