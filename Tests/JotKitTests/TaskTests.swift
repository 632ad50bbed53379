import Foundation
import JotKit
import PlainFiles
import Testing

/// Tasks in iCalendar files.
struct TaskTests {
    private let scratch = Scratch()
    private var lists: TaskLists { TaskLists(PlainFolder(scratch.url)) }
    private let time = Date(timeIntervalSince1970: 1_773_135_000)
    private let evening = DateComponents(year: 2031, month: 5, day: 5, hour: 17)

    private func url(_ path: String) -> URL { scratch.url.appendingPathComponent(path) }
    private func file(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    // MARK: Lists

    @Test func aListIsAFolderAndATaskAFile() throws {
        let list = try lists.create("Groceries")
        let tasks = try lists.add(["milk", "eggs; brown, large"], to: list.identifier, request: "s/1", at: time)
        #expect(tasks.map(\.identifier) == ["Groceries/s-1-1", "Groceries/s-1-2"])
        #expect(try file("Groceries/displayname") == "Groceries\n")
        #expect(
            try file("Groceries/s-1-2.ics").components(separatedBy: "\r\n") == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hark//Jot//EN", "BEGIN:VTODO", "UID:s-1-2", "DTSTAMP:20260310T093000Z",
                "CREATED:20260310T093000Z", "LAST-MODIFIED:20260310T093000Z", "SUMMARY:eggs\\; brown\\, large", "STATUS:NEEDS-ACTION",
                "END:VTODO", "END:VCALENDAR", "",
            ])
        #expect(try lists.all().map { $0.tasks.map(\.title) } == [["eggs; brown, large", "milk"]])
    }

    @Test func aRequestAddsItsTasksOnce() throws {
        let list = try lists.create("Groceries").identifier
        _ = try lists.add(["milk"], to: list, request: "1")
        // It was cut short behind the first.
        #expect(try lists.add(["milk", "eggs"], to: list, request: "1").map(\.title) == ["milk", "eggs"])
        #expect(try lists.all()[0].tasks.count == 2)
    }

    @Test func listsAreFoundWithAndWithoutTheWord() throws {
        for title in ["Groceries", "Party list", "购物清单", "Party games"] { _ = try lists.create(title) }
        #expect(try lists.named("groceries list").map(\.title) == ["Groceries"])
        #expect(try lists.named("party").map(\.title) == ["Party games", "Party list"])
        #expect(try lists.named("购物").map(\.title) == ["购物清单"])
        #expect(try lists.create("groceries").identifier == "Groceries")
        #expect(try lists.named("list").isEmpty == false)
    }

    // MARK: Changes

    @Test func aTaskIsDoneAndUndone() throws {
        let task = try lists.add(["milk"], to: lists.create("G").identifier, request: "1")[0]
        #expect(try lists.change(task.identifier, at: time) { $0.setDone(true, at: time) }?.isDone == true)
        #expect(try file("G/1-1.ics").contains("STATUS:COMPLETED\r\nCOMPLETED:20260310T093000Z\r\nPERCENT-COMPLETE:100\r\n"))
        #expect(try lists.change(task.identifier) { $0.setDone(false, at: time) }?.isDone == false)
        #expect(try !file("G/1-1.ics").contains("COMPLETED:"))
        #expect(try lists.change("G/none") { $0.setDone(true, at: time) } == nil)
    }

    /// Alarms of others, properties that are not known here and folded lines keep what they say.
    @Test func whatAnotherProgramWroteStays() throws {
        let list = try lists.create("G").identifier
        let theirs = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:other\r\nBEGIN:VTODO\r\nUID:x\r\nSUMMARY:a very long title that another program has folded so that it goe\r\n s on here\r
            X-APPLE-SORT-ORDER:5\r\nDUE;TZID=Europe/Berlin:20310505T170000\r\nBEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\nEND:VTODO\r\nEND:VCALENDAR\r\n
            """
        try Data(theirs.utf8).write(to: url("G/x.ics"))
        let task = try #require(lists.all()[0].tasks.first)
        #expect(task.title == "a very long title that another program has folded so that it goes on here")
        #expect(task.due?.date == Date(timeIntervalSince1970: 1_935_759_600))
        _ = try lists.change("\(list)/x", at: time) { task in
            task.isFlagged = true
            task.setDue(Due(evening))
        }
        let text = try file("G/x.ics")
        for kept in ["X-APPLE-SORT-ORDER:5", "ACTION:AUDIO\r\nTRIGGER:-PT15M", "PRIORITY:1", "DUE:20310505T170000"] { #expect(text.contains(kept)) }
        #expect(text.contains("TRIGGER;RELATED=END:PT0S"))
        #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    }

    @Test func onlyTheTaskThatWasMeantIsDeleted() throws {
        let tasks = try lists.add(["milk", "eggs"], to: lists.create("G").identifier, request: "1")
        let renamed = try file("G/1-1.ics").replacingOccurrences(of: "milk", with: "cheese")
        try Data(renamed.utf8).write(to: url("G/1-1.ics"))
        #expect(try !lists.remove(tasks[0].identifier, titled: "milk"))
        #expect(try lists.remove(tasks[1].identifier, titled: "eggs") && lists.remove(tasks[1].identifier, titled: "eggs"))
        #expect(try lists.all()[0].tasks.map(\.title) == ["cheese"])
    }

    @Test(arguments: ["../Notes/a", "G/../x", "a", "G/", "/etc/x", "G/.lock"])
    func anIdentifierLeadsNowhereElse(_ identifier: String) throws {
        _ = try lists.create("G")
        #expect(try lists.change(identifier) { $0.title = "x" } == nil)
    }

    @Test(arguments: ["", "BEGIN:VCALENDAR", "BEGIN:VEVENT\nEND:VEVENT", "END:VTODO\nBEGIN:VTODO", "\r\n \r\n"])
    func whatIsNoTaskIsRefused(_ text: String) { #expect(TodoFile(text) == nil) }

    // MARK: Times

    @Test func duesAreDaysOrTimes() throws {
        let list = try lists.create("G").identifier
        _ = try lists.add(["day"], to: list, due: Due(DateComponents(year: 2031, month: 5, day: 5)), request: "1")
        _ = try lists.add(["time"], to: list, due: Due(evening, rule: "FREQ=WEEKLY;BYDAY=MO"), request: "2")
        #expect(try file("G/1-1.ics").contains("DUE;VALUE=DATE:20310505\r\n") && !file("G/1-1.ics").contains("VALARM"))
        #expect(try file("G/2-1.ics").contains("DUE:20310505T170000\r\nDTSTART:20310505T170000\r\nRRULE:FREQ=WEEKLY;BYDAY=MO\r\nBEGIN:VALARM"))
        #expect(try lists.all()[0].tasks.map { "\($0.title) \($0.due?.description ?? "")" } == ["day 2031-05-05", "time 2031-05-05 17:00"])
    }

    @Test func aDayIsOverWhenTheNextHasBegun() throws {
        var (day, noon) = (DateComponents(year: 2026, month: 3, day: 10), DateComponents(year: 2026, month: 3, day: 10, hour: 9, minute: 30))
        (day.timeZone, noon.timeZone) = (.gmt, .gmt)
        #expect(try !#require(Due(day)).isPast(at: time) && #require(Due(noon)).isPast(at: time))
        #expect(try #require(Due(day)).isPast(at: time + 86400))
        #expect(Due(DateComponents(hour: 5)) == nil)
    }
}
