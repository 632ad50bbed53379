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

    /// What a developer asks for follows the developer's mask, not the one that keeps Hark's own files private.
    @Test(arguments: ["022", "027", "077"]) func filesFollowTheCallersMask(mask: String) throws {
        let bench = try Workbench(contacts: [])
        let folder = bench.root.appending(path: "made")
        let program = Workbench.products.appending(path: "hark").path
        let made = try bench.run(
            URL(filePath: "/bin/sh"),
            ["-c", "umask \(mask); exec '\(program)' generate '\(Self.tea)' -o '\(folder.path)'"],
            environment: ["HARK_HOME": bench.home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        #expect(made.code == 0, "\(made.errors)")
        func mode(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        let withheld = try #require(Int(mask, radix: 8))
        #expect(try mode(folder) == 0o777 & ~withheld)
        #expect(try mode(folder.appending(path: "Tea.intentdefinition.swift")) == 0o666 & ~withheld)
    }

    /// Every definition beneath a folder counts once: a localised one in the base or the development language.
    @Test func foldersAreLookedThrough() throws {
        let bench = try Workbench(contacts: [])
        func write(_ path: String, _ title: String) throws {
            let file = bench.root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let intent = "<dict><key>INIntentName</key><string>Brew</string><key>INIntentTitle</key><string>\(title)</string></dict>"
            try Data("<plist><dict><key>INIntentDefinitionModelVersion</key><string>1.2</string><key>INIntents</key><array>\(intent)</array></dict></plist>".utf8).write(to: file)
        }
        for (language, title) in [("en", "Brew"), ("fr", "Infuser"), ("de", "Aufbrühen")] { try write("App/\(language).lproj/Tea.intentdefinition", title) }
        let app = bench.root.appending(path: "App").path
        try Data("<plist><dict><key>CFBundleDevelopmentRegion</key><string>fr</string></dict></plist>".utf8)
            .write(to: URL(filePath: app + "/Info.plist"))
        let folder = bench.root.appending(path: "made").path
        let made = try bench.hark(["generate", app, "\(app)/de.lproj/../de.lproj/Tea.intentdefinition", "-o", folder])
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.lines.last == "Intents: 1. Types: 0. Enumerations: 0.")
        #expect(try String(contentsOfFile: folder + "/Tea.intentdefinition.swift", encoding: .utf8).contains("/// Infuser"))
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
        let empty = try bench.hark(["generate", Self.tea, "-o", ""])
        #expect(empty.code == 2 && empty.errors.contains("usage.bad-value"))
        #expect(try bench.hark(["generate", bench.home.path, "-o", folder.path]).errors.contains("definition.unreadable"))
        // A file where the folder should be.
        #expect(try bench.hark(["generate", Self.tea, "-o", bad.path]).errors.contains("generate.unwritable"))
    }
}
