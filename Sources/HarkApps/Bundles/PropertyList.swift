import Foundation

/// A property list as a value. Everything below `Bundles` reads this and never Foundation's untyped objects.
indirect enum PropertyList: Sendable, Hashable {
    case string(String)
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// How the value's kind is called in an error.
    var kind: String {
        switch self {
        case .string: "a string"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .real: "a number"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }

    /// Why a property list could not be read, in Foundation's words where they exist.
    struct Unreadable: Error {
        var reason: String
    }

    /// How deeply a list may nest. The deepest keys that bundles use are five levels down.
    static let maximumDepth = 16
    /// How many values one list may hold, counted as they expand: a binary list may name one value many times.
    static let maximumEntries = 5_000
    /// How many arrays and dictionaries an XML list may hold.
    static let maximumContainers = 2_000

    /// Reads XML, binary and old-style lists, in UTF-8 or UTF-16.
    init(_ bytes: Data) throws(Unreadable) {
        guard Self.containers(bytes) <= Self.maximumContainers else {
            throw Unreadable(reason: "more than \(Self.maximumContainers) arrays and dictionaries")
        }
        let decoder = PropertyListDecoder()
        decoder.userInfo[Budget.key] = Budget()
        do {
            self = try decoder.decode(PropertyList.self, from: Self.withByteOrder(bytes))
        } catch let error as DecodingError {
            throw Unreadable(reason: Self.reason(error))
        } catch {
            throw Unreadable(reason: String(describing: error))
        }
    }

    /// The entries of a list whose top is a dictionary, as every list in a bundle's is.
    static func dictionary(_ bytes: Data) throws(Unreadable) -> [String: PropertyList] {
        let list = try PropertyList(bytes)
        guard case .dictionary(let values) = list else { throw Unreadable(reason: "\(list.kind), not a dictionary") }
        return values
    }

    /// How many containers an XML list opens, wherever they stand. Foundation's XML reader recurses without a bound and
    /// overflows the stack some ten thousand levels down; the count bounds the depth, whatever comments may hide.
    /// Bytes of zero are skipped, which makes UTF-16 read like ASCII.
    private static func containers(_ bytes: Data) -> Int {
        bytes.withUnsafeBytes { raw in
            // The last three bytes that were not zero: "<ar", "<di" and "<pl" open an array, a dictionary and a list.
            var last: UInt32 = 0
            var count = 0
            for byte in raw where byte != 0 {
                last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
                if last == 0x3C_6172 || last == 0x3C_6469 || last == 0x3C_706C { count += 1 }
            }
            return count
        }
    }

    /// Names the byte order of UTF-16 text that came without a mark.
    private static func withByteOrder(_ bytes: Data) -> Data {
        guard bytes.count >= 4, !bytes.starts(with: Array("bplist".utf8)) else { return bytes }
        let head = [UInt8](bytes.prefix(2))
        if head[0] == 0, head[1] != 0 { return Data([0xFE, 0xFF]) + bytes }
        if head[0] != 0, head[1] == 0 { return Data([0xFF, 0xFE]) + bytes }
        return bytes
    }

    private static func reason(_ error: DecodingError) -> String {
        guard case .dataCorrupted(let context) = error else { return String(describing: error) }
        guard let cause = context.underlyingError as? NSError,
            let detail = cause.userInfo["NSDebugDescription"] as? String
        else { return context.debugDescription }
        return detail
    }
}

extension PropertyList: Decodable {
    private final class Budget: @unchecked Sendable {
        // Only the decoder that owns it touches it, on one thread.
        var left = PropertyList.maximumEntries
        static let key = CodingUserInfoKey(rawValue: "budget").unsafelyUnwrapped
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    init(from decoder: any Decoder) throws {
        func tooMuch(_ what: String) -> DecodingError {
            .dataCorrupted(.init(codingPath: [], debugDescription: what))
        }
        if decoder.codingPath.count > Self.maximumDepth {
            throw tooMuch("nested more than \(Self.maximumDepth) levels deep")
        }
        if let budget = decoder.userInfo[Budget.key] as? Budget {
            budget.left -= 1
            if budget.left < 0 { throw tooMuch("more than \(Self.maximumEntries) values") }
        }
        if let container = try? decoder.container(keyedBy: Key.self) {
            var values: [String: PropertyList] = [:]
            for key in container.allKeys { values[key.stringValue] = try container.decode(PropertyList.self, forKey: key) }
            self = .dictionary(values)
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            var values: [PropertyList] = []
            while !container.isAtEnd { values.append(try container.decode(PropertyList.self)) }
            self = .array(values)
            return
        }
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else {
            self = .data(try container.decode(Data.self))
        }
    }
}
