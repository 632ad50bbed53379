import Foundation
package import IntentSchema

// How Foundation's own types travel. The forms are those of Documentation/Protocol.md, "Values".

extension Bool: IntentValueConvertible {
    package var intentValue: IntentValue { .boolean(self) }
    package static func make(from value: IntentValue) throws -> Bool {
        guard let boolean = value.boolean else { throw malformed("boolean", value) }
        return boolean
    }
}

extension Int: IntentValueConvertible {
    package var intentValue: IntentValue { .integer(Int64(self)) }
    package static func make(from value: IntentValue) throws -> Int {
        guard let integer = value.integer else { throw malformed("integer", value) }
        return Int(integer)
    }
}

extension Double: IntentValueConvertible {
    package var intentValue: IntentValue { .number(self) }
    package static func make(from value: IntentValue) throws -> Double {
        guard let number = value.number else { throw malformed("number", value) }
        return number
    }
}

extension String: IntentValueConvertible {
    package var intentValue: IntentValue { .string(self) }
    package static func make(from value: IntentValue) throws -> String {
        guard let string = value.string else { throw malformed("string", value) }
        return string
    }
}

extension Data: IntentValueConvertible {
    package var intentValue: IntentValue { .data(self) }
    package static func make(from value: IntentValue) throws -> Data {
        guard let data = value.data else { throw malformed("data", value) }
        return data
    }
}

extension Date: IntentValueConvertible {
    package var intentValue: IntentValue { .date(self) }
    package static func make(from value: IntentValue) throws -> Date {
        guard let date = value.date else { throw malformed("date", value) }
        return date
    }
}

extension URL: IntentValueConvertible {
    /// The absolute text; a URL relative to a base becomes the absolute one.
    package var intentValue: IntentValue { .string(absoluteString) }
    package static func make(from value: IntentValue) throws -> URL {
        guard let text = value.string, let url = URL(string: text) else { throw malformed("url", value) }
        return url
    }
}

extension Array: IntentValueConvertible where Element: IntentValueConvertible {
    package var intentValue: IntentValue { .array(map(\.intentValue)) }
    package static func make(from value: IntentValue) throws -> [Element] {
        guard let elements = value.array else { throw malformed("array", value) }
        return try elements.map(Element.make(from:))
    }
}

extension DateComponents: IntentValueConvertible {
    private static let integers: [(String, WritableKeyPath<DateComponents, Int?>)] = [
        ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
        ("second", \.second), ("nanosecond", \.nanosecond), ("weekday", \.weekday),
        ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter), ("weekOfMonth", \.weekOfMonth),
        ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear),
    ]

    /// An object of type `DateComponents` with the components that are set, `isLeapMonth`, `calendar` (its identifier,
    /// for example `gregorian`) and `timeZone` (its identifier).
    package var intentValue: IntentValue {
        var object = IntentObject("DateComponents")
        for (name, path) in Self.integers { object.write(name, self[keyPath: path]) }
        object.write("isLeapMonth", isLeapMonth)
        object.write("timeZone", timeZone?.identifier)
        object.write("calendar", calendar.map { Self.names[$0.identifier] ?? "gregorian" })
        return .object(object)
    }

    package static func make(from value: IntentValue) throws -> DateComponents {
        let object = try value.requireObject("DateComponents")
        var components = DateComponents()
        for (name, path) in integers { components[keyPath: path] = try object.read(name) }
        components.isLeapMonth = try object.read("isLeapMonth")
        if let identifier: String = try object.read("timeZone") { components.timeZone = TimeZone(identifier: identifier) }
        if let name: String = try object.read("calendar") {
            guard let identifier = names.first(where: { $0.value == name })?.key else { throw malformed("calendar", .string(name)) }
            components.calendar = Calendar(identifier: identifier)
        }
        return components
    }

    private static let names: [Calendar.Identifier: String] = [
        .gregorian: "gregorian", .buddhist: "buddhist", .chinese: "chinese", .coptic: "coptic",
        .ethiopicAmeteMihret: "ethiopic", .ethiopicAmeteAlem: "ethiopicAmeteAlem", .hebrew: "hebrew",
        .iso8601: "iso8601", .indian: "indian", .islamic: "islamic", .islamicCivil: "islamicCivil",
        .islamicTabular: "islamicTabular", .islamicUmmAlQura: "islamicUmmAlQura", .japanese: "japanese",
        .persian: "persian", .republicOfChina: "republicOfChina",
    ]
}

extension PersonNameComponents: IntentValueConvertible {
    private static let parts: [(String, WritableKeyPath<PersonNameComponents, String?>)] = [
        ("namePrefix", \.namePrefix), ("givenName", \.givenName), ("middleName", \.middleName),
        ("familyName", \.familyName), ("nameSuffix", \.nameSuffix), ("nickname", \.nickname),
    ]

    /// An object of type `PersonNameComponents` with the parts that are set and `phoneticRepresentation`.
    package var intentValue: IntentValue {
        var object = IntentObject("PersonNameComponents")
        for (name, path) in Self.parts { object.write(name, self[keyPath: path]) }
        object.write("phoneticRepresentation", phoneticRepresentation)
        return .object(object)
    }

    package static func make(from value: IntentValue) throws -> PersonNameComponents {
        let object = try value.requireObject("PersonNameComponents")
        var components = PersonNameComponents()
        for (name, path) in parts { components[keyPath: path] = try object.read(name) }
        components.phoneticRepresentation = try object.read("phoneticRepresentation")
        return components
    }
}
