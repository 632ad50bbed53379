import Glibc

/// A message of `os_log`: C's conversions, `%@` and the notes in braces (`%{public}@`, `%{private, mask.hash}s`).
package struct FormatString {
    private var arguments: ArraySlice<Any>
    private var result = ""

    /// - Returns: the message. A conversion without an argument, or with one of another kind, shows what is there.
    package static func render(_ format: String, _ arguments: [Any]) -> String {
        var renderer = FormatString(arguments: arguments[...])
        renderer.run(Array(format))
        return renderer.result
    }

    private init(arguments: ArraySlice<Any>) { self.arguments = arguments }

    private mutating func run(_ format: [Character]) {
        var index = 0
        while index < format.count {
            guard format[index] == "%" else {
                result.append(format[index])
                index += 1
                continue
            }
            index += 1
            if index < format.count, format[index] == "%" {
                result.append("%")
                index += 1
                continue
            }
            index = convert(format, from: index)
        }
    }

    /// One conversion, after its `%`. Returns where the text goes on.
    private mutating func convert(_ format: [Character], from start: Int) -> Int {
        var index = start
        var notes = ""
        if index < format.count, format[index] == "{", let end = format[index...].firstIndex(of: "}") {
            notes = String(format[(index + 1)..<end])
            index = end + 1
        }
        var flags = ""
        while index < format.count, "-+ #0123456789.*'".contains(format[index]) {
            if format[index] == "*" {
                flags += "\(integer(arguments.popFirst() ?? 0) ?? 0)"
            } else if format[index] != "'" {
                flags.append(format[index])
            }
            index += 1
        }
        while index < format.count, "hlqLzjt".contains(format[index]) { index += 1 }
        guard index < format.count else {
            result += "%"
            return index
        }
        let conversion = format[index]
        guard conversion != "m" else {
            result += String(cString: strerror(errno))
            return index + 1
        }
        let argument = arguments.popFirst()
        let parts = notes.split(separator: ",").map { $0.drop { $0 == " " } }
        if parts.contains(where: { $0 == "private" || $0 == "sensitive" }) {
            result += "<private>"
        } else {
            result += argument.map { text($0, flags, conversion) } ?? "(missing)"
        }
        return index + 1
    }

    private func text(_ value: Any, _ flags: String, _ conversion: Character) -> String {
        switch conversion {
        case "d", "i", "u", "x", "X", "o", "c", "D", "U":
            guard let number = integer(value) else { return plain(value) }
            if conversion == "c" { return UnicodeScalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? "" }
            return formatted("%\(flags)ll\(conversion.lowercased() == "x" ? String(conversion) : conversion.lowercased())", number)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = (value as? any BinaryFloatingPoint).map({ Double($0) }) ?? integer(value).map(Double.init)
            else { return plain(value) }
            return formatted("%\(flags)\(conversion)", number)
        case "p":
            return (value as? any _Pointer).map { "0x" + String(UInt(bitPattern: $0), radix: 16) } ?? plain(value)
        default: return plain(value)
        }
    }

    private func integer(_ value: Any) -> Int64? {
        if let flag = value as? Bool { return flag ? 1 : 0 }
        return (value as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) }
    }

    private func plain(_ value: Any) -> String {
        if let text = value as? UnsafePointer<CChar> { return String(cString: text) }
        if let text = value as? UnsafeMutablePointer<CChar> { return String(cString: text) }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { plain($0.value) } ?? "(null)" }
        return String(describing: value)
    }

    private func formatted(_ format: String, _ value: any CVarArg) -> String {
        withVaList([value]) { list in
            var buffer = [CChar](repeating: 0, count: 512)
            let count = vsnprintf(&buffer, buffer.count, format, list)
            return String(decoding: buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}
