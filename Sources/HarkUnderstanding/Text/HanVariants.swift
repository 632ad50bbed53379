/// Traditional characters as simplified ones, as a flat table.
enum HanVariants {
    private static let first: UInt32 = 0x3400
    private static let last: UInt32 = 0x9FFF

    /// The simplified form of a Han character of the basic plane, which may stand in another; nil for other characters.
    static func simplified(_ value: UInt32) -> UInt32? {
        guard value >= first, value <= last else { return nil }
        let simple = table[Int(value - first)]
        return simple == 0 ? value : simple
    }

    /// From the data file of pairs; 0 stands for a character that is its own simplified form.
    private static let table: [UInt32] = {
        var table = [UInt32](repeating: 0, count: Int(last - first) + 1)
        var previous: UInt32?
        for scalar in GrammarFiles.text(named: "variants").unicodeScalars where scalar.value > 0x2E80 {
            guard let from = previous else {
                previous = scalar.value
                continue
            }
            previous = nil
            if from >= first, from <= last { table[Int(from - first)] = scalar.value }
        }
        return table
    }()

    /// Characters that are the simplified form of another and are not written in the traditional script themselves, as far as the data
    /// file tells: no character's own form.
    private static let onlySimplified: Set<UInt32> = {
        var found: Set<UInt32> = []
        for simple in table where simple != 0 { found.insert(simple) }
        return found
    }()

    /// Which script a text is written in by most of its telling characters; nil where they are even, as in a text that both scripts write
    /// alike.
    static func isTraditional(_ text: String) -> Bool? {
        var balance = 0
        for scalar in text.unicodeScalars {
            guard let simple = simplified(scalar.value) else { continue }
            if simple != scalar.value { balance += 1 } else if onlySimplified.contains(scalar.value) { balance -= 1 }
        }
        return balance == 0 ? nil : balance > 0
    }
}

extension Understanding {
    /// Whether the sentence is in traditional Chinese; nil where its words do not tell.
    public var isTraditionalChinese: Bool? { HanVariants.isTraditional(text) }
}
