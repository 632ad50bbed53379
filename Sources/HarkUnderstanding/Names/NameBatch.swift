import IntentSchema

/// Names on their way into an index, put there in the order of its table: otherwise nearly every one would wait for memory.
struct NameBatch: Sendable {
    private struct Item {
        var hash: UInt64
        var thing: UInt32
        /// Where the letters to keep begin in `letters`, or `NameIndex.none`.
        var start: UInt32
        var length: UInt8
        var kind: UInt8
        var exactness: NameExactness
        var words: UInt8
    }

    private static let limit = 1 << 20
    private static let regions = 256

    private var items: [Item] = []
    private var letters: [UInt8] = []

    var isFull: Bool { items.count >= Self.limit }

    mutating func append(
        _ hash: UInt64, thing: Int, kind: UInt8, exactness: NameExactness, words: Int, keeping kept: ArraySlice<UInt8>?
    ) {
        guard hash != NameKey.empty else { return }
        var item = Item(
            hash: hash, thing: UInt32(thing), start: NameIndex.none, length: 0, kind: kind, exactness: exactness, words: UInt8(min(words, 255)))
        if let kept, kept.count <= Int(UInt8.max) {
            item.start = UInt32(letters.count)
            item.length = UInt8(kept.count)
            letters.append(contentsOf: kept)
        }
        items.append(item)
    }

    /// Names of one key keep their order, so that the result is that of putting each there at once.
    mutating func flush(into index: inout NameIndex) {
        var starts = [Int](repeating: 0, count: Self.regions + 1)
        for item in items { starts[index.region(of: item.hash, among: Self.regions) + 1] += 1 }
        for region in 1...Self.regions { starts[region] += starts[region - 1] }
        var order = [UInt32](repeating: 0, count: items.count)
        for (place, item) in items.enumerated() {
            let region = index.region(of: item.hash, among: Self.regions)
            order[starts[region]] = UInt32(place)
            starts[region] += 1
        }
        let sorted = order.map { items[Int($0)] }
        items.removeAll(keepingCapacity: true)
        for item in sorted {
            let kept = item.start == NameIndex.none ? nil : letters[Int(item.start)..<Int(item.start) + Int(item.length)]
            index.insert(
                item.hash, thing: Int(item.thing), kind: item.kind, exactness: item.exactness, words: Int(item.words), keeping: kept)
        }
        letters.removeAll(keepingCapacity: true)
    }
}
