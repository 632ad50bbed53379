import Foundation

extension DateResolver {
    /// The first and last day of what was said.
    func place(_ day: DateExpression.Day) -> (Date, Date)? {
        switch day {
        case .offset(let days): return one(add(days, .day, today))
        case .weekday(let weekday, let week): return one(self.weekday(weekday, week))
        case .lastWeekday(let weekday):
            guard let date = self.weekday(weekday, 0) else { return nil }
            return one(date < today ? date : add(-7, .day, date))
        case .calendar(let year, let month, let monthOffset, let day): return date(year, month, monthOffset, day)
        case .slashed(let first, let second, let year):
            let isDayFirst = first > 12 || second <= 12 && dayFirst
            return date(year.map { .absolute($0) }, isDayFirst ? second : first, nil, isDayFirst ? first : second)
        case .period(let unit, let offset): return period(unit, offset)
        case .season(let month, let year): return season(month, year)
        case .rolling(let span, let sign):
            guard let other = moved(today, span, sign) else { return nil }
            return (min(today, other), max(today, other))
        case .edge(let edge, let inner): return self.edge(edge, inner)
        case .nth(let count, let weekday, let inner): return nth(count, weekday, inner)
        case .feast(let text, let year): return feast(text, year)
        case .away(let span, let sign): return one(moved(today, span, sign))
        case .beyond(let base, let span, let sign):
            guard let from = place(base) else { return nil }
            return one(moved(sign < 0 ? from.0 : from.1, span, sign))
        }
    }

    private func one(_ date: Date?) -> (Date, Date)? { date.map { ($0, $0) } }

    private func weekday(_ weekday: Int, _ week: Int?) -> Date? {
        // Gregorian weekdays count from Sunday = 1.
        let current = (calendar.component(.weekday, from: today) + 5) % 7 + 1
        let days = weekday - current
        if let week { return add(days + 7 * week, .day, today) }
        return add(days < 0 ? days + 7 : days, .day, today)
    }

    // MARK: Months and years

    func year(_ year: DateExpression.Year?) -> Int? {
        switch year {
        case .absolute(let year)?: year
        case .offset(let years)?: calendar.component(.year, from: today) + years
        case .latest?, nil: nil
        }
    }

    private func date(_ said: DateExpression.Year?, _ month: Int?, _ monthOffset: Int?, _ day: Int?) -> (Date, Date)? {
        let year = year(said)
        if let year, !(1...9999).contains(year) { return nil }
        guard month != nil || monthOffset != nil || day != nil else {
            guard let year, let start = make(year, 1, 1), let end = make(year, 12, 31) else { return nil }
            return (start, end)
        }
        let this = calendar.dateComponents([.year, .month], from: today)
        guard let thisYear = this.year, let thisMonth = this.month else { return nil }
        if let month {
            guard (1...12).contains(month) else { return nil }
            // The next such day; a leap day may be eight years away.
            let years = year.map { [$0] } ?? (said == .latest ? (0...8).map { thisYear - $0 } : (0...8).map { thisYear + $0 })
            for year in years {
                guard let start = make(year, month, day ?? 1), let end = day == nil ? lastDay(of: start) : start else { continue }
                if said == .latest ? end < today : said != nil || end >= today { return (start, end) }
            }
            return nil
        }
        guard let day else { return nil }
        // A day of a month: of the month that was said, or the next that has it.
        for offset in monthOffset.map({ $0...$0 }) ?? 0...2 {
            guard let first = make(year ?? thisYear, thisMonth, 1), let start = add(offset, .month, first) else { return nil }
            let fields = calendar.dateComponents([.year, .month], from: start)
            guard let date = make(fields.year ?? thisYear, fields.month ?? thisMonth, day) else { continue }
            if monthOffset != nil || date >= today { return (date, date) }
        }
        return nil
    }

