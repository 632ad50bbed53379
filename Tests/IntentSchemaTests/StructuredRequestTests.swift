import Foundation
import IntentSchema
import Testing

@Suite struct StructuredRequestTests {
    let reader = StructuredRequest()

    func read(_ json: String) throws -> IntentObject { try reader.read(Data(json.utf8)) }

    @Test func whatPeopleWriteBecomesTheExactForm() throws {
        let intent = try read(
            #"{"type":"INStartCallIntent","contacts":"Anna","callCapability":"videoCall","destinationType":2}"#)
        #expect(intent["contacts"] == .array([.object(IntentObject("INPerson", ["displayName": "Anna"]))]))
        #expect(intent["callCapability"] == 2)
        #expect(intent["destinationType"] == 2)
    }

    @Test func exactFormsStayAsTheyAre() throws {
        let json = #"{"type":"INSendMessageIntent","recipients":[{"type":"INPerson","displayName":"A"}],"content":""}"#
        let intent = try read(json)
        #expect(intent["content"] == "")
        #expect(intent["recipients"]?.array?.count == 1)
    }

    @Test(arguments: [
        (#"{"content":"hi"}"#, "request.malformed"), (#"[]"#, "request.malformed"), ("", "request.malformed"),
        (#"{"type":"INNoSuchIntent"}"#, "request.unknown-intent"),
        (#"{"type":"INSendMessageIntent","colour":"red"}"#, "request.malformed"),
        (#"{"type":"INSendMessageIntent","content":3}"#, "request.malformed"),
        (#"{"type":"INSendMessageIntent","recipients":[{"type":"INNote"}]}"#, "request.malformed"),
        (#"{"type":"INStartCallIntent","callCapability":"smell"}"#, "request.malformed"),
        (#"{"type":"INStartCallIntent","callCapability":77}"#, "request.malformed"),
        (#"{"type":"INSendMessageIntent","content":"a","cont\u0065nt":"b"}"#, "request.malformed"),
        (#"{"type":"INSendMessageIntent","recipients":[{"type":"INPerson","displayName":"A","displayName":"B"}]}"#, "request.malformed"),
    ]) func mistakesAreNamed(_ json: String, _ identifier: String) {
        let error = #expect(throws: HarkError.self) { try read(json) }
        #expect(error?.identifier == identifier)
    }

    @Test func aSubclassMayStandForItsSuperclass() throws {
        let json = #"{"type":"INSendMessageIntent","recipients":[{"type":"INRestaurantGuest","displayName":"A"}]}"#
        #expect(try read(json)["recipients"]?.array?.count == 1)
    }

    @Test func aHugeRequestIsRefusedUnread() {
        let data = Data(repeating: 0x20, count: StructuredRequest.byteLimit + 1)
        #expect(#expect(throws: HarkError.self) { try reader.read(data) }?.identifier == "request.malformed")
    }
}

/// Requests for an app's own intents.
@Suite struct CustomStructuredRequestTests {
    static let intent = IntentDescription(
        name: "OrderSoupIntent", domain: "order",
        parameters: [
            ParameterDescription(name: "soup", type: .object("Soup")), ParameterDescription(name: "size", type: .enumeration("Size")),
            ParameterDescription(name: "extras", type: .array(.object("Soup"))),
            ParameterDescription(name: "length", type: .measurement("UnitLength")),
        ],
        response: ResponseDescription(className: "OrderSoupIntentResponse", codeEnumeration: "Code", codes: []),
        handlingProtocol: "OrderSoupIntentHandling",
        custom: CustomIntent(
            types: [
                "Soup": TypeDescription(name: "Soup", superclass: "INObject", fields: [FieldDescription(name: "size", type: .enumeration("Size"))]),
                "ColdSoup": TypeDescription(name: "ColdSoup", superclass: "Soup", fields: []),
            ],
            enumerations: ["Size": EnumerationDescription(name: "Size", cases: [EnumerationCase(name: "large", rawValue: 2)])]))

    func read(_ json: String) throws -> IntentObject {
        let reader = StructuredRequest()
        return try reader.normalized(try reader.decode(Data(json.utf8)), as: Self.intent)
    }

    @Test func valuesAreOfTheDefinitionsTypes() throws {
        let read = try read(
            #"{"type":"OrderSoupIntent","soup":"leek","size":"large","extras":{"type":"ColdSoup","identifier":"1","size":"large"},"length":{"type":"measurement","value":2,"unit":"km"}}"#)
        #expect(read["soup"] == .object(IntentObject("Soup", ["displayString": "leek"])))
        #expect(read["size"] == 2)
        #expect(read["extras"]?.array?.count == 1)
        #expect(read["length"]?.object?["unit"] == "km")
        let own = try self.read(#"{"type":"OrderSoupIntent","soup":{"type":"Soup","size":"large"}}"#)
        #expect(own["soup"]?.object?["size"] == 2)
    }

    @Test(arguments: [
        #"{"type":"OrderSoupIntent","size":"tiny"}"#, #"{"type":"OrderSoupIntent","soup":{"type":"Stew"}}"#,
        #"{"type":"OrderSoupIntent","soup":{"type":"Soup","size":"tiny"}}"#, #"{"type":"OrderSoupIntent","colour":1}"#,
    ]) func mistakesAreNamed(json: String) {
        #expect(#expect(throws: HarkError.self) { try read(json) }?.identifier == "request.malformed")
    }
}

@Suite struct IntentValueTests {
    @Test(arguments: [
        IntentValue.null, true, 3, 2.5, "x", .data(Data([1])), [1, ["a"]], .opaque(type: "t", bytes: Data([9])),
        .date(Date(timeIntervalSinceReferenceDate: 1000.25)),
        .object(IntentObject("INPerson", ["type": "a field called type", "displayName": "Anna"])),
    ]) func jsonRoundTrip(_ value: IntentValue) throws {
        let json = try JSONEncoder().encode([value])
        #expect(try JSONDecoder().decode([IntentValue].self, from: json) == [value])
    }

    @Test func blankIsOneQuestion() {
        for blank: IntentValue in [.null, "", "  \n", [], [""], [.null, " "]] { #expect(blank.isBlank) }
        for value: IntentValue in [false, 0, "x", ["", "x"], .object(IntentObject("INPerson"))] { #expect(!value.isBlank) }
    }

    @Test func conditionsReadFromData() throws {
        let json = #"{"all":[{"not":{"present":"a"}},{"any":[{"equals":["n",2]},{"equals":["locked",false]}]}]}"#
        let condition = try JSONDecoder().decode(Condition.self, from: Data(json.utf8))
        #expect(condition.holds(for: IntentObject("I", ["locked": false])))
        #expect(condition.holds(for: IntentObject("I", ["n": 2, "a": " "])))
        #expect(!condition.holds(for: IntentObject("I", ["n": 2, "a": "x"])))
        #expect(!condition.holds(for: IntentObject("I")))
        let again = try JSONDecoder().decode(Condition.self, from: JSONEncoder().encode(condition))
        #expect(again == condition)
    }
}
