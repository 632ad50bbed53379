import HarkConversation
import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// Which responses are told, and when that ends: over values alone.
@Suite struct LiveUpdatesTests {
    private let intent = "INGetCarPowerLevelStatusIntent"

    /// The dialogue of a request that was handled.
    private func handled(_ intentName: String? = nil, app: String = "Car", locale: String = "en") throws -> DialogueState {
        var intent = try #require(Catalogue.shared.intent(named: intentName ?? intent))
        intent.behaviour.askOrder = []
        let request = Request(
            identifier: "r1", apps: [RequestApp(bundleIdentifier: app, displayName: app)], intent: intent, values: IntentObject(intent.name),
            locale: locale)
        let inputs: [DialogueInput] = [
            .begin(request), .app(.began(handlerClass: "H")), .app(.confirmed(.notImplemented)),
            .app(.handled(.response(response(10)))),
        ]
        let state = inputs.reduce(DialogueState()) { DialogueMachine().step($0, $1).state }
        #expect(state.isEnded)
        return state
    }

    private func response(_ percent: Int, _ code: String = "success") -> IntentResponse {
        IntentResponse(
            code: -1, codeName: code,
            object: IntentObject("INGetCarPowerLevelStatusIntentResponse", ["chargePercentRemaining": .number(Double(percent) / 100)]))
    }

    private func kinds(_ step: LiveUpdates.Step) -> [String] {
        step.events.map { $0.kind == .updates ? ($0.fields["reason"] ?? $0.fields["status"])?.string ?? "" : $0.kind.rawValue }
    }

    private func open(_ limits: UpdateLimits = UpdateLimits()) throws -> LiveUpdates {
        var updates = LiveUpdates(limits: limits)
        _ = updates.follow("r1", try handled())
        #expect(kinds(updates.answered("r1", sends: true, at: .zero)) == ["started"])
        return updates
    }

    @Test func theSchemaSaysWhichIntentsTell() {
        let tell = Catalogue.shared.intentNames.filter { Catalogue.shared.intent(named: $0)?.sendsUpdates == true }
        #expect(tell == ["INGetCarPowerLevelStatusIntent", "INGetRideStatusIntent"])
    }

    @Test(arguments: [("en", "30"), ("zh-Hans", "30")]) func aLaterResponseIsToldInTheRequestsLanguage(locale: String, percent: String) throws {
        var updates = LiveUpdates(limits: UpdateLimits())
        _ = updates.follow("r1", try handled(locale: locale))
        _ = updates.answered("r1", sends: true, at: .zero)
        let step = updates.take("r1", response(30), at: .seconds(5))
        #expect(kinds(step) == ["updated", "said"])
        #expect(step.events[0].fields["request"] == "r1")
        #expect(step.events[1].fields["text"]?.string?.contains(percent) == true)
    }

    @Test func theSameAgainIsNoNews() throws {
        var updates = try open()
        #expect(kinds(updates.take("r1", response(30), at: .zero)) == ["updated", "said"])
        #expect(kinds(updates.take("r1", response(30), at: .seconds(60))).isEmpty)
    }

    @Test func ofThoseThatComeTooSoonTheNewestIsToldInItsTime() throws {
        var updates = try open()
        _ = updates.take("r1", response(30), at: .zero)
        #expect(updates.take("r1", response(40), at: .milliseconds(10)).due == .seconds(2))
        #expect(kinds(updates.take("r1", response(50), at: .milliseconds(20))).isEmpty)
        let step = updates.flush(at: .seconds(2))
        #expect(kinds(step) == ["updated", "said"])
        #expect(step.events[0].fields["response"]?.object?["chargePercentRemaining"] == .number(0.5))
        #expect(kinds(updates.flush(at: .seconds(9))).isEmpty)
    }

    @Test func whatComesBeforeTheAppsAnswerIsToldAfterIt() throws {
        var updates = LiveUpdates(limits: UpdateLimits())
        _ = updates.follow("r1", try handled())
        #expect(kinds(updates.take("r1", response(30), at: .zero)).isEmpty)
        #expect(kinds(updates.answered("r1", sends: true, at: .zero)) == ["started", "updated", "said"])
    }

    @Test func anAppThatTellsOfNothingIsLetGo() throws {
        var updates = LiveUpdates(limits: UpdateLimits())
        _ = updates.follow("r1", try handled())
        let step = updates.answered("r1", sends: false, at: .zero)
        #expect(step.events.isEmpty)
        #expect(step.stopped == ["r1"])
        #expect(updates.isEmpty)
    }

    @Test func timeNumberAndFailureEndIt() throws {
        var updates = try open()
        let expired = updates.take("r1", response(30), at: .seconds(1800))
        #expect(kinds(expired) == ["expired", "said"])
        #expect(expired.stopped == ["r1"])

        updates = try open(UpdateLimits(count: 2, gap: .zero))
        _ = updates.take("r1", response(30), at: .zero)
        #expect(kinds(updates.take("r1", response(40), at: .zero)) == ["updated", "said", "enough", "said"])
        #expect(kinds(updates.take("r1", response(50), at: .zero)).isEmpty)

        updates = try open()
        #expect(kinds(updates.take("r1", response(0, "failure"), at: .zero)) == ["updated", "said", "failed"])
        #expect(updates.isEmpty)
    }

    /// A failure that waits for its time, or for the app's word that it tells, is not overtaken.
    @Test func nothingComesAfterAFailureThatWaits() throws {
        var updates = try open()
        _ = updates.take("r1", response(30), at: .zero)
        #expect(updates.take("r1", response(0, "failure"), at: .zero).due != nil)
        #expect(kinds(updates.take("r1", response(90), at: .zero)).isEmpty)
        #expect(kinds(updates.flush(at: .seconds(10))) == ["updated", "said", "failed"])

        updates = LiveUpdates(limits: UpdateLimits())
        _ = updates.follow("r1", try handled())
        for (percent, code) in [(30, "success"), (0, "failure"), (90, "success")] { _ = updates.take("r1", response(percent, code), at: .zero) }
        #expect(kinds(updates.answered("r1", sends: true, at: .zero)) == ["started", "updated", "said", "failed"])
    }

    @Test func aNewerRequestTakesThePlace() throws {
        var updates = try open(UpdateLimits(requests: 2))
        #expect(updates.follow("r2", try handled()).stopped == ["r1"])
        #expect(updates.follow("r3", try handled(app: "Other")).stopped.isEmpty)
        #expect(updates.follow("r4", try handled(app: "Third")).stopped == ["r2"])
        #expect(updates.stopAll(.session).stopped == ["r3", "r4"])
    }

    @Test func whatTheProcessAndThePersonEndIsSaid() throws {
        var updates = try open()
        #expect(kinds(updates.stop("r1", .process)) == ["process", "said"])
        updates = try open()
        #expect(kinds(updates.stopAll(.person)) == ["person", "said"])
        updates = try open()
        #expect(kinds(updates.stopAll(.session)) == ["session"])
    }
}
