import Foundation

/// Turns the encodings that lists come in into UTF-8.
enum TextBytes {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// UTF-8 without a mark. UTF-16 is known by its mark or by the zeros beside ASCII.
    static func utf8(_ bytes: [UInt8]) throws(PropertyList.Unreadable) -> [UInt8] {
        if bytes.starts(with: byteOrderMark) { return Array(bytes.dropFirst(3)) }
        guard bytes.count >= 2 else { return bytes }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF): return try fromUTF16(bytes.dropFirst(2), isBigEndian: true)
        case (0xFF, 0xFE): return try fromUTF16(bytes.dropFirst(2), isBigEndian: false)
        case (0, 1...): return try fromUTF16(bytes[...], isBigEndian: true)
        case (1..., 0): return try fromUTF16(bytes[...], isBigEndian: false)
        default: return declaresLatin1(bytes) ? fromLatin1(bytes) : bytes
        }
    }

    private static func fromUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(PropertyList.Unreadable) -> [UInt8] {
        guard bytes.count.isMultiple(of: 2) else { throw PropertyList.Unreadable(reason: "an odd number of bytes in UTF-16") }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let first = UInt16(bytes[index]), second = UInt16(bytes[index + 1])
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw PropertyList.Unreadable(reason: "malformed UTF-16")
        }
        return Array(text.utf8)
    }

    /// Whether an XML declaration names Latin-1; every other encoding but UTF is refused as malformed UTF-8.
    private static func declaresLatin1(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: Array("<?xml".utf8)) else { return false }
        let head = String(decoding: bytes.prefix(200).prefix { $0 != 0x3E }, as: UTF8.self).lowercased()
        return head.contains("encoding=\"iso-8859-1\"") || head.contains("encoding='iso-8859-1'")
    }

    private static func fromLatin1(_ bytes: [UInt8]) -> [UInt8] {
        Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    }
}
