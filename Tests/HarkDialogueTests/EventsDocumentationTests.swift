import Foundation
import HarkDialogue
import HarkEvents
import IntentSchema
import Testing

/// The example stream of `Documentation/Events.md` is what really happens.
@Suite struct EventsDocumentationTests {
    /// The driver's own events; the others come from the machine.
    private static let driverKinds: Set<EventKind> = [
        .utterance, .structuredRequest, .understood, .notUnderstood, .launched, .logged,
    ]

    private func documentation() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "Documentation/Events.md"), encoding: .utf8)
    }

    @Test func everyKindIsDocumented() throws {
        let text = try documentation()
        for kind in EventKind.allCases { #expect(text.contains("\n| `\(kind.rawValue)` |"), "\(kind.rawValue)") }
    }

    @Test func theExampleIsReal() throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            try Date(
                decoder.singleValueContainer().decode(String.self),
                strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        }
        let example = try documentation().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("{\"fields\"") }.map { try decoder.decode(Event.self, from: Data($0.utf8)) }
        #expect(example.map(\.sequence) == Array(1...example.count))

        let people = [person("Anna Lee", id: "1", label: "work"), person("Anna Li", id: "2", label: "home")]
        let app = ScriptedApp(
            resolve: { parameter, intent in
                guard parameter == "recipients" else { return .single(intent[parameter].map { .success($0) } ?? .needsValue) }
                guard let recipients = intent[parameter]?.array else { return .elements([.needsValue]) }
                return .elements(
                    recipients.map { $0.object?["contactIdentifier"] == nil ? .disambiguation(people) : .success($0) })
            },
            confirm: { _ in respond("ready") })
        let talk = Conversation(app)
        talk.feed(.begin(request(try builtIn("INSendMessageIntent"))))
        for (text, meaning) in [
            ("Anna", ReplyMeaning.value([person("Anna")])), ("the second one", .choice(1)),
            ("I'll be late", .value("I'll be late")), ("yes", .yes),
        ] { talk.feed(.reply(text: text, meaning: meaning)) }
        let made = talk.events.map { Shown(kind: $0.kind, fields: $0.fields) }
        let shown = example.filter { !Self.driverKinds.contains($0.kind) }.map { Shown(kind: $0.kind, fields: $0.fields) }
        #expect(shown == made)
    }

    private struct Shown: Equatable {
        var kind: EventKind
        var fields: [String: IntentValue]
    }
}
