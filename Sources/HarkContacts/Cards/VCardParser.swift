/// Takes vCards out of a file's bytes, versions 2.1 to 4.0. A card that does not end is none: somebody is still writing it.
struct VCardParser {
    private let bytes: [UInt8]
    private var position = 0
    /// The line that is being put together; used anew for each.
    private var line: [UInt8] = []

    /// Values that are no text, and large.
    private static let binary: Set = ["PHOTO", "LOGO", "SOUND", "KEY"]

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func cards(in bytes: [UInt8]) -> [VCard] {
        var parser = VCardParser(VCardText.fileBytes(bytes))
        return parser.cards()
    }

    private mutating func cards() -> [VCard] {
        var cards: [VCard] = []
        var card = VCard()
        // A card within a card (`AGENT` of version 2.1) is somebody else's.
        var depth = 0
        while nextLine(version: card.version) {
            guard let property = property(wanted: depth <= 1) else { continue }
            switch property.name {
            case "BEGIN" where property.value.uppercased() == "VCARD":
                depth += 1
                if depth == 1 { card = VCard() }
            case "END" where property.value.uppercased() == "VCARD":
                if depth == 1 { cards.append(card) }
                depth = max(0, depth - 1)
            case "VERSION" where depth == 1: card.version = VCardText.trim(property.value)
            default: if depth == 1 { card.properties.append(property) }
            }
        }
        return cards
    }

    // MARK: Lines

    /// The next physical line without its end; nil at the end of the file.
    private mutating func physicalLine() -> Range<Int>? {
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        let range = start..<position
        if position < bytes.count {
            position += bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
        }
        return range
    }

    /// Puts folded lines (RFC 6350, 3.2) and soft line breaks of quoted-printable together. False at the end.
    private mutating func nextLine(version: String) -> Bool {
        line.removeAll(keepingCapacity: true)
        repeat {
            guard let range = physicalLine() else { return false }
            line += bytes[range]
        } while line.isEmpty
        var isQuotedPrintable: Bool?
        while position < bytes.count {
            let next = bytes[position]
            if line.last == 0x3D {
                if isQuotedPrintable == nil { isQuotedPrintable = saysQuotedPrintable }
                if isQuotedPrintable == true {
                    line.removeLast()
                    guard let range = physicalLine() else { break }
                    line += bytes[range]
                    continue
                }
            }
            guard next == 0x20 || next == 0x09, let range = physicalLine() else { break }
            // Version 2.1 folds at a blank, which stays.
            line += bytes[version == "2.1" ? range : (range.lowerBound + 1)..<range.upperBound]
        }
        return true
    }

    private var saysQuotedPrintable: Bool {
        guard let colon = line.firstIndex(of: 0x3A) else { return false }
        return String(decoding: line[..<colon], as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
    }

    // MARK: One line

    /// Nil for a line without a colon or a name.
    private func property(wanted: Bool) -> VCardProperty? {
        guard let colon = endOfParameters else { return nil }
        let parts = split(line[..<colon], at: 0x3B)
        guard let first = parts.first else { return nil }
        var name = first
        var group = ""
        if let dot = first.lastIndex(of: 0x2E) {
            group = String(decoding: first[..<dot], as: UTF8.self)
            name = first[(dot + 1)...]
        }
        var property = VCardProperty(
            group: group, name: VCardText.trim(String(decoding: name, as: UTF8.self)).uppercased(), value: "")
        guard !property.name.isEmpty else { return nil }
        guard wanted || property.name == "BEGIN" || property.name == "END" else { return property }
        for part in parts.dropFirst() { add(part, to: &property) }
        property.value = value(line[(colon + 1)...], property)
        return property
    }

    private func add(_ part: ArraySlice<UInt8>, to property: inout VCardProperty) {
        let key: String
        let values: ArraySlice<UInt8>
        if let equals = part.firstIndex(of: 0x3D) {
            key = VCardText.trim(String(decoding: part[..<equals], as: UTF8.self)).uppercased()
            values = part[(equals + 1)...]
        } else {
            let word = String(decoding: part, as: UTF8.self).uppercased()
            key = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"].contains(word) ? "ENCODING" : "TYPE"
            values = part
        }
        for value in split(values, at: 0x2C) {
            let bare = value.first == 0x22 && value.last == 0x22 && value.count > 1 ? value.dropFirst().dropLast() : value
            property.parameters[key, default: []].append(VCardText.parameter(VCardText.decode(bare, characterSet: nil)))
        }
    }

    private func value(_ raw: ArraySlice<UInt8>, _ property: VCardProperty) -> String {
        let encoding = property.parameter("ENCODING")?.uppercased() ?? ""
        let characterSet = property.parameter("CHARSET")
        if encoding == "QUOTED-PRINTABLE" {
            return VCardText.decode(VCardText.quotedPrintable(raw), characterSet: characterSet)
        }
        // An address of a picture is worth keeping, the picture itself stays in the file.
        if Self.binary.contains(property.name), encoding == "B" || encoding == "BASE64" || raw.count > ContactRecord.otherLimit {
            return ""
        }
        return VCardText.decode(raw, characterSet: characterSet)
    }

    /// The first colon outside quotes.
    private var endOfParameters: Int? {
        var isQuoted = false
        for index in line.indices {
            switch line[index] {
            case 0x22: isQuoted.toggle()
            case 0x3A where !isQuoted: return index
            default: break
            }
        }
        return nil
    }

    private func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var isQuoted = false
        for index in bytes.indices {
            if bytes[index] == 0x22 { isQuoted.toggle() }
            if bytes[index] == separator, !isQuoted {
                parts.append(bytes[start..<index])
                start = index + 1
            }
        }
        parts.append(bytes[start...])
        return parts
    }
}
