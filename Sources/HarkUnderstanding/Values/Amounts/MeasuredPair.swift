import IntentSchema

/// A number and its unit as two parameters of one intent: a goal's value and the enumeration of its units.
struct MeasuredPair {
    let number: String
    let unit: String
    /// The units that the enumeration has, with their raw values.
    private let units: [(rawValue: Int64, unit: Units)]

    /// Nil for an intent that has no number with an enumeration of units beside it, or several.
    init?(_ description: IntentDescription, _ lookup: (String) -> EnumerationDescription?) {
        let numbers = description.parameters.filter { $0.type == .number }
        var found: [(name: String, units: [(rawValue: Int64, unit: Units)])] = []
        for parameter in description.parameters {
            guard case .enumeration(let name) = parameter.type, let enumeration = lookup(name) else { continue }
            let units = enumeration.cases.filter { $0.rawValue != 0 }.compactMap { item in
                Self.unit(item.name).map { (rawValue: item.rawValue, unit: $0) }
            }
            // Most of the cases are units, where the enumeration is one of units.
            if units.count > 1, units.count * 2 >= enumeration.cases.count { found.append((parameter.name, units)) }
        }
        guard numbers.count == 1, found.count == 1 else { return nil }
        number = numbers[0].name
        unit = found[0].name
        units = found[0].units
    }

    private static func unit(_ name: String) -> Units? { Units.named(name.lowercased(), dimension: nil) }

    /// The measure at a token, in one of the units: its own if it is one of them, else the first of its dimension.
    func read(_ tokens: [Token], at start: Int) -> (value: Double, unit: Int64, end: Int)? {
        guard let measure = AmountReader.measure(tokens, at: start) else { return nil }
        return self.measure(measure.value, measure.unit, measure.dimension).map { ($0.value, $0.unit, measure.end) }
    }

    private func measure(_ value: Double, _ symbol: String, _ dimension: String) -> (value: Double, unit: Int64)? {
        if let own = units.first(where: { $0.unit.symbol == symbol }) {
            // "Half an hour" is thirty minutes.
            guard value < 1,
                let smaller = units.filter({ $0.unit.dimension == dimension }).compactMap({ unit in
                    Units.convert(value, from: symbol, to: unit.unit.symbol).map { (value: $0, unit: unit.rawValue) }
                }).filter({ $0.value >= 1 }).min(by: { $0.value < $1.value })
            else { return (value, own.rawValue) }
            return smaller
        }
        let candidates = units.filter { $0.unit.dimension == dimension }.compactMap { unit in
            Units.convert(value, from: symbol, to: unit.unit.symbol).map { (value: $0, unit: unit.rawValue) }
        }
        // A kilometre is a thousand metres, not 3281 feet: the number that is whole.
        return candidates.first { $0.value == $0.value.rounded() } ?? candidates.first
    }

    /// The number in the unit that was taken, where the unit's words say another one: "5" and "km", of which the unit is the metre.
    func corrected(_ value: Double, unitWords: String, unit rawValue: Int64) -> Double? {
        guard let said = Units.named(unitWords.lowercased(), dimension: nil), let taken = units.first(where: { $0.rawValue == rawValue })?.unit,
            said.symbol != taken.symbol, said.dimension == taken.dimension
        else { return nil }
        return Units.convert(value, from: said.symbol, to: taken.symbol)
    }
}
