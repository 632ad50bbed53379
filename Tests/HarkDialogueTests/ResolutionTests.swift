import HarkDialogue
import IntentSchema
import Testing

/// One test for each row of `Documentation/Resolution.md` about parameters; the row's name is the test's.
@Suite struct ResolutionTests {
    /// Plays a made-up intent whose handler answers about `size` (one value) as written, then accepts.
    private func size(
        _ outcomes: [Resolution], value: IntentValue? = nil, behaviour: IntentBehaviour = IntentBehaviour(askOrder: ["size"]),
        _ replies: [ReplyMeaning] = []
    ) -> Conversation {
        play("size", outcomes, value: value, behaviour: behaviour, replies)
    }

    private func extras(_ outcomes: [Resolution], value: IntentValue? = nil, _ replies: [ReplyMeaning] = []) -> Conversation {
        play("extras", outcomes, value: value, behaviour: IntentBehaviour(askOrder: ["extras"]), replies)
    }

    private func play(
        _ name: String, _ outcomes: [Resolution], value: IntentValue?, behaviour: IntentBehaviour, _ replies: [ReplyMeaning]
    ) -> Conversation {
        var outcomes = outcomes
        let app = ScriptedApp(resolve: { parameter, intent in
            guard parameter == name else { return .notImplemented }
            if !outcomes.isEmpty { return outcomes.removeFirst() }
            let value = intent[parameter] ?? .null
            return value.array.map { .elements($0.map { .success($0) }) } ?? .single(.success(value))
        })
        var values: [String: IntentValue] = [:]
        values[name] = value
        return Conversation(app).play(request(custom(behaviour: behaviour), values), replies)
    }

    private func handled(_ talk: Conversation, _ name: String) -> IntentValue? { talk.app.handled.first?[name] }

    // MARK: Order

    @Test func askOrderComesBeforeTheCatalogues() {
        let app = ScriptedApp(resolve: { .single(.success($1[$0] ?? "x")) })
        let behaviour = IntentBehaviour(askOrder: ["note", "size"])
        let talk = Conversation(app).play(request(custom(behaviour: behaviour)))
        #expect(talk.app.calls == ["begin", "resolve note", "resolve size", "confirm", "handle"])
    }

    @Test func parametersOutsideTheAskOrderResolveOnlyWithAValue() {
        let app = ScriptedApp(resolve: { .single(.success($1[$0] ?? "x")) })
        let behaviour = IntentBehaviour(askOrder: ["size"])
        let talk = Conversation(app).play(request(custom(behaviour: behaviour), ["note": "hot"]))
        #expect(talk.app.calls == ["begin", "resolve size", "resolve note", "confirm", "handle"])
    }

    @Test func emptyTextBlanksAndAbsentTakeTheSamePath() {
        for value: IntentValue? in [nil, "", "  ", .array([]), .array(["", " "])] {
            var seen: [IntentValue?] = []
            let app = ScriptedApp(resolve: { parameter, intent in
                seen.append(intent[parameter])
                return .single(.notRequired)
            })
            var values: [String: IntentValue] = [:]
            values["size"] = value
            Conversation(app).play(request(custom(behaviour: IntentBehaviour(askOrder: ["size"])), values))
            #expect(seen == [nil])
        }
    }

    // MARK: The six outcomes of one value

    @Test func successSettlesWithTheHandlersValue() {
        let talk = size([.single(.success("LARGE ☕️"))], value: "large")
        #expect(handled(talk, "size") == "LARGE ☕️")
        #expect(talk.lines == ["Done."])
    }

    @Test func notRequiredGoesOnWithoutAValue() {
        let talk = size([.single(.notRequired)], value: "large")
        #expect(handled(talk, "size") == nil)
        #expect(talk.outcome == .handled)
    }

    @Test func needsValueAsksAndResolvesAgainWithTheAnswer() {
        let talk = size([.single(.needsValue)], [.value("small")])
        #expect(talk.lines == ["What should the size be?", "Done."])
        #expect(talk.app.calls.filter { $0 == "resolve size" }.count == 2)
        #expect(handled(talk, "size") == "small")
    }

    @Test func unsupportedSaysWhyAndAsksAgain() {
        let talk = size([.single(.unsupported(reason: nil))], value: "bucket", [.value("small")])
        #expect(talk.lines == ["Chatter can't use bucket.", "What should the size be?", "Done."])
        #expect(handled(talk, "size") == "small")
    }

