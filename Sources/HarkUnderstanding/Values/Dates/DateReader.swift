/// Dates, times and their ranges in English and Chinese.
enum DateReader {
    /// The longest expression that begins at a token.
    static func read(_ tokens: [Token], at start: Int) -> (expression: DateExpression, end: Int)? { ValueScanner(tokens: tokens).date(start) }

    /// An expression and nothing else. What cannot be anything else may be a bare hour ("5"), and a length of time counts from now.
    static func whole(_ text: String) -> DateExpression? {
        let tokens = Tokenizer.withoutEnd(Tokenizer.tokens(of: text))
        let scanner = ValueScanner(tokens: tokens)
        if let result = scanner.date(0), result.end == tokens.count { return result.expression }
        if let result = scanner.date(0, isBare: true), result.end == tokens.count { return result.expression }
        let from = scanner.skip(.at, 0)
        guard let duration = scanner.duration(from), duration.end == tokens.count else { return nil }
        var expression = DateExpression()
        scanner.set(&expression, duration.span, 1)
        return expression
    }
}

extension ValueScanner {
    /// - Parameter isBare: whether a number alone is an hour.
    func date(_ start: Int, isBare: Bool = false) -> (expression: DateExpression, end: Int)? {
        guard let token = token(start), token.kind != .separator else { return nil }
        if let again = recurrence(start) { return again }
        let opened = end(.from, start)
        let between = opened != nil && token.text == "between"
        if let opened, let range = range(opened, isOpened: true, isBetween: between, isBare: isBare) { return range }
        if between { return nil }
        if let range = range(start, isOpened: false, isBetween: false, isBare: isBare) { return range }
        guard var single = single(start, isBare: isBare) else { return nil }
        extend(&single)
        // "at 7 every weekday"
        if single.expression.day == nil, single.expression.until.isEmpty, single.expression.time != nil || single.expression.part != nil,
            let again = recurrence(single.end), again.expression.time == nil
        {
            single.expression.recurrence = again.expression.recurrence
            single.expression.part = single.expression.part ?? again.expression.part
            single.end = again.end
        }
        return single
    }

    /// Words after a date that belong to it: 月底之前, "3pm for two hours".
    private func extend(_ single: inout (expression: DateExpression, end: Int)) {
        if let deadline = end(.deadline, single.end), tokens[single.end].kind == .han {
            single.end = deadline
        } else if single.expression.time != nil, tokens[single.end...].first?.text == "for", let span = duration(single.end + 1) {
            single.expression.lasting = span.span
            single.end = span.end
        }
    }

    // MARK: Ranges

    private func range(_ start: Int, isOpened: Bool, isBetween: Bool, isBare: Bool) -> (expression: DateExpression, end: Int)? {
        if let glued = gluedRange(start, isOpened: isOpened || isBare) { return glued }
        let isHour = isOpened || isBare
        // "from ten to six" is no quarter of an hour.
        let first =
            (isOpened ? hour(start, before: isBetween ? .and : .to) : nil) ?? single(start, isBare: false)
            ?? (isHour ? single(start, isBare: true) : looseHour(start))
        guard var first else { return nil }
        guard first.expression.secondsFromNow == nil || first.expression.day == nil else { return nil }
        // "tomorrow from 3 to 5"
        if first.expression.time == nil, first.expression.part == nil, let from = end(.from, first.end),
            let inner = range(inside: from, isBetween: tokens[first.end].text == "between")
        {
            guard let day = first.expression.day, inner.expression.day == nil else { return nil }
            first.expression = inner.expression
            first.expression.day = day
            return (first.expression, inner.end)
        }
        guard let to = isBetween ? end(.and, first.end) : end(.to, first.end) else { return nil }
        let second = single(to, isBare: false) ?? bareDay(to, after: first.expression) ?? single(to, isBare: true)
        guard let second, Self.fits(first.expression, second.expression) else { return nil }
        // Two bare numbers are a range of hours only after "from" or "between".
        let clear = Self.isClear(first.expression, tokens[start..<first.end]) || Self.isClear(second.expression, tokens[to..<second.end])
        guard isHour || clear else { return nil }
        return (Self.joined(first.expression, second.expression), second.end)
    }

    private func range(inside start: Int, isBetween: Bool) -> (expression: DateExpression, end: Int)? {
        if let glued = gluedRange(start, isOpened: true) { return glued }
        guard let first = hour(start, before: isBetween ? .and : .to) ?? single(start, isBare: false) ?? single(start, isBare: true),
            let to = isBetween ? end(.and, first.end) : end(.to, first.end),
            let second = single(to, isBare: false) ?? single(to, isBare: true), Self.fits(first.expression, second.expression)
        else { return nil }
        return (Self.joined(first.expression, second.expression), second.end)
    }

