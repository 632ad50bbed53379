import Foundation

/// How texts are written into vCards.
enum VCardText {
    /// The parts between separators that are not escaped, with escapes removed.
    static func split(_ text: String, at separator: Unicode.Scalar?, _ version: String) -> [String] {
        guard text.utf8.contains(0x5C) else {
            guard let separator else { return [text] }
            return text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
        }
        var parts = [String.UnicodeScalarView()]
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                isEscaped = false
                switch scalar {
                case "n" where version != "2.1", "N" where version != "2.1": parts[parts.count - 1].append("\n")
                case ",", ";", "\\", ":": parts[parts.count - 1].append(scalar)
                default:
                    // Version 2.1 knows no such escape: the backslash is one of a path.
                    if version == "2.1" { parts[parts.count - 1].append("\\") }
                    parts[parts.count - 1].append(scalar)
                }
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == separator {
                parts.append(String.UnicodeScalarView())
            } else {
                parts[parts.count - 1].append(scalar)
            }
        }
        return parts.map { String($0) }
    }

    static func trim(_ text: String) -> String {
        guard let first = text.utf8.first, let last = text.utf8.last, first <= 0x20 || last <= 0x20 else { return text }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    static func quotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == 0x3D, index + 2 < bytes.endIndex, let high = hexadecimal(bytes[index + 1]),
                let low = hexadecimal(bytes[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return decoded
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }

    /// Bytes in the set that a line names. Without one they are UTF-8; what is not, older software wrote in Windows' set.
    static func decode(_ bytes: some Collection<UInt8>, characterSet: String?) -> String {
        if let characterSet, let encoding = encodings[characterSet.uppercased()],
            let text = String(bytes: bytes, encoding: encoding)
        {
            return text
        }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(bytes: bytes, encoding: .windowsCP1252) ?? String(decoding: bytes, as: UTF8.self)
    }

    private static let encodings: [String: String.Encoding] = [
        "ISO-8859-1": .isoLatin1, "LATIN1": .isoLatin1, "ISO-8859-2": .isoLatin2, "WINDOWS-1250": .windowsCP1250,
        "WINDOWS-1251": .windowsCP1251, "WINDOWS-1252": .windowsCP1252, "WINDOWS-1253": .windowsCP1253,
        "WINDOWS-1254": .windowsCP1254, "SHIFT_JIS": .shiftJIS, "SHIFT-JIS": .shiftJIS, "EUC-JP": .japaneseEUC,
        "ISO-2022-JP": .iso2022JP,
    ]

    /// A whole file as UTF-8 where a mark at its beginning says that it is something else.
    static func fileBytes(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let encoding: String.Encoding
        if bytes.starts(with: [0xFF, 0xFE]) {
            encoding = .utf16LittleEndian
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16BigEndian
        } else {
            return bytes
        }
        return String(bytes: bytes.dropFirst(2), encoding: encoding).map { Array($0.utf8) } ?? bytes
    }

    /// `^n`, `^'` and `^^` of parameters (RFC 6868).
    static func parameter(_ text: String) -> String {
        guard text.utf8.contains(0x5E) else { return text }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                isEscaped = false
                switch character {
                case "n": result.append("\n")
                case "'": result.append("\"")
                case "^": result.append("^")
                default:
                    result.append("^")
                    result.append(character)
                }
            } else if character == "^" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? result + "^" : result
    }
}
