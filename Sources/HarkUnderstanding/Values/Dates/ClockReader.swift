extension ValueScanner {
    typealias Clock = (time: DateExpression.Time, part: Range<Int>?, end: Int)

    /// A time of day: "5 pm", "5:30", "half past five", "quarter to 9", 五点半, 差五分三点.
    /// - Parameter isBare: whether a number alone is an hour.
    func clock(_ start: Int, isBare: Bool) -> Clock? {
        guard let token = token(start), token.kind != .separator else { return nil }
        if let about = end(.about, start), about < tokens.count {
            return plainClock(about, isBare: isBare).map { ($0.time, $0.part, skip(.ish, $0.end)) }
        }
        guard let time = plainClock(start, isBare: isBare) else { return nil }
        return (time.time, time.part, ish(time.end))
    }

    private func ish(_ position: Int) -> Int {
        // 多 alone belongs to what follows.
        guard let ish = word(.ish, position), tokens[position].text != "多" else { return position }
        return ish.end
    }

    private func plainClock(_ start: Int, isBare: Bool) -> Clock? {
        guard let token = token(start) else { return nil }
        if let noon = noon(start) { return noon }
        if let midnight = word(.midnight, start) {
            // 半夜两点 is two in the night.
            if token.kind == .han, let hour = hanClock(midnight.end) { return (hour.time, 0..<6, hour.end) }
            return (DateExpression.Time(hour: 24, isWhole: true), nil, midnight.end)
        }
        if let past = relative(start) { return past }
        if let han = hanLack(start) ?? hanClock(start) { return (han.time, nil, han.end) }
        if token.kind != .han, let digital = digitClock(start, isBare: isBare) { return digital }
        return spokenClock(start, isBare: isBare)
    }

    /// Noon, alone or with its hour: 中午十二点, 中午一点半.
    private func noon(_ start: Int) -> Clock? {
        guard let noon = word(.noon, start) else { return nil }
        if tokens[start].kind == .han, let hour = hanClock(noon.end) { return (hour.time, 11..<15, hour.end) }
        return (DateExpression.Time(hour: 12, isWhole: true), nil, noon.end)
    }

    /// "half past five", "ten to six", "quarter past 7", "half five".
    private func relative(_ start: Int) -> Clock? {
        var minutes: Int
        var position: Int
        let from = skip(.article, start)
        if let part = word(.part, from), part.text == "half" || tokens[from].text == "quarter" {
            minutes = part.text == "half" ? 30 : 15
            position = part.end
        } else if let number = integer(start, in: 1...29), tokens[start].kind != .han {
            minutes = number.value
            position = skip(.minutes, number.end)
            // "3 to 5" is a range; "ten to five" and "10 minutes to 5" are times.
            if position == number.end, let past = word(.past, position), tokens[start].kind == .number && past.number < 0 || number.value % 5 != 0 {
                return nil
            }
        } else {
            return nil
        }
        var sign = 1
        if let past = word(.past, position), tokens[position].text != "of" || minutes == 15 {
            sign = past.number < 0 ? -1 : 1
            position = past.end
        } else if minutes != 30 || from != start {
            return nil
        }
        // "ten to twelve thirty" is a range.
        if let noon = word(.noon, position) { return (Self.moved(DateExpression.Time(hour: 12, isWhole: true), sign * minutes), nil, noon.end) }
        if let midnight = word(.midnight, position) {
            return (Self.moved(DateExpression.Time(hour: 24, isWhole: true), sign * minutes), nil, midnight.end)
        }
        guard let hour = integer(position, in: 1...12), tokens[position].kind != .han, tokens[position].text.utf8.count < 7 else { return nil }
        var time = DateExpression.Time(hour: hour.value)
        let end = half(skip(.oclock, hour.end), &time)
        return (Self.moved(time, sign * minutes), nil, end)
    }

    private static func moved(_ time: DateExpression.Time, _ minutes: Int) -> DateExpression.Time {
        var moved = time
        let total = time.hour * 60 + time.minute + minutes
        moved.hour = total / 60
        moved.minute = total % 60
        // "quarter to one": three quarters past twelve.
        if moved.hour == 0, !time.isWhole { moved.hour = 12 }
        return moved
    }

    /// "5pm", "5:30", "17:00", "5.30 pm", "6 30", "1730 hours", "5:30:15".
    private func digitClock(_ start: Int, isBare: Bool) -> Clock? {
        guard let digits = digits(start), digits.value >= 0 else { return nil }
        var suffix = digits.suffix
        if suffix.first == ":" {
            guard digits.isPlain, digits.count <= 2, let hour = digits.integer, hour < 25 else { return nil }
            let fields = suffix.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
            guard fields.count <= 2, let text = fields.first, let minute = Int(text.prefix(2)), text.utf8.count >= 2, minute < 60 else { return nil }
            var time = DateExpression.Time(hour: hour, minute: minute)
            if fields.count == 2 {
                guard text.utf8.count == 2, let second = Int(fields[1].prefix(2)), second < 60 else { return nil }
                time.second = second
                suffix = fields[1].dropFirst(2)
            } else {
                suffix = text.dropFirst(2)
            }
            time.isWhole = digits.count == 2 && tokens[start].text.utf8.first == UInt8(ascii: "0") || hour > 12 || hour == 0
            if suffix == "ish" { return (time, nil, start + 1) }
            guard suffix.isEmpty || glued(suffix, &time) else { return nil }
            let after = half(start + 1, &time)
            return (time, nil, after)
        }
        if let hour = digits.integer, digits.isPlain, digits.count <= 2, hour < 25 {
            var time = DateExpression.Time(hour: hour, isWhole: hour > 12 || hour == 0)
            if suffix == "ish" || suffix == "-ish" {
                let after = half(start + 1, &time)
                return (time, nil, after)
            }
            if !suffix.isEmpty { return glued(suffix, &time) ? (time, nil, start + 1) : nil }
            let after = half(skip(.oclock, start + 1), &time)
            if after > start + 1 { return (time, nil, after) }
            guard isBare, hour > 0 else { return nil }
            // "tomorrow 6 30"
            if let minutes = self.digits(start + 1), minutes.suffix.isEmpty, minutes.count == 2, let minute = minutes.integer, minute < 60,
                token(start + 1)?.spaceBefore == true
            {
                time.minute = minute
                let after = half(start + 2, &time)
                return (time, nil, after)
            }
            return isCounted(start + 1) ? nil : (time, nil, start + 1)
        }
        // "5.30 pm"; "1730 hours"
        let parts = tokens[start].text.split(separator: ".")
        if parts.count == 2, parts[1].utf8.count == 2 || parts[1].utf8.count == 4, let hour = Int(parts[0]), (1...24).contains(hour),
            let minute = Int(parts[1].prefix(2)), minute < 60
        {
            var time = DateExpression.Time(hour: hour, minute: minute, isWhole: hour > 12)
            let rest = parts[1].dropFirst(2)
            if !rest.isEmpty { return glued(rest, &time) ? (time, nil, start + 1) : nil }
            let after = half(start + 1, &time)
            return after > start + 1 ? (time, nil, after) : nil
        }
        if digits.isPlain, digits.count == 4, digits.suffix.isEmpty, let number = digits.integer, number / 100 < 25, number % 100 < 60,
            let hours = end(.hours, start + 1)
        {
            return (DateExpression.Time(hour: number / 100, minute: number % 100, isWhole: true), nil, hours)
        }
        return nil
    }

    /// Whether a number before a token counts something and is no hour: "at 5 percent", "by 3 miles".
    func isCounted(_ position: Int) -> Bool {
        isWord(.unit, position) && tokens[position].text != "m" || isWord(.percent, position) || isWord(.currency, position)
            || isWord(.span, position) || isWord(.scale, position)
            || isWord(.timesword, position) || isWord(.piece, position) || isWord(.month, position)
    }

    private func glued(_ suffix: Substring, _ time: inout DateExpression.Time) -> Bool {
        guard let half = words.word(.ampm, whole: suffix), time.hour <= 12 else { return false }
        time.half = half.number > 0 ? .afternoon : .morning
        time.isWhole = false
        return true
    }

    /// "five thirty", "five oh five", "eight o'clock", "seven pm".
    private func spokenClock(_ start: Int, isBare: Bool) -> Clock? {
        guard let token = token(start) else { return nil }
        if token.kind == .han {
            guard isBare, let number = integer(start, in: 1...24) else { return nil }
            return isCounted(number.end) ? nil : (DateExpression.Time(hour: number.value, isWhole: number.value > 12), nil, number.end)
        }
        if token.text.hasSuffix("ish"), let small = words.word(.small, whole: token.text.dropLast(token.text.hasSuffix("-ish") ? 4 : 3)),
            (1...12).contains(small.number)
        {
            return (DateExpression.Time(hour: Int(small.number)), nil, start + 1)
        }
        guard let number = spokenPair(start), number.value <= 24 else { return nil }
        let hour = number.value
        var position = number.end
        var time = DateExpression.Time(hour: hour, isWhole: hour > 12)
        var isTime = isBare
        if let o = end(.oh, position), let minute = integer(o, in: 1...9) {
            time.minute = minute.value
            position = minute.end
            isTime = true
        } else if let minutes = spokenPair(position), (10..<60).contains(minutes.value) {
            let after = half(minutes.end, &time)
            guard isBare || after > minutes.end else { return nil }
            time.minute = minutes.value
            return (time, nil, after)
        } else if let o = end(.oclock, position) {
            position = o
            isTime = true
        }
        let after = half(position, &time)
        guard after > position || isTime else { return nil }
        if after == number.end, isCounted(after) { return nil }
        return (time, nil, after)
    }

    /// "am", "p.m." after a time.
    func half(_ position: Int, _ time: inout DateExpression.Time) -> Int {
        guard let half = word(.ampm, position), time.hour <= 12 else { return position }
        // "at 5 am I …" is fine, but a lone "am" after a question is a verb: "5 am not".
        time.half = half.number > 0 ? .afternoon : .morning
        time.isWhole = false
        return half.end
    }

    // MARK: Chinese

    /// 三点, 三点半, 三点一刻, 三点零五分, 20点30, 三点两个字.
    private func hanClock(_ start: Int) -> (time: DateExpression.Time, end: Int)? {
        // The hour only: 三点五分 must not become 3.05.
        guard let hour = integer(start, in: 0...24), let mark = end(.hanoclock, hour.end), tokens[start].kind != .word else { return nil }
        var time = DateExpression.Time(hour: hour.value, isWhole: hour.value > 12 || hour.value == 0)
        if let lack = end(.hanlack, mark), let minutes = hanMinutes(lack), time.hour > 0 { return (Self.moved(time, -minutes.value), minutes.end) }
        if let half = word(.hanhalf, mark) {
            time.minute = 30
            return (time, half.end)
        }
        if let full = end(.hanfull, mark) { return (time, full) }
        if let minutes = hanMinutes(mark) {
            time.minute = minutes.value
            return (time, minutes.end)
        }
        return (time, mark)
    }

    private func hanMinutes(_ start: Int) -> (value: Int, end: Int)? {
        guard let number = integer(start, in: 0...59) else { return nil }
        if let quarter = end(.hanquarter, number.end) { return number.value <= 3 ? (number.value * 15, quarter) : nil }
        if let mark = word(.hanminute, number.end), Double(number.value) * mark.number < 60 { return (number.value * Int(mark.number), mark.end) }
        // Without its mark a digit alone is no minute (三点三个人), two or 零五 are.
        guard number.end - start > 1 || tokens[start].kind == .number && tokens[start].text.utf8.count == 2 || number.value == 10 else { return nil }
        return isWord(.piece, number.end) || isWord(.currency, number.end) || isWord(.hanscale, number.end) ? nil : number
    }

    /// 差五分三点, 差一刻九点.
    private func hanLack(_ start: Int) -> (time: DateExpression.Time, end: Int)? {
        guard let lack = end(.hanlack, start), let minutes = hanMinutes(lack), let hour = integer(minutes.end, in: 1...24),
            let mark = end(.hanoclock, hour.end)
        else { return nil }
        return (Self.moved(DateExpression.Time(hour: hour.value, isWhole: hour.value > 12), -minutes.value), skip(.hanfull, mark))
    }
}
