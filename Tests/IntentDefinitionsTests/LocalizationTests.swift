import Foundation
import IntentDefinitions
import IntentSchema
import Testing

@Suite struct LocalizationTests {
    private func title(_ sources: [DefinitionSource]) -> LocalizedText? {
        DefinitionSet(sources).descriptions().first?.custom?.title
    }

    @Test func formsFollowNumbers() throws {
        let intents = DefinitionSet(try Fixtures.kitchen()).descriptions()
        let template = try #require(intents.first?.response.code(named: "success")?.template)
        // UTF-16 and a table of forms, which wins over the plain text of its language.
        #expect(template.forms(in: "de-AT").text == "Die Suppe ist in %#@minutes@ fertig.")
        #expect(template.forms(in: "de").plurals == ["minutes": ["one": "einer Minute", "other": "${minutes} Minuten"]])
        #expect(template.text(in: "zh-Hans") == "汤${minutes}分钟后就好。")
        #expect(template.text(in: "fr") == "Your soup is ready in ${minutes} minutes.")
        // A compiled text brings its own forms.
        let menu = try #require(intents.last?.custom?.title)
        #expect(menu.standard.plurals == ["n": ["one": "${n} menu", "other": "${n} menus"]])
        // A text that only a table has is said in that table's language alone.
        #expect(intents.last?.custom?.summary?.text(in: "zh-Hans") == "看看有什么")
        #expect(intents.last?.custom?.summary?.text(in: "en") == "")
    }

    @Test func wholeCopiesAreOneDefinition() throws {
        let copies = try ["Copies/fr.lproj/Cat.intentdefinition", "Copies/en.lproj/Cat.intentdefinition"].map(Fixtures.source)
        let set = DefinitionSet(copies)
        #expect(set.files.map(\.path) == ["Copies/en.lproj/Cat.intentdefinition"])
        #expect(set.diagnostics == [])
        let title = try #require(self.title(copies))
        #expect(title.text(in: "en-GB") == "Feed Cat" && title.text(in: "fr-CA") == "Nourrir le chat")
        let french = DefinitionSet(copies, developmentLanguage: "fr").descriptions().first?.custom?.title
        #expect(french?.standard.text == "Nourrir le chat" && french?.text(in: "en") == "Feed Cat")
    }

    @Test func aBrokenTableIsReportedAndTheRestIsRead() throws {
        let broken = DefinitionSource(path: "de.lproj/Kitchen.strings", bytes: Data("\"kTitl1\" = \"x\";\n\"kDesc1\" = oops oops".utf8))
        let set = DefinitionSet(try Fixtures.kitchen(without: "de.lproj/Kitchen.strings", "de.lproj/Kitchen.stringsdict") + [broken])
        #expect(set.diagnostics.map(\.identifier) == ["definition.malformed-table"])
        #expect(set.diagnostics.first?.line == 2 && set.diagnostics.first?.file == "de.lproj/Kitchen.strings")
        let title = set.descriptions().first?.custom?.title
        #expect(title?.text(in: "de") == "Order Soup" && title?.text(in: "zh-Hans") == "点汤")
    }

    @Test func tablesMayBePropertyLists() throws {
        let xml = "<?xml version=\"1.0\"?><plist><dict><key>kTitl1</key><string>Bestel soep</string><key>kDesc1</key><true/></dict></plist>"
        let set = DefinitionSet(try Fixtures.kitchen() + [DefinitionSource(path: "nl.lproj/Kitchen.strings", bytes: Data(xml.utf8))])
        #expect(set.descriptions().first?.custom?.title?.text(in: "nl") == "Bestel soep")
        #expect(set.diagnostics.map(\.keyPath) == ["kDesc1"])
        let empty = DefinitionSource(path: "it.lproj/Kitchen.strings", bytes: Data("/* nothing yet */\n".utf8))
        #expect(DefinitionSet(try Fixtures.kitchen() + [empty]).diagnostics == [])
    }

    @Test func pathsSayTheirLanguage() {
        let path = LocalizedPath("App/Kit/pt_BR.lproj/Intents.strings")
        #expect(path.folder == "App/Kit" && path.language == "pt-BR" && path.name == "Intents" && path.kind == "strings" && !path.isBase)
        #expect(LocalizedPath("Base.lproj/X.intentdefinition").isBase && LocalizedPath("Base.lproj/X.intentdefinition").language == nil)
        #expect(LocalizedPath("English.lproj/X.strings").language == "en")
        #expect(LocalizedPath("X").folder == "" && LocalizedPath("X").kind == "")
    }

    @Test func everyTextHasItsPlace() throws {
        let file = try Fixtures.file("Base.lproj/Kitchen.intentdefinition")
        let texts = file.texts
        #expect(Set(texts.map(\.role)).isSuperset(of: TextEntry.Role.allCases))
        #expect(Set(texts.map(\.place)).count == texts.count)
        let ids = texts.compactMap(\.text.id)
        #expect(Set(ids).count == ids.count)
        let dialog = try #require(texts.first { $0.role == .dialog })
        #expect(dialog.place == "intent KTOrderSoupIntent/parameter soup/dialog Primary")
        #expect(dialog.keyPath == "INIntents[0].INIntentParameters[0].INIntentParameterPromptDialogs[0].INIntentParameterPromptDialogFormatString")
    }
}
