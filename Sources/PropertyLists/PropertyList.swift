public import Foundation

/// A property list as a value, kept as exactly as the format tells its kinds apart.
public indirect enum PropertyList: Sendable, Hashable {
    case string(String)
    case boolean(Bool)
    /// Numbers beyond `Int64` are read as `real`.
    case integer(Int64)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// How the value's kind is called in an error.
    public var kind: String {
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

    /// Why bytes are no property list, in words for a developer.
    public struct Unreadable: Error, Sendable, Hashable {
        public var reason: String
        /// Where it was noticed, from 1; nil in binary lists.
        public var line: Int?
        public init(reason: String, line: Int? = nil) {
            self.reason = reason
            self.line = line
        }
    }

    /// Reads XML, binary and old-style lists, in UTF-8 or UTF-16.
    ///
    /// The work and the memory are bounded by the limits and the number of bytes, whatever the bytes are.
    public init(_ bytes: Data, limits: PropertyListLimits = .bundle) throws(Unreadable) {
        guard bytes.count <= limits.bytes else {
            throw Unreadable(reason: "\(bytes.count) bytes; the limit is \(limits.bytes)")
        }
        let raw = [UInt8](bytes)
        if raw.starts(with: Array("bplist".utf8)) {
            var reader = BinaryReader(raw, limits: limits)
            self = try reader.read()
            return
        }
        let text = try TextBytes.utf8(raw)
        if XMLReader.looksLikeXML(text) {
            var reader = XMLReader(text, limits: limits)
            self = try reader.read()
        } else {
            var reader = OldStyleReader(text, limits: limits)
            self = try reader.read()
        }
    }

    /// The entries of a list whose top is a dictionary.
    public static func dictionary(
        _ bytes: Data, limits: PropertyListLimits = .bundle
    ) throws(Unreadable) -> [String: PropertyList] {
        let list = try PropertyList(bytes, limits: limits)
        guard case .dictionary(let values) = list else { throw Unreadable(reason: "\(list.kind), not a dictionary") }
        return values
    }

    /// The line on which each value of an XML list begins, from 1, by key path (`INIntents[0].INIntentName`); empty for
    /// other lists and for what cannot be read.
    public static func lines(of bytes: Data, limits: PropertyListLimits = .bundle) -> [String: Int] {
        guard bytes.count <= limits.bytes, let text = try? TextBytes.utf8([UInt8](bytes)), XMLReader.looksLikeXML(text) else {
            return [:]
        }
        var reader = XMLReader(text, limits: limits)
        reader.recordsLines = true
        _ = try? reader.read()
        return reader.lines
    }
}

extension PropertyList {
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    public var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    public var array: [PropertyList]? { if case .array(let value) = self { value } else { nil } }
    public var dictionary: [String: PropertyList]? { if case .dictionary(let value) = self { value } else { nil } }
    /// A number, whether it was written as an integer or with a fraction.
    public var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }
}

/// How much one list may hold.
public struct PropertyListLimits: Sendable, Hashable {
    /// The size of the file.
    public var bytes: Int
    /// How deeply arrays and dictionaries may nest.
    public var depth: Int
    /// How many values there may be, counted as they expand: a binary list may name one value many times.
    public var entries: Int
    /// How many arrays and dictionaries there may be, counted as they expand.
    public var containers: Int

    public init(bytes: Int, depth: Int, entries: Int, containers: Int) {
        self.bytes = bytes
        self.depth = depth
        self.entries = entries
        self.containers = containers
    }

    /// For the lists of an app bundle. The deepest keys that bundles use are five levels down.
    public static let bundle = PropertyListLimits(bytes: 1 << 20, depth: 16, entries: 5_000, containers: 2_000)
    /// For intent definitions and tables of strings: the largest definitions met hold about 20 000 values.
    public static let definition = PropertyListLimits(bytes: 4 << 20, depth: 32, entries: 200_000, containers: 100_000)
}

/// What is left of the limits while one list is read.
struct Budget {
    private var entries: Int
    private var containers: Int
    private let limits: PropertyListLimits

    init(_ limits: PropertyListLimits) {
        self.limits = limits
        entries = limits.entries
        containers = limits.containers
    }

    /// Takes one value at a depth, from 0.
    mutating func take(isContainer: Bool, depth: Int, line: Int? = nil) throws(PropertyList.Unreadable) {
        // As many levels of containers as the limit says, and the values in the last of them.
        guard depth < limits.depth || !isContainer else {
            throw PropertyList.Unreadable(reason: "nested more than \(limits.depth) levels deep", line: line)
        }
        entries -= 1
        guard entries >= 0 else { throw PropertyList.Unreadable(reason: "more than \(limits.entries) values", line: line) }
        guard isContainer else { return }
        containers -= 1
        guard containers >= 0 else {
            throw PropertyList.Unreadable(reason: "more than \(limits.containers) arrays and dictionaries", line: line)
        }
    }
}
