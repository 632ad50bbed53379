import Foundation
import HarkTestSupport
import Testing

@Suite struct GenerateTests {
    private static let tea = Workbench.checkout.appending(path: "Tests/Fixtures/TeaIntents/Base.lproj/Tea.intentdefinition").path

    @Test func filesAreMadeOnceAndLeftAloneAfterwards() throws {
        let bench = try Workbench(contacts: [])
        let folder = bench.root.appending(path: "made").path
        let first = try bench.hark(["generate", Self.tea, "-o", folder])
        #expect(first.code == 0, "\(first.errors)")
        #expect(first.lines == ["\(folder)/Tea.intentdefinition.swift: written", "Intents: 2. Types: 1. Enumerations: 2."])
        #expect(first.errors.contains("[generate.renamed] (INIntents[0].INIntentParameters[10].INIntentParameterName)"))
        let text = try String(contentsOfFile: folder + "/Tea.intentdefinition.swift", encoding: .utf8)
        #expect(text.contains("\nnonisolated class OrderTeaIntent: INIntent {"))
        let second = try bench.hark(["generate", Self.tea, "-o\(folder)"])
        #expect(second.lines.first == "\(folder)/Tea.intentdefinition.swift: unchanged")
        let other = try bench.hark(["generate", Self.tea, "--output", folder, "--public", "--json"])
        #expect(other.lines.contains { $0.contains(#""kind":"generated""#) && $0.contains(#""written":true"#) })
        #expect(other.lines.contains { $0.contains(#""identifier":"generate.renamed""#) })
        #expect(other.lines.last?.contains(#""types":["Tea"]"#) == true)
    }

    @Test func nothingIsWrittenAfterAnError() throws {
        let bench = try Workbench(contacts: [])
        let bad = bench.root.appending(path: "Bad.intentdefinition")
        try Data("<plist><dict>".utf8).write(to: bad)
        let folder = bench.root.appending(path: "made")
        let result = try bench.hark(["generate", Self.tea, bad.path, "-o", folder.path])
        #expect(result.code == 1)
        #expect(result.errors.contains("\(bad.path)") && result.errors.contains("[definition.malformed]"))
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        #expect(try bench.hark(["generate", Self.tea]).code == 2)
        #expect(try bench.hark(["generate", Self.tea, "-o", folder.path, "--prefix", "1-"]).code == 2)
        #expect(try bench.hark(["generate", bench.root.appending(path: "none").path, "-o", folder.path]).code == 2)
        // A file where the folder should be.
        #expect(try bench.hark(["generate", Self.tea, "-o", bad.path]).errors.contains("generate.unwritable"))
    }
}
