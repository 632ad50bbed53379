import HarkDialogue
import IntentSchema
import Testing

/// One test for each row of `Documentation/Resolution.md` about the words of a definition.
@Suite struct CustomWordingTests {
    private func order(
        _ answer: PhaseAnswer, codes: [ResponseCodeDescription], properties: [FieldDescription] = [], locale: String = "en",
        category: String = "order", values: [String: IntentValue] = [:]
    ) -> Conversation {
        let intent = Soup.intent(
            [Soup.parameter("quantity", .integer), Soup.parameter("soup", .object("Soup"))], codes: codes, properties: properties,
            behaviour: IntentBehaviour(askOrder: ["quantity"]), category: category)
        return Conversation(accepting([:], answer)).play(
            request(intent, values.merging(["quantity": 2]) { own, _ in own }, locale: locale))
    }

    private static let ordered = ResponseCodeDescription(
        name: "ordered", rawValue: 100, isSuccess: true,
        template: LocalizedText(
            "Your ${soup} is on its way. It takes ${minutes} minutes.",
            translations: ["zh-Hans": "您点的${soup}正在制作。需要${minutes}分钟。"]))
    private static let soldOut = ResponseCodeDescription(
        name: "soldOut", rawValue: 101, isSuccess: false, template: "Sorry, ${soup} is sold out.")
    private static let properties = [
        FieldDescription(name: "minutes", type: .integer), FieldDescription(name: "soup", type: .object("Soup")),
    ]

    @Test func aCodesTemplateIsTheAnswer() {
        let full = order(
            respond("ordered", ["minutes": 5, "soup": Soup.soup("Leek")]), codes: [Self.ordered], properties: Self.properties)
        #expect(full.lines == ["Your Leek is on its way. It takes 5 minutes."])
        #expect(full.outcome == .handled)
        let sold = order(respond("soldOut", ["soup": Soup.soup("Leek")]), codes: [Self.soldOut], properties: Self.properties)
        #expect(sold.lines == ["Sorry, Leek is sold out."])
        #expect(sold.outcome == .failed)
    }

    @Test func theTemplateIsInThePersonsLanguage() {
        let talk = order(
            respond("ordered", ["minutes": 5, "soup": Soup.soup("韭葱汤")]), codes: [Self.ordered], properties: Self.properties,
            locale: "zh-Hans-CN")
        #expect(talk.lines == ["您点的韭葱汤正在制作。需要5分钟。"])
    }

    @Test func aTranslationThatCannotBeFilledGivesWayToTheTextItself() {
        var code = Self.ordered
        code.template = LocalizedText("It takes ${minutes} minutes.", translations: ["en": "${duration}"])
        let talk = order(respond("ordered", ["minutes": 5]), codes: [code], properties: Self.properties)
        #expect(talk.lines == ["It takes 5 minutes."])
    }

    @Test func aMissingValueRemovesItsSentence() {
        let some = order(respond("ordered", ["minutes": 5]), codes: [Self.ordered], properties: Self.properties)
        #expect(some.lines == ["It takes 5 minutes."])
        let none = order(respond("ordered"), codes: [Self.ordered], properties: Self.properties)
        #expect(none.lines == ["Done."])
        let failed = order(respond("soldOut"), codes: [Self.soldOut], properties: Self.properties)
        #expect(failed.lines == ["Chatter couldn't do that."])
    }

    @Test func aTemplateTakesTheIntentsValuesToo() {
        let talk = order(
            respond("ordered", ["minutes": 5]), codes: [Self.ordered], properties: [Self.properties[0]],
            values: ["soup": Soup.soup("Leek", id: "1")])
        #expect(talk.lines == ["Your Leek is on its way. It takes 5 minutes."])
    }

    @Test(arguments: ["generic", "information", "order", "start", "share", "create", "search", "download", "set", "request", "run", ""])
    func noCategorySilencesATemplate(category: String) {
        let talk = order(
            respond("ordered", ["minutes": 5]), codes: [Self.ordered], properties: Self.properties, category: category)
        #expect(talk.lines == ["It takes 5 minutes."])
    }

    @Test func theDefinitionSaysWhetherACodeIsASuccess() {
        // The names say the opposite.
        let codes = [
            ResponseCodeDescription(name: "failureOfNothing", rawValue: 100, isSuccess: true),
            ResponseCodeDescription(name: "successfullyRefused", rawValue: 101, isSuccess: false),
        ]
        #expect(order(respond("failureOfNothing"), codes: codes).outcome == .handled)
        #expect(order(respond("successfullyRefused"), codes: codes).outcome == .failed)
    }

    @Test func aCodeIsWhatItsNameSaysWhateverItsNumber() {
        let answer = PhaseAnswer.response(
            IntentResponse(code: 101, codeName: "ordered", object: IntentObject("Response", ["minutes": 5])))
        let talk = order(answer, codes: [Self.ordered, Self.soldOut], properties: Self.properties)
        #expect(talk.lines == ["It takes 5 minutes."])
    }

    // MARK: Questions

