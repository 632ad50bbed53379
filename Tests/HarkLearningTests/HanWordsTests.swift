import Testing

@testable import HarkLearning

@Suite struct HanWordsTests {
    private static func places(_ text: String) throws -> [String] {
        let words = try #require(HanWords.shared)
        return words.features(of: Array(text.unicodeScalars)).map { $0[0].hasPrefix("han/") ? String($0[0].dropFirst(4)) : "?" }
    }

    /// 提醒 | 我 | 买 | 球票: what is probable as a whole, not the longest from the left.
    @Test(arguments: [("提醒我买球票", "BLUUBL"), ("打电话", "BIL"), ("研究生命起源", "BLBLBL")])
    func theProbableWordsAreFound(_ text: String, _ places: String) throws {
        #expect(try Self.places(text).joined() == places)
    }

    @Test func partsOfSpeechAreTold() throws {
        let words = try #require(HanWords.shared)
        let features = words.features(of: Array("提醒李娜".unicodeScalars))
        #expect(features[0].contains("han.v/B") && features[1].contains("han.v/L"))
    }

    @Test func charactersThatNoWordHasStandAlone() throws {
        #expect(try Self.places("𠀀𠀁") == ["U", "U"])
        #expect(try Self.places("").isEmpty)
    }

    @Test func aLongRunIsCutToItsEnd() throws {
        let run = String(repeating: "提醒我买球票", count: 3000)
        #expect(try Self.places(run).joined() == String(repeating: "BLUUBL", count: 3000))
    }

    @Test func bytesThatAreNoneAreRefused() {
        let none: [UInt8] = Array("hkhand\n nothing of the sort".utf8)
        #expect(none.withUnsafeBytes { HanWords(ModelStorage(copying: $0)) } == nil)
    }
}
