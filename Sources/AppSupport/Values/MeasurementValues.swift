import Foundation
package import IntentSchema

/// A measurement is an object of type `measurement` with `value`, `unit` (the symbol, for example `km`) and, for a unit that
/// is not one of Foundation's, `coefficient` and `constant` to its base unit.
extension Measurement: IntentValueConvertible where UnitType: Dimension {
    package var intentValue: IntentValue {
        var object = IntentObject("measurement", ["value": .number(value), "unit": .string(unit.symbol)])
        if KnownUnits.unit(unit.symbol, of: UnitType.self) == nil, let linear = unit.converter as? UnitConverterLinear {
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
        if let unit = KnownUnits.unit(symbol, of: UnitType.self) { return Measurement(value: amount, unit: unit) }
        guard let coefficient = object["coefficient"]?.number else {
            throw HarkError("value.malformed", ["type": "\(UnitType.self)"], detail: "unknown unit '\(symbol)'")
        }
        let converter = UnitConverterLinear(coefficient: coefficient, constant: object["constant"]?.number ?? 0)
        return Measurement(value: amount, unit: UnitType(symbol: symbol, converter: converter))
    }
}

/// Foundation's units by class and symbol, for the dimensions that SiriKit's parameters use.
enum KnownUnits {
    static func unit<U: Dimension>(_ symbol: String, of type: U.Type) -> U? {
        units(of: type).first { $0.symbol == symbol || spellings[symbol] == $0 } as? U
    }

    /// Symbols that the host and definitions have where Foundation here spells them otherwise.
    private static let spellings: [String: Dimension] = [
        "hr": UnitDuration.hours, "h": UnitDuration.hours, "min": UnitDuration.minutes, "sec": UnitDuration.seconds,
    ]

    private static func units(of type: Dimension.Type) -> [Dimension] {
        switch type {
        case is UnitLength.Type:
            [
                UnitLength.meters, .kilometers, .miles, .feet, .yards, .inches, .centimeters, .millimeters, .megameters,
                .hectometers, .decameters, .decimeters, .micrometers, .nanometers, .picometers, .scandinavianMiles,
                .lightyears, .nauticalMiles, .fathoms, .furlongs, .astronomicalUnits, .parsecs,
            ] as [UnitLength]
        case is UnitVolume.Type:
            [
                UnitVolume.liters, .milliliters, .gallons, .quarts, .pints, .cups, .fluidOunces, .tablespoons,
                .teaspoons, .megaliters, .kiloliters, .deciliters, .centiliters, .cubicKilometers, .cubicMeters,
                .cubicDecimeters, .cubicCentimeters, .cubicMillimeters, .cubicInches, .cubicFeet, .cubicYards,
                .cubicMiles, .acreFeet, .bushels, .imperialTeaspoons, .imperialTablespoons, .imperialFluidOunces,
                .imperialPints, .imperialQuarts, .imperialGallons, .metricCups,
            ] as [UnitVolume]
        case is UnitMass.Type:
            [
                UnitMass.kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .nanograms, .picograms,
                .ounces, .pounds, .stones, .metricTons, .shortTons, .carats, .ouncesTroy, .slugs,
            ] as [UnitMass]
        case is UnitSpeed.Type:
            [UnitSpeed.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed]
        case is UnitTemperature.Type:
            [UnitTemperature.celsius, .fahrenheit, .kelvin] as [UnitTemperature]
        case is UnitEnergy.Type:
            [UnitEnergy.joules, .kilojoules, .kilocalories, .calories, .kilowattHours] as [UnitEnergy]
        case is UnitDuration.Type:
            [UnitDuration.seconds, .minutes, .hours, .milliseconds, .microseconds, .nanoseconds, .picoseconds]
                as [UnitDuration]
        case is UnitPower.Type:
            [UnitPower.watts, .kilowatts, .megawatts, .gigawatts, .milliwatts, .horsepower] as [UnitPower]
        case is UnitElectricCurrent.Type:
            [UnitElectricCurrent.amperes, .kiloamperes, .milliamperes, .megaamperes, .microamperes]
                as [UnitElectricCurrent]
        case is UnitElectricPotentialDifference.Type:
            [UnitElectricPotentialDifference.volts, .kilovolts, .millivolts, .megavolts, .microvolts]
                as [UnitElectricPotentialDifference]
        case is UnitAngle.Type:
            [UnitAngle.degrees, .radians, .arcMinutes, .arcSeconds, .gradians, .revolutions] as [UnitAngle]
        case is UnitPressure.Type:
            [
                UnitPressure.newtonsPerMetersSquared, .kilopascals, .hectopascals, .megapascals, .bars, .millibars,
                .poundsForcePerSquareInch, .inchesOfMercury, .millimetersOfMercury,
            ] as [UnitPressure]
        case is UnitArea.Type:
            [UnitArea.squareMeters, .squareKilometers, .squareFeet, .squareMiles, .acres, .hectares, .squareYards]
                as [UnitArea]
        case is UnitFrequency.Type:
            [UnitFrequency.hertz, .kilohertz, .megahertz, .gigahertz] as [UnitFrequency]
        default: []
        }
    }
}
