import Foundation

/// Writes a measurement with its unit's symbol or name.
open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Units are written as given: none is changed to what a region prefers.
    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        return join(number, string(from: measurement.unit))
    }
    open func string(from unit: Unit) -> String { unit.symbol }
    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) } ?? (obj as? Unit).map { string(from: $0) }
    }

    /// Degrees stand beside the number, as in English and Chinese.
    private func join(_ number: String, _ symbol: String) -> String {
        symbol.hasPrefix("°") || symbol == "%" || unitStyle == .short ? number + symbol : "\(number) \(symbol)"
    }
}
