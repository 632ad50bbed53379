extension NameIndexFile {
    /// What a section holds, in the order of the file.
    enum Section: Int, CaseIterable {
        case numbers, kinds, keys, entries, slots, text, spelled, pieceStarts, pieces, soundStarts, sounds, syllableStarts, syllables
    }

    /// The numbers of the first section.
    enum Number: Int, CaseIterable {
        case keys, entries, slots, spelled, longestName, cut, skipped, pieceStarts, pieces, soundStarts, sounds, syllableStarts, syllables
    }
}

/// An index of names as it was saved.
struct SavedNames {
    let index: NameIndex
    let near: NameNear
    let kinds: [NameKind]
    let longestName: Int
    let cut: Int
    let skipped: Int

    /// Nil for bytes that are no index of these names.
    init?(_ memory: NameMemory, of fingerprint: NameFingerprint) {
        guard let places = NameIndexFile.sections(memory, fingerprint, count: NameIndexFile.Section.allCases.count) else { return nil }
        func place(_ section: NameIndexFile.Section) -> Range<Int> { places[section.rawValue] }
        guard let numbers = FlatArray<UInt64>(memory, place(.numbers), count: NameIndexFile.Number.allCases.count) else { return nil }
        func number(_ number: NameIndexFile.Number) -> Int { Int(clamping: numbers[number.rawValue]) }
        guard let keys = FlatArray<NameIndex.Key>(memory, place(.keys), count: number(.keys)),
            let entries = FlatArray<NameIndex.Entry>(memory, place(.entries), count: number(.entries)),
            let slots = FlatArray<UInt64>(memory, place(.slots), count: number(.slots)),
            let spelled = FlatArray<UInt32>(memory, place(.spelled), count: number(.spelled)),
            let index = NameIndex(keys: keys, entries: entries, slots: slots, text: Array(memory.bytes[place(.text)]), spelled: spelled)
        else { return nil }
        func buckets(
            _ starts: NameIndexFile.Section, _ startCount: NameIndexFile.Number, _ pairs: NameIndexFile.Section, _ pairCount: NameIndexFile.Number
        ) -> HashBuckets? {
            guard let starts = FlatArray<UInt32>(memory, place(starts), count: number(startCount)),
                let pairs = FlatArray<HashBuckets.Pair>(memory, place(pairs), count: number(pairCount))
            else { return nil }
            return HashBuckets(starts: starts, pairs: pairs)
        }
        guard let pieces = buckets(.pieceStarts, .pieceStarts, .pieces, .pieces), let sounds = buckets(.soundStarts, .soundStarts, .sounds, .sounds),
            let syllables = buckets(.syllableStarts, .syllableStarts, .syllables, .syllables)
        else { return nil }
        self.index = index
        near = NameNear(pieces: pieces, sounds: sounds, syllables: syllables)
        kinds = String(decoding: memory.bytes[place(.kinds)], as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false).map {
            NameKind(String($0))
        }
        (longestName, cut, skipped) = (number(.longestName), number(.cut), number(.skipped))
    }
}

extension Names {
    /// The names of a world by an index that was saved before: equal to `Names(world:)`. Nil for what is no index of just these names.
    /// - Parameter fingerprint: of the world.
    public init?(world: World, saved: NameMemory, fingerprint: NameFingerprint) {
        guard let found = SavedNames(saved, of: fingerprint) else { return nil }
        self.init(world: world, saved: found, source: .shared)
    }

    /// The index as bytes, to be read by `init(world:saved:fingerprint:)`: the same names make the same bytes. Nil for names that were updated since
    /// their index was made, and for kinds whose names cannot be kept.
    /// - Parameter fingerprint: of the world of these names.
    public func savedIndex(_ fingerprint: NameFingerprint) -> [UInt8]? {
        guard let near = nearOfAll, !kinds.contains(where: { $0.rawValue.utf8.contains(0) }) else { return nil }
        func bytes<Element>(_ array: FlatArray<Element>) -> [UInt8] { array.withUnsafeBytes { Array($0) } }
        let numbers = [
            index.keys.count, index.entries.count, index.slots.count, index.spelled.count, longestName, cut, skipped, near.pieces.starts.count,
            near.pieces.pairs.count, near.sounds.starts.count, near.sounds.pairs.count, near.syllables.starts.count, near.syllables.pairs.count,
        ]
        return NameIndexFile.bytes(
            fingerprint,
            sections: [
                bytes(FlatArray(numbers.map(UInt64.init))), Array(kinds.map(\.rawValue).joined(separator: "\0").utf8), bytes(index.keys),
                bytes(index.entries), bytes(index.slots), index.text, bytes(index.spelled), bytes(near.pieces.starts), bytes(near.pieces.pairs),
                bytes(near.sounds.starts), bytes(near.sounds.pairs), bytes(near.syllables.starts), bytes(near.syllables.pairs),
            ])
    }
}
