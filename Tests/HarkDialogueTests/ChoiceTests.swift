import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// One test for each row of `Documentation/Resolution.md` about what there is to choose from.
@Suite struct ChoiceTests {
    private func intent(
        _ options: CustomParameter.Options, type: ValueType = .object("Soup"), perPage: Int? = nil,
        dialogs: [CustomParameter.Dialog: LocalizedText] = [:]
    ) -> IntentDescription {
        Soup.intent([
            Soup.parameter("soup", type, CustomParameter(dialogs: dialogs, options: options, optionsPerPage: perPage))
        ])
    }

    private func titles(_ question: Question?) -> [String] { question?.options.map(\.title) ?? [] }

    @Test func aMissingValueIsChosenAmongTheAppsOptions() {
        let talk = Conversation(accepting(["soup": Soup.menu(["Leek", "Tomato"])])).play(
            request(intent(.list, dialogs: [.primary: "Which soup?"])), [.choice(1)])
        #expect(talk.app.calls == ["begin", "resolve soup", "options soup", "resolve soup", "confirm", "handle"])
        #expect(talk.lines == ["Which soup?", "Done."])
        #expect(titles(talk.questions.first) == ["Leek", "Tomato"])
        #expect(talk.app.handled.first?["soup"] == Soup.soup("Tomato", id: "Tomato"))
    }

