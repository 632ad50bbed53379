import Foundation
import IntentDefinitions
import IntentSchema
import Testing

@Suite struct TranslationTests {
    private func order() throws -> IntentDescription {
        let set = DefinitionSet(try Fixtures.kitchen())
        #expect(set.diagnostics == [])
        let descriptions = set.descriptions()
        // A system intent's entry words a built-in one; it is none itself.
        #expect(descriptions.map(\.name) == ["KTOrderSoupIntent", "MenuIntent"])
        return try #require(descriptions.first)
    }

    @Test func aSystemIntentsEntryWordsTheBuiltInOne() throws {
        let wordings = DefinitionSet(try Fixtures.kitchen()).wordings()
        #expect(wordings.map(\.name) == ["INSendMessageIntent"])
        let worded = try #require(wordings.first), builtIn = try #require(Catalogue.shared.intent(named: "INSendMessageIntent"))
        #expect(!worded.isCustom && worded.custom?.isSystem == true)
        #expect(worded.custom?.title?.text(in: "en") == "Send Message")
        #expect(worded.parameter("content")?.custom?.dialogs[.primary]?.text(in: "en") == "What should it say?")
        #expect(worded.parameter("recipients")?.custom == nil)
        // What it is and what is done with it stays the framework's.
        #expect(worded.parameters.map(\.name) == builtIn.parameters.map(\.name) && worded.response == builtIn.response && worded.behaviour == builtIn.behaviour)
    }

    @Test func anIntentIsDescribed() throws {
        let order = try order()
        let custom = try #require(order.custom)
        #expect(order.domain == "order" && custom.verb == "Order" && custom.imageName == "Bowl")
        #expect(order.handlingProtocol == "KTOrderSoupIntentHandling")
        #expect(custom.title?.text(in: "en") == "Order Soup" && custom.title?.text(in: "zh-Hans-CN") == "点汤")
        #expect(custom.summary?.text(in: "de") == "Orders a bowl of soup")
        #expect(custom.inputParameter == "soup" && custom.keyParameter == "soup" && custom.outputProperty == "soup")
        #expect(custom.isConfigurable && custom.isEligibleForWidgets && !custom.isEligibleForSuggestions)
        #expect(custom.combinations.map(\.parameters) == [[], ["soup", "quantity"], ["soup", "toGo", "address"]])
        #expect(custom.combinations.map(\.isManaged) == [false, false, true])
        #expect(custom.combinations.map(\.isPrimary) == [false, true, false])
        #expect(custom.combinations.map(\.supportsBackgroundExecution) == [false, true, true])
        #expect(custom.combinations[1].title?.text(in: "zh-Hans") == "点${quantity}份${soup}")
    }

