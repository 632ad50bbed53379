import Testing

@testable import HarkUnderstanding

struct NameSoundTests {
    /// Codes as the published algorithm gives them.
    @Test(arguments: [
        ("smith", "SM0", "XMT"), ("schmidt", "XMT", "SMT"), ("thomas", "TMS", "TMS"), ("stephen", "STFN", "STFN"), ("steven", "STFN", "STFN"),
        ("catherine", "K0RN", "KTRN"), ("kathryn", "K0RN", "KTRN"), ("philip", "FLP", "FLP"), ("xavier", "SF", "SFR"), ("knight", "NT", "NT"),
        ("michael", "MKL", "MXL"), ("george", "JRJ", "KRK"), ("jose", "HS", "HS"), ("wright", "RT", "RT"), ("hugh", "H", "H"),
        ("church", "XRX", "XRK"),
    ])
    func encodesNames(_ name: String, _ primary: String, _ secondary: String) {
        let code = DoubleMetaphone(name.utf8)
        #expect(text(code.primary) == primary)
        #expect(text(code.secondary) == secondary)
    }

    @Test(arguments: [
        ("steven", "stephen"), ("cathy", "kathy"), ("jon", "john"), ("phil", "fil"), ("marc", "mark"), ("geoff", "jeff"), ("nickolas", "nicholas"),
    ])
    func soundsAlike(_ left: String, _ right: String) {
        let (first, second) = (DoubleMetaphone(left.utf8), DoubleMetaphone(right.utf8))
        #expect(!Set([first.primary, first.secondary]).isDisjoint(with: [second.primary, second.secondary]))
    }

    private func text(_ code: UInt64) -> String {
        String(decoding: (0..<8).reversed().map { UInt8(truncatingIfNeeded: code >> UInt64($0 * 8)) }.filter { $0 != 0 }, as: UTF8.self)
    }

    @Test(arguments: [
        ("王", "wang", true), ("单", "shan", true), ("单", "dan", true), ("解", "xie", true), ("仇", "qiu", true), ("曾", "zeng", true), ("吕", "lu", true),
        ("小明", "xiaoming", true),
        ("小明", "xiaomin", false),
    ])
    func readsCharacters(_ name: String, _ pinyin: String, _ same: Bool) {
        let (said, written) = (sounds(pinyin), sounds(name))
        #expect(!Set(said.map(\.exact)).isDisjoint(with: written.map(\.exact)) == same)
    }

    @Test(arguments: [("张", "脏"), ("陈", "岑"), ("石", "四"), ("宁", "林"), ("静", "进"), ("程", "陈")])
    func foldsNearSounds(_ left: String, _ right: String) {
        let (first, second) = (sounds(left), sounds(right))
        #expect(!Set(first.map(\.near)).isDisjoint(with: second.map(\.near)))
        #expect(Set(first.map(\.exact)).isDisjoint(with: second.map(\.exact)))
    }

    @Test func whatIsNoPinyinHasNoSound() { #expect(sounds("robert").isEmpty && sounds("ひろ").isEmpty) }

    private func sounds(_ name: String) -> [Pinyin.Sound] {
        var scanner = NameScanner()
        scanner.scan(name)
        return Pinyin.shared.sounds(of: scanner.letters[...])
    }

    @Test(arguments: [
        ("anna", "anna", 0, 0), ("anna", "ana", 1, 50), ("maria", "mraia", 1, 70), ("peter", "petwr", 1, 70), ("abc", "xyz", 9, 0),
        ("lee", "leigh", 9, 0),
    ])
    func measuresDistance(_ left: String, _ right: String, _ edits: Int, _ weight: Int) {
        let distance = EditDistance(Array(left.utf8)[...], Array(right.utf8)[...], limit: 2)
        #expect(distance?.edits ?? 9 == edits)
        #expect(distance?.weight ?? 0 == weight)
    }
}
