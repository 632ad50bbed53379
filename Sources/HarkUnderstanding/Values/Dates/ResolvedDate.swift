import Foundation
import IntentSchema

/// A place on the calendar: fields that were said or follow from what was said.
struct ResolvedDate: Sendable, Hashable {
    var start: DateComponents
    /// The last day of days, or the moment at which a stretch of time ends.
    var end: DateComponents?
    var hasTime: Bool
    var recurrence: DateExpression.Recurrence?

    func date(timeZone identifier: String) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: identifier) ?? .gmt
        return calendar.date(from: start)
    }

    /// As `DateComponents` in schema form.
    static func value(_ components: DateComponents) -> IntentValue {
        var object = IntentObject("DateComponents")
        for (name, field) in [
            ("year", components.year), ("month", components.month), ("day", components.day), ("hour", components.hour),
            ("minute", components.minute), ("second", components.second),
        ] {
            if let field { object[name] = .integer(Int64(field)) }
        }
        return .object(object)
    }

    /// As `INDateComponentsRange`.
    var rangeValue: IntentValue {
        var object = IntentObject("INDateComponentsRange")
        object["startDateComponents"] = Self.value(start)
        if let end { object["endDateComponents"] = Self.value(end) }
        if let rule = recurrence?.value { object["recurrenceRule"] = rule }
        return .object(object)
    }

    /// ISO 8601 without zone: `2026-03-10`, `2026-03-10T17:00`, or two of them with a slash between.
    var iso: String {
        let first = Self.iso(start)
        guard let end, end != start else { return first }
        return first + "/" + Self.iso(end)
    }

    private static func iso(_ components: DateComponents) -> String {
        func padded(_ value: Int?, _ width: Int) -> String {
            let digits = String(value ?? 0)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        var text = "\(padded(components.year, 4))-\(padded(components.month, 2))-\(padded(components.day, 2))"
        if let hour = components.hour {
            text += "T\(padded(hour, 2)):\(padded(components.minute, 2))"
            if let second = components.second { text += ":\(padded(second, 2))" }
        }
        return text
    }
}

extension DateExpression.Recurrence {
    /// As `INRecurrenceRule`: interval, frequency and, by the week, its days.
    var value: IntentValue {
        let frequencies: [Frequency: Int64] = [.minutely: 1, .hourly: 2, .daily: 3, .weekly: 4, .monthly: 5, .yearly: 6]
        var object = IntentObject("INRecurrenceRule")
        object["interval"] = .integer(Int64(interval))
        object["frequency"] = .integer(frequencies[frequency] ?? 0)
        // INDayOfWeekOptions counts from Monday = 1 in powers of two.
        if frequency == .weekly, !weekdays.isEmpty { object["weeklyRecurrenceDays"] = .integer(weekdays.reduce(0) { $0 | 1 << Int64($1 - 1) }) }
        return .object(object)
    }

    /// As a recurrence rule of RFC 5545, without `RRULE:`. How often within one interval is no part of it.
    var rule: String {
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        var parts = ["FREQ=\(frequency.rawValue.uppercased())"]
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if let month { parts.append("BYMONTH=\(month)") }
        if let monthDay { parts.append("BYMONTHDAY=\(monthDay)") }
        if !weekdays.isEmpty { parts.append("BYDAY=" + weekdays.map { (position.map(String.init) ?? "") + names[$0 - 1] }.joined(separator: ",")) }
        return parts.joined(separator: ";")
    }
}
