import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// One test for each row of `Documentation/Resolution.md` about which parameters of a custom intent play a part, what they are
/// filled with and what is allowed.
@Suite struct CustomPlanTests {
    private func resolved(_ talk: Conversation) -> [String] {
        talk.app.calls.filter { $0.hasPrefix("resolve ") }.map { String($0.dropFirst("resolve ".count)) }
    }

    private func combination(_ parameters: String..., primary: Bool = false, managed: Bool = false) -> ParameterCombination {
        ParameterCombination(parameters: parameters, isPrimary: primary, isManaged: managed)
    }

    private func play(
        _ combinations: [ParameterCombination], _ values: [String: IntentValue] = [:], hint: [String]? = nil
    ) -> [String] {
        let intent = Soup.intent(["a", "b", "c"].map { Soup.parameter($0, .string) }, combinations: combinations)
        let app = ScriptedApp(resolve: { .single($1[$0].map { .success($0) } ?? .notRequired) })
        var request = request(intent, values)
        request.combination = hint
        return resolved(Conversation(app).play(request))
    }

    @Test func parametersOutsideTheCombinationAreNotAsked() {
        #expect(play([combination("a", "b")]) == ["a", "b"])
        #expect(play([combination("a")], ["c": "x"]) == ["a", "b", "c"], "none matches: all")
        #expect(play([combination("a"), combination("a", "c")], ["c": "x"]) == ["a", "c"])
    }

    /// `kind(hot)` and `kind(cold)` are two combinations: which one a request is, its values say.
    @Test func aCombinationMayAskForAValue() {
        let combinations = [
            ParameterCombination(parameters: ["a", "b"], values: ["a": "hot"]), ParameterCombination(parameters: ["a", "c"], values: ["a": "cold"]),
            ParameterCombination(parameters: ["a"]),
        ]
        #expect(play(combinations, ["a": "hot"]) == ["a", "b"])
        #expect(play(combinations, ["a": "cold"]) == ["a", "c"])
        #expect(play(combinations, ["a": "warm"]) == ["a"])
    }

