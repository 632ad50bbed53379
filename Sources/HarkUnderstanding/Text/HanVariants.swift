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
}
