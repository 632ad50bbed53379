import Foundation

extension DateExpression {
    /// Places the expression relative to `now`. A bare hour is its next sensible occurrence; a day alone has no time.
    /// - Parameter locale: decides whether the day or the month comes first in "3/10".
    /// - Returns: nil for days that do not exist, such as the 30th of February, and years beyond 9999.
    func resolve(now: Date, timeZone: String, locale: String = "en") -> ResolvedDate? {
        DateResolver(now: now, timeZone: timeZone, locale: locale).resolve(self)
    }
}

/// The calendar around one moment.
struct DateResolver {
    let calendar: Calendar
    var now: Date
    let dayFirst: Bool
    /// The moment that an end of a range must follow.
    var isAfter = false

    init(now: Date, timeZone identifier: String, locale: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: identifier) ?? .gmt
        calendar.firstWeekday = 2
        self.calendar = calendar
        // What no calendar has is taken as its nearest day.
        self.now = min(max(now, Date(timeIntervalSince1970: -60_000_000_000)), Date(timeIntervalSince1970: 250_000_000_000))
        dayFirst = Self.dayFirst(locale)
    }

    /// Months come first in the United States, in Chinese, Japanese and Korean.
    private static func dayFirst(_ locale: String) -> Bool {
        let parts = locale.split { $0 == "-" || $0 == "_" }
        guard let language = parts.first?.lowercased(), !["zh", "ja", "ko", "yue"].contains(language) else { return false }
        guard let region = parts.dropFirst().last(where: { $0.utf8.count == 2 })?.uppercased() else { return language != "en" }
        return !["US", "PH", "CN", "TW", "JP", "KR"].contains(region)
    }

    func resolve(_ expression: DateExpression) -> ResolvedDate? {
        if let recurrence = expression.recurrence { return first(of: recurrence, expression) }
        guard var first = moment(expression) else { return nil }
        if let last = expression.until.first {
            guard let start = calendar.date(from: first.start) else { return nil }
            var resolver = self
            (resolver.now, resolver.isAfter) = (start, true)
            var end = last
            // Years and months that only the beginning says count for the end.
            if case .calendar(nil, nil, nil, let day?)? = end.day {
                end.day = .calendar(year: first.start.year.map { .absolute($0) }, month: first.start.month, monthOffset: nil, day: day)
            }
            if case .weekday(let weekday, nil)? = end.day, case .weekday(_, .some)? = expression.day { end.day = .weekday(weekday, week: nil) }
            guard let second = resolver.moment(end), let endDate = calendar.date(from: second.end ?? second.start), endDate >= start else {
                return nil
            }
            first.end = second.hasTime ? second.start : second.end ?? second.start
            if last.time == nil, last.part != nil { first.end = second.end }
            first.hasTime = first.hasTime || second.hasTime
        } else if let lasting = expression.lasting, let start = calendar.date(from: first.start), let end = moved(start, lasting, 1) {
            first.end = fields(end, time: true)
        }
        return first
    }

    // MARK: One moment or stretch

    private func moment(_ expression: DateExpression) -> ResolvedDate? {
        if let seconds = expression.secondsFromNow { return away(seconds, expression.day) }
        if case .rolling(let span, let sign)? = expression.day, !span.isDays, !expression.hasTime {
            guard let other = moved(now, span, sign) else { return nil }
            return ResolvedDate(start: fields(min(now, other), time: true), end: fields(max(now, other), time: true), hasTime: true)
        }
        guard let days = expression.day.map(place) ?? (today, today) else { return nil }
        guard isSane(days.0), isSane(days.1) else { return nil }
        guard let time = expression.time else {
            guard let part = expression.part else {
                return ResolvedDate(start: fields(days.0, time: false), end: fields(days.1, time: false), hasTime: false)
            }
            return self.part(part, expression.day, days.0)
        }
        return at(time, expression, days.0)
    }

    private func away(_ seconds: Double, _ day: DateExpression.Day?) -> ResolvedDate? {
        var from = now
        if case .away(let span, let sign)? = day {
            guard let moved = moved(from, span, sign) else { return nil }
            from = moved
        }
        let date = from.addingTimeInterval(seconds)
        guard isSane(date) else { return nil }
        var components = fields(date, time: true)
        // Seconds count when they were said.
        if seconds.truncatingRemainder(dividingBy: 60) != 0 { components.second = calendar.component(.second, from: date) }
        return ResolvedDate(start: components, hasTime: true)
    }

    private func part(_ part: Range<Int>, _ day: DateExpression.Day?, _ date: Date) -> ResolvedDate? {
        var date = date
        if day == nil, minutesNow >= part.upperBound * 60, let next = add(1, .day, date) { date = next }
        guard let end = part.upperBound == 24 ? add(1, .day, date) : date else { return nil }
        var (first, last) = (fields(date, time: false), fields(end, time: false))
        (first.hour, first.minute, last.hour, last.minute) = (part.lowerBound, 0, part.upperBound % 24, 0)
        return ResolvedDate(start: first, end: last, hasTime: true)
    }

    private func at(_ time: DateExpression.Time, _ expression: DateExpression, _ day: Date) -> ResolvedDate? {
        let (hour, later) = hour(time, expression, day)
        guard var date = add(later, .day, day) else { return nil }
        var components = fields(date, time: false)
        (components.hour, components.minute) = (hour, time.minute)
        if time.second > 0 { components.second = time.second }
        guard var moment = calendar.date(from: components) else { return nil }
        // A time without a day is the next; so is one on a day of the week that is today.
        let hasPassed = isAfter ? moment <= now : moment < now || moment == now && expression.day == nil
        var step: Int?
        if expression.day == nil, hasPassed { step = 1 }
        if case .weekday(_, nil)? = expression.day, hasPassed { step = 7 }
        if let step, let next = add(step, .day, date) {
            date = next
            let seconds = components.second
            components = fields(date, time: false)
            (components.hour, components.minute, components.second) = (hour, time.minute, seconds)
            moment = calendar.date(from: components) ?? moment
        }
        guard isSane(moment) else { return nil }
        // An hour that the change to summer time leaves out is the one after it.
        var existing = fields(moment, time: true)
        existing.second = components.second
        return ResolvedDate(start: existing, hasTime: true)
    }

    /// The hour on a clock of 24, and how many days later it is.
    private func hour(_ time: DateExpression.Time, _ expression: DateExpression, _ day: Date) -> (Int, Int) {
        let hour = time.hour
        if hour == 24 { return (0, 1) }
        if let half = time.half {
            if half == .afternoon { return (hour < 12 ? hour + 12 : hour, 0) }
            // "tonight at 1 am" is after midnight.
            let isNight = expression.part?.lowerBound == 18
            return (hour == 12 ? 0 : hour, isNight && (hour == 12 || hour < 6) ? 1 : 0)
        }
        if hour > 12 || hour == 0 { return (hour, expression.part?.lowerBound == 18 && hour == 0 ? 1 : 0) }
        if let part = expression.part {
            switch part.lowerBound {
            case 18: return hour == 12 ? (0, 1) : hour < 4 ? (hour, 1) : (hour + 12, 0)
            case 12: return (hour < 12 ? hour + 12 : 12, 0)
            case 11: return (hour < 8 ? hour + 12 : hour, 0)
            default: return (hour == 12 ? 0 : hour, 0)
            }
        }
        if time.isWhole { return (hour, 0) }
        let minutes = time.minute
        if isAfter || expression.day == nil {
            let current = minutesNow
            for candidate in [hour % 12, hour % 12 + 12] where candidate * 60 + minutes > current { return (candidate, 0) }
            return (hour < 7 || isAfter && hour == 12 ? hour % 12 + (isAfter ? 0 : 12) : hour, 1)
        }
        // On a day that was said, small hours are in the afternoon; today it must still come.
        let usual = hour < 7 ? hour + 12 : hour
        if day == today, usual < 12, usual * 60 + minutes <= minutesNow { return (usual + 12, 0) }
        return (usual, 0)
    }

    // MARK: Repetitions

    private func first(of recurrence: DateExpression.Recurrence, _ expression: DateExpression) -> ResolvedDate? {
        var plain = expression
        plain.recurrence = nil
        if recurrence.frequency == .minutely || recurrence.frequency == .hourly {
            let seconds = Double(min(recurrence.interval, 100_000)) * (recurrence.frequency == .hourly ? 3600 : 60)
            var found = away(seconds, nil)
            found?.recurrence = recurrence
            return found
        }
        // A leap day comes after at most eight years.
        for days in 0..<3000 {
            guard let date = add(days, .day, today), matches(date, recurrence) else { continue }
            plain.day = .offset(days)
            var timed = plain
            // Without a day's word a small hour may be in the morning: a wake-up call at six.
            if let time = plain.time, time.half == nil, plain.part == nil, time.hour <= 12, !time.isWhole { timed.time?.isWhole = time.hour >= 6 }
            guard var found = moment(timed), let start = calendar.date(from: found.start) else { return nil }
            if timed.time != nil, start < now { continue }
            if timed.time == nil, timed.part != nil, let end = found.end.flatMap({ calendar.date(from: $0) }), end <= now { continue }
            if timed.time == nil, timed.part == nil { found.end = found.start }
            found.recurrence = recurrence
            return found
        }
        return nil
    }

    private func matches(_ date: Date, _ recurrence: DateExpression.Recurrence) -> Bool {
        let components = calendar.dateComponents([.month, .day, .weekday], from: date)
        guard let day = components.day, let month = components.month, let weekday = components.weekday else { return false }
        if let wanted = recurrence.month, wanted != month { return false }
        if !recurrence.weekdays.isEmpty, !recurrence.weekdays.contains((weekday + 5) % 7 + 1) { return false }
        let isLast = { (days: Int) in add(days, .day, date).map { calendar.component(.month, from: $0) != month } ?? false }
        if let wanted = recurrence.monthDay, wanted == -1 ? !isLast(1) : wanted != day { return false }
        if let position = recurrence.position, position == -1 ? !isLast(7) : (day - 1) / 7 + 1 != position { return false }
        return true
    }

    // MARK: The calendar

    var today: Date { calendar.startOfDay(for: now) }

    private var minutesNow: Int { calendar.component(.hour, from: now) * 60 + calendar.component(.minute, from: now) }

    func add(_ count: Int, _ component: Calendar.Component, _ date: Date) -> Date? {
        count == 0 ? date : calendar.date(byAdding: component, value: count, to: date)
    }

    func moved(_ date: Date, _ span: CalendarSpan, _ sign: Int) -> Date? {
        guard let months = add(sign * span.months, .month, date), let days = add(sign * span.days, .day, months) else { return nil }
        let moved = days.addingTimeInterval(Double(sign) * span.seconds)
        return isSane(moved) ? moved : nil
    }

    func fields(_ date: Date, time: Bool) -> DateComponents {
        calendar.dateComponents(time ? [.year, .month, .day, .hour, .minute] : [.year, .month, .day], from: date)
    }

    /// Between the years 1 and 9999.
    func isSane(_ date: Date) -> Bool { (-62_000_000_000...253_000_000_000).contains(date.timeIntervalSince1970) }
}
