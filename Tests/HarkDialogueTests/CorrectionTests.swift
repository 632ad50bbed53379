import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// Replies that say more, or something else, than was asked. The understanding made nothing of them (`unclear`), or took them for
/// a value of what was asked: what the request itself knows exactly goes before.
@Suite struct CorrectionTests {
    static let ways = EnumerationDescription(
        name: "Way",
        cases: [
            EnumerationCase(name: "unknown", rawValue: 0),
            EnumerationCase(
                name: "delivery", rawValue: 1, displayName: LocalizedText("Delivery", translations: ["zh-Hans": "外送"]), synonyms: ["deliver it"]),
            EnumerationCase(name: "pickup", rawValue: 2, displayName: LocalizedText("Pickup", translations: ["zh-Hans": "自取"])),
        ])

    static let intent: IntentDescription = {
        func name(_ text: String, _ chinese: String) -> LocalizedText { LocalizedText(text, translations: ["zh-Hans": chinese]) }
        var intent = Soup.intent(
            [
                Soup.parameter("soup", .object("Soup"), CustomParameter(displayName: name("Soup", "汤"), options: .search)),
                Soup.parameter(
                    "quantity", .integer, CustomParameter(displayName: name("Quantity", "数量"), dialogs: [.primary: "How many bowls?"])),
                Soup.parameter("size", .enumeration("SoupSize"), CustomParameter(displayName: name("Size", "大小"))),
                Soup.parameter("extras", .array(.string), CustomParameter(displayName: name("Extras", "加料"), options: .list)),
                Soup.parameter("way", .enumeration("Way"), CustomParameter(displayName: name("Way", "方式"))),
                Soup.parameter(
                    "address", .string, CustomParameter(displayName: name("Address", "地址"), relevance: .equals("way", 1))),
                Soup.parameter(
                    "place", .object("Soup"), CustomParameter(displayName: name("Place", "地点"), options: .list, relevance: .equals("way", 2))),
            ],
            combinations: [
                ParameterCombination(
                    parameters: ["soup", "quantity", "way", "address", "place"], title: LocalizedText("Order ${quantity} ${soup}", translations: ["zh-Hans": "点${quantity}份${soup}"]),
                    isPrimary: true)
            ], behaviour: IntentBehaviour(confirmation: .always))
        intent.custom?.enumerations["Way"] = ways
        return intent
    }()

    static let menu: [(english: String, chinese: String)] = [("Corn Soup", "玉米汤"), ("Miso Soup", "味噌汤"), ("Leek Soup", "韭葱汤")]

    private func app() -> ScriptedApp {
        let app = accepting([
            "extras": ParameterOptions(sections: [.init(items: ["Croutons", "Cream", "Basil"])]),
            "place": Soup.menu(["Counter", "Garden Gate"]),
        ])
        let resolve = app.resolve
        app.resolve = { parameter, intent in
            parameter == "extras" && intent[parameter] == nil ? .single(.notRequired) : resolve(parameter, intent)
        }
        let options = app.options
        app.options = { parameter, term in
            guard parameter == "soup" else { return options(parameter, term) }
            let words = (term ?? "").lowercased().replacing("soups", with: "soup")
            let found = Self.menu.filter { term == nil || $0.english.lowercased().contains(words) || $0.chinese.contains(words) }
            return .options(
                parameter: parameter, ParameterOptions(sections: [.init(items: found.map { Soup.soup($0.english, id: $0.english, also: [$0.chinese]) })]))
        }
        return app
    }

    private static let ordered: [String: IntentValue] = [
        "soup": Soup.soup("Corn Soup", id: "Corn Soup", also: ["玉米汤"]), "quantity": 2, "size": 2, "way": 2, "place": Soup.soup("Garden Gate", id: "Garden Gate"),
    ]

    /// What was put to the person last after these replies.
    private func last(_ replies: (String, ReplyMeaning)..., locale: String = "en") -> String? { last(Self.ordered, replies, locale) }

    private func last(_ values: [String: IntentValue], _ replies: (String, ReplyMeaning)...) -> String? { last(values, replies, "en") }

    private func begun(_ values: [String: IntentValue], _ locale: String) -> Conversation {
        let talk = Conversation(app())
        var request = request(Self.intent, values, locale: locale)
        request.combination = Self.intent.custom?.combinations.first?.parameters
        talk.feed(.begin(request))
        return talk
    }

    private func last(_ values: [String: IntentValue], _ replies: [(String, ReplyMeaning)], _ locale: String) -> String? {
        let talk = begun(values, locale)
        for (text, meaning) in replies where talk.state.isWaitingForPerson { talk.feed(.reply(text: text, meaning: meaning)) }
        return talk.lines.last
    }