    /// A day that exists.
    func make(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        guard (1...9999).contains(year), let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return nil }
        let start = calendar.startOfDay(for: date)
        return calendar.component(.day, from: start) == day && calendar.component(.month, from: start) == month ? start : nil
    }

    private func lastDay(of start: Date) -> Date? { add(1, .month, start).flatMap { add(-1, .day, $0) } }

    private func period(_ unit: DateExpression.Unit, _ offset: Int) -> (Date, Date)? {
        let this = calendar.dateComponents([.year, .month], from: today)
        guard let year = this.year, let month = this.month else { return nil }
        switch unit {
        case .day: return one(add(offset, .day, today))
        case .week:
            guard let monday = weekday(1, offset), let sunday = add(6, .day, monday) else { return nil }
            return (monday, sunday)
        case .weekend:
            guard let saturday = weekday(6, offset), let sunday = add(1, .day, saturday) else { return nil }
            return (saturday, sunday)
        case .month:
            guard let start = make(year, month, 1).flatMap({ add(offset, .month, $0) }), let end = lastDay(of: start) else { return nil }
            return (start, end)
        case .quarter:
            guard let start = make(year, (month - 1) / 3 * 3 + 1, 1).flatMap({ add(3 * offset, .month, $0) }), let last = add(2, .month, start),
                let end = lastDay(of: last)
            else { return nil }
            return (start, end)
        case .year: return date(.absolute(year + offset), nil, nil, nil)
        }
    }

    /// Three months; winter reaches into the next year.
    private func season(_ month: Int, _ said: DateExpression.Year?) -> (Date, Date)? {
        let thisYear = calendar.component(.year, from: today)
        let years = year(said).map { [$0] } ?? (said == .latest ? [thisYear, thisYear - 1, thisYear - 2] : [thisYear - 1, thisYear, thisYear + 1])
        for year in years {
            guard let start = make(year, month, 1), let last = add(2, .month, start), let end = lastDay(of: last) else { continue }
            if said == .latest ? end < today : said != nil || end >= today { return (start, end) }
        }
        return nil
    }

    private func edge(_ edge: DateExpression.Edge, _ inner: DateExpression.Day) -> (Date, Date)? {
        guard let whole = place(inner) else { return nil }
        switch edge {
        case .start, .first: return one(whole.0)
        case .end: return one(whole.1)
        case .middle:
            let days = calendar.dateComponents([.day], from: whole.0, to: whole.1).day ?? 0
            return one(add(days >= 27 && days <= 30 ? 14 : days / 2, .day, whole.0))
        }
    }

    private func nth(_ count: Int, _ weekday: Int, _ inner: DateExpression.Day) -> (Date, Date)? {
        guard let whole = place(inner) else { return nil }
        func number(_ date: Date) -> Int { (calendar.component(.weekday, from: date) + 5) % 7 + 1 }
        if count < 0 { return one(add(-((number(whole.1) - weekday + 7) % 7), .day, whole.1)) }
        guard let date = add((weekday - number(whole.0) + 7) % 7 + 7 * (count - 1), .day, whole.0), date <= whole.1 else { return nil }
        return (date, date)
    }

    // MARK: Feasts

    private func feast(_ text: String, _ said: DateExpression.Year?) -> (Date, Date)? {
        let thisYear = calendar.component(.year, from: today)
        let years = year(said).map { [$0] } ?? (said == .latest ? [thisYear, thisYear - 1] : [thisYear - 1, thisYear, thisYear + 1])
        for year in years where (1...9999).contains(year) {
            guard let days = feast(text, in: year) else { continue }
            if said == .latest ? days.1 < today : said != nil || days.1 >= today { return days }
        }
        return nil
    }

    private func feast(_ text: String, in year: Int) -> (Date, Date)? {
        let halves = text.split(separator: ":")
        if halves.count == 2 {
            let numbers = halves[1].split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
            switch halves[0] {
            case "easter": return one(easter(year).flatMap { add(Int(halves[1]) ?? 0, .day, $0) })
            case "nth":
                return numbers.count == 3
                    ? nth(numbers[2], numbers[1], .calendar(year: .absolute(year), month: numbers[0], monthOffset: nil, day: nil)) : nil
            case "lunar":
                return numbers.count >= 2
                    ? one(lunar(numbers[0], numbers[1], year).flatMap { add(numbers.count == 3 ? -numbers[2] : 0, .day, $0) }) : nil
            default: return nil
            }
        }
        let parts = text.split(separator: "/")
        let numbers = parts.first.map { $0.split(separator: "-").compactMap { Int($0) } } ?? []
        guard numbers.count == 2, let start = make(year, numbers[0], numbers[1]) else { return nil }
        guard parts.count == 2, let days = Int(parts[1]), let end = add(days - 1, .day, start) else { return (start, start) }
        return (start, end)
    }

    /// Easter Sunday by the anonymous Gregorian rule.
    private func easter(_ year: Int) -> Date? {
        let (a, b, c) = (year % 19, year / 100, year % 100)
        let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
        let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let n = h + l - 7 * m + 114
        return make(year, n / 31, n % 31 + 1)
    }

    /// A day of the Chinese calendar, whose year begins between January and February, as ICU reckons it in China's time zone.
    private func lunar(_ month: Int, _ day: Int, _ year: Int) -> Date? {
        var chinese = Calendar(identifier: .chinese)
        guard let zone = TimeZone(identifier: "Asia/Shanghai") else { return nil }
        chinese.timeZone = zone
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = zone
        // The middle of March is always in the Chinese year that began this year.
        guard let middle = gregorian.date(from: DateComponents(year: year, month: 3, day: 15, hour: 12)) else { return nil }
        let fields = chinese.dateComponents([.era, .year], from: middle)
        var wanted = DateComponents()
        (wanted.era, wanted.year, wanted.month, wanted.day, wanted.isLeapMonth) = (fields.era, fields.year, month, day, false)
        wanted.hour = 12
        guard let date = chinese.date(from: wanted) else { return nil }
        let said = gregorian.dateComponents([.year, .month, .day], from: date)
        guard let foundYear = said.year, let foundMonth = said.month, let foundDay = said.day else { return nil }
        return make(foundYear, foundMonth, foundDay)
    }
}
