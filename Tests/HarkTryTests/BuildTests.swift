import Foundation
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
        #expect(errors.map(\.isAboutMissingName) == [true, false])
        #expect(errors[1].text == "expected ')' in expression: error: twice")
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
        for (old, new) in [("EXTENSION\"", "EXTENSION MORE\""), ("SWIFT_VERSION = 5.0", "SWIFT_VERSION = 4.2"), ("INFOPLIST_KEY_CFBundleDisplayName = \"The Kettle\"", "INFOPLIST_KEY_CFBundleDisplayName = \"A Kettle\"")] {
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