    @Test func unsupportedSaysTheReasonThatTheHandlerGave() throws {
        var answers: [Resolution] = [.elements([.unsupported(reason: 1)])]
        let app = ScriptedApp(resolve: { parameter, intent in
            if parameter == "recipients", !answers.isEmpty { return answers.removeFirst() }
            return .notImplemented
        })
        let values: [String: IntentValue] = ["recipients": [person("Bo")], "content": "Hi"]
        let talk = Conversation(app).play(request(try builtIn("INSendMessageIntent"), values))
        #expect(talk.lines == ["Bo has no account with Chatter.", "Who should I send it to?"])
    }

    @Test(arguments: [("en", "The kitchen is closed."), ("zh-Hans", "The kitchen is closed。")])
    func unsupportedSaysTheAppsOwnWords(locale: String, sentence: String) {
        let request = request(custom(behaviour: IntentBehaviour(askOrder: ["size"])), ["size": "bucket"], locale: locale)
        var answers: [Resolution] = [.single(.unsupported(.text("The kitchen is closed")))]
        let app = ScriptedApp(resolve: { parameter, intent in
            parameter == "size" && !answers.isEmpty ? answers.removeFirst() : .notImplemented
        })
        #expect(Conversation(app).play(request).lines.first == sentence)
    }

    @Test func disambiguationOffersTheOptions() {
        let talk = size([.single(.disambiguation(["small", "large"]))], value: "normal", [.choice(1)])
        #expect(talk.lines == ["Which normal?", "Done."])
        #expect(handled(talk, "size") == "large")
    }

    @Test func noneOfTheOptionsAsksForAnother() {
        let talk = size([.single(.disambiguation(["small", "large"]))], value: "normal", [.noneOfThese, .value("tiny")])
        #expect(talk.lines == ["Which normal?", "What should the size be?", "Done."])
        #expect(handled(talk, "size") == "tiny")
    }

    @Test func anAmbiguousChoiceNarrowsTheOptions() {
        let talk = size([.single(.disambiguation(["a1", "a2", "b"]))], value: "x", [.ambiguousChoice([0, 1]), .choice(1)])
        #expect(talk.questions.map(\.shownOptions) == [[["a1", ""], ["a2", ""], ["b", ""]], [["a1", ""], ["a2", ""]]])
        #expect(handled(talk, "size") == "a2")
    }

    @Test func oneOptionIsAskedLikeAConfirmation() {
        let talk = size([.single(.disambiguation(["small"]))], value: "smal", [.yes])
        #expect(talk.lines == ["Do you mean small?", "Done."])
        #expect(handled(talk, "size") == "small")
    }

    @Test func noOptionsCountAsNeedsValue() {
        let talk = size([.single(.disambiguation([]))], value: "x", [.value("small")])
        #expect(talk.lines == ["What should the size be?", "Done."])
        #expect(talk.diagnostics == ["app.bad-answer"])
    }

    @Test func confirmationRequiredAsksYesOrNo() {
        let talk = size([.single(.confirmationRequired("bucket", reason: nil))], value: "huge", [.yes])
        #expect(talk.lines == ["Do you mean bucket?", "Done."])
        #expect(handled(talk, "size") == "bucket")
    }

    @Test func noToAConfirmationAsksForAnother() {
        let talk = size([.single(.confirmationRequired("bucket", reason: nil))], value: "huge", [.no, .value("small")])
        #expect(talk.lines == ["Do you mean bucket?", "What should the size be?", "Done."])
        #expect(handled(talk, "size") == "small")
    }

    @Test func whatThePersonConfirmedIsNotAskedAgain() {
        let again = Resolution.single(.confirmationRequired("bucket", reason: nil))
        let talk = size([again, again], value: "huge", [.yes])
        #expect(talk.lines == ["Do you mean bucket?", "Done."])
        let choice = Resolution.single(.disambiguation(["small", "large"]))
        #expect(size([choice, choice], value: "normal", [.choice(0)]).lines == ["Which normal?", "Done."])
    }

    // MARK: Not answered

    @Test func withoutAResolveMethodTheValueStays() {
        let talk = size([.notImplemented], value: "large")
        #expect(handled(talk, "size") == "large")
    }

    @Test func essentialParametersWithoutAResolveMethodAreAskedByHark() {
        let behaviour = IntentBehaviour(askOrder: ["size"], essential: ["size"])
        let talk = size([.notImplemented], behaviour: behaviour, [.value("small")])
        #expect(talk.lines == ["What should the size be?", "Done."])
        #expect(talk.app.calls == ["begin", "resolve size", "confirm", "handle"])
    }

