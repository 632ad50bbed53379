import Testing

@testable import IntentBuilder

struct SignatureParserTests {
    @Test func readsAHandlingMethod() throws {
        let signature = try SignatureParser.parse(
            "func resolveContent(for intent: INSendMessageIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)")
        #expect(signature.kind == .function(name: "resolveContent"))
        #expect(signature.name == "resolveContent(for:with:)")
        #expect(signature.parameters.map(\.name) == ["intent", "completion"])
        #expect(signature.parameters[1].isEscaping)
        #expect(signature.completionValue == "[INStringResolutionResult]")
        #expect(signature.result == nil)
    }

    @Test func readsAsyncResultsAndModifiers() throws {
        let async = try SignatureParser.parse("func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse")
        #expect(async.isAsync)
        #expect(async.result == "INSendMessageIntentResponse")
        let factory = try SignatureParser.parse("static func confirmationRequired(with valueToConfirm: Bool?) -> Self")
        #expect(factory.modifier == "static")
        #expect(factory.parameters.map(\.label) == ["with"])
    }

    @Test func readsInitialisersWithDefaultsAndGenericTypes() throws {
        let signature = try SignatureParser.parse(
            "init?(start startDate: Date? = nil, range: Measurement<UnitLength>, table: [String : Any], options: INOptions = [])")
        #expect(signature.kind == .initialiser(suffix: "?"))
        #expect(signature.parameters.map(\.type) == ["Date?", "Measurement<UnitLength>", "[String : Any]", "INOptions"])
        #expect(signature.parameters.map(\.defaultValue) == ["nil", nil, nil, "[]"])
    }

    @Test(arguments: ["func broken", "func (a: Int)", "var x: Int", "func f(a Int)", "func f(a b c: Int)", "func f(a: Int) throws"])
    func refusesWhatItDoesNotKnow(text: String) {
        #expect(throws: SignatureParser.Failure.self) { try SignatureParser.parse(text) }
    }
}
