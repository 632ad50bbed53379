/// Reads declarations such as
///
///     func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
///     class func success(with resolvedValue: Bool) -> Self
///     init?(url URL: URL, width: Double = 0)
///
/// Only what the catalogue writes: no attributes but `@escaping`, no generic parameters.
struct SignatureParser {
    struct Failure: Error, Hashable { var message: String }

    static func parse(_ text: String) throws(Failure) -> Signature {
        var rest = Substring(text)
        var modifier: String?
        for word in ["class", "static"] where rest.hasPrefix("\(word) ") {
            modifier = word
            rest = rest.dropFirst(word.count + 1)
        }
        guard let open = rest.firstIndex(of: "(") else { throw Failure(message: "no parameter list in '\(text)'") }
        var head = rest[..<open]
        let kind: Signature.Kind
        if head.hasPrefix("func ") {
            head = head.dropFirst("func ".count)
            guard !head.isEmpty, head.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                throw Failure(message: "'\(head)' is no function name")
            }
            kind = .function(name: String(head))
        } else if let suffix = ["init": "", "init?": "?", "init!": "!"][String(head)] {
            kind = .initialiser(suffix: suffix)
        } else {
            throw Failure(message: "neither a function nor an initialiser: '\(text)'")
        }
        guard let close = Self.closing(of: open, in: rest) else { throw Failure(message: "unbalanced '\(text)'") }
        var signature = Signature(kind: kind, modifier: modifier, parameters: [])
        for part in split(rest[rest.index(after: open)..<close]) { signature.parameters.append(try parameter(part)) }
        var tail = rest[rest.index(after: close)...].drop { $0 == " " }
        if tail.hasPrefix("async") {
            signature.isAsync = true
            tail = tail.dropFirst("async".count).drop { $0 == " " }
        }
        if tail.hasPrefix("-> ") {
            signature.result = String(tail.dropFirst(3))
        } else if !tail.isEmpty {
            throw Failure(message: "unexpected '\(tail)'")
        }
        return signature
    }

    private static func parameter(_ text: Substring) throws(Failure) -> Signature.Parameter {
        guard let colon = text.firstIndex(of: ":") else { throw Failure(message: "no type in '\(text)'") }
        let names = text[..<colon].split(separator: " ").map(String.init)
        guard (1...2).contains(names.count) else { throw Failure(message: "'\(text[..<colon])' is no name") }
        var type = String(text[text.index(after: colon)...].drop { $0 == " " })
        var defaultValue: String?
        if let range = type.ranges(of: " = ").first {
            defaultValue = String(type[range.upperBound...])
            type = String(type[..<range.lowerBound])
        }
        var parameter = Signature.Parameter(label: names[0], name: names[names.count - 1], type: type)
        parameter.defaultValue = defaultValue
        if type.hasPrefix("@escaping ") {
            parameter.isEscaping = true
            parameter.type = String(type.dropFirst("@escaping ".count))
        }
        return parameter
    }

    private static func closing(of open: Substring.Index, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The parts between commas that stand in no bracket.
    private static func split(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0, start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            // The arrow of a function type closes nothing.
            case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
            case ")", "]", ">": depth -= 1
            case "," where depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        let last = text[start...]
        if !last.allSatisfy(\.isWhitespace) { parts.append(last) }
        return parts.map { $0.drop { $0 == " " } }
    }
}