    @Test func aParameterIsEssentialOnlyWhenItsConditionHolds() throws {
        let values: [String: IntentValue] = [
            "speakableGroupName": .object(IntentObject("INSpeakableString", ["spokenPhrase": "Family"])), "content": "Hi",
        ]
        let talk = Conversation(ScriptedApp()).play(request(try builtIn("INSendMessageIntent"), values), [.yes])
        #expect(talk.lines == ["To Family: Hi. Send it?", "Sent."])
    }

    @Test func releasedOnAMissingValueCountsAsNeedsValue() {
        let talk = size([.released], [.value("small")])
        #expect(talk.lines == ["What should the size be?", "Done."])
        #expect(talk.diagnostics == ["app.released"])
    }

    @Test func releasedOnAValueIsANamedError() {
        let talk = size([.released], value: "large")
        #expect(talk.outcome == .failed)
        #expect(talk.identifier == "app.released")
        #expect(talk.app.handled.isEmpty)
    }

    // MARK: Arrays

    @Test func arraysSettleElementByElement() {
        let talk = extras([.elements([.success("Milk"), .notRequired, .success("Sugar")])], value: ["milk", "x", "sugar"])
        #expect(handled(talk, "extras") == ["Milk", "Sugar"])
    }

    @Test func pendingElementsAreAskedOneByOne() {
        let talk = extras(
            [
                .elements([.success("Milk"), .disambiguation(["white", "brown"]), .confirmationRequired("lemon", reason: nil)]),
                .elements([.success("Milk"), .success("brown sugar"), .confirmationRequired("lemon", reason: nil)]),
            ], value: ["milk", "sugar", "lem"], [.choice(1), .yes])
        #expect(talk.lines == ["Which sugar?", "Do you mean lemon?", "Done."])
        #expect(handled(talk, "extras") == ["Milk", "brown sugar", "lemon"])
    }

    @Test func anUnsupportedElementIsReplacedInItsPlace() {
        let talk = extras(
            [.elements([.success("milk"), .unsupported(reason: nil), .success("lemon")])], value: ["milk", "salt", "lemon"],
            [.value(["honey", "mint"])])
        #expect(talk.lines.first == "Chatter can't use salt.")
        #expect(handled(talk, "extras") == ["milk", "honey", "mint", "lemon"])
    }

    @Test func aRefusedElementIsAskedForAgain() {
        let talk = extras(
            [.elements([.confirmationRequired("oat milk", reason: nil), .success("lemon")])], value: ["milk", "lemon"],
            [.no, .value(["honey"])])
        #expect(handled(talk, "extras") == ["honey", "lemon"])
    }

    @Test func aSingleNeedsValueSpeaksOfTheWholeArray() {
        let talk = extras([.elements([.needsValue])], value: ["a", "b"], [.value(["c"])])
        #expect(talk.lines == ["What should the extras be?", "Done."])
        #expect(handled(talk, "extras") == ["c"])
    }

    @Test func anEmptyResultWithoutElementsIsNotRequired() {
        #expect(extras([.elements([])]).lines == ["Done."])
    }

    @Test func anEmptyResultForElementsCountsAsNeedsValue() {
        let talk = extras([.elements([])], value: ["a", "b"], [.value(["c"])])
        #expect(talk.diagnostics == ["app.bad-answer"])
        #expect(handled(talk, "extras") == ["c"])
    }

    @Test(arguments: [1, 3])
    func anotherNumberOfResultsIsANamedError(count: Int) {
        let talk = extras([.elements(Array(repeating: .success("x"), count: count))], value: ["a", "b"])
        #expect(talk.identifier == "app.bad-answer")
        #expect(talk.app.handled.isEmpty)
    }

    @Test func resultsWithoutElementsBecomeTheElements() {
        #expect(handled(extras([.elements([.success("milk"), .success("sugar")])]), "extras") == ["milk", "sugar"])
    }

    @Test func anArraysResultOfOneValueIsItsOnlyElement() {
        #expect(handled(extras([.single(.success("milk"))], value: ["mlk"]), "extras") == ["milk"])
        #expect(size([.elements([.success("a"), .success("b")])], value: "x").identifier == "app.bad-answer")
    }

    // MARK: People

