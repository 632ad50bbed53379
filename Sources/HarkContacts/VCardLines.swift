import Foundation

/// One content line of a vCard, unfolded: `group.NAME;PARAM=a,b:value`.
struct VCardLine: Hashable {
    var name: String
    /// Parameter names in capitals; a bare word of version 2.1 (`;HOME:`) counts as a `TYPE`.
    var parameters: [String: [String]]
    var value: String

    /// Values of `TYPE`, in small letters.
    var types: [String] { (parameters["TYPE"] ?? []).map { $0.lowercased() } }

    /// - Returns: nil for a line without a colon or a name.
    init?(_ line: Substring) {
        guard let colon = Self.endOfParameters(line) else { return nil }
        var parts = Self.split(line[..<colon], at: ";")
        guard !parts.isEmpty else { return nil }
        let name = parts.removeFirst()
        // "item1.TEL": the group only ties lines together.
        self.name = String(name.split(separator: ".").last ?? "").uppercased()
        guard !self.name.isEmpty else { return nil }
        parameters = [:]
        for part in parts {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let (key, values) = pair.count == 2 ? (pair[0].uppercased(), pair[1]) : ("TYPE", pair[0])
            parameters[key, default: []] += Self.split(values, at: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            }
        }
        value = String(line[line.index(after: colon)...])
        if parameters["ENCODING"]?.first?.uppercased() == "QUOTED-PRINTABLE" { value = Self.quotedPrintable(value) }
    }

    /// The first colon outside quotes.
    private static func endOfParameters(_ line: Substring) -> Substring.Index? {
        var isQuoted = false
        for index in line.indices {
            switch line[index] {
            case "\"": isQuoted.toggle()
            case ":" where !isQuoted: return index
            default: break
            }
        }
        return nil
    }

    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var isQuoted = false
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return character == separator && !isQuoted
        }
    }

    /// The value's components (`N`, `ADR`, `ORG`): separated by semicolons, escapes removed.
    var components: [String] {
        var components = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                components[components.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                components.append("")
            } else {
                components[components.count - 1].append(character)
            }
        }
        return components
    }

    /// The value as text, escapes removed.
    var text: String { components.joined(separator: ";").trimmingCharacters(in: .whitespacesAndNewlines) }

    private static func quotedPrintable(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), rest.count >= 2,
                let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(decoded)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Splits a file into lines and joins folded ones (RFC 6350, 3.2), and soft line breaks of quoted-printable.
    static func unfold(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else if let last = lines.last, last.hasSuffix("="), last.uppercased().contains("QUOTED-PRINTABLE") {
                lines[lines.count - 1] = last.dropLast() + String(line)
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }
}
