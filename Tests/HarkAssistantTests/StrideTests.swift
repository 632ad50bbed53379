import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Whole conversations with Stride in its own process, and what they leave in its files.
@Suite struct StrideTests {
    private func desk(_ locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install("Apps/Stride", allow: false)
        return try Desk(bench, locale: locale)
    }

    private func folder(_ desk: Desk) -> URL { desk.bench.home.appending(path: "groups/group.org.hark.stride") }
    private func open(_ desk: Desk) throws -> [String] { try desk.bench.hark(["app", "open", "Stride"]).lines }

    /// Says one thing after another to the end of a request, and gives what was said back.
    private func say(_ desk: Desk, _ texts: String..., outcome: String = "handled") async throws -> [String] {
        let before = desk.spoken.count
        var turn = Session.Turn.ended(outcome: "", identifier: nil)
        for text in texts { turn = try await desk.session.say(text) }
        #expect(Desk.end(turn).first == outcome, "\(texts): \(desk.spoken)")
        return Array(desk.spoken.dropFirst(before))
    }

    @Test func aRunWithABreak() async throws {
        let desk = try desk()
        #expect(try await say(desk, "start a 3 mile run") == ["Started Run."])
        #expect(try open(desk) == ["Run: going on, goal: 3 miles, stretch 1"])
        #expect(try await say(desk, "start a yoga workout", outcome: "failed") == ["A workout is already going on."])
        #expect(try await say(desk, "pause my run") == ["Paused Run."])
        #expect(try await say(desk, "pause my workout", outcome: "failed") == ["Stride can't find that workout."])
        #expect(try await say(desk, "resume my workout") == ["Resumed your workout."])
        #expect(try await say(desk, "end my workout") == ["Ended your workout."])
        let files = try open(desk)
        #expect(files.count == 1 && files[0].hasSuffix(" Run.tcx"))
        let text = try String(contentsOf: folder(desk).appending(path: "Workouts/\(files[0])"), encoding: .utf8)
        #expect(text.components(separatedBy: "<Lap ").count == 3 && text.contains("goal: 3 miles"))
        await desk.assistant.shutDown()
    }

    @Test func oneOfSeveralIsChosenAndCorrected() async throws {
        let desk = try desk()
        #expect(try await say(desk, "start a swim workout", "the pool one") == ["Which swim?", "Started Pool swim."])
        #expect(try await say(desk, "cancel my workout", "no", outcome: "cancelled").first == "Cancel your workout?")
        #expect(try open(desk) == ["Pool swim: going on, stretch 1"])
        _ = try await say(desk, "cancel my workout", "yes")
        #expect(try open(desk) == ["No workouts yet."])
        #expect(try await say(desk, "start a swim workout", "no, a yoga workout") == ["Which swim?", "Started Yoga."])
        #expect(try open(desk) == ["Yoga: going on, stretch 1"])
        await desk.assistant.shutDown()
    }

    @Test func aPauseIsTakenBack() async throws {
        let desk = try desk()
        _ = try await say(desk, "start a yoga workout")
        _ = try await say(desk, "pause my workout")
        _ = try await say(desk, "undo that")
        #expect(try open(desk) == ["Yoga: going on, stretch 2"], "\(desk.spoken)")
        await desk.assistant.shutDown()
    }

    @Test func inChineseAndMixed() async throws {
        let desk = try desk("zh-Hans")
        #expect(try await say(desk, "开始跑步训练") == ["已开始跑步。"])
        #expect(try await say(desk, "暂停锻炼") == ["已暂停体能训练。"])
        #expect(try await say(desk, "继续锻炼") == ["已继续体能训练。"])
        #expect(try await say(desk, "结束锻炼") == ["已结束体能训练。"])
        #expect(try await say(desk, "开始游泳训练", "第一个") == ["哪个游泳？", "已开始泳池游泳。"])
        #expect(try open(desk).first == "泳池游泳: going on, stretch 1")
        #expect(try await say(desk, "取消锻炼", "好").first == "要取消体能训练吗？")
        _ = try await say(desk, "开始yoga训练")
        #expect(try open(desk).first?.hasSuffix(": going on, stretch 1") == true)
        #expect(try await say(desk, "取消我的workout", "yes").count == 2)
        _ = try await say(desk, "用Stride start a run workout")
        await desk.assistant.shutDown()
    }

    /// A file is where the folder of workouts should be: nothing begins that could not be kept.
    @Test func aFolderThatCannotBeWritten() async throws {
        let desk = try desk()
        try FileManager.default.createDirectory(at: folder(desk), withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: folder(desk).appending(path: "Workouts"))
        #expect(try await say(desk, "start a yoga workout", outcome: "failed") == ["Stride couldn't start the workout."])
        #expect(try String(contentsOf: folder(desk).appending(path: "Workouts"), encoding: .utf8) == "precious" && desk.events(.handling).isEmpty)
        await desk.assistant.shutDown()
    }

    /// What goes on is damaged by another program: said, and left as it is.
    @Test func aDamagedStateIsLeftAlone() async throws {
        let desk = try desk()
        _ = try await say(desk, "start a yoga workout")
        try Data("{".utf8).write(to: folder(desk).appending(path: "Current.json"))
        #expect(try await say(desk, "end my workout", outcome: "failed") == ["Stride couldn't end the workout."])
        #expect(try String(contentsOf: folder(desk).appending(path: "Current.json"), encoding: .utf8) == "{")
        await desk.assistant.shutDown()
    }
}
