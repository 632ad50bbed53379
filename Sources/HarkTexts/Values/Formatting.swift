import Foundation
import IntentSchema

/// Numbers, dates and amounts, by locale and time zone. The one place that formats with Foundation.
struct Formatting: Sendable {
    private let localeName: String
    private let timeZoneName: String

    init(locale: String, timeZone: String) {
        localeName = locale
        timeZoneName = timeZone
    }

    // Made when a value is formatted: most sentences have none, and making these loads ICU's data.
    private var locale: Locale { Locale(identifier: localeName) }
    private var timeZone: TimeZone { TimeZone(identifier: timeZoneName) ?? .gmt }

    func number(_ number: Double) -> String {
        // Small whole numbers are the same in every locale that Hark speaks; this keeps ICU from being loaded for them.
        if let whole = Int(exactly: number), abs(whole) < 1000 { return String(whole) }
        return number.formatted(.number.locale(locale).precision(.fractionLength(0...3)))
    }

    func percent(_ share: Double) -> String {
        share.formatted(.percent.locale(locale).precision(.fractionLength(0)))
    }

    func date(_ date: Date) -> String { self.date(date, withTime: true) }

    private func date(_ date: Date, withTime: Bool) -> String {
        date.formatted(
            Date.FormatStyle(
                date: .complete, time: withTime ? .shortened : .omitted, locale: locale, calendar: calendar,
                timeZone: timeZone))
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// The text of the structured values that are formatted rather than worded; nil for all others.
    func text(of object: IntentObject) -> String? {
        switch object.typeName {
        case "INCurrencyAmount", "INBalanceAmount": amount(object)
        case "DateComponents", "NSDateComponents": components(object)
        case "measurement", "Measurement": measurement(object)
        default: nil
        }
    }

    private func amount(_ object: IntentObject) -> String? {
        let digits = object["amount"]?.string ?? ""
        guard let value = object["amount"]?.number.map({ Decimal($0) }) ?? Decimal(string: digits) else { return nil }
        guard let code = object["currencyCode"]?.string, !code.isEmpty else {
            return value.formatted(.number.locale(locale))
        }
        return value.formatted(.currency(code: code).locale(locale))
    }

    private func components(_ object: IntentObject) -> String? {
        func part(_ name: String) -> Int? { object[name]?.integer.flatMap { Int(exactly: $0) } }
        var components = DateComponents()
        components.year = part("year")
        components.month = part("month")
        components.day = part("day")
        components.hour = part("hour")
        components.minute = part("minute")
        if components.day == nil, components.month == nil, let hour = components.hour {
            guard (0...24).contains(hour) else { return nil }
            // A time of day alone is put on a day without daylight-saving changes.
            components.year = 2001
            components.month = 1
            components.day = 1
            guard let date = calendar.date(from: components) else { return nil }
            return date.formatted(
                Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
        }
        guard components.month != nil, components.day != nil else { return nil }
        if components.year == nil {
            // A day of any year, said without one; a leap year, so that 29 February is a day.
            components.year = 2000
            guard let date = calendar.date(from: components) else { return nil }
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).day()
            if components.hour != nil { style = style.hour().minute() }
            return date.formatted(style)
        }
        return calendar.date(from: components).map { self.date($0, withTime: components.hour != nil) }
    }

    private func measurement(_ object: IntentObject) -> String? {
        guard let value = object["value"]?.number else { return nil }
        return measure(value, object["unit"]?.string ?? "")
    }

    func measure(_ value: Double, _ unit: String) -> String {
        unit.isEmpty ? number(value) : "\(number(value)) \(unit)"
    }
}
