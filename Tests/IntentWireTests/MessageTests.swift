import IntentSchema
import IntentWire
import Testing

@Suite struct MessageTests {
    @Test func messagesSurviveTheRoundTrip() throws {
        let hello = Hello(
            role: .intentsExtension, bundleIdentifier: "org.example.app.intents", bundlePath: "/b", containerPath: "/c",
            groups: ["group.a": "/g"], principalClass: "IntentHandler", intents: ["INSendMessageIntent"], locale: "zh-Hans",
            timeZone: "Asia/Shanghai", now: 1.5)
        #expect(try Hello(hello.value) == hello)
        #expect(try Welcome(Welcome(version: 1, runtime: "x").value).version == 1)

        let call = RequestCall(request: "r1", intent: IntentObject("I", ["a": 1]), parameter: "a", searchTerm: "")
        #expect(try RequestCall(call.value) == call)

        for answer in [
            BeginAnswer.ready(handlerClass: "H"), .noHandler, .wrongType(handlerClass: "H", expected: "P"), .unknownIntent,
        ] { #expect(try BeginAnswer(answer.value) == answer) }

        let outcomes: [ResolutionOutcome] = [
            .success("x"), .success(.null), .notRequired, .needsValue, .unsupported(reason: nil), .unsupported(reason: 3),
            .unsupported(.text("not today")),
            .disambiguation([1, 2]), .confirmationRequired("y", reason: nil), .confirmationRequired(nil, reason: 2),
        ]
        for resolution in outcomes.map(Resolution.single) + [.elements(outcomes), .elements([]), .notImplemented, .released] {
            #expect(try Resolution(resolution.value) == resolution)
        }

        let activity = UserActivity(activityType: "t", title: "T", userInfo: IntentObject("dictionary", ["k": [1]]))
        for answer in [
            PhaseAnswer.response(IntentResponse(code: 3, codeName: "success", object: IntentObject("R"), userActivity: activity)),
            .response(IntentResponse(code: 100, codeName: nil, object: IntentObject("R", ["p": "q"]))), .notImplemented, .released,
        ] { #expect(try PhaseAnswer(answer.value) == answer) }
    }

    @Test func viewsSurviveTheRoundTripAndAreBounded() throws {
        let call = ViewCall(
            request: "r1",
            interaction: IntentObject("INInteraction", ["intent": .object(IntentObject("I", ["a": 1])), "intentHandlingStatus": 1]))
        #expect(try ViewCall(call.value) == call)
        let view = ViewAnswer(
            isShown: true, width: 320, height: 75.5, parameters: ["content"], displays: [.message, .paymentTransaction],
            texts: ["To Anna", "晚点到"])
        #expect(try ViewAnswer(view.value) == view)

        func refuses(_ change: (inout IntentObject) -> Void, _ field: String) throws {
            var object = try #require(view.value.object)
            change(&object)
            let error = #expect(throws: HarkError.self) { try ViewAnswer(.object(object)) }
            #expect(error?.identifier == "wire.malformed")
            #expect(error?.detail.hasPrefix("viewAnswer.\(field):") == true, "\(error?.detail ?? "")")
        }
        try refuses({ $0["width"] = .number(.nan) }, "width")
        try refuses({ $0["height"] = .number(-1) }, "height")
        try refuses({ $0["height"] = .number(1e9) }, "height")
        try refuses({ $0["texts"] = .array(Array(repeating: "x", count: 201)) }, "texts")
        try refuses({ $0["texts"] = [.string(String(repeating: "x", count: 501))] }, "texts")
        try refuses({ $0["shown"] = nil }, "shown")
        var newer = try #require(view.value.object)
        newer["displays"] = ["hologram", "message"]
        #expect(try ViewAnswer(.object(newer)).displays == [.message])
        let empty = #expect(throws: HarkError.self) { try ViewCall(.object(IntentObject("view", ["request": "r1", "interaction": .object(IntentObject("INInteraction"))]))) }
        #expect(empty?.identifier == "wire.malformed")
    }

    @Test(arguments: [
        IntentValue.null, 1, "text", .object(IntentObject("x")), .object(IntentObject("x", ["answer": "surprise"])),
        .object(IntentObject("x", ["answer": 3])), .object(IntentObject("x", ["answer": "single"])),
        .object(IntentObject("x", ["answer": "elements", "outcomes": [1]])),
        .object(IntentObject("x", ["answer": "single", "outcome": .object(IntentObject("o", ["outcome": "disambiguation"]))])),
    ])
    func badBodiesAreNamed(_ value: IntentValue) {
        let error = #expect(throws: HarkError.self) { try Resolution(value) }
        #expect(error?.identifier == "wire.malformed")
        #expect(error?.detail.isEmpty == false)
    }

    @Test func versionsMeetAtTheNewestCommonOne() {
        #expect(WireVersion.common(1, 1) == 1)
        #expect(WireVersion.common(1, 99) == WireVersion.newest)
        #expect(WireVersion.common(WireVersion.newest + 1, 99) == nil)
        #expect(WireVersion.common(-5, 0) == nil)
    }
}
