extension ValueScanner {
    /// "5 km", "a mile and a half", "5 feet 10 inches", 五公里, 一斤半, 零下五度, 时速60公里.
    func measure(_ start: Int, dimension: String? = nil) -> AmountReader.Measure? {
        guard let token = token(start), token.kind != .separator else { return nil }
        if let before = unitBefore(start, dimension) { return before }
        if let glued = gluedMeasure(start, dimension) { return joined(glued, dimension) }
        guard let number = number(start) ?? article(start) else { return nil }
        // "half an hour", "a quarter of an hour", 一个半小时.
        var said = number
        var from = number.end
        if let piece = end(.piece, from), let half = word(.hanhalf, piece) {
            said.value += half.number
            from = half.end
        } else if number.value < 1, let of = end(.of, from) {
            from = skip(.article, of)
        } else if number.value < 1 {
            from = skip(.article, from)
        }
        guard var measure = unit(said.value, from, dimension) ?? end(.piece, from).flatMap({ unit(said.value, $0, dimension) }) else { return nil }
        if let with = withHalf(measure.end) {
            measure.value += with.value * scaleOf(measure, said.value)
            measure.end = with.end
        }
        return joined(measure, dimension)
    }

    /// How many of the measure's unit one of what was said is: 500 for 斤.
    private func scaleOf(_ measure: AmountReader.Measure, _ said: Double) -> Double { said == 0 ? 1 : measure.value / said }

    private func unit(_ value: Double, _ position: Int, _ dimension: String?) -> AmountReader.Measure? {
        for word in words.words(.unit, tokens, position) {
            let unit = Units(word.text)
            guard dimension == nil || unit.dimension == dimension else { continue }
            // 二两 is a weight, but 两 in 三两天 is a number.
            if tokens[position].text == "两", isWord(.span, word.end) || isWord(.hanscale, word.end) { continue }
            let scaled = value * word.number
            guard scaled.isFinite else { continue }
            let isShared = unit.dimension == "UnitTemperature" && tokens[word.end - 1].text.hasPrefix("degree")
            return AmountReader.Measure(value: scaled, unit: unit.symbol, dimension: unit.dimension, end: word.end, isShared: isShared)
        }
        return nil
    }

    /// 公里半, "and a half" after the unit; how much of one unit that is.
    private func withHalf(_ position: Int) -> NumberReader.Result? {
        if let half = word(.hanhalf, position), !isWord(.hanquarter, half.end), tokens[position - 1].kind == .han, !isWord(.unit, half.end),
            !isWord(.piece, half.end), !isWord(.span, half.end)
        {
            return NumberReader.Result(value: half.number, end: half.end)
        }
        guard let and = end(.and, position), let article = end(.article, and), let part = word(.part, article),
            part.number == 0.5 || part.number == 0.25, !isWord(.article, part.end), !isWord(.unit, part.end)
        else { return nil }
        return NumberReader.Result(value: part.number, end: part.end)
    }

    /// "5km", "20-minute", "10-mile" in one token, and "ten-minute".
    private func gluedMeasure(_ start: Int, _ dimension: String?) -> AmountReader.Measure? {
        guard let token = token(start), token.kind == .word else { return nil }
        var value: Double?
        var rest: Substring = ""
        if let digits = DigitText(token.text) {
            (value, rest) = (digits.value, digits.suffix.first == "-" ? digits.suffix.dropFirst() : digits.suffix)
        } else if let dash = token.text.firstIndex(of: "-"),
            let small = words.word(.small, whole: token.text[..<dash]) ?? words.word(.part, whole: token.text[..<dash])
        {
            (value, rest) = (small.number, token.text[token.text.index(after: dash)...])
        }
        guard let value, !rest.isEmpty else { return nil }
        let parts = Tokenizer.tokens(of: String(rest))
        for word in words.words(.unit, parts, 0) where word.end == parts.count {
            let unit = Units(word.text)
            guard dimension == nil || unit.dimension == dimension, word.number == 1 else { continue }
            return AmountReader.Measure(value: value, unit: unit.symbol, dimension: unit.dimension, end: start + 1)
        }
        return nil
    }

    /// 摄氏25度, 零下五度, 时速60公里: the word before says the unit.
    private func unitBefore(_ start: Int, _ dimension: String?) -> AmountReader.Measure? {
        guard var before = word(.unitbefore, start) else { return nil }
        var sign = before.number < 0 ? -1.0 : 1.0
        if let second = word(.unitbefore, before.end) {
            // 零下摄氏五度, 摄氏零下五度
            sign *= second.number < 0 ? -1 : 1
            before = ValueWords.Word(number: 1, text: before.number < 0 ? second.text : before.text, end: second.end)
        }
        let unit = Units(before.text)
        guard dimension == nil || unit.dimension == dimension, let number = number(before.end) else { return nil }
        var end = number.end
        if unit.dimension == "UnitTemperature" {
            end = self.unit(1, end, "UnitTemperature")?.end ?? end
        } else if let length = self.unit(1, end, "UnitLength") {
            end = length.end
        } else {
            return nil
        }
        return AmountReader.Measure(value: sign * number.value, unit: unit.symbol, dimension: unit.dimension, end: end)
    }

    /// "5 feet 10 inches", "1 hour 30 minutes", "2 hours and 20 minutes": the smaller unit of the same sort adds to the greater.
    private func joined(_ first: AmountReader.Measure, _ dimension: String?) -> AmountReader.Measure {
        var measure = first
        guard ["UnitLength", "UnitMass", "UnitDuration", "UnitVolume"].contains(measure.dimension) else { return measure }
        var smaller = measure.unit
        for _ in 0..<3 {
            let from = skip(.and, measure.end)
            guard let next = token(from), next.kind != .separator else { break }
            let part: AmountReader.Measure?
            if let glued = gluedMeasure(from, measure.dimension) {
                part = glued
            } else {
                part = number(from).flatMap { unit($0.value, $0.end, measure.dimension) }
            }
            guard let part, part.value > 0, let one = Units.convert(1, from: part.unit, to: smaller), one < 1,
                let value = Units.convert(part.value, from: part.unit, to: measure.unit)
            else { break }
            (measure.value, measure.end, smaller) = (((measure.value + value) * 1e9).rounded() / 1e9, part.end, part.unit)
        }
        return measure.value.isFinite ? measure : first
    }
}
