import HarkTexts

/// The words around what a correction says: "no, make it …", 不要…，要…. They carry no value; some say how the next one is meant.
enum ReplyFrame {
    /// Says nothing: "please", "the", 吧.
    case filler
    /// Says that something is to be otherwise: "make it", "instead", 改成.
    case change
    /// Stands between a parameter's name and its value: "to", "is", 改成.
    case becomes
    /// The next value is the wrong one: "not", 不要.
    case denies
    /// "No": denies the next value if that is the one there is, else says that something is to be otherwise.
    case no
    /// The next value comes in addition: "add", 再加.
    case adds

    /// The frame that begins at a word, the longest first, and the word after it.
    static func read(_ words: [SpokenWord], at start: Int) -> (frame: ReplyFrame, end: Int)? {
        for length in stride(from: min(longest, words.count - start), through: 1, by: -1) {
            let slice = words[start..<start + length]
            guard !slice.dropFirst().contains(where: \.followsBreak) else { continue }
            if let frame = phrases[slice.map(\.key).joined(separator: " ")] { return (frame, start + length) }
        }
        return nil
    }

    private static let longest = 3

    /// By their words as `SpokenWord` has them.
    private static let phrases: [String: ReplyFrame] = {
        let kinds: [(ReplyFrame, [String])] = [
            (
                .filler,
                [
                    "please", "the", "a", "an", "of", "and", "or", "nor", "um", "uh", "oh", "i", "i'd", "i’d", "id", "we", "you", "would", "like",
                    "want", "to have", "be", "for",
                    "me", "us", "it's", "it’s", "its", "thing", "then", "ok", "okay", "yes", "well", "so", "in", "at", "on", "my", "your", "one",
                    "ones", "but",
                    "let's", "let’s", "lets", "can", "could", "should", "have", "get", "take", "order", "give", "just", "pick", "choose", "use",
                    "go with",
                    "我", "我们", "请", "想", "想要", "要", "吧", "的", "了", "那", "就", "来", "点", "给", "和", "跟", "或", "也", "还是", "应该", "用", "选", "啊", "呢", "嗯",
                    "好",
                ]
            ),
            (
                .change,
                [
                    "wait", "hold on", "actually", "sorry", "i mean", "i meant", "i said", "make", "make it", "make that", "change", "change it",
                    "change it to",
                    "set", "set it", "set it to", "switch", "switch to", "switch it to", "instead", "rather", "it", "that", "no wait",
                    "replace it with",
                    "等等", "等一下", "其实", "我是说", "我说", "改", "换", "把", "换个", "改一下", "更改", "修改", "调整",
                ]
            ),
            (.becomes, ["to", "is", "are", "should be", "=", "改成", "改为", "换成", "换为", "变成", "是", "为", "成", "设为", "设成"]),
            (
                .denies,
                [
                    "not", "not the", "don't want", "don’t want", "do not want", "instead of", "rather than", "without", "remove", "drop", "no more",
                    "不要", "不是", "别", "不用", "而不是", "去掉", "不想要", "别要", "不加",
                ]
            ),
            (.no, ["no", "nope", "nah", "不", "不对", "错了"]),
            (.adds, ["add", "also", "also add", "plus", "with", "and also", "as well as", "再加", "再来", "加", "加上", "还要", "还有", "再要", "加点"]),
        ]
        var phrases: [String: ReplyFrame] = [:]
        for (frame, texts) in kinds {
            for text in texts { phrases[SpokenWord.words(of: text).map(\.key).joined(separator: " ")] = frame }
        }
        return phrases
    }()

    /// Counting words that stand between a number and what is counted, whatever is counted.
    static let counters: Set<String> = ["份", "碗", "个", "杯", "位", "张", "次", "条", "瓶", "盒", "只", "件", "块", "片", "盘", "piece", "time"]
}
