/// Who may read a value in a log. What is marked private is not written; what is not marked is, as with a debugger attached.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    enum Kind { case shown, hidden(Mask) }
    let kind: Kind

    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden(.none)) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden(.none)) }
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .shown) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden(mask)) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden(mask)) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask == .hash ? .hidden(mask) : .shown) }

    func apply(_ text: String) -> String {
        switch kind {
        case .shown: text
        case .hidden(.none): "<private>"
        case .hidden(.hash):
            // FNV-1a: equal values can be told to be equal, in this run and the next.
            "<mask.hash: " + String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16) + ">"
        }
    }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isLeft: Bool
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns(), isLeft: true) }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns(), isLeft: false) }

    func apply(_ text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + padding : padding + text
    }
}

public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var uppercase = false
    var prefix = ""
    var explicitPlus = false
    var minDigits = 0

    public static var decimal: Self { Self() }
    public static func decimal(explicitPositiveSign: Bool = false) -> Self { Self(explicitPlus: explicitPositiveSign) }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int) -> Self {
        Self(explicitPlus: explicitPositiveSign, minDigits: minDigits())
    }
    public static var hex: Self { Self(radix: 16) }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> Self {
        Self(radix: 16, uppercase: uppercase, prefix: includePrefix ? "0x" : "", explicitPlus: explicitPositiveSign)
    }
    public static var octal: Self { Self(radix: 8) }
    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> Self {
        Self(radix: 8, prefix: includePrefix ? "0o" : "", explicitPlus: explicitPositiveSign)
    }

    func apply<Number: FixedWidthInteger>(_ number: Number) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let sign = number < 0 ? "-" : explicitPlus ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

public struct OSLogFloatFormatting: Sendable {
    var conversion = "f"
    var precision = 6
    var explicitPlus = false

    public static var fixed: Self { Self() }
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self { Self(explicitPlus: explicitPositiveSign) }
    public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(precision: precision(), explicitPlus: explicitPositiveSign)
    }
    public static var exponential: Self { Self(conversion: "e") }
    public static func exponential(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(conversion: uppercase ? "E" : "e", precision: precision(), explicitPlus: explicitPositiveSign)
    }
    public static var hybrid: Self { Self(conversion: "g") }
    public static func hybrid(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(conversion: uppercase ? "G" : "g", precision: precision(), explicitPlus: explicitPositiveSign)
    }

    func apply(_ number: Double) -> String {
        FormatString.render("%\(explicitPlus ? "+" : "").\(max(0, min(precision, 64)))\(conversion)", [number])
    }
}

/// A message with values in it, each with its privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.apply(privacy.apply(value))
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(argumentString(), align, privacy) }

    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.apply(number()), align, privacy) }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.apply(number()), align, privacy) }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.apply(Double(number())), align, privacy) }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) { append(format.apply(value()), .none, privacy) }

    /// Any other value, by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(FormatString.render("%@", [value()]), align, privacy) }
}

public enum OSLogBoolFormat: Sendable {
    case truth, answer
    func apply(_ value: Bool) -> String { self == .truth ? "\(value)" : value ? "YES" : "NO" }
}
