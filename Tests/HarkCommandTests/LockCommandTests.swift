import Foundation
import HarkTestSupport
import Testing

@Suite struct LockCommandTests {
    @Test func lockingUnlockingAndThePIN() throws {
        let bench = try Workbench()
        func json(_ arguments: [String], _ input: String = "") throws -> String { try bench.hark(arguments + ["--json"], input: input).output }
        #expect(try json(["lock", "--status"]) == #"{"locked":false,"pin":false,"protectedDataAvailable":true}"# + "\n")
        #expect(try json(["lock"]) == #"{"locked":true,"pin":false,"protectedDataAvailable":false}"# + "\n")
        #expect(try json(["lock", "--keep-data"]) == #"{"locked":true,"pin":false,"protectedDataAvailable":true}"# + "\n")
        #expect(try json(["unlock"]) == #"{"locked":false,"pin":false,"protectedDataAvailable":true}"# + "\n")
        #expect(try json(["lock", "--set-pin"], "2468\n") == #"{"locked":false,"pin":true,"protectedDataAvailable":true}"# + "\n")
        #expect(try bench.hark(["lock"]).output == "Locked. Unlocking asks for the PIN.\n")
        let wrong = try bench.hark(["unlock"], input: "1111\n")
        #expect(wrong.code == 1)
        #expect(wrong.errors.contains("lock.wrong-pin"))
        #expect(try bench.hark(["unlock"]).errors.contains("lock.bad-pin"))
        #expect(try json(["lock", "--status"]).contains(#""locked":true"#))
        #expect(try bench.hark(["unlock"], input: "2468\n").code == 0)
        #expect(try bench.hark(["lock", "--set-pin"], input: "2468\n135\n").errors.contains("lock.bad-pin"))
        #expect(try bench.hark(["lock", "--remove-pin"], input: "2468\n").code == 0)
        #expect(try bench.hark(["lock", "--remove-pin"], input: "2468\n").errors.contains("lock.no-pin"))
        #expect(try bench.hark(["lock", "--status", "--set-pin"]).code == 2)
    }

    @Test func anAnswerOnTheCommandLineUnlocks() throws {
        let bench = try Workbench()
        let bundle = try bench.bundle()
        let plist = bundle.appending(path: "PlugIns/ChatterIntents.appex/Info.plist")
        let text = try String(contentsOf: plist, encoding: .utf8)
        try Data(text.replacing("<array/>", with: "<array><string>INSendMessageIntent</string></array>").utf8).write(to: plist)
        try bench.install(bundle: bundle)
        #expect(try bench.hark(["permissions", "allow", "Chatter", "contacts"]).code == 0)
        #expect(try bench.hark(["lock", "--set-pin"], input: "2468\n").code == 0)
        #expect(try bench.hark(["lock"]).code == 0)
        #expect(try bench.hark(["ask", "tell Anna Li on Chatter that hi"]).code == 3)
        let done = try bench.hark(["ask", "tell Anna Li on Chatter that hi", "--reply", "2468", "--reply", "yes"])
        #expect(done.code == 0)
        #expect(!done.output.contains("2468"))
        #expect(!(try bench.hark(["trace", "last", "--json"]).output.contains("2468")))
    }
}
