import AppSupport
import Foundation
import Glibc
import IntentWire
import Testing

@Suite struct SharedDefaultsTests {
    let directory: TemporaryDirectory
    let path: String
    let defaults: SharedDefaults

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.path + "/list.plist"
        defaults = SharedDefaults(path: path)
    }

    /// What is on disk, as any other program would read it.
    func stored() throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: URL(fileURLWithPath: path)), format: nil)
        return try #require(list as? [String: Any])
    }

    @Test func everyKindOfValueComesBack() throws {
        let date = Date(timeIntervalSinceReferenceDate: 123_456)
        defaults.set("text", forKey: "string")
        defaults.set(42, forKey: "integer")
        defaults.set(2.5, forKey: "double")
        defaults.set(Float(1.5), forKey: "float")
        defaults.set(true, forKey: "bool")
        defaults.set(date, forKey: "date")
        defaults.set(Data([1, 2, 3]), forKey: "data")
        defaults.set(["a", "b"], forKey: "array")
        defaults.set(["k": ["n": 1]], forKey: "dictionary")
        defaults.set(URL(string: "https://example.org/a?b=c#d"), forKey: "url")
        defaults.set(URL(fileURLWithPath: "/a/b c"), forKey: "file")

        let fresh = SharedDefaults(path: path)
        #expect(fresh.string(forKey: "string") == "text")
        #expect(fresh.integer(forKey: "integer") == 42)
        #expect(fresh.object(forKey: "integer") as? Int == 42)
        #expect(fresh.string(forKey: "integer") == "42")
        #expect(fresh.double(forKey: "double") == 2.5)
        #expect(fresh.float(forKey: "float") == 1.5)
        #expect(fresh.bool(forKey: "bool"))
        #expect(fresh.object(forKey: "bool") as? Bool == true)
        #expect(fresh.object(forKey: "date") as? Date == date)
        #expect(fresh.data(forKey: "data") == Data([1, 2, 3]))
        #expect(fresh.stringArray(forKey: "array") == ["a", "b"])
        #expect(fresh.dictionary(forKey: "dictionary")?["k"] as? [String: Int] == ["n": 1])
        #expect(fresh.url(forKey: "url")?.absoluteString == "https://example.org/a?b=c#d")
        #expect(fresh.url(forKey: "file")?.path == "/a/b c")
        #expect(try stored()["string"] as? String == "text")
    }

    @Test func anObjectiveCDictionaryIsCopiedAndReadBackAsOne() throws {
        let message = NSMutableDictionary()
        message.setObject("I'll be late", forKey: "message" as NSCopying)
        message.setObject(NSMutableArray(array: [1, 2]), forKey: "numbers" as NSCopying)
        defaults.set(message, forKey: "dictMessage")
        message.setObject("changed later", forKey: "message" as NSCopying)
        let value = try #require(defaults.object(forKey: "dictMessage"))
        #expect((value as! NSDictionary).object(forKey: "message") as? String == "I'll be late")
        #expect((value as! NSDictionary).object(forKey: "numbers") as? [Int] == [1, 2])
    }

    @Test func whatIsNotAPropertyListIsRefusedAndTheRestStays() throws {
        defaults.set("kept", forKey: "key")
        defaults.set(["a": NSNull()], forKey: "key")
        defaults.set(Selector("x"), forKey: "other")
        #expect(defaults.string(forKey: "key") == "kept")
        #expect(defaults.object(forKey: "other") == nil)
    }

    @Test func removedAndNilAreGone() throws {
        defaults.set(1, forKey: "a")
        defaults.set(2, forKey: "b")
        defaults.removeObject(forKey: "a")
        defaults.set(nil as Any?, forKey: "b")
        #expect(defaults.object(forKey: "a") == nil)
        #expect(defaults.object(forKey: "b") == nil)
        #expect(try stored().isEmpty)
    }

    @Test func registeredValuesAreSeenButNotStored() throws {
        let key = UUID().uuidString
        defaults.register(defaults: [key: 7])
        #expect(defaults.integer(forKey: key) == 7)
        defaults.set(8, forKey: key)
        #expect(defaults.integer(forKey: key) == 8)
        defaults.removeObject(forKey: key)
        #expect(defaults.integer(forKey: key) == 7)
        #expect(try stored()[key] == nil)
        #expect(defaults.dictionaryRepresentation()[key] as? Int == 7)
    }

    @Test func textReadsAsNumbersAndBooleansAsOnApplesSystems() {
        defaults.set("12abc", forKey: "n")
        defaults.set("YES", forKey: "y")
        defaults.set("0", forKey: "z")
        #expect(defaults.integer(forKey: "n") == 12)
        #expect(defaults.bool(forKey: "y"))
        #expect(!defaults.bool(forKey: "z"))
        #expect(defaults.integer(forKey: "absent") == 0)
    }

    @Test func aChangeIsAnnounced() async {
        let name = UserDefaults.didChangeNotification
        await confirmation { announced in
            let token = NotificationCenter.default.addObserver(forName: name, object: defaults, queue: nil) { _ in announced() }
            defaults.set(1, forKey: "a")
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func aDamagedListIsSetAsideAndReplaced() throws {
        try Data("not a list".utf8).write(to: URL(fileURLWithPath: path))
        #expect(defaults.object(forKey: "a") == nil)
        defaults.set(1, forKey: "a")
        #expect(try stored()["a"] as? Int == 1)
        #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == "not a list")
    }

    @Test func whatCannotBeWrittenStaysInMemoryAndIsWrittenLater() throws {
        defaults.set("before", forKey: "a")
        // A directory in the place of the file that is written first: fails for every user, root included.
        try FileManager.default.createDirectory(atPath: path + ".new", withIntermediateDirectories: true)
        defaults.set("after", forKey: "a")
        #expect(defaults.string(forKey: "a") == "after")
        #expect(try stored()["a"] as? String == "before")
        #expect(!defaults.synchronize())
        try FileManager.default.removeItem(atPath: path + ".new")
        #expect(defaults.synchronize())
        #expect(try stored()["a"] as? String == "after")
    }

    @Test func aLockHeldBySomebodyElseDelaysButLosesNothing() throws {
        defaults.set("before", forKey: "a")
        let descriptor = open(path + ".lock", O_RDWR | O_CLOEXEC)
        #expect(flock(descriptor, LOCK_EX) == 0)
        defaults.set("after", forKey: "a")
        #expect(defaults.string(forKey: "a") == "after")
        #expect(try stored()["a"] as? String == "before")
        close(descriptor)
        #expect(defaults.synchronize())
        #expect(try stored()["a"] as? String == "after")
    }
}
