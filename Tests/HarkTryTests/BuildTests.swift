import Foundation
import SourcePassFacts
import Testing

@testable import HarkTry

struct BuildTests {
    @Test func errorsOfTheCompilerAreReadWithTheirPlaces() {
        let output = """
            /a:b/Handler.swift:12:5: error: cannot find 'Note' in scope
            12 |     let a: Note
            /a:b/Handler.swift:12:5: error: cannot find 'Note' in scope
            /a/Other.swift:3:1: warning: unused
            /a/Other.swift:4:9: note: did you mean this?
            error: emit-module command failed
            /a/Other.swift:5:2: error: expected ')' in expression: error: twice
            """
        let errors = CompilerError.all(in: output)
        #expect(errors.map(\.file) == ["/a:b/Handler.swift", "/a/Other.swift"])
        #expect(errors.map(\.line) == [12, 5])
        #expect(errors.map(\.column) == [5, 2])
        #expect(errors.map(\.missingName) == ["Note", nil])
        #expect(errors.map { $0.asksForMissingPart(declared: []) } == [false, false])
        #expect(errors[1].text == "expected ')' in expression: error: twice")
    }

    @Test(arguments: [
        ("cannot find 'UIHologram' in scope", true), ("cannot find type 'NSPredicate' in scope", true), ("cannot find 'kSecClass' in scope", true),
        ("value of type 'UIBarButtonItem?' has no member 'glow'", true), ("type 'CNContact' has no member 'x'", true),
        ("'Foo' is unavailable: not here", true), ("cannot find 'counter' in scope", false), ("cannot find 'APIClient' in scope", false),
        ("value of type 'Order' has no member 'totl'", false), ("value of type 'String' has no member 'lenght'", false),
        ("value of type 'UIOwn' has no member 'x'", false), ("cannot infer contextual base", false),
    ]) func onlyWhatApplesFrameworksHaveIsMissingHere(text: String, isMissing: Bool) {
        let error = CompilerError.all(in: "/a/B.swift:1:1: error: \(text)")[0]
        #expect(error.asksForMissingPart(declared: ["UIOwn"]) == isMissing)
    }

    private func file(_ name: String, imports: [String], types: [TypeFacts], missing: Set<String>) -> PreparedFile {
        var facts = SourceFacts()
        facts.imports = imports.enumerated().map { .init(module: $1, line: $0 + 1, isAvailable: !missing.contains($1)) }
        facts.types = types
        return PreparedFile(source: "/app/\(name).swift", prepared: "/app/\(name).prepared.swift", facts: facts)
    }

    @Test func aSourceBuiltOnAMissingFrameworkIsKnownBeforeItIsCompiled() {
        let missing: Set<String> = ["SwiftUI", "CoreData"]
        let screen = file(
            "Screen", imports: ["Foundation", "SwiftUI"], types: [.init(name: "Screen", kind: .struct, inherits: ["View"], line: 3)], missing: missing
        )
        let record = file(
            "Record", imports: ["CoreData"], types: [.init(name: "Record", kind: .class, inherits: ["NSManagedObject"], line: 2)], missing: missing)
        let stray = file(
            "Stray", imports: ["SwiftUI"], types: [.init(name: "Stray", kind: .struct, inherits: ["Codable"], line: 2)], missing: missing)
        let own = file("View", imports: [], types: [.init(name: "View", kind: .protocol, inherits: [], line: 1)], missing: missing)
        #expect(screen.foundation(in: [screen, record, stray])?.line == 2)
        #expect(record.foundation(in: [screen, record, stray])?.module == "CoreData")
        #expect(stray.foundation(in: [screen, record, stray]) == nil)
        // A `View` of the project's own is not SwiftUI's.
        #expect(screen.foundation(in: [screen, own]) == nil)
        #expect(file("Here", imports: ["SwiftUI"], types: screen.facts.types, missing: []).foundation(in: [screen]) == nil)
    }

