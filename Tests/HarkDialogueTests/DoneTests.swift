import HarkDialogue
import HarkTexts
import IntentSchema
import Testing

/// What is said when it is done: what happened, from the response and the values as they were settled.
@Suite struct DoneTests {
    /// Plays a request that is neither resolved nor confirmed, and takes the last thing said.
    private func said(
        _ name: String, _ values: [String: IntentValue] = [:], _ response: [String: IntentValue] = [:], code: String = "success",
        locale: String = "en"
    ) throws -> String {
        var intent = try builtIn(name)
        intent.behaviour.askOrder = []
        intent.behaviour.essential = []
        intent.behaviour.confirmation = .never
        let app = ScriptedApp(handle: { _ in respond(code, response) })
        return try #require(Conversation(app).play(request(intent, values, locale: locale)).lines.last)
    }

    private static func item(_ title: String?, _ artist: String? = nil) -> IntentValue {
        var object = IntentObject("INMediaItem")
        object["title"] = title.map { .string($0) }
        object["artist"] = artist.map { .string($0) }
        return .object(object)
    }

    private static func phrase(_ text: String) -> IntentValue { .object(IntentObject("INSpeakableString", ["spokenPhrase": .string(text)])) }
    private static func task(_ title: String) -> IntentValue { .object(IntentObject("INTask", ["title": phrase(title)])) }
    private static let playing: IntentValue = .object(IntentObject("dictionary", ["title": "Karma Police", "artist": "Radiohead", "rate": 1]))

    /// What plays is what the response says, else what was settled; the app's name comes last.
    @Test(
        arguments: [
            ([:], ["nowPlayingInfo": playing], "en", "Playing Karma Police by Radiohead."),
            (["mediaItems": [item("Creep", "Radiohead")]], ["nowPlayingInfo": playing], "en", "Playing Karma Police by Radiohead."),
            (
                ["mediaItems": [item("Creep", "Radiohead")]], ["nowPlayingInfo": .object(IntentObject("dictionary", ["rate": 1]))], "en",
                "Playing Creep by Radiohead."
            ),
            (["mediaItems": [item("Creep"), item("Lucky")]], [:], "en", "Playing Creep and Lucky."),
            (["mediaContainer": item(nil, "Radiohead")], [:], "en", "Playing Radiohead."), ([:], [:], "en", "Playing with Chatter."),
            ([:], ["nowPlayingInfo": playing], "zh-Hans", "正在播放Radiohead的Karma Police。"), ([:], [:], "zh-Hant", "正在用Chatter播放。"),
        ] as [([String: IntentValue], [String: IntentValue], String, String)])
    func whatPlaysIsSaid(values: [String: IntentValue], response: [String: IntentValue], locale: String, sentence: String) throws {
        #expect(try said("INPlayMediaIntent", values, response, locale: locale) == sentence)
    }

    @Test func whatTheAppPlaysOutOfSightIsSaid() throws {
        let values: [String: IntentValue] = ["mediaItems": [Self.item("Creep", "Radiohead")]]
        #expect(try said("INPlayMediaIntent", values, code: "handleInApp") == "Chatter is playing Creep by Radiohead.")
        #expect(try said("INPlayMediaIntent", code: "handleInApp") == "Chatter is playing it.")
    }

    @Test(
        arguments: [
            (nil, nil, "Chatter has nothing that matches."), (item("Creep"), nil, "Chatter has nothing that matches Creep."),
            (nil, .object(IntentObject("INMediaSearch", ["mediaName": "Creep"])), "Chatter has nothing that matches Creep."),
        ] as [(IntentValue?, IntentValue?, String)])
    func thatNothingMatchesIsSaid(item: IntentValue?, search: IntentValue?, sentence: String) throws {
        let app = ScriptedApp(resolve: { parameter, _ in parameter == "mediaItems" ? .elements([.unsupported(reason: nil)]) : .notImplemented })
        var values: [String: IntentValue] = [:]
        values["mediaItems"] = item.map { [$0] }
        values["mediaSearch"] = search
        #expect(Conversation(app).play(request(try builtIn("INPlayMediaIntent"), values)).lines.first == sentence)
    }

    @Test(
        arguments: [
            (
                "INAddMediaIntent",
                ["mediaItems": [item("Creep")], "mediaDestination": .object(IntentObject("INMediaDestination", ["playlistName": "Rainy"]))], [:],
                "Added Creep to Rainy."
            ),
            ("INUpdateMediaAffinityIntent", ["mediaItems": [item("Creep")], "affinityType": 2], [:], "Noted that you don't like Creep."),
            ("INSetCarLockStatusIntent", ["locked": false, "carName": phrase("Van")], [:], "Van is unlocked."),
            ("INSetMessageAttributeIntent", ["attribute": 4], [:], "The flag is removed."),
            (
                "INAddTasksIntent", ["taskTitles": [phrase("milk")]],
                ["addedTasks": [task("oat milk")], "modifiedTaskList": .object(IntentObject("INTaskList", ["title": phrase("Shopping")]))],
                "Added oat milk to Shopping."
            ),
            ("INSetTaskAttributeIntent", ["targetTask": task("milk"), "status": 2], [:], "milk is done."),
            ("INStartWorkoutIntent", ["workoutName": phrase("Rowing")], [:], "Started Rowing."),
            (
                "INShareFocusStatusIntent", ["focusStatus": .object(IntentObject("INFocusStatus", ["isFocused": true]))], [:],
                "Shared: your notifications are silenced."
            ),
            (
                "INGetReservationDetailsIntent", [:],
                ["reservations": [.object(IntentObject("INTrainReservation", ["itemReference": phrase("Train to Xi'an")]))]], "Train to Xi'an."
            ),
        ] as [(String, [String: IntentValue], [String: IntentValue], String)])
    func whatWasDoneIsSaid(intent: String, values: [String: IntentValue], response: [String: IntentValue], sentence: String) throws {
        #expect(try said(intent, values, response) == sentence)
    }

    /// What the app found is told before it goes on in front of the person.
    @Test func whatWasFoundIsToldBeforeTheAppGoesOn() throws {
        let app = ScriptedApp(handle: { _ in respond("continueInApp", ["searchResultsCount": 12]) })
        let talk = Conversation(app).play(request(try builtIn("INSearchForPhotosIntent")))
        #expect(talk.lines == ["Photos found: 12.", "Continuing in Chatter."])
    }

    /// No built-in intent's success is told without a word of what it was.
    @Test(arguments: Catalogue.shared.intentNames, ["en", "zh-Hans", "zh-Hant"])
    func noSuccessIsABareDone(name: String, locale: String) throws {
        guard try builtIn(name).response.codes.contains(where: { $0.name == "success" }) else { return }
        let essential: [String: IntentValue] = [
            "locked": true, "enable": true, "focusStatus": .object(IntentObject("INFocusStatus", ["isFocused": false])),
        ]
        let parameters = Set(try builtIn(name).parameters.map(\.name))
        let sentence = try said(name, essential.filter { parameters.contains($0.key) }, locale: locale)
        #expect(sentence != Texts(locale: locale).text("done.generic"))
    }
}
