import Foundation

/// The units of a measured type, by the names that definitions use.
struct UnitScale {
    private let names: [String: Dimension]
    /// What a value is in when nothing says it.
    let standard: Dimension
    let isTime: Bool

    init?(_ type: DefinedValueType) {
        guard case .plain(let plain) = type else { return nil }
        isTime = plain == .timeInterval
        switch plain {
        case .timeInterval:
            standard = UnitDuration.seconds
            names = [
                "seconds": UnitDuration.seconds, "minutes": UnitDuration.minutes, "hours": UnitDuration.hours,
                "days": UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400)),
                "weeks": UnitDuration(symbol: "wk", converter: UnitConverterLinear(coefficient: 604_800)),
            ]
        case .length:
            standard = UnitLength.meters
            names = [
                "meters": UnitLength.meters, "kilometers": UnitLength.kilometers, "centimeters": UnitLength.centimeters,
                "millimeters": UnitLength.millimeters, "miles": UnitLength.miles, "yards": UnitLength.yards,
                "feet": UnitLength.feet, "inches": UnitLength.inches, "nauticalmiles": UnitLength.nauticalMiles,
            ]
        case .mass:
            standard = UnitMass.kilograms
            names = [
                "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "milligrams": UnitMass.milligrams,
                "ounces": UnitMass.ounces, "pounds": UnitMass.pounds, "stones": UnitMass.stones, "metrictons": UnitMass.metricTons,
            ]
        case .volume:
            standard = UnitVolume.liters
            names = [
                "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters, "centiliters": UnitVolume.centiliters,
                "cups": UnitVolume.cups, "pints": UnitVolume.pints, "quarts": UnitVolume.quarts, "gallons": UnitVolume.gallons,
                "fluidounces": UnitVolume.fluidOunces, "tablespoons": UnitVolume.tablespoons, "teaspoons": UnitVolume.teaspoons,
                "cubicmeters": UnitVolume.cubicMeters,
            ]
        case .speed:
            standard = UnitSpeed.metersPerSecond
            names = [
                "meterspersecond": UnitSpeed.metersPerSecond, "kilometersperhour": UnitSpeed.kilometersPerHour,
                "milesperhour": UnitSpeed.milesPerHour, "knots": UnitSpeed.knots,
            ]
        case .temperature:
            standard = UnitTemperature.celsius
            names = [
                "celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit, "kelvin": UnitTemperature.kelvin,
            ]
        case .energy:
            standard = UnitEnergy.joules
            names = [
                "joules": UnitEnergy.joules, "kilojoules": UnitEnergy.kilojoules, "calories": UnitEnergy.calories,
                "kilocalories": UnitEnergy.kilocalories, "kilowatthours": UnitEnergy.kilowattHours,
            ]
        default: return nil
        }
    }

    /// A unit by its name (`Kilometers`, `MilesPerHour`) or its symbol; nil for none, and for `Multiple`, which lets the
    /// person choose.
    func unit(_ name: String?) -> Dimension? {
        guard let name else { return nil }
        let plain = name.filter { $0.isLetter || $0 == "/" }.lowercased()
        return names[plain] ?? names[plain + "s"] ?? names.values.first { $0.symbol == name }
    }

    func convert(_ amount: Double, from name: String?, to target: Dimension) -> Double {
        let source = unit(name) ?? target
        guard source.symbol != target.symbol else { return amount }
        return target.converter.value(fromBaseUnitValue: source.converter.baseUnitValue(fromValue: amount))
    }
}