    /// A number that is an hour since a range goes on from it.
    private func hour(_ start: Int, before role: ValueRole) -> (expression: DateExpression, end: Int)? {
        guard let hour = integer(start, in: 1...24), tokens[start].kind != .han, isWord(role, hour.end) else { return nil }
        return (DateExpression(time: DateExpression.Time(hour: hour.value, isWhole: hour.value > 12)), hour.end)
    }

    /// A bare hour that a range may begin with: "3 to 5 pm".
    private func looseHour(_ start: Int) -> (expression: DateExpression, end: Int)? {
        guard let first = single(start, isBare: true), end(.to, first.end) != nil else { return nil }
        return first
    }

    /// "March 3 to 5", 3月1号到5: a day of the same month.
    private func bareDay(_ start: Int, after first: DateExpression) -> (expression: DateExpression, end: Int)? {
        guard case .calendar(_, _?, _, _?)? = first.day, let day = integer(start, in: 1...31) else { return nil }
        return (DateExpression(day: .calendar(year: nil, month: nil, monthOffset: nil, day: day.value)), day.end)
    }

    /// "3-5pm", "9:00-17:00", "March 3-5": two numbers in one token.
    private func gluedRange(_ start: Int, isOpened: Bool) -> (expression: DateExpression, end: Int)? {
        if let month = word(.month, start), let pair = hyphenPair(month.end), let first = Int(pair.0), let last = Int(pair.1),
            (1...31).contains(first), (1...31).contains(last)
        {
            func day(_ value: Int) -> DateExpression {
                DateExpression(day: .calendar(year: nil, month: Int(month.number), monthOffset: nil, day: value))
            }
            return (Self.joined(day(first), day(last)), month.end + 1)
        }
        guard let pair = hyphenPair(start) else { return nil }
        let left = ValueScanner(tokens: Tokenizer.tokens(of: String(pair.0)))
        let right = ValueScanner(tokens: Tokenizer.tokens(of: String(pair.1)) + tokens[(start + 1)...].prefix(6))
        guard let first = left.clock(0, isBare: true), first.end == left.tokens.count, let second = right.clock(0, isBare: true), second.end >= 1
        else { return nil }
        let isClear = second.time.half != nil || first.time.half != nil || pair.0.contains(":")
        guard isOpened || isClear else { return nil }
        return (Self.joined(DateExpression(time: first.time), DateExpression(time: second.time)), start + second.end)
    }

    private func hyphenPair(_ position: Int) -> (Substring, Substring)? {
        guard let token = token(position), token.kind != .han, let dash = token.text.firstIndex(of: "-"), dash != token.text.startIndex else {
            return nil
        }
        let (left, right) = (token.text[..<dash], token.text[token.text.index(after: dash)...])
        guard left.utf8.first.map(DigitText.isDigit) == true, right.utf8.first.map(DigitText.isDigit) == true, !right.contains("-"),
            left.utf8.count <= 7, right.utf8.count <= 7
        else { return nil }
        return (left, right)
    }

    private static func fits(_ first: DateExpression, _ second: DateExpression) -> Bool {
        guard second.secondsFromNow == nil, second.until.isEmpty else { return false }
        // A time may end at another day's time, a day at another day.
        return first.time == nil ? second.time == nil || first.part != nil : second.time != nil || second.part != nil
    }

    private static func isClear(_ expression: DateExpression, _ tokens: ArraySlice<Token>) -> Bool {
        if expression.day != nil || expression.part != nil { return true }
        guard let time = expression.time else { return false }
        return time.half != nil || time.isWhole || tokens.contains { $0.text.contains(":") || $0.kind == .han } || tokens.count > 1
    }

    private static func joined(_ first: DateExpression, _ second: DateExpression) -> DateExpression {
        var (first, second) = (first, second)
        if let start = first.time, let end = second.time {
            // "3 to 5 pm" begins in the afternoon, "11 to 1 pm" in the morning.
            if start.half == nil, !start.isWhole, first.part == nil, let half = end.half {
                let isSame = start.hour % 12 * 60 + start.minute < end.hour % 12 * 60 + end.minute
                first.time?.half = isSame ? half : half == .afternoon ? .morning : .afternoon
            }
            // "9 to 5" is by day.
            if start.half == nil, end.half == nil, !start.isWhole, !end.isWhole, first.part == nil, second.part == nil, second.day == nil,
                (6...11).contains(start.hour),
                end.hour % 12 < start.hour
            {
                first.time?.half = .morning
                second.time?.half = .afternoon
            }
            // 下午三点到五点
            if second.part == nil, second.day == nil, end.half == nil, !end.isWhole, let part = first.part, part.lowerBound >= 11,
                end.hour % 12 > start.hour % 12, end.hour <= 12
            {
                second.time?.half = .afternoon
            }
        }
        first.until = [second]
        return first
    }

