import Foundation
import IntentSchema
import Testing

@testable import HarkUnderstanding

/// Replies as people speak and recognisers write them: without marks, with hesitation, with second thoughts.
@Suite struct SpokenReplyTests {
    private static let world: World = {
        func intents(_ names: String...) -> [IntentDescription] { names.compactMap { Catalogue.shared.intent(named: $0) } }
        return World(
            apps: [
                .init(
                    bundleIdentifier: "all", displayName: "Allthings",
                    intents: intents(
                        "INSendMessageIntent", "INStartCallIntent", "INSendPaymentIntent", "INTransferMoneyIntent", "INRequestRideIntent",
                        "INBookRestaurantReservationIntent", "INStartWorkoutIntent", "INAddTasksIntent"))
            ],
            contacts: [
                .init(identifier: "holt", fullName: "Ada Holt", givenName: "Ada", familyName: "Holt"),
                .init(identifier: "reyes", fullName: "Ada Reyes", givenName: "Ada", familyName: "Reyes"),
                .init(identifier: "ben", fullName: "Ben Ito", givenName: "Ben", familyName: "Ito"),
                .init(identifier: "lin", fullName: "林小雨", givenName: "小雨", familyName: "林"),
            ],
            vocabulary: ["hill repeats", "sunrise yoga"].enumerated().map {
                .init(text: $0.element, kind: "workoutActivityName", bundleIdentifier: "all", rank: $0.offset)
            })
    }()
    private static let engine = GrammarEngine(world: world)

    private func meaning(_ reply: String, _ question: Question, _ values: [String: IntentValue] = [:]) -> ReplyMeaning {
        let context = UtteranceContext(
            locale: "en", now: Date(timeIntervalSince1970: 1_773_135_000), timeZone: "UTC", values: IntentObject("", values))
        return Self.engine.interpret(reply, to: question, in: context)
    }

    private func confirming(_ intent: String) -> Question { .confirmRequest(intent: intent) }
    private func person(_ name: String) -> IntentValue { Self.engine.values.people.value(name) }
    private func place(_ name: String) -> IntentValue { .object(IntentObject("CLPlacemark", ["name": .string(name)])) }
    private func money(_ amount: Double) -> IntentValue {
        .object(IntentObject("INCurrencyAmount", ["amount": .number(amount), "currencyCode": "USD"]))
    }
    private func date(_ day: Int64, _ hour: Int64) -> IntentValue {
        .object(
            IntentObject(
                "DateComponents", ["year": 2026, "month": 3, "day": .integer(day), "hour": .integer(hour), "minute": .integer(0)]))
    }
    private func identifiers(_ meaning: ReplyMeaning, _ parameter: String) -> [[String]] {
        (meaning.values?[parameter]?.array ?? meaning.values?[parameter].map { [$0] } ?? []).map { value in
            (value.object?["siriMatches"]?.array ?? []).compactMap { $0.object?["contactIdentifier"]?.string }
        }
    }

