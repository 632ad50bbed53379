import Foundation
import IntentDefinitions
import PropertyLists
import Testing

@Suite struct ModelTests {
    @Test(arguments: [
        "Base.lproj/Kitchen.intentdefinition", "Timer.intentdefinition", "Rating.intentdefinition", "Copies/fr.lproj/Cat.intentdefinition",
    ])
    func writingKeepsEverything(path: String) throws {
        let source = try Fixtures.source(path)
        let file = try Fixtures.file(path)
        let written = file.write()
        #expect(try PropertyList(written, limits: .definition) == PropertyList(source.bytes, limits: .definition))
        #expect(DefinitionReader().read(written, path: path).file == file)
        #expect(file.write() == written)
    }

    /// A definition of which nothing has been read says the same when it is written from its model alone.
    @Test func theModelCarriesEveryKey() throws {
        let file = try Fixtures.file("Base.lproj/Kitchen.intentdefinition")
        var bare = file
        bare.source = [:]
        bare.intents = bare.intents.map { intent in
            var intent = intent
            intent.source = [:]
            intent.parameters = intent.parameters.map { parameter in
                var parameter = parameter
                parameter.source = [:]
                parameter.metadata?.source = [:]
                parameter.relationship?.source = [:]
                return parameter
            }
            intent.response?.source = [:]
            return intent
        }
        let again = try #require(DefinitionReader().read(bare.write(), path: file.path).file)
        func keys(_ list: PropertyList, _ path: String) -> Set<String> {
            switch list {
            case .dictionary(let values):
                Set(values.flatMap { key, value in [path + key] + keys(value, path + key + ".") })
            case .array(let values): Set(values.flatMap { keys($0, path) })
            default: []
            }
        }
        // What absence says too is left out; everything else comes back.
        #expect(
            keys(file.propertyList, "").subtracting(keys(bare.propertyList, "")) == [])
        #expect(again.intents.map(\.parameters.count) == file.intents.map(\.parameters.count))
    }

    @Test func readsEachKindOfThing() throws {
        let file = try Fixtures.file("Base.lproj/Kitchen.intentdefinition")
        #expect(file.namespace == "kTcHn1" && file.modelVersion == "1.2" && file.toolsVersion == "12.0")
        let order = try #require(file.intents.first)
        #expect(order.className == "KTOrderSoupIntent" && order.category == "order" && order.verb == "Order")
        #expect(order.requiresConfirmation && order.opensApp && order.isIneligibleForSuggestions && !order.isDeprecated)
        #expect(order.phrases.map { $0.phrase?.text } == ["soup please"])
        let soup = try #require(order.parameter("soup"))
        #expect(soup.valueType == .object(DefinedReference("Soup", namespace: "kTcHn1")))
        #expect(soup.windowSize == 3 && soup.supportsSearch && soup.dialogs.count == 7)
        #expect(order.parameter("quantity")?.metadata?.supportsNegativeNumbers == true)
        #expect(order.parameter("kind")?.valueType == .enumeration(DefinedReference("OutgoingMessageType", namespace: "System")))
        #expect(order.parameter("photo")?.metadata?.fileTypes.map(\.identifier) == ["public.jpeg", "public.png"])
        #expect(order.parameter("address")?.relationship?.value == .boolean(true))
        #expect(order.combinations.map(\.key) == ["", "soup,quantity"])
        #expect(order.managedCombinations.first?.parameterNames == ["soup", "toGo", "address"])
        #expect(file.intents[1].className == "MenuIntent" && file.intents[1].isDeprecated)
        #expect(file.intents[2].kind == .system && file.intents[2].parameters.first?.dialogs.first?.text?.text == "What should it say?")
        #expect(file.types.first?.className == "KTSoup")
        #expect(file.enumerations.map(\.className) == ["KTBowlSize", "SoupToppings"])
        #expect(file.enumerations[0].rawValues.map(\.value) == [0, 1, 5])
        #expect(file.enumerations[0].cases[1].synonyms.first?.synonym?.text == "normal")
    }

    @Test func changesAreWritten() throws {
        var file = try Fixtures.file("Base.lproj/Kitchen.intentdefinition")
        file.intents[0].title?.text = "Order a Soup"
        file.intents[0].requiresConfirmation = false
        file.intents[0].parameters.removeLast()
        file.intents[0].combinations[0].title = nil
        file.enumerations[0].cases[2].index = 6
        let again = try #require(DefinitionReader().read(file.write(), path: file.path).file)
        #expect(again.intents[0].title?.text == "Order a Soup")
        #expect(!again.intents[0].requiresConfirmation)
        #expect(again.intents[0].parameters.count == file.intents[0].parameters.count)
        #expect(again.intents[0].combinations[0].title == nil)
        #expect(again.enumerations[0].rawValues.map(\.value) == [0, 1, 6])
    }
}
