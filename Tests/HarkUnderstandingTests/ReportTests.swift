import IntentSchema
import Testing

@testable import HarkUnderstanding

/// Options are chosen however their names are written.
@Suite struct ListChoiceTests {
    private static let engine = TestWorld.engine(of: "Lists", doing: ["INAddTasksIntent"])

    @Test(arguments: [
        ("to do", 0), ("To-Do", 0), ("TODO", 0), ("the first one", 0), ("number one", 0), ("daily", 1), ("the daily one", 1), ("the second", 1),
        ("第二个", 1), ("Habit", 2), ("the last one", 2), ("3", 2),
    ])
    func aListedNameIsThatOption(_ reply: String, _ index: Int) {
        let options = [Option(title: "To do"), Option(title: "Daily"), Option(title: "Habit")]
        let question = Question.choice(intent: "INAddTasksIntent", parameter: "targetTaskList", type: .object("INTaskList"), options: options)
        #expect(Self.engine.interpret(reply, to: question, in: TestWorld.context) == .choice(index))
    }
}

/// Five apps beside each other: each gets what is its own.
@Suite struct OwnerTests {
    private func owner(of intent: String) -> String? {
        CustomWorld.apps.first { app in app.intents.contains { $0.name == intent } }?.bundleIdentifier
    }

    /// A sentence that goes to another app than its own is worse than one that is refused.
    @Test func aSentenceGoesToItsOwnAppOrToNone() throws {
        let sentences = try ["worked", "held-out", "custom-held-out"].flatMap(LabelledSentence.load).filter { $0.intent != nil }
        #expect(sentences.count >= 200)
        let wrong = sentences.compactMap { sentence -> String? in
            guard let reading = CustomWorld.understand(sentence.text).accepted, let intent = sentence.intent else { return nil }
            let apps = reading.apps.map(\.bundleIdentifier)
            return apps == [owner(of: intent)].compactMap { $0 } ? nil : "\(sentence.text) → \(apps)"
        }
        #expect(Double(wrong.count) / Double(sentences.count) <= 0.01, "\(wrong.joined(separator: "\n"))")
    }

    /// What none of the apps does is taken by none of them.
    @Test(arguments: [
        "where is morocco", "where is morocco on the map", "set a timer", "set a timer for ten minutes", "what's the weather like tomorrow",
        "what time is it", "tell me a joke", "tell me a story", "play some jazz", "what is a video call", "讲个笑话", "今天天气怎么样", "现在几点",
        "定一个十分钟的闹钟",
    ])
    func whatNoAppDoesGoesToNone(_ text: String) {
        let understanding = CustomWorld.understand(text)
        #expect(understanding.accepted == nil, "\(understanding.accepted?.intent ?? "")")
        #expect(understanding.refusal != nil)
    }
}

/// Who is meant by a name.
@Suite struct NamedPeopleTests {
    private func people(_ contacts: [World.Contact]) -> PersonValues {
        GrammarEngine(world: World(apps: [TestWorld.chatter], contacts: contacts), learned: nil).values.people
    }

    @Test(arguments: [
        ("blood works northwest", "works"), ("bloodworks northwest", "works"), ("Blood Works North West", "works"), ("blood bank", "bank"),
        ("bloodbank", "bank"),
    ])
    func namesThatBeginAlikeAreToldApart(_ said: String, _ identifier: String) {
        let contacts = [
            World.Contact(identifier: "works", fullName: "BloodWorks Northwest"), World.Contact(identifier: "bank", fullName: "Blood Bank"),
        ]
        #expect(people(contacts).contacts(said).map { contacts[$0.contact].identifier } == [identifier])
    }

    /// Identity is the contact's, not the number's.
    @Test func aSharedNumberMakesNobodyTheSame() {
        let shared = World.Contact.Handle("555-0100", type: 2, label: "home")
        let people = people([
            World.Contact(
                identifier: "stone", fullName: "Sam Stone", givenName: "Sam", familyName: "Stone", handles: [shared, .init("555-0111", type: 2)]),
            World.Contact(
                identifier: "stein", fullName: "Sam Stein", givenName: "Sam", familyName: "Stein", handles: [shared, .init("555-0122", type: 2)]),
        ])
        func matches(_ name: String) -> [IntentObject] { people.value(name).object?["siriMatches"]?.array?.compactMap(\.object) ?? [] }
        let both = matches("Sam")
        #expect(Set(both.compactMap { $0["contactIdentifier"]?.string }) == ["stone", "stein"])
        #expect(Set(both.compactMap { $0["aliases"]?.array?.first?.object?["value"]?.string }) == ["555-0111", "555-0122"])
        #expect(both.allSatisfy { $0["personHandle"]?.object?["value"] == "555-0100" })
        for name in ["Stone", "Stein"] { #expect(matches("Sam " + name).compactMap { $0["contactIdentifier"]?.string } == [name.lowercased()]) }
    }

    /// A name is a person's although somebody else's address begins with it; only a whole address is one.
    @Test func aNameIsAPersonBeforeItIsAnAddress() throws {
        let people = people([
            World.Contact(
                identifier: "kim", fullName: "Kim Vale", givenName: "Kim", familyName: "Vale", handles: [.init("julian@example.org", type: 1)]),
            World.Contact(
                identifier: "julian", fullName: "Julian Frost", givenName: "Julian", familyName: "Frost", handles: [.init("555-0133", type: 2)]),
        ])
        let named = try #require(people.value("Julian").object)
        #expect(named["personHandle"] == nil)
        #expect(named["siriMatches"]?.array?.compactMap(\.object).map { $0["contactIdentifier"] } == ["julian"])
        let address = try #require(people.value("julian@example.org").object)
        #expect(address["personHandle"]?.object?["value"] == "julian@example.org")
        #expect(address["siriMatches"] == nil)
    }
}
