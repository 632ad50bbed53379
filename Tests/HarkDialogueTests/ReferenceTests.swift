import Foundation
import HarkDialogue
import IntentSchema
import Testing

/// Values that were referred to: "call her".
@Suite struct ReferenceTests {
    private static func anna(_ name: String, _ identifier: String) -> IntentValue {
        .object(IntentObject("INPerson", ["displayName": .string(name), "contactIdentifier": .string(identifier)]))
    }
    private let lee = anna("Anna Lee", "lee")
    private let li = anna("Anna Li", "li")

    private func call(_ values: [IntentValue], _ references: [SpokenReference]) throws -> Request {
        let intent = try #require(Catalogue.shared.intent(named: "INStartCallIntent"))
        let app = RequestApp(bundleIdentifier: "org.example.ringer", displayName: "Ringer")
        return Request(
            identifier: "r1", apps: [app], intent: intent, values: IntentObject(intent.name, ["contacts": .array(values)]), locale: "en",
            references: references)
    }

    /// The dialogue once the app has a handler and is to resolve the contacts, or the person is asked.
    private func begun(_ request: Request) -> DialogueMachine.Step {
        let machine = DialogueMachine()
        var step = machine.step(DialogueState(), .begin(request))
        step = machine.step(step.state, .app(.began(handlerClass: "Handler")))
        while resolving(step.effects) == nil, case .resolve(let other, _)? = step.effects.last {
            step = machine.step(step.state, .app(.resolved(parameter: other, .single(.notRequired))))
        }
        return step
    }

    private func resolving(_ effects: [DialogueEffect]) -> IntentObject? {
        effects.lazy.compactMap { if case .resolve("contacts", let intent) = $0 { intent } else { nil } }.first
    }

    @Test func ofSeveralThePersonIsAskedBeforeTheAppIs() throws {
        let her = IntentValue.object(IntentObject("INPerson", ["displayName": "her", "siriMatches": .array([lee, li])]))
        let machine = DialogueMachine()
        var step = begun(try call([her], [SpokenReference(parameter: "contacts", words: "her", candidates: [lee, li])]))
        #expect(resolving(step.effects) == nil && step.state.prompt?.question.options.map(\.title) == ["Anna Lee", "Anna Li"])
        #expect(step.state.prompt?.text.contains("her") == false)
        step = machine.step(step.state, .reply(text: "the second one", meaning: .choice(1)))
        #expect(resolving(step.effects)?["contacts"] == .array([li]))
        // And is not asked again by an app that cannot tell them apart.
        step = machine.step(step.state, .app(.resolved(parameter: "contacts", .elements([.disambiguation([lee, li])]))))
        #expect(step.state.prompt == nil && step.state.intent["contacts"] == .array([li]))
    }

    @Test func whoWasSettledBeforeIsSettled() throws {
        let machine = DialogueMachine()
        var step = begun(try call([li], [SpokenReference(parameter: "contacts", words: "her", candidates: [li])]))
        #expect(resolving(step.effects)?["contacts"] == .array([li]))
        step = machine.step(step.state, .app(.resolved(parameter: "contacts", .elements([.disambiguation([lee, li])]))))
        #expect(step.state.prompt == nil && step.state.intent["contacts"] == .array([li]))
    }

    @Test func aContactWithTwoNumbersIsTwo() throws {
        func at(_ number: String) -> IntentValue {
            var person = li.object ?? IntentObject("INPerson")
            person["personHandle"] = .object(IntentObject("INPersonHandle", ["value": .string(number)]))
            return .object(person)
        }
        let machine = DialogueMachine()
        var step = begun(try call([li], [SpokenReference(parameter: "contacts", words: "her", candidates: [li])]))
        #expect(resolving(step.effects)?["contacts"] == .array([li]))
        step = machine.step(step.state, .app(.resolved(parameter: "contacts", .elements([.disambiguation([at("1"), at("2")])]))))
        #expect(step.state.prompt != nil)
    }

    @Test func aRequestIsStoredWithThem() throws {
        let request = try call([li], [SpokenReference(parameter: "contacts", words: "her", candidates: [li])])
        #expect(try JSONCoding.again(request) == request)
        #expect(try JSONCoding.again(try call([li], [])).references.isEmpty)
    }
}

private enum JSONCoding {
    static func again(_ request: Request) throws -> Request {
        try JSONDecoder().decode(Request.self, from: try JSONEncoder().encode(request))
    }
}
