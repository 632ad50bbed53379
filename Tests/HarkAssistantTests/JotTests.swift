import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Whole conversations with Jot in its own process, and what they leave in its files.
@Suite struct JotTests {
    private func desk(_ locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install("Apps/Jot", allow: false)
        return try Desk(bench, locale: locale)
    }

    private func folder(_ desk: Desk) -> URL { desk.bench.home.appending(path: "groups/group.org.hark.jot") }
    private func open(_ desk: Desk) throws -> [String] { try desk.bench.hark(["app", "open", "Jot"]).lines }

    /// Each sentence handled to its end.
    private func say(_ desk: Desk, _ texts: String...) async throws {
        var turn = Session.Turn.ended(outcome: "", identifier: nil)
        for text in texts { turn = try await desk.session.say(text) }
        #expect(turn == .ended(outcome: "handled", identifier: nil), "\(texts): \(desk.spoken)")
    }

    // MARK: English

    @Test func aDayWithJot() async throws {
        let desk = try desk()
        try await say(desk, "create a list called Groceries")
        try await say(desk, "add milk and eggs to my groceries list")
        try await say(desk, "remind me to call mum on May 5 2031 at 5pm")
        try await say(desk, "create a note called Holiday saying pack the tent")
        try await say(desk, "append sunscreen to my holiday note")
        try await say(desk, "mark milk as done")
        try await say(desk, "what's on my groceries list")
        try await say(desk, "find notes about tent")
        #expect(
            desk.spoken == [
                "Created Groceries.", "Added milk and eggs to Groceries.", "Added call mum to Reminders, Monday, May 5, 2031 at 5:00\u{202F}PM.",
                "Noted: Holiday.", "Added to Holiday.", "milk is done.", "Groceries: eggs.", "Holiday: pack the tent\n\nsunscreen.",
            ])
        #expect(
            try open(desk) == [
                "Groceries:", "  [ ] eggs", "  [x] milk", "Reminders:", "  [ ] call mum, due 2031-05-05 17:00", "Holiday: pack the tent", "sunscreen",
            ])
        await desk.assistant.shutDown()
    }

    @Test func whatIsMissingIsAskedFor() async throws {
        let desk = try desk()
        try await say(desk, "take a note", "the wifi password is tulip")
        try await say(desk, "add bread to my bakery list", "yes")
        #expect(
            desk.spoken == ["What should the note say?", "Noted: the wifi password is tulip.", "There is no list bakery. Should I create it?", "Added bread to bakery."], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func oneOfSeveralListsIsChosen() async throws {
        let desk = try desk()
        try await say(desk, "create a list called Party food")
        try await say(desk, "create a list called Party games")
        try await say(desk, "add ham to my party list", "the food one")
        #expect(desk.spoken.suffix(2) == ["Which party?", "Added ham to Party food."], "\(desk.spoken)")
        #expect(try open(desk) == ["Party food:", "  [ ] ham", "Party games:"])
        await desk.assistant.shutDown()
    }

    /// Corrected where a question leaves room: before anything is written.
    @Test func aListIsCorrected() async throws {
        let desk = try desk()
        try await say(desk, "create a list called Groceries")
        try await say(desk, "add milk to my garden list", "no, groceries")
        #expect(try open(desk) == ["Groceries:", "  [ ] milk"], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func whatIsDeletedIsConfirmed() async throws {
        let desk = try desk()
        try await say(desk, "remind me to water the roses")
        #expect(Desk.end(try await desk.talk("delete the task water the roses", "no")).first == "cancelled")
        #expect(try open(desk).count == 2)
        try await say(desk, "delete the task water the roses", "yes")
        #expect(desk.spoken.suffix(2) == ["Delete water the roses?", "Deleted water the roses."], "\(desk.spoken)")
        #expect(try open(desk) == ["Reminders:"])
        await desk.assistant.shutDown()
    }

    @Test func whatWasAddedIsTakenBack() async throws {
        let desk = try desk()
        try await say(desk, "remind me to water the roses")
        try await say(desk, "undo that", "yes")
        #expect(try open(desk) == ["Reminders:"], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func aTimeThatIsOverIsRefused() async throws {
        let desk = try desk()
        _ = try await desk.talk("remind me to call mum on March 11 2026 at 5pm")
        #expect(desk.spoken.joined(separator: " ").contains("That time is over already."), "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    /// The request's identifier reaches the app; Jot names a task's file after it.
    @Test func aRequestIsKnownByItsIdentifier() async throws {
        let desk = try desk()
        try await say(desk, "remind me to water the roses")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder(desk).appending(path: "Lists/Reminders").path)
        #expect(files.filter { $0.hasSuffix(".ics") } == ["s-\(desk.events(.handling)[0].request ?? "")-1.ics"])
        await desk.assistant.shutDown()
    }

    // MARK: Chinese and mixed

    @Test func aDayInChinese() async throws {
        let desk = try desk("zh-Hans")
        try await say(desk, "新建清单购物")
        try await say(desk, "把牛奶和鸡蛋加到购物清单")
        try await say(desk, "新建笔记说明天带伞")
        try await say(desk, "把牛奶标记为完成")
        try await say(desk, "购物清单上有什么")
        try await say(desk, "提醒我给妈妈打电话")
        try await say(desk, "删除任务给妈妈打电话", "好")
        #expect(
            try open(desk) == ["Reminders:", "购物:", "  [ ] 鸡蛋", "  [x] 牛奶", "明天带伞"], "\(desk.spoken)")
        #expect(desk.spoken.contains("购物：鸡蛋。"), "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func listsInChineseAreChosenAndMade() async throws {
        let desk = try desk("zh-Hans")
        try await say(desk, "把面包加到早餐清单", "好")
        #expect(desk.spoken.first == "没有“早餐”这个列表，要新建吗？", "\(desk.spoken)")
        try await say(desk, "新建清单旅行用品")
        try await say(desk, "新建清单旅行计划")
        try await say(desk, "把护照加到旅行清单", "第一个")
        #expect(try open(desk) == ["旅行用品:", "  [ ] 护照", "旅行计划:", "早餐:", "  [ ] 面包"], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func bothLanguagesInOneSentence() async throws {
        let desk = try desk()
        try await say(desk, "create a list called Groceries")
        try await say(desk, "把milk加到groceries清单")
        try await say(desk, "add 牛奶 to my groceries list")
        try await say(desk, "add 牛奶 to my groceries list")
        try await say(desk, "提醒我call mum")
        try await say(desk, "把call mum标记为完成")
        try await say(desk, "用Jot新建笔记说hello world")
        #expect(
            try open(desk) == ["Groceries:", "  [ ] milk", "  [ ] 牛奶", "  [ ] 牛奶", "Reminders:", "  [x] call mum", "hello world"], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    // MARK: A back end that fails

    /// A file is where the folder of lists should be: found out before the person is asked anything.
    @Test func aFolderThatCannotBeWritten() async throws {
        let desk = try desk()
        try FileManager.default.createDirectory(at: folder(desk), withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: folder(desk).appending(path: "Lists"))
        #expect(Desk.end(try await desk.talk("remind me to water the roses")) == ["failed", "app.failed"])
        #expect(desk.spoken == ["Jot couldn't save the reminders."] && desk.events(.handling).isEmpty)
        #expect(try String(contentsOf: folder(desk).appending(path: "Lists"), encoding: .utf8) == "precious")
        _ = try await desk.talk("show my reminders")
        #expect(desk.spoken.last == "Jot couldn't search your notes and reminders.")
        await desk.assistant.shutDown()
    }

    /// Between the question and the answer another program gives the task another title.
    @Test func filesThatChangeMeanwhile() async throws {
        let desk = try desk()
        try await say(desk, "remind me to water the roses")
        _ = try await desk.talk("delete the task water the roses")
        let list = folder(desk).appending(path: "Lists/Reminders")
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: list.path).first { $0.hasSuffix(".ics") })
        let text = try String(contentsOf: list.appending(path: name), encoding: .utf8)
        try Data(text.replacing("water the roses", with: "feed the cat").utf8).write(to: list.appending(path: name))
        #expect(Desk.end(try await desk.talk("yes")) == ["failed", "app.failed"])
        #expect(desk.spoken.last == "Jot couldn't delete the reminders.")
        #expect(try open(desk) == ["Reminders:", "  [ ] feed the cat"])
        try await say(desk, "mark feed the cat as done")
        #expect(try open(desk) == ["Reminders:", "  [x] feed the cat"])
        await desk.assistant.shutDown()
    }

    @Test func titlesAreTaught() async throws {
        let desk = try desk()
        try await say(desk, "create a list called Groceries")
        let words = try desk.assistant.store.vocabulary().filter { $0.app == "org.hark.jot" }
        #expect(words.map(\.text) == ["Groceries"] && words.map(\.kind) == ["notebookItemTitle"])
        await desk.assistant.shutDown()
    }
}