    @Test func sectionsSubtitlesAndPicturesAreKept() {
        let image = IntentObject("INImage", ["name": "leek"])
        var leek = Soup.soup("Leek", id: "1", subtitle: "with cream").object!
        leek["displayImage"] = .object(image)
        let options = ParameterOptions(sections: [
            .init(title: "Today", items: [.object(leek)]), .init(title: "Always", items: [Soup.soup("Pea", id: "2"), Soup.soup("Pea", id: "2")]),
        ])
        let talk = Conversation(accepting(["soup": options])).play(request(intent(.list)))
        #expect(
            talk.questions.first?.options == [
                Option(title: "Leek", subtitle: "with cream", section: "Today", image: image), Option(title: "Pea", section: "Always"),
            ])
        let shown = talk.all(.asked).first?.fields["options"]?.array?.first?.object
        #expect(shown?["section"] == "Today")
        #expect(shown?["image"]?.object?["name"] == "leek")
    }

    @Test func indexedOptionsAreInThePersonsOrder() {
        func order(_ names: [String], _ locale: String) -> [Option] {
            let talk = Conversation(accepting(["soup": Soup.menu(names, sorted: true)])).play(
                request(intent(.list), locale: locale))
            return talk.questions.first?.options ?? []
        }
        #expect(order(["Zucchini", "Apfel", "Ähre"], "de").map(\.title) == ["Ähre", "Apfel", "Zucchini"])
        #expect(order(["Zucchini", "Ähre", "Apfel"], "sv").map(\.title) == ["Apfel", "Zucchini", "Ähre"])
        let chinese = order(["张", "白菜汤", "李"], "zh-Hans")
        #expect(chinese.map(\.title) == ["白菜汤", "李", "张"])
        #expect(chinese.map(\.section) == ["B", "L", "Z"])
    }

    @Test func wordsAreFoundAmongTheOptions() {
        func settled(_ words: String, _ options: [IntentValue]) -> IntentValue? {
            let menu = ParameterOptions(sections: [.init(items: options)])
            return Conversation(accepting(["soup": menu])).play(request(intent(.list), ["soup": Soup.soup(words)]))
                .app.handled.first?["soup"]
        }
        let leek = Soup.soup("Leek & Potato", id: "1", also: ["the white one"])
        let pea = Soup.soup("Pea", id: "2")
        let peanut = Soup.soup("Peanut", id: "3")
        #expect(settled("PEA", [leek, pea, peanut]) == pea)
        #expect(settled("the white one", [leek, pea]) == leek)
        #expect(settled("leek", [leek, pea]) == leek)
        #expect(settled("the pea soup", [leek, pea, peanut]) == pea)
        // Nothing fits: the handler gets what was said.
        #expect(settled("goulash", [leek, pea]) == Soup.soup("goulash"))
    }

    @Test func severalThatFitAreOffered() {
        let talk = Conversation(accepting(["soup": Soup.menu(["Red pepper", "Green pepper", "Leek"])])).play(
            request(
                intent(
                    .list,
                    dialogs: [.disambiguationIntroduction: "${count} soups match ‘${soup}’.", .disambiguationSelection: "Which?"]),
                ["soup": Soup.soup("pepper")]), [.choice(1)])
        #expect(talk.lines.first == "2 soups match ‘pepper’. Which?")
        #expect(titles(talk.questions.first) == ["Red pepper", "Green pepper"])
        #expect(talk.app.handled.first?["soup"] == Soup.soup("Green pepper", id: "Green pepper"))
    }

    @Test func textIsFoundAmongOptionsOfText() {
        let menu = ParameterOptions(sections: [.init(items: ["Leek & Potato", "Pea"])])
        let talk = Conversation(accepting(["soup": menu])).play(request(intent(.list, type: .string), ["soup": "leek"]))
        #expect(talk.app.handled.first?["soup"] == "Leek & Potato")
        #expect(talk.app.calls.filter { $0.hasPrefix("options") }.count == 1)
    }

    @Test func elementsOfAListAreFoundEach() {
        let menu = Soup.menu(["Leek", "Pea"])
        let talk = Conversation(accepting(["soup": menu])).play(
            request(intent(.list, type: .array(.object("Soup"))), ["soup": [Soup.soup("pea"), Soup.soup("leek")]]))
        #expect(talk.app.handled.first?["soup"] == [Soup.soup("Pea", id: "Pea"), Soup.soup("Leek", id: "Leek")])
    }

    // MARK: Search

    private func kitchen(_ menu: [String]) -> ScriptedApp {
        let app = accepting()
        app.options = { parameter, term in
            let found = term.map { term in menu.filter { $0.lowercased().contains(term.lowercased()) } } ?? menu
            return .options(parameter: parameter, Soup.menu(found))
        }
        return app
    }

    @Test func whatWasSaidIsSearchedFor() {
        let talk = Conversation(kitchen(["Leek", "Pea", "Peanut"])).play(
            request(intent(.search), ["soup": Soup.soup("leek")]))
        #expect(talk.app.calls == ["begin", "options soup 'leek'", "resolve soup", "confirm", "handle"])
        #expect(talk.all(.options).first?.fields == ["parameter": "soup", "count": 1, "searchTerm": "leek", "matches": 1])
    }

    @Test func aReplyThatNamesNoOptionIsALiveSearch() {
        let talk = Conversation(kitchen(["Leek", "Pea", "Peanut", "Corn"])).play(
            request(intent(.search)), saying: [("something with pea", .unclear), ("pea", .unclear), ("the second", .choice(1))])
        #expect(
            talk.app.calls.filter { $0.hasPrefix("options") } == [
                "options soup", "options soup 'something with pea'", "options soup 'pea'",
            ])
        #expect(talk.app.handled.first?["soup"] == Soup.soup("Pea", id: "Pea"), "said plainly, it is the one of that name")
        let chosen = Conversation(kitchen(["Leek", "Pea", "Peanut", "Corn"])).play(
            request(intent(.search)), saying: [("pea", .unclear), ("the second", .choice(1))])
        #expect(titles(chosen.questions.last) == ["Pea", "Peanut"])
        #expect(chosen.app.handled.first?["soup"] == Soup.soup("Peanut", id: "Peanut"))
    }

    @Test func aSearchThatFindsNothingSaysSo() {
        let talk = Conversation(kitchen(["Leek", "Pea"])).play(request(intent(.search)), saying: [("goulash", .unclear)])
        #expect(talk.lines.prefix(3).dropFirst() == ["Chatter found nothing for “goulash”.", "What should the soup be?"])
    }

    @Test func whatTheAppFoundForWordsIsOfferedUnderAnyName() {
        let app = accepting()
        app.options = { parameter, term in
            .options(parameter: parameter, Soup.menu(term == "cold soup" ? ["Gazpacho"] : []))
        }
        let talk = Conversation(app).play(request(intent(.search), ["soup": Soup.soup("cold soup")]), [.yes])
        #expect(talk.lines.first == "Do you mean Gazpacho?")
        #expect(talk.app.handled.first?["soup"] == Soup.soup("Gazpacho", id: "Gazpacho"))
    }

    @Test func searchesAreBounded() {
        let talk = Conversation(kitchen(["Leek", "Pea"]))
        talk.feed(.begin(request(intent(.search))))
        for _ in 0..<60 where talk.state.isWaitingForPerson { talk.feed(.reply(text: "e", meaning: .unclear)) }
        #expect(talk.outcome == .failed)
        #expect(talk.identifier == "dialogue.too-many-rounds")
    }

    // MARK: A choice holds

    @Test func aChosenOptionIsNeverAskedAgain() {
        // A handler that always asks which, and hands its objects back made anew.
        let lists = ["To do", "Daily", "Habit"]
        let app = accepting(["soup": Soup.menu(lists)])
        app.resolve = { _, _ in .single(.disambiguation(lists.map { Soup.soup($0, id: $0, subtitle: "again") })) }
        let talk = Conversation(app).play(request(intent(.none)), [.choice(0), .choice(0), .choice(0)])
        #expect(talk.questions.count == 1)
        #expect(talk.app.handled.first?["soup"]?.object?["identifier"] == "To do")
    }

    @Test func noneOfTheListedIsNotListedAgain() {
        let talk = Conversation(accepting(["soup": Soup.menu(["Leek", "Pea"])])).play(
            request(intent(.list)), saying: [("none", .noneOfThese), ("goulash", .unclear)])
        #expect(talk.questions.count == 2)
        #expect(titles(talk.questions.last) == [])
        #expect(talk.app.handled.first?["soup"] == Soup.soup("goulash"))
    }

    // MARK: Enumerations

    @Test func theCasesOfAnEnumerationAreTheChoices() {
        let talk = Conversation(accepting()).play(
            request(intent(.none, type: .enumeration("SoupSize"), dialogs: [.primary: "Which size?"])), [.choice(1)])
        #expect(talk.lines.first == "Which size?")
        #expect(
            talk.questions.first?.options == [
                Option(title: "a cup", alternatives: ["little", "small"]), Option(title: "a bowl", alternatives: ["large"]),
            ])
        #expect(talk.app.handled.first?["soup"] == 2)
    }

    // MARK: Failing

    @Test func withoutTheOptionsTheValueIsAskedForPlainly() {
        let app = accepting()
        app.options = { _, _ in .failed(HarkError("app.options-failed", detail: "the kitchen is closed")) }
        let talk = Conversation(app).play(request(intent(.list)), saying: [("leek", .unclear)])
        #expect(talk.lines.prefix(2) == ["Chatter couldn't say what there is to choose from.", "What should the soup be?"])
        #expect(talk.diagnostics.contains("app.options-failed"))
        #expect(talk.app.handled.first?["soup"] == Soup.soup("leek"))
    }

    @Test func noOptionsAreNoChoice() {
        let talk = Conversation(accepting()).play(request(intent(.list)), [.value(Soup.soup("leek", id: "9"))])
        #expect(titles(talk.questions.first) == [])
        #expect(talk.outcome == .handled)
    }

    @Test func aCrashWhileListingEndsTheRequest() {
        let app = accepting()
        app.options = { _, _ in .failed(HarkError("app.crashed")) }
        let talk = Conversation(app).play(request(intent(.list)))
        #expect(talk.identifier == "app.crashed")
    }

    // MARK: Pages

    @Test func longListsAreToldPageByPage() {
        let names = (1...12).map { "Soup \($0)" }
        let talk = Conversation(accepting(["soup": Soup.menu(names)])).play(
            request(intent(.list, dialogs: [.primary: "Which soup?", .subsequentIntroduction: "More of ${count} soups:"])),
            [.more, .more, .more, .choice(11)])
        #expect(
            talk.prompts.map(\.page) == [
                .init(start: 0, count: 5, total: 12), .init(start: 5, count: 5, total: 12), .init(start: 10, count: 2, total: 12),
                .init(start: 0, count: 5, total: 12),
            ])
        #expect(
            talk.lines.prefix(4) == [
                "Which soup?", "More of 12 soups:", "More of 12 soups:", "Those were all; here are the first again. Which soup?",
            ])
        // Every option can be chosen on every page, by its number among all.
        #expect(talk.prompts.allSatisfy { $0.question.options.count == 12 })
        #expect(talk.prompts[1].shownOptions.map(\.index) == [5, 6, 7, 8, 9])
        #expect(talk.all(.asked)[2].fields["options"]?.array?.count == 2)
        #expect(talk.app.handled.first?["soup"] == Soup.soup("Soup 12", id: "Soup 12"))
    }

    @Test func theDefinitionSaysHowManyAPageHas() {
        let talk = Conversation(accepting(["soup": Soup.menu(["a", "b", "c"])])).play(
            request(intent(.list, perPage: 2)), [.more])
        #expect(talk.prompts.map(\.page) == [.init(start: 0, count: 2, total: 3), .init(start: 2, count: 1, total: 3)])
    }

    @Test func moreOfAShortListSaysThatItIsAll() {
        let talk = Conversation(accepting(["soup": Soup.menu(["a", "b"])])).play(
            request(intent(.list, dialogs: [.primary: "Which?"])), [.more])
        #expect(talk.lines.prefix(2) == ["Which?", "Those are all. Which?"])
    }

    // MARK: After a restart

    @Test func aListingIsAskedForAgainAfterARestart() {
        let app = accepting(["soup": Soup.menu(["Leek", "Pea"])])
        let machine = DialogueMachine()
        var state = machine.step(DialogueState(), .begin(request(intent(.list)))).state
        state = machine.step(state, .app(.began(handlerClass: "H"))).state
        state = machine.step(state, .app(.resolved(parameter: "soup", .single(.needsValue)))).state
        let again = machine.recover(state)
        guard case .begin? = again.effects.first else { Issue.record("\(again.effects)"); return }
        let began = machine.step(again.state, .app(.began(handlerClass: "H")))
        #expect(began.effects == [.options(parameter: "soup", searchTerm: nil, intent: IntentObject("OrderSoupIntent"))])
        let asked = machine.step(began.state, app.answer(began.effects[0]).map { .app($0) } ?? .noReply)
        #expect(asked.state.prompt?.question.options.count == 2)
    }
}