    private func asked(
        _ custom: CustomParameter, _ resolution: Resolution, type: ValueType = .string, value: IntentValue? = nil,
        locale: String = "en", reasons: String? = nil
    ) -> [String] {
        var first: Resolution? = resolution
        let app = ScriptedApp(resolve: { parameter, intent in
            defer { first = nil }
            return first ?? .single(.success(intent[parameter] ?? .null))
        })
        var values: [String: IntentValue] = [:]
        values["soup"] = value
        let intent = Soup.intent([Soup.parameter("soup", type, reasons: reasons, custom)])
        return Conversation(app).play(request(intent, values, locale: locale)).lines
    }

    @Test func theDialogsOfAParameterAreTheQuestions() {
        let custom = CustomParameter(
            displayName: LocalizedText("Soup", translations: ["zh-Hans": "汤"]),
            dialogs: [
                .primary: LocalizedText("Which soup?", translations: ["zh-Hans": "哪种汤？"]),
                .confirmation: "Just to confirm, you wanted ‘${soup}’?",
                .disambiguationIntroduction: "There are ${count} options matching ‘${soup}’.",
                .disambiguationSelection: "Which one?",
            ])
        #expect(asked(custom, .single(.needsValue)) == ["Which soup?"])
        #expect(asked(custom, .single(.needsValue), locale: "zh-CN") == ["哪种汤？"])
        #expect(
            asked(custom, .single(.confirmationRequired("leek", reason: nil)), value: "leak")
                == ["Just to confirm, you wanted ‘leek’?"])
        #expect(
            asked(custom, .single(.disambiguation(["leek one", "leek two"])), value: "leek")
                == ["There are 2 options matching ‘leek’. Which one?"])
        // Nothing was said: the introduction would have a hole.
        #expect(asked(custom, .single(.disambiguation(["one", "two"]))) == ["Which one?"])
    }

    @Test func withoutADialogTheDisplayNameIsUsed() {
        let custom = CustomParameter(displayName: LocalizedText("Broth", translations: ["zh-Hans": "汤底"]))
        #expect(asked(custom, .single(.needsValue)) == ["What should the Broth be?"])
    }

    @Test func aReasonIsSaidInTheDefinitionsWords() {
        let custom = CustomParameter(reasons: ["soldOut": "There is no ${soup} left today."])
        #expect(
            asked(
                custom, .single(.unsupported(reason: 1)), value: "leek", reasons: "SoupOrderSoupUnsupportedReason").first
                == "There is no leek left today.")
    }

    @Test func aValueIsSaidAsTheDefinitionCallsIt() throws {
        func said(_ type: ValueType, _ value: IntentValue, _ custom: CustomParameter = CustomParameter(), _ locale: String = "en") -> String? {
            var custom = custom
            custom.dialogs = [.confirmation: "‘${soup}’?"]
            return asked(custom, .single(.confirmationRequired(value, reason: nil)), type: type, value: value, locale: locale).first
        }
        #expect(said(.enumeration("SoupSize"), 2) == "‘a bowl’?")
        #expect(said(.enumeration("SoupSize"), 2, CustomParameter(), "zh-Hans") == "‘大份’?")
        #expect(said(.object("Soup"), Soup.soup("Leek", id: "7")) == "‘Leek’?")
        #expect(said(.boolean, true, CustomParameter(trueName: "hot", falseName: "cold")) == "‘hot’?")
        #expect(said(.boolean, false, CustomParameter(trueName: "hot", falseName: "cold")) == "‘cold’?")
        let walk = IntentValue.object(IntentObject("measurement", ["value": 1500, "unit": "m"]))
        #expect(said(.measurement("UnitLength"), walk, CustomParameter(constraints: ValueConstraints(unit: "km"))) == "‘1.5 km’?")
        #expect(said(.integer, .number(3)) == "‘3’?")
        #expect(said(.number, .number(2.5)) == "‘2.5’?")
    }

    @Test func theConfirmationIsTheCombinationsTitle() {
        func line(_ values: [String: IntentValue], locale: String = "en") -> String? {
            let intent = Soup.intent(
                [Soup.parameter("quantity", .integer), Soup.parameter("soup", .object("Soup"))],
                combinations: [
                    ParameterCombination(
                        parameters: ["quantity", "soup"],
                        title: LocalizedText("Order ${quantity} ${soup}.", translations: ["zh-Hans": "点${quantity}份${soup}"]))
                ], behaviour: IntentBehaviour(askOrder: ["quantity"], confirmation: .always))
            return Conversation(accepting()).play(request(intent, values, locale: locale)).lines.first
        }
        #expect(line(["quantity": 2, "soup": Soup.soup("Leek", id: "1")]) == "Order 2 Leek. Go ahead?")
        #expect(line(["quantity": 2, "soup": Soup.soup("韭葱汤", id: "1")], locale: "zh") == "点2份韭葱汤。确定吗？")
        #expect(line(["quantity": 2]) == "Order Soup: 2. Go ahead?")
    }
}
