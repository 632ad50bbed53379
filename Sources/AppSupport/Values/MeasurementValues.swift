import Foundation
package import IntentSchema

/// A measurement is an object of type `measurement` with `value`, `unit` (the symbol, for example `km`) and, for a unit that
/// is not one of Foundation's, `coefficient` and `constant` to its base unit.
extension Measurement: IntentValueConvertible where UnitType: Dimension {
    package var intentValue: IntentValue {
        var object = IntentObject("measurement", ["value": .number(value), "unit": .string(unit.symbol)])
        if FoundationUnits.unit(unit.symbol, of: UnitType.self) == nil, let linear = unit.converter as? UnitConverterLinear {
            object["coefficient"] = .number(linear.coefficient)
            object["constant"] = .number(linear.constant)
        }
        return .object(object)
    }

    /// - Throws: `value.malformed`; for an unknown unit without a coefficient, with the unit's symbol.
    package static func make(from value: IntentValue) throws -> Measurement<UnitType> {
        let object = try value.requireObject("measurement")
        guard let amount = object["value"]?.number, let symbol = object["unit"]?.string else {
            throw malformed("measurement", value)
        }
        if let unit = FoundationUnits.unit(symbol, of: UnitType.self) as? UnitType { return Measurement(value: amount, unit: unit) }
        guard let coefficient = object["coefficient"]?.number else {
            throw HarkError("value.malformed", ["type": "\(UnitType.self)"], detail: "unknown unit '\(symbol)'")
        }
        let converter = UnitConverterLinear(coefficient: coefficient, constant: object["constant"]?.number ?? 0)
        return Measurement(value: amount, unit: UnitType(symbol: symbol, converter: converter))
    }
}
