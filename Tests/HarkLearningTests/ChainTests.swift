import Foundation
import Testing

@testable import HarkLearning

@Suite struct ChainTests {
    /// A chain with numbers that follow from a seed.
    static func chain(width: Int, count: Int, seed: UInt64) -> Chain {
        var generator = SeededGenerator(seed: seed)
        func numbers(_ count: Int) -> [Float] { (0..<count).map { _ in Float(generator.unit() * 4 - 2) } }
        return Chain(width: width, count: count, unary: numbers(width * count), transitions: numbers((width + 1) * width))
    }

    static func sequences(width: Int, count: Int) -> [[Int]] {
        (0..<count).reduce([[]]) { found, _ in found.flatMap { sequence in (0..<width).map { sequence + [$0] } } }
    }

    @Test(arguments: [(2, 1), (2, 4), (3, 5), (4, 3)]) func sumsAreThoseOfAllSequences(width: Int, count: Int) {
        let chain = Self.chain(width: width, count: count, seed: 7)
        let all = Self.sequences(width: width, count: count).map { ($0, exp(chain.score($0))) }
        let partition = all.reduce(0) { $0 + $1.1 }
        var sums = ChainSums()
        sums.run(chain)
        #expect(abs(sums.logPartition - log(partition)) < 1e-4)
        for index in 0..<count {
            for tag in 0..<width {
                let due = all.filter { $0.0[index] == tag }.reduce(0) { $0 + $1.1 } / partition
                #expect(abs(Double(sums.marginals[index * width + tag]) - due) < 1e-4)
            }
        }
        for before in 0..<width {
            for tag in 0..<width {
                let due =
                    all.reduce(0.0) { sum, item in
                        sum + Double((1..<max(count, 1)).filter { item.0[$0 - 1] == before && item.0[$0] == tag }.count) * item.1
                    } / partition
                #expect(abs(Double(sums.pairs[before * width + tag]) - due) < 1e-4)
            }
        }
        let best = all.max { $0.1 < $1.1 }
        #expect(chain.best().tags == best?.0)
        #expect(abs(chain.best().score - log(best?.1 ?? 0)) < 1e-4)
    }

    @Test func slopesAreThoseOfFiniteDifferences() {
        var chain = Self.chain(width: 3, count: 4, seed: 3)
        let due = [2, 0, 1, 1]
        func loss() -> Double {
            var sums = ChainSums()
            sums.run(chain, wantsMarginals: false)
            return sums.logPartition - chain.score(due)
        }
        var sums = ChainSums()
        sums.run(chain)
        let step: Float = 1e-2
        for index in chain.unary.indices {
            let slope = Double(sums.marginals[index]) - (due[index / 3] == index % 3 ? 1 : 0)
            let before = chain.unary[index]
            chain.unary[index] = before + step
            let above = loss()
            chain.unary[index] = before - step
            let difference = (above - loss()) / Double(step * 2)
            chain.unary[index] = before
            #expect(abs(slope - difference) < 2e-3)
        }
        for index in chain.transitions.indices {
            var count = 0
            for (place, tag) in due.enumerated() where (place == 0 ? 3 : due[place - 1]) * 3 + tag == index { count += 1 }
            let slope = Double(sums.pairs[index]) - Double(count)
            let before = chain.transitions[index]
            chain.transitions[index] = before + step
            let above = loss()
            chain.transitions[index] = before - step
            let difference = (above - loss()) / Double(step * 2)
            chain.transitions[index] = before
            #expect(abs(slope - difference) < 2e-3)
        }
    }

    @Test func longSentencesStayFinite() {
        let chain = Self.chain(width: 5, count: 20_000, seed: 5)
        var sums = ChainSums()
        sums.run(chain)
        let best = chain.best()
        #expect(sums.logPartition.isFinite && best.score <= sums.logPartition)
        #expect(abs(best.score - chain.score(best.tags)) < abs(best.score) * 1e-4)
        #expect(sums.marginals.allSatisfy { $0.isFinite })
    }
}
