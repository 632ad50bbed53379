import HarkTexts
import IntentSchema
import Testing

@Suite struct TemplateTests {
    @Test(arguments: [
        ("Hello ${name}.", ["name": "Anna"], "Hello Anna."),
        ("To ${a}[: ${b}]. Send it?", ["a": "Anna"], "To Anna. Send it?"),
        ("To ${a}[: ${b}]. Send it?", ["a": "Anna", "b": "Hi"], "To Anna: Hi. Send it?"),
        ("[To ${a}|To group ${g}|Your message]", ["g": "Family"], "To group Family"),
        ("[To ${a}|To group ${g}|Your message]", [:], "Your message"),
        ("[a ${x} [and ${y}]]!", ["x": "1"], "a 1 !"),
        (#"\[${a}\] costs \$5 \| \\"#, ["a": "x"], #"[x] costs $5 | \"#),
        ("${a}", ["a": "${b} [c]", "b": "no"], "${b} [c]"),
        ("${a}. Send it?", ["a": "Really?"], "Really? Send it?"),
        ("${a}。要发送吗？", ["a": "真的？"], "真的？要发送吗？"),
        ("[${a}]", ["a": "  "], ""),
        ("$5 and ${open", [:], "$5 and ${open"),
        ("[open ${a}", ["a": "end"], "open end"),
        ("a | b ]", [:], "a | b ]"),
    ])
    func templatesFillTheirPlaces(source: String, arguments: [String: String], expected: String) {
        #expect(Template(source).render(arguments) == expected)
    }
}

@Suite struct StringsFileTests {
    @Test func readsPairsCommentsAndEscapes() throws {
        let table = try StringsFile.parse(
            """
            /* a comment with "quotes" = ; */
            "a" = "one \\"two\\" \\\\ \\n\\U00e9"; // more
            "键"="值";
            """)
        #expect(table == ["a": "one \"two\" \\ \né", "键": "值"])
        #expect(try StringsFile.parse("").isEmpty)
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "line 1: expected ';'"), ("\n\"a\" \"b\";", "line 2: expected '='"), ("\"a\" = \"b", "line 1: a text without an end"),
        ("/* x", "line 1: a comment without an end"), ("\"a\" = \"\\q\";", "line 1: unknown escape '\\q'"),
        ("\"a\" = \"1\";\n\"a\" = \"2\";", "line 2: key 'a' occurs twice"), ("a = \"b\";", "line 1: expected a quoted text"),
        ("\"a\" = \"\\Ud800\";", "line 1: a \\U escape needs four hexadecimal digits of a character"), ("/", "line 1: a lone '/'"),
    ])
    func malformedFilesSayWhere(source: String, detail: String) {
        #expect(throws: HarkError("texts.malformed", detail: detail)) { try StringsFile.parse(source) }
    }
}
