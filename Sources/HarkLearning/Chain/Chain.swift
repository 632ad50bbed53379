import Foundation

/// A linear chain of tags: the scores of one sentence's words and of neighbouring tags. Weights are in natural logarithms.
///
/// `unary` has a row of `width` scores for each word; `transitions` has a row for each tag before; row `width` is the start.
struct Chain {
    var width: Int
    var count: Int
    var unary: [Float]
    var transitions: [Float]

    /// Score of a sequence that may not be.
    static let never: Float = -1e9

    /// The best sequence and its score.
    func best() -> (tags: [Int], score: Double) {
        guard count > 0, width > 0 else { return ([], 0) }
        var scores = [Float](repeating: 0, count: width)
        var next = scores
        var origins = [UInt16](repeating: 0, count: count * width)
        var base = 0.0
        for tag in 0..<width { scores[tag] = unary[tag] + transitions[width * width + tag] }
        for index in 1..<max(count, 1) {
            for tag in 0..<width {
                var bestScore = -Float.infinity
                var origin = 0
                for before in 0..<width {
                    let score = scores[before] + transitions[before * width + tag]
                    if score > bestScore {
                        bestScore = score
                        origin = before
                    }
                }
                next[tag] = bestScore + unary[index * width + tag]
                origins[index * width + tag] = UInt16(origin)
            }
            // Keeps the numbers small in sentences of any length.
            let top = next.max() ?? 0
            base += Double(top)
            for tag in 0..<width { scores[tag] = next[tag] - top }
        }
        var tag = 0
        for other in 1..<width where scores[other] > scores[tag] { tag = other }
        let score = base + Double(scores[tag])
        var tags = [Int](repeating: 0, count: count)
        for index in stride(from: count - 1, through: 0, by: -1) {
            tags[index] = tag
            tag = Int(origins[index * width + tag])
        }
        return (tags, score)
    }

    /// The score of one sequence.
    func score(_ tags: [Int]) -> Double {
        guard let first = tags.first else { return 0 }
        var score = Double(unary[first]) + Double(transitions[width * width + first])
        for index in 1..<tags.count {
            score += Double(unary[index * width + tags[index]]) + Double(transitions[tags[index - 1] * width + tags[index]])
        }
        return score
    }
}

/// The probabilities of a chain by forward and backward sums, scaled at each word so that length does not matter.
struct ChainSums {
    private(set) var logPartition = 0.0
    /// `count` rows of `width` probabilities.
    private(set) var marginals: [Float] = []
    /// Expected number of each pair of neighbouring tags; row `width` is the start.
    private(set) var pairs: [Float] = []

    private var forward: [Float] = []
    private var backward: [Float] = []
    private var local: [Float] = []
    private var factors: [Float] = []
    private var scales: [Float] = []

    init() {}

    /// - Parameter wantsMarginals: false for the partition alone.
    mutating func run(_ chain: Chain, wantsMarginals: Bool = true) {
        let width = chain.width
        let count = chain.count
        logPartition = 0
        guard count > 0, width > 0 else { return }
        func size(_ array: inout [Float], _ count: Int) { if array.count < count { array = [Float](repeating: 0, count: count) } }
        size(&forward, count * width)
        size(&local, count * width)
        size(&scales, count)
        size(&factors, (width + 1) * width)
        for index in 0..<(width + 1) * width {
            let weight = chain.transitions[index]
            factors[index] = weight > Chain.never / 1e3 ? exp(min(weight, 30)) : 0
        }
        forward.withUnsafeMutableBufferPointer { forward in
            local.withUnsafeMutableBufferPointer { local in
                factors.withUnsafeBufferPointer { factors in
                    for index in 0..<count {
                        let row = index * width
                        var top = -Float.infinity
                        for tag in 0..<width { top = max(top, chain.unary[row + tag]) }
                        for tag in 0..<width { local[row + tag] = exp(chain.unary[row + tag] - top) }
                        if index == 0 {
                            for tag in 0..<width { forward[tag] = factors[width * width + tag] * local[tag] }
                        } else {
                            for tag in 0..<width { forward[row + tag] = 0 }
                            for before in 0..<width {
                                let mass = forward[row - width + before]
                                if mass < 1e-20 { continue }
                                for tag in 0..<width { forward[row + tag] += mass * factors[before * width + tag] }
                            }
                            for tag in 0..<width { forward[row + tag] *= local[row + tag] }
                        }
                        var sum: Float = 0
                        for tag in 0..<width { sum += forward[row + tag] }
                        sum = max(sum, .leastNormalMagnitude)
                        for tag in 0..<width { forward[row + tag] /= sum }
                        scales[index] = sum
                        logPartition += Double(top) + log(Double(sum))
                    }
                }
            }
        }
        if wantsMarginals { runBackward(width, count) }
    }

    private mutating func runBackward(_ width: Int, _ count: Int) {
        func size(_ array: inout [Float], _ count: Int) { if array.count < count { array = [Float](repeating: 0, count: count) } }
        size(&marginals, count * width)
        size(&pairs, (width + 1) * width)
        size(&backward, width * 2)
        for index in 0..<(width + 1) * width { pairs[index] = 0 }
        for tag in 0..<width {
            marginals[(count - 1) * width + tag] = forward[(count - 1) * width + tag]
            backward[tag] = 1
        }
        for index in stride(from: count - 1, to: 0, by: -1) {
            let row = index * width
            let scale = 1 / scales[index]
            for tag in 0..<width { backward[width + tag] = backward[tag] * local[row + tag] * scale }
            for before in 0..<width {
                let mass = forward[row - width + before]
                var sum: Float = 0
                for tag in 0..<width {
                    let part = factors[before * width + tag] * backward[width + tag]
                    sum += part
                    pairs[before * width + tag] += mass * part
                }
                backward[before] = sum
                marginals[row - width + before] = mass * sum
            }
        }
        for tag in 0..<width { pairs[width * width + tag] = marginals[tag] }
    }
}