    // MARK: What is read back

    @Test func theConfirmationSaysEveryValue() {
        #expect(last() == "Order 2 Corn Soup. Size: a bowl. Way: Pickup. Place: Garden Gate. Go ahead?")
        #expect(last(locale: "zh") == "点2份Corn Soup。大小：大份；方式：自取；地点：Garden Gate。确定吗？")
        var values = Self.ordered
        values["extras"] = ["Croutons", "Cream", "Basil", "Salt", "Chives", "Oil", "Seeds"]
        #expect(last(values)?.contains("Extras: Croutons, Cream, Basil, Salt, Chives, Oil and Seeds.") == true, "all of a list is agreed to")
    }

    @Test func aSentenceOfABuiltInIntentIsFollowedByWhatItDoesNotSay() throws {
        let anna = IntentValue.array([person("Anna", id: "1")])
        func line(_ more: [String: IntentValue]) throws -> String? {
            let values = ["recipients": anna, "content": "Late"].merging(more) { $1 }
            return Conversation(accepting()).play(request(try builtIn("INSendMessageIntent"), values)).lines.first
        }
        #expect(try line([:]) == "To Anna: Late. Send it?")
        #expect(try line(["serviceName": "Pigeon"]) == "Service name: Pigeon. To Anna: Late. Send it?")
    }

    @Test func aNameIsInThePluralWhereItHasOneAndThereAreSeveral() {
        var name = LocalizedText("%#@count@")
        name.standard.plurals = ["count": ["one": "Extra", "other": "Extras"]]
        let intent = Soup.intent(
            [Soup.parameter("size", .string), Soup.parameter("extras", .array(.string), CustomParameter(displayName: name))],
            behaviour: IntentBehaviour(confirmation: .always))
        func line(_ extras: [IntentValue]) -> String? {
            Conversation(accepting()).play(request(intent, ["size": "large", "extras": .array(extras)])).lines.first
        }
        #expect(line(["Cream"]) == "Order Soup. Size: large. Extra: Cream. Go ahead?")
        #expect(line(["Cream", "Basil"]) == "Order Soup. Size: large. Extras: Cream and Basil. Go ahead?")
    }

    // MARK: To the whole request

    @Test(arguments: [
        ("make it three and a cup", "Order 3 Corn Soup. Size: a cup."), ("no, wait, three", "Order 3 Corn Soup. Size: a bowl."),
        ("not two, three", "Order 3 Corn Soup. Size: a bowl."), ("no, miso soup instead", "Order 2 Miso Soup. Size: a bowl."),
        ("three little miso soups", "Order 3 Miso Soup. Size: a cup."), ("three bowls", "Order 3 Corn Soup."),
        ("不要玉米汤，要味噌汤", "Order 2 Miso Soup. Size: a bowl."), ("改成三份小份", "Order 3 Corn Soup. Size: a cup."), ("miso soup吧", "Order 2 Miso Soup."),
        ("no, 1,200", "Order 1,200 Corn Soup. Size: a bowl."), ("add croutons and cream", "Order 2 Corn Soup. Size: a bowl. Extras: Croutons and Cream."), ("Leek", "Order 2 Leek Soup."),
        ("change the size to little", "Order 2 Corn Soup. Size: a cup."), ("counter", "Order 2 Corn Soup. Size: a bowl. Way: Pickup. Place: Counter."),
    ])
    func aCorrectionChangesWhatItSaysAndNothingElse(said: String, put: String) {
        #expect(last((said, .unclear))?.hasPrefix(put) == true, "\(last((said, .unclear)) ?? "")")
        // Asked what to change, the same.
        let asked = last(("change", .wantsChange(parameter: nil)), (said, .unclear))
        #expect(asked?.hasPrefix(put) == true && asked?.hasSuffix("Go ahead?") == true, "\(asked ?? "")")
        #expect(put.contains("Place") || asked?.contains("Place: Garden Gate") == true)
    }

    @Test(arguments: [("the soup", "What should the Soup be?"), ("size", "What should the Size be?"), ("地点", "What should the Place be?"), ("Quantity", "How many bowls?")])
    func aParametersNameAsksForIt(said: String, put: String) {
        #expect(last(("change", .wantsChange(parameter: nil)), (said, .unclear)) == put)
    }

