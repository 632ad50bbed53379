/// Numbers in digits and in English and Chinese words.
enum NumberReader {
    struct Result: Sendable, Hashable {
        var value: Double
        var end: Int
    }

    private static let small: [String: Double] = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
        "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
        "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    private static let scales: [String: Double] = ["hundred": 100, "thousand": 1000, "million": 1_000_000, "billion": 1e9, "k": 1000]
    /// What makes the number after it negative.
    private static let negations: Set<String> = ["minus", "negative", "负", "負"]
    private static let hanDigits: [String: Double] = [
        "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "俩": 2, "壹": 1,
    ]
    private static let hanUnits: [String: Double] = ["十": 10, "百": 100, "千": 1000, "拾": 10]
    private static let hanScales: [String: Double] = ["万": 10_000, "亿": 1e8]
    /// The longest number in tokens.
    private static let reach = 24

    /// The longest number that begins at a token; nil when none does.
    static func read(_ tokens: [Token], at start: Int) -> Result? {
        guard start < tokens.count else { return nil }
        let token = tokens[start]
        if token.kind == .number || token.text.utf8.first.map({ (0x30...0x39).contains($0) }) == true {
            return digits(tokens, start)
        }
        if negations.contains(token.text), let rest = read(tokens, at: start + 1), rest.value >= 0 {
            return Result(value: -rest.value, end: rest.end)
        }
        return token.kind == .han ? han(tokens, start) : english(tokens, start)
    }

    /// A number and nothing else.
    static func whole(_ text: String) -> Double? {
        let tokens = Tokenizer.tokens(of: text).filter { $0.text != "。" && $0.text != "." && $0.text != "!" }
        guard let result = read(tokens, at: 0), result.end == tokens.count else { return nil }
        return result.value
    }

    private static func digits(_ tokens: [Token], _ start: Int) -> Result? {
        let plain = tokens[start].text.filter { $0 != "," }.replacing("\u{2212}", with: "-")
        guard let value = Double(plain), value.isFinite else { return nil }
        var result = Result(value: value, end: start + 1)
        while result.end < tokens.count, result.end - start < 3,
            let scale = scales[tokens[result.end].text] ?? hanScales[tokens[result.end].text] ?? (tokens[result.end].kind == .han ? hanUnits[tokens[result.end].text] : nil)
        {
            result.value *= scale
            result.end += 1
        }
        // 5个半 is not read; "5 and a half" is.
        if result.end + 2 < tokens.count, tokens[result.end].text == "and", tokens[result.end + 1].text == "a",
            tokens[result.end + 2].text == "half"
        {
            result.value += 0.5
            result.end += 3
        }
        return result
    }

    private static func english(_ tokens: [Token], _ start: Int) -> Result? {
        if let counted = counted(tokens, start) { return counted }
        if tokens[start].text == "half" { return Result(value: 0.5, end: start + (next(tokens, start, "a") ? 2 : 1)) }
        var total = 0.0
        var group = 0.0
        var seen = false
        var position = start
        while position < tokens.count, position - start < reach {
            let text = tokens[position].text
            if let value = small[text] ?? hyphenated(text) {
                // "five six" is two numbers.
                if seen, group.truncatingRemainder(dividingBy: 10) != 0 || value >= 10 && group.truncatingRemainder(dividingBy: 100) != 0 { break }
                group += value
            } else if let scale = scales[text], seen || (text != "k") {
                if !seen { return nil }
                if scale == 100 {
                    group = max(group, 1) * 100
                } else {
                    total += max(group, 1) * scale
                    group = 0
                }
            } else if text == "a", !seen, position + 1 < tokens.count, scales[tokens[position + 1].text] != nil {
                group = 1
            } else if text == "and", seen, position + 1 < tokens.count, small[tokens[position + 1].text] != nil, group >= 100 || total > 0 {
                position += 1
                continue
            } else if text == "point", seen, position + 1 < tokens.count, small[tokens[position + 1].text] != nil {
                return decimals(tokens, position + 1, total + group)
            } else {
                break
            }
            seen = true
            position += 1
        }
        return seen ? Result(value: total + group, end: position) : nil
    }

    private static let words: [String: Double] = ["dozen": 12, "couple": 2, "pair": 2]

    /// "a dozen", "half a dozen", "a couple of".
    private static func counted(_ tokens: [Token], _ start: Int) -> Result? {
        func word(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
        var position = start
        let isHalf = word(position) == "half"
        if isHalf { position += 1 }
        let hasArticle = word(position) == "a"
        if hasArticle { position += 1 }
        guard let value = words[word(position)], hasArticle || value == 12, !isHalf || value == 12 else { return nil }
        position += 1
        if value == 2 {
            guard word(position) == "of" else { return nil }
            position += 1
        }
        return Result(value: isHalf ? value / 2 : value, end: position)
    }

    private static func decimals(_ tokens: [Token], _ start: Int, _ whole: Double) -> Result {
        var (value, place, position) = (whole, 0.1, start)
        while position < tokens.count, let digit = small[tokens[position].text] ?? hanDigits[tokens[position].text], digit < 10,
            position - start < reach
        {
            value += digit * place
            place /= 10
            position += 1
        }
        return Result(value: value, end: position)
    }

    private static func hyphenated(_ text: String) -> Double? {
        let parts = text.split(separator: "-")
        guard parts.count == 2, let tens = small[String(parts[0])], let ones = small[String(parts[1])], tens >= 20, ones < 10 else {
            return nil
        }
        return tens + ones
    }

    private static func han(_ tokens: [Token], _ start: Int) -> Result? {
        if tokens[start].text == "半" { return Result(value: 0.5, end: start + 1) }
        var (total, section, digit) = (0.0, 0.0, 0.0)
        var (seen, sawUnit, run) = (false, false, 0)
        var position = start
        while position < tokens.count, position - start < reach {
            let text = tokens[position].text
            if let value = hanDigits[text] {
                // 一三八 is read digit by digit.
                digit = run > 0 && !sawUnit ? digit * 10 + value : value
                run += 1
            } else if let unit = hanUnits[text] {
                section += (seen && digit > 0 ? digit : (digit == 0 && section == 0 ? 1 : digit)) * unit
                (digit, sawUnit, run) = (0, true, 0)
            } else if let scale = hanScales[text], seen {
                total = (total + section + digit) * scale
                (section, digit, sawUnit, run) = (0, 0, true, 0)
            } else if text == "点", seen, position + 1 < tokens.count, hanDigits[tokens[position + 1].text] != nil {
                // 三点五 is a number; 三点五分 and 三点二十 are times, which the date reader takes first.
                return decimals(tokens, position + 1, total + section + digit)
            } else {
                break
            }
            seen = true
            position += 1
        }
        return seen ? Result(value: total + section + digit, end: position) : nil
    }

    private static func next(_ tokens: [Token], _ index: Int, _ text: String) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].text == text
    }
}
