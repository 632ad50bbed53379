/// A day, a time or both as it was said, before it is placed on the calendar.
struct DateExpression: Sendable, Hashable {
    enum Unit: Int, Sendable { case day, week, month, year }

    var dayOffset: Int?
    /// 1 is Monday.
    var weekday: Int?
    /// Weeks from this one, for "next Monday".
    var weekOffset: Int?
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    /// Hours to add for the part of the day when the hour is on a twelve-hour clock.
    var isAfternoon: Bool?
    /// The part of the day where no hour was said: start and end hour.
    var part: Range<Int>?
    var secondsFromNow: Int?
    /// "this week", "last month".
    var span: (unit: Unit, offset: Int)? {
        get { spanUnit.map { ($0, spanOffset) } }
        set { (spanUnit, spanOffset) = (newValue?.unit, newValue?.offset ?? 0) }
    }
    private var spanUnit: Unit?
    private var spanOffset = 0

    var isEmpty: Bool { self == DateExpression() }
    var hasDay: Bool { dayOffset != nil || weekday != nil || day != nil || spanUnit != nil }
    var hasTime: Bool { hour != nil || part != nil }
}

/// Dates and times in English and Chinese.
enum DateReader {
    /// The longest expression that begins at a token.
    static func read(_ tokens: [Token], at start: Int) -> (expression: DateExpression, end: Int)? {
        var expression = DateExpression()
        var position = start
        while position < tokens.count, position - start < 16 {
            var next = position
            // A preposition counts only before a part.
            if next < tokens.count, prepositions.contains(tokens[next].text) { next += 1 }
            guard let end = DateParts.read(tokens, at: next, into: &expression, hadPreposition: next > position) else { break }
            position = end
        }
        return position > start && !expression.isEmpty ? (expression, position) : nil
    }

    /// An expression and nothing else.
    static func whole(_ text: String) -> DateExpression? {
        let tokens = Tokenizer.tokens(of: text).filter { $0.kind != .separator }
        guard let result = read(tokens, at: 0), result.end == tokens.count else { return nil }
        return result.expression
    }

    private static let prepositions: Set<String> = ["at", "on", "from", "for", "by", "of", "the", "的", "在"]
}

