import IntentSchema
import Testing

@testable import HarkTexts

@Suite struct TableTests {
    @Test(arguments: Tables.Name.allCases, [TextLanguage.simplifiedChinese, .traditionalChinese])
    func everyTableReadsInEveryLanguageWithTheSameKeysAndPlaces(name: Tables.Name, language: TextLanguage) throws {
        let english = try Tables.parsed(name, .english)
        let chinese = try Tables.parsed(name, language)
        #expect(!english.isEmpty)
        #expect(Set(english.keys).symmetricDifference(chinese.keys).sorted() == [])
        for (key, source) in english {
            #expect(Template(source).places == Template(chinese[key] ?? "").places, "places of \(key)")
            #expect(Tables.name(for: key) == name, "\(key) is looked up in another table")
        }
    }

    @Test func localesFindTheirLanguage() {
        for locale in ["zh", "zh-CN", "zh-Hans-CN", "zh_CN", "zh-SG", "zh-Hans-HK", "ZH"] {
            #expect(Texts(locale: locale).language == .simplifiedChinese, "\(locale)")
        }
        for locale in ["zh-TW", "zh_HK", "zh-MO", "zh-Hant", "zh-Hant-CN", "yue", "yue-HK"] {
            #expect(Texts(locale: locale).language == .traditionalChinese, "\(locale)")
        }
        for locale in ["en", "en-GB", "fr", "", "x", "zho"] { #expect(Texts(locale: locale).language == .english, "\(locale)") }
    }

    @Test func anErrorHasASentenceAndAnUnknownOneNamesItself() {
        let error = HarkError("app.crashed", ["app": "Chatter"], detail: "signal 11")
        #expect(Texts(locale: "en").sentence(for: error) == "Chatter stopped unexpectedly.")
        #expect(Texts(locale: "zh").sentence(for: error) == "Chatter意外停止了。")
        #expect(Texts(locale: "zh-TW").sentence(for: HarkError("state.disk-full")) == "磁碟已滿。")
        #expect(Texts(locale: "en").sentence(for: HarkError("app.crashed")) == "The app stopped unexpectedly.")
        #expect(Texts(locale: "en").sentence(for: HarkError("x.y")) == "Something went wrong (x.y).")
    }

    @Test func aKeyWithoutATextIsShownItself() {
        #expect(Texts(locale: "en").text("no.such.key") == "no.such.key")
        #expect(Texts(locale: "zh").text(firstOf: ["no.such.key"]) == nil)
    }

    /// Every code and reason of messages and calls has words of its own, in both languages.
    @Test(arguments: ["Messages", "Calls"])
    func codesAndReasonsOfMessagesAndCallsHaveTexts(domain: String) {
        let texts = Texts(locale: "en")
        for intent in Catalogue.shared.intents(inDomain: domain) {
            #expect(texts.source("title.\(intent.name)") != nil)
            for code in intent.response.codes {
                let followUp = intent.behaviour.followUps[code.name] ?? .standard(for: code.name)
                guard followUp == .failure || followUp == .failureRequiringAppLaunch else { continue }
                let own = texts.source("failed.\(intent.name).\(code.name)") ?? texts.source("failed.code.\(code.name)")
                #expect(own != nil, "\(intent.name) \(code.name)")
            }
            for enumeration in intent.parameters.compactMap(\.unsupportedReasons) {
                for reason in Catalogue.shared.enumeration(named: enumeration)?.cases ?? [] {
                    #expect(texts.source("unsupported.\(enumeration).\(reason.name)") != nil, "\(enumeration) \(reason.name)")
                }
            }
        }
    }

    @Test func everyBuiltInIntentHasATitle() {
        for name in Catalogue.shared.intentNames { #expect(Texts(locale: "en").source("title.\(name)") != nil, "\(name)") }
    }
}
