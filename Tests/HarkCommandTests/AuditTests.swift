import Foundation
import HarkTestSupport
import Testing

/// `hark audit` on real extensions.
struct AuditTests {
    let bench: Workbench

    init() throws { bench = try Workbench() }

    private func audit(_ words: String...) throws -> [String: Any] {
        let result = try bench.hark(["audit"] + words + ["--json"])
        #expect(result.code == 0, "\(result.errors)")
        let line = try #require(result.lines.last)
        return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test func everyStageOfALaunchIsMeasured() throws {
        let report = try audit(try bench.bundle().path, "--launches", "2")
        #expect(report["app"] as? String == "Chatter" && report["budget"] as? Double == 10_000)
        #expect(report["intent"] as? String == "INSendMessageIntent" && report["parameter"] as? String == "recipients")
        let launches = try #require(report["launches"] as? [[String: Double]])
        #expect(launches.count == 2)
        for launch in launches {
            #expect(launch.values.allSatisfy { $0 >= 0 })
            // What surely takes time: a process, its runtime, an object, a method.
            for stage in ["start", "connect", "resolve"] { #expect((launch[stage] ?? 0) > 0, "\(stage)") }
            #expect((launch["principal"] ?? 0) + (launch["handler"] ?? 0) > 0)
        }
        let stages = try #require(report["stages"] as? [String: [String: Double]])
        #expect(stages.keys.sorted() == ["call", "connect", "handler", "initialise", "load", "principal", "resolve", "start", "total"])
        // The tests' programs take shared libraries: the loader tells of the C library at least.
        let libraries = try #require(report["libraries"] as? [[String: Any]])
        #expect(libraries.contains { $0["name"] as? String == "libc.so.6" })
        // Nothing was installed.
        #expect(try bench.hark(["app", "list", "--json"]).output.isEmpty)
    }

    @Test func anInstalledAppIsNamed() throws {
        #expect(try bench.hark(["app", "install", try bench.teaHouse().path]).code == 0)
        let report = try audit("Tea House", "--launches", "1", "--intent", "OrderTeaIntent")
        #expect(report["intent"] as? String == "OrderTeaIntent")
        let shown = try bench.hark(["audit", "Tea House", "--launches", "1"])
        #expect(shown.code == 0 && shown.output.contains("handler(for:)") && shown.output.contains("libc.so.6"))
    }

    @Test(arguments: [
        (["audit", "Nobody"], "app.not-installed"), (["audit", "/nowhere"], "app.not-installed"),
        (["audit", "x", "--launches", "0"], "usage.bad-value"), (["audit", "x", "--launches", "many"], "usage.bad-value"),
    ])
    func whatCannotBeAuditedIsSaid(words: [String], identifier: String) throws {
        let result = try bench.hark(words)
        #expect(result.code != 0 && result.errors.contains(identifier), "\(result.errors)")
    }

    @Test func anExtensionThatFailsToStartEndsTheAudit() throws {
        let bundle = try bench.unruly(principalClass: "Nothing")
        let result = try bench.hark(["audit", bundle.path])
        #expect(result.code == 1 && result.errors.contains("no-principal-class"), "\(result.errors)")
    }
}
