/// Money and measures.
enum AmountReader {
    struct Money: Sendable, Hashable {
        var amount: Double
        /// ISO 4217; nil when none was said.
        var code: String?
        var end: Int
    }

    struct Measure: Sendable, Hashable {
        var value: Double
        /// The unit's symbol as Foundation writes it.
        var unit: String
        /// The unit class: `UnitLength`.
        var dimension: String
        var end: Int
    }

    private static let symbols: [String: String] = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "CNY", "₹": "INR", "₩": "KRW"]
    private static let names: [String: String] = [
        "dollar": "USD", "dollars": "USD", "buck": "USD", "bucks": "USD", "usd": "USD", "euro": "EUR", "euros": "EUR", "eur": "EUR",
        "pound": "GBP", "pounds": "GBP", "quid": "GBP", "gbp": "GBP", "yuan": "CNY", "rmb": "CNY", "cny": "CNY", "yen": "JPY",
        "jpy": "JPY", "hkd": "HKD", "rupees": "INR", "元": "CNY", "块": "CNY", "块钱": "CNY", "人民币": "CNY", "美元": "USD",
        "美金": "USD", "欧元": "EUR", "英镑": "GBP", "日元": "JPY", "港币": "HKD", "港元": "HKD", "蚊": "HKD", "元人民币": "CNY",
    ]
    private static let units: [String: (symbol: String, dimension: String)] = {
        var table: [String: (String, String)] = [:]
        for (dimension, symbol, words) in [
            ("UnitLength", "km", "km kilometer kilometers kilometre kilometres k 公里 千米"),
            ("UnitLength", "m", "m meter meters metre metres 米"), ("UnitLength", "mi", "mi mile miles 英里"),
            ("UnitLength", "ft", "ft foot feet 英尺"), ("UnitLength", "yd", "yd yard yards 码"), ("UnitLength", "in", "inch inches 英寸"),
            ("UnitLength", "cm", "cm centimeter centimeters 厘米"),
            ("UnitMass", "kg", "kg kilo kilos kilogram kilograms 公斤 千克"), ("UnitMass", "g", "g gram grams 克"),
            ("UnitMass", "lb", "lb lbs pound pounds 磅"), ("UnitMass", "oz", "oz ounce ounces 盎司"),
            ("UnitDuration", "s", "s sec secs second seconds 秒 秒钟"), ("UnitDuration", "min", "min mins minute minutes 分钟 分"),
            ("UnitDuration", "hr", "h hr hrs hour hours 小时 个小时 钟头 个钟"),
            ("UnitEnergy", "kCal", "kcal calorie calories kilocalorie kilocalories 卡 大卡 千卡 卡路里"), ("UnitEnergy", "kJ", "kj 千焦"),
            ("UnitTemperature", "°C", "c celsius °c 摄氏度 度"), ("UnitTemperature", "°F", "f fahrenheit °f degrees 华氏度"),
        ] {
            for word in words.split(separator: " ") { table[String(word)] = (symbol, dimension) }
        }
        return table
    }()

    static func currency(_ tokens: [Token], at start: Int) -> Money? {
        guard start < tokens.count else { return nil }
        if let code = symbols[tokens[start].text], let number = NumberReader.read(tokens, at: start + 1) {
            return Money(amount: number.value, code: code, end: number.end)
        }
        guard let number = NumberReader.read(tokens, at: start) ?? article(tokens, start) else { return nil }
        for length in [3, 2, 1] where number.end + length <= tokens.count {
            let name = tokens[number.end..<number.end + length].map(\.text).joined()
            if let code = names[name] ?? (length == 1 ? symbols[name] : nil) {
                return Money(amount: number.value, code: code, end: number.end + length)
            }
        }
        return Money(amount: number.value, code: nil, end: number.end)
    }

    static func measure(_ tokens: [Token], at start: Int, dimension: String? = nil) -> Measure? {
        guard let number = NumberReader.read(tokens, at: start) ?? article(tokens, start) ?? glued(tokens, start) else { return nil }
        if let (symbol, dimension) = attachedUnit(tokens, start) {
            return Measure(value: number.value, unit: symbol, dimension: dimension, end: number.end)
        }
        var from = number.end
        if from < tokens.count, tokens[from].text == "of" || tokens[from].text == "an" || tokens[from].text == "a" { from += 1 }
        for length in [4, 3, 2, 1] where from + length <= tokens.count {
            let name = tokens[from..<from + length].map(\.text).joined()
            guard let unit = units[name], dimension == nil || dimension == unit.dimension else { continue }
            return Measure(value: number.value, unit: unit.symbol, dimension: unit.dimension, end: from + length)
        }
        return nil
    }

    /// "5km" in one token.
    private static func glued(_ tokens: [Token], _ start: Int) -> NumberReader.Result? {
        guard start < tokens.count, attachedUnit(tokens, start) != nil, let value = Double(tokens[start].text.prefix { $0.isNumber || $0 == "." })
        else { return nil }
        return NumberReader.Result(value: value, end: start + 1)
    }

    private static func attachedUnit(_ tokens: [Token], _ start: Int) -> (String, String)? {
        guard start < tokens.count, tokens[start].kind == .word else { return nil }
        let rest = tokens[start].text.drop { $0.isNumber || $0 == "." }
        return rest.count < tokens[start].text.count ? units[String(rest)] : nil
    }

    /// "an hour", "a dollar".
    private static func article(_ tokens: [Token], _ start: Int) -> NumberReader.Result? {
        guard start < tokens.count, tokens[start].text == "a" || tokens[start].text == "an" else { return nil }
        return NumberReader.Result(value: 1, end: start + 1)
    }
}
