import Foundation
import JotKit
import PlainFiles
import Testing

/// Notes in Markdown files.
struct NoteTests {
    private let scratch = Scratch()
    private var notes: Notes { Notes(PlainFolder(scratch.url)) }
    private let time = Date(timeIntervalSince1970: 1_773_135_000)

    private func file(_ name: String) throws -> String { try String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8) }
    private func write(_ name: String, _ text: String) throws {
        try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: scratch.url.appendingPathComponent(name))
    }

    @Test func aNoteIsAMarkdownFile() throws {
        let note = try notes.create(title: "Holiday", body: "pack the tent", request: "s/1", at: time)
        #expect([note.name, note.title, note.body] == ["Holiday", "Holiday", "pack the tent"] && note.created == time)
        #expect(try file("Holiday.md") == "---\ncreated: 2026-03-10T09:30:00Z\nrequests: [s/1]\n---\n# Holiday\n\npack the tent\n")
        #expect(try notes.all() == [note])
    }

    @Test func aRequestMakesOneNote() throws {
        let first = try notes.create(title: "Holiday", body: "one", request: "s/1")
        #expect(try notes.create(title: "Holiday", body: "one", request: "s/1").name == first.name)
        #expect(try notes.all().count == 1)
    }

    @Test func notesOfOneTitleAreToldApartByTheirFiles() throws {
        for request in ["1", "2"] { _ = try notes.create(title: "Holiday", body: "", request: request) }
        #expect(try notes.named("holiday").map(\.title) == ["Holiday", "Holiday 2"])
        #expect(try notes.named("Holiday 2").map(\.name) == ["Holiday 2"])
    }

    @Test func withoutATitleTheFirstWordsAreIt() throws {
        let note = try notes.create(title: nil, body: "the shed needs a new roof before winter comes\nask Tom", request: "1")
        #expect(note.title == "the shed needs a new roof before winter")
    }

    @Test func aParagraphIsAddedOnceForARequest() throws {
        _ = try notes.create(title: "Holiday", body: "pack the tent", request: "1")
        for _ in 0..<2 { #expect(try notes.append("sunscreen", to: "Holiday", request: "2")?.body == "pack the tent\n\nsunscreen") }
        #expect(try notes.append("x", to: "Away", request: "3") == nil)
    }

    @Test func whatAnotherProgramWroteStays() throws {
        try write("Plan.md", "---\ntags: [home]\n---\nSome text\n\n- a\n- b")
        #expect(try notes.all().map(\.title) == ["Plan"])
        _ = try notes.append("c", to: "Plan", request: "s/1")
        #expect(try file("Plan.md") == "---\ntags: [home]\nrequests: [s/1]\n---\nSome text\n\n- a\n- b\n\nc\n")
    }

    @Test(arguments: ["", "---", "---\n---\n", "# \n", "\u{feff}", "---\nno end\n# Title"])
    func anyTextIsANote(_ text: String) throws {
        try write("Odd.md", text)
        #expect(try notes.all().map(\.name) == ["Odd"])
        _ = try notes.append("more", to: "Odd", request: "1")
        #expect(try notes.all()[0].body.hasSuffix("more"))
    }

    @Test func aFileThatIsNoTextIsNoNote() throws {
        _ = try notes.create(title: "Holiday", body: "", request: "1")
        try Data([0xFF, 0xFE, 0x00]).write(to: scratch.url.appendingPathComponent("Bytes.md"))
        #expect(try notes.all().map(\.name) == ["Holiday"])
    }
}
