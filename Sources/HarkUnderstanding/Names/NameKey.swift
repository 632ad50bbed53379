import IntentSchema

/// Names as keys: the letters and digits of the folded text, without anything between them, so that "blood works northwest" finds
/// "BloodWorks Northwest".
enum NameKey {
    static let empty = StableHash.seed

    static func key(_ name: some StringProtocol) -> UInt64 {
        var scanner = NameScanner()
        scanner.scan(String(name))
        return of(scanner.letters[...])
    }

    static func extend(_ key: UInt64, with folded: String) -> UInt64 {
        var extended = key
        for byte in folded.utf8 {
            if byte >= 0x80 { return extendScalars(key, folded) }
            if isNameByte(byte) { extended = StableHash.extend(extended, byte) }
        }
        return extended
    }

    private static func extendScalars(_ key: UInt64, _ folded: String) -> UInt64 {
        var key = key
        for scalar in folded.unicodeScalars where isLetter(scalar) {
            for byte in String(scalar).utf8 { key = StableHash.extend(key, byte) }
        }
        return key
    }

    /// Whether a folded scalar is part of keys; marks, spaces and emoji only divide words.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return isNameByte(UInt8(scalar.value)) }
        switch CharacterClass(scalar) {
        case .word, .han: return true
        case .space, .separator, .symbol: return false
        }
    }

    static func of(_ letters: ArraySlice<UInt8>) -> UInt64 { extend(empty, letters) }

    static func extend(_ key: UInt64, _ letters: ArraySlice<UInt8>) -> UInt64 {
        var key = key
        for byte in letters { key = StableHash.extend(key, byte) }
        return key
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
}

/// Reads a name into its folded letters and words. One scanner is used for many names, since it keeps its buffers.
struct NameScanner {
    /// The most bytes of folded letters of one name that count; the rest is cut off.
    static let letterLimit = 240

    /// The folded letters and digits, as UTF-8, without anything between them.
    private(set) var letters: [UInt8] = []
    /// The parts between spaces, hyphens and the like, as ranges of `letters`.
    private(set) var words: [Range<Int>] = []
    /// Whether it has a character that is no letter of an alphabet.
    private(set) var isHan = false
    private(set) var isCut = false
    private var wordStart = 0

    init() {
        letters.reserveCapacity(Self.letterLimit + 8)
        words.reserveCapacity(16)
    }

    mutating func scan(_ name: String) {
        letters.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        (isHan, isCut, wordStart) = (false, false, 0)
        let done: Void? = name.utf8.withContiguousStorageIfAvailable { read($0) }
        if done == nil { Array(name.utf8).withUnsafeBufferPointer { read($0) } }
        endWord()
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if letters.count >= Self.letterLimit {
                isCut = true
                return
            }
            guard byte >= 0x80 else {
                plain(byte | ((0x41...0x5A).contains(byte) ? 0x20 : 0))
                position += 1
                continue
            }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            let end = min(position + length, bytes.count)
            if length == 3, end - position == 3 {
                let value = UInt32(byte & 0xF) << 12 | UInt32(bytes[position + 1] & 0x3F) << 6 | UInt32(bytes[position + 2] & 0x3F)
                if let simple = HanVariants.simplified(value), simple <= 0xFFFF {
                    emit(simple)
                    position = end
                    continue
                }
            }
            for folded in Folding.fold(String(decoding: UnsafeBufferPointer(rebasing: bytes[position..<end]), as: UTF8.self)).unicodeScalars {
                // What is neither letter nor digit divides words: a dash, an ideographic space, an emoji.
                if folded.value < 0x80 {
                    plain(UInt8(folded.value))
                } else if NameKey.isLetter(folded) {
                    for byte in String(folded).utf8 {
                        isHan = isHan || byte >= 0xE3
                        letters.append(byte)
                    }
                } else {
                    endWord()
                }
            }
            position = end
        }
    }

    private mutating func plain(_ byte: UInt8) {
        if NameKey.isNameByte(byte) { letters.append(byte) } else if byte != UInt8(ascii: "'") { endWord() }
    }

    /// Appends a character of three bytes.
    private mutating func emit(_ value: UInt32) {
        isHan = true
        letters.append(UInt8(0xE0 | value >> 12))
        letters.append(UInt8(0x80 | value >> 6 & 0x3F))
        letters.append(UInt8(0x80 | value & 0x3F))
    }

    private mutating func endWord() {
        if letters.count > wordStart { words.append(wordStart..<letters.count) }
        wordStart = letters.count
    }
}
