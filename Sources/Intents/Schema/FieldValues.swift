import AppSupport
import Foundation
import IntentSchema
import IntentWire

// How the types travel that AppSupport leaves to this module. An enumeration is its raw value; what it has no case for is
// kept by whoever holds the field.

extension IntentValueConvertible where Self: RawRepresentable, RawValue == Int {
    package var intentValue: IntentValue { .integer(Int64(rawValue)) }
    package static func make(from value: IntentValue) throws -> Self {
        guard let raw = value.integer else { throw malformed("\(Self.self)", value) }
        guard let made = Int(exactly: raw).flatMap(Self.init(rawValue:)) else { throw UnknownCase.error(Self.self, value) }
        return made
    }
}

extension IntentValueConvertible where Self: OptionSet, RawValue == UInt {
    package var intentValue: IntentValue { .integer(Int64(bitPattern: UInt64(rawValue))) }
    package static func make(from value: IntentValue) throws -> Self {
        guard let raw = value.integer else { throw malformed("\(Self.self)", value) }
        return Self(rawValue: UInt(UInt64(bitPattern: raw)))
    }
}

extension IntentValueConvertible where Self: RawRepresentable, RawValue == String {
    package var intentValue: IntentValue { .string(rawValue) }
    package static func make(from value: IntentValue) throws -> Self {
        guard let text = value.string, let made = Self(rawValue: text) else { throw malformed("\(Self.self)", value) }
        return made
    }
}

extension Float: IntentValueConvertible {
    package var intentValue: IntentValue { .number(Double(self)) }
    package static func make(from value: IntentValue) throws -> Float {
        guard let number = value.number else { throw malformed("number", value) }
        return Float(number)
    }
}

extension UUID: IntentValueConvertible {
    package var intentValue: IntentValue { .string(uuidString) }
    package static func make(from value: IntentValue) throws -> UUID {
        guard let text = value.string, let uuid = UUID(uuidString: text) else { throw malformed("uuid", value) }
        return uuid
    }
}

extension Set: IntentValueConvertible where Element: IntentValueConvertible {
    /// In an order of its own, so that equal sets travel as equal values.
    package var intentValue: IntentValue {
        .array(map(\.intentValue).map { ($0, "\($0)") }.sorted { $0.1 < $1.1 }.map(\.0))
    }
    package static func make(from value: IntentValue) throws -> Set {
        guard let elements = value.array else { throw malformed("array", value) }
        return Set(try elements.map(Element.make(from:)))
    }
}

extension Dictionary: IntentValueConvertible where Key == String, Value == Any {
    /// Entries that are not property-list values are left out and reported.
    package var intentValue: IntentValue {
        var object = IntentObject("dictionary")
        for (key, element) in self {
            do throws(HarkError) {
                object[key] = try PropertyListValues.value(of: element, path: key)
            } catch {
                HostLink.shared.diagnose(error)
            }
        }
        return .object(object)
    }
    package static func make(from value: IntentValue) throws -> [String: Any] {
        try PropertyListValues.dictionary(from: value.requireObject("dictionary"))
    }
}

extension NSNumber: IntentValueConvertible {
    /// A decimal that a double does not hold exactly travels as its digits.
    package var intentValue: IntentValue {
        if let decimal = self as? NSDecimalNumber {
            let number = decimal.doubleValue
            return NSDecimalNumber(string: "\(number)") == decimal ? .number(number) : .string(decimal.stringValue)
        }
        switch String(cString: objCType) {
        case "c", "B": return .boolean(boolValue)
        case "f", "d": return .number(doubleValue)
        default: return .integer(int64Value)
        }
    }

    package static func make(from value: IntentValue) throws -> Self {
        var number: NSNumber?
        if self is NSDecimalNumber.Type {
            switch value {
            case .integer(let integer): number = NSDecimalNumber(string: "\(integer)")
            case .number(let amount): number = NSDecimalNumber(string: "\(amount)")
            case .string(let digits): number = NSDecimalNumber(string: digits)
            default: break
            }
            if number == NSDecimalNumber.notANumber { number = nil }
        } else {
            switch value {
            case .boolean(let flag): number = NSNumber(value: flag)
            case .integer(let integer): number = NSNumber(value: integer)
            case .number(let amount): number = NSNumber(value: amount)
            default: break
            }
        }
        guard let made = number as? Self else { throw malformed("number", value) }
        return made
    }
}

extension NSRange: IntentValueConvertible {
    package var intentValue: IntentValue {
        .object(IntentObject("NSRange", ["location": location.intentValue, "length": length.intentValue]))
    }
    package static func make(from value: IntentValue) throws -> NSRange {
        let object = try value.requireObject("NSRange")
        guard let location = try object.read("location", as: Int.self), let length = try object.read("length", as: Int.self)
        else { throw malformed("NSRange", value) }
        return NSRange(location: location, length: length)
    }
}

extension DateInterval: IntentValueConvertible {
    package var intentValue: IntentValue {
        .object(IntentObject("DateInterval", ["start": .date(start), "end": .date(end)]))
    }
    package static func make(from value: IntentValue) throws -> DateInterval {
        let object = try value.requireObject("DateInterval")
        guard let start = object["start"]?.date, let end = object["end"]?.date, start <= end else {
            throw malformed("DateInterval", value)
        }
        return DateInterval(start: start, end: end)
    }
}

extension NSUserActivity: IntentValueConvertible {
    package var intentValue: IntentValue { transit.value }
    package static func make(from value: IntentValue) throws -> Self {
        guard let made = try NSUserActivity(UserActivity(value)) as? Self else { throw malformed("NSUserActivity", value) }
        return made
    }
}
