import Foundation
import Testing

@testable import HarkUnderstanding

struct NameSpansTests {
    private func spans(_ text: String, _ kinds: Set<NameKind>? = nil, upTo limit: Double = Names.guessLimit) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return NamesWorld.names.spans(in: text, kinds: kinds).filter { $0.cost <= limit }.map { span in
            String(String.UnicodeScalarView(scalars[span.offset..<span.offset + span.length])) + ":" + span.kind.rawValue
        }
    }

    @Test func findsEveryKindInOneSentence() {
        #expect(
            spans("play evening walk for Marta Bianchi in the little mule") == [
                "evening walk:mediaPlaylistTitle", "evening walk:workoutActivityName", "Marta Bianchi:person", "Marta:person", "Bianchi:person",
                "little mule:carName", "mule:carName",
            ])
    }

    @Test func givesOffsetsInScalars() throws {
        let span = try #require(NamesWorld.names.spans(in: "🎉 给赵思远发消息", kinds: [.person]).first)
        #expect((span.offset, span.length) == (3, 3))
        #expect(span.exactness == .full)
        #expect(span.matches.map(\.identifier) == ["zhao"])
    }

    /// Words of every day are no misspelt names.
    @Test(arguments: [
        "text her later", "tell them I'll be there in an hour", "remind me to water the plants", "what is the weather like", "play something quiet",
        "send it to everyone please", "turn the volume down", "how far is it to the station", "could you read that again",
        "start a timer for ten minutes",
        "他们明天要去海边吗", "帮我看看天气怎么样", "把这首歌再放一遍",
    ])
    func swallowsNoOrdinaryWords(_ text: String) {
        #expect(NamesWorld.names.spans(in: text, kinds: [.person]).filter { $0.exactness.isNear }.map(\.offset) == [])
    }

    @Test func aWordOfEveryDayCostsMoreAsAName() throws {
        func cost(_ text: String) throws -> Double {
            try #require(NamesWorld.names.spans(in: text, kinds: [.person]).first { $0.tokens.count == 1 }).cost
        }
        #expect(try cost("call will") > cost("call Will"))
        #expect(try cost("call marta") == cost("call Marta"))
    }

    @Test func theMatcherReadsMisspeltNames() {
        let world = World(apps: [TestWorld.chatter, TestWorld.ringer], contacts: NamesWorld.contacts, groups: NamesWorld.groups)
        let engine = GrammarEngine(world: world, learned: nil)
        for (text, surface, identifiers) in [
            ("text Marta Bianci that dinner is ready", "Marta Bianci", ["marta"]),
            ("call Kristofer", "Kristofer", ["christopher"]),
            ("给成海民发消息说我到了", "成海民", ["haimin", "haiming"]),
            ("call Wang Xiaoming", "Wang Xiaoming", []),
            ("call Dr. Weiss", "Dr. Weiss", ["rosa"]),
            ("text Walter hi", "Walter", ["walter"]),
            ("text Kit hello there", "Kit", ["catherine"]),
        ] {
            let reading = TestWorld.understand(text, engine).accepted
            let slot = reading?.slots.first { ["recipients", "contacts"].contains($0.parameter) }
            #expect(slot?.surface == surface, "\(text)")
            #expect(engine.names.find(slot?.surface ?? "", kinds: [.person]).map(\.identifier) == identifiers, "\(text)")
        }
    }
}
