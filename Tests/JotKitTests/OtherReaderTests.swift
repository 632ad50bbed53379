import Foundation
import HarkTestSupport
import JotKit
import PlainFiles
import Testing

/// What Jot writes is read by a calendar library that is not ours: Debian's python3-icalendar, which `make test` installs.
struct OtherReaderTests {
    private static let python = URL(fileURLWithPath: "/usr/bin/python3")
    private static let isThere = FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/icalendar")

    @Test(.enabled(if: isThere, "python3-icalendar is not installed"))
    func itReadsTheSameTasks() throws {
        let bench = try Workbench(contacts: [])
        let lists = TaskLists(PlainFolder(bench.root.appendingPathComponent("Lists")))
        let list = try lists.create("Groceries").identifier
        let long = "牛奶，" + String(repeating: "还有很多别的东西", count: 8)
        _ = try lists.add([long, "a\\b; c, d\ne"], to: list, request: "1")
        let evening = Due(DateComponents(year: 2031, month: 5, day: 5, hour: 17), rule: "FREQ=WEEKLY;BYDAY=MO")
        let task = try lists.add(["call mum"], to: list, due: evening, isFlagged: true, request: "2")[0]
        _ = try lists.change(task.identifier) { $0.setDone(true, at: Date()) }
        let script = """
            import glob, icalendar, sys
            for path in sorted(glob.glob(sys.argv[1] + "/*.ics")):
                todo = icalendar.Calendar.from_ical(open(path, newline="").read()).walk("VTODO")[0]
                due, alarms = todo.get("DUE"), todo.walk("VALARM")
                print(repr(str(todo["SUMMARY"])), todo["STATUS"], todo.get("PRIORITY"), due and due.dt, todo.get("RRULE") and todo["RRULE"].to_ical().decode(), len(alarms), sep="|")
            """
        let result = try bench.run(
            Self.python, ["-c", script, bench.root.appendingPathComponent("Lists/\(list)").path], environment: ["LANG": "C.UTF-8"])
        #expect(
            result.lines == [
                "'\(long)'|NEEDS-ACTION|None|None|None|0", "'a\\\\b; c, d\\ne'|NEEDS-ACTION|None|None|None|0",
                "'call mum'|COMPLETED|1|2031-05-05 17:00:00|FREQ=WEEKLY;BYDAY=MO|1",
            ], "\(result.errors)")
    }
}
