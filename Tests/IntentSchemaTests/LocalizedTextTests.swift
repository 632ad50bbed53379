import IntentSchema
import Testing

@Suite struct LocalizedTextTests {
    private let text = LocalizedText(
        "Soup", translations: ["de": "Suppe", "zh-Hans": "汤", "zh-Hant": "湯", "pt-BR": "Sopa", "en-GB": "Soup, please"])

    @Test(arguments: [
        ("de", "Suppe"), ("de-AT", "Suppe"), ("de_CH", "Suppe"), ("DE", "Suppe"), ("zh-Hans-CN", "汤"), ("zh-CN", "汤"),
        ("zh", "汤"), ("zh-SG", "汤"), ("zh-TW", "湯"), ("zh-HK", "湯"), ("zh-Hant-HK", "湯"), ("yue", "湯"), ("pt-BR", "Sopa"), ("pt-PT", "Soup"),
        ("en-GB", "Soup, please"), ("en-US", "Soup"), ("fr", "Soup"), ("", "Soup"),
    ])
    func theNearestLanguageIsTaken(locale: String, expected: String) {
        #expect(text.text(in: locale) == expected)
    }

    @Test func regionsStandForScripts() {
        let byRegion = LocalizedText("Soup", translations: ["zh-CN": "汤", "zh-TW": "湯"])
        #expect(byRegion.text(in: "zh-Hans") == "汤" && byRegion.text(in: "zh-Hant-TW") == "湯" && byRegion.text(in: "zh-HK") == "湯")
        let simplified = LocalizedText("Soup", translations: ["zh-Hans": "汤"])
        #expect(simplified.text(in: "zh-TW") == "汤", "the other script before another language")
    }

    @Test func allTextsAreToldOnce() {
        #expect(LocalizedText("Soup", translations: ["de": "Suppe", "en": "Soup", "fr": ""]).all == ["Soup", "Suppe"])
        #expect(LocalizedText("", translations: ["de": "Suppe"]).all == ["Suppe"])
    }
}
