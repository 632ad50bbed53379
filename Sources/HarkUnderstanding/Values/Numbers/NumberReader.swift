/// Numbers in digits and in English and Chinese words.
enum NumberReader {
    struct Result: Sendable, Hashable {
        var value: Double
        var end: Int
    }

    /// The longest number that begins at a token; nil when none does.
    static func read(_ tokens: [Token], at start: Int) -> Result? { ValueScanner(tokens: tokens).number(start) }

    /// A number and nothing else.
    static func whole(_ text: String) -> Double? {
        let tokens = Tokenizer.tokens(of: text).filter { $0.text != "。" && $0.text != "." && $0.text != "!" }
        guard let result = read(tokens, at: 0), result.end == tokens.count else { return nil }
        return result.value
    }
}

extension ValueScanner {
    /// - Parameter decimals: whether 三点五 is 3.5; not where it may be a time.
    func number(_ start: Int, decimals: Bool = true) -> NumberReader.Result? {
        guard let token = token(start) else { return nil }
        guard let first = token.text.utf8.first, token.kind != .separator else { return nil }
        if let negative = word(.negative, start) {
            guard let rest = unsigned(negative.end, decimals), rest.value >= 0 else { return nil }
            return NumberReader.Result(value: rest.value == 0 ? 0 : -rest.value, end: rest.end)
        }
        // Most words are no numbers; their first look-up says so.
        guard DigitText.isDigit(first) || token.kind == .number || words.begins(token) || token.text.utf8.contains(UInt8(ascii: "-")) else {
            return nil
        }
        return unsigned(start, decimals)
    }

    /// A whole number in a range, without decimals.
    func integer(_ start: Int, in range: ClosedRange<Int>) -> (value: Int, end: Int)? {
        guard let number = number(start, decimals: false), let value = Int(exactly: number.value), range.contains(value) else { return nil }
        return (value, number.end)
    }

    private func unsigned(_ start: Int, _ decimals: Bool) -> NumberReader.Result? {
        guard let token = token(start), let first = token.text.utf8.first else { return nil }
        if token.kind == .han { return hanNumber(start, decimals) }
        if token.kind == .number || DigitText.isDigit(first) { return digitNumber(start, decimals) }
        return wordNumber(start)
    }

    private func digitNumber(_ start: Int, _ decimals: Bool) -> NumberReader.Result? {
        guard let digits = digits(start) else { return nil }
        var result = NumberReader.Result(value: digits.value, end: start + 1)
        if digits.suffix.isEmpty {
            // 1万2, 3千, 5百万.
            if let next = token(start + 1), next.kind == .han, isWord(.hanunit, start + 1) || isWord(.hanscale, start + 1) {
                return hanNumber(start, decimals)
            }
            if digits.isPlain, let han = hanFraction(result) { return han }
            if let mark = token(start + 1)?.text, mark == "k" || mark == "bn" || mark == "mn", let scale = word(.mark, start + 1) {
                result = NumberReader.Result(value: result.value * scale.number, end: scale.end)
            }
            result = scaled(result, start)
            return withPart(result)
        }
        if let scale = words.word(.mark, whole: digits.suffix) { return finite(result.value * scale.number, result.end) }
        if let part = Self.slashed(digits) { return NumberReader.Result(value: part, end: start + 1) }
        return nil
    }

    /// "1/2", "3/4": a part of few; other slashes are dates.
    private static func slashed(_ digits: DigitText) -> Double? {
        guard digits.suffix.first == "/", let over = digits.integer, let under = Int(digits.suffix.dropFirst()), over < under, over > 0,
            [2, 3, 4, 5, 6, 8, 10, 16].contains(under)
        else { return nil }
        return Double(over) / Double(under)
    }

    private func scaled(_ number: NumberReader.Result, _ start: Int) -> NumberReader.Result {
        var result = number
        while result.end - start < 4, let scale = word(.scale, result.end) {
            result.value *= scale.number
            result.end = scale.end
        }
        return result.value.isFinite ? result : number
    }

    private func finite(_ value: Double, _ end: Int) -> NumberReader.Result? {
        value.isFinite ? NumberReader.Result(value: value, end: end) : nil
    }

    // MARK: Words

    private func wordNumber(_ start: Int) -> NumberReader.Result? {
        if let fraction = word(.fraction, start) { return NumberReader.Result(value: fraction.number, end: fraction.end) }
        if let some = counted(start) ?? part(start) { return some }
        guard let cardinal = cardinal(start) else { return nil }
        if let parts = parts(of: cardinal) { return parts }
        return withPart(cardinal)
    }

