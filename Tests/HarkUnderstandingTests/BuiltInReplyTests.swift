import Foundation
import IntentSchema
import Testing

@testable import HarkUnderstanding

/// Replies about built-in requests, read with the request's values at hand.
@Suite struct BuiltInReplyTests {
    private static let world: World = {
        func intents(_ names: String...) -> [IntentDescription] { names.compactMap { Catalogue.shared.intent(named: $0) } }
        return World(
            apps: [
                .init(bundleIdentifier: "chat", displayName: "Lark", intents: intents("INSendMessageIntent", "INStartCallIntent")),
                .init(bundleIdentifier: "post", displayName: "Pigeon", alternativeNames: ["信鸽"], intents: intents("INSendMessageIntent")),
                .init(bundleIdentifier: "purse", displayName: "Purse", intents: intents("INSendPaymentIntent", "INPayBillIntent")),
                .init(
                    bundleIdentifier: "lists", displayName: "Lists",
                    intents: intents("INAddTasksIntent", "INCreateNoteIntent", "INCreateTaskListIntent")),
                .init(
                    bundleIdentifier: "town", displayName: "Town",
                    intents: intents("INRequestRideIntent", "INBookRestaurantReservationIntent", "INStartWorkoutIntent", "INSetCarLockStatusIntent")),
            ],
            contacts: [
                .init(identifier: "ada", fullName: "Ada Holt", givenName: "Ada", familyName: "Holt", organization: "Mill Street Library"),
                .init(identifier: "reyes", fullName: "Ada Reyes", givenName: "Ada", familyName: "Reyes"),
                .init(identifier: "ben", fullName: "Ben Ito", givenName: "Ben", familyName: "Ito", relations: ["brother"]),
                .init(identifier: "lin", fullName: "林小雨", givenName: "小雨", familyName: "林"),
            ])
    }()
    private static let engine = GrammarEngine(world: world)

    private func meaning(_ reply: String, _ question: Question, _ values: [String: IntentValue] = [:], of intent: String = "") -> ReplyMeaning {
        let context = UtteranceContext(
            locale: "en", now: Date(timeIntervalSince1970: 1_773_135_000), timeZone: "UTC", values: IntentObject(intent, values))
        return Self.engine.interpret(reply, to: question, in: context)
    }

    private func person(_ name: String) -> IntentValue { Self.engine.values.people.value(name) }
    private func identifiers(_ meaning: ReplyMeaning, _ parameter: String) -> [String] {
        let value: IntentValue? =
            switch meaning {
            case .value(let value): value
            default: meaning.values?[parameter]
            }
        return (value?.array ?? [value].compactMap(\.self)).compactMap {
            $0.object?["siriMatches"]?.array?.first?.object?["contactIdentifier"]?.string
        }
    }

    private func date(_ text: String) -> IntentValue {
        let parts = text.split { "-T:".contains($0) }.compactMap { Int64($0) }
        return .object(
            IntentObject("DateComponents", Dictionary(zip(["year", "month", "day", "hour", "minute"], parts.map { .integer($0) })) { $1 }))
    }

    // MARK: Yes and no by what is done

