import Foundation
import HarkLint
import IntentDefinitions
import Testing

@Suite struct ReportTests {
    private let findings = [
        Finding(.error, "lint.unknown-place", file: "App/A b.intentdefinition", keyPath: "INIntents[0]", line: 7, message: "one"),
        Finding(.warning, "lint.unlocalized", file: "/tmp/de.lproj/A.strings", keyPath: "x", message: "two"),
    ]

    @Test func sarifHasWhatItsSchemaRequires() throws {
        let bytes = try LintReport.sarif(findings, toolVersion: "1.0.0")
        let log = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "hark lint")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(["error", "warning", "note"].contains(result["level"] as? String))
            #expect((result["message"] as? [String: Any])?["text"] is String)
        }
        let place = try #require((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "App/A%20b.intentdefinition")
        #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 7)
        let other = try #require((results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((other["artifactLocation"] as? [String: Any])?["uri"] as? String == "file:///tmp/de.lproj/A.strings")
        #expect(other["region"] == nil)
        #expect(try LintReport.sarif(findings, toolVersion: "1.0.0") == bytes)
        #expect(try JSONSerialization.jsonObject(with: LintReport.sarif([], toolVersion: "1.0.0")) is [String: Any])
    }

    @Test func jsonCounts() throws {
        let report = try #require(try JSONSerialization.jsonObject(with: LintReport.json(findings)) as? [String: Any])
        #expect(report["errors"] as? Int == 1 && report["warnings"] as? Int == 1 && report["notes"] as? Int == 0)
        let first = try #require((report["findings"] as? [[String: Any]])?.first)
        #expect(first["identifier"] as? String == "lint.unknown-place" && first["line"] as? Int == 7 && first["severity"] as? String == "error")
    }

    @Test func rulesAreDocumentedOnce() throws {
        let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let lint = try String(contentsOf: checkout.appending(path: "Documentation/Lint.md"), encoding: .utf8)
        let definitions = try String(contentsOf: checkout.appending(path: "Documentation/IntentDefinitions.md"), encoding: .utf8)
        #expect(Set(Rule.all.map(\.identifier)).count == Rule.all.count)
        for rule in Rule.all {
            let page = rule.identifier.hasPrefix("lint.") ? lint : definitions
            #expect(page.contains("| `\(rule.identifier)` | \(rule.severity.rawValue) |"), "\(rule.identifier)")
        }
    }
}

@Suite struct ProjectScannerTests {
    @Test func findsWhatBelongsToIntents() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "hark-lint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for path in [
            "App/Info.plist", "App/Base.lproj/A.intentdefinition", "App/de.lproj/A.strings", "App/de.lproj/A.stringsdict",
            "App/de.lproj/B.strings", "App/en.lproj/AppIntentVocabulary.plist", "App/Code.swift", "App/Other.plist", "App/.hidden/Info.plist",
            ".build/x/Info.plist", "Pods/Info.plist",
        ] {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("x".utf8).write(to: file)
        }
        // A link in a folder is not followed.
        try FileManager.default.createSymbolicLink(atPath: root.path + "/App/loop", withDestinationPath: "..")
        func names(_ paths: [String]) throws -> [String] {
            try ProjectScanner().files(at: paths).map { String($0.path.dropFirst(root.path.count + 1)) }
        }
        #expect(
            try names([root.path + "/", root.path + "/App"]) == [
                "App/Base.lproj/A.intentdefinition", "App/Info.plist", "App/de.lproj/A.strings", "App/de.lproj/A.stringsdict",
                "App/de.lproj/B.strings", "App/en.lproj/AppIntentVocabulary.plist",
            ])
        // A definition by itself brings its tables.
        #expect(
            try names([root.path + "/App/Base.lproj/A.intentdefinition"]) == [
                "App/Base.lproj/A.intentdefinition", "App/de.lproj/A.strings", "App/de.lproj/A.stringsdict",
            ])
        #expect(throws: (any Error).self) { try ProjectScanner().files(at: [root.path + "/none"]) }
    }
}