    /// "a hundred and five", "two thousand and six", "twelve hundred", "two point five million".
    private func cardinal(_ start: Int) -> NumberReader.Result? {
        var (total, group, last) = (0.0, 0.0, Double.infinity)
        var (seen, end, position) = (false, start, start)
        while position - start < Self.reach {
            if let value = word(.small, position)?.number ?? hyphenated(position) {
                // "five six" is two numbers; so are "twenty twelve" and "ten five".
                let rest = group.truncatingRemainder(dividingBy: 100)
                guard
                    !seen || rest == 0 && (group > 0 || total > 0)
                        || rest >= 20 && rest.truncatingRemainder(dividingBy: 10) == 0 && value < 10 && value > 0
                else { break }
                group += value
                position += 1
            } else if let scale = word(.scale, position) {
                guard seen, scale.number < last, group > 0 else { break }
                if scale.number == 100 {
                    guard group < 100 else { break }
                    group *= 100
                } else {
                    total += group * scale.number
                    (group, last) = (0, scale.number)
                }
                position = scale.end
            } else if !seen, let article = self.end(.article, position), let scale = word(.scale, article) {
                // "a hundred": one of it.
                group = 1
                guard scale.number > 0 else { break }
                position = article
                seen = true
                continue
            } else if seen, let and = self.end(.and, position), group >= 100 || total > 0 && group == 0,
                word(.small, and) != nil || hyphenated(and) != nil
            {
                position = and
                continue
            } else if seen, let point = self.end(.decimal, position), let decimals = decimals(point, total + group) {
                return scaled(decimals, start)
            } else {
                break
            }
            seen = true
            end = position
        }
        return end > start ? finite(total + group, end) : nil
    }

    func decimals(_ start: Int, _ whole: Double) -> NumberReader.Result? {
        var (digits, position) = ("", start)
        while position - start < Self.reach {
            if let digit = word(.small, position) ?? word(.handigit, position) ?? word(.oh, position), digit.number < 10 {
                digits += String(Int(digit.number))
                position = digit.end
            } else if let plain = self.digits(position), let value = plain.integer, plain.suffix.isEmpty, digits.isEmpty {
                digits = String(repeating: "0", count: max(0, plain.count - String(value).count)) + String(value)
                position += 1
                break
            } else {
                break
            }
        }
        // Read as text, so that 3.1 is the nearest to 3.1.
        guard !digits.isEmpty, whole < 1e15, let value = Double("\(Int(whole)).\(digits)") else { return nil }
        return NumberReader.Result(value: value, end: position)
    }

    /// "twenty-five" in one token.
    func hyphenated(_ position: Int) -> Double? {
        guard let token = token(position), token.kind == .word, token.text.utf8.contains(UInt8(ascii: "-")) else { return nil }
        let parts = token.text.split(separator: "-")
        guard parts.count == 2, let tens = words.word(.small, whole: parts[0]), let ones = words.word(.small, whole: parts[1]), tens.number >= 20,
            (1..<10).contains(ones.number)
        else { return nil }
        return tens.number + ones.number
    }

    /// "a dozen", "half a dozen", "two dozen", "a couple of", "half a million".
    private func counted(_ start: Int) -> NumberReader.Result? {
        if let half = word(.part, start), half.text == "half" {
            let article = skip(.article, half.end)
            if let dozen = word(.count, article), dozen.number > 2 { return NumberReader.Result(value: dozen.number / 2, end: skip(.of, dozen.end)) }
            if let scale = word(.scale, article) { return NumberReader.Result(value: scale.number / 2, end: scale.end) }
            return NumberReader.Result(value: 0.5, end: article)
        }
        let article = end(.article, start)
        let small = article == nil ? word(.small, start) : nil
        if let count = word(.count, article ?? small?.end ?? start) {
            guard article != nil || count.number > 2 else { return nil }
            let value = (small?.number ?? 1) * count.number
            if count.number == 2 { return end(.of, count.end).map { NumberReader.Result(value: value, end: $0) } ?? measured(value, count.end) }
            return NumberReader.Result(value: value, end: count.end)
        }
        return nil
    }

    /// "a couple hours": without "of" only before what can be counted in time.
    private func measured(_ value: Double, _ end: Int) -> NumberReader.Result? {
        isWord(.span, end) || isWord(.currency, end) || isWord(.unit, end) ? NumberReader.Result(value: value, end: end) : nil
    }

    /// "a quarter", "a third of".
    private func part(_ start: Int) -> NumberReader.Result? {
        guard let article = end(.article, start), let part = word(.part, article) else { return nil }
        if part.number == 0.5 || part.number == 0.25 && tokens[article].text == "quarter" {
            return NumberReader.Result(value: part.number, end: part.end)
        }
        return isWord(.of, part.end) ? NumberReader.Result(value: part.number, end: part.end) : nil
    }

    /// "three quarters", "two thirds", "one third".
    private func parts(of number: NumberReader.Result) -> NumberReader.Result? {
        guard number.value < 100, let part = word(.part, number.end), part.text.isEmpty else { return nil }
        return NumberReader.Result(value: (number.value * part.number * 1e12).rounded() / 1e12, end: part.end)
    }

    /// "… and a half", "… and three quarters", "2 1/2", "2½".
    func withPart(_ number: NumberReader.Result) -> NumberReader.Result {
        if let fraction = word(.fraction, number.end) { return NumberReader.Result(value: number.value + fraction.number, end: fraction.end) }
        if let digits = digits(number.end), let part = Self.slashed(digits), number.value == number.value.rounded() {
            return NumberReader.Result(value: number.value + part, end: number.end + 1)
        }
        guard let and = end(.and, number.end) else { return number }
        if let article = end(.article, and), let part = word(.part, article), part.number == 0.5 || part.number == 0.25 {
            return NumberReader.Result(value: number.value + part.number, end: part.end)
        }
        if let count = word(.small, and), count.number < 10, let part = word(.part, count.end), part.text.isEmpty {
            return NumberReader.Result(value: number.value + count.number * part.number, end: part.end)
        }
        return number
    }
}
