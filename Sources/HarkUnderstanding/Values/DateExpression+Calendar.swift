import Foundation
import IntentSchema

/// A place on the calendar: fields that were said or follow from what was said.
struct ResolvedDate: Sendable, Hashable {
    var start: DateComponents
    var end: DateComponents?
    var hasTime: Bool
}

extension DateExpression {
    /// Places the expression relative to `now`. A bare hour is its next occurrence; a day alone has no time.
    func resolve(now: Date, timeZone identifier: String) -> ResolvedDate? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: identifier) ?? .gmt
        calendar.firstWeekday = 2
        if let secondsFromNow {
            let date = now.addingTimeInterval(Double(secondsFromNow))
            return ResolvedDate(start: calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date), hasTime: true)
        }
        if let span { return Self.resolve(span, now, calendar) }
        guard var date = dayOnCalendar(now, calendar) else { return nil }
        guard hasTime else {
            let components = calendar.dateComponents([.year, .month, .day], from: date)
            return ResolvedDate(start: components, end: components, hasTime: false)
        }
        if hour == nil, let part {
            var start = calendar.dateComponents([.year, .month, .day], from: date)
            var end = start
            (start.hour, start.minute, end.hour, end.minute) = (part.lowerBound, 0, min(part.upperBound, 23), part.upperBound > 23 ? 59 : 0)
            return ResolvedDate(start: start, end: end, hasTime: true)
        }
        let time = clockHour(date, now, calendar)
        if time.isTomorrow { date = calendar.date(byAdding: .day, value: 1, to: date) ?? date }
        var components = calendar.dateComponents([.year, .month, .day], from: date)
        (components.hour, components.minute) = (time.hour, minute ?? 0)
        return ResolvedDate(start: components, hasTime: true)
    }

    private func dayOnCalendar(_ now: Date, _ calendar: Calendar) -> Date? {
        let today = calendar.startOfDay(for: now)
        if let dayOffset { return calendar.date(byAdding: .day, value: dayOffset, to: today) }
        if let weekday {
            // Gregorian weekdays count from Sunday = 1.
            let current = (calendar.component(.weekday, from: today) + 5) % 7 + 1
            var days = weekday - current
            if let weekOffset {
                days += 7 * weekOffset
            } else if days < 0 {
                days += 7
            }
            return calendar.date(byAdding: .day, value: days, to: today)
        }
        guard let day else { return year == nil && month == nil ? today : nil }
        var components = calendar.dateComponents([.year, .month], from: today)
        components.day = day
        if let month { components.month = month }
        if let year { components.year = year }
        guard let date = calendar.date(from: components), calendar.component(.day, from: date) == day else { return nil }
        guard year == nil, date < today else { return date }
        return calendar.date(byAdding: month == nil ? .month : .year, value: 1, to: date)
    }

    private func clockHour(_ date: Date, _ now: Date, _ calendar: Calendar) -> (hour: Int, isTomorrow: Bool) {
        guard let hour else { return (0, false) }
        if let isAfternoon {
            if isAfternoon { return (hour < 12 ? hour + 12 : hour, false) }
            return (hour == 12 ? 0 : hour, false)
        }
        guard hour > 0, hour <= 12 else { return (hour, false) }
        if hasDay { return (hour < 7 ? hour + 12 : hour, false) }
        let current = calendar.component(.hour, from: now) * 60 + calendar.component(.minute, from: now)
        for candidate in [hour % 12, hour % 12 + 12] where candidate * 60 + (minute ?? 0) > current { return (candidate, false) }
        return (hour < 7 ? hour + 12 : hour, true)
    }

    private static func resolve(_ span: (unit: Unit, offset: Int), _ now: Date, _ calendar: Calendar) -> ResolvedDate? {
        let component: Calendar.Component =
            switch span.unit {
            case .day: .day
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            }
        guard let moved = calendar.date(byAdding: component, value: span.offset, to: now),
            let interval = calendar.dateInterval(of: component, for: moved)
        else { return nil }
        let fields: Set<Calendar.Component> = [.year, .month, .day]
        return ResolvedDate(
            start: calendar.dateComponents(fields, from: interval.start),
            end: calendar.dateComponents(fields, from: interval.end.addingTimeInterval(-1)), hasTime: false)
    }
}

extension ResolvedDate {
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
            ("minute", components.minute),
        ] {
            if let field { object[name] = .integer(Int64(field)) }
        }
        return .object(object)
    }

    var rangeValue: IntentValue {
        var object = IntentObject("INDateComponentsRange")
        object["startDateComponents"] = Self.value(start)
        if let end { object["endDateComponents"] = Self.value(end) }
        return .object(object)
    }
}
