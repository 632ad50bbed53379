public import Foundation

/// Foundation's units by symbol: the one list by which app and host read, compare and say a measurement.
public enum FoundationUnits {
    /// The unit of a class that has a symbol.
    public static func unit(_ symbol: String, of type: Dimension.Type) -> Dimension? {
        families.first { $0.first.map { Swift.type(of: $0) == type } ?? false }.flatMap { unit(symbol, in: $0) }
    }

    /// A value in another unit; nil when a unit is not known or the two measure different things.
    public static func convert(_ value: Double, from: String, to: String) -> Double? {
        if from == to { return value }
        for family in families {
            guard let source = unit(from, in: family), let target = unit(to, in: family) else { continue }
            return target.converter.value(fromBaseUnitValue: source.converter.baseUnitValue(fromValue: value))
        }
        return nil
    }

    private static func unit(_ symbol: String, in family: [Dimension]) -> Dimension? {
        family.first { $0.symbol == symbol || spellings[symbol] == $0 }
    }

    /// Symbols that the host and definitions have where Foundation here spells them otherwise.
    private static let spellings: [String: Dimension] = [
        "hr": UnitDuration.hours, "h": UnitDuration.hours, "min": UnitDuration.minutes, "sec": UnitDuration.seconds,
    ]

    private static let families: [[Dimension]] = [
        [
            UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters, UnitLength.decimeters,
            UnitLength.decameters, UnitLength.hectometers, UnitLength.megameters, UnitLength.micrometers, UnitLength.nanometers,
            UnitLength.picometers, UnitLength.miles, UnitLength.feet, UnitLength.yards, UnitLength.inches,
            UnitLength.nauticalMiles, UnitLength.scandinavianMiles, UnitLength.fathoms, UnitLength.furlongs,
            UnitLength.lightyears, UnitLength.astronomicalUnits, UnitLength.parsecs,
        ],
        [
            UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours, UnitDuration.milliseconds,
            UnitDuration.microseconds, UnitDuration.nanoseconds, UnitDuration.picoseconds,
        ],
        [
            UnitMass.kilograms, UnitMass.grams, UnitMass.decigrams, UnitMass.centigrams, UnitMass.milligrams,
            UnitMass.micrograms, UnitMass.nanograms, UnitMass.picograms, UnitMass.ounces, UnitMass.pounds, UnitMass.stones,
            UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats, UnitMass.ouncesTroy, UnitMass.slugs,
        ],
        [
            UnitVolume.liters, UnitVolume.milliliters, UnitVolume.centiliters, UnitVolume.deciliters, UnitVolume.kiloliters,
            UnitVolume.megaliters, UnitVolume.cubicMeters, UnitVolume.cubicDecimeters, UnitVolume.cubicCentimeters,
            UnitVolume.cubicMillimeters, UnitVolume.cubicKilometers, UnitVolume.cubicInches, UnitVolume.cubicFeet,
            UnitVolume.cubicYards, UnitVolume.cubicMiles, UnitVolume.acreFeet, UnitVolume.bushels, UnitVolume.teaspoons,
            UnitVolume.tablespoons, UnitVolume.fluidOunces, UnitVolume.cups, UnitVolume.pints, UnitVolume.quarts,
            UnitVolume.gallons, UnitVolume.imperialTeaspoons, UnitVolume.imperialTablespoons, UnitVolume.imperialFluidOunces,
            UnitVolume.imperialPints, UnitVolume.imperialQuarts, UnitVolume.imperialGallons, UnitVolume.metricCups,
        ],
        [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin],
        [UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots],
        [
            UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.kilocalories, UnitEnergy.calories,
            UnitEnergy.kilowattHours,
        ],
        [
            UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.gigawatts, UnitPower.milliwatts,
            UnitPower.horsepower,
        ],
        [
            UnitArea.squareMeters, UnitArea.squareKilometers, UnitArea.squareCentimeters, UnitArea.squareMillimeters,
            UnitArea.squareFeet, UnitArea.squareInches, UnitArea.squareYards, UnitArea.squareMiles, UnitArea.acres,
            UnitArea.ares, UnitArea.hectares,
        ],
        [
            UnitPressure.newtonsPerMetersSquared, UnitPressure.kilopascals, UnitPressure.hectopascals,
            UnitPressure.megapascals, UnitPressure.gigapascals, UnitPressure.bars, UnitPressure.millibars,
            UnitPressure.poundsForcePerSquareInch, UnitPressure.inchesOfMercury, UnitPressure.millimetersOfMercury,
        ],
        [UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz],
        [UnitAngle.degrees, UnitAngle.radians, UnitAngle.arcMinutes, UnitAngle.arcSeconds, UnitAngle.gradians, UnitAngle.revolutions],
        [
            UnitElectricCurrent.amperes, UnitElectricCurrent.kiloamperes, UnitElectricCurrent.milliamperes,
            UnitElectricCurrent.megaamperes, UnitElectricCurrent.microamperes,
        ],
        [
            UnitElectricPotentialDifference.volts, UnitElectricPotentialDifference.kilovolts,
            UnitElectricPotentialDifference.millivolts, UnitElectricPotentialDifference.megavolts,
            UnitElectricPotentialDifference.microvolts,
        ],
        [
            UnitInformationStorage.bytes, UnitInformationStorage.kilobytes, UnitInformationStorage.megabytes,
            UnitInformationStorage.gigabytes, UnitInformationStorage.terabytes, UnitInformationStorage.bits,
        ],
    ]
}
