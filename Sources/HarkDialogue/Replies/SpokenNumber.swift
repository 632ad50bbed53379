import HarkTexts

/// A whole number as people write or say it, in English or Chinese: "3", "three", "twenty-one", 十二, 两. Below a million.
enum SpokenNumber {
    /// The number that begins at a word, and the word after it; nil when none does.
    static func read(_ words: [SpokenWord], at start: Int) -> (value: Int64, end: Int)? {
        guard words.indices.contains(start) else { return nil }
        if let digits = Int64(ungrouped(words[start].key)), digits < 1_000_000, digits >= 0 { return (digits, start + 1) }
        return words[start].isIdeographic ? chinese(words, start) : english(words, start)
    }

    /// "12,500" without its commas, where they stand between groups of three.
    private static func ungrouped(_ text: String) -> String {
        let groups = text.split(separator: ",", omittingEmptySubsequences: false)
        guard let first = groups.first, groups.count > 1, (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
            return text
        }
        return groups.joined()
    }

    private static let small: [String: Int64] = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
        "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
    ]
    private static let tens: [String: Int64] = [
        "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]

    private static func english(_ words: [SpokenWord], _ start: Int) -> (value: Int64, end: Int)? {
        if let ten = tens[words[start].key] {
            guard start + 1 < words.count, !words[start + 1].followsBreak, let one = small[words[start + 1].key], (1...9).contains(one)
            else { return (ten, start + 1) }
            return (ten + one, start + 2)
        }
        guard let value = small[words[start].key] else { return nil }
        if start + 1 < words.count, words[start + 1].key == "hundred", (1...9).contains(value) {
            return (value * 100, start + 2)
        }
        return (value, start + 1)
    }

    private static let digits: [String: Int64] = [
        "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    ]
    private static let places: [String: Int64] = ["十": 10, "百": 100, "千": 1000]

    private static func chinese(_ words: [SpokenWord], _ start: Int) -> (value: Int64, end: Int)? {
        var (total, digit, position, place) = (Int64(0), Int64?.none, start, Int64(10_000))
        while position < words.count, position == start || !words[position].followsBreak {
            if let value = digits[words[position].key] {
                // Two digits in a row are no number that is counted with.
                if let digit, digit != 0 { return nil }
                digit = value
            } else if let unit = places[words[position].key], unit < place {
                total += (digit ?? 1) * unit
                (digit, place) = (nil, unit)
            } else {
                break
            }
            position += 1
        }
        return position == start ? nil : (total + (digit ?? 0), position)
    }
}
