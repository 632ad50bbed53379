import Foundation

/// Writes when something is from another moment, such as "in 2 days" or "3 hours ago".
open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current
    open var formattingContext = 0

    private struct Unit {
        let component: Calendar.Component
        let seconds: Double
        let full: String, short: String, chinese: String
        /// Last, this, next.
        let named: (String, String, String)?
        let chineseNamed: (String, String, String)?
    }
    private static let units = [
        Unit(component: .year, seconds: 31_536_000, full: "year", short: "yr.", chinese: "年", named: ("last year", "this year", "next year"), chineseNamed: ("去年", "今年", "明年")),
        Unit(component: .month, seconds: 2_592_000, full: "month", short: "mo.", chinese: "个月", named: ("last month", "this month", "next month"), chineseNamed: ("上个月", "本月", "下个月")),
        Unit(component: .weekOfMonth, seconds: 604_800, full: "week", short: "wk.", chinese: "周", named: ("last week", "this week", "next week"), chineseNamed: ("上周", "本周", "下周")),
        Unit(component: .day, seconds: 86_400, full: "day", short: "day", chinese: "天", named: ("yesterday", "today", "tomorrow"), chineseNamed: ("昨天", "今天", "明天")),
        Unit(component: .hour, seconds: 3600, full: "hour", short: "hr.", chinese: "小时", named: nil, chineseNamed: nil),
        Unit(component: .minute, seconds: 60, full: "minute", short: "min.", chinese: "分钟", named: nil, chineseNamed: nil),
        Unit(component: .second, seconds: 1, full: "second", short: "sec.", chinese: "秒钟", named: nil, chineseNamed: nil),
    ]

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }
    /// In the largest unit of which there is at least one, rounded down.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        for unit in Self.units where abs(timeInterval) >= unit.seconds {
            return write(Int((abs(timeInterval) / unit.seconds).rounded(.down)), unit, isPast: timeInterval < 0)
        }
        let isChinese = FormatterLanguage(locale) == .chinese
        if dateTimeStyle == .named { return isChinese ? "现在" : "now" }
        return write(0, Self.units[Self.units.count - 1], isPast: timeInterval < 0)
    }
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(Int?, Calendar.Component)] = [
            (dateComponents.year, .year), (dateComponents.month, .month), (dateComponents.weekOfMonth, .weekOfMonth),
            (dateComponents.day, .day), (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
        ]
        let found = parts.first { ($0.0 ?? 0) != 0 } ?? parts.first { $0.0 != nil }
        guard let found, let value = found.0, let unit = Self.units.first(where: { $0.component == found.1 }) else {
            return localizedString(fromTimeInterval: 0)
        }
        return write(abs(value), unit, isPast: value < 0)
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func write(_ value: Int, _ unit: Unit, isPast: Bool) -> String {
        let chinese = FormatterLanguage(locale) == .chinese
        if dateTimeStyle == .named, value <= 1, let names = chinese ? unit.chineseNamed : unit.named {
            return value == 0 ? names.1 : isPast ? names.0 : names.2
        }
        if chinese { return "\(value)\(unit.chinese)\(isPast ? "前" : "后")" }
        let plural = value == 1 ? "" : "s"
        let name = unitsStyle == .short || unitsStyle == .abbreviated
            ? (unit.short == "day" ? "day\(plural)" : unit.short) : unit.full + plural
        return isPast ? "\(value) \(name) ago" : "in \(value) \(name)"
    }
}
