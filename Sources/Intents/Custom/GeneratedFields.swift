import AppSupport
import CoreLocation
import Foundation
import IntentSchema

// The fields that classes made from an app's definition may have. Such code stands in another package, where the protocol
// by which values travel is not seen, so that each type has an initialiser of its own.

@_spi(Generated) extension _Field {
    public init(_ name: String, text: String.Type) { self.init(name, String.self) }
    public init(_ name: String, text: [String].Type) { self.init(name, [String].self) }
    /// A boolean, a whole number, a decimal or a time interval: as Xcode declares them, all are `NSNumber`.
    public init(_ name: String, number: NSNumber.Type) { self.init(name, NSNumber.self) }
    public init(_ name: String, number: [NSNumber].Type) { self.init(name, [NSNumber].self) }
    public init(_ name: String, date: DateComponents.Type) { self.init(name, DateComponents.self) }
    public init(_ name: String, date: [DateComponents].Type) { self.init(name, [DateComponents].self) }
    public init(_ name: String, url: URL.Type) { self.init(name, URL.self) }
    public init(_ name: String, url: [URL].Type) { self.init(name, [URL].self) }
    public init(_ name: String, placemark: CLPlacemark.Type) { self.init(name, CLPlacemark.self) }
    public init(_ name: String, placemark: [CLPlacemark].Type) { self.init(name, [CLPlacemark].self) }

    /// A class of the framework or of the definition.
    public init<T: _SchemaObject>(_ name: String, object: T.Type) { self.init(name, T.self) }
    public init<T: _SchemaObject>(_ name: String, object: [T].Type) { self.init(name, [T].self) }

    public init<U: Dimension>(_ name: String, measurement: Measurement<U>.Type) { self.init(name, Measurement<U>.self) }
    public init<U: Dimension>(_ name: String, measurement: [Measurement<U>].Type) { self.init(name, [Measurement<U>].self) }

    /// An enumeration of the framework or of the definition. A value that it has no case for is kept and travels on.
    public init<T: RawRepresentable & Sendable>(_ name: String, enumeration: T.Type) where T.RawValue == Int {
        self.init(name, encode: { ($0 as? T).map(Self.value) }, decode: { try Self.element(T.self, $0) })
    }

    public init<T: RawRepresentable & Sendable>(_ name: String, enumeration: [T].Type) where T.RawValue == Int {
        self.init(
            name, encode: { ($0 as? [T]).map { .array($0.map(Self.value)) } },
            decode: { value in
                guard let elements = value.array else { throw malformed("array", value) }
                return try elements.map { try Self.element(T.self, $0) }
            })
    }

    public init<T: OptionSet & Sendable>(_ name: String, optionSet: T.Type) where T.RawValue == UInt {
        self.init(
            name, encode: { ($0 as? T).map { .integer(Int64(bitPattern: UInt64($0.rawValue))) } },
            decode: { value in
                guard let raw = value.integer else { throw malformed("\(T.self)", value) }
                return T(rawValue: UInt(UInt64(bitPattern: raw)))
            })
    }

    private static func value<T: RawRepresentable>(_ element: T) -> IntentValue where T.RawValue == Int {
        .integer(Int64(element.rawValue))
    }

    private static func element<T: RawRepresentable>(_ type: T.Type, _ value: IntentValue) throws -> T
    where T.RawValue == Int {
        guard let raw = value.integer else { throw malformed("\(type)", value) }
        guard let element = Int(exactly: raw).flatMap(T.init(rawValue:)) else { throw UnknownCase.error(type, value) }
        return element
    }
}
