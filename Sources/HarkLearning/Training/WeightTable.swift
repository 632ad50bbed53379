/// Weights while they are learned: for each feature a row, with what AdaGrad needs to know of earlier steps.
///
/// Only features that were admitted get a row: a table that grew with every sentence made in training would not fit.
final class WeightTable {
    private let mask: Int
    private let keys: UnsafeMutablePointer<UInt64>
    /// Where the row begins; negative in an empty place.
    private let offsets: UnsafeMutablePointer<Int32>
    /// Weight and sum of squared slopes in turn.
    private let values: UnsafeMutablePointer<Float>
    /// The features that have a row.
    let features: [UInt64]

    /// - Parameters:
    ///   - features: hashes, none twice.
    ///   - widths: how many weights each one's row has.
    init(_ features: [UInt64], widths: some Sequence<Int>) {
        self.features = features
        var places = 16
        while places < features.count * 2 { places *= 2 }
        mask = places - 1
        keys = .allocate(capacity: places)
        keys.initialize(repeating: 0, count: places)
        offsets = .allocate(capacity: places)
        offsets.initialize(repeating: -1, count: places)
        var used = 0
        for (key, width) in zip(features, widths) {
            var place = Int(truncatingIfNeeded: key) & mask
            while offsets[place] >= 0 { place = (place + 1) & mask }
            keys[place] = key
            offsets[place] = Int32(used)
            used += width
        }
        values = .allocate(capacity: max(used * 2, 1))
        values.initialize(repeating: 0, count: used * 2)
    }

    deinit {
        keys.deallocate()
        offsets.deallocate()
        values.deallocate()
    }

    /// Where the feature's row begins; nil if it was not admitted.
    @inline(__always) func offset(of key: UInt64) -> Int32? {
        var place = Int(truncatingIfNeeded: key) & mask
        while offsets[place] >= 0 {
            if keys[place] == key { return offsets[place] }
            place = (place &+ 1) & mask
        }
        return nil
    }

    /// - Parameter index: a row's beginning and a column.
    @inline(__always) func weight(_ index: Int) -> Float { values[index &* 2] }

    /// Copies the feature's row if it has one.
    func copy(_ key: UInt64, to weights: inout [Float], at start: Int, count: Int) {
        guard let offset = offset(of: key) else { return }
        for column in 0..<count { weights[start + column] = weight(Int(offset) + column) }
    }

    /// One step of AdaGrad for one weight, with the pull to zero.
    @inline(__always) func step(_ index: Int, gradient: Float, rate: Float, decay: Float) {
        let place = index &* 2
        let weight = values[place]
        let slope = gradient + decay * weight
        let square = values[place &+ 1] + slope * slope
        values[place &+ 1] = square
        values[place] = weight - rate * slope / (square.squareRoot() + 1e-3)
    }
}

/// Where the weights of a sentence's features begin, one word's after the other's.
struct FoundRows {
    private var offsets: [Int32] = []
    private var ends: [Int] = []

    mutating func removeAll() {
        offsets.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    mutating func append(_ offset: Int32) { offsets.append(offset) }
    mutating func endWord() { ends.append(offsets.count) }

    subscript(word: Int) -> ArraySlice<Int32> { offsets[(word == 0 ? 0 : ends[word - 1])..<ends[word]] }
}

/// Counts features in the order they are met.
struct FeatureCounts {
    private var counts: [UInt64: Int32] = [:]
    private var order: [UInt64] = []

    mutating func add(_ features: some Sequence<UInt64>) {
        for feature in features {
            let count = counts[feature, default: 0]
            if count == 0 { order.append(feature) }
            counts[feature] = count &+ 1
        }
    }

    var repeated: [UInt64] { order.filter { counts[$0, default: 0] > 1 } }
}
