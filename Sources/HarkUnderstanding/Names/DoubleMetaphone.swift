/// How a name in Latin letters sounds in English, as Lawrence Philips' Double Metaphone has it: two codes, since names keep the sounds of where
/// they come from. Codes are at most eight letters, packed into a number; 0 is no sound at all.
struct DoubleMetaphone {
    private(set) var primary: UInt64 = 0
    private(set) var secondary: UInt64 = 0
    private let word: [UInt8]
    private let isSlavic: Bool
    private var at = 0

    /// - Parameter letters: folded: a to z in lower case; anything else is stepped over.
    init(_ letters: some Sequence<UInt8>) {
        word = letters.filter { (0x61...0x7A).contains($0) }
        let text = word
        isSlavic = Self.has(text, "w") || Self.has(text, "k") || Self.has(text, "cz")
        encode()
    }

    /// The number of sounds in a code.
    static func length(_ code: UInt64) -> Int { (64 - code.leadingZeroBitCount + 7) / 8 }

    private static func has(_ text: [UInt8], _ part: StaticString) -> Bool {
        part.withUTF8Buffer { part in
            guard text.count >= part.count else { return false }
            return (0...text.count - part.count).contains { start in text[start..<start + part.count].elementsEqual(part) }
        }
    }

    private mutating func add(_ code: Character, _ other: Character? = nil) {
        primary = Self.append(primary, code)
        secondary = Self.append(secondary, other ?? code)
    }

    private static func append(_ code: UInt64, _ letter: Character) -> UInt64 {
        guard code >> 56 == 0, let byte = letter.asciiValue, byte != 0x20 else { return code }
        return code << 8 | UInt64(byte)
    }

    private func letter(_ index: Int) -> UInt8 { word.indices.contains(index) ? word[index] : 0 }

    private func isVowel(_ index: Int) -> Bool { EditDistance.isVowel(letter(index)) }

    /// Whether one of the words, divided by spaces, stands at a place.
    private func stands(_ index: Int, _ words: StaticString) -> Bool {
        guard index >= 0, index < word.count else { return false }
        return words.withUTF8Buffer { words in
            var (offset, fits) = (0, true)
            for byte in words {
                if byte == 0x20 {
                    if fits { return true }
                    (offset, fits) = (0, true)
                } else {
                    fits = fits && index + offset < word.count && word[index + offset] == byte
                    offset += 1
                }
            }
            return fits
        }
    }

    private func isIn(_ index: Int, _ letters: StaticString) -> Bool {
        let letter = letter(index)
        return letter != 0 && letters.withUTF8Buffer { $0.contains(letter) }
    }

