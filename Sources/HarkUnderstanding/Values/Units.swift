/// Units of measurement by the words for them.
struct Units: Sendable {
    /// As Foundation writes it.
    var symbol: String
    /// The unit class: `UnitLength`.
    var dimension: String
    /// How many of the dimension's base unit it is, and what is added then.
    var factor: Double
    var offset: Double = 0

    /// The unit of a word, of one dimension where that is known; a word may name units of two ("pound", "degree").
    static func named(_ word: String, dimension: String?) -> Units? {
        words[word]?.first { dimension == nil || $0.dimension == dimension }
    }

    /// The unit class that has a symbol.
    static func dimension(of symbol: String) -> String? { symbols[symbol]?.dimension }

    /// A value in another unit of the same dimension; nil when either is not known, or they measure different things.
    static func convert(_ value: Double, from: String, to: String) -> Double? {
        if from == to { return value }
        guard let from = symbols[from], let to = symbols[to], from.dimension == to.dimension else { return nil }
        let converted = (value * from.factor + from.offset - to.offset) / to.factor
        // A quotient of decimal factors keeps no more than a value that was said has.
        return (converted * 1e9).rounded() / 1e9
    }

    private static let table: [(Units, words: String)] = [
        (Units(symbol: "km", dimension: "UnitLength", factor: 1000), "km kilometer kilometers kilometre kilometres k 公里 千米"),
        (Units(symbol: "m", dimension: "UnitLength", factor: 1), "m meter meters metre metres 米"),
        (Units(symbol: "mi", dimension: "UnitLength", factor: 1609.344), "mi mile miles 英里"),
        (Units(symbol: "ft", dimension: "UnitLength", factor: 0.3048), "ft foot feet 英尺"),
        (Units(symbol: "yd", dimension: "UnitLength", factor: 0.9144), "yd yard yards 码"),
        (Units(symbol: "in", dimension: "UnitLength", factor: 0.0254), "inch inches 英寸"),
        (Units(symbol: "cm", dimension: "UnitLength", factor: 0.01), "cm centimeter centimeters centimetre centimetres 厘米"),
        (Units(symbol: "mm", dimension: "UnitLength", factor: 0.001), "mm millimeter millimeters millimetre millimetres 毫米"),
        (Units(symbol: "kg", dimension: "UnitMass", factor: 1), "kg kilo kilos kilogram kilograms 公斤 千克"),
        (Units(symbol: "g", dimension: "UnitMass", factor: 0.001), "g gram grams 克"),
        (Units(symbol: "lb", dimension: "UnitMass", factor: 0.45359237), "lb lbs pound pounds 磅"),
        (Units(symbol: "oz", dimension: "UnitMass", factor: 0.028349523125), "oz ounce ounces 盎司"),
        (Units(symbol: "s", dimension: "UnitDuration", factor: 1), "s sec secs second seconds 秒 秒钟"),
        (Units(symbol: "min", dimension: "UnitDuration", factor: 60), "min mins minute minutes 分钟 分"),
        (Units(symbol: "hr", dimension: "UnitDuration", factor: 3600), "h hr hrs hour hours 小时 个小时 钟头 个钟"),
        (Units(symbol: "ms", dimension: "UnitDuration", factor: 0.001), "ms millisecond milliseconds 毫秒"),
        (Units(symbol: "kCal", dimension: "UnitEnergy", factor: 4184), "kcal calorie calories kilocalorie kilocalories 卡 大卡 千卡 卡路里"),
        (Units(symbol: "kJ", dimension: "UnitEnergy", factor: 1000), "kj kilojoule kilojoules 千焦"),
        (Units(symbol: "J", dimension: "UnitEnergy", factor: 1), "j joule joules 焦耳"),
        (Units(symbol: "kWh", dimension: "UnitEnergy", factor: 3_600_000), "kwh kilowatthour kilowatthours 千瓦时"),
        (Units(symbol: "°C", dimension: "UnitTemperature", factor: 1, offset: 273.15), "c celsius °c degreescelsius degreecelsius 摄氏度 度"),
        (Units(symbol: "°F", dimension: "UnitTemperature", factor: 5.0 / 9.0, offset: 459.67 * 5.0 / 9.0), "f fahrenheit °f degreesfahrenheit degrees 华氏度"),
        (Units(symbol: "K", dimension: "UnitTemperature", factor: 1), "kelvin kelvins 开尔文"),
        (Units(symbol: "m/s", dimension: "UnitSpeed", factor: 1), "m/s meterspersecond metrespersecond 米每秒"),
        (Units(symbol: "km/h", dimension: "UnitSpeed", factor: 1 / 3.6), "km/h kmh kph kilometersperhour kilometresperhour 公里每小时"),
        (Units(symbol: "mph", dimension: "UnitSpeed", factor: 0.44704), "mph milesperhour 英里每小时"),
        (Units(symbol: "L", dimension: "UnitVolume", factor: 1), "l liter liters litre litres 升"),
        (Units(symbol: "mL", dimension: "UnitVolume", factor: 0.001), "ml milliliter milliliters millilitre millilitres 毫升"),
        (Units(symbol: "cup", dimension: "UnitVolume", factor: 0.24), "cup cups 杯"),
        (Units(symbol: "tsp", dimension: "UnitVolume", factor: 0.00492892159375), "tsp teaspoon teaspoons 茶匙"),
        (Units(symbol: "tbsp", dimension: "UnitVolume", factor: 0.01478676478125), "tbsp tablespoon tablespoons 汤匙"),
        (Units(symbol: "fl oz", dimension: "UnitVolume", factor: 0.0295735295625), "floz fluidounce fluidounces 液盎司"),
        (Units(symbol: "gal", dimension: "UnitVolume", factor: 3.785411784), "gal gallon gallons 加仑"),
        (Units(symbol: "m²", dimension: "UnitArea", factor: 1), "m² sqm squaremeters squaremetres 平方米 平米"),
        (Units(symbol: "km²", dimension: "UnitArea", factor: 1_000_000), "km² squarekilometers squarekilometres 平方公里"),
        (Units(symbol: "ft²", dimension: "UnitArea", factor: 0.09290304), "ft² sqft squarefeet 平方英尺"),
        (Units(symbol: "°", dimension: "UnitAngle", factor: 1), "° degree degrees 度"),
        (Units(symbol: "W", dimension: "UnitPower", factor: 1), "w watt watts 瓦"),
        (Units(symbol: "kW", dimension: "UnitPower", factor: 1000), "kw kilowatt kilowatts 千瓦"),
        (Units(symbol: "Hz", dimension: "UnitFrequency", factor: 1), "hz hertz 赫兹"),
        (Units(symbol: "kHz", dimension: "UnitFrequency", factor: 1000), "khz kilohertz 千赫"),
        (Units(symbol: "B", dimension: "UnitInformationStorage", factor: 1), "byte bytes 字节"),
        (Units(symbol: "kB", dimension: "UnitInformationStorage", factor: 1000), "kb kilobyte kilobytes 千字节"),
        (Units(symbol: "MB", dimension: "UnitInformationStorage", factor: 1_000_000), "mb megabyte megabytes 兆字节 兆"),
        (Units(symbol: "GB", dimension: "UnitInformationStorage", factor: 1_000_000_000), "gb gigabyte gigabytes 吉字节"),
    ]
    private static let symbols: [String: Units] = Dictionary(table.map { ($0.0.symbol, $0.0) }) { first, _ in first }
    private static let words: [String: [Units]] = {
        var words: [String: [Units]] = [:]
        for (unit, names) in table {
            for name in names.split(separator: " ") { words[String(name), default: []].append(unit) }
        }
        return words
    }()
}
