import AppSupport
import Foundation
import Glibc
import IntentWire
import Testing

@Suite struct DefaultsAcrossProcessesTests {
    static let group = "group.org.hark.test"
    let directory: TemporaryDirectory
    var list: String { "\(directory.path)/groups/\(Self.group)/Library/Preferences/\(Self.group).plist" }

    init() throws { directory = try TemporaryDirectory() }

    func start(_ arguments: String..., groups: [String] = [group]) throws -> HostedProcess {
        try HostedProcess("DefaultsWriter", arguments, hello: directory.hello(groups: groups))
    }

    @Test func fourWritersLoseNothing() throws {
        let writers = try (0..<4).map { try start("write", Self.group, "writer\($0)-", "200") }
        for writer in writers { #expect(writer.wait().status == 0) }
        let values = SharedDefaults(path: list).dictionaryRepresentation()
        for writer in 0..<4 {
            for index in 0..<200 { #expect(values["writer\(writer)-\(index)"] as? Int == index) }
        }
    }

    @Test func aKilledWriterLeavesAWholeListWithAllThatItHadSet() throws {
        for round in 1...15 {
            let writer = try start("forever", Self.group, "round\(round)-")
            let count = writer.lines(round * 3)
            writer.kill()
            _ = writer.wait()
            let bytes = try Data(contentsOf: URL(fileURLWithPath: list))
            let values = try #require(try PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any])
            // Each line was written after its key had been set.
            for index in 0..<min(count, 50) { #expect(values["round\(round)-\(index)"] != nil) }
        }
    }

    @Test func aReaderNeverSeesATornListAndSeesEachChangeAtOnce() throws {
        let writer = try start("forever", Self.group, "k")
        #expect(writer.lines(1) >= 1)
        let reader = SharedDefaults(path: list)
        for _ in 0..<300 {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: list))
            #expect(throws: Never.self) { try PropertyListSerialization.propertyList(from: bytes, format: nil) }
            #expect(reader.string(forKey: "k0") != nil)
        }
        writer.kill()
        _ = writer.wait()
        reader.set("mine", forKey: "greeting")
        let other = try start("probe", Self.group)
        #expect(other.wait().output == "mine in \(directory.path)/groups/\(Self.group)\n")
    }

    @Test func anUndeclaredGroupIsNilWithOneDiagnostic() throws {
        let process = try start("probe", "group.org.hark.other")
        #expect(process.wait().output == "nil\n")
        #expect(process.diagnostics.map(\.identifier) == ["defaults.undeclared-group"])
        #expect(process.diagnostics.first?.arguments == ["group": "group.org.hark.other"])
        #expect(!FileManager.default.fileExists(atPath: directory.path + "/container"))
    }

    @Test(arguments: ["../../escape", "", ".hidden", "a/b", "org.hark.test"])
    func whatCannotBeASuiteIsNil(name: String) throws {
        let process = try start("probe", name)
        #expect(process.wait().output == "nil\n")
        let expected = name == "org.hark.test" ? "defaults.own-domain" : "defaults.bad-suite-name"
        #expect(process.diagnostics.map(\.identifier) == [expected])
    }

    @Test func aSuiteThatIsNoGroupIsPrivate() throws {
        let process = try start("write", "Settings", "k", "1")
        #expect(process.wait().status == 0)
        let path = "\(directory.path)/container/Library/Preferences/Settings.plist"
        #expect(SharedDefaults(path: path).object(forKey: "k0") as? Int == 0)
    }

    @Test func theTutorialsMessageReachesTheGroupAndStandardIsPrivate() throws {
        let process = try start("message", Self.group)
        let end = process.wait()
        #expect(end.status == 0, "\(end.errors)")
        let message = SharedDefaults(path: list).object(forKey: "dictMessage")
        #expect((message as? NSDictionary)?.object(forKey: "message") as? String == "I'll be late")
        let own = SharedDefaults(path: "\(directory.path)/container/Library/Preferences/org.hark.test.plist")
        #expect(own.bool(forKey: "hasSent"))
    }
}
