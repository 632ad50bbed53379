import Foundation

/// How much room text takes, by average widths: wide enough for layout without a font's tables.
enum TextMeasure {
    /// - Parameters:
    ///   - width: where lines are broken, in points.
    ///   - lines: the greatest number of lines; 0 for as many as needed.
    static func size(_ text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
        guard !text.isEmpty else { return CGSize(width: 0, height: 0) }
        var (count, widest): (Int, CGFloat) = (0, 0)
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let length = paragraph.unicodeScalars.reduce(0) { $0 + advance($1) } * font.pointSize
            let needed = width > 0 && length > width ? Int((length / width).rounded(.up)) : 1
            count += needed
            widest = max(widest, min(length, width > 0 ? width : length))
        }
        if lines > 0 { count = min(count, lines) }
        return CGSize(width: widest.rounded(.up), height: (CGFloat(count) * font.lineHeight).rounded(.up))
    }

    /// In parts of the font's size.
    private static func advance(_ scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.value {
        case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF00..<0xFF61, 0x1F300...0x1FAFF: 1
        case 0x20, 0x21, 0x27...0x29, 0x2C...0x2E, 0x3A, 0x3B, 0x49, 0x66, 0x69, 0x6A, 0x6C, 0x72, 0x74: 0.29
        case 0x41...0x5A: 0.68
        default: 0.55
        }
    }
}
