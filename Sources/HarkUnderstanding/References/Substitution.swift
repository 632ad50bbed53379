/// A sentence with names in the place of words that refer, and where each piece of it stands in the sentence as it was said.
struct Substitution {
    struct Piece: Hashable {
        /// Unicode scalars of the sentence.
        var place: Range<Int>
        /// What is read before the name, as "to " before what "there" stands for.
        var lead: String
        var name: String

        var length: Int { lead.unicodeScalars.count + name.unicodeScalars.count }
    }

    let sentence: Sentence
    /// From left to right.
    private(set) var pieces: [Piece] = []

    init(_ sentence: Sentence) { self.sentence = sentence }

    func adding(_ piece: Piece) -> Substitution {
        var other = self
        other.pieces = (pieces + [piece]).sorted { $0.place.lowerBound < $1.place.lowerBound }
        return other
    }

    var text: String {
        var (text, position) = ("", 0)
        for piece in pieces {
            text += sentence.text(position..<piece.place.lowerBound) + piece.lead + piece.name
            position = piece.place.upperBound
        }
        return text + sentence.text(position..<sentence.scalars.count)
    }

    /// Where a piece's name stands in `text`, in Unicode scalars.
    func range(of piece: Piece) -> Range<Int> {
        let before = pieces.prefix { $0.place.lowerBound < piece.place.lowerBound }.reduce(0) { $0 + $1.length - $1.place.count }
        let start = piece.place.lowerBound + before + piece.lead.unicodeScalars.count
        return start..<start + piece.name.unicodeScalars.count
    }

    /// A slot of `text` as it stands in the sentence.
    func original(_ slot: Slot) -> Slot {
        let range = original(slot.offset)..<max(original(slot.offset), original(slot.offset + slot.length, isEnd: true))
        return Slot(parameter: slot.parameter, surface: sentence.text(range), offset: range.lowerBound, length: range.count)
    }

    private func original(_ offset: Int, isEnd: Bool = false) -> Int {
        var shift = 0
        for piece in pieces {
            let start = piece.place.lowerBound + shift
            guard offset > start || !isEnd && offset == start else { break }
            if offset < start + piece.length || isEnd && offset == start + piece.length {
                return isEnd ? piece.place.upperBound : piece.place.lowerBound
            }
            shift += piece.length - piece.place.count
        }
        return min(max(offset - shift, 0), sentence.scalars.count)
    }
}
