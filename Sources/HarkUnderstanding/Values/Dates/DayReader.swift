extension ValueScanner {
    typealias FoundDay = (day: DateExpression.Day, part: Range<Int>?, end: Int)

    /// The longest day or stretch of days that begins at a token.
    func day(_ start: Int, hasDay: Bool = false) -> FoundDay? {
        guard var found = simpleDay(start) else { return beyond(start) }
        if let beyond = beyond(start), beyond.end > found.end { return beyond }
        // 圣诞节前三天
        if tokens[start].kind == .han, let relation = word(.ago, found.end) ?? word(.later, found.end), let span = duration(relation.end),
            span.span.isDays
        {
            found = (.beyond(found.day, span.span, relation.number < 0 ? -1 : 1), nil, span.end)
        }
        return found
    }

    private func simpleDay(_ start: Int) -> FoundDay? {
        guard let token = token(start), token.kind != .separator else { return nil }
        let isDigits = token.text.utf8.first.map(DigitText.isDigit) == true
        guard isDigits || words.begins(token) || token.text.utf8.contains(UInt8(ascii: "-")) else { return nil }
        var best: FoundDay?
        func offer(_ found: FoundDay?) {
            if let found, found.end > best?.end ?? start { best = found }
        }
        if isDigits {
            offer(numeric(start))
        } else {
            if let day = word(.day, start) { offer((.offset(Int(day.number)), Self.hours(day.text), day.end)) }
            offer(weekday(start))
            offer(period(start))
            offer(rolling(start))
            offer(edge(start))
            offer(feast(start))
            offer(monthDay(start))
            offer(nth(start))
        }
        offer(dayOfMonth(start))
        if token.kind != .word { offer(hanDate(start)) }
        return best
    }

    // MARK: Numbers

    /// "2026-03-10", "2026/3/10", "3/10", "3/10/2026", "10.3.2026".
    private func numeric(_ start: Int) -> FoundDay? {
        let text = tokens[start].text
        for mark in ["-", "/", "."] {
            let fields = text.split(separator: Character(mark), omittingEmptySubsequences: false)
            guard fields.count == 3 || fields.count == 2 && mark == "/",
                fields.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(DigitText.isDigit) })
            else { continue }
            let numbers = fields.compactMap { Int($0) }
            if fields.count == 3, fields[0].utf8.count == 4 {
                guard (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else { return nil }
                return (.calendar(year: .absolute(numbers[0]), month: numbers[1], monthOffset: nil, day: numbers[2]), nil, start + 1)
            }
            guard fields.prefix(2).allSatisfy({ $0.utf8.count <= 2 }), (1...31).contains(numbers[0]), (1...31).contains(numbers[1]),
                min(numbers[0], numbers[1]) <= 12
            else { return nil }
            guard fields.count == 3 else { return (.slashed(numbers[0], numbers[1], year: nil), nil, start + 1) }
            guard fields[2].utf8.count == 4 || fields[2].utf8.count == 2 && mark != "." else { return nil }
            let year = fields[2].utf8.count == 2 ? 2000 + numbers[2] : numbers[2]
            if mark == "." {
                return (
                    .calendar(year: .absolute(year), month: numbers[1], monthOffset: nil, day: numbers[0]), nil, numbers[1] <= 12 ? start + 1 : start
                )
            }
            return (.slashed(numbers[0], numbers[1], year: year), nil, start + 1)
        }
        return nil
    }

    // MARK: Weeks and stretches

    private func weekday(_ start: Int) -> FoundDay? {
        if let plain = word(.weekday, start) {
            if let next = end(.afternext, plain.end) { return (.weekday(Int(plain.number), week: 2), nil, next) }
            return (.weekday(Int(plain.number), week: nil), nil, plain.end)
        }
        if let coming = end(.coming, start), let weekday = word(.weekday, coming) {
            return (.weekday(Int(weekday.number), week: nil), nil, weekday.end)
        }
        guard let which = word(.this, start), let weekday = word(.weekday, which.end) else { return nil }
        let number = Int(weekday.number)
        if tokens[start].kind == .han { return (.weekday(number, week: Int(which.number)), nil, weekday.end) }
        return (which.number < 0 ? .lastWeekday(number) : .weekday(number, week: which.number == 0 ? nil : Int(which.number)), nil, weekday.end)
    }

    private func period(_ start: Int) -> FoundDay? {
        if let year = word(.year, start) {
            if let edge = hanEdge(year.end) { return (.edge(edge.edge, .period(.year, Int(year.number))), nil, edge.end) }
            return (.period(.year, Int(year.number)), nil, year.end)
        }
        if let alone = word(.alone, start), let unit = DateExpression.Unit(rawValue: alone.text) {
            if let next = end(.afternext, alone.end) { return (.period(unit, 2), nil, next) }
            return unit == .weekend ? (.period(unit, 0), nil, alone.end) : nil
        }
        guard let which = word(.this, start) else {
            guard let eom = word(.eom, start), let unit = DateExpression.Unit(rawValue: eom.text) else { return nil }
            return (.edge(Self.edge(eom.number), .period(unit, 0)), nil, eom.end)
        }
        let offset = Int(which.number)
        if let eom = word(.eom, which.end), let unit = DateExpression.Unit(rawValue: eom.text) {
            return (.edge(Self.edge(eom.number), .period(unit, offset)), nil, eom.end)
        }
        if let season = word(.season, which.end) { return (.season(Int(season.number), offset < 0 ? .latest : nil), nil, season.end) }
        if let feast = word(.feast, which.end) { return (.feast(feast.text, offset < 0 ? .latest : nil), nil, feast.end) }
        if let month = word(.month, which.end) {
            return (.calendar(year: offset < 0 ? .latest : nil, month: Int(month.number), monthOffset: nil, day: nil), nil, month.end)
        }
        guard let period = word(.period, which.end), let unit = DateExpression.Unit(rawValue: period.text) else { return nil }
        if unit == .day { return offset == 1 ? (.offset(1), nil, period.end) : nil }
        if let edge = hanEdge(period.end), unit == .month || unit == .year { return (.edge(edge.edge, .period(unit, offset)), nil, edge.end) }
        return (.period(unit, offset), nil, period.end)
    }

    /// In the table -2 is the start, -1 the middle, 0 the end.
    private static func edge(_ number: Double) -> DateExpression.Edge { number <= -2 ? .start : number < 0 ? .middle : .end }

    private func hanEdge(_ position: Int) -> (edge: DateExpression.Edge, end: Int)? {
        guard let word = word(.hanedge, position), let edge = DateExpression.Edge(rawValue: Int(word.number)) else { return nil }
        // 月中 is the middle, but 中 before another word is "in".
        return (edge, word.end)
    }

    private func rolling(_ start: Int) -> FoundDay? {
        guard let which = word(.rolling, start) else { return nil }
        if let span = duration(which.end) { return (.rolling(span.span, Int(which.number)), nil, span.end) }
        // "the past week" ends today; "last week" and "next week" are weeks of the calendar.
        guard ["past", "过去", "最近", "近", "coming", "未来"].contains(tokens[which.end - 1].text) || tokens[start].text == "过",
            let unit = word(.span, which.end),
            let span = CalendarSpan(1, of: unit.text, each: unit.number)
        else { return nil }
        return (.rolling(span, Int(which.number)), nil, unit.end)
    }

    private func edge(_ start: Int) -> FoundDay? {
        guard let word = word(.edge, start), let edge = DateExpression.Edge(rawValue: Int(word.number)) else { return nil }
        guard let inner = stretch(word.end) else { return nil }
        return (.edge(edge, inner.day), nil, inner.end)
    }

    /// "the month", "next month", "March", "this week".
    private func stretch(_ start: Int) -> (day: DateExpression.Day, end: Int)? {
        let from = token(start)?.text == "the" ? start + 1 : start
        if let period = word(.period, from), let unit = DateExpression.Unit(rawValue: period.text) {
            return (unit == .day ? .offset(0) : .period(unit, 0), period.end)
        }
        if let month = word(.month, from) {
            let year = yearAfter(month.end)
            return (.calendar(year: year?.year, month: Int(month.number), monthOffset: nil, day: nil), year?.end ?? month.end)
        }
        guard let which = word(.this, start), let period = word(.period, which.end), let unit = DateExpression.Unit(rawValue: period.text),
            unit != .day
        else { return word(.year, start).map { (.period(.year, Int($0.number)), $0.end) } }
        return (.period(unit, Int(which.number)), period.end)
    }

    /// "the first Monday of June", "last Friday of the month", 第一个周一.
    private func nth(_ start: Int) -> FoundDay? {
        if let mark = end(.hanordinal, start), let count = integer(mark, in: 1...5), let weekday = word(.weekday, skip(.piece, count.end)) {
            return (.nth(count.value, weekday: Int(weekday.number), .period(.month, 0)), nil, weekday.end)
        }
        guard let ordinal = word(.ordinal, start), ordinal.number <= 5, let weekday = word(.weekday, ordinal.end),
            let of = end(.of, weekday.end) ?? end(.in, weekday.end),
            let inner = stretch(of)
        else { return nil }
        return (.nth(Int(ordinal.number), weekday: Int(weekday.number), inner.day), nil, inner.end)
    }

    private func feast(_ start: Int) -> FoundDay? {
        guard let feast = word(.feast, start) else { return nil }
        let year = yearAfter(feast.end)
        return (.feast(feast.text, year?.year), nil, year?.end ?? feast.end)
    }

    /// "a week from Monday", "two days after Christmas", "the day before Friday".
    private func beyond(_ start: Int) -> FoundDay? {
        var span: CalendarSpan
        var position: Int
        if let period = word(.period, start), period.text == "day", tokens[start].text == "day" {
            (span, position) = (CalendarSpan(days: 1), period.end)
        } else if let read = duration(start), read.span.isDays {
            (span, position) = (read.span, read.end)
        } else {
            return nil
        }
        guard let relation = word(.after, position) else {
            // "a week on Monday", "a week tomorrow"
            guard span.days == 7 || span.days == 14, let base = simpleDay(token(position)?.text == "on" ? position + 1 : position), base.part == nil
            else { return nil }
            switch base.day {
            case .offset(0...1), .weekday(_, nil): return (.beyond(base.day, span, 1), nil, base.end)
            default: return nil
            }
        }
        let from = token(relation.end)?.text == "the" ? relation.end + 1 : relation.end
        guard let base = simpleDay(from) else { return nil }
        return (.beyond(base.day, span, Int(relation.number)), nil, base.end)
    }
}
