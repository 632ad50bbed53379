/// Weights while they are learned: for each feature a row, with what AdaGrad needs to know of earlier steps.
///
/// Only features that were admitted get a row: a table that grew with every sentence made in training would not fit.
struct WeightTable {
    private var keys: [UInt64]
    private var offsets: [Int32]
    private var mask: Int
    private(set) var weights: [Float] = []
    private var squares: [Float] = []
    private(set) var rows: [(key: UInt64, offset: Int, width: Int)] = []

    /// - Parameter features: hashes with the width of their rows, none twice.
    init(_ features: [(key: UInt64, width: Int)]) {
        var places = 16
        while places < features.count * 2 { places *= 2 }
        mask = places - 1
        keys = [UInt64](repeating: 0, count: places)
        offsets = [Int32](repeating: -1, count: places)
        rows.reserveCapacity(features.count)
        var used = 0
        for (key, width) in features {
            var place = Int(truncatingIfNeeded: key) & mask
            while offsets[place] >= 0 { place = (place + 1) & mask }
            keys[place] = key
            offsets[place] = Int32(rows.count)
            rows.append((key, used, width))
            used += width
        }
        weights = [Float](repeating: 0, count: used)
        squares = [Float](repeating: 0, count: used)
    }

    /// Where the feature's row begins; nil if it was not admitted.
    @inline(__always) func offset(of key: UInt64) -> Int? {
        var place = Int(truncatingIfNeeded: key) & mask
        while offsets[place] >= 0 {
            if keys[place] == key { return rows[Int(offsets[place])].offset }
            place = (place &+ 1) & mask
        }
        return nil
    }

    /// One step of AdaGrad for one weight, with the pull to zero.
    @inline(__always) mutating func step(_ index: Int, gradient: Float, rate: Float, decay: Float) {
        weights.withUnsafeMutableBufferPointer { weights in
            squares.withUnsafeMutableBufferPointer { squares in
                let slope = gradient + decay * weights[index]
                let square = squares[index] + slope * slope
                squares[index] = square
                weights[index] -= rate * slope / (square.squareRoot() + 1e-3)
            }
        }
    }
}
