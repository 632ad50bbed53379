import Foundation
import HarkTestSupport
import IntentDefinitions
import Testing

@testable import HarkTerminal

/// `hark lint` and `hark intents diff`, through the real program.
@Suite struct DefinitionCommandTests {
    private func definition(_ intents: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntentDefinitionNamespace</key><string>aBcDe1</string>
        <key>INIntents</key><array>\(intents)</array>
        </dict></plist>
        """
    }

    private func intent(_ parameter: String) -> String {
        """
        <dict>
        <key>INIntentName</key><string>OrderSoup</string>
        <key>INIntentTitle</key><string>Order Soup</string><key>INIntentTitleID</key><string>t</string>
        <key>INIntentParameters</key><array>\(parameter)</array>
        </dict>
        """
    }

    private let quantity = """
        <dict><key>INIntentParameterName</key><string>quantity</string>
        <key>INIntentParameterType</key><string>Integer</string></dict>
        """

    private func write(_ bench: Workbench, _ path: String, _ text: String) throws -> String {
        let file = bench.root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test func lintFailsOnErrorsAndStrictlyOnWarnings() throws {
        let bench = try Workbench()
        let good = try write(bench, "good/A.intentdefinition", definition(intent(quantity)))
        let clean = try bench.hark(["lint", good])
        #expect(clean.code == 0 && clean.output.isEmpty)

        let path = try write(bench, "warned/A.intentdefinition", definition(intent("") + "<dict><key>INIntentName</key><string>B</string></dict>"))
        let warned = try bench.hark(["lint", bench.root.path + "/warned"])
        #expect(warned.code == 0)
        #expect(warned.lines.first?.hasPrefix("\(path):9: warning: BIntent has no title") == true, "\(warned.output)")
        #expect(warned.lines.first?.hasSuffix("[lint.unreachable] (INIntents[1])") == true)
        #expect(try bench.hark(["lint", "--strict", bench.root.path + "/warned"]).code == 1)

        let broken = try write(bench, "broken/A.intentdefinition", "<plist><dict>")
        let failed = try bench.hark(["lint", broken, "--locale", "zh-Hans"])
        #expect(failed.code == 1 && failed.output.contains("definition.malformed") && failed.errors.contains("错误：1"))
    }

    @Test func lintSpeaksToPrograms() throws {
        let bench = try Workbench()
        let path = try write(bench, "A.intentdefinition", "<plist><dict>")
        for arguments in [["--json"], ["--format", "json"]] {
            let result = try bench.hark(["lint", path] + arguments)
            let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
            #expect(result.code == 1 && report["errors"] as? Int == 1)
        }
        let sarif = try bench.hark(["lint", path, "--format", "sarif"])
        let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0" && sarif.errors.isEmpty)
        #expect(try bench.hark(["lint", path, "--format", "xml"]).code == 2)
        #expect(try bench.hark(["lint", path, "--format", "sarif", "--json"]).errors.contains("usage.conflict"))
        #expect(try bench.hark(["lint", bench.root.path + "/nowhere"]).errors.contains("usage.unreadable-file"))
        #expect(try bench.hark(["lint"]).code == 2)
    }

    @Test func namesInFilesCannotSteerTheTerminal() throws {
        let bench = try Workbench()
        let name = "<dict><key>INIntentName</key><string>B&#x1B;[2J&#x202E;</string></dict>"
        let path = try write(bench, "A.intentdefinition", definition(name))
        let result = try bench.hark(["lint", path])
        #expect(result.output.contains("lint.unreachable") && !result.output.contains("\u{1b}") && !result.output.contains("\u{202e}"))
    }

    @Test func diffTellsWhatBreaks() throws {
        let bench = try Workbench()
        let old = try write(bench, "old/A.intentdefinition", definition(intent(quantity)))
        let new = try write(bench, "new/A.intentdefinition", definition(intent("")))
        let result = try bench.hark(["intents", "diff", old, new])
        #expect(result.code == 1)
        #expect(result.output == "! Order Soup: parameter “quantity” removed; stored shortcuts that set it lose it.\n")
        let back = try bench.hark(["intents", "diff", bench.root.path + "/new", bench.root.path + "/old"])
        #expect(back.code == 0 && back.output == "  Order Soup: parameter “quantity” is new.\n")
        let same = try bench.hark(["intents", "diff", old, old, "--locale", "zh-Hans"])
        #expect(same.code == 0 && same.output == "没有变化。\n")
        let json = try bench.hark(["intents", "diff", old, new, "--json"])
        let change = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(change["identifier"] as? String == "parameter-removed" && change["breaks"] as? Bool == true)
        #expect(change["className"] as? String == "OrderSoupIntent")
        #expect(try bench.hark(["intents", "diff", old, bench.root.path + "/home"]).errors.contains("definition.unreadable"))
    }

    /// Each kind of change has its sentence, with the places that its arguments fill.
    @Test(arguments: ["en", "zh-Hans"]) func everyChangeHasASentence(locale: String) {
        let texts = CommandContext(program: HarkProgram(environment: [:]), command: ParsedCommand(path: [], spec: HarkCommands.root, arguments: [], values: [:], flags: []), locale: locale).texts
        for kind in DefinitionChange.Kind.allCases {
            let sentence = texts.text("terminal.diff.\(kind.rawValue)", ["subject": "S", "name": "N", "old": "O", "new": "W", "tag": "1", "value": "2", "count": "3", "parameters": "P"])
            #expect(sentence.contains("S") && !sentence.contains("terminal.diff"), "\(kind.rawValue)")
        }
    }
}
