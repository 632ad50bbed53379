import Foundation
import HarkTestSupport
import StrideKit
import Testing

/// Workouts that go on, and the files of those that are over.
struct TrainingTests {
    private final class Scratch {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("stride-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: url) }
    }
    private let scratch = Scratch()
    private var log: TrainingLog { TrainingLog(folder: scratch.url) }
    private let time = Date(timeIntervalSince1970: 1_773_135_000)
    private let run = Workout(name: "Run", sport: "Running", isIndoor: false, goal: Workout.Goal(value: 3, unit: "miles"))

    private func file(_ name: String) throws -> String {
        try String(contentsOf: scratch.url.appendingPathComponent("Workouts/\(name)"), encoding: .utf8)
    }

    /// Ten minutes, a break of five, and one minute.
    private func runWithABreak() throws {
        try log.start(run, key: "1", at: time)
        try log.setPaused(true, nil, key: "2", at: time + 600)
        try log.setPaused(false, "running", key: "3", at: time + 900)
        #expect(try log.current()?.duration(at: time + 960) == 660)
        try log.end("run", key: "s-1/4", at: time + 960)
    }

    @Test func aWorkoutWithABreakIsTwoLaps() throws {
        try runWithABreak()
        #expect(try log.past() == ["2026-03-10 093000 Run.tcx"])
        let text = try file("2026-03-10 093000 Run.tcx")
        #expect(text.components(separatedBy: "<Lap ").count == 3)
        for part in [
            "<Activity Sport=\"Running\">", "<TotalTimeSeconds>600<", "<Lap StartTime=\"2026-03-10T09:45:00Z\">",
            "<Notes>Run, goal: 3 miles, outdoors<",
        ] {
            #expect(text.contains(part), "\(part) is not in \(text)")
        }
        #expect(try log.current() == nil)
    }

    @Test func aRequestCountsOnce() throws {
        try log.start(run, key: "1", at: time)
        try log.start(run, key: "1", at: time + 5)
        #expect(throws: TrainingProblem.ongoing) { try log.start(run, key: "2") }
        for _ in 0..<2 { try log.setPaused(true, nil, key: "3", at: time + 60) }
        #expect(throws: TrainingProblem.noMatch) { try log.setPaused(true, nil, key: "4") }
        for _ in 0..<2 { try log.end(nil, key: "5", at: time + 90) }
        #expect(throws: TrainingProblem.noMatch) { try log.end(nil, key: "6") }
        #expect(try log.past().count == 1)
        #expect(try file(log.past()[0]).contains("<TotalTimeSeconds>60<"))
    }

    @Test func whatIsMeantMustGoOn() throws {
        #expect(throws: TrainingProblem.noMatch) { try log.setPaused(true, nil, key: "1") }
        try log.start(run, key: "2")
        for name in ["yoga", "swim", ""] { #expect(throws: TrainingProblem.noMatch) { try log.cancel(name) } }
        try log.cancel("跑步")
        #expect(try log.current() == nil && log.past().isEmpty)
    }

    /// The power went between writing the file and forgetting the workout: ended again, there is one file. One that began in the same second
    /// has its own.
    @Test func oneFileForEachWorkout() throws {
        try log.start(run, key: "1", at: time)
        let state = scratch.url.appendingPathComponent("Current.json")
        let before = try Data(contentsOf: state)
        try log.end(nil, key: "2", at: time + 60)
        try before.write(to: state)
        try log.end(nil, key: "2", at: time + 70)
        #expect(try log.past().count == 1)
        try log.start(run, key: "3", at: time)
        try log.end(nil, key: "4", at: time + 90)
        #expect(try log.past() == ["2026-03-10 093000 Run 2.tcx", "2026-03-10 093000 Run.tcx"])
    }

    @Test func aClockThatIsSetBackMakesNoNegativeTime() throws {
        try log.start(run, key: "1", at: time)
        try log.end(nil, key: "2", at: time - 3600)
        #expect(try file(log.past()[0]).contains("<TotalTimeSeconds>0<"))
    }

    @Test func namesCannotBreakTheFile() throws {
        try log.start(Workout(name: "A<b>&/\"c", sport: "Other"), key: "--> <", at: time)
        try log.end(nil, key: "-->", at: time + 1)
        #expect(try XMLText.isWellFormed(file(log.past()[0])))
    }

    @Test(arguments: [
        ("running", ["Run"]), ("跑步", ["Run"]), ("swim", ["Pool swim", "Open water swim"]), ("游泳", ["Pool swim", "Open water swim"]), ("golf", []),
    ])
    func activitiesByName(_ words: String, _ names: [String]) { #expect(Activity.named(words).map(\.english) == names) }

    // MARK: Other readers

    /// GPSBabel opens what Stride wrote; `make test` installs it.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/gpsbabel"), "gpsbabel is not installed"))
    func gpsbabelOpensIt() throws {
        try runWithABreak()
        let bench = try Workbench(contacts: [])
        let path = scratch.url.appendingPathComponent("Workouts/2026-03-10 093000 Run.tcx").path
        let result = try bench.run(URL(fileURLWithPath: "/usr/bin/gpsbabel"), ["-i", "gtrnctr", "-f", path, "-o", "gpx", "-F", "-"])
        #expect(result.code == 0 && result.output.contains("<name>2026-03-10T09:30:00Z</name>"), "\(result.output)\(result.errors)")
    }
}

/// Python's reader of XML, as far as it is wanted here.
enum XMLText {
    static func isWellFormed(_ text: String) throws -> Bool {
        let bench = try Workbench(contacts: [])
        let script = "import sys, xml.etree.ElementTree as tree; tree.fromstring(sys.stdin.buffer.read())"
        let result = try bench.run(URL(fileURLWithPath: "/usr/bin/python3"), ["-c", script], input: text)
        if result.code != 0 { print(result.errors) }
        return result.code == 0
    }
}
