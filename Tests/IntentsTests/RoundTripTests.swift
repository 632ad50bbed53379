import Foundation
import IntentSchema
import Testing

@testable @_spi(Runtime) @_spi(Generated) import Intents

struct RoundTripTests {
    private let samples = SampleValues()

    private func check(_ object: IntentObject) throws {
        let type = try #require(ClassRegistry.type(named: object.typeName), "\(object.typeName)")
        let made = try type.make(from: .object(object))
        #expect(made.intentObject == object)
        let copy = try #require(made.copy() as? _SchemaObject)
        #expect(copy !== made)
        #expect(copy.isEqual(made) && copy.hash == made.hash)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: made, requiringSecureCoding: true)
        let unarchived = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: archive) as? _SchemaObject)
        #expect(unarchived.intentObject == object)
        let empty = try type.make(from: .object(IntentObject(object.typeName)))
        #expect(object.fields.isEmpty || !empty.isEqual(made))
    }

    @Test(arguments: Catalogue.shared.intentNames)
    func intentsAndResponsesComeBackEqual(name: String) throws {
        let intent = try #require(Catalogue.shared.intent(named: name))
        let object = samples.intent(intent, depth: 2)
        #expect(object.fields.count == intent.parameters.count)
        try check(object)
        let response = samples.response(intent, depth: 2)
        #expect(response.fields.count == intent.response.properties.count + 1)
        try check(response)
    }

    @Test(arguments: Catalogue.shared.typeNames)
    func valuesComeBackEqual(name: String) throws {
        guard ClassRegistry.type(named: name.replacing(".", with: "")) != nil, name != "INIntent", name != "INIntentResponse"
        else { return }
        try check(try #require(samples.object(name, depth: 2)))
    }

    @Test func everyClassOfTheCatalogueIsKnown() throws {
        let elsewhere: Set<String> = [
            "INExtension", "INFocusStatusCenter", "INMediaDestination", "INMediaDestinationReference", "INObjectCollection",
            "INObjectSection", "INPreferences", "INRelevantShortcutStore", "INShortcut", "INShortcutReference",
            "INUpcomingMediaManager", "INVocabulary", "INVoiceShortcutCenter",
        ]
        for type in try Catalogue.Facts.types() where type.kind == .class && !elsewhere.contains(type.name) {
            let schema = try #require(ClassRegistry.type(named: type.name.replacing(".", with: "")), "\(type.name)")._schema
            guard type.name != "INIntent", type.name != "INIntentResponse" else { continue }
            let known = Set(schema.fields.map(\.name))
            #expect(known.isSuperset(of: type.fields.filter { $0.static != true }.map(\.name)), "\(type.name)")
        }
    }

    @Test func valuesOfNewerPeersSurvive() throws {
        let object = IntentObject(
            "INSendMessageIntent", ["content": "hi", "outgoingMessageType": 99, "fromTheFuture": .array([1, "x"])])
        let intent = try #require(try IntentRuntime.makeIntent(object) as? INSendMessageIntent)
        #expect(intent.outgoingMessageType == .unknown)
        #expect(IntentRuntime.object(of: intent) == object)
        #expect(try #require(intent.copy() as? INSendMessageIntent).intentObject == object)
    }

    @Test func settingAPropertyReplacesWhatANewerPeerSent() throws {
        let status = try INRideStatus.make(from: .object(IntentObject("INRideStatus", ["phase": 99])))
        #expect(status.intentObject["phase"] == 99)
        status.phase = .ongoing
        #expect(status.intentObject["phase"] == INRidePhase.ongoing.intentValue)
    }

    @Test func refusesValuesOfAnotherType() {
        func identifier(_ object: IntentObject) -> String? {
            do throws(HarkError) {
                _ = try IntentRuntime.makeIntent(object)
                return nil
            } catch {
                return error.identifier
            }
        }
        #expect(identifier(IntentObject("INSendMessageIntent", ["content": 5])) == "value.malformed")
        #expect(identifier(IntentObject("INSendMessageIntent", ["recipients": .array(["Anna"])])) == "value.malformed")
        let note = IntentValue.object(IntentObject("INNote"))
        #expect(identifier(IntentObject("INSendMessageIntent", ["sender": note])) == "value.malformed")
        #expect(identifier(IntentObject("INNoSuchIntent")) == "intent.unknown-class")
        #expect(identifier(IntentObject("INPerson")) == "intent.unknown-class")
    }

    @Test func subclassesStandForTheirBase() throws {
        let note = INNote(
            title: INSpeakableString(spokenPhrase: "t"), contents: [INTextNoteContent(text: "a")], groupName: nil,
            createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
        let back = try INNote.make(from: note.intentValue)
        #expect((back.contents.first as? INTextNoteContent)?.text == "a")
    }

    @Test func objectsInPropertiesKeepTheirIdentity() {
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        let status = INRideStatus()
        response.rideStatus = status
        status.rideIdentifier = "later"
        #expect(response.rideStatus === status)
        #expect(response.intentObject["rideStatus"]?.object?["rideIdentifier"] == "later")
    }

    /// What plays is a dictionary with the media player's own keys; it is read back as a media item would be.
    @Test func whatPlaysGoesOutUnderTheMediaPlayersKeys() {
        let response = INPlayMediaIntentResponse(code: .success, userActivity: nil)
        response.nowPlayingInfo = ["title": "Creep", "artist": "Radiohead", "playbackDuration": 238.5]
        let path: ValuePath = "response.nowPlayingInfo:INMediaItem"
        let told = path.value(intent: IntentObject("INPlayMediaIntent"), response: response.intentObject)?.object
        #expect(told?.typeName == "INMediaItem" && told?["title"] == "Creep" && told?["artist"] == "Radiohead")
    }

    @Test func aDecimalKeepsItsDigits() throws {
        for digits in ["20", "0.1", "12345678901234567890.123456789", "-3.5"] {
            let amount = INCurrencyAmount(amount: NSDecimalNumber(string: digits), currencyCode: "EUR")
            let back = try INCurrencyAmount.make(from: amount.intentValue)
            #expect(back.amount == NSDecimalNumber(string: digits))
        }
    }
}
