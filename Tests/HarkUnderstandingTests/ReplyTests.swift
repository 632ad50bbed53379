import Foundation
import IntentSchema
import Testing

@testable import HarkUnderstanding

@Suite struct ReplyTests {
    private func meaning(_ reply: String, _ question: Question) -> ReplyMeaning {
        TestWorld.engine.interpret(reply, to: question, in: TestWorld.context)
    }

    private let confirm = Question.confirmRequest(intent: "INSendMessageIntent")
    private let content = Question.value(intent: "INSendMessageIntent", parameter: "content", type: .string)
    private let recipients = Question.value(
        intent: "INSendMessageIntent", parameter: "recipients", type: .array(.object("INPerson")))
    private let annas = Question.choice(
        intent: "INSendMessageIntent", parameter: "recipients", type: .array(.object("INPerson")),
        options: [Option(title: "Anna Lee", subtitle: "work"), Option(title: "Anna Li", subtitle: "home"), Option(title: "安娜", subtitle: "公司")])

    @Test(arguments: [
        "yes", "Yes.", "yep", "go ahead", "send it", "yes, send it", "sure", "ok", "好", "好的", "发送", "发吧", "嗯", "好的，发吧", "是的", "可以", "行",
        "yes please", "ok go ahead", "係", "YEAH!",
    ])
    func yes(_ reply: String) { #expect(meaning(reply, confirm) == .yes) }

    @Test(arguments: ["no", "No!", "nope", "don't", "don't send it", "不", "不要", "别发", "不是", "不用了", "唔好", "no thanks"])
    func no(_ reply: String) { #expect(meaning(reply, confirm) == .no) }

    @Test(arguments: ["cancel", "never mind", "Nevermind", "forget it", "算了", "取消", "算了吧", "no, cancel", "不，取消"])
    func cancel(_ reply: String) {
        #expect(meaning(reply, confirm) == .cancel)
        #expect(meaning(reply, recipients) == .cancel)
        #expect(meaning(reply, annas) == .cancel)
    }

    @Test(arguments: [
        ("1", 0), ("2", 1), ("two", 1), ("the second one", 1), ("second", 1), ("第二个", 1), ("二", 1), ("last one", 2), ("the last one", 2),
        ("最后一个", 2), ("number three", 2), ("第三", 2), ("Anna Li", 1), ("anna lee", 0), ("Lee", 0), ("the one from work", 0), ("work", 0),
        ("home", 1), ("公司的那个", 2), ("安娜", 2), ("the first", 0), ("AnnaLee", 0), ("option 2 please", 1), ("选第一个", 0),
    ])
    func choice(_ reply: String, _ index: Int) { #expect(meaning(reply, annas) == .choice(index)) }

    @Test func choicesThatDoNotDecide() {
        #expect(meaning("Anna", annas) == .ambiguousChoice([0, 1]))
        #expect(meaning("none of these", annas) == .noneOfThese)
        #expect(meaning("都不是", annas) == .noneOfThese)
        #expect(meaning("7", annas) == .unclear)
        #expect(meaning("the weather", annas) == .unclear)
    }

    @Test func freeTextIsKeptButForCancel() {
        #expect(meaning("  I'll be LATE! 🙃 ", content) == .value("I'll be LATE! 🙃"))
        #expect(meaning("yes", content) == .value("yes"))
        #expect(meaning("不要", content) == .value("不要"))
        #expect(meaning("send it", content) == .value("send it"))
        #expect(meaning("cancel the meeting", content) == .value("cancel the meeting"))
        #expect(meaning("cancel", content) == .cancel)
        #expect(meaning("算了", content) == .cancel)
        #expect(meaning("   ", content) == .unclear)
    }

    @Test func peopleCarryTheirMatches() throws {
        guard case .value(.array(let people)) = meaning("Anna and Bob", recipients) else {
            Issue.record("not people")
            return
        }
        let objects = people.compactMap(\.object)
        #expect(objects.map { $0["displayName"] } == ["Anna", "Bob"])
        #expect(
            objects[0]["siriMatches"]?.array?.compactMap(\.object).map { $0["contactIdentifier"] } == ["anna-lee", "anna-li"])
        #expect(meaning("+1 555 0100", recipients) != .unclear)
        #expect(meaning("给王一然", recipients) == .value([TestWorld.engine.values.people.value("王一然")]))
    }

    @Test func corrections() {
        let bob = IntentValue.array([TestWorld.engine.values.people.value("Bob")])
        #expect(meaning("no, to Bob instead", confirm) == .change(parameter: "recipients", value: bob))
        #expect(meaning("no, Bob", confirm) == .change(parameter: "recipients", value: bob))
        #expect(meaning("send it to Bob", confirm) == .change(parameter: "recipients", value: bob))
        #expect(
            meaning("不是，发给李雷", confirm)
                == .change(parameter: "recipients", value: [TestWorld.engine.values.people.value("李雷")]))
        #expect(meaning("change the message to see you at 6", confirm) == .change(parameter: "content", value: "see you at 6"))
        #expect(meaning("改成我不去了", confirm) == .change(parameter: "content", value: "我不去了"))
        #expect(meaning("no, say good evening", confirm) == .change(parameter: "content", value: "good evening"))
        #expect(meaning("say hello instead", confirm) == .change(parameter: "content", value: "hello"))
        #expect(meaning("yes but say hello", confirm) == .change(parameter: "content", value: "hello"))
        #expect(meaning("make it good evening", confirm) == .change(parameter: "content", value: "good evening"))
        #expect(meaning("change it to hello", confirm) == .change(parameter: "content", value: "hello"))
        #expect(meaning("好的，但是说晚上好", confirm) == .change(parameter: "content", value: "晚上好"))
        #expect(meaning("change the message to Bob", confirm) == .change(parameter: "content", value: "Bob"))
        #expect(meaning("say Bob", confirm) == .change(parameter: "content", value: "Bob"))
        #expect(meaning("make it Bob", confirm) == .change(parameter: "recipients", value: bob))
        #expect(meaning("改成Bob", confirm) == .change(parameter: "recipients", value: bob))
        #expect(meaning("to be honest", confirm) == .unclear)
        #expect(meaning("say it", confirm) == .unclear)
        #expect(meaning("说得对", confirm) == .yes)
        #expect(meaning("change it", confirm) == .wantsChange(parameter: nil))
        #expect(meaning("change the message", confirm) == .wantsChange(parameter: "content"))
        #expect(meaning("blah blah", confirm) == .unclear)
    }

    @Test(arguments: [
        "not Bob, Stef", "no, not Bob, Stef", "not Bob but Stef", "not Bob, it's Stef", "Stef, not Bob", "send it to Stef, not Bob", "no, Stef", "to Stef",
        "no I meant Stef", "不是Bob，是Stef", "不是Bob而是Stef", "不是发给Bob，发给Stef", "don't send it to Bob, send it to Stef",
    ])
    func aCorrectedPersonReplaces(_ reply: String) {
        let stef = IntentValue.array([TestWorld.engine.values.people.value("Stef")])
        #expect(meaning(reply, confirm) == .change(parameter: "recipients", value: stef))
    }

    /// The question does not tell who the recipients are, so that adding one asks for all of them.
    @Test(arguments: ["and Anna Lee too", "yes, and also Anna Lee", "send it to Anna Lee as well", "add Anna Lee", "也发给李雷", "not Bob", "不是李雷", "not her", "don't send it to Bob", "no, not to Bob", "别发给李雷"])
    func aPersonAddedOrDeniedIsAskedFor(_ reply: String) {
        #expect(meaning(reply, confirm) == .wantsChange(parameter: "recipients"))
    }

    @Test func puttingOff() {
        #expect(meaning("wait", confirm) == .wantsChange(parameter: nil))
        #expect(meaning("等一下", confirm) == .wantsChange(parameter: nil))
        #expect(meaning("later", confirm) == .no)
        #expect(meaning("no", recipients) == .cancel)
        #expect(meaning("不", recipients) == .cancel)
    }

    @Test(arguments: [
        ("5", "integer", IntentValue.integer(5)), ("twenty five", "integer", 25), ("三十二", "integer", 32), ("两百零五", "integer", 205),
        ("one hundred and two", "integer", 102), ("3.5", "number", 3.5), ("三点五", "number", 3.5), ("2.5", "integer", .null),
        ("yes", "boolean", true), ("不要", "boolean", false), ("hello", "integer", .null), ("一万三千", "integer", 13000),
    ])
    func numbers(_ reply: String, _ type: String, _ value: IntentValue) {
        let question = Question.value(intent: "X", parameter: "p", type: ValueType(type)!)
        #expect(meaning(reply, question) == (value == .null ? .unclear : .value(value)))
    }

    @Test(arguments: [
        ("tomorrow at 5 pm", "2026-03-11T17:00"), ("tomorrow 5pm", "2026-03-11T17:00"), ("明天下午五点", "2026-03-11T17:00"),
        ("today", "2026-03-10"), ("后天", "2026-03-12"), ("2026-04-01", "2026-04-01"), ("2026-04-01T08:15", "2026-04-01T08:15"),
        ("next monday", "2026-03-16"), ("周五", "2026-03-13"), ("下周一", "2026-03-16"), ("in 20 minutes", "2026-03-10T09:50"),
        ("两小时后", "2026-03-10T11:30"), ("半小时后", "2026-03-10T10:00"), ("march 3rd", "2027-03-03"), ("三月十五号", "2026-03-15"), ("noon", "2026-03-10T12:00"),
        ("at 5", "2026-03-10T17:00"), ("at 9", "2026-03-10T21:00"), ("明早八点半", "2026-03-11T08:30"), ("half past six", "2026-03-10T18:30"),
        ("tonight at 8", "2026-03-10T20:00"), ("7:45", "2026-03-10T19:45"), ("三点五分", "2026-03-10T15:05"),
    ])
    func dates(_ reply: String, _ expected: String) {
        let question = Question.value(intent: "X", parameter: "p", type: .dateComponents)
        guard case .value(.object(let date)) = meaning(reply, question) else {
            Issue.record("\(reply) is no date")
            return
        }
        func two(_ name: String) -> String { date[name]?.integer.map { ($0 < 10 ? "0" : "") + String($0) } ?? "" }
        let text = "\(two("year"))-\(two("month"))-\(two("day"))" + (date["hour"] == nil ? "" : "T\(two("hour")):\(two("minute"))")
        #expect(text == expected)
    }

    @Test func moneyMeasuresAndEnumerations() {
        func read(_ reply: String, _ type: String) -> ReplyMeaning {
            let engine = GrammarEngine(world: TestWorld.world) { name in
                name == "INWorkoutLocationType"
                    ? EnumerationDescription(
                        name: name, cases: [EnumerationCase(name: "unknown", rawValue: 0), EnumerationCase(name: "outdoor", rawValue: 1), EnumerationCase(name: "indoor", rawValue: 2)])
                    : nil
            }
            return engine.interpret(reply, to: .value(intent: "X", parameter: "p", type: ValueType(type)!), in: TestWorld.context)
        }
        #expect(
            read("20 dollars", "object(INCurrencyAmount)")
                == .value(.object(IntentObject("INCurrencyAmount", ["amount": 20.0, "currencyCode": "USD"]))))
        #expect(
            read("二十块钱", "object(INCurrencyAmount)")
                == .value(.object(IntentObject("INCurrencyAmount", ["amount": 20.0, "currencyCode": "CNY"]))))
        #expect(read("5 km", "measurement(UnitLength)") == .value(.object(IntentObject("measurement", ["value": 5.0, "unit": "km"]))))
        #expect(read("outdoors", "enumeration(INWorkoutLocationType)") == .value(1))
        #expect(read("on the moon", "enumeration(INWorkoutLocationType)") == .unclear)
    }
}
