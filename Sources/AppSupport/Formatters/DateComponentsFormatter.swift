import Foundation

/// Writes a length of time, such as "1 hour, 20 minutes".
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Empty means hours, minutes and seconds, and longer ones where they are needed.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var allowsFractionalUnits = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = 0

    private struct Unit {
        let flag: NSCalendar.Unit
        let seconds: Double
        let full: String, short: String, brief: String, chinese: String
    }
    /// Months and years are those of the mean Gregorian year.
    private static let units = [
        Unit(flag: .year, seconds: 31_556_952, full: "year", short: "yr", brief: "y", chinese: "年"),
        Unit(flag: .month, seconds: 2_629_746, full: "month", short: "mth", brief: "mo", chinese: "个月"),
        Unit(flag: .weekOfMonth, seconds: 604_800, full: "week", short: "wk", brief: "w", chinese: "周"),
        Unit(flag: .day, seconds: 86_400, full: "day", short: "day", brief: "d", chinese: "天"),
        Unit(flag: .hour, seconds: 3600, full: "hour", short: "hr", brief: "h", chinese: "小时"),
        Unit(flag: .minute, seconds: 60, full: "minute", short: "min", brief: "m", chinese: "分钟"),
        Unit(flag: .second, seconds: 1, full: "second", short: "sec", brief: "s", chinese: "秒钟"),
    ]

    open func string(from ti: TimeInterval) -> String? { ti.isFinite ? write(ti) : nil }
    open func string(from startDate: Date, to endDate: Date) -> String? { write(endDate.timeIntervalSince(startDate)) }
    open func string(from components: DateComponents) -> String? {
        let parts: [(Int?, Double)] = [
            (components.year, 31_556_952), (components.month, 2_629_746), (components.weekOfMonth, 604_800), (components.day, 86_400),
            (components.hour, 3600), (components.minute, 60), (components.second, 1),
        ]
        return write(parts.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1 })
    }
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    private func write(_ interval: TimeInterval) -> String? {
        guard abs(interval) < 1e15 else { return nil }
        var rest = Int(abs(interval).rounded())
        let wanted = Self.units.filter { unit in
            allowedUnits.isEmpty ? ![.weekOfMonth].contains(unit.flag) : allowedUnits.contains(unit.flag) || unit.flag == .weekOfMonth && allowedUnits.contains(.weekOfYear)
        }
        guard !wanted.isEmpty else { return nil }
        var values = wanted.map { unit -> (unit: Unit, value: Int) in
            let value = rest / Int(unit.seconds)
            rest -= value * Int(unit.seconds)
            return (unit, value)
        }
        let isClock = unitsStyle == .positional
        let padded = zeroFormattingBehavior.contains(.pad)
        if !padded {
            // Clock times keep what is between and after; words drop every zero.
            let kept = isClock ? 2 : 1
            while values.count > kept, values.first?.value == 0 { values.removeFirst() }
            if !isClock || zeroFormattingBehavior.contains(.dropMiddle) {
                let last = values[values.count - 1]
                values = values.filter { $0.value != 0 }
                if values.isEmpty { values = [last] }
            }
        }
        if maximumUnitCount > 0, values.count > maximumUnitCount { values = Array(values.prefix(maximumUnitCount)) }
        let sign = interval < 0 ? "-" : ""
        if isClock {
            return sign + values.enumerated().map { index, entry in
                index == 0 && !padded ? "\(entry.value)" : entry.value < 10 ? "0\(entry.value)" : "\(entry.value)"
            }.joined(separator: ":")
        }
        let chinese = FormatterLanguage(calendar?.locale ?? .current) == .chinese
        let words = values.map { unit, value -> String in
            if chinese { return "\(value)\(unit.chinese)" }
            switch unitsStyle {
            case .abbreviated: return "\(value)\(unit.brief)"
            case .brief: return "\(value)\(unit.short)"
            case .short: return "\(value) \(unit.short)\(value != 1 && ["year", "month", "week", "day"].contains(unit.full) ? "s" : "")"
            case .spellOut: return "\(Self.spelled(value)) \(unit.full)\(value == 1 ? "" : "s")"
            default: return "\(value) \(unit.full)\(value == 1 ? "" : "s")"
            }
        }
        let text = words.joined(separator: chinese ? "" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        return sign + text + (includesTimeRemainingPhrase ? (chinese ? "剩余" : " remaining") : "")
    }

    private static func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en")
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