/// The single parts of an expression.
private enum DateParts {
    private static let phrases: [(words: [String], change: @Sendable (inout DateExpression) -> Void)] = {
        var list: [([String], @Sendable (inout DateExpression) -> Void)] = []
        func add(_ texts: String, _ change: @escaping @Sendable (inout DateExpression) -> Void) {
            for text in texts.split(separator: "|") {
                list.append((Tokenizer.tokens(of: String(text)).map(\.text), change))
            }
        }
        for (texts, offset) in [
            ("today|todays|今天|今日|今日子", 0), ("tomorrow|tmr|明天|明日|听日", 1), ("day after tomorrow|后天|后日", 2),
            ("大后天", 3), ("yesterday|昨天|昨日|寻日|琴日", -1), ("day before yesterday|前天", -2),
        ] { add(texts) { $0.dayOffset = offset } }
        for (texts, offset, part) in [
            ("tonight|this evening|今晚|今夜", 0, 18..<24), ("tomorrow night|tomorrow evening|明晚|听晚", 1, 18..<24),
            ("last night|昨晚|昨夜", -1, 18..<24), ("this morning|今早|今晨", 0, 6..<12), ("tomorrow morning|明早|明晨|听朝", 1, 6..<12),
            ("this afternoon", 0, 12..<18),
        ] {
            add(texts) {
                ($0.dayOffset, $0.part) = (offset, part)
                $0.isAfternoon = part.lowerBound >= 12
            }
        }
        for (texts, part) in [
            ("in the morning|morning|早上|上午|早晨|清晨|朝早", 6..<12), ("in the afternoon|afternoon|下午|下昼", 12..<18),
            ("in the evening|evening|at night|night|晚上|夜里|傍晚|夜晚", 18..<24), ("凌晨", 0..<6),
        ] {
            add(texts) {
                $0.part = part
                $0.isAfternoon = part.lowerBound >= 12
            }
        }
        add("noon|midday|中午|正午") { ($0.hour, $0.minute, $0.isAfternoon) = ($0.hour ?? 12, $0.minute ?? 0, true) }
        add("midnight|午夜|半夜") { ($0.hour, $0.minute) = (0, 0) }
        add("now|right now|现在") { $0.secondsFromNow = 0 }
        let weekdays = [
            "monday|mon|一", "tuesday|tue|tues|二", "wednesday|wed|三", "thursday|thu|thurs|四", "friday|fri|五", "saturday|sat|六",
            "sunday|sun|日|天",
        ]
        for (index, names) in weekdays.enumerated() {
            for name in names.split(separator: "|") {
                if name.utf8.count > 2, name.utf8.first.map({ $0 < 0x80 }) == true {
                    add("\(name)|this \(name)") { $0.weekday = index + 1 }
                    add("next \(name)") { ($0.weekday, $0.weekOffset) = (index + 1, 1) }
                    add("last \(name)") { ($0.weekday, $0.weekOffset) = (index + 1, -1) }
                } else {
                    for week in ["周", "星期", "礼拜"] {
                        add("\(week)\(name)|这\(week)\(name)|这个\(week)\(name)|本\(week)\(name)") { $0.weekday = index + 1 }
                        add("下\(week)\(name)|下个\(week)\(name)") { ($0.weekday, $0.weekOffset) = (index + 1, 1) }
                        add("上\(week)\(name)|上个\(week)\(name)") { ($0.weekday, $0.weekOffset) = (index + 1, -1) }
                    }
                }
            }
        }
        for (unit, english, chinese) in [
            (DateExpression.Unit.week, "week", "周|星期|个星期|礼拜"), (.month, "month", "月|个月"), (.year, "year", "年"),
        ] {
            for (offset, before, beforeHan) in [(0, "this", "这|本|今"), (1, "next", "下|明"), (-1, "last", "上|去")] {
                add("\(before) \(english)") { $0.span = (unit, offset) }
                for han in beforeHan.split(separator: "|") {
                    for name in chinese.split(separator: "|") { add("\(han)\(name)") { $0.span = (unit, offset) } }
                }
            }
        }
        return list.sorted { $0.0.count > $1.0.count }
    }()

    /// Phrases by first word, longest first.
    private static let byFirst: [String: [(words: [String], change: @Sendable (inout DateExpression) -> Void)]] =
        Dictionary(grouping: phrases) { $0.words.first ?? "" }

    private static let months: [String: Int] = {
        var table: [String: Int] = [:]
        for (index, names) in [
            "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug", "september sep sept",
            "october oct", "november nov", "december dec",
        ].enumerated() {
            for name in names.split(separator: " ") { table[String(name)] = index + 1 }
        }
        return table
    }()

    static func read(_ tokens: [Token], at start: Int, into expression: inout DateExpression, hadPreposition: Bool) -> Int? {
        guard start < tokens.count else { return nil }
        if let end = iso(tokens, start, &expression) ?? relative(tokens, start, &expression)
            ?? calendarDay(tokens, start, &expression) ?? phrase(tokens, start, &expression)
        {
            return end
        }
        return clock(tokens, start, &expression, hadPreposition: hadPreposition || expression.hasDay || expression.part != nil)
    }

    private static func phrase(_ tokens: [Token], _ start: Int, _ expression: inout DateExpression) -> Int? {
        for (words, change) in byFirst[tokens[start].text] ?? [] where start + words.count <= tokens.count {
            guard zip(words, tokens[start...]).allSatisfy({ $0 == $1.text }) else { continue }
            change(&expression)
            return start + words.count
        }
        return nil
    }

    /// `2026-03-10`, with or without `T17:00`.
    private static func iso(_ tokens: [Token], _ start: Int, _ expression: inout DateExpression) -> Int? {
        let halves = tokens[start].text.split(separator: "t", maxSplits: 1)
        guard let date = halves.first?.split(separator: "-"), date.count == 3, date[0].count == 4, let year = Int(date[0]),
            let month = Int(date[1]), let day = Int(date[2]), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        if halves.count == 2 {
            let time = halves[1].split(separator: ":")
            guard time.count >= 2, let hour = Int(time[0]), let minute = Int(time[1].prefix(2)), hour < 24, minute < 60 else { return nil }
            (expression.hour, expression.minute) = (hour, minute)
        }
        (expression.year, expression.month, expression.day) = (year, month, day)
        return start + 1
    }

