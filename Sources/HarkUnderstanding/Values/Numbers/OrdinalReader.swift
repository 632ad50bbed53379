extension ValueScanner {
    /// "third", "21st", "twenty first", "two hundredth", 第三.
    func ordinal(_ start: Int) -> (value: Int, end: Int)? {
        guard let token = token(start) else { return nil }
        if let mark = end(.hanordinal, start) { return integer(mark, in: 0...1_000_000) }
        if let digits = digits(start) {
            guard let value = digits.integer else { return nil }
            if words.word(.ordinalending, whole: digits.suffix) != nil { return (value, start + 1) }
            return nil
        }
        guard token.kind == .word else { return nil }
        if let word = word(.ordinal, start) { return word.number > 0 ? (Int(word.number), word.end) : nil }
        if let tens = word(.small, start), tens.number >= 20, let ones = word(.ordinal, tens.end), (1..<10).contains(ones.number) {
            return (Int(tens.number + ones.number), ones.end)
        }
        let halves = token.text.split(separator: "-")
        if halves.count == 2, let tens = words.word(.small, whole: halves[0]), tens.number >= 20,
            let ones = words.word(.ordinal, whole: halves[1]), (1..<10).contains(ones.number)
        {
            return (Int(tens.number + ones.number), start + 1)
        }
        if let small = word(.small, start), small.number > 0, let scale = word(.ordinalscale, small.end) {
            return Int(exactly: small.number * scale.number).map { ($0, scale.end) }
        }
        return nil
    }

    /// "10 percent", "half a percent", 百分之十, 三成, "50%": as many of a hundred.
    func percentage(_ start: Int) -> NumberReader.Result? {
        if let mark = end(.hanpercent, start) { return number(mark) }
        if let mark = end(.hanpermille, start) { return number(mark).map { NumberReader.Result(value: $0.value / 10, end: $0.end) } }
        guard let number = number(start) else { return nil }
        if let percent = end(.percent, number.end) { return NumberReader.Result(value: number.value, end: percent) }
        if let tenth = word(.hantenth, number.end), tokens[start].kind == .han || tokens[start].kind == .number, (0.5...10).contains(number.value) {
            // 三成五 is 35 per cent.
            let further = integer(tenth.end, in: 1...9)
            return NumberReader.Result(value: number.value * 10 + Double(further?.value ?? 0), end: further?.end ?? tenth.end)
        }
        return nil
    }
}