    @Test func theTypesAreTheSchemas() throws {
        let types = try order().parameters.map { "\($0.name): \($0.type)" }
        #expect(
            types == [
                "soup: object(KTSoup)", "quantity: integer", "toGo: boolean", "size: enumeration(KTBowlSize)",
                "address: object(CLPlacemark)", "lid: boolean", "extra: [string]", "when: dateComponents",
                "between: object(INDateComponentsRange)", "guest: [object(INPerson)]", "tip: object(INCurrencyAmount)",
                "pay: object(INPaymentMethod)", "photo: object(INFile)", "menu: url", "nick: object(INSpeakableString)",
                "wait: number", "way: measurement(UnitLength)", "weight: measurement(UnitMass)", "volume: measurement(UnitVolume)",
                "speed: measurement(UnitSpeed)", "heat: measurement(UnitTemperature)", "energy: measurement(UnitEnergy)",
                "price: number", "attachment: object(INMessageAttachment)", "kind: enumeration(INOutgoingMessageType)",
            ])
    }

    @Test func parametersCarryWhatTheDefinitionSays() throws {
        let order = try order()
        let soup = try #require(order.parameter("soup")), about = try #require(soup.custom)
        #expect(soup.isResolvable && soup.resolutionResult == "KTOrderSoupSoupResolutionResult")
        #expect(about.options == .search && about.optionsPerPage == 3 && about.isConfigurable)
        #expect(Set(about.dialogs.keys) == Set(CustomParameter.Dialog.allCases))
        #expect(about.dialogs[.subsequentIntroduction]?.text(in: "en") == "There are more:")
        let quantity = try #require(order.parameter("quantity"))
        #expect(quantity.custom?.constraints.minimum == 1 && quantity.custom?.constraints.maximum == 10)
        #expect(quantity.custom?.constraints.allowsNegative == true)
        #expect(quantity.custom?.defaultValue == 2)
        #expect(quantity.custom?.reasons["tooMany"]?.text(in: "en") == "We cannot make so many.")
        #expect(
            order.custom?.enumerations["KTOrderSoupQuantityUnsupportedReason"]?.cases.map { "\($0.name) \($0.rawValue)" } == [
                "negativeNumbersNotSupported 1", "greaterThanMaximumValue 2", "lessThanMinimumValue 3", "tooMany 4",
            ])
        #expect(order.parameter("toGo")?.custom?.trueName?.text(in: "en") == "to go")
        #expect(order.parameter("size")?.custom?.defaultValue == 1)
        #expect(order.parameter("size")?.resolutionResult == "KTBowlSizeResolutionResult")
        #expect(order.parameter("extra")?.custom?.defaultValue == ["bread"])
        #expect(order.parameter("extra")?.custom?.constraints.size == 2)
        #expect(order.parameter("extra")?.custom?.constraints.isMultiline == true)
        #expect(order.parameter("photo")?.custom?.constraints.fileTypes == ["public.jpeg", "public.png"])
        // Time is in seconds whatever it is shown in, a measurement in the definition's unit.
        #expect(order.parameter("wait")?.custom?.constraints == ValueConstraints(minimum: 60, maximum: 7200, unit: "s"))
        #expect(order.parameter("wait")?.custom?.defaultValue == .number(1800))
        #expect(order.parameter("way")?.custom?.constraints == ValueConstraints(maximum: 5, unit: "km"))
        // Empty data is no limit.
        #expect(order.parameter("heat")?.custom?.constraints == ValueConstraints(unit: "°C"))
    }

    @Test func relationshipsBecomeConditions() throws {
        let order = try order()
        func relevance(_ name: String) -> Condition? { order.parameter(name)?.custom?.relevance }
        #expect(relevance("address") == .equals("toGo", true))
        #expect(relevance("lid") == .equals("toGo", false))
        #expect(relevance("extra") == .any([.equals("size", 1), .equals("size", 5)]))
        #expect(relevance("guest") == .present("soup"))
        #expect(relevance("soup") == .always)
        let tomato = IntentObject("KTOrderSoupIntent", ["soup": .object(IntentObject("KTSoup", ["identifier": "tomato-2"]))])
        #expect(relevance("when")?.holds(for: tomato) == true)
        #expect(relevance("when")?.holds(for: IntentObject("KTOrderSoupIntent")) == false)
        let coded = try JSONDecoder().decode(Condition.self, from: JSONEncoder().encode(try #require(relevance("when"))))
        #expect(coded == .contains("soup", "tomato"))
    }

    @Test func behaviourIsData() throws {
        let behaviour = try order().behaviour
        #expect(behaviour.askOrder == ["soup", "quantity", "toGo", "size", "address"])
        #expect(behaviour.confirmation == .always)
        #expect(behaviour.dependents == ["toGo": ["address", "lid"], "size": ["extra"], "soup": ["when", "guest"]])
        #expect(behaviour.followUps == ["ordered": .success, "soldOut": .failure])
    }

    @Test func responsesHaveTheirCodes() throws {
        let response = try order().response
        #expect(response.className == "KTOrderSoupIntentResponse" && response.codeEnumeration == "KTOrderSoupIntentResponseCode")
        #expect(
            response.codes.map { "\($0.rawValue) \($0.name)" } == [
                "0 unspecified", "1 ready", "2 continueInApp", "3 inProgress", "4 success", "5 failure",
                "6 failureRequiringAppLaunch", "100 ordered", "101 soldOut",
            ])
        #expect(response.code(named: "success")?.isSuccess == true && response.code(named: "soldOut")?.isSuccess == false)
        #expect(response.code(named: "ready")?.isSuccess == nil)
        #expect(response.code(named: "success")?.conciseTemplate?.text(in: "en") == "In ${minutes} minutes.")
        #expect(response.properties.map { "\($0.name): \($0.type)" } == ["minutes: integer", "soup: object(KTSoup)", "warm: boolean", "sizes: [enumeration(KTBowlSize)]"])
    }

    @Test func typesTravelWithTheIntent() throws {
        let custom = try #require(try order().custom)
        let soup = try #require(custom.types["KTSoup"])
        #expect(soup.superclass == "INObject" && soup.displayName?.text(in: "en") == "Soup")
        // The framework's own properties are not repeated; a type may refer to itself.
        #expect(soup.fields.map(\.name) == ["calories", "size", "side", "since", "vegan", "page", "time"])
        #expect(soup.fields[2].type == .object("KTSoup"))
        let size = try #require(custom.enumerations["KTBowlSize"])
        #expect(size.cases.map(\.rawValue) == [0, 1, 5])
        #expect(size.cases[1].displayName?.text(in: "zh") == "中")
        #expect(size.cases[1].synonyms.map { $0.text(in: "en") } == ["normal"])
    }

    @Test func oldVersionsKnowNoResolution() throws {
        let set = DefinitionSet([try Fixtures.source("Timer.intentdefinition")])
        let timer = try #require(set.descriptions().first)
        #expect(timer.parameters.allSatisfy { !$0.isResolvable } && timer.behaviour.askOrder == [])
        #expect(timer.parameter("label")?.type == .object("INObject"))
        #expect(timer.custom?.combinations.map(\.parameters) == [["minutes"]])
    }

    @Test func referencesLeadToOtherFiles() throws {
        let rating = try Fixtures.source("Rating.intentdefinition")
        let both = DefinitionSet(try Fixtures.kitchen() + [rating])
        #expect(both.diagnostics == [])
        let rate = try #require(both.descriptions().first { $0.name == "RateSoupIntent" })
        #expect(rate.parameter("soup")?.type == .object("KTSoup"))
        #expect(rate.parameter("soup")?.resolutionResult == "KTSoupResolutionResult")
        #expect(rate.custom?.types["KTSoup"]?.fields.count == 7)
        #expect(rate.custom?.enumerations.keys.contains("KTBowlSize") == true)
        let alone = DefinitionSet([rating])
        #expect(alone.diagnostics.map(\.identifier) == ["definition.dangling-reference"])
        #expect(alone.diagnostics.first?.keyPath == "INIntents[0].INIntentParameters[0].INIntentParameterObjectType")
        #expect(alone.descriptions().first?.parameter("soup")?.type == .object("Soup"))
    }

    /// Codes are numbered by their place, and known by their name.
    @Test func reorderedCodesKeepTheirNames() throws {
        var file = try Fixtures.file("Base.lproj/Kitchen.intentdefinition")
        file.intents[0].response?.codes.reverse()
        let codes = try #require(DefinitionSet(files: [file]).descriptions().first).response.codes
        #expect(codes.suffix(2).map { "\($0.rawValue) \($0.name)" } == ["100 soldOut", "101 ordered"])
        #expect(codes.last?.template?.text(in: "en") == "${soup} is ordered.")
    }

    /// The category changes no more than itself.
    @Test(arguments: ["generic", "information", "order", "start", "share", "create", "search", "download", "request", "set"])
    func theCategoryChangesNothingElse(category: String) throws {
        var file = try Fixtures.file("Base.lproj/Kitchen.intentdefinition")
        file.intents[0].category = category
        var described = try #require(DefinitionSet(files: [file]).descriptions().first)
        #expect(described.domain == category)
        described.domain = "order"
        described.custom?.category = "order"
        file.intents[0].category = "order"
        #expect(described == DefinitionSet(files: [file]).descriptions().first)
    }
}
