import Foundation

/// When a task is due: a day, or a time of a day, perhaps again and again.
public struct Due: Hashable, Sendable, CustomStringConvertible {
    /// Year, month and day; hour and minute unless it is a whole day. Without a time zone they are those of wherever the person is.
    public var components: DateComponents
    /// An iCalendar recurrence, such as `FREQ=WEEKLY;BYDAY=MO`.
    public var rule: String?

    public var isDay: Bool { components.hour == nil }

    /// - Parameter components: nil is given unless they have a year, a month and a day.
    public init?(_ components: DateComponents, rule: String? = nil) {
        guard components.year != nil, components.month != nil, components.day != nil else { return nil }
        self.components = components
        if components.hour != nil { self.components.minute = components.minute ?? 0 }
        self.rule = rule
    }

    /// Reads a `DUE`.
    init?(_ value: String, parameters: String, rule: String?) {
        let digits = value.filter(\.isNumber).compactMap(\.wholeNumberValue)
        guard digits.count == 8 || digits.count == 14 else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
        var components = DateComponents(year: number(0..<4), month: number(4..<6), day: number(6..<8))
        if digits.count == 14 {
            components.hour = number(8..<10)
            components.minute = number(10..<12)
            if value.hasSuffix("Z") {
                components.timeZone = .gmt
            } else if let zone = parameters.range(of: "TZID=") {
                components.timeZone = TimeZone(identifier: parameters[zone.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" })
            }
        }
        self.init(components, rule: rule)
    }

    /// `2026-03-10`, `2026-03-10 17:00`
    public var description: String {
        let day = "\(padded(components.year, 4))-\(padded(components.month))-\(padded(components.day))"
        return isDay ? day : "\(day) \(padded(components.hour)):\(padded(components.minute))"
    }

    /// As iCalendar writes it: `20260310` or `20260310T170000`. A time of another zone becomes UTC.
    var value: String {
        var (components, suffix) = (components, "")
        if !isDay, let zone = components.timeZone, zone != .current, let date {
            components = Self.calendar(.gmt).dateComponents([.year, .month, .day, .hour, .minute], from: date)
            suffix = "Z"
        }
        let day = padded(components.year, 4) + padded(components.month) + padded(components.day)
        return isDay ? day : "\(day)T\(padded(components.hour))\(padded(components.minute))00\(suffix)"
    }

    /// The moment; of a whole day its beginning.
    public var date: Date? { Self.calendar(components.timeZone ?? .current).date(from: components) }

    /// Whether it is over: a whole day is only when the next has begun.
    public func isPast(at now: Date) -> Bool {
        guard let date else { return false }
        let end = isDay ? Self.calendar(components.timeZone ?? .current).date(byAdding: .day, value: 1, to: date) ?? date : date
        return end <= now
    }

    private func padded(_ number: Int?, _ width: Int = 2) -> String {
        let digits = "\(number ?? 0)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
