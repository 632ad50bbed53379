import Foundation
import IntentDefinitions
import PropertyLists
import Testing

@Suite struct ComparisonTests {
    /// What changes when the kitchen's definition is edited.
    private func changes(_ edit: (inout DefinitionFile) -> Void) throws -> [DefinitionChange] {
        let file = try Fixtures.file("Base.lproj/Kitchen.intentdefinition")
        var edited = file
        edit(&edited)
        return DefinitionComparison(from: DefinitionSet(files: [file]), to: DefinitionSet(files: [edited])).changes()
    }

    private func told(_ edit: (inout DefinitionFile) -> Void) throws -> [String] {
        try changes(edit).map { change in
            let arguments = change.arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return ([change.kind.breaks ? "!" : "-", change.kind.rawValue, change.subject] + arguments).joined(separator: " ")
        }
    }

    @Test func nothingChangedIsNothingTold() throws {
        #expect(try told { _ in } == [])
        // Neither another namespace nor another order of codes, parameters and intents changes what is stored.
        #expect(
            try told {
                $0.intents[0].response?.codes.reverse()
                $0.intents[0].parameters.reverse()
                $0.intents.reverse()
                $0.toolsVersion = "16.0"
            } == [])
    }

    @Test func intentsComeAndGo() throws {
        #expect(
            try told { file in
                file.intents.remove(at: 0)
                var added = DefinedIntent(name: "WashDishes")
                added.title = "Wash Dishes"
                file.intents.append(added)
            } == ["! intent-removed Order Soup", "- intent-added Wash Dishes"])
        #expect(
            try told { $0.intents[0].classPrefix = "XY" } == ["! intent-renamed Order Soup new=XYOrderSoupIntent old=KTOrderSoupIntent"])
        #expect(try told { $0.intents[0].name = "OrderStew" } == ["! intent-renamed Order Soup new=KTOrderStewIntent old=KTOrderSoupIntent"])
        #expect(
            try told {
                $0.intents[0].title = "Order a Soup"
                $0.intents[0].isDeprecated = true
                $0.intents[0].category = "generic"
                $0.intents[0].requiresConfirmation = false
            } == [
                "- intent-deprecated Order Soup", "- title-changed Order Soup new=Order a Soup",
                "- category-changed Order Soup new=generic old=order", "- confirmation-removed Order Soup",
            ])
    }

    @Test func parametersOfStoredShortcuts() throws {
        #expect(try told { $0.intents[0].parameters.remove(at: 22) } == ["! parameter-removed Order Soup name=price"])
        #expect(try told { $0.intents[0].parameters[22].name = "cost" } == ["! parameter-renamed Order Soup new=cost old=price"])
        #expect(
            try told { $0.intents[0].parameters[22].typeName = "String" } == [
                "! parameter-type-changed Order Soup name=price new=String old=Decimal"
            ])
        #expect(try told { $0.intents[0].parameters[22].supportsMultipleValues = true } == ["! parameter-list-changed Order Soup name=price"])
        #expect(
            try told {
                $0.intents[0].parameters[22].name = "coupon"
                $0.intents[0].parameters[22].typeName = "String"
            } == [
                "! parameter-removed Order Soup name=price", "! parameter-tag-reused Order Soup name=coupon old=price tag=23",
                "- parameter-added Order Soup name=coupon",
            ])
        #expect(
            try told {
                $0.intents[0].parameters[1].metadata?.maximumValue = .integer(5)
                $0.intents[0].parameters[1].metadata?.defaultValue = .integer(1)
                $0.intents[0].parameters[1].supportsResolution = false
                $0.intents[0].parameters[1].tag = 99
                $0.intents[0].parameters[0].supportsSearch = false
                $0.intents[0].parameters[4].relationship = nil
            } == [
                "- parameter-options-changed Order Soup name=soup", "- parameter-tag-changed Order Soup name=quantity new=99 old=2",
                "- parameter-not-resolvable Order Soup name=quantity", "- parameter-limits-changed Order Soup name=quantity new=1…5 old=1…10",
                "- parameter-default-changed Order Soup name=quantity", "- parameter-relationship-changed Order Soup name=address",
            ])
    }

    @Test func answers() throws {
        #expect(
            try told {
                $0.intents[0].response?.codes.removeLast()
                $0.intents[0].response?.codes.append(DefinedResponseCode(name: "gone"))
                $0.intents[0].response?.codes[2].isSuccess = false
                // One of those that all intents have.
                $0.intents[0].response?.codes.remove(at: 1)
            } == [
                "! code-removed Order Soup name=soldOut", "- code-success-changed Order Soup name=ordered", "- code-added Order Soup name=gone",
            ])
        #expect(
            try told {
                $0.intents[0].response?.properties.remove(at: 0)
                $0.intents[0].response?.properties[1].typeName = "String"
                $0.intents[0].response?.output = "warm"
            } == [
                "! output-changed Order Soup name=soup new=warm", "- property-removed Order Soup name=minutes",
                "- property-type-changed Order Soup name=warm new=String old=Boolean",
            ])
    }

    @Test func wherePeopleMeetIt() throws {
        #expect(
            try told { $0.intents[0].combinations[0].supportsBackgroundExecution.toggle() }.allSatisfy {
                $0.hasPrefix("- combination-needs-app Order Soup") || $0.hasPrefix("- combination-runs-in-background Order Soup")
            })
        #expect(try told { $0.intents[0].combinations[0].supportsBackgroundExecution.toggle() }.count == 1)
        #expect(try told { $0.intents[0].isEligibleForWidgets.toggle() } == ["- setup-changed Order Soup"])
        #expect(try told { $0.intents[0].parameters[0].windowSize = 97 } == ["- setup-changed Order Soup"])
    }

    @Test func combinationsAndTexts() throws {
        #expect(
            try told {
                $0.intents[0].combinations.removeLast()
                $0.intents[0].combinations.append(DefinedCombination(key: "soup,size"))
                $0.intents[0].parameters[0].dialogs[0].text?.text = "What soup?"
                $0.intents[0].descriptiveText?.text = "Soup for you"
            } == [
                "- combination-removed Order Soup parameters=soup, quantity", "- combination-added Order Soup parameters=soup, size",
                "- texts-changed Order Soup count=2",
            ])
    }

    @Test func typesAndEnumerations() throws {
        #expect(
            try told { file in
                file.types[0].properties.removeAll { $0.name == "calories" }
                file.types[0].properties.append(DefinedProperty(name: "salt", typeName: "Integer"))
                let page = file.types[0].properties.firstIndex { $0.name == "page" } ?? 0
                file.types[0].properties[page].typeName = "String"
                file.enumerations[0].cases[1].name = "middle"
                file.enumerations[0].cases[2].index = 2
                file.enumerations[1].cases.removeLast()
                file.enumerations[1].cases.append(DefinedCase(name: "pepper", index: 4))
            } == [
                "- parameter-default-changed Order Soup name=size", "- parameter-relationship-changed Order Soup name=extra",
                "! type-property-removed Soup name=calories", "! type-property-type-changed Soup name=page new=String old=URL",
                "- type-property-added Soup name=salt", "! case-value-changed Bowl Size name=large new=2 old=5",
                "- case-renamed Bowl Size new=middle old=medium", "! case-removed SoupToppings name=chives value=2",
                "- case-added SoupToppings name=pepper",
            ])
        let renamed = try told { file in
            file.types[0].classPrefix = nil
            file.enumerations[0].givenClassName = "Size"
            file.enumerations.removeLast()
        }
        #expect(
            renamed.filter { $0.contains("type-renamed") || $0.contains("enumeration-") } == [
                "! type-renamed Soup new=Soup old=KTSoup", "! enumeration-removed SoupToppings", "! enumeration-renamed Bowl Size new=Size old=KTBowlSize",
            ])
        // What has a type whose class is called otherwise is stored as the old one.
        #expect(renamed.contains("! parameter-type-changed Order Soup name=soup new=Soup old=KTSoup"))
    }

    @Test func everyKindIsDocumented() throws {
        let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: checkout.appending(path: "Documentation/IntentDefinitions.md"), encoding: .utf8)
        for kind in DefinitionChange.Kind.allCases {
            let row = page.split(separator: "\n").first { $0.contains("`\(kind.rawValue)`") }
            #expect(row?.contains(kind.breaks ? "| yes |" : "| no |") == true, "\(kind.rawValue)")
        }
    }
}
