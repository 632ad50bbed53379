/// Letters that many names are compared with: how many edits each is away, as `EditDistance` counts them, for all letters of a name at once
/// in the bits of one word (Hyyrö 2003, with swapped neighbours).
struct SpellingQuery {
    /// By letter from a on: where it stands, as bits.
    private var places = [UInt64](repeating: 0, count: 26)
    private let count: Int
    private let last: UInt64
    /// The letters that it has, as bits.
    let set: UInt32

    /// - Parameter letters: from a to z, at most `EditDistance.longest`.
    init(_ letters: ArraySlice<UInt8>) {
        count = letters.count
        last = count > 0 ? 1 << UInt64(count - 1) : 0
        set = letters.reduce(0) { $0 | Self.bit($1) }
        for (place, letter) in letters.enumerated() where Self.isPlain(letter) { places[Int(letter - 0x61)] |= 1 << UInt64(place) }
    }

    private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

    private static func isPlain(_ letter: UInt8) -> Bool { letter >= 0x61 && letter <= 0x7A }

    /// Whether a name may be within so many edits: an edit changes at most two of the letters that a name has.
    func mayBe(_ name: ArraySlice<UInt8>, within limit: Int) -> Bool {
        guard abs(count - name.count) <= limit else { return false }
        var other: UInt32 = 0
        for letter in name { other |= Self.bit(letter) }
        return (set ^ other).nonzeroBitCount <= 2 * limit
    }

    func edits(to name: ArraySlice<UInt8>) -> Int {
        var edits = count
        var (more, less, straight, before) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
        for letter in name {
            let here = Self.isPlain(letter) ? places[Int(letter - 0x61)] : 0
            let swapped = ((~straight & here) << 1) & before
            straight = (((here & more) &+ more) ^ more) | here | less | swapped
            var up = less | ~(straight | more)
            var down = straight & more
            if up & last != 0 { edits += 1 }
            if down & last != 0 { edits -= 1 }
            up = up << 1 | 1
            down <<= 1
            more = down | ~(straight | up)
            less = up & straight
            before = here
        }
        return count == 0 ? name.count : edits
    }
}
