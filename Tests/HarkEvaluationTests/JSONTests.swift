import Testing

@testable import HarkEvaluation

@Suite struct JSONTests {
    private func parse(_ text: String) throws -> JSON { try JSONParser.parse(Array(text.utf8)) }

    @Test func whatIsReadIsWrittenTheSame() throws {
        let text = #"{"a":[1,-2.5,true,null,"x\"y\\\n"],"b":{"汉":"字 🙂"},"c":1000000}"#
        #expect(try parse(" " + text + "\r\n").line == text)
        #expect(try parse("\u{FEFF}[]") == [])
        #expect(try parse(#""\ud83d\ude42\u00e9\/""#) == "🙂é/")
        // Half a pair stands for nothing.
        #expect(try parse(#""\ud83dx""#) == "\u{FFFD}x")
    }

    @Test(arguments: [
        ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\":1,}", 1, 8), ("[1 2]", 1, 4), ("{\n\"a\" 1}", 2, 5), ("tru", 1, 1), ("\"\u{1}\"", 1, 2),
        ("\"abc", 1, 1), ("[01]", 1, 2), ("[1.]", 1, 2), ("[-]", 1, 2), ("[1] x", 1, 5), ("{\"a\":1,\n \"a\":2}", 2, 2), (#"["\q"]"#, 1, 3),
        (#"["\u12"]"#, 1, 3), ("[NaN]", 1, 2),
    ])
    func whatIsWrongHasItsPlace(text: String, line: Int, column: Int) {
        let failure = #expect(throws: JSONParser.Failure.self) { try parse(text) }
        #expect(failure?.line == line && failure?.column == column, "\(text): \(String(describing: failure))")
    }

    @Test func depthIsBounded() throws {
        #expect(throws: JSONParser.Failure.self) { try parse(String(repeating: "[", count: 100_000)) }
        _ = try parse(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    }

    @Test func aValueIsFoundByItsPath() {
        let bytes = Array("{\n\"a\": [\n1,\n{\"b\":\n2}]}".utf8)
        #expect(JSONParser.line(of: ["a", "1", "b"], in: bytes) == 5)
        #expect(JSONParser.line(of: ["a", "7"], in: bytes) == nil)
    }
}
