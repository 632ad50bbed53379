/// Days by their month and number.
extension ValueScanner {
    /// "March 3rd", "March the third", "March 3, 2026", "March 2027", "March".
    func monthDay(_ start: Int) -> FoundDay? {
        guard let month = word(.month, start) else { return nil }
        var position = month.end
        if token(position)?.text == ".", tokens[start].text.utf8.count <= 4 { position += 1 }
        if token(position)?.text == "the" { position += 1 }
        if let day = dayNumber(position) {
            let year = yearAfter(day.end)
            return (.calendar(year: year?.year, month: Int(month.number), monthOffset: nil, day: day.value), nil, year?.end ?? day.end)
        }
        let year = yearAfter(month.end)
        return (.calendar(year: year?.year, month: Int(month.number), monthOffset: nil, day: nil), nil, year?.end ?? month.end)
    }

    private func dayNumber(_ start: Int) -> (value: Int, end: Int)? {
        if let ordinal = ordinal(start) { return (1...31).contains(ordinal.value) ? ordinal : nil }
        if let digits = digits(start) {
            guard let value = digits.integer, digits.suffix.isEmpty, digits.count <= 2, (1...31).contains(value) else { return nil }
            // "March 5 pm" has a time.
            return isWord(.ampm, start + 1) ? nil : (value, start + 1)
        }
        guard let pair = spokenPair(start), pair.value <= 31, !isWord(.ampm, pair.end), !isWord(.oclock, pair.end) else { return nil }
        return pair
    }

    /// "3rd of March", "3 March 2026", "the 15th", "the first", "the 5th of next month".
    func dayOfMonth(_ start: Int) -> FoundDay? {
        let ordinal = ordinal(start)
        let number: (value: Int, end: Int)
        if let ordinal {
            number = ordinal
        } else if let digits = digits(start), let value = digits.integer, digits.suffix.isEmpty, digits.count <= 2 {
            number = (value, start + 1)
        } else {
            return nil
        }
        guard (1...31).contains(number.value), tokens[start].kind != .han else { return nil }
        let of = end(.of, number.end)
        if let month = word(.month, of ?? number.end) {
            let year = yearAfter(month.end)
            return (.calendar(year: year?.year, month: Int(month.number), monthOffset: nil, day: number.value), nil, year?.end ?? month.end)
        }
        guard ordinal != nil else { return nil }
        if let of {
            if let which = word(.this, of), let period = word(.period, which.end), period.text == "month" {
                return (.calendar(year: nil, month: nil, monthOffset: Int(which.number), day: number.value), nil, period.end)
            }
            if token(of)?.text == "the", let period = word(.period, of + 1), period.text == "month" {
                return (.calendar(year: nil, month: nil, monthOffset: 0, day: number.value), nil, period.end)
            }
        }
        // "the first" alone is a day, "the first message" is not.
        if digits(start) == nil {
            guard start > 0, tokens[start - 1].text == "the" else { return nil }
            guard isAlone(number.end) else { return nil }
        } else if start == 0 || tokens[start - 1].text != "the" && tokens[start - 1].text != "on" {
            guard isAlone(number.end) else { return nil }
        }
        return (.calendar(year: nil, month: nil, monthOffset: nil, day: number.value), nil, number.end)
    }

    private func isAlone(_ position: Int) -> Bool {
        guard let next = token(position), next.kind == .word else { return true }
        return isWord(.at, position) || isWord(.to, position) || isWord(.daypart, position) || isWord(.noon, position) || isWord(.past, position)
            || isWord(.and, position)
    }

    /// "2026", ", 2026", "twenty twenty six".
    func yearAfter(_ position: Int) -> (year: DateExpression.Year, end: Int)? {
        let from = token(position)?.text == "," ? position + 1 : position
        if let digits = digits(from), digits.suffix.isEmpty, digits.count == 4, let year = digits.integer, (1900...2200).contains(year),
            !isCounted(from + 1)
        {
            return (.absolute(year), from + 1)
        }
        guard from == position, let century = spokenPair(from), century.value == 19 || century.value == 20, let rest = spokenPair(century.end),
            rest.value >= 10
        else { return nil }
        return (.absolute(century.value * 100 + rest.value), rest.end)
    }

    // MARK: Chinese

    /// 三月五号, 3月5日, 2026年3月10日, 五号, 三月份, 三月底.
    func hanDate(_ start: Int) -> FoundDay? {
        var position = start
        var year: DateExpression.Year?
        if let number = yearNumber(position), let mark = end(.hanyear, number.end) {
            year = .absolute(number.value)
            position = mark
        }
        if let month = integer(position, in: 1...12), let mark = end(.hanmonth, month.end) {
            if let day = integer(mark, in: 1...31), end(.piece, day.end) == nil {
                let end = self.end(.handay, day.end)
                // 三月三点 has a time and no day.
                if end != nil || isPlainEnd(day.end) {
                    return (.calendar(year: year, month: month.value, monthOffset: nil, day: day.value), nil, end ?? day.end)
                }
            }
            let whole = DateExpression.Day.calendar(year: year, month: month.value, monthOffset: nil, day: nil)
            if let edge = word(.hanedge, mark), let place = DateExpression.Edge(rawValue: Int(edge.number)) {
                return (.edge(place, whole), nil, edge.end)
            }
            return (whole, nil, mark)
        }
        if year != nil { return (.calendar(year: year, month: nil, monthOffset: nil, day: nil), nil, position) }
        if let day = integer(position, in: 1...31), let mark = end(.handay, day.end) {
            return (.calendar(year: nil, month: nil, monthOffset: nil, day: day.value), nil, mark)
        }
        return nil
    }

    /// Whether a day's number may end without 号 here.
    private func isPlainEnd(_ position: Int) -> Bool {
        guard let next = token(position) else { return true }
        return next.kind != .han || isWord(.to, position) || isWord(.daypart, position) || isWord(.deadline, position)
    }

    /// 2026, 二零二六.
    private func yearNumber(_ start: Int) -> (value: Int, end: Int)? {
        guard let number = integer(start, in: 1900...2200), number.end - start == 1 || number.end - start == 4 else { return nil }
        return number
    }
}