    // MARK: One moment or stretch

    /// Parts in any order: a day, a time, a part of the day.
    func single(_ start: Int, isBare: Bool) -> (expression: DateExpression, end: Int)? {
        var expression = DateExpression()
        var position = start
        while position < tokens.count, position - start < Self.reach {
            var end = part(position, &expression, isBare: isBare && position == start || follows(position, expression))
            // Words that join count only before a part.
            var next = position
            for _ in 0..<2 where end == nil {
                guard let after = self.end(.at, next), tokens[next].kind != .separator || position > start else { break }
                // "tomorrow at 2" has an hour, "tomorrow for 2" has none.
                let leads = after < tokens.count && tokens[after].kind != .han && isWord(.hourword, next)
                end = part(after, &expression, isBare: isBare && position == start || leads)
                next = after
            }
            guard let end else { break }
            position = end
        }
        guard position > start, !expression.isEmpty else { return nil }
        return (expression, position)
    }

    /// Whether a number alone at a token is an hour since a day stands before it: "tomorrow 6", not "tomorrow 6 people".
    private func follows(_ position: Int, _ expression: DateExpression) -> Bool {
        guard expression.day != nil || expression.part != nil, tokens[position].kind != .han else { return false }
        guard let next = token(position + 1), next.kind == .word, digits(position)?.suffix.isEmpty == true else { return true }
        return words.begins(next)
    }

    /// - Parameter isBare: whether a number alone is an hour here.
    private func part(_ start: Int, _ expression: inout DateExpression, isBare: Bool) -> Int? {
        guard start < tokens.count else { return nil }
        if expression.isEmpty, let end = stamp(start, &expression) ?? away(start, &expression) { return end }
        let found = day(start, hasDay: expression.day != nil)
        // "three thirty" is a time and "3.30" too, but "March 3" is a day: the longer one wins, the day in a tie.
        let time = expression.time == nil && expression.secondsFromNow == nil ? clock(start, isBare: isBare) : nil
        if let found, found.end >= time?.end ?? 0 {
            var changed = expression
            guard changed.add(found.day) else { return nil }
            if let part = found.part {
                guard changed.part == nil else { return nil }
                changed.part = part
            }
            expression = changed
            return found.end
        }
        if let part = word(.daypart, start), expression.part == nil, part.end >= time?.end ?? 0, let range = Self.hours(part.text) {
            expression.part = range
            return part.end
        }
        if let time {
            expression.time = time.time
            if let part = time.part { expression.part = expression.part ?? part }
            return time.end
        }
        if expression.isEmpty, let now = word(.now, start) {
            expression.secondsFromNow = 0
            return now.end
        }
        return nil
    }

    /// `2026-03-10T17:00`.
    private func stamp(_ start: Int, _ expression: inout DateExpression) -> Int? {
        let halves = tokens[start].text.split(separator: "t", maxSplits: 1)
        guard halves.count == 2, halves[0].utf8.count == 10 else { return nil }
        let parts = halves.map { ValueScanner(tokens: Tokenizer.tokens(of: String($0))) }
        guard let day = parts[0].day(0), day.end == 1, let time = parts[1].clock(0, isBare: false), time.end == parts[1].tokens.count else {
            return nil
        }
        (expression.day, expression.time) = (day.day, time.time)
        expression.time?.isWhole = true
        return start + 1
    }

    static func hours(_ text: String) -> Range<Int>? {
        let halves = text.split(separator: "-").compactMap { Int($0) }
        return halves.count == 2 && halves[0] < halves[1] ? halves[0]..<halves[1] : nil
    }

    /// "in 20 minutes", "two days from now", "an hour ago", 半小时后, 过两天.
    private func away(_ start: Int, _ expression: inout DateExpression) -> Int? {
        let opened = end(.in, start)
        let from = opened ?? start
        guard let span = duration(from) else { return nil }
        var sign = 1
        var end = span.end
        if let later = word(.later, end) {
            end = later.end
            if let more = word(.later, end) { end = more.end }
        } else if let ago = word(.ago, end) {
            sign = -1
            end = ago.end
        } else if opened == nil {
            return nil
        }
        set(&expression, span.span, sign)
        return end
    }

    /// A length of time from now: a day, unless it has hours or minutes.
    func set(_ expression: inout DateExpression, _ span: CalendarSpan, _ sign: Int) {
        if span.isDays {
            expression.day = .away(span, sign)
        } else {
            expression.secondsFromNow = Double(sign) * span.seconds
            if span.days != 0 || span.months != 0 { expression.day = .away(CalendarSpan(months: span.months, days: span.days), sign) }
        }
    }
}