    @Test func aChosenPersonComesBackWithoutMatchesAndIdentified() throws {
        let matches = [person("Anna Lee", id: "1"), person("Anna Li", id: "2")]
        var seen: [IntentValue?] = []
        let app = ScriptedApp(resolve: { parameter, intent in
            guard parameter == "recipients" else { return .notImplemented }
            seen.append(intent[parameter])
            // The options have names only: their identity is among the matches of what was said.
            let chosen = intent[parameter]?.array?.first?.object?["siriMatches"] == nil
            return .elements([
                chosen ? .success(intent[parameter]?.array?.first ?? .null) : .disambiguation([person("Anna Lee"), person("Anna Li")])
            ])
        })
        let values: [String: IntentValue] = ["recipients": [person("Anna", matches: matches)], "content": "Hi"]
        Conversation(app).play(request(try builtIn("INSendMessageIntent"), values), [.choice(1), .yes])
        #expect(seen == [[person("Anna", matches: matches)], [person("Anna Li", id: "2")]])
    }

    /// A public tutorial offers the person as said once for each contact that matches.
    @Test func equalOptionsShowThePersonsMatches() throws {
        let matches = [person("Anna Lee", id: "1", label: "work"), person("Anna Li", id: "2", label: "home")]
        let said = person("Anna", matches: matches)
        let app = ScriptedApp(resolve: { parameter, intent in
            guard parameter == "recipients", let recipients = intent["recipients"]?.array else { return .notImplemented }
            let asSaid = recipients[0].object?["siriMatches"] != nil
            return .elements([asSaid ? .disambiguation([recipients[0], recipients[0]]) : .success(recipients[0])])
        })
        let talk = Conversation(app).play(
            request(try builtIn("INSendMessageIntent"), ["recipients": [said], "content": "Hi"]), [.choice(1), .yes])
        #expect(talk.questions[0].shownOptions == [["Anna Lee", "work"], ["Anna Li", "home"]])
        let sent = talk.app.handled.first?["recipients"]?.array?.first?.object
        #expect(sent?["displayName"] == "Anna")
        #expect(sent?["contactIdentifier"] == "2")
        #expect(sent?["siriMatches"] == nil)
    }

    // MARK: Again

    @Test func afterAnAnswerOnlyTheChangedParameterAndItsDependentsResolveAgain() {
        let app = ScriptedApp(resolve: { .single(.success($1[$0] ?? "x")) })
        let behaviour = IntentBehaviour(
            askOrder: ["note", "size", "extras"], confirmation: .always, dependents: ["size": ["note"]])
        let talk = Conversation(app).play(
            request(custom([("note", .string), ("size", .string), ("extras", .string)], behaviour: behaviour)),
            [.change(parameter: "size", value: "large"), .yes])
        #expect(
            talk.app.calls == [
                "begin", "resolve note", "resolve size", "resolve extras", "confirm",
                "resolve size", "resolve note", "confirm", "handle",
            ])
    }

    @Test func roundsAreBounded() {
        let parameter = size(Array(repeating: .single(.needsValue), count: 50), Array(repeating: .value("x"), count: 50))
        #expect(parameter.identifier == "dialogue.too-many-rounds")
        #expect(parameter.questions.count == 8)
        let unclear = size([.single(.disambiguation(["a", "b"]))], value: "x", Array(repeating: .unclear, count: 50))
        #expect(unclear.identifier == "dialogue.too-many-rounds")
        #expect(
            unclear.lines == [
                "Which x?", "Sorry, I didn't get that. Which x?", "Sorry, I didn't get that. Which x?",
                "Sorry, I didn't get that. Which x?",
                "Sorry, I can't get any further with this. Let's start over.",
            ])
        let app = ScriptedApp(resolve: { .single(.success($1[$0] ?? "x")) })
        let changes = Conversation(app).play(
            request(custom(behaviour: IntentBehaviour(askOrder: ["size"], confirmation: .always))),
            Array(repeating: .change(parameter: "size", value: "y"), count: 100))
        #expect(changes.identifier == "dialogue.too-many-rounds")
        #expect(changes.questions.count == 30)
        #expect(app.handled.isEmpty)
    }

    @Test func wordsAreTextWhereTextIsAskedFor() {
        let talk = Conversation(ScriptedApp(resolve: { .single($1[$0].map { .success($0) } ?? .needsValue) }))
        talk.feed(.begin(request(custom(behaviour: IntentBehaviour(askOrder: ["size"])))))
        talk.feed(.reply(text: "yes", meaning: .yes))
        #expect(handled(talk, "size") == "yes")
    }
}