    @Test func whatDependsOnAChangeIsAskedForAndWhatWasSaidOfAnotherPartEnablesIt() {
        #expect(last(("actually deliver it", .unclear)) == "What should the Address be?")
        #expect(last(("actually deliver it", .unclear), ("1 Pickup Street", .value("1 Pickup Street")))
            == "Order 2 Corn Soup. Size: a bowl. Way: Delivery. Address: 1 Pickup Street. Go ahead?")
        #expect(last(("change the address to 5 Main Street", .unclear))
            == "Order 2 Corn Soup. Size: a bowl. Way: Delivery. Address: 5 Main Street. Go ahead?")
        #expect(last(("地址", .unclear)) == "What should the Address be?")
    }

    @Test func elementsAreTakenOutOfAList() {
        var values = Self.ordered
        values["extras"] = ["Croutons", "Cream"]
        #expect(last(values, ("no croutons", .unclear))?.contains("Extras: Cream.") == true)
        #expect(last(values, ("without cream and croutons", .unclear))?.contains("Extras") == false)
    }

    @Test func whatIsDeniedWithoutAnotherValueIsAskedFor() {
        #expect(last(("not a bowl", .unclear)) == "What should the Size be?")
    }

    @Test func wordsThatNobodyKnowsChangeNothing() {
        let put = "Order 2 Corn Soup. Size: a bowl. Way: Pickup. Place: Garden Gate. Go ahead?"
        #expect(last(("hello there", .unclear)) == "Sorry, I didn't get that. " + put)
        #expect(last(("change", .wantsChange(parameter: nil)), ("elephants", .unclear)) == "Sorry, I didn't get that. What should I change?")
    }

    @Test(arguments: ["make it 2.5", "make it -3", "make it 6:30", "make it 1,20"]) func aNumberOfAnotherKindIsNoneOfItsParts(said: String) {
        let put = last((said, .unclear))
        #expect(put?.hasSuffix("Order 2 Corn Soup. Size: a bowl. Way: Pickup. Place: Garden Gate. Go ahead?") == true, "\(put ?? "")")
    }

    @Test func severalValuesOfTheUnderstandingAreTakenTogether() {
        #expect(last(("…", .changes(["quantity": 5, "size": 1])))?.hasPrefix("Order 5 Corn Soup. Size: a cup.") == true)
    }

    // MARK: To a question about a parameter

    @Test func anotherParametersCaseIsNoText() {
        let delivered: [String: IntentValue] = ["soup": Soup.soup("Corn Soup", id: "Corn Soup"), "quantity": 1, "size": 1, "way": 1]
        #expect(last(delivered) == "What should the Address be?")
        #expect(last(delivered, ("pickup", .value("pickup"))) == "What should the Place be?")
        #expect(last(delivered, ("自取吧", .value("自取吧"))) == "What should the Place be?")
        #expect(last(delivered, ("no, make it three", .value("no, make it three"))) == "What should the Address be?")
        // A word among others, a number and "yes" are text, as ever.
        for text in ["pickup street 1", "3", "yes", "the size of it"] {
            #expect(last(delivered, (text, .value(.string(text))))?.contains("Address: \(text).") == true, "\(text)")
        }
    }

    @Test func anotherParametersCaseIsNoneOfTheOptions() {
        var picked = Self.ordered
        picked["place"] = nil
        let words = IntentValue.object(IntentObject("Soup", ["displayString": "delivery"]))
        #expect(last(picked) == "What should the Place be?")
        #expect(last(picked, ("delivery", .change(parameter: "place", value: words))) == "What should the Address be?")
    }

    @Test func theRestOfAReplyFillsTheOthers() {
        let part: [String: IntentValue] = ["way": 2, "place": Soup.soup("Counter", id: "Counter")]
        #expect(last(part) == "What should the Soup be?")
        let words = IntentValue.object(IntentObject("Soup", ["displayString": "two little corn soups"]))
        #expect(last(part, ("two little corn soups", .change(parameter: "soup", value: words)))
            == "Order 2 Corn Soup. Size: a cup. Way: Pickup. Place: Counter. Go ahead?")
        #expect(last(part, ("corn", .choice(0)), ("three little", .unclear))
            == "Order 3 Corn Soup. Size: a cup. Way: Pickup. Place: Counter. Go ahead?")
    }

    @Test func whatDependsOnAChangedParameterIsResolvedAgain() {
        let talk = begun(Self.ordered, "en")
        let before = talk.app.calls.filter { $0 == "resolve place" }.count
        talk.feed(.reply(text: "make it pickup", meaning: .unclear))
        #expect(talk.app.calls.filter { $0 == "resolve place" }.count == before + 1)
        #expect(talk.app.calls.filter { $0 == "resolve quantity" }.count == 1)
    }
}