    @Test(arguments: [
        "yes, book it", "yep send it", "对，转", "好，叫车", "打啦", "yes that's the one", "好嘞", "可以了，发", "ok 发", "go ahead吧", "得，發啦", "sure, pay it",
    ])
    func yes(_ reply: String) { #expect(meaning(reply, .confirmRequest(intent: "INSendMessageIntent")) == .yes) }

    @Test(arguments: ["先别发", "先不还了", "hold on, don't send it", "等等，不订了", "please don't book it", "不打了", "唔使打喇", "let's not do it"])
    func no(_ reply: String) {
        #expect(meaning(reply, .confirmRequest(intent: "INSendMessageIntent")) == .no)
        // Where something is asked, what is not to be done leaves nothing to ask.
        #expect(meaning(reply, .value(intent: "INRequestRideIntent", parameter: "partySize", type: .integer)) == .cancel)
    }

    @Test(arguments: ["scrap that, don't send it", "hmm, no, cancel that", "算了，不打了", "whatever, cancel", "算了cancel吧", "nvm"])
    func cancel(_ reply: String) { #expect(meaning(reply, .confirmRequest(intent: "INSendMessageIntent")) == .cancel) }

    @Test func theSameCommandAgainIsYes() {
        let question = Question.confirmRequest(intent: "INSetCarLockStatusIntent")
        #expect(meaning("yes unlock it", question, ["locked": false]) == .yes)
        #expect(meaning("no, lock it", question, ["locked": false]) == .change(parameter: "locked", value: true))
    }

    @Test(arguments: ["never mind, I'll see her later", "ah never mind I'll see her later", "不用了，我走路过去", "算了我自己去", "唔使喇，我行路", "no thanks, we're staying in"])
    func givingUpMaySayWhy(_ reply: String) {
        #expect(meaning(reply, .confirmRequest(intent: "INRequestRideIntent")) == .cancel)
        #expect(meaning(reply, adas) == .cancel)
    }

    // MARK: What is said around a value

    @Test(arguments: [("there'll be four of us", 4), ("just the two of us", 2), ("三位", 3), ("5个人", 5), ("six then", 6), ("我们一共五个", 5)])
    func numbers(_ reply: String, _ number: Int64) {
        #expect(
            meaning(reply, .value(intent: "INBookRestaurantReservationIntent", parameter: "partySize", type: .integer)) == .value(.integer(number)))
    }

    @Test(arguments: [
        ("uh, tomorrow at 4 pm", "2026-03-11T16:00"), ("那就明晚八点", "2026-03-11T20:00"), ("okay, Friday at 8 pm", "2026-03-13T20:00"),
        ("周五 6 pm 不对 7 pm", "2026-03-13T19:00"), ("Thursday at 8:30 pm then", "2026-03-12T20:30"),
    ])
    func dates(_ reply: String, _ expected: String) {
        #expect(
            meaning(reply, .value(intent: "INBookRestaurantReservationIntent", parameter: "bookingDateComponents", type: .dateComponents))
                == .value(date(expected)))
    }

    @Test(arguments: ["to my brother", "it's for Ben", "call Ben please", "给Ben", "那打给Ben吧", "not Ada, Ben"])
    func people(_ reply: String) {
        let question = Question.value(intent: "INStartCallIntent", parameter: "contacts", type: .array(.object("INPerson")))
        #expect(identifiers(meaning(reply, question), "contacts") == ["ben"])
    }

    @Test func placesAndGoals() {
        let place = Question.value(intent: "INRequestRideIntent", parameter: "dropOffLocation", type: .object("CLPlacemark"))
        for reply in ["to King's Cross", "take me to King's Cross", "King's Cross please"] {
            #expect(meaning(reply, place) == .value(.object(IntentObject("CLPlacemark", ["name": "King's Cross"]))), "\(reply)")
        }
        let goal = Question.value(intent: "INStartWorkoutIntent", parameter: "goalValue", type: .number)
        #expect(meaning("五公里", goal) == .changes(["goalValue": 5000.0, "workoutGoalUnitType": 2]))
        #expect(meaning("ok 30 minutes", goal) == .changes(["goalValue": 30.0, "workoutGoalUnitType": 7]))
        // Thirty minutes or half of one hour.
        let halves: [ReplyMeaning] = [
            .changes(["goalValue": 30.0, "workoutGoalUnitType": 7]), .changes(["goalValue": 0.5, "workoutGoalUnitType": 8]),
        ]
        #expect(halves.contains(meaning("half an hour", goal)))
    }

    @Test(arguments: [
        ("say I'm late", "I'm late"), ("tell him I'm late", "I'm late"), ("就说我晚点到", "我晚点到"), ("说call me", "call me"), ("说好的事别忘了", "说好的事别忘了"),
        ("好的，我马上来", "好的，我马上来"), ("stop by later", "stop by later"), ("cancel the order", "cancel the order"), ("不用了", "不用了"),
    ])
    func dictatedTextIsUnwrapped(_ reply: String, _ text: String) {
        #expect(meaning(reply, .value(intent: "INSendMessageIntent", parameter: "content", type: .string)) == .value(.string(text)))
    }

