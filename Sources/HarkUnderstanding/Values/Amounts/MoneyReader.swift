extension ValueScanner {
    /// An amount of money, or a number alone, of which the currency was not said.
    func currency(_ start: Int) -> AmountReader.Money? {
        if let money = money(start) { return money }
        if let spoken = spokenPrice(start) { return spoken }
        return number(start).map { AmountReader.Money(amount: $0.value, code: nil, end: $0.end) }
    }

    /// An amount of money that is said to be one.
    func money(_ start: Int) -> AmountReader.Money? {
        guard let token = token(start), token.kind != .separator else { return nil }
        if let prefixed = prefixed(start) { return prefixed }
        // "USD20" in one token.
        if token.kind == .word, token.isCapitalised, token.text.utf8.count > 3, let digits = DigitText(String(token.text.dropFirst(3))),
            digits.suffix.isEmpty,
            let code = words.word(.code, whole: token.text.prefix(3))
        {
            return AmountReader.Money(amount: digits.value, code: code.text, end: start + 1)
        }
        if let note = note(start) { return note }
        guard let number = number(start) ?? article(start) else { return glued(start) }
        guard !isWord(.hanhalf, start) || isWord(.currency, number.end) else { return nil }
        if let grand = word(.grand, number.end) {
            return currencyAfter(number.value * grand.number, grand.end)
                ?? AmountReader.Money(amount: number.value * grand.number, code: nil, end: grand.end)
        }
        if let money = currencyAfter(number.value, number.end) { return withCents(money) }
        return cents(start, number)
    }

    /// "$5", "US$ 1.2 million", "EUR 20", 人民币20元.
    private func prefixed(_ start: Int) -> AmountReader.Money? {
        guard let (code, end) = code(before: start), let number = number(end) else { return nil }
        var money = AmountReader.Money(amount: number.value, code: code.text, end: number.end, isShared: code.isShared)
        // 人民币20元: the second says the same.
        if let again = currencyAfter(number.value, number.end), again.code == money.code || again.isShared { money.end = again.end }
        return withCents(money)
    }

    private func code(before start: Int) -> (code: (text: String, isShared: Bool), end: Int)? {
        if let symbol = word(.symbol, start) { return (Self.code(symbol.text), symbol.end) }
        if let code = word(.code, start), tokens[start].isCapitalised { return (Self.code(code.text), code.end) }
        if let name = word(.currency, start), tokens[start].kind == .han, name.end > start + 1 || !name.text.hasSuffix("?"), !isWord(.handigit, start)
        {
            return (Self.code(name.text), name.end)
        }
        if let name = word(.currency, start), tokens[start].text.utf8.count == 3, !name.text.hasSuffix("?") {
            return (Self.code(name.text), name.end)
        }
        return nil
    }

    private func currencyAfter(_ amount: Double, _ position: Int) -> AmountReader.Money? {
        let found: ValueWords.Word?
        if let name = word(.currency, position) {
            found = name
        } else if let symbol = word(.symbol, position), token(symbol.end).map({ $0.kind != .number || $0.spaceBefore }) ?? true {
            found = symbol
        } else if let code = word(.code, position), tokens[position].isCapitalised {
            found = code
        } else {
            found = nil
        }
        guard let found else { return nil }
        let code = Self.code(found.text)
        return AmountReader.Money(amount: amount, code: code.text, end: skip(.moneyword, found.end), isShared: code.isShared)
    }

    private static func code(_ text: String) -> (text: String, isShared: Bool) {
        text.hasSuffix("?") ? (String(text.dropLast()), true) : (text, false)
    }

    /// "20 dollars and 50 cents", "3 bucks 50", 十块五, 两元五角, 三块半.
    private func withCents(_ money: AmountReader.Money) -> AmountReader.Money {
        var money = money
        let from = skip(.and, money.end)
        guard let next = token(from), next.kind != .separator else { return money }
        if next.kind == .han, from == money.end {
            if let half = word(.hanhalf, from) {
                money.amount += 0.5
                money.end = skip(.moneyword, half.end)
                return money
            }
            // After 零 come 毛 or 分, never tenths alone.
            let first = isWord(.handigit, from) && word(.handigit, from)?.number == 0 ? from + 1 : from
            return hanParts(money, first)
        }
        if next.kind == .number, from == money.end, tokens[from - 1].kind == .han, !next.spaceBefore { return hanParts(money, from) }
        guard let number = integer(from, in: 1...99) else { return money }
        if let cent = word(.cent, number.end) {
            money.amount = Self.rounded(money.amount + Double(number.value) / 100)
            money.end = cent.end
        } else if from == money.end, number.value >= 10, money.amount < 1000, tokens[from].kind == .word || tokens[from].text.utf8.count == 2,
            isEnd(number.end)
        {
            money.amount = Self.rounded(money.amount + Double(number.value) / 100)
            money.end = number.end
        }
        return money
    }

    /// Whether nothing is counted by the number before a token: in "3 dollars 50 times" the 50 are no cents.
    private func isEnd(_ position: Int) -> Bool {
        !isWord(.timesword, position) && !isWord(.span, position) && !isWord(.unit, position) && !isWord(.ampm, position)
            && !isWord(.percent, position)
    }

    private func hanParts(_ money: AmountReader.Money, _ start: Int) -> AmountReader.Money {
        guard let number = integer(start, in: 1...9), number.end == start + 1 else { return money }
        var money = money
        if let jiao = word(.hanjiao, number.end) {
            money.amount = Self.rounded(money.amount + Double(number.value) * jiao.number)
            money.end = jiao.end
            if let fen = integer(jiao.end, in: 1...9), fen.end == jiao.end + 1, let mark = word(.hanfen, fen.end) {
                money.amount = Self.rounded(money.amount + Double(fen.value) * 0.01)
                money.end = mark.end
            }
        } else if let fen = word(.hanfen, number.end), token(fen.end)?.text != "钟" {
            money.amount = Self.rounded(money.amount + Double(number.value) * 0.01)
            money.end = fen.end
        } else if start == money.end, !isWord(.piece, number.end), !isWord(.hanunit, number.end), !isWord(.span, number.end),
            tokens[start - 1].text != "钱"
        {
            money.amount = Self.rounded(money.amount + Double(number.value) * 0.1)
            money.end = number.end
        }
        return money
    }

    /// "50 cents", "20p", 五毛, 三毛五, 五分钱.
    private func cents(_ start: Int, _ number: NumberReader.Result) -> AmountReader.Money? {
        if let cent = word(.cent, number.end) {
            let code = Self.code(cent.text)
            return AmountReader.Money(amount: Self.rounded(number.value * cent.number), code: code.text, end: cent.end, isShared: code.isShared)
        }
        if let jiao = word(.hanjiao, number.end) {
            var money = AmountReader.Money(amount: Self.rounded(number.value * jiao.number), code: jiao.text, end: jiao.end)
            if tokens[jiao.end - 1].text != "钱", let fen = integer(jiao.end, in: 1...9), fen.end == jiao.end + 1 {
                let mark = word(.hanfen, fen.end)
                money.amount = Self.rounded(money.amount + Double(fen.value) * 0.01)
                money.end = mark?.end ?? fen.end
            }
            return money
        }
        // 分 alone is a minute or a mark; with 钱 it is money.
        if let fen = word(.hanfen, number.end), fen.end == number.end + 2 {
            return AmountReader.Money(amount: Self.rounded(number.value * fen.number), code: fen.text, end: fen.end)
        }
        return nil
    }

    /// "a tenner", "two fivers".
    private func note(_ start: Int) -> AmountReader.Money? {
        let article = end(.article, start)
        let count = article == nil ? word(.small, start) : nil
        guard let note = word(.note, article ?? count?.end ?? start) else { return nil }
        return AmountReader.Money(amount: (count?.number ?? 1) * note.number, code: note.text, end: note.end)
    }

    /// "20p", "5usd", "100rmb" in one token.
    private func glued(_ start: Int) -> AmountReader.Money? {
        guard let digits = digits(start), !digits.suffix.isEmpty else { return nil }
        if let name = words.word(.currency, whole: digits.suffix) ?? words.word(.code, whole: digits.suffix) {
            let code = Self.code(name.text)
            return AmountReader.Money(amount: digits.value, code: code.text, end: start + 1, isShared: code.isShared)
        }
        guard let cent = words.word(.cent, whole: digits.suffix) else { return nil }
        return AmountReader.Money(amount: Self.rounded(digits.value * cent.number), code: Self.code(cent.text).text, end: start + 1)
    }

    /// "five fifty", "twelve ninety nine": a price when money is asked for.
    private func spokenPrice(_ start: Int) -> AmountReader.Money? {
        guard let whole = spokenPair(start), let cents = spokenPair(whole.end), cents.value >= 10, number(start)?.end == whole.end else { return nil }
        return AmountReader.Money(amount: Self.rounded(Double(whole.value) + Double(cents.value) / 100), code: nil, end: cents.end)
    }

    /// A number from 1 to 99 in English words.
    func spokenPair(_ start: Int) -> (value: Int, end: Int)? {
        guard token(start)?.kind == .word, !isWord(.article, start) else { return nil }
        if let pair = hyphenated(start) { return (Int(pair), start + 1) }
        guard let first = word(.small, start), first.number > 0 else { return nil }
        if first.number >= 20, let ones = word(.small, first.end), (1..<10).contains(ones.number) {
            return (Int(first.number + ones.number), ones.end)
        }
        return (Int(first.number), first.end)
    }

    /// "an hour", "a dollar", "a grand".
    func article(_ start: Int) -> NumberReader.Result? { end(.article, start).map { NumberReader.Result(value: 1, end: $0) } }

    /// Tenths and hundredths that add up to what was said.
    private static func rounded(_ value: Double) -> Double { value.magnitude < 1e12 ? (value * 1000).rounded() / 1000 : value }
}
