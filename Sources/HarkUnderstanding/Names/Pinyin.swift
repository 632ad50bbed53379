import IntentSchema

/// How Chinese names sound: toneless pinyin, exactly and with the sounds folded that are often taken for each other
/// (zh/z, ch/c, sh/s, n/l, ing/in, eng/en, ang/an).
struct Pinyin: Sendable {
    static let shared = Pinyin(GrammarFiles.bytes(named: "pinyin"))

    /// One way to say a name, as keys that equal those of everything that sounds the same.
    struct Sound: Hashable, Sendable {
        var exact: UInt64
        var near: UInt64
        static let empty = Sound(exact: NameKey.extend(NameKey.empty, [2]), near: NameKey.extend(NameKey.empty, [3]))
    }

    /// The most ways to say one name that are told apart.
    private static let soundLimit = 4
    private static let longestSyllable = 6
    private static let firstHan: UInt32 = 0x4E00
    private static let lastHan: UInt32 = 0x9FFF

    private var syllables: [[UInt8]] = []
    private var folded: [[UInt8]] = []
    private var numbers: [UInt64: UInt16] = [:]
    private static let hasFurther: UInt16 = 0x8000
    /// By character: its usual syllable, plus one; 0 for none. The top bit says that there are further readings.
    private var usual = [UInt16](repeating: 0, count: Int(lastHan - firstHan) + 1)
    /// Further readings of characters that have any.
    private var further: [UInt32: [UInt16]] = [:]

    /// - Parameter data: lines of a syllable and its characters, as `Scripts/make-names-data.py` writes them.
    init(_ data: [UInt8]) {
        for line in data.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
            let isFurther = line.first == UInt8(ascii: "+")
            let number = self.number(Array(line[(isFurther ? line.startIndex + 1 : line.startIndex)..<space]))
            var position = space + 1
            while let value = Self.han(line, position) {
                position += 3
                if isFurther { further[value, default: []].append(number) } else { usual[Int(value - Self.firstHan)] = number + 1 }
            }
        }
        for value in further.keys { usual[Int(value - Self.firstHan)] |= Self.hasFurther }
    }

    private mutating func number(_ letters: [UInt8]) -> UInt16 {
        let said = letters.map { $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0 }
        let key = NameKey.of(said[...])
        if let known = numbers[key] { return known }
        let number = UInt16(syllables.count)
        numbers[key] = number
        syllables.append(said)
        folded.append(Self.fold(said))
        return number
    }

    private static func fold(_ syllable: [UInt8]) -> [UInt8] {
        var result = syllable
        if result.count > 1, result[1] == UInt8(ascii: "h"), [UInt8(ascii: "z"), UInt8(ascii: "c"), UInt8(ascii: "s")].contains(result[0]) {
            result.remove(at: 1)
        }
        if result.count > 1, result[0] == UInt8(ascii: "n") { result[0] = UInt8(ascii: "l") }
        if result.count > 2, result.last == UInt8(ascii: "g"),
            [UInt8(ascii: "i"), UInt8(ascii: "e"), UInt8(ascii: "a")].contains(result[result.count - 3])
        {
            result.removeLast()
        }
        return result
    }

    private static func han(_ letters: ArraySlice<UInt8>, _ position: Int) -> UInt32? {
        guard position + 2 < letters.endIndex, letters[position] >= 0xE4, letters[position] < 0xF0 else { return nil }
        let value = UInt32(letters[position] & 0xF) << 12 | UInt32(letters[position + 1] & 0x3F) << 6 | UInt32(letters[position + 2] & 0x3F)
        return value >= firstHan && value <= lastHan ? value : nil
    }

    /// How folded letters sound; empty when they are not Chinese: alphabetic letters that are no pinyin, or a character without a reading.
    func sounds(of letters: ArraySlice<UInt8>) -> [Sound] {
        var sounds = [Sound.empty]
        var position = letters.startIndex
        var hasHan = false
        while position < letters.endIndex {
            if let value = Self.han(letters, position) {
                let entry = usual[Int(value - Self.firstHan)]
                let number = entry & ~Self.hasFurther
                guard number > 0 else { return [] }
                hasHan = true
                position += 3
                let count = sounds.count
                if entry != number, let others = further[value], count * (others.count + 1) <= Self.soundLimit {
                    for other in others {
                        for index in 0..<count { sounds.append(extend(sounds[index], syllables[Int(other)], folded[Int(other)])) }
                    }
                }
                let syllable = Int(number - 1)
                for index in 0..<count { sounds[index] = extend(sounds[index], syllables[syllable], folded[syllable]) }
                continue
            }
            guard letters[position] < 0x80 else { return [] }
            let start = position
            while position < letters.endIndex, letters[position] < 0x80 { position += 1 }
            let run = letters[start..<position].map { $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0 }
            let cut = segments(run)
            // What is no pinyin only counts beside Han characters: "Lily王".
            if cut == nil, position - start == letters.count { return [] }
            let near = cut?.flatMap { folded[Int($0)] } ?? run
            sounds = sounds.map { extend($0, run, near) }
        }
        return hasHan || !letters.isEmpty ? sounds : []
    }

    private func extend(_ sound: Sound, _ exact: [UInt8], _ near: [UInt8]) -> Sound {
        Sound(exact: NameKey.extend(sound.exact, exact[...]), near: NameKey.extend(sound.near, near[...]))
    }

    /// Letters cut into the fewest syllables, or nil.
    private func segments(_ letters: [UInt8]) -> [UInt16]? {
        guard letters.count <= 32 else { return nil }
        var best: [(count: Int, from: Int, syllable: UInt16)?] = Array(repeating: nil, count: letters.count + 1)
        best[0] = (0, 0, 0)
        for start in letters.indices {
            guard let reached = best[start] else { continue }
            var key = NameKey.empty
            for end in start + 1...min(letters.count, start + Self.longestSyllable) where end > start {
                key = StableHash.extend(key, letters[end - 1])
                guard let syllable = numbers[key] else { continue }
                if let known = best[end], known.count <= reached.count + 1 { continue }
                best[end] = (reached.count + 1, start, syllable)
            }
        }
        guard best[letters.count] != nil else { return nil }
        var result: [UInt16] = []
        var end = letters.count
        while end > 0, let step = best[end] {
            result.append(step.syllable)
            end = step.from
        }
        return result.reversed()
    }
}
