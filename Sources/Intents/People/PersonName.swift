import Foundation

/// A name's components as people write them. Foundation has no formatter for them here.
enum PersonName {
    /// Given name before family name; for names in Chinese characters, kana or hangul the family name first and no space.
    static func text(of name: PersonNameComponents) -> String {
        let given = name.givenName ?? "", middle = name.middleName ?? "", family = name.familyName ?? ""
        if !family.isEmpty, (given + family).unicodeScalars.allSatisfy(isEastAsian) { return family + middle + given }
        let parts = [given, middle, family].filter { !$0.isEmpty }
        return parts.isEmpty ? name.nickname ?? "" : parts.joined(separator: " ")
    }

    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
            || (0xAC00...0xD7AF).contains(scalar.value)
    }
}
