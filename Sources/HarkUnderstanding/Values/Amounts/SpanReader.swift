/// A length of time in the calendar's terms: months and days differ in length, seconds do not.
struct CalendarSpan: Sendable, Hashable {
    var months = 0
    var days = 0
    var seconds = 0.0

    /// More than this the calendar is not asked for: ten thousand years.
    static let limit = 120_000.0

    init(months: Int = 0, days: Int = 0) { (self.months, self.days) = (months, days) }

    /// So many of a unit; nil when that is beyond the limit. Half a day is twelve hours, half a year six months.
    init?(_ count: Double, of unit: String, each: Double) {
        let amount = count * each
        guard amount.isFinite, amount >= 0 else { return nil }
        switch unit {
        case "second", "minute", "hour":
            seconds = amount * (unit == "hour" ? 3600 : unit == "minute" ? 60 : 1)
            guard seconds <= Self.limit * 31 * 86400 else { return nil }
        case "day":
            guard amount <= Self.limit * 31 else { return nil }
            days = Int(amount)
            seconds = ((amount - Double(days)) * 86400).rounded()
        case "month":
            guard amount <= Self.limit else { return nil }
            months = Int(amount)
            days = Int(((amount - Double(months)) * 30).rounded())
        default: return nil
        }
    }

    var isDays: Bool { seconds == 0 }

    /// In seconds, a month as thirty days and twelve as 365.
    var approximateSeconds: Double { Double(months / 12 * 365 + months % 12 * 30 + days) * 86400 + seconds }

    static func + (one: CalendarSpan, other: CalendarSpan) -> CalendarSpan {
        var sum = one
        sum.months += other.months
        sum.days += other.days
        sum.seconds += other.seconds
        return sum
    }
}

extension ValueScanner {
    /// "an hour and a half", "90 minutes", "1h30", "two weeks", 一个半小时, 两天半, 半年, 一刻钟.
    func duration(_ start: Int) -> (span: CalendarSpan, end: Int)? {
        guard let token = token(start), token.kind != .separator, let first = piece(start) else { return nil }
        var (total, end, smallest) = (first.span, first.end, first.span.approximateSeconds / max(first.count, 0.01))
        for _ in 0..<3 {
            // "an hour thirty"
            let from = skip(.and, end)
            guard from > end || token.kind == .han || self.token(from)?.kind != .han, let next = piece(from), next.isWhole else { break }
            let size = next.span.approximateSeconds / max(next.count, 0.01)
            guard size < smallest else { break }
            (total, end, smallest) = (total + next.span, next.end, size)
        }
        return (total, end)
    }

    /// One number with its unit.
    private func piece(_ start: Int) -> (span: CalendarSpan, count: Double, isWhole: Bool, end: Int)? {
        guard let token = token(start) else { return nil }
        if token.kind == .word, let glued = gluedSpan(start) { return glued }
        let quarter = word(.aquarter, skip(.article, start))
        var number: NumberReader.Result
        if let quarter {
            number = NumberReader.Result(value: 0.25, end: skip(.article, quarter.end))
        } else if let read = self.number(start, decimals: true) ?? article(start) {
            number = read
            // 三点二十分 is a time.
            if number.value < 1 { number.end = skip(.article, skip(.of, number.end)) }
        } else {
            return nil
        }
        var from = number.end
        if let piece = end(.piece, from), let half = word(.hanhalf, piece) {
            number.value += half.number
            from = half.end
        }
        guard let unit = word(.span, from) ?? end(.piece, from).flatMap({ word(.span, $0) }),
            // 2026年 is a year, and a lone "m" stands after digits only.
            number.value < 1000 || unit.number != 12, tokens[unit.end - 1].text != "m" || token.kind == .number,
            var span = CalendarSpan(number.value, of: unit.text, each: unit.number)
        else { return nil }
        var (end, count) = (unit.end, number.value)
        // 两天半, 一年半, "an hour and a half"; not 半天, and not 五分半.
        if let half = word(.hanhalf, end), tokens[end - 1].kind == .han, !isWord(.span, half.end), !isWord(.piece, half.end), number.value >= 1,
            let more = CalendarSpan(0.5, of: unit.text, each: unit.number)
        {
            (span, end, count) = (span + more, half.end, count + 0.5)
        } else if let and = self.end(.and, end), let article = self.end(.article, and), let part = word(.part, article),
            part.number == 0.5 || part.number == 0.25,
            !isWord(.article, part.end), !isWord(.span, part.end), let more = CalendarSpan(part.number, of: unit.text, each: unit.number)
        {
            (span, end, count) = (span + more, part.end, count + part.number)
        }
        return (span, count, number.value == number.value.rounded(), end)
    }

    /// "30min", "1h30", "1h30m", "20-minute", "two-hour".
    private func gluedSpan(_ start: Int) -> (span: CalendarSpan, count: Double, isWhole: Bool, end: Int)? {
        let text = tokens[start].text
        var (value, rest): (Double, Substring)
        if let digits = DigitText(text), digits.value >= 0 {
            (value, rest) = (digits.value, digits.suffix.first == "-" ? digits.suffix.dropFirst() : digits.suffix)
        } else if let dash = text.firstIndex(of: "-"), let small = words.word(.small, whole: text[..<dash]) ?? words.word(.part, whole: text[..<dash])
        {
            (value, rest) = (small.number, text[text.index(after: dash)...])
        } else {
            return nil
        }
        if let unit = words.word(.span, whole: rest), let span = CalendarSpan(value, of: unit.text, each: unit.number) {
            return (span, value, value == value.rounded(), start + 1)
        }
        guard rest.first == "h", let minutes = DigitText(String(rest.dropFirst())), minutes.value < 60, ["", "m", "min"].contains(minutes.suffix),
            let hours = CalendarSpan(value, of: "hour", each: 1), let more = CalendarSpan(minutes.value, of: "minute", each: 1)
        else { return nil }
        return (hours + more, value, true, start + 1)
    }
}