    @Test(arguments: [
        "yes please love", "no problem book it", "对的就这么发", "that would be lovely thank you", "好呀，唔該晒", "yes, that's everything",
        "if you'd be so kind",
    ])
    func agreement(_ reply: String) { #expect(meaning(reply, confirming("INSendMessageIntent")) == .yes) }

    @Test(arguments: [
        "no don't send it i'll ring her", "算了别发了我打电话给她", "you know what leave it i'll give him cash", "oh that's too dear forget it", "em 算了不付了",
    ])
    func givingUp(_ reply: String) {
        #expect([.cancel, .no].contains(meaning(reply, confirming("INSendPaymentIntent"), ["currencyAmount": money(5)])))
    }

    @Test(arguments: ["umm hang on", "hmm", "呃", "uh"])
    func gainingTimeIsNoAnswer(_ reply: String) {
        let title = Question.value(intent: "INStartWorkoutIntent", parameter: "workoutName", type: .object("INSpeakableString"))
        let tasks = Question.value(intent: "INAddTasksIntent", parameter: "taskTitles", type: .array(.object("INSpeakableString")))
        for question in [title, tasks] {
            let read = meaning(reply, question)
            #expect(read == .unclear || read == .wantsChange(parameter: "workoutName") || read == .wantsChange(parameter: "taskTitles"), "\(read)")
        }
    }

    @Test func peopleWithoutMarks() {
        let question = confirming("INSendMessageIntent")
        let both: [String: IntentValue] = ["content": "hi", "recipients": .array([person("Ben"), person("林小雨")])]
        #expect(identifiers(meaning("actually leave ben out i'll ring him myself", question, both), "recipients") == [["lin"]])
        #expect(identifiers(meaning("林小雨不用了把她去掉", question, both), "recipients") == [["ben"]])
        let one: [String: IntentValue] = ["content": "hi", "recipients": .array([person("Ben")])]
        #expect(identifiers(meaning("hmm no put 林小雨 back on", question, one), "recipients") == [["ben"], ["lin"]])
        #expect(identifiers(meaning("and 林小雨 should get it too", question, one), "recipients") == [["ben"], ["lin"]])
        #expect(identifiers(meaning("林小雨也发一份", question, one), "recipients") == [["ben"], ["lin"]])
        #expect(identifiers(meaning("no sorry 林小雨 was right", question, one), "recipients") == [["lin"]])
        #expect(identifiers(meaning("no not him ada holt", question, one), "recipients") == [["holt"]])
    }

    @Test func theOtherOfAName() {
        var holt = person("Ada Holt")
        if case .object(var object) = holt {
            object["contactIdentifier"] = "holt"
            holt = .object(object)
        }
        let values: [String: IntentValue] = ["currencyAmount": money(5), "payee": holt]
        #expect(identifiers(meaning("no the other ada", confirming("INSendPaymentIntent"), values), "payee") == [["reyes"]])
    }

    @Test func aTextIsNotWhoIsMeantInstead() {
        let question = Question.value(intent: "INSendMessageIntent", parameter: "content", type: .string)
        let values: [String: IntentValue] = ["recipients": .array([person("Ben")])]
        #expect(identifiers(meaning("no wait, make that 林小雨", question, values), "recipients") == [["lin"]])
        #expect(meaning("no wait for me", question, values) == .value("no wait for me"))
    }

    @Test func givingUpOnAText() {
        let question = Question.value(intent: "INSendMessageIntent", parameter: "content", type: .string)
        #expect(meaning("oh never mind, i'll ring her later", question) == .cancel)
        #expect(meaning("never mind, I'll call you later", question) == .value("never mind, I'll call you later"))
    }

    @Test func amountsAndTheirNames() {
        let question = confirming("INTransferMoneyIntent")
        let values: [String: IntentValue] = ["transactionAmount": .object(IntentObject("INPaymentAmount", ["amount": money(200)]))]
        func amount(_ reply: String) -> Double? {
            meaning(reply, question, values).values?["transactionAmount"]?.object?["amount"]?.object?["amount"]?.number
        }
        #expect(amount("no two hundred and fifty") == 250)
        #expect(amount("amount 改成 three hundred") == 300)
        #expect(amount("the amount's wrong it was ninety dollars") == 90)
        #expect(amount("sixty is wrong 是七十块") == 70)
        let payment: [String: IntentValue] = ["currencyAmount": money(5), "payee": person("Ben")]
        for reply in ["and add a note saying milk", "note写milk", "add a note: milk"] {
            #expect(meaning(reply, confirming("INSendPaymentIntent"), payment) == .change(parameter: "note", value: "milk"), "\(reply)")
        }
    }

    @Test func timesPlacesAndNumbers() {
        let table: [String: IntentValue] = ["bookingDateComponents": date(11, 20), "partySize": 2]
        let question = confirming("INBookRestaurantReservationIntent")
        #expect(meaning("not tomorrow thursday", question, table) == .change(parameter: "bookingDateComponents", value: date(12, 20)))
        #expect(meaning("kindly make it seven", question, table) == .change(parameter: "bookingDateComponents", value: date(11, 19)))
        #expect(meaning("make it three", question, table) == .change(parameter: "partySize", value: 3))
        let ride: [String: IntentValue] = ["dropOffLocation": place("the concert hall")]
        #expect(
            meaning("oh dear, not the concert hall, the opera house", confirming("INRequestRideIntent"), ride)
                == .change(parameter: "dropOffLocation", value: place("the opera house")))
    }

    @Test func whatIsTakenBackIsNotMeant() {
        let goal = Question.value(intent: "INStartWorkoutIntent", parameter: "goalValue", type: .number)
        #expect(meaning("呃五公里不八公里", goal) == .changes(["goalValue": 8000.0, "workoutGoalUnitType": 2]))
        let title = Question.value(intent: "INStartWorkoutIntent", parameter: "workoutName", type: .object("INSpeakableString"))
        #expect(meaning("hill repeats no um sunrise yoga", title) == .value(ValueReader.speakable("sunrise yoga")))
        let choice = Question.choice(
            intent: "INRequestRideIntent", parameter: "rideOptionName", type: .object("INSpeakableString"),
            options: ["Standard", "Big one", "Green"].map { Option(title: $0) })
        #expect(meaning("the last one no sorry the first", choice) == .choice(0))
        #expect(meaning("第二个不对第一个", choice) == .choice(0))
        #expect(meaning("oh wait the kids aren't coming standard is fine", choice) == .choice(0))
    }
}
