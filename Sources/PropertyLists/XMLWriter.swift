public import Foundation

extension PropertyList {
    /// The list in XML, as Xcode lays it out: a tab a level, keys in the order of their bytes. The same list gives the same
    /// bytes. A date outside of the years 0 to 9999 is written as the nearest that the format has.
    public func xml() -> Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, indent: "")
        text += "</plist>\n"
        return Data(text.utf8)
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .string(let value): text += "\(indent)<string>\(Self.escaped(value))</string>\n"
        case .boolean(let value): text += "\(indent)<\(value)/>\n"
        case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
        case .real(let value): text += "\(indent)<real>\(value)</real>\n"
        case .date(let value):
            let nearest = value.timeIntervalSince1970 < 0 ? "0000-01-01T00:00:00Z" : "9999-12-31T23:59:59Z"
            text += "\(indent)<date>\(PropertyListDate.text(value) ?? nearest)</date>\n"
        case .data(let value): text += "\(indent)<data>\(value.base64EncodedString())</data>\n"
        case .array(let values) where values.isEmpty: text += "\(indent)<array/>\n"
        case .array(let values):
            text += "\(indent)<array>\n"
            for value in values { value.write(to: &text, indent: indent + "\t") }
            text += "\(indent)</array>\n"
        case .dictionary(let values) where values.isEmpty: text += "\(indent)<dict/>\n"
        case .dictionary(let values):
            text += "\(indent)<dict>\n"
            for (key, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
                text += "\(indent)\t<key>\(Self.escaped(key))</key>\n"
                value.write(to: &text, indent: indent + "\t")
            }
            text += "\(indent)</dict>\n"
        }
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 < 0x20 }) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            // A carriage return would be read back as a line feed by other readers.
            case "\u{0}"..<" ": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
