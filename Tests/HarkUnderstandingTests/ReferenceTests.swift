import IntentSchema
import Testing

@testable import HarkUnderstanding

/// What words that refer stand for, and whom a request is repeated for.
@Suite struct ReferenceTests {
    private static func person(_ name: String, _ identifier: String?, age: Int = 0) -> Mention {
        var person = IntentObject("INPerson", ["displayName": .string(name)])
        person["contactIdentifier"] = identifier.map { .string($0) }
        return Mention(kind: .person, value: .object(person), name: name, fields: ["contacts"], request: "r\(9 - age)", age: age)
    }

    private static func text(_ text: String) -> Mention {
        Mention(kind: .text, value: .string(text), name: text, fields: ["content"], request: "r9", age: 0)
    }

    private func read(_ sentence: String, _ mentioned: [Mention], _ engine: GrammarEngine = TestWorld.engine) -> Reading? {
        var context = TestWorld.context
        context.mentioned = mentioned
        return engine.understand(sentence, in: context).accepted
    }

    private func names(_ reading: Reading?, _ parameter: String) -> [String] {
        (reading?.values[parameter]?.array ?? []).compactMap { $0.object?["displayName"]?.string }
    }

    @Test(arguments: [
        ("call her", "contacts"), ("text him that I'm late", "recipients"), ("给她打电话", "contacts"), ("告诉他我到了", "recipients"), ("告訴佢我到咗", "recipients"),
        ("call her on Ringer", "contacts"),
    ])
    func aPersonIsTheOneBefore(sentence: String, parameter: String) {
        let reading = read(sentence, [Self.person("Bob Stone", "bob")])
        #expect(reading?.values[parameter]?.array?.map { $0.object?["contactIdentifier"] } == ["bob"], "\(String(describing: reading))")
        // The slot is what was said.
        #expect(reading?.slots.filter { $0.parameter == parameter }.allSatisfy { sentence.contains($0.surface) } == true)
        #expect(reading?.references?.map(\.candidates.count) == [1])
    }

    @Test func theNewestCounts() {
        let all = [Self.person("Bob Stone", "bob"), Self.person("Anna Lee", "anna-lee", age: 1)]
        #expect(names(read("call her", all), "contacts") == ["Bob Stone"])
    }

    @Test func whatIsKnownOfAPersonDecides() {
        let both = [Self.person("Bob Stone", "bob"), Self.person("Maria Rossi", "maria")]
        // The contact is a sister.
        #expect(names(read("call her", both), "contacts") == ["Maria Rossi"])
        #expect(names(read("call him", both), "contacts") == ["Bob Stone"])
        #expect(names(read("call them", both), "contacts") == ["Bob Stone", "Maria Rossi"])
        #expect(names(read("call him", [Self.person("Maria Rossi", "maria")]), "contacts") == [])
    }

    @Test func ofTwoEquallyLikelyNeitherIsTaken() {
        let reading = read("call her", [Self.person("Anna Lee", "anna-lee"), Self.person("Anna Li", "anna-li")])
        #expect(names(reading, "contacts") == ["her"] && reading?.references?.first?.candidates.count == 2)
    }

    @Test(arguments: ["tell Bob I love her", "告诉李雷我爱她", "tell Bob that he is late"]) func insideOfTextWordsStayText(sentence: String) {
        let plain = read(sentence, [])
        #expect(plain != nil && read(sentence, [Self.person("Anna Lee", "anna-lee")]) == plain)
    }

    @Test(arguments: ["call her mom", "给他妈妈打电话"]) func somebodyElsesRelativesAreOthers(sentence: String) {
        let reading = read(sentence, [Self.person("Anna Lee", "anna-lee")])
        #expect(reading?.references == nil && !names(reading, "contacts").contains("Anna Lee"))
    }

    @Test func itIsTheNewestText() {
        let engine = TestWorld.engine(of: "Chatter", doing: ["INSendMessageIntent"])
        #expect(read("send it to Bob", [Self.text("hello there")], engine)?.values["content"] == "hello there")
        #expect(read("把它发给李雷", [Self.text("你好")], engine)?.values["content"] == "你好")
        // With nothing before, it is asked for.
        #expect(read("把它发给李雷", [], engine).map { $0.values["content"] } == .some(nil))
    }

    @Test func nobodyBeforeLeavesThemOpen() {
        let reading = read("告诉她我到了", [])
        #expect(reading?.intent == "INSendMessageIntent" && reading?.values["recipients"] == nil && reading?.values["content"] == "我到了")
    }

    @Test(arguments: ["book a ride there", "get me a ride to there", "打车去那儿", "叫车去那里", "叫車去嗰度"]) func aPlaceIsTheOneBefore(sentence: String) {
        let engine = TestWorld.engine(of: "Cabbie", doing: ["INRequestRideIntent"])
        let station = IntentObject("CLPlacemark", ["name": "Union Station", "locality": "Chicago"])
        let place = Mention(kind: .place, value: .object(station), name: "Union Station", fields: ["dropOffLocation"], request: "r9", age: 0)
        #expect(
            read(sentence, [place], engine)?.values["dropOffLocation"] == .object(station), "\(String(describing: read(sentence, [place], engine)))")
    }

    @Test(arguments: ["is there a message from Bob", "are there any messages from Bob"]) func thereIsNoPlaceEverywhere(sentence: String) {
        let place = Mention(
            kind: .place, value: .object(IntentObject("CLPlacemark", ["name": "Oslo"])), name: "Oslo", fields: [], request: "r9", age: 0)
        #expect(read(sentence, [place]) == read(sentence, []))
    }

    @Test(arguments: [
        ("send Bob the same", ["bob"], true), ("same to Bob", ["bob"], true), ("Bob too", ["bob"], false),
        ("and to Bob and Maria too", ["bob", "maria"], false),
        ("the same thing to Bob please", ["bob"], true), ("给李雷也发一个", ["li"], false), ("也发给李雷", ["li"], false), ("再给李雷转一笔", ["li"], false),
        ("再给李雷转一笔一样的", ["li"], true), ("顺便也告诉Bob", ["bob"], false), ("給李雷也發一個", ["li"], false), ("send the same给李雷", ["li"], true),
    ])
    func theSameForSomebody(sentence: String, who: [String], isSaid: Bool) throws {
        let same = try #require(TestWorld.engine.sameFor(sentence))
        let found = same.people.map { $0.object?["siriMatches"]?.array?.first?.object?["contactIdentifier"]?.string }
        #expect(found == who && same.isSaid == isSaid)
    }

    @Test(arguments: ["call Bob", "tell Bob I'm late too", "the same", "Zed too", "给李雷打电话", "text Bob the same thing happened to Maria", "Bob"])
    func whatSaysMoreIsSomethingElse(sentence: String) {
        #expect(TestWorld.engine.sameFor(sentence) == nil)
    }
}
