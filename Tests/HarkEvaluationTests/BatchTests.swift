import Foundation
import HarkUnderstanding
import IntentSchema
import Testing

@testable import HarkEvaluation

@Suite struct BatchTests {
    private let world = (try? WorldReader.read(Array(SmallWorld.text.utf8), path: "world.json")) ?? WorldFile()

    /// Everything that comes of an input's lines.
    private func run(_ input: [UInt8]) throws -> (predictions: [Prediction], errors: [HarkError], summary: BatchRun.Summary) {
        let pipe = Pipe()
        var run = BatchRun(world: world, now: try #require(BatchRun.localTime("2026-03-10T09:30")))
        // A pipe holds less than a long line.
        let writer = Thread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(input))
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        var predictions: [Prediction] = []
        var errors: [HarkError] = []
        run.run(LineSource(pipe.fileHandleForReading), name: "in") { outcome in
            switch outcome {
            case .prediction(let prediction, _, _): predictions.append(prediction)
            case .failed(let error): errors.append(error)
            }
        }
        return (predictions, errors, run.summary)
    }

    @Test func linesKeepTheirOrderAndABadOneStopsNothing() throws {
        let input = """
            {"id":"a","lang":"en","text":"tell Ada on Lark that I'm here"}
            nonsense

            {"id":"b"}
            {"id":7,"lang":"zh","text":"给王一然发消息说到了"}\r
            ["x"]
            {"id":"d","lang":"en","text":"what a day"}
            """
        let (predictions, errors, summary) = try run(Array(input.utf8))
        #expect(predictions.map(\.id) == ["a", "7", "d"])
        #expect(errors.map(\.identifier) == ["batch.bad-line", "batch.bad-line", "batch.bad-line"])
        #expect(errors.map { $0.arguments["line"] } == ["2", "4", "6"])
        #expect(summary == .init(requests: 3, accepted: 2, refused: 1, badLines: 3))
        #expect(
            predictions[0].line
                == #"{"id":"a","intent":"INSendMessageIntent","app":"Lark","slots":{"content":["I'm here"],"recipients":["Ada"]},"values":{"content":"I'm here","recipients":[["p1","p2"]]},"score":\#(JSON.text((predictions[0].score * 1000).rounded() / 1000)),"also":[]}"#
        )
        #expect(predictions[1].app == nil && predictions[1].values["recipients"] == ["p3"])
        #expect(predictions[2].intent == nil && predictions[2].slots.isEmpty && predictions[2].values.isEmpty)
    }

    @Test func aLineThatIsTooLongIsPassedOver() throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20)
        let (predictions, errors, _) = try run(long + Array("\n{\"id\":\"b\",\"text\":\"hi\"}".utf8))
        #expect(errors.map(\.identifier) == ["batch.long-line"])
        #expect(predictions.map(\.id) == ["b"])
    }

    @Test func bytesThatAreNoTextAreNoCrash() throws {
        let (predictions, _, summary) = try run(Array(#"{"id":"a","text":""#.utf8) + [0xFF, 0xC3, 0x28] + Array("\"}\n".utf8))
        #expect(predictions.count + summary.badLines == 1)
    }

    @Test func timesAreLocal() {
        #expect(BatchRun.localTime("2026-03-10T09:30") == BatchRun.localTime("2026-03-10T09:30:00"))
        for text in ["", "2026-03-10", "2026-03-10T09:30:00Z", "tomorrow", "2026-13-10T09:30"] { #expect(BatchRun.localTime(text) == nil, "\(text)") }
    }
}

@Suite struct PlainValuesTests {
    private func plain(_ intent: String, _ parameter: String, _ value: IntentValue, titles: [String: String] = [:]) throws -> JSON? {
        let description = try #require(Catalogue.shared.intent(named: intent))
        return PlainValues(titles: titles).values(IntentObject(intent, [parameter: value]), of: description)[parameter]
    }

    private func object(_ name: String, _ fields: [String: IntentValue]) -> IntentValue { .object(IntentObject(name, fields)) }

    @Test func peopleAreIds() throws {
        func match(_ id: String) -> IntentValue { object("INPerson", ["contactIdentifier": .string(id)]) }
        let people: IntentValue = [
            object("INPerson", ["displayName": "Ada", "siriMatches": [match("p1"), match("p2")]]),
            object("INPerson", ["displayName": "Bo", "siriMatches": [match("p3")]]), object("INPerson", ["displayName": "Cy"]),
            object("INPerson", ["displayName": "5550100", "personHandle": object("INPersonHandle", ["value": "5550100"])]),
        ]
        #expect(try plain("INSendMessageIntent", "recipients", people) == [["p1", "p2"], "p3", "5550100"])
        #expect(try plain("INSendPaymentIntent", "payee", object("INPerson", ["siriMatches": [match("p1")]])) == ["p1"])
        #expect(try plain("INSendPaymentIntent", "payee", object("INPerson", ["siriMatches": [match("p1"), match("p2")]])) == [["p1", "p2"]])
    }

    @Test func casesAreNamesAndThingsTitles() throws {
        #expect(try plain("INStartCallIntent", "callCapability", 2) == "videoCall")
        #expect(try plain("INSearchForMessagesIntent", "attributes", 2) == ["unread"])
        let phrase = object("INSpeakableString", ["spokenPhrase": "slow morning"])
        #expect(try plain("INAddTasksIntent", "targetTaskList", object("INTaskList", ["title": phrase]), titles: ["slow morning": "Slow Morning"]) == "Slow Morning")
        #expect(try plain("INSendMessageIntent", "content", "slow morning", titles: ["slow morning": "Slow Morning"]) == "slow morning")
        let search = object("INMediaSearch", ["mediaName": "slow morning", "genreNames": ["jazz"], "mediaType": 5])
        #expect(
            try plain("INPlayMediaIntent", "mediaSearch", search, titles: ["slow morning": "Slow Morning"])
                == ["mediaName": "Slow Morning", "genreNames": ["jazz"], "mediaType": "playlist"])
    }

    @Test func amountsAndDatesArePlain() throws {
        let money = object("INCurrencyAmount", ["amount": 20, "currencyCode": "USD"])
        #expect(try plain("INSendPaymentIntent", "currencyAmount", money) == ["amount": 20, "code": "USD"])
        #expect(try plain("INPayBillIntent", "transactionAmount", object("INPaymentAmount", ["amount": object("INCurrencyAmount", ["amount": 3.5])])) == ["amount": 3.5, "code": nil])
        let day = object("DateComponents", ["year": 2026, "month": 3, "day": 9])
        let time = object("DateComponents", ["year": 2026, "month": 3, "day": 9, "hour": 7, "minute": 5])
        func range(_ start: IntentValue, _ end: IntentValue?) -> IntentValue {
            object("INDateComponentsRange", ["startDateComponents": start].merging(end.map { ["endDateComponents": $0] } ?? [:]) { $1 })
        }
        #expect(try plain("INSearchForMessagesIntent", "dateTimeRange", range(day, day)) == "2026-03-09")
        #expect(try plain("INSearchForMessagesIntent", "dateTimeRange", range(day, time)) == "2026-03-09/2026-03-09T07:05")
        #expect(
            try plain("INAddTasksIntent", "temporalEventTrigger", object("INTemporalEventTrigger", ["dateComponentsRange": range(time, nil)])) == "2026-03-09T07:05")
    }
}