    private mutating func encode() {
        if stands(0, "gn kn pn wr ps") { at = 1 }
        if letter(0) == UInt8(ascii: "x") {
            add("S")
            at = 1
        }
        while at < word.count {
            switch letter(at) {
            case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "y"):
                if at == 0 { add("A") }
                at += 1
            case UInt8(ascii: "b"): step("P", doubled: "b")
            case UInt8(ascii: "c"): c()
            case UInt8(ascii: "d"): d()
            case UInt8(ascii: "f"): step("F", doubled: "f")
            case UInt8(ascii: "g"): g()
            case UInt8(ascii: "h"):
                if (at == 0 || isVowel(at - 1)) && isVowel(at + 1) {
                    add("H")
                    at += 2
                } else {
                    at += 1
                }
            case UInt8(ascii: "j"): j()
            case UInt8(ascii: "k"): step("K", doubled: "k")
            case UInt8(ascii: "l"): l()
            case UInt8(ascii: "m"):
                add("M")
                at += letter(at + 1) == UInt8(ascii: "m") || (stands(at - 1, "umb") && (at + 1 == word.count - 1 || stands(at + 2, "er"))) ? 2 : 1
            case UInt8(ascii: "n"): step("N", doubled: "n")
            case UInt8(ascii: "p"):
                if letter(at + 1) == UInt8(ascii: "h") {
                    add("F")
                    at += 2
                } else {
                    add("P")
                    at += isIn(at + 1, "pb") ? 2 : 1
                }
            case UInt8(ascii: "q"): step("K", doubled: "q")
            case UInt8(ascii: "r"):
                // "Rogier", with its French ending.
                if at == word.count - 1, !isSlavic, stands(at - 2, "ie"), !stands(at - 4, "me ma") { add(" ", "R") } else { add("R") }
                at += letter(at + 1) == UInt8(ascii: "r") ? 2 : 1
            case UInt8(ascii: "s"): s()
            case UInt8(ascii: "t"): t()
            case UInt8(ascii: "v"): step("F", doubled: "v")
            case UInt8(ascii: "w"): w()
            case UInt8(ascii: "x"):
                if !(at == word.count - 1 && (stands(at - 3, "iau eau") || stands(at - 2, "au ou"))) {
                    add("K")
                    add("S")
                }
                at += isIn(at + 1, "cx") ? 2 : 1
            case UInt8(ascii: "z"): z()
            default: at += 1
            }
        }
    }

    private mutating func step(_ code: Character, doubled: Unicode.Scalar) {
        add(code)
        at += letter(at + 1) == UInt8(ascii: doubled) ? 2 : 1
    }

    private mutating func take(_ count: Int, _ code: Character, _ other: Character? = nil) {
        add(code, other)
        at += count
    }

    private mutating func c() {
        if at > 1, !isVowel(at - 2), stands(at - 1, "ach"), letter(at + 2) != UInt8(ascii: "i"),
            letter(at + 2) != UInt8(ascii: "e") || stands(at - 2, "bacher macher")
        {
            return take(2, "K")
        }
        if at == 0, stands(at, "caesar") { return take(2, "S") }
        if stands(at, "chia") { return take(2, "K") }
        if stands(at, "ch") { return ch() }
        if stands(at, "cz"), !stands(at - 2, "wicz") { return take(2, "S", "X") }
        if stands(at + 1, "cia") { return take(3, "X") }
        if stands(at, "cc"), !(at == 1 && letter(0) == UInt8(ascii: "m")) {
            if isIn(at + 2, "ieh"), !stands(at + 2, "hu") {
                if (at == 1 && letter(0) == UInt8(ascii: "a")) || stands(at - 1, "uccee ucces") {
                    add("K")
                    return take(3, "S")
                }
                return take(3, "X")
            }
            return take(2, "K")
        }
        if stands(at, "ck cg cq") { return take(2, "K") }
        if stands(at, "ci ce cy") { return stands(at, "cio cie cia") ? take(2, "S", "X") : take(2, "S") }
        add("K")
        at += isIn(at + 1, "ckq") && !stands(at + 1, "ce ci") ? 2 : 1
    }

    private mutating func ch() {
        if at > 0, stands(at, "chae") { return take(2, "K", "X") }
        if at == 0, stands(at + 1, "harac haris hor hym hia hem"), !stands(0, "chore") { return take(2, "K") }
        let isGerman = stands(0, "van von sch") || stands(at - 2, "orches archit orchid") || isIn(at + 2, "ts")
        if isGerman || ((at == 0 || isIn(at - 1, "aoue")) && (isIn(at + 2, "lrnmbhfvw") || at + 2 >= word.count && at > 0 && isIn(at - 1, "ao"))) {
            return take(2, "K")
        }
        if at > 0 { return stands(0, "mc") ? take(2, "K") : take(2, "X", "K") }
        take(2, "X")
    }

    private mutating func d() {
        if stands(at, "dg") {
            if isIn(at + 2, "iey") { return take(3, "J") }
            add("T")
            return take(2, "K")
        }
        add("T")
        at += isIn(at + 1, "dt") ? 2 : 1
    }

    private mutating func g() {
        let next = letter(at + 1)
        if next == UInt8(ascii: "h") {
            if at > 0, !isVowel(at - 1) { return take(2, "K") }
            if at == 0 { return letter(at + 2) == UInt8(ascii: "i") ? take(2, "J") : take(2, "K") }
            // "Hugh", "bough", "broughton" have no sound here; "laugh", "rough" do.
            if (at > 1 && isIn(at - 2, "bhd")) || (at > 2 && isIn(at - 3, "bhd")) || (at > 3 && isIn(at - 4, "bh")) {
                at += 2
                return
            }
            if at > 2, letter(at - 1) == UInt8(ascii: "u"), isIn(at - 3, "cglrt") {
                add("F")
            } else if at > 0, letter(at - 1) != UInt8(ascii: "i"), letter(at - 1) != UInt8(ascii: "e"), letter(at - 1) != UInt8(ascii: "a") {
                add("K")
            }
            at += 2
            return
        }
        if next == UInt8(ascii: "n") {
            if at == 1, isVowel(0), !isSlavic {
                add("K", "N")
                secondary = Self.append(secondary, " ")
                primary = Self.append(primary, "N")
                at += 2
                return
            }
            if !stands(at + 2, "ey"), !isSlavic {
                add("N", "K")
                secondary = Self.append(secondary, "N")
                at += 2
                return
            }
            add("K")
            return take(2, "N")
        }
        if stands(at + 1, "li"), !isSlavic {
            add("K", "L")
            primary = Self.append(primary, "L")
            at += 2
            return
        }
        if at == 0, next == UInt8(ascii: "y") || stands(at + 1, "es ep eb el ey ib il in ie ei er") { return take(2, "K", "J") }
        if stands(at + 1, "er") || next == UInt8(ascii: "y"), !stands(0, "danger ranger manger"), !isIn(at - 1, "ei"), !stands(at - 1, "rgy ogy") {
            return take(2, "K", "J")
        }
        if isIn(at + 1, "eiy") || stands(at - 1, "aggi oggi") {
            if stands(0, "van von sch") || stands(at + 1, "et") { return take(2, "K") }
            return stands(at + 1, "ier") && at + 4 == word.count ? take(2, "J") : take(2, "J", "K")
        }
        add("K")
        at += next == UInt8(ascii: "g") ? 2 : 1
    }

    private mutating func j() {
        if stands(at, "jose") || stands(0, "san") {
            if (at == 0 && word.count == 4) || stands(0, "san") { add("H") } else { add("J", "H") }
            at += 1
            return
        }
        if at == 0 {
            add("J", "A")
        } else if isVowel(at - 1), !isSlavic, isIn(at + 1, "ao") {
            add("J", "H")
        } else if at == word.count - 1 {
            add("J", " ")
        } else if !isIn(at + 1, "ltksnmbz"), !isIn(at - 1, "skl") {
            add("J")
        }
        at += letter(at + 1) == UInt8(ascii: "j") ? 2 : 1
    }

    private mutating func l() {
        guard letter(at + 1) == UInt8(ascii: "l") else { return take(1, "L") }
        // "Cabrillo", "Guillermo" in Spanish.
        let isSpanish =
            (at + 3 == word.count && stands(at - 1, "illo illa alle"))
            || (stands(word.count - 2, "as os") || isIn(word.count - 1, "ao")) && stands(at - 1, "alle")
        take(2, "L", isSpanish ? " " : "L")
    }

    private mutating func s() {
        if stands(at - 1, "isl ysl") {
            at += 1
            return
        }
        if at == 0, stands(at, "sugar") { return take(1, "X", "S") }
        if stands(at, "sh") { return stands(at + 1, "heim hoek holm holz") ? take(2, "S") : take(2, "X") }
        if stands(at, "sio sia sian") { return isSlavic ? take(3, "S") : take(3, "S", "X") }
        if (at == 0 && isIn(at + 1, "mnlw")) || letter(at + 1) == UInt8(ascii: "z") {
            add("S", "X")
            at += letter(at + 1) == UInt8(ascii: "z") ? 2 : 1
            return
        }
        if stands(at, "sc") {
            if letter(at + 2) == UInt8(ascii: "h") {
                if stands(at + 3, "oo er en uy ed em") {
                    if stands(at + 3, "er en") {
                        add("X", "S")
                        secondary = Self.append(secondary, "K")
                    } else {
                        add("S")
                        add("K")
                    }
                    at += 3
                    return
                }
                return at == 0 && !isVowel(3) && letter(3) != UInt8(ascii: "w") ? take(3, "X", "S") : take(3, "X")
            }
            if isIn(at + 2, "iey") { return take(3, "S") }
            add("S")
            return take(3, "K")
        }
        if at == word.count - 1, stands(at - 2, "ai oi") { add(" ", "S") } else { add("S") }
        at += isIn(at + 1, "sz") ? 2 : 1
    }

    private mutating func t() {
        if stands(at, "tion tia tch") { return take(3, "X") }
        if stands(at, "th tth") {
            return stands(at + 2, "om am") || stands(0, "van von sch") ? take(2, "T") : take(letter(at + 1) == UInt8(ascii: "t") ? 3 : 2, "0", "T")
        }
        add("T")
        at += isIn(at + 1, "td") ? 2 : 1
    }

    private mutating func w() {
        if stands(at, "wr") { return take(2, "R") }
        if at == 0, isVowel(at + 1) || stands(at, "wh") { add("A", isVowel(at + 1) ? "F" : "A") }
        if (at == word.count - 1 && at > 0 && isVowel(at - 1)) || stands(at - 1, "ewski ewsky owski owsky") || stands(0, "sch") {
            add(" ", "F")
            at += 1
            return
        }
        if stands(at, "wicz witz") {
            add("T", "F")
            primary = Self.append(primary, "S")
            secondary = Self.append(secondary, "X")
            at += 4
            return
        }
        at += 1
    }

    private mutating func z() {
        if letter(at + 1) == UInt8(ascii: "h") { return take(2, "J") }
        if stands(at + 1, "zo zi za") || (isSlavic && at > 0 && letter(at - 1) != UInt8(ascii: "t")) {
            add("S", "T")
            secondary = Self.append(secondary, "S")
        } else {
            add("S")
        }
        at += letter(at + 1) == UInt8(ascii: "z") ? 2 : 1
    }
}
