import Foundation

/// Keys that an object of a JSON text has twice. Decoders take one of the two and do not say which.
enum DuplicateKeys {
    /// The first key that is given twice; nil when there is none, or the text is no JSON. Linear in its length.
    static func first(in json: Data) -> String? {
        var scanner = Scanner(bytes: [UInt8](json))
        return scanner.scan()
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0
        /// The keys of each open object; nil for an open array.
        var open: [Set<String>?] = []

        mutating func scan() -> String? {
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "{"): open.append([])
                case UInt8(ascii: "["): open.append(nil)
                case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
                case UInt8(ascii: "\""):
                    guard let text = string() else { return nil }
                    guard isKey, let last = open.indices.last, open[last] != nil else { continue }
                    guard open[last]?.insert(text).inserted == true else { return text }
                    continue
                default: break
                }
                position += 1
            }
            return nil
        }

        /// Whether a colon follows.
        private var isKey: Bool {
            bytes[position...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
        }

        /// The string that begins here, its escapes resolved; the position is behind it.
        private mutating func string() -> String? {
            let start = position
            position += 1
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard position < bytes.count else { return nil }
            position += 1
            return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
        }
    }
}
