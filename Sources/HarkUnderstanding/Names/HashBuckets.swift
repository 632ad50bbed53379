/// Items under hashes, as two flat arrays: made once, then only read.
struct HashBuckets: Sendable {
    struct Pair: Sendable, BitwiseCopyable {
        var hash: UInt32
        var item: UInt32
    }

    private(set) var starts: FlatArray<UInt32>
    private(set) var pairs: FlatArray<Pair>
    private let mask: UInt32

    /// As they were saved; nil for what is no such thing.
    init?(starts: FlatArray<UInt32>, pairs: FlatArray<Pair>) {
        let size = starts.count - 1
        guard size >= 64, size & (size - 1) == 0, size < 1 << 31, starts[size] == UInt32(pairs.count) else { return nil }
        (self.starts, self.pairs, mask) = (starts, pairs, UInt32(size - 1))
    }

    init(_ unsorted: [Pair]) {
        var size = 64
        while size < unsorted.count { size *= 2 }
        mask = UInt32(size - 1)
        var starts = [UInt32](repeating: 0, count: size + 1)
        var pairs = unsorted
        let mask = mask
        // Counts, then each bucket's end, then filled from the back so that the order within a bucket stays.
        for pair in unsorted { starts[Int(pair.hash & mask) + 1] += 1 }
        for bucket in 1...size { starts[bucket] += starts[bucket - 1] }
        var next = starts
        for pair in unsorted {
            let bucket = Int(pair.hash & mask)
            pairs[Int(next[bucket])] = pair
            next[bucket] += 1
        }
        (self.starts, self.pairs) = (FlatArray(starts), FlatArray(pairs))
    }

    /// The items of a hash in the order in which they came.
    func forEach(_ hash: UInt32, limit: Int, _ body: (Int) -> Void) {
        let bucket = Int(hash & mask)
        var left = limit
        for place in Int(starts[bucket])..<Int(starts[bucket + 1]) where pairs[place].hash == hash {
            guard left > 0 else { return }
            left -= 1
            body(Int(pairs[place].item))
        }
    }

    var byteCount: Int { starts.count * 4 + pairs.count * MemoryLayout<Pair>.stride }
}
