import Foundation
import IntentSchema

/// What a typed value means, apart from how it was said.
public enum NormalisedValue: Sendable, Hashable, Encodable {
    case number(Double)
    case ordinal(Int)
    /// As many of a hundred: 10 for "ten percent".
    case percentage(Double)
    /// `code` is ISO 4217, nil when no currency was said.
    case money(amount: Double, code: String?)
    /// `unit` is Foundation's symbol, `dimension` its class: `km`, `UnitLength`.
    case measure(value: Double, unit: String, dimension: String)
    /// In seconds; months and years as the calendar has them from the context's time on.
    case duration(seconds: Double)
    /// ISO 8601 without zone, `2026-03-10`, `2026-03-10T17:00`, or a stretch with a slash between. Days end with their last one, times
    /// with the moment after.
    case date(String)
    /// `rule` as RFC 5545 has it, `start` the first time as in `date`, `times` how often in each interval ("twice a day").
    case recurrence(rule: String, start: String, times: Int?)

    /// The form of world files: a number for numbers, percentages, ordinals and durations (in seconds), `{"amount","code"}` for money,
    /// `{"unit","value"}` for measures, text for dates, `{"rule","start"}` for repetitions.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value), .percentage(let value), .duration(let value):
            var container = encoder.singleValueContainer()
            if let whole = Int64(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .ordinal(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .date(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        case .money(let amount, let code):
            var container = encoder.container(keyedBy: Key.self)
            try Self.encode(amount, .amount, in: &container)
            try container.encode(code, forKey: .code)
        case .measure(let value, let unit, _):
            var container = encoder.container(keyedBy: Key.self)
            try Self.encode(value, .value, in: &container)
            try container.encode(unit, forKey: .unit)
        case .recurrence(let rule, let start, let times):
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(rule, forKey: .rule)
            try container.encode(start, forKey: .start)
            try container.encodeIfPresent(times, forKey: .times)
        }
    }

    private enum Key: String, CodingKey { case amount, code, value, unit, rule, start, times }

    private static func encode(_ value: Double, _ key: Key, in container: inout KeyedEncodingContainer<Key>) throws {
        if let whole = Int64(exactly: value) { try container.encode(whole, forKey: key) } else { try container.encode(value, forKey: key) }
    }

    /// The same as a line of JSON with sorted keys.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The sorts of typed values.
public enum ValueKind: String, Sendable, Hashable, CaseIterable, Codable {
    case number, ordinal, percentage, currency
    case distance, mass, energy, temperature, volume, speed
    /// A measure of another dimension: area, power, frequency …
    case measure
    case duration, date, recurrence

    init(dimension: String) {
        let kinds: [String: ValueKind] = [
            "UnitLength": .distance, "UnitMass": .mass, "UnitEnergy": .energy, "UnitTemperature": .temperature, "UnitVolume": .volume,
            "UnitSpeed": .speed, "UnitDuration": .duration,
        ]
        self = kinds[dimension] ?? .measure
    }
}

/// A stretch of a text that is a typed value.
public struct TypedSpan: Sendable, Hashable {
    public var kind: ValueKind
    /// Places in the engine's tokens of the text.
    public var tokens: Range<Int>
    /// Unicode scalar offsets in the text.
    public var scalars: Range<Int>
    /// As it stands in the text.
    public var surface: String
    public var value: NormalisedValue
}
