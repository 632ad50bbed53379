extension ValueScanner {
    /// What has been read of a Chinese number.
    private struct HanNumber {
        /// Finished parts of ten thousands and of hundred millions.
        var high = 0.0
        var low = 0.0
        var section = 0.0
        var digit: Double?
        /// How many digits stand side by side: 二零二六 is read digit by digit.
        var run = 0
        var lastUnit = 1.0
        var afterZero = false
        var sawUnit = false

        var value: Double {
            // 两百五 is 250 and 一万二 is 12,000, but 一百零五 is 105.
            let tail = digit.map { !afterZero && lastUnit >= 100 && $0 < 10 ? $0 * lastUnit / 10 : $0 } ?? 0
            return high + low + section + tail
        }

        mutating func add(digit value: Double) -> Bool {
            if !sawUnit {
                guard run < 15 else { return false }
                digit = (digit ?? 0) * 10 + value
                run += 1
                return true
            }
            guard digit == nil else { return false }
            if value == 0 {
                afterZero = true
            } else {
                digit = value
            }
            return true
        }

        mutating func add(unit: Double) -> Bool {
            if unit == 20 || unit == 30 {
                guard digit == nil, section.truncatingRemainder(dividingBy: 100) == 0 else { return false }
                section += unit
                lastUnit = 10
            } else {
                guard section == 0 || unit < lastUnit, run < 2, digit != nil || unit == 10 else { return false }
                section += (digit ?? 1) * unit
                lastUnit = unit
            }
            (digit, afterZero, sawUnit, run) = (nil, false, true, 0)
            return true
        }

        mutating func add(scale: Double) -> Bool {
            if scale >= 1e8 {
                high = (high + low + section + (digit ?? 0)) * scale
                low = 0
            } else {
                low = (low + section + (digit ?? 0)) * scale
            }
            (section, digit, afterZero, sawUnit, run, lastUnit) = (0, nil, false, true, 0, scale)
            return high.isFinite && low.isFinite
        }
    }

    /// 两百五, 一千零五, 1万2, 三点五万, 半, 俩, 三分之一.
    func hanNumber(_ start: Int, _ decimals: Bool, fractions: Bool = true) -> NumberReader.Result? {
        if let half = word(.hanhalf, start) { return NumberReader.Result(value: half.number, end: half.end) }
        if let pair = word(.hanpair, start) { return NumberReader.Result(value: pair.number, end: pair.end) }
        if isWord(.hanpercent, start) || isWord(.hanpermille, start) { return nil }
        var number = HanNumber()
        var position = start
        while position - start < Self.reach, let token = token(position) {
            if let digit = word(.handigit, position) {
                // 两 begins a number or a part of one: 二两 is a weight.
                if token.text == "两", number.run > 0 { break }
                guard number.add(digit: digit.number) else { break }
            } else if let unit = word(.hanunit, position) {
                guard number.add(unit: unit.number) else { break }
            } else if let scale = word(.hanscale, position) {
                guard position > start, number.value > 0, number.add(scale: scale.number) else { break }
            } else if token.kind == .number, let plain = digits(position), plain.suffix.isEmpty, plain.value >= 0, number.digit == nil,
                position == start || plain.isPlain && !token.spaceBefore && plain.value < number.lastUnit
            {
                number.digit = plain.value
                number.run = 1
                number.sawUnit = position > start
                if plain.count > 1, position > start { number.afterZero = true }
                position += 1
                // A fraction or a long number takes a unit after it, no digit.
                if position - start == 1, !isWord(.hanunit, position), !isWord(.hanscale, position) { break }
                number.sawUnit = true
                continue
            } else {
                break
            }
            position += 1
        }
        guard position > start else { return nil }
        let result = NumberReader.Result(value: number.value, end: position)
        if fractions, let fraction = hanFraction(result) { return fraction }
        if decimals, let dot = end(.handot, position), isWord(.handigit, dot), var value = self.decimals(dot, result.value) {
            while value.end - start < Self.reach, let scale = word(.hanscale, value.end) {
                value = NumberReader.Result(value: value.value * scale.number, end: scale.end)
            }
            return value
        }
        return result.value.isFinite ? result : nil
    }

    /// 三分之一, after the three.
    func hanFraction(_ under: NumberReader.Result) -> NumberReader.Result? {
        guard let mark = end(.hanparts, under.end), under.value > 0 else { return nil }
        let over =
            token(mark)?.kind == .han
            ? hanNumber(mark, false, fractions: false)
            : digits(mark).flatMap { $0.isPlain && $0.suffix.isEmpty ? NumberReader.Result(value: $0.value, end: mark + 1) : nil }
        guard let over else { return nil }
        return NumberReader.Result(value: over.value / under.value, end: over.end)
    }
}