    /// "in 20 minutes", "two days from now", 半小时后.
    private static func relative(_ tokens: [Token], _ start: Int, _ expression: inout DateExpression) -> Int? {
        let opened = tokens[start].text == "in" || tokens[start].text == "过" || tokens[start].text == "再过"
        let from = opened ? start + 1 : start
        let days: (count: Double, end: Int)? = NumberReader.read(tokens, at: from).flatMap { number in
            guard number.end < tokens.count else { return nil }
            switch tokens[number.end].text {
            case "day", "days", "天", "日": return (number.value, number.end + 1)
            case "week", "weeks", "周": return (number.value * 7, number.end + 1)
            default: return nil
            }
        }
        if let days, days.count.magnitude < 40_000, let end = afterwards(tokens, days.end, opened) {
            expression.dayOffset = Int(days.count)
            return end
        }
        guard let measure = AmountReader.measure(tokens, at: from, dimension: "UnitDuration"), measure.value.magnitude < 1e7,
            let end = afterwards(tokens, measure.end, opened), let unit = ["s": 1.0, "min": 60, "hr": 3600][measure.unit]
        else { return nil }
        expression.secondsFromNow = Int(measure.value * unit)
        return end
    }

    private static func afterwards(_ tokens: [Token], _ end: Int, _ opened: Bool) -> Int? {
        for words in [["from", "now"], ["later"], ["以", "后"], ["之", "后"], ["后"]]
        where end + words.count <= tokens.count && zip(words, tokens[end...]).allSatisfy({ $0 == $1.text }) {
            return end + words.count
        }
        return opened ? end : nil
    }

    /// "March 3rd", "3 March", 三月五号.
    private static func calendarDay(_ tokens: [Token], _ start: Int, _ expression: inout DateExpression) -> Int? {
        if let month = months[tokens[start].text], start + 1 < tokens.count {
            let next = tokens[start + 1].text == "the" ? start + 2 : start + 1
            guard next < tokens.count, let day = ordinal(tokens[next].text) else { return nil }
            (expression.month, expression.day) = (month, day)
            return yearAfter(tokens, next + 1, &expression)
        }
        if let day = ordinal(tokens[start].text) {
            let next = start + 1 < tokens.count && tokens[start + 1].text == "of" ? start + 2 : start + 1
            guard next < tokens.count, let month = months[tokens[next].text] else { return nil }
            (expression.month, expression.day) = (month, day)
            return yearAfter(tokens, next + 1, &expression)
        }
        return nil ?? hanDay(tokens, start, &expression)
    }

    private static func hanDay(_ tokens: [Token], _ start: Int, _ expression: inout DateExpression) -> Int? {
        guard let number = NumberReader.read(tokens, at: start), number.end < tokens.count, let value = Int(exactly: number.value) else {
            return nil
        }
        switch tokens[number.end].text {
        case "月" where (1...12).contains(value):
            guard let day = NumberReader.read(tokens, at: number.end + 1), let dayValue = Int(exactly: day.value), (1...31).contains(dayValue)
            else { return nil }
            (expression.month, expression.day) = (value, dayValue)
            return day.end < tokens.count && (tokens[day.end].text == "号" || tokens[day.end].text == "日") ? day.end + 1 : day.end
        case "号" where (1...31).contains(value):
            expression.day = value
            return number.end + 1
        case "年" where (1900...2200).contains(value):
            expression.year = value
            return number.end + 1
        default: return nil
        }
    }

    private static func yearAfter(_ tokens: [Token], _ position: Int, _ expression: inout DateExpression) -> Int {
        guard position < tokens.count, let year = Int(tokens[position].text), (1900...2200).contains(year) else { return position }
        expression.year = year
        return position + 1
    }

    private static func ordinal(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let value = Int(digits), (1...31).contains(value) else { return nil }
        return ["", "st", "nd", "rd", "th"].contains(String(text.dropFirst(digits.count))) ? value : nil
    }

