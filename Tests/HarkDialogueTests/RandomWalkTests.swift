import DialogueWalks
import HarkDialogue
import Testing

/// Thousands of seeded conversations in which the person and the app say anything at all; `make walk` takes a million.
@Suite struct RandomWalkTests {
    /// 20,000 walks, in parts that run side by side.
    @Test(arguments: 0..<8)
    func neverHandledTwiceNorUnconfirmedAndAlwaysEnds(part: Int) throws {
        var reached: [Outcome: Int] = [:]
        for seed in (part * 2_500)..<((part + 1) * 2_500) {
            let walk = Walk(seed: UInt64(seed), checksEncoding: seed % 100 == 0)
            reached[try walk.run(), default: 0] += 1
        }
        // The walks are worth something only if they get everywhere.
        for outcome in Outcome.allCases { #expect((reached[outcome] ?? 0) >= 10, "\(outcome) reached \(reached)") }
    }

    @Test func theSameSeedGivesTheSameConversation() throws {
        for seed in 0..<200 {
            let first = Walk(seed: UInt64(seed), keepsTrace: true)
            let second = Walk(seed: UInt64(seed), keepsTrace: true)
            _ = try first.run()
            _ = try second.run()
            #expect(first.trace == second.trace)
            #expect(!first.trace.isEmpty)
        }
    }
}
