import Foundation
import HarkAssistant
import HarkEvents
import HarkTestSupport
import IntentSchema
import Testing

/// Whole requests with custom intents: the second sample app, reached by its definition alone.
@Suite struct RecipeTests {
    private func desk(_ locale: String = "en") throws -> Desk {
        let bench = try Workbench()
        try bench.install("Apps/RecipeAssistant", allow: false)
        return try Desk(bench, locale: locale)
    }

    private func orders(_ desk: Desk) throws -> [String] {
        try desk.bench.hark(["app", "open", "Recipe Assistant"]).lines
    }

    @Test func aSoupOrderedInOneSentenceAndWhatIsMissingAskedFor() async throws {
        let desk = try desk()
        let end = try await desk.talk("order two tomato soups with Recipe Assistant", "pickup", "the second one", "yes")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken.first == "Delivery or pickup?")
        // An address plays no part in a pickup.
        #expect(!desk.spoken.contains("Where should it be delivered?"))
        #expect(desk.spoken.last == "Your Tomato Soup will be ready in 9 minutes.")
        await desk.assistant.shutDown()
        #expect(try orders(desk) == ["2 Tomato Soup: Garden Gate"])
    }

    @Test func inChinese() async throws {
        let desk = try desk("zh-Hans")
        let end = try await desk.talk("用食谱助手点两份番茄汤", "外送", "人民路1号", "好")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken.first == "外送还是自取？")
        #expect(desk.spoken.contains("送到哪里？"))
        #expect(desk.spoken.last == "您的番茄汤9分钟后就好。")
        await desk.assistant.shutDown()
    }

    @Test func inBothLanguages() async throws {
        let desk = try desk()
        let end = try await desk.talk("用Recipe Assistant点一份corn soup", "delivery", "1 Main Street", "yes")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        await desk.assistant.shutDown()
        #expect(try orders(desk) == ["1 Corn Soup: 1 Main Street"])
    }

    @Test func choicesComeInPagesAndSectionsAndCanBeSearched() async throws {
        let desk = try desk()
        _ = try await desk.session.say("order soup")
        #expect(desk.spoken.first?.hasPrefix("Which soup would you like?") == true)
        _ = try await desk.session.say("more")
        #expect(desk.spoken.last?.hasPrefix("There is more:") == true)
        _ = try await desk.session.say("the second one under Cold Soups")
        #expect(desk.spoken.last == "How many bowls?")
        let soup = desk.events(.resolved).last { $0.fields["parameter"] == "soup" }?.fields["value"]?.object
        #expect(soup?["identifier"] == "cucumber")
        #expect(soup?["displayImage"]?.object?["name"] == "Bowl")
        await desk.assistant.shutDown()
    }

    @Test func aSoupThatIsNotToldIsSearchedFor() async throws {
        let desk = try desk()
        _ = try await desk.talk("order soup", "pumpkin")
        #expect(desk.spoken.last == "How many bowls?")
        await desk.assistant.shutDown()
    }

    @Test func aNumberOutOfRangeIsRefusedWithTheDefinitionsReason() async throws {
        let desk = try desk()
        _ = try await desk.talk("order 30 miso soups")
        #expect(desk.spoken.contains { $0.contains("The kitchen makes at most 20 bowls at once.") })
        _ = try await desk.session.say("two")
        #expect(desk.spoken.last == "Delivery or pickup?")
        await desk.assistant.shutDown()
    }

    @Test func aCorrectionBeforeItIsDone() async throws {
        let desk = try desk()
        let end = try await desk.talk("order tomato soup", "pickup", "front counter", "make it large", "change the quantity to three", "yes")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        await desk.assistant.shutDown()
        #expect(try orders(desk) == ["3 Tomato Soup, large: Front Counter"])
    }

    @Test func soldOutIsSaidInTheDefinitionsWordsAndNothingIsStored() async throws {
        let desk = try desk()
        let end = try await desk.talk("order lentil soup", "pickup", "front counter", "yes")
        #expect(Desk.end(end) == ["failed", "app.failed"])
        #expect(desk.spoken.last == "Lentil Soup is sold out today.")
        await desk.assistant.shutDown()
        #expect(try orders(desk) == ["No orders yet."])
    }

    @Test func directionsGoOnInTheApp() async throws {
        let desk = try desk()
        // The app, opened with the request inside, shows one step more each time.
        let shown = try (1...2).map { _ in try desk.bench.hark(["ask", "show directions for tomato salad"]) }
        #expect(shown.allSatisfy { $0.code == 0 })
        #expect(shown[0].output.contains("Slice the tomatoes.") && !shown[0].output.contains("Dress with oil"))
        #expect(shown[1].output.contains("Dress with oil, salt and basil.") && !shown[1].output.contains("Slice the tomatoes."))
        let ambiguous = try await desk.talk("show directions for tomato", "the soup")
        #expect(ambiguous == .ended(outcome: "handled", identifier: nil))
        await desk.assistant.shutDown()
    }

    /// The screen that stands open answers, in the app's own process; without one the app says what to do.
    @Test(arguments: [
        (
            "en", "next step", "show directions for tomato salad", "No recipe is open. Ask for the directions of one first.",
            "Tomato Salad, step 2 of 2: Dress with oil, salt and basil.", "That was the last step of Tomato Salad."
        ),
        ("zh-Hans", "下一步", "查看番茄沙拉的做法", "没有打开的食谱。请先让我显示一道菜的做法。", "番茄沙拉，第2步，共2步：拌上油、盐和罗勒。", "这是番茄沙拉的最后一步。"),
    ])
    func theOpenRecipeAnswersNextStep(
        _ locale: String, _ next: String, _ directions: String, _ noRecipe: String, _ second: String, _ last: String
    ) async throws {
        let desk = try desk(locale)
        #expect(Desk.end(try await desk.session.say(next)) == ["failed", "app.failed"])
        #expect(desk.spoken.last == noRecipe)
        #expect(try await desk.session.say(directions) == .ended(outcome: "handled", identifier: nil))
        #expect(try await desk.session.say(next) == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken.last == second)
        #expect(try await desk.session.say(next) == .ended(outcome: "handled", identifier: nil))
        #expect(desk.spoken.last == last)
        #expect(desk.events(.handled).compactMap { $0.fields["code"] } == ["noRecipe", "success", "finished"])
        // The app answers itself, its extension finds the recipe, and then the app that stands open answers twice.
        #expect(desk.events(.launched).map { $0.fields["reused"] } == [false, false, true, true])
        await desk.assistant.shutDown()
    }

    @Test(arguments: [(4, "processed"), (1100, "inProgress")])
    func aPhotoIsProcessedToTheEnd(_ side: Int, _ code: String) async throws {
        let desk = try desk()
        let container = desk.bench.home.appending(path: "groups/group.org.hark.recipe-assistant/Photos")
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        let samples = (0..<side * side * 3).map { UInt8(truncatingIfNeeded: $0) }
        try (Data("P6\n\(side) \(side)\n255\n".utf8) + samples).write(to: container.appending(path: "dish.ppm"))
        let end = try await desk.talk("make the dish photo black and white with Recipe Assistant")
        #expect(end == .ended(outcome: "handled", identifier: nil))
        #expect(desk.events(.handled).last?.fields["code"] == .string(code))
        await desk.assistant.shutDown()
        // What a large photo still needs is done by the app.
        #expect(try orders(desk) == ["No orders yet.", "dish.ppm: dish-grey.ppm"])
        let made = try Data(contentsOf: container.appending(path: "dish-grey.ppm"))
        #expect(made.count == "P5\n\(side) \(side)\n255\n".utf8.count + side * side)
    }
}