    /// "5 pm", "5:30", "half past five", 五点半.
    private static func clock(
        _ tokens: [Token], _ start: Int, _ expression: inout DateExpression, hadPreposition: Bool
    ) -> Int? {
        if tokens[start].text == "half", start + 2 < tokens.count, tokens[start + 1].text == "past",
            let hour = NumberReader.read(tokens, at: start + 2), (1...12).contains(hour.value)
        {
            (expression.hour, expression.minute) = (Int(hour.value), 30)
            return half(tokens, hour.end, &expression)
        }
        let text = tokens[start].text
        let glued = text.hasSuffix("pm") || text.hasSuffix("am")
        let digits = glued ? String(text.dropLast(2)) : text
        let parts = digits.split(separator: ":")
        if let hour = parts.first.flatMap({ Int($0) }), (0..<25).contains(hour), parts.count == 2 || glued {
            let minute = parts.count == 2 ? Int(parts[1]) ?? 60 : 0
            guard minute < 60 else { return nil }
            (expression.hour, expression.minute) = (hour % 24, minute)
            if glued { expression.isAfternoon = text.hasSuffix("pm") }
            return half(tokens, start + 1, &expression)
        }
        return spokenHour(tokens, start, &expression, hadPreposition: hadPreposition)
    }

    private static func spokenHour(
        _ tokens: [Token], _ start: Int, _ expression: inout DateExpression, hadPreposition: Bool
    ) -> Int? {
        guard let (hour, end) = hourNumber(tokens, start), (0..<25).contains(hour) else { return nil }
        if end < tokens.count, tokens[end].text == "点" || tokens[end].text == "时" {
            expression.hour = hour % 24
            return hanMinutes(tokens, end + 1, &expression)
        }
        let after = half(tokens, end, &expression)
        if after > end {
            (expression.hour, expression.minute) = (hour % 24, 0)
            return after
        }
        if end < tokens.count, tokens[end].text == "o'clock" {
            (expression.hour, expression.minute) = (hour % 24, 0)
            return half(tokens, end + 1, &expression)
        }
        guard hadPreposition, expression.hour == nil, tokens[start].kind != .han, hour > 0 else { return nil }
        expression.hour = hour % 24
        expression.minute = 0
        // "five thirty"
        if tokens[start].kind == .word, let minutes = NumberReader.read(tokens, at: end), (1..<60).contains(minutes.value) {
            expression.minute = Int(minutes.value)
            return half(tokens, minutes.end, &expression)
        }
        return end
    }

    /// The hour only: 三点五分 must not become 3.05.
    private static func hourNumber(_ tokens: [Token], _ start: Int) -> (Int, Int)? {
        var end = start
        while end < tokens.count, end - start < 4, tokens[end].text != "点", tokens[end].text != "时" { end += 1 }
        if end < tokens.count, tokens[end].text == "点" || tokens[end].text == "时", end > start,
            let number = NumberReader.read(Array(tokens[start..<end]), at: 0), number.end == end - start
        {
            return Int(exactly: number.value).map { ($0, end) }
        }
        guard let number = NumberReader.read(tokens, at: start) else { return nil }
        return Int(exactly: number.value).map { ($0, number.end) }
    }

    private static func hanMinutes(_ tokens: [Token], _ start: Int, _ expression: inout DateExpression) -> Int {
        expression.minute = 0
        guard start < tokens.count else { return start }
        switch tokens[start].text {
        case "半":
            expression.minute = 30
            return start + 1
        case "钟", "整": return start + 1
        default: break
        }
        guard let number = NumberReader.read(tokens, at: start), let value = Int(exactly: number.value), (0..<60).contains(value) else {
            return start
        }
        if number.end < tokens.count, tokens[number.end].text == "刻" {
            expression.minute = min(value * 15, 45)
            return number.end + 1
        }
        expression.minute = value
        return number.end < tokens.count && tokens[number.end].text == "分" ? number.end + 1 : number.end
    }

    /// "am", "p.m.", "in the evening".
    private static func half(_ tokens: [Token], _ start: Int, _ expression: inout DateExpression) -> Int {
        guard start < tokens.count else { return start }
        switch tokens[start].text {
        case "am", "pm":
            expression.isAfternoon = tokens[start].text == "pm"
            return start + 1
        case "a", "p":
            guard start + 2 < tokens.count, tokens[start + 1].text == ".", tokens[start + 2].text == "m" else { return start }
            expression.isAfternoon = tokens[start].text == "p"
            return start + 3
        default: return start
        }
    }
}