    @Test func notesTasksAndTitles() {
        let note = Question.value(intent: "INCreateNoteIntent", parameter: "content", type: .object("INNoteContent"))
        #expect(meaning("就写周末去看房", note) == .value(.object(IntentObject("INTextNoteContent", ["text": "周末去看房"]))))
        #expect(meaning("yes to the new sofa", note) == .value(.object(IntentObject("INTextNoteContent", ["text": "yes to the new sofa"]))))
        #expect(meaning("cancel", note) == .cancel)
        let tasks = Question.value(intent: "INAddTasksIntent", parameter: "taskTitles", type: .array(.object("INSpeakableString")))
        #expect(meaning("call the dentist", tasks) == .value([ValueReader.speakable("call the dentist")]))
        #expect(meaning("no", tasks) == .cancel)
        let title = Question.value(intent: "INCreateTaskListIntent", parameter: "title", type: .object("INSpeakableString"))
        #expect(meaning("叫露营装备", title) == .value(ValueReader.speakable("露营装备")))
        #expect(meaning("call it Camping", title) == .value(ValueReader.speakable("Camping")))
    }

    // MARK: Changes

    private let message: [String: IntentValue] = ["content": "hi"]

    @Test func aFurtherPersonComesToThoseThereAre() {
        let question = Question.confirmRequest(intent: "INSendMessageIntent")
        let values = message.merging(["recipients": .array([person("Ben")])]) { $1 }
        for reply in ["and Ada Holt too", "and Ada Holt as well please", "also add Ada Holt", "再加上Ada Holt", "再加一个Ada Holt"] {
            #expect(identifiers(meaning(reply, question, values), "recipients") == ["ben", "ada"], "\(reply)")
        }
    }

    @Test func peopleLeaveAndOthersCome() {
        let question = Question.confirmRequest(intent: "INSendMessageIntent")
        let values = message.merging(["recipients": .array([person("Ben"), person("林小雨")])]) { $1 }
        for reply in ["leave Ben out", "take Ben off the list", "Ben就不用发了", "Ben不用了", "把Ben去掉", "without Ben", "drop Ben"] {
            #expect(identifiers(meaning(reply, question, values), "recipients") == ["lin"], "\(reply)")
        }
        for reply in ["把林小雨去掉，加上Ada Holt", "take 林小雨 out and add Ada Holt", "drop 林小雨, also add Ada Holt"] {
            #expect(identifiers(meaning(reply, question, values), "recipients") == ["ben", "ada"], "\(reply)")
        }
        for reply in ["顺便也发给Ada Holt", "也告诉Ada Holt", "同时发给Ada Holt"] {
            #expect(identifiers(meaning(reply, question, values), "recipients") == ["ben", "lin", "ada"], "\(reply)")
        }
    }

    @Test func aDateMovesByWhatIsSaid() {
        let question = Question.confirmRequest(intent: "INBookRestaurantReservationIntent")
        let values: [String: IntentValue] = ["bookingDateComponents": date("2026-03-14T20:00"), "partySize": 2]
        for (reply, expected) in [
            ("make it an hour later", "2026-03-14T21:00"), ("half an hour earlier please", "2026-03-14T19:30"), ("晚一个小时", "2026-03-14T21:00"),
            ("提前半小时吧", "2026-03-14T19:30"), ("push it back two days", "2026-03-16T20:00"), ("no, go back to 7pm", "2026-03-14T19:00"),
            ("改回七点", "2026-03-14T19:00"),
        ] {
            #expect(meaning(reply, question, values) == .change(parameter: "bookingDateComponents", value: date(expected)), "\(reply)")
        }
        // A day has no hour that could be later.
        let day: [String: IntentValue] = ["bookingDateComponents": date("2026-03-14")]
        #expect(meaning("a day later", question, day) == .change(parameter: "bookingDateComponents", value: date("2026-03-15")))
    }

