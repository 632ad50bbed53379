import Foundation
import IntentSchema

/// A value of a schema type, different for each field name, objects filled to a depth.
struct SampleValues {
    let catalogue = Catalogue.shared

    func value(_ type: ValueType, _ name: String, depth: Int) -> IntentValue? {
        switch type {
        case .boolean: return true
        case .integer: return .integer(Int64(name.utf8.count))
        case .number: return .number(Double(name.utf8.count) + 0.25)
        case .string: return .string(name == "timeZone" ? "Europe/Vienna" : name)
        case .data: return .data(Data(name.utf8))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: Double(name.utf8.count) * 1000.125))
        case .url: return .string("https://example.org/\(name)")
        case .dateComponents: return .object(IntentObject("DateComponents", ["year": 2031, "month": 5, "calendar": "gregorian"]))
        case .dictionary: return .object(IntentObject("dictionary", ["a": 1, "b": .array(["x", true])]))
        case .enumeration(let enumeration):
            return catalogue.enumeration(named: enumeration)?.cases.last.map { .integer($0.rawValue) }
        case .optionSet(let enumeration):
            return catalogue.enumeration(named: enumeration).map { .integer($0.cases.reduce(0) { $0 | $1.rawValue }) }
        case .measurement(let unit):
            let symbols = [
                "UnitLength": "km", "UnitTemperature": "°C", "UnitEnergy": "kJ", "UnitSpeed": "m/s", "UnitPower": "kW",
            ]
            return symbols[unit].map { .object(IntentObject("measurement", ["value": 2.5, "unit": .string($0)])) }
        case .array(let element): return value(element, name, depth: depth).map { .array([$0]) }
        case .object(let name): return object(name, depth: depth - 1).map { .object($0) }
        case .opaque: return nil
        }
    }

    func object(_ name: String, depth: Int) -> IntentObject? {
        guard depth >= 0 else { return nil }
        switch name {
        case "INIntent": return IntentObject("INSendMessageIntent", ["content": "hello"])
        case "INIntentResponse": return IntentObject("INSendMessageIntentResponse", ["$code": 3])
        case "INVoiceShortcut":
            return IntentObject(
                name, [
                    "identifier": "B4E7B0B6-5B0C-4D3C-9B6C-3D9B7C6B8A11", "invocationPhrase": "go",
                    "shortcut": .object(IntentObject("INShortcut", ["intent": .object(IntentObject("INSendMessageIntent"))])),
                ])
        case "INMediaDestination": return IntentObject(name, ["mediaDestinationType": 2, "playlistName": "mine"])
        case "INShortcut":
            return IntentObject(name, ["intent": .object(IntentObject("INSendMessageIntent", ["content": "x"]))])
        case "CLRegion", "CLCircularRegion":
            return IntentObject("CLCircularRegion", ["identifier": "r", "latitude": 1.5, "longitude": 2.5, "radius": 10.5])
        case "CLLocation":
            return IntentObject(
                name, ["latitude": 48.25, "longitude": 16.5, "timestamp": .date(Date(timeIntervalSince1970: 5))])
        case "CGColor": return IntentObject(name, ["components": [0.25, 0.5, 0.75, 1.0]])
        case "PersonNameComponents": return IntentObject(name, ["givenName": "Anna", "familyName": "Li"])
        case "NSUserActivity": return IntentObject("userActivity", ["activityType": "a.b", "title": "t"])
        case "DateInterval":
            return IntentObject(
                name, [
                    "start": .date(Date(timeIntervalSinceReferenceDate: 1)),
                    "end": .date(Date(timeIntervalSinceReferenceDate: 2)),
                ])
        default: break
        }
        if let intent = catalogue.intent(named: name) { return self.intent(intent, depth: depth) }
        var object = IntentObject(name.replacing(".", with: ""))
        var type = catalogue.type(named: name)
        guard type != nil else { return nil }
        while let current = type {
            for field in current.fields { object[field.name] = value(field.type, field.name, depth: depth) }
            type = current.superclass.flatMap { catalogue.type(named: $0) }
        }
        return object
    }

    func intent(_ intent: IntentDescription, depth: Int) -> IntentObject {
        var object = IntentObject(intent.name)
        for parameter in intent.parameters {
            object[parameter.name] = value(parameter.type, parameter.name, depth: depth)
        }
        return object
    }

    func response(_ intent: IntentDescription, depth: Int) -> IntentObject {
        var object = IntentObject(intent.response.className, ["$code": .integer(intent.response.codes[0].rawValue)])
        for property in intent.response.properties {
            object[property.name] = value(property.type, property.name, depth: depth)
        }
        return object
    }
}
