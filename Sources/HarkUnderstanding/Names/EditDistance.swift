/// How far two spellings are apart.
struct EditDistance: Comparable, Sendable {
    /// Letters that were added, left out, replaced, or swapped with their neighbour.
    var edits: Int
    /// The same in hundredths, less for what happens easily: a neighbouring key, a doubled letter, one vowel for another; more for the first letter.
    var weight: Int

    static func < (left: EditDistance, right: EditDistance) -> Bool { (left.edits, left.weight) < (right.edits, right.weight) }

    static let longest = 40

    /// Nil when more than `limit` edits are needed.
    init?(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, limit: Int) {
        let (m, n) = (left.count, right.count)
        guard abs(m - n) <= limit, m <= Self.longest, n <= Self.longest else { return nil }
        let (a, b) = (left.startIndex, right.startIndex)
        // Edits and weight in one number, so that the fewer edits win first.
        let unit = 1 << 16
        let infinity = 1 << 30
        let result = withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (n + 1)) { rows -> Int in
            var (before, above, row) = (0, n + 1, 2 * (n + 1))
            for j in 0...n {
                rows[before + j] = infinity
                rows[above + j] = j > limit ? infinity : j == 0 ? 0 : rows[above + j - 1] + unit + Self.gap(right, b + j - 1)
            }
            for i in stride(from: 1, through: m, by: 1) {
                rows[row] = i > limit ? infinity : rows[above] + unit + Self.gap(left, a + i - 1)
                var least = rows[row]
                for j in stride(from: 1, through: n, by: 1) {
                    guard abs(i - j) <= limit else {
                        rows[row + j] = infinity
                        continue
                    }
                    let (x, y) = (left[a + i - 1], right[b + j - 1])
                    var cost = rows[above + j - 1] + (x == y ? 0 : unit + Self.substitution(x, y, isFirst: i == 1 && j == 1))
                    cost = min(cost, rows[above + j] + unit + Self.gap(left, a + i - 1))
                    cost = min(cost, rows[row + j - 1] + unit + Self.gap(right, b + j - 1))
                    if i > 1, j > 1, x == right[b + j - 2], left[a + i - 2] == y, x != y { cost = min(cost, rows[before + j - 2] + unit + 70) }
                    rows[row + j] = cost
                    least = min(least, cost)
                }
                if least >= (limit + 1) * unit { return infinity }
                (before, above, row) = (above, row, before)
            }
            return rows[above + n]
        }
        guard result < (limit + 1) * unit else { return nil }
        edits = result / unit
        weight = result % unit
    }

    /// A letter too many or too few: half where it only doubles its neighbour.
    private static func gap(_ word: ArraySlice<UInt8>, _ index: Int) -> Int {
        let letter = word[index]
        if index > word.startIndex, word[index - 1] == letter { return 50 }
        if index + 1 < word.endIndex, word[index + 1] == letter { return 50 }
        return index == word.startIndex ? 150 : 100
    }

    private static func substitution(_ x: UInt8, _ y: UInt8, isFirst: Bool) -> Int {
        let base = areNeighbours(x, y) ? 70 : isVowel(x) && isVowel(y) ? 80 : 100
        return isFirst ? base + 50 : base
    }

    static func isVowel(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "y"): true
        default: false
        }
    }

    private static func areNeighbours(_ x: UInt8, _ y: UInt8) -> Bool {
        guard (0x61...0x7A).contains(x), (0x61...0x7A).contains(y) else { return false }
        return neighbours[Int(x - 0x61)] & 1 << UInt32(y - 0x61) != 0
    }

    /// Letters side by side on a QWERTY keyboard, as bits.
    private static let neighbours: [UInt32] = {
        let rows: [(keys: [UInt8], shift: Int)] = [(Array("qwertyuiop".utf8), 0), (Array("asdfghjkl".utf8), 1), (Array("zxcvbnm".utf8), 3)]
        var places = [(x: Int, y: Int)](repeating: (0, 0), count: 26)
        for (y, row) in rows.enumerated() {
            for (x, key) in row.keys.enumerated() { places[Int(key - 0x61)] = (x * 4 + row.shift, y) }
        }
        return places.map { place in
            var bits: UInt32 = 0
            for (other, at) in places.enumerated() where abs(at.y - place.y) <= 1 && abs(at.x - place.x) <= 4 && (at.x, at.y) != (place.x, place.y) {
                bits |= 1 << UInt32(other)
            }
            return bits
        }
    }()
}