    @Test func withoutCombinationsEveryResolvableParameterIsAsked() { #expect(play([]) == ["a", "b", "c"]) }

    @Test func thePrimaryCombinationGoesFirstThenTheLargest() {
        #expect(play([combination("a"), combination("a", "b"), combination("c")]) == ["a", "b"])
        #expect(play([combination("a", "b"), combination("c", primary: true)]) == ["c"])
        #expect(play([combination("a", "b"), combination("c", primary: true)], ["a": "x"]) == ["a", "b"])
    }

    @Test func managedCombinationsReplaceThePlainOnes() {
        #expect(play([combination("a", "b", "c"), combination("b", managed: true)]) == ["b"])
    }

    @Test func theUnderstandingsCombinationIsTaken() {
        #expect(play([combination("a", "b", primary: true), combination("c")], hint: ["c"]) == ["c"])
        #expect(play([combination("a", "b", primary: true)], hint: ["nonsense"]) == ["a", "b"])
    }

    @Test func onlyResolvableParametersAreResolved() {
        let intent = Soup.intent([
            Soup.parameter("a", .string, resolvable: false), Soup.parameter("b", .string),
        ])
        let app = ScriptedApp(resolve: { .single($1[$0].map { .success($0) } ?? .notRequired) })
        let talk = Conversation(app).play(request(intent, ["a": "kept"]))
        #expect(resolved(talk) == ["b"])
        #expect(talk.app.handled.first?["a"] == "kept")
    }

    @Test func smallerPrioritiesAreAskedEarlier() {
        let intent = Soup.intent([
            Soup.parameter("a", .string, CustomParameter(displayPriority: 3)),
            Soup.parameter("b", .string, CustomParameter(displayPriority: 1)),
            Soup.parameter("c", .string, CustomParameter(displayPriority: 2)),
        ])
        let talk = Conversation(accepting()).play(request(intent), ["1", "2", "3"].map { .value(.string($0)) })
        #expect(resolved(talk) == ["b", "b", "c", "c", "a", "a"])
    }

    // MARK: Relationships

    private func related() -> IntentDescription {
        Soup.intent([
            Soup.parameter("kind", .string),
            Soup.parameter("topping", .string, CustomParameter(relevance: .equals("kind", "pizza"))),
            Soup.parameter("extra", .string, CustomParameter(relevance: .present("topping"))),
            Soup.parameter("note", .string),
        ])
    }

    @Test func aParameterIsAskedOnlyWhileItPlaysAPart() {
        let pizza = Conversation(accepting()).play(
            request(related(), ["kind": "pizza"]), [.value("ham"), .value("cheese"), .value("hot")])
        #expect(pizza.questions.compactMap(\.asked) == ["topping", "extra", "note"])
        #expect(pizza.outcome == .handled)
        let soup = Conversation(accepting()).play(request(related(), ["kind": "soup"]), [.value("hot")])
        #expect(soup.questions.compactMap(\.asked) == ["note"])
    }

    @Test func whatNoLongerPlaysAPartLosesItsValue() {
        let talk = Conversation(accepting()).play(
            request(related(), ["kind": "pizza"]),
            [.value("ham"), .value("cheese"), .change(parameter: "kind", value: "soup"), .value("hot")])
        #expect(talk.app.handled == [IntentObject("OrderSoupIntent", ["kind": "soup", "note": "hot"])])
    }

    @Test func whatWasSaidForALaterPartIsKeptForIt() {
        let talk = Conversation(accepting()).play(
            request(related(), ["topping": "ham", "extra": "cheese", "note": "hot"]), [.value("pizza")])
        #expect(talk.questions.compactMap(\.asked) == ["kind"])
        #expect(talk.app.handled.first?["topping"] == "ham")
        #expect(talk.app.handled.first?["extra"] == "cheese")
    }

    @Test func relationshipsInACircleEnd() {
        let intent = Soup.intent([
            Soup.parameter("a", .string, CustomParameter(isConfigurable: true, defaultValue: "x", relevance: .not(.present("b")))),
            Soup.parameter("b", .string, CustomParameter(isConfigurable: true, defaultValue: "y", relevance: .present("a"))),
        ])
        let talk = Conversation(accepting()).play(request(intent))
        #expect(talk.outcome != nil)
    }

    // MARK: Defaults

    @Test func configurableParametersAreFilledBeforehand() {
        let intent = Soup.intent([
            Soup.parameter("a", .integer, CustomParameter(isConfigurable: true, defaultValue: 1)),
            Soup.parameter("b", .integer, CustomParameter(defaultValue: 2)),
        ], behaviour: IntentBehaviour(askOrder: ["a"]))
        let talk = Conversation(accepting()).play(request(intent))
        #expect(talk.app.handled.first == IntentObject("OrderSoupIntent", ["a": 1]))
        #expect(talk.all(.filled).map(\.fields) == [["parameter": "a", "value": 1, "source": "definition"]])
        let said = Conversation(accepting()).play(request(intent, ["a": 5]))
        #expect(said.app.handled.first?["a"] == 5)
        #expect(said.all(.filled).isEmpty)
    }

    @Test func theAppIsAskedForTheDefaultOfAParameterWithOptions() {
        let intent = Soup.intent([
            Soup.parameter("soup", .object("Soup"), CustomParameter(isConfigurable: true, options: .list))
        ])
        let app = accepting()
        app.defaults = { _ in Soup.soup("Leek", id: "1") }
        let talk = Conversation(app).play(request(intent))
        #expect(talk.app.calls == ["begin", "default soup", "resolve soup", "confirm", "handle"])
        #expect(talk.app.handled.first?["soup"] == Soup.soup("Leek", id: "1"))
    }

    @Test func defaultsDoNotDecideTheCombination() {
        let intent = Soup.intent([
            Soup.parameter("a", .string),
            Soup.parameter("b", .string, CustomParameter(isConfigurable: true, defaultValue: "x")),
        ], combinations: [combination("a")])
        let talk = Conversation(accepting()).play(request(intent), [.value("y")])
        #expect(resolved(talk) == ["a", "a", "b"])
    }

    // MARK: What is allowed

    private func limited(_ constraints: ValueConstraints, _ type: ValueType, _ value: IntentValue, _ replies: [ReplyMeaning],
        reasons: [String: LocalizedText] = [:]) -> Conversation {
        let intent = Soup.intent([
            Soup.parameter("amount", type, CustomParameter(reasons: reasons, constraints: constraints))
        ])
        return Conversation(accepting()).play(request(intent, ["amount": value]), replies)
    }

    @Test func valuesOutsideTheLimitsAreRefusedBeforeTheHandler() {
        let reasons: [String: LocalizedText] = [
            "greaterThanMaximumValue": "${displayName} goes up to ${maximumValue}, not ${amount}."
        ]
        let over = limited(ValueConstraints(minimum: 1, maximum: 10), .integer, 12, [.value(3)], reasons: reasons)
        #expect(over.lines.prefix(2) == ["amount goes up to 10, not 12.", "What number for the amount?"])
        #expect(over.app.calls == ["begin", "resolve amount", "confirm", "handle"])
        #expect(over.app.handled.first?["amount"] == 3)
        #expect(over.all(.resolved).first?.fields["reason"] == "greaterThanMaximumValue")
        let under = limited(ValueConstraints(minimum: 1, maximum: 10), .integer, 0, [.value(3)])
        #expect(under.lines.first == "That can't be less than 1.")
        let negative = limited(ValueConstraints(allowsNegative: false), .number, -0.5, [.value(3)])
        #expect(negative.lines.first == "That can't be less than zero.")
        let edge = limited(ValueConstraints(minimum: 1, maximum: 10), .integer, 10, [])
        #expect(edge.outcome == .handled)
    }

    @Test func measurementsAreComparedInTheDefinitionsUnit() {
        func length(_ value: Double, _ unit: String) -> IntentValue {
            .object(IntentObject("measurement", ["value": .number(value), "unit": .string(unit)]))
        }
        let constraints = ValueConstraints(maximum: 5, unit: "km")
        let far = limited(constraints, .measurement("UnitLength"), length(6000, "m"), [.value(length(3, "mi"))])
        #expect(far.lines.first == "That can't be more than 5 km.")
        #expect(far.app.handled.first?["amount"] == length(3, "mi"))
    }

    @Test func theElementsOfAListAreCheckedEach() {
        let talk = limited(ValueConstraints(maximum: 10), .array(.integer), [1, 20, 3], [.value([2])])
        #expect(talk.app.handled.first?["amount"] == [1, 2, 3])
    }

    @Test func aListOfFixedSizeHasThatSize() {
        let more = limited(ValueConstraints(size: 2), .array(.integer), [1, 2, 3], [.value([4, 5])])
        #expect(more.lines.first == "That's too many; there can be 2.")
        #expect(more.app.handled.first?["amount"] == [4, 5])
        let fewer = limited(ValueConstraints(size: 2), .array(.integer), [1], [.value([2])])
        #expect(fewer.app.handled.first?["amount"] == [1, 2])
    }

    // MARK: Around it

    @Test func eachAppIsAskedInItsOwnWords() {
        let soup = Soup.intent([Soup.parameter("quantity", .integer)], title: "Order Soup")
        var cake = Soup.intent([Soup.parameter("pieces", .integer)], title: "Order Cake")
        cake.behaviour.confirmation = .always
        var asked = request(soup, ["quantity": 1], apps: ["A", "B"], mustAskWhichApp: true)
        asked.apps[1].own = .init(intent: cake, values: IntentObject(cake.name, ["pieces": 2]))
        let first = Conversation(accepting()).play(asked, [.choice(0)])
        #expect(first.app.handled == [IntentObject("OrderSoupIntent", ["quantity": 1])])
        let second = Conversation(accepting()).play(asked, [.choice(1), .yes])
        #expect(second.lines == ["Which app should do it?", "Order Cake: 2. Go ahead?", "Done."])
        #expect(second.app.handled == [IntentObject("OrderSoupIntent", ["pieces": 2])])
    }

    @Test func aDeprecatedIntentStillRunsAndIsFlagged() {
        let talk = Conversation(accepting()).play(request(Soup.intent([], deprecated: true)))
        #expect(talk.outcome == .handled)
        #expect(talk.diagnostics == ["intent.deprecated"])
        #expect(talk.lines.first == "Chatter no longer offers “Order Soup”; it still does it for now.")
    }

    @Test func withoutBackgroundExecutionTheAppIsOpened() {
        let intent = Soup.intent(
            [Soup.parameter("a", .string)],
            combinations: [ParameterCombination(parameters: ["a"], supportsBackgroundExecution: false)])
        let talk = Conversation(accepting()).play(request(intent, ["a": "x"]))
        #expect(talk.app.calls == ["begin", "resolve a", "confirm", "open foreground"])
        #expect(talk.lines == ["Continuing in Chatter."])
        #expect(talk.outcome == .handled)
        let activity = talk.effects.compactMap { effect -> UserActivity? in
            if case .openApp(_, _, let activity, _) = effect { activity } else { nil }
        }.first
        #expect(activity?.activityType == "OrderSoupIntent")
        let interaction = activity?.attributes?["attachments"]?.object?["interaction"]?.object
        #expect(interaction?["intent"]?.object?["a"] == "x")
    }
}

extension Question {
    var asked: String? {
        switch self {
        case .value(_, let parameter, _), .choice(_, let parameter, _, _), .confirmValue(_, let parameter, _): parameter
        default: nil
        }
    }
}
