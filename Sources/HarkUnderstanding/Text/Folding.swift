import Foundation
import IntentSchema

/// The one normal form in which words are compared: case, width, accents and traditional characters fold away.
enum Folding {
    static func fold(_ text: some StringProtocol) -> String { fold(Array(text.unicodeScalars)[...]) }

    static func fold(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        for scalar in scalars { append(scalar, to: &view) }
        return String(view)
    }

    private static func append(_ scalar: Unicode.Scalar, to view: inout String.UnicodeScalarView) {
        let value = scalar.value
        if value < 0x80 {
            view.append((0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value + 0x20)) : scalar)
            return
        }
        switch value {
        case 0x300...0x36F, 0xFE00...0xFE0F, 0x200B...0x200F: return
        case 0x2018, 0x2019: view.append("'")
        case 0x2011: view.append("-")
        case 0xFF01...0xFF5E:
            if let narrow = Unicode.Scalar(value - 0xFEE0) { append(narrow, to: &view) }
        case 0x3400...0x9FFF: view.append(HanVariants.simplified(value).flatMap(Unicode.Scalar.init) ?? scalar)
        case 0xC0...0x24F, 0x1E00...0x1EFF:
            let plain = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
            view.append(contentsOf: plain.properties.lowercaseMapping.unicodeScalars)
        default: view.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        }
    }

    /// A token's identity in the grammar.
    static func hash(_ text: some StringProtocol) -> UInt64 { StableHash.of(text) }
}
