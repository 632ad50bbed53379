import IntentSchema

/// Units of measurement by the words for them.
struct Units: Sendable {
    /// As Foundation writes it.
    var symbol: String
    /// The unit class: `UnitLength`.
    var dimension: String

    /// The unit of a word, of one dimension where that is known; a word may name units of two ("pound", "degree").
    static func named(_ word: String, dimension: String?) -> Units? {
        words[word]?.first { dimension == nil || $0.dimension == dimension }
    }

    /// The unit class that has a symbol.
    static func dimension(of symbol: String) -> String? { symbols[symbol]?.dimension }

    /// A value in another unit of the same dimension, as Foundation converts it; nil when either is not known, or they measure
    /// different things.
    static func convert(_ value: Double, from: String, to: String) -> Double? {
        // A quotient of decimal factors keeps no more than a value that was said has.
        FoundationUnits.convert(value, from: from, to: to).map { from == to ? $0 : ($0 * 1e9).rounded() / 1e9 }
    }

    /// Every unit that has words.
    static var all: [Units] { table.map(\.0) }

    private static let table: [(Units, words: String)] = [
        (Units(symbol: "km", dimension: "UnitLength"), "km kilometer kilometers kilometre kilometres k 公里 千米"),
        (Units(symbol: "m", dimension: "UnitLength"), "m meter meters metre metres 米"),
        (Units(symbol: "mi", dimension: "UnitLength"), "mi mile miles 英里"),
        (Units(symbol: "ft", dimension: "UnitLength"), "ft foot feet 英尺"),
        (Units(symbol: "yd", dimension: "UnitLength"), "yd yard yards 码"),
        (Units(symbol: "in", dimension: "UnitLength"), "inch inches 英寸"),
        (Units(symbol: "cm", dimension: "UnitLength"), "cm centimeter centimeters centimetre centimetres 厘米"),
        (Units(symbol: "mm", dimension: "UnitLength"), "mm millimeter millimeters millimetre millimetres 毫米"),
        (Units(symbol: "kg", dimension: "UnitMass"), "kg kilo kilos kilogram kilograms 公斤 千克"),
        (Units(symbol: "g", dimension: "UnitMass"), "g gram grams 克"),
        (Units(symbol: "lb", dimension: "UnitMass"), "lb lbs pound pounds 磅"),
        (Units(symbol: "oz", dimension: "UnitMass"), "oz ounce ounces 盎司"),
        (Units(symbol: "s", dimension: "UnitDuration"), "s sec secs second seconds 秒 秒钟"),
        (Units(symbol: "min", dimension: "UnitDuration"), "min mins minute minutes 分钟 分"),
        (Units(symbol: "hr", dimension: "UnitDuration"), "h hr hrs hour hours 小时 个小时 钟头 个钟"),
        (Units(symbol: "ms", dimension: "UnitDuration"), "ms millisecond milliseconds 毫秒"),
        (Units(symbol: "kCal", dimension: "UnitEnergy"), "kcal calorie calories kilocalorie kilocalories 卡 大卡 千卡 卡路里"),
        (Units(symbol: "kJ", dimension: "UnitEnergy"), "kj kilojoule kilojoules 千焦"),
        (Units(symbol: "J", dimension: "UnitEnergy"), "j joule joules 焦耳"),
        (Units(symbol: "kWh", dimension: "UnitEnergy"), "kwh kilowatthour kilowatthours 千瓦时"),
        (Units(symbol: "°C", dimension: "UnitTemperature"), "c celsius °c degreescelsius degreecelsius 摄氏度 度"),
        (Units(symbol: "°F", dimension: "UnitTemperature"), "f fahrenheit °f degreesfahrenheit degrees 华氏度"),
        (Units(symbol: "K", dimension: "UnitTemperature"), "kelvin kelvins 开尔文"),
        (Units(symbol: "m/s", dimension: "UnitSpeed"), "m/s meterspersecond metrespersecond 米每秒"),
        (Units(symbol: "km/h", dimension: "UnitSpeed"), "km/h kmh kph kilometersperhour kilometresperhour 公里每小时"),
        (Units(symbol: "mph", dimension: "UnitSpeed"), "mph milesperhour 英里每小时"),
        (Units(symbol: "L", dimension: "UnitVolume"), "l liter liters litre litres 升"),
        (Units(symbol: "mL", dimension: "UnitVolume"), "ml milliliter milliliters millilitre millilitres 毫升"),
        (Units(symbol: "cup", dimension: "UnitVolume"), "cup cups 杯"),
        (Units(symbol: "tsp", dimension: "UnitVolume"), "tsp teaspoon teaspoons 茶匙"),
        (Units(symbol: "tbsp", dimension: "UnitVolume"), "tbsp tablespoon tablespoons 汤匙"),
        (Units(symbol: "fl oz", dimension: "UnitVolume"), "floz fluidounce fluidounces 液盎司"),
        (Units(symbol: "gal", dimension: "UnitVolume"), "gal gallon gallons 加仑"),
        (Units(symbol: "m²", dimension: "UnitArea"), "m² sqm squaremeters squaremetres 平方米 平米"),
        (Units(symbol: "km²", dimension: "UnitArea"), "km² squarekilometers squarekilometres 平方公里"),
        (Units(symbol: "ft²", dimension: "UnitArea"), "ft² sqft squarefeet 平方英尺"),
        (Units(symbol: "°", dimension: "UnitAngle"), "° degree degrees 度"),
        (Units(symbol: "W", dimension: "UnitPower"), "w watt watts 瓦"),
        (Units(symbol: "kW", dimension: "UnitPower"), "kw kilowatt kilowatts 千瓦"),
        (Units(symbol: "Hz", dimension: "UnitFrequency"), "hz hertz 赫兹"),
        (Units(symbol: "kHz", dimension: "UnitFrequency"), "khz kilohertz 千赫"),
        (Units(symbol: "B", dimension: "UnitInformationStorage"), "byte bytes 字节"),
        (Units(symbol: "kB", dimension: "UnitInformationStorage"), "kb kilobyte kilobytes 千字节"),
        (Units(symbol: "MB", dimension: "UnitInformationStorage"), "mb megabyte megabytes 兆字节 兆"),
        (Units(symbol: "GB", dimension: "UnitInformationStorage"), "gb gigabyte gigabytes 吉字节"),
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
