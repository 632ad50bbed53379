import Testing

@testable import HarkUnderstanding

/// What makes names quick must change nothing that is found.
struct NameSharingTests {
    private static let sentences = [
        "play evening walk for marta bianci", "text Filip and Cathrine that I'm late", "call Dr. Wiess", "ask Will to hope for Xenia",
        "给赵思远发消息", "发给 Marta姐 和老马", "tell jean piere blood works is open", "ring 成海民 then Zhao Siyuan", "mark may will, long", "", "…!?",
        "remind me to call my sister at the harbor clinic",
    ]

    @Test(arguments: sentences) func marksAreSpansWithoutTheirMeanings(_ text: String) throws {
        let tokens = try #require(Tokenizer.sentence(text)).tokens
        let spans = NamesWorld.names.spans(tokens)
        let marks = NamesWorld.names.marks(tokens, memo: NameMemo())
        #expect(marks == spans.map { NameMark(tokens: $0.tokens, kind: $0.kind, exactness: $0.exactness, cost: $0.cost) })
    }

    @Test func whatWasLookedUpBeforeIsFoundAgain() throws {
        let shared = NameMemo()
        for text in Self.sentences + Self.sentences.reversed() {
            let tokens = try #require(Tokenizer.sentence(text)).tokens
            #expect(NamesWorld.names.marks(tokens, memo: shared) == NamesWorld.names.marks(tokens, memo: NameMemo()), "\(text)")
            for start in tokens.indices {
                let known = NamesWorld.names.nearPeople(tokens, at: start, limit: tokens.count, memo: shared)
                let fresh = NamesWorld.names.nearPeople(tokens, at: start, limit: tokens.count, memo: NameMemo())
                #expect(known.map(\.end) == fresh.map(\.end) && known.map(\.cost) == fresh.map(\.cost), "\(text)")
            }
        }
    }

    @Test func editsInBitsAreEditsOneByOne() {
        let words = [
            "anna", "anan", "nana", "hannah", "hanna", "ann", "philip", "phillip", "filip", "cathrine", "catherine", "katherine", "bianchi", "bianci",
            "biacnhi", "abcdefghijklmnopqrstuvwx", "bacdefghijklmnopqrstuvxw", "o2", "a", "ca", "abc", "acb",
        ].map { Array($0.utf8)[...] }
        for said in words where said.allSatisfy({ $0 >= 0x61 }) {
            let query = SpellingQuery(said)
            for name in words {
                let distance = EditDistance(said, name, limit: EditDistance.longest)
                #expect(query.edits(to: name) == distance?.edits, "\(said) \(name)")
                for limit in 0...5 where distance.map({ $0.edits <= limit }) == true { #expect(query.mayBe(name, within: limit)) }
            }
        }
    }
}