    @Test func aDateKeepsWhatIsLeftOpen() {
        let question = Question.confirmRequest(intent: "INBookRestaurantReservationIntent")
        let values: [String: IntentValue] = ["bookingDateComponents": date("2026-03-14T20:00"), "partySize": 2]
        for (reply, expected) in [
            ("no, Sunday", "2026-03-15T20:00"), ("make it half past eight", "2026-03-14T20:30"), ("改成八点半", "2026-03-14T20:30"),
        ] {
            #expect(meaning(reply, question, values) == .change(parameter: "bookingDateComponents", value: date(expected)), "\(reply)")
        }
        #expect(meaning("and make it eight people", question, values) == .change(parameter: "partySize", value: 8))
        #expect(
            meaning("make it three people at 7", question, values) == .changes(["partySize": 3, "bookingDateComponents": date("2026-03-14T19:00")]))
    }

    @Test func anAmountKeepsItsCurrency() {
        func money(_ amount: Double, _ code: String?) -> IntentValue {
            var object = IntentObject("INCurrencyAmount", ["amount": .number(amount)])
            object["currencyCode"] = code.map { .string($0) }
            return .object(object)
        }
        let question = Question.confirmRequest(intent: "INSendPaymentIntent")
        let values: [String: IntentValue] = ["currencyAmount": money(200, "CNY"), "payee": person("Ben")]
        #expect(meaning("改成一百八", question, values) == .change(parameter: "currencyAmount", value: money(180, "CNY")))
        #expect(meaning("no, 45 dollars", question, values) == .change(parameter: "currencyAmount", value: money(45, "USD")))
    }

    @Test func aDeniedValueMakesRoomForTheNext() {
        let question = Question.confirmRequest(intent: "INRequestRideIntent")
        func place(_ name: String) -> IntentValue { .object(IntentObject("CLPlacemark", ["name": .string(name)])) }
        let values: [String: IntentValue] = ["dropOffLocation": place("机场")]
        for reply in ["不去机场，去火车站", "不是，去火车站", "改成去火车站"] {
            #expect(meaning(reply, question, values) == .change(parameter: "dropOffLocation", value: place("火车站")), "\(reply)")
        }
    }

    @Test func wordsThatNobodyKnowsChangeNothing() {
        for intent in ["INSendMessageIntent", "INRequestRideIntent", "INSendPaymentIntent"] {
            #expect(meaning("blah blah", .confirmRequest(intent: intent)) == .unclear, "\(intent)")
        }
    }

    // MARK: Another app

    @Test(arguments: ["use Pigeon instead", "用信鸽发", "no, on Pigeon", "can you send it with Pigeon instead", "switch to Pigeon", "换个软件，用信鸽"])
    func anotherApp(_ reply: String) {
        #expect(meaning(reply, .confirmRequest(intent: "INSendMessageIntent"), message) == .useApp("post"))
    }

    @Test func anAppThatIsDeniedIsNotWanted() {
        #expect(meaning("not Pigeon", .confirmRequest(intent: "INSendMessageIntent"), message) != .useApp("post"))
    }

    // MARK: Choices

    private let adas = Question.choice(
        intent: "INSendMessageIntent", parameter: "recipients", type: .array(.object("INPerson")),
        options: [Option(title: "Ada Holt"), Option(title: "Ada Reyes", subtitle: "gym")])

    @Test(arguments: [("the librarian", 0), ("the one from the library", 0), ("my gym friend", 1), ("Reyes", 1), ("后面那个", 1), ("第一位", 0)])
    func anyDetailChooses(_ reply: String, _ index: Int) { #expect(meaning(reply, adas) == .choice(index)) }

    @Test func aChoiceMaySayMore() {
        #expect(meaning("the second one, and say I'm late", adas, message) == .answered(.choice(1), also: ["content": "I'm late"]))
        #expect(identifiers(meaning("neither of them, Ben", adas), "recipients") == ["ben"])
        #expect(identifiers(meaning("no, call Ben instead", adas), "recipients") == ["ben"])
        #expect(meaning("the weather", adas) == .unclear)
    }
}
