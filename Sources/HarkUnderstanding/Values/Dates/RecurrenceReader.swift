extension ValueScanner {
    typealias FoundRecurrence = (recurrence: DateExpression.Recurrence, part: Range<Int>?, end: Int)

    /// "every weekday at 7", "every other Tuesday", "twice a day", 每周一三五早上七点.
    func recurrence(_ start: Int) -> (expression: DateExpression, end: Int)? {
        let from = token(start)?.text == "on" ? start + 1 : start
        guard let found = pattern(from) else { return nil }
        var expression = DateExpression(part: found.part, recurrence: found.recurrence)
        let end = times(found.end, &expression)
        return (expression, end)
    }

    /// The time of day after a pattern.
    private func times(_ start: Int, _ expression: inout DateExpression) -> Int {
        var position = start
        for _ in 0..<3 {
            let from = skip(.at, position)
            if let part = word(.daypart, from), expression.part == nil, let range = Self.hours(part.text) {
                expression.part = range
                position = part.end
            } else if expression.time == nil, let time = clock(from, isBare: tokens[min(from, tokens.count - 1)].kind != .han && from > position) {
                expression.time = time.time
                expression.part = expression.part ?? time.part
                position = time.end
            } else {
                break
            }
        }
        if expression.recurrence?.times == nil, let count = count(position), let recurrence = expression.recurrence, recurrence.frequency != .minutely
        {
            expression.recurrence?.times = count.value
            position = count.end
        }
        return position
    }

    private func pattern(_ start: Int) -> FoundRecurrence? {
        guard start < tokens.count, words.begins(tokens[start]) || digits(start) != nil else { return nil }
        if let skipped = skipped(start) { return skipped }
        if let every = end(.every, start), let found = each(every) { return found }
        if let daily = word(.daily, start), let frequency = DateExpression.Recurrence.Frequency(rawValue: daily.text) {
            return (DateExpression.Recurrence(frequency: frequency, interval: Int(daily.number)), nil, daily.end)
        }
        if let day = word(.weekdays, start) { return weekly([Int(day.number)], day.end, plural: true) }
        if ["weekdays", "weekends"].contains(tokens[start].text), let rule = word(.rule, start) { return (Self.rule(rule.text), nil, rule.end) }
        return counted(start)
    }

    /// 每隔一天, 隔两周: with so many between.
    private func skipped(_ start: Int) -> FoundRecurrence? {
        guard let mark = end(.skipped, start), tokens[start].text == "每", let span = duration(mark), let unit = Self.unit(span.span) else {
            return nil
        }
        return (
            DateExpression.Recurrence(
                frequency: unit.frequency, interval: unit.frequency == .daily || unit.frequency == .weekly ? unit.count + 1 : unit.count), nil,
            span.end
        )
    }

    private func each(_ start: Int) -> FoundRecurrence? {
        var interval = 1
        var position = start
        if let other = end(.other, position),
            tokens[position].text != "second" || !isWord(.span, position) || isWord(.span, other) || isWord(.weekday, other)
        {
            (interval, position) = (2, other)
        }
        if interval == 1, let days = weekly(weekdayRun(position)) { return days }
        if let weekday = word(.weekday, position) {
            return weekly([Int(weekday.number)], weekday.end, plural: false).map { (Self.with(interval, $0.recurrence), $0.part, $0.end) }
        }
        if let rule = word(.rule, position) {
            if rule.text != "morning" { return (Self.rule(rule.text), nil, rule.end) }
        }
        if let part = word(.daypart, position), let hours = Self.hours(part.text) {
            return (DateExpression.Recurrence(frequency: .daily, interval: interval), hours, part.end)
        }
        if let nth = nthPattern(position) { return nth }
        if let month = monthly(position) { return month }
        if let span = duration(position), let unit = Self.unit(span.span) {
            return (DateExpression.Recurrence(frequency: unit.frequency, interval: unit.count * interval), nil, span.end)
        }
        if let unit = word(.span, position), let span = CalendarSpan(1, of: unit.text, each: unit.number), let one = Self.unit(span) {
            let recurrence = DateExpression.Recurrence(frequency: one.frequency, interval: one.count * interval)
            return onDay(recurrence, unit.end)
        }
        if let feast = feastPattern(position) { return feast }
        return nil
    }

    /// "every first Monday of the month".
    private func nthPattern(_ start: Int) -> FoundRecurrence? {
        guard let ordinal = word(.ordinal, start), ordinal.number <= 5, let weekday = word(.weekday, ordinal.end) else { return nil }
        var end = weekday.end
        if let of = self.end(.of, end) {
            let the = token(of)?.text == "the" ? of + 1 : self.end(.every, of) ?? of
            if let period = word(.period, the), period.text == "month" { end = period.end }
        }
        return (DateExpression.Recurrence(frequency: .monthly, weekdays: [Int(weekday.number)], position: Int(ordinal.number)), nil, end)
    }

    /// "every 5th", "every March 3rd", 每月5号, 每年3月8号, 每个月最后一天.
    private func monthly(_ start: Int) -> FoundRecurrence? {
        if let found = monthDay(start) ?? hanDate(start) ?? dayOfMonth(start), case .calendar(nil, let month, nil, let day?) = found.day {
            return (DateExpression.Recurrence(frequency: month == nil ? .monthly : .yearly, monthDay: day, month: month), nil, found.end)
        }
        guard let period = word(.period, start), period.text == "month", tokens[start].kind == .han else { return nil }
        let recurrence = DateExpression.Recurrence(frequency: .monthly)
        let last = ["最", "后", "一", "天"]
        if period.end + 4 <= tokens.count, zip(tokens[period.end...], last).allSatisfy({ $0.text == $1 }) {
            var ending = recurrence
            ending.monthDay = -1
            return (ending, nil, period.end + 4)
        }
        if let edge = word(.hanedge, period.end), edge.number == 2 {
            var ending = recurrence
            ending.monthDay = -1
            return (ending, nil, edge.end)
        }
        return onDay(recurrence, period.end)
    }

    /// "every month on the 5th", 每月5号, 每年3月8号, 每周 一.
    private func onDay(_ recurrence: DateExpression.Recurrence, _ start: Int) -> FoundRecurrence {
        var recurrence = recurrence
        let from = skip(.at, start)
        guard recurrence.frequency == .monthly || recurrence.frequency == .yearly || recurrence.frequency == .weekly else {
            return (recurrence, nil, start)
        }
        if recurrence.frequency == .weekly, let day = word(.weekday, from) {
            recurrence.weekdays = [Int(day.number)]
            return (recurrence, nil, day.end)
        }
        guard let found = hanDate(from) ?? monthDay(from) ?? dayOfMonth(from), case .calendar(nil, let month, nil, let day?) = found.day,
            (month != nil) == (recurrence.frequency == .yearly)
        else { return (recurrence, nil, start) }
        (recurrence.monthDay, recurrence.month) = (day, month)
        return (recurrence, nil, found.end)
    }

    /// "every Christmas": feasts of the calendar that keep their date.
    private func feastPattern(_ start: Int) -> FoundRecurrence? {
        guard let feast = word(.feast, start), !feast.text.contains(":") else { return nil }
        let fields = feast.text.split(separator: "/")[0].split(separator: "-").compactMap { Int($0) }
        guard fields.count == 2 else { return nil }
        return (DateExpression.Recurrence(frequency: .yearly, monthDay: fields[1], month: fields[0]), nil, feast.end)
    }

    /// 每周一三五, 每周一、三、五, 周一三五: the days after the week's word.
    private func weekdayRun(_ start: Int) -> (days: [Int], end: Int) {
        guard let week = end(.hanweek, start) ?? end(.piece, start).flatMap({ end(.hanweek, $0) }), let first = word(.hanweekday, week) else {
            return ([], start)
        }
        var (days, position) = ([Int(first.number)], first.end)
        while days.count < 7 {
            let from = skip(.hansep, position)
            let week = end(.hanweek, from) ?? from
            guard let next = word(.hanweekday, week), !isWord(.hanoclock, next.end), !isWord(.hanunit, next.end), !isWord(.timesword, next.end),
                !isWord(.piece, next.end)
            else { break }
            days.append(Int(next.number))
            position = next.end
        }
        return (days, position)
    }

    private func weekly(_ run: (days: [Int], end: Int)) -> FoundRecurrence? { run.days.isEmpty ? nil : weekly(run.days, run.end, plural: false) }

    /// Further days: "every Monday and Wednesday", "Mondays and Fridays".
    private func weekly(_ days: [Int], _ end: Int, plural: Bool) -> FoundRecurrence? {
        var (days, position) = (days, end)
        while days.count < 7 {
            guard var from = self.end(.hansep, position) else { break }
            from = skip(.hansep, from)
            guard let next = plural ? word(.weekdays, from) : word(.weekday, from) ?? word(.weekdays, from) else { break }
            days.append(Int(next.number))
            position = next.end
        }
        return (DateExpression.Recurrence(frequency: .weekly, weekdays: Set(days).sorted()), nil, position)
    }

    /// "twice a day", "three times a week", 一天两次, "once every two weeks".
    private func counted(_ start: Int) -> FoundRecurrence? {
        if let count = count(start) {
            guard let per = end(.per, count.end) ?? end(.every, count.end), var found = each(per) else { return nil }
            found.recurrence.times = count.value
            return found
        }
        guard tokens[start].kind == .han, let span = duration(start), let unit = Self.unit(span.span), let count = count(span.end) else { return nil }
        return (DateExpression.Recurrence(frequency: unit.frequency, interval: unit.count, times: count.value), nil, count.end)
    }

    private func count(_ start: Int) -> (value: Int, end: Int)? {
        if let word = word(.times, start) { return (Int(word.number), word.end) }
        guard let number = integer(start, in: 1...100), let mark = end(.timesword, number.end) else { return nil }
        return (number.value, mark)
    }

    private static func rule(_ text: String) -> DateExpression.Recurrence {
        DateExpression.Recurrence(frequency: .weekly, weekdays: text == "weekend" ? [6, 7] : [1, 2, 3, 4, 5])
    }

    private static func with(_ interval: Int, _ recurrence: DateExpression.Recurrence) -> DateExpression.Recurrence {
        var changed = recurrence
        changed.interval = interval
        return changed
    }

    /// The unit in which a length of time repeats.
    private static func unit(_ span: CalendarSpan) -> (frequency: DateExpression.Recurrence.Frequency, count: Int)? {
        switch (span.months, span.days, Int(exactly: span.seconds)) {
        case (0, 0, let seconds?) where seconds >= 60 && seconds % 60 == 0:
            seconds % 3600 == 0 ? (.hourly, seconds / 3600) : (.minutely, seconds / 60)
        case (0, let days, 0) where days > 0: days % 7 == 0 ? (.weekly, days / 7) : (.daily, days)
        case (let months, 0, 0) where months > 0: months % 12 == 0 ? (.yearly, months / 12) : (.monthly, months)
        default: nil
        }
    }
}
