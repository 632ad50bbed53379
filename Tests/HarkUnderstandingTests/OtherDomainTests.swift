import Foundation
import IntentSchema
import Testing

@testable import HarkUnderstanding

/// What people say in the domains beside messages and calls, as apps of those domains meet it.
struct OtherDomainTests {
    private func values(_ text: String, _ intent: String) throws -> IntentObject {
        let description = try #require(Catalogue.shared.intent(named: intent))
        let app = World.App(bundleIdentifier: "org.example.app", displayName: "Strider", intents: [description])
        let engine = GrammarEngine(world: World(apps: [app], contacts: TestWorld.contacts), learned: nil)
        let reading = try #require(CustomWorld.understand(text, engine).accepted, "\(text)")
        #expect(reading.intent == intent)
        return reading.values
    }

    @Test("A workout's goal has its unit", arguments: [
        ("start a 3 mile run with Strider", 3.0, Int64(4), "run"), ("start a 30 minute yoga workout with Strider", 30, 7, "yoga"),
        ("begin a walk for 2 hours with Strider", 2, 8, "walk"), ("start a run for 500 calories using Strider", 500, 10, "run"),
        ("do a 400 meter swim with Strider", 400, 2, "swim"), ("用Strider开始30分钟的瑜伽", 30, 7, "瑜伽"), ("用Strider开始3英里跑步", 3, 4, "跑步"),
    ])
    func goals(_ text: String, _ value: Double, _ unit: Int64, _ name: String) throws {
        let values = try values(text, "INStartWorkoutIntent")
        #expect(values["goalValue"]?.number == value)
        #expect(values["workoutGoalUnitType"]?.integer == unit)
        #expect(values["workoutName"]?.object?["spokenPhrase"]?.string == name)
    }

    @Test("A workout without a goal", arguments: ["start an open ended walk with Strider", "start an open-ended walk with Strider"])
    func openEnded(_ text: String) throws {
        let values = try values(text, "INStartWorkoutIntent")
        #expect(values["isOpenEnded"]?.boolean == true)
        #expect(values["workoutName"]?.object?["spokenPhrase"]?.string == "walk")
        #expect(values["goalValue"] == nil)
    }

    @Test("Accounts and what is in them", arguments: [
        ("show my accounts in Strider", nil), ("list all my bank accounts with Strider", nil), ("what's my balance in Strider", nil),
        ("how much is in my savings account with Strider", "savings"), ("show me my savings balance in Strider", "savings"),
    ] as [(String, String?)])
    func accounts(_ text: String, _ nickname: String?) throws {
        #expect(try values(text, "INSearchForAccountsIntent")["accountNickname"]?.object?["spokenPhrase"]?.string == nickname)
    }

    @Test("Titles are spelled as an app taught them", arguments: [
        ("book a table at luigis for four", "INBookRestaurantReservationIntent", "restaurant.name", "Luigi's"),
        ("add milk to my weekend-trip list", "INAddTasksIntent", "targetTaskList.title.spokenPhrase", "Weekend Trip"),
        // What was dictated stays as it is.
        ("create a note saying luigis", "INCreateNoteIntent", "content.text", "luigis"),
    ])
    func taughtTitles(_ sentence: String, _ intent: String, _ path: String, _ title: String) throws {
        let description = try #require(Catalogue.shared.intent(named: intent))
        let app = World.App(bundleIdentifier: "org.example.app", displayName: "Strider", intents: [description])
        let taught = ["Luigi's", "Weekend Trip"].enumerated().map {
            World.VocabularyEntry(text: $0.element, kind: "restaurantName", bundleIdentifier: app.bundleIdentifier, rank: $0.offset)
        }
        let reading = try #require(CustomWorld.understand(sentence, GrammarEngine(world: World(apps: [app], vocabulary: taught))).accepted)
        #expect(text(reading.values, path) == title)
    }

    /// What stands at a path of a value, as text.
    private func text(_ values: IntentObject, _ path: String) -> String? {
        var value: IntentValue? = .object(values)
        for name in path.split(separator: ".") { value = (value?.array?.first ?? value)?.object?[String(name)] }
        return value?.string ?? value?.integer.map(String.init) ?? value?.number.map { "\($0)" } ?? value?.boolean.map { "\($0)" }
    }

    @Test("Errands are understood with what they are about", arguments: [
        ("pay my electricity bill with Strider", "INPayBillIntent", "billType", "6"),
        ("pay the water bill from my savings account with Strider", "INPayBillIntent", "fromAccount.nickname.spokenPhrase", "savings"),
        ("pay 50 dollars towards my phone bill with Strider", "INPayBillIntent", "transactionAmount.amount.amount", "50.0"),
        ("用Strider交电费", "INPayBillIntent", "billType", "6"),
        ("show my unpaid bills in Strider", "INSearchForBillsIntent", "status", "5"),
        ("how much is my gas bill in Strider", "INSearchForBillsIntent", "billType", "7"),
        ("transfer 100 dollars from savings to checking with Strider", "INTransferMoneyIntent", "toAccount.nickname.spokenPhrase", "checking"),
        ("move 20 dollars to my holiday account with Strider", "INTransferMoneyIntent", "toAccount.nickname.spokenPhrase", "holiday"),
        ("mark milk as done in Strider", "INSetTaskAttributeIntent", "targetTask.title.spokenPhrase", "milk"),
        ("mark oat milk as bought in Strider", "INSetTaskAttributeIntent", "status", "2"),
        ("mark milk as not done in Strider", "INSetTaskAttributeIntent", "status", "1"),
        ("用Strider把牛奶标记为完成", "INSetTaskAttributeIntent", "targetTask.title.spokenPhrase", "牛奶"),
        ("delete the task water the plants in Strider", "INDeleteTasksIntent", "tasks.title.spokenPhrase", "water the plants"),
        ("remove bread from my shopping list in Strider", "INDeleteTasksIntent", "taskList.title.spokenPhrase", "shopping"),
        ("show my notes in Strider", "INSearchForNotebookItemsIntent", "itemType", "1"),
        ("find my notes about the harbour in Strider", "INSearchForNotebookItemsIntent", "content", "the harbour"),
        ("what's on my shopping list in Strider", "INSearchForNotebookItemsIntent", "title.spokenPhrase", "shopping"),
        ("show my reminders with Strider", "INSearchForNotebookItemsIntent", "itemType", "3"),
        ("add call the plumber to my house note in Strider", "INAppendToNoteIntent", "targetNote.title.spokenPhrase", "house"),
        ("cancel my ride with Strider", "INCancelRideIntent", "type", "INCancelRideIntent"),
        ("give my driver 5 stars in Strider", "INSendRideFeedbackIntent", "rating", "5.0"),
        ("book a table for 4 people at the Old Mill with Strider", "INBookRestaurantReservationIntent", "partySize", "4"),
        ("show my payment code in Strider", "INGetVisualCodeIntent", "visualCodeType", "3"),
        ("honk my car's horn with Strider", "INActivateCarSignalIntent", "signals", "1"),
        ("like this song with Strider", "INUpdateMediaAffinityIntent", "affinityType", "1"),
    ])
    func errands(_ said: String, _ intent: String, _ path: String, _ value: String) throws {
        let values = try values(said, intent)
        #expect(path == "type" ? values.typeName == value : text(values, path) == value, "\(values)")
    }
}
