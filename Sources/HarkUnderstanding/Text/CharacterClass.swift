/// What a scalar is to the tokenizer.
enum CharacterClass {
    case space, han, word, separator, symbol

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            self = Self.ascii[Int(value)]
            return
        }
        switch value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3007: self = .han
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF01, 0xFF1F, 0x2026, 0x2013, 0x2014, 0xFF5E, 0x00B7, 0x30FB,
            0xFF61, 0xFF64, 0x060C, 0x061F:
            self = .separator
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .word
        default:
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .unassigned: self = .space
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .nonspacingMark, .spacingMark, .letterNumber:
                self = .word
            default: self = .symbol
            }
        }
    }

    /// Variation selectors, joiners, skin tones and keycap marks belong to the emoji before them.
    static func attaches(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE00...0xFE0F, 0x200D, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
        default: false
        }
    }

    private static let ascii: [CharacterClass] = (0..<128).map { value in
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return .word
        case 0...0x20, 0x7F: return .space
        case 0x21, 0x2C, 0x2D, 0x2E, 0x3A, 0x3B, 0x3F, 0x7E, 0x2F: return .separator
        default: return .symbol
        }
    }
}