    @Test func whyASourceIsLeftOutIsSaidToTheEnd() throws {
        let store = file("Store", imports: ["CoreData"], types: [.init(name: "Store", kind: .class, inherits: [], line: 2)], missing: ["CoreData"])
        let handler = file("Order", imports: [], types: [.init(name: "OrderHandler", kind: .class, inherits: [], line: 2)], missing: [])
        var leftOut = LeftOutFiles(failed: [])
        leftOut.add(store, because: leftOut.lacks(try #require(store.missing)))
        let error = try #require(CompilerError.all(in: "/app/Order.swift:5:9: error: cannot find 'Store' in scope").first)
        leftOut.add(handler, because: try #require(leftOut.follows(error)))
        let reason = try #require(leftOut.reason("OrderHandler"))
        #expect(reason.hasPrefix("needs Store, which Store.swift declares; that needs CoreData, which is not on Linux"))
        #expect(leftOut.reason("Other") == nil)
    }

    @Test func whatNeedsAConformanceThatWasLeftOutFollowsIt() throws {
        var keeping = file(
            "Keeping", imports: ["Security"], types: [.init(name: "Session", kind: .extension, inherits: ["Keeping"], line: 2)], missing: ["Security"]
        )
        keeping.facts.declarations = [
            .init(names: ["Session"], isExtension: true, firstLine: 2, lastLine: 3),
            .init(names: ["a"], isExtension: false, firstLine: 4, lastLine: 4),
        ]
        var leftOut = LeftOutFiles(failed: [])
        let error = try #require(
            CompilerError.all(in: "/app/Screen.swift:5:9: error: value of type 'Session' does not conform to specified type 'Keeping'").first)
        #expect(leftOut.cause(of: error) == nil)
        leftOut.add(keeping, [keeping.facts.declarations[1]], because: leftOut.lacks(keeping.facts.imports[0]))
        #expect(leftOut.cause(of: error) == nil)
        leftOut.add(keeping, [keeping.facts.declarations[0]], because: leftOut.lacks(keeping.facts.imports[0]))
        #expect(leftOut.cause(of: error) == "Session")
        leftOut.add(file("Screen", imports: [], types: [], missing: []), because: try #require(leftOut.follows(error)))
        #expect(leftOut.findings.contains { $0.message.contains("needs Session, which Keeping.swift extends") })
    }

    @Test func declarationsAreLeftOutOfASourceThatKeepsItsLines() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hark-try-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = [
            "import SwiftUI", "let a = 1", "struct Card: View {", "}", "class Order {}; let b = 2", "let c = 3", "extension Order { describe }",
            "extension Card { describe }",
        ]
        let path = folder.appending(path: "Card.swift").path
        try text.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        var facts = SourceFacts()
        facts.imports = [.init(module: "SwiftUI", line: 1, isAvailable: false)]
        facts.types = [.init(name: "Card", kind: .struct, inherits: ["View"], line: 3), .init(name: "Order", kind: .class, inherits: [], line: 5)]
        facts.declarations = [
            .init(names: ["a"], isExtension: false, firstLine: 2, lastLine: 2), .init(names: ["Card"], isExtension: false, firstLine: 3, lastLine: 4),
            .init(names: ["Order"], isExtension: false, firstLine: 5, lastLine: 5),
            .init(names: ["b"], isExtension: false, firstLine: 5, lastLine: 5),
            .init(names: ["c"], isExtension: false, firstLine: 6, lastLine: 6),
        ]
        facts.objectClasses = ["Card.harkObjectClass_Card()", "Order.harkObjectClass_Order()"]
        let file = PreparedFile(source: path, prepared: path, facts: facts)
        func errors(_ lines: Int...) -> [CompilerError] { CompilerError.all(in: lines.map { "\(path):\($0):1: error: no" }.joined(separator: "\n")) }
        #expect(file.declarations(at: errors(2, 4)) == [0, 1])
        #expect(file.declarations(at: errors(1)) == nil)
        #expect(file.declarations(at: errors(5)) == nil)
        #expect(file.facts.declarations.indices.filter { file.isBuilt($0, on: "SwiftUI") } == [1])

        let rest = try #require(try file.without([1]))
        let lines = try String(contentsOfFile: rest.prepared, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines == ["import SwiftUI", "let a = 1", "", "", "class Order {}; let b = 2", "let c = 3", "extension Order { describe }", ""])
        #expect(rest.facts.types.map(\.name) == ["Order"])
        #expect(rest.facts.objectClasses == ["Order.harkObjectClass_Order()"])
        #expect(rest.facts.declarations.flatMap(\.names) == ["a", "Order", "b", "c"])
        // What shares a line with something else, and all that there is, cannot be left out alone.
        #expect(try file.without([2]) == nil)
        #expect(try file.without([0, 1, 2, 3, 4]) == nil)
        var leftOut = LeftOutFiles(failed: [])
        leftOut.add(file, [facts.declarations[1]], because: leftOut.lacks(facts.imports[0]))
        #expect(leftOut.sources.isEmpty && leftOut.count == 1)
        #expect(leftOut.declaring("Card") == file && leftOut.declaring("Order") == nil)
        #expect(leftOut.findings.map(\.message).first?.hasPrefix("left out of it: Card, which needs SwiftUI") == true)
    }

    /// Nothing but the project's description changes: no source, no property list.
    @Test func aBuildSettingThatChangesIsAChange() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hark-try-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "ProjectFilesTests/Fixtures/Kettle")
        try FileManager.default.copyItem(at: fixture, to: folder)
        let project = folder.appending(path: "Kettle.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: project, encoding: .utf8)
        func plan() throws -> TryPlan { try TryPlan(TryRequest(path: folder.path)) }
        let before = try plan()
        for (old, new) in [
            ("EXTENSION\"", "EXTENSION MORE\""), ("SWIFT_VERSION = 5.0", "SWIFT_VERSION = 4.2"),
            ("INFOPLIST_KEY_CFBundleDisplayName = \"The Kettle\"", "INFOPLIST_KEY_CFBundleDisplayName = \"A Kettle\""),
        ] {
            try #require(text.contains(old))
            try text.replacing(old, with: new).write(to: project, atomically: true, encoding: .utf8)
            let after = try plan()
            #expect(after.settings != before.settings, "\(new)")
            #expect(after.inputs == before.inputs)
        }
        try text.write(to: project, atomically: true, encoding: .utf8)
        #expect(try plan().settings == before.settings)
    }
}
