import Foundation
import IntentSchema

@testable import HarkUnderstanding

/// The world that the sentences of the fixtures are spoken in: Chatter for messages, Ringer for calls.
enum TestWorld {
    static func parameter(_ name: String, _ type: String) -> ParameterDescription {
        ParameterDescription(name: name, type: ValueType(type)!)
    }

    /// An engine by the grammar alone for a world of one app, which handles intents of the catalogue.
    static func engine(of app: String, doing intents: [String]) -> GrammarEngine {
        GrammarEngine(
            world: World(
                apps: [
                    World.App(
                        bundleIdentifier: "org.example.\(app.lowercased())", displayName: app,
                        intents: intents.compactMap { Catalogue.shared.intent(named: $0) })
                ], contacts: contacts), learned: nil)
    }

    static func intent(_ name: String, _ domain: String, custom: Bool = false, _ parameters: [(String, String)]) -> IntentDescription {
        IntentDescription(
            name: name, domain: domain, parameters: parameters.map { parameter($0.0, $0.1) },
            response: ResponseDescription(className: name + "Response", codeEnumeration: name + "ResponseCode", codes: []),
            handlingProtocol: name + "Handling", custom: custom ? CustomIntent() : nil)
    }

    static let sendMessage = intent(
        "INSendMessageIntent", "Messages",
        [
            ("recipients", "[object(INPerson)]"), ("outgoingMessageType", "enumeration(INOutgoingMessageType)"), ("content", "string"),
            ("speakableGroupName", "object(INSpeakableString)"),
        ])
    static let searchMessages = intent(
        "INSearchForMessagesIntent", "Messages",
        [
            ("recipients", "[object(INPerson)]"), ("senders", "[object(INPerson)]"), ("searchTerms", "[string]"),
            ("attributes", "optionSet(INMessageAttributeOptions)"), ("dateTimeRange", "object(INDateComponentsRange)"),
        ])
    static let setAttribute = intent(
        "INSetMessageAttributeIntent", "Messages", [("identifiers", "[string]"), ("attribute", "enumeration(INMessageAttribute)")])
    static let startCall = intent(
        "INStartCallIntent", "Calls",
        [
            ("destinationType", "enumeration(INCallDestinationType)"), ("contacts", "[object(INPerson)]"),
            ("callCapability", "enumeration(INCallCapability)"),
        ])
    static let callHistory = intent(
        "INSearchCallHistoryIntent", "Calls",
        [
            ("dateCreated", "object(INDateComponentsRange)"), ("recipient", "object(INPerson)"),
            ("callTypes", "optionSet(INCallRecordTypeOptions)"), ("callType", "enumeration(INCallRecordType)"),
        ])
    static let hangUp = intent("INHangUpCallIntent", "Calls", [("callIdentifier", "string")])
    static let answer = intent("INAnswerCallIntent", "Calls", [("callIdentifier", "string")])

    static let chatter = World.App(
        bundleIdentifier: "org.example.chatter", displayName: "Chatter", alternativeNames: ["Chatter Messenger", "聊聊"],
        intents: [sendMessage, searchMessages, setAttribute])
    static let ringer = World.App(
        bundleIdentifier: "org.example.ringer", displayName: "Ringer", intents: [startCall, callHistory, hangUp, answer])

    static let contacts = [
        World.Contact(identifier: "anna-lee", fullName: "Anna Lee", givenName: "Anna", familyName: "Lee"),
        World.Contact(identifier: "anna-li", fullName: "Anna Li", givenName: "Anna", familyName: "Li"),
        World.Contact(identifier: "bob", fullName: "Bob Stone", givenName: "Bob", familyName: "Stone"),
        World.Contact(
            identifier: "maria", fullName: "Maria Rossi", givenName: "Maria", familyName: "Rossi", nickname: "Mimi", relations: ["sister"]),
        World.Contact(identifier: "wang", fullName: "王一然", givenName: "一然", familyName: "王"),
        World.Contact(identifier: "li", fullName: "李雷", givenName: "雷", familyName: "李"),
        World.Contact(identifier: "chan", fullName: "陳家傑", givenName: "家傑", familyName: "陳"),
        World.Contact(identifier: "blood", fullName: "BloodWorks Northwest"),
        World.Contact(identifier: "stef", fullName: "Stef"),
        World.Contact(identifier: "brent", fullName: "Brent Stef", givenName: "Brent", familyName: "Stef"),
    ]

    static let world = World(apps: [chatter, ringer], contacts: contacts)
    static let engine = GrammarEngine(world: world, learned: nil)
    /// Tuesday, 10 March 2026, 09:30 UTC.
    static let context = UtteranceContext(locale: "en", now: Date(timeIntervalSince1970: 1_773_135_000))

    static func understand(_ text: String, _ engine: GrammarEngine = engine) -> Understanding {
        engine.understand(text, in: context)
    }
}

/// A line of a fixture: a sentence and how it must be read.
struct LabelledSentence: CustomStringConvertible, Sendable {
    var text: String
    /// Nil: refuse.
    var intent: String?
    var app: String?
    var slots: [String: [String]]

    var description: String { text }

    static func load(_ name: String) throws -> [LabelledSentence] {
        let url = Bundle.module.url(forResource: "Sentences/" + name, withExtension: "txt")!
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Self.init)
    }

    init(_ line: Substring) {
        let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        text = columns[0]
        intent = columns[1] == "refuse" ? nil : columns[1]
        app = columns.count > 2 && columns[2] != "-" && !columns[2].isEmpty ? columns[2] : nil
        slots = [:]
        for pair in columns.count > 3 ? columns[3].components(separatedBy: "; ") : [] where pair.contains("=") {
            let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
            slots[halves[0]] = ["content", "reason"].contains(halves[0]) ? [halves[1]] : halves[1].components(separatedBy: ",")
        }
    }

    /// Nil when the engine reads it so, else how it was read.
    func difference(from understanding: Understanding) -> String? {
        let reading = understanding.accepted
        var slots: [String: [String]] = [:]
        for slot in reading?.slots ?? [] where self.slots[slot.parameter] != nil || !["dateTimeRange", "dateCreated"].contains(slot.parameter) {
            slots[slot.parameter, default: []].append(slot.surface)
        }
        let app = reading?.appNamed == true ? reading?.apps.first?.displayName : nil
        if reading?.intent == intent, app == self.app, slots == self.slots { return nil }
        let best = understanding.readings.first
        return
            "\(best?.intent ?? "none") \(best.map { SentenceReader.rounded($0.score) } ?? "") \(app ?? "-") \(slots) \(best?.reasons.joined(separator: "; ") ?? "")"
    }
}
