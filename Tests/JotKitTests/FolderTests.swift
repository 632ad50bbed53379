import Foundation
import PlainFiles
import Testing

/// A folder of its own, removed when it goes.
final class Scratch {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("jot-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Files that other programs write too.
struct FolderTests {
    private let scratch = Scratch()
    private var folder: PlainFolder { PlainFolder(scratch.url) }

    @Test func aFileIsMadeOnce() throws {
        #expect(try folder.create("a.txt", "one"))
        #expect(try !folder.create("a.txt", "two"))
        #expect(try folder.text("a.txt") == "one")
    }

    @Test func nothingIsLeftBeside() throws {
        _ = try folder.create("a.txt", "one")
        try folder.change("a.txt") { _ in "two" }
        try folder.check()
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["a.txt"])
    }

    /// Another program writes between the look and the step into place: its text is the one that is changed.
    @Test func whatAnotherProgramWroteMeanwhileIsNotOverwritten() throws {
        _ = try folder.create("a.txt", "mine\n")
        var interruptions = 0
        try folder.change("a.txt") { text in
            if interruptions < 3 {
                interruptions += 1
                try Data("theirs \(interruptions)\n".utf8).write(to: scratch.url.appendingPathComponent("a.txt"))
            }
            return text + "added\n"
        }
        #expect(try folder.text("a.txt") == "theirs 3\nadded\n")
    }

    @Test func aFileThatNeverHoldsStillIsGivenUp() throws {
        _ = try folder.create("a.txt", "")
        var count = 0
        #expect(throws: FileProblem.busy) {
            try folder.change("a.txt") { text in
                count += 1
                try Data("\(count)".utf8).write(to: scratch.url.appendingPathComponent("a.txt"))
                return text + "added"
            }
        }
        #expect(try folder.text("a.txt") == "\(count)")
    }

    @Test func writersTakeTurns() async throws {
        let folder = folder
        _ = try folder.create("count.txt", "0")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<40 {
                group.addTask { _ = try? folder.locked { try folder.change("count.txt") { "\((Int($0) ?? 0) + 1)" } } }
            }
        }
        #expect(try folder.text("count.txt") == "40")
    }

    @Test func aFileInTheFoldersPlaceIsSaid() throws {
        try Data().write(to: scratch.url)
        #expect(throws: FileProblem.notWritable) { try folder.check() }
        #expect(throws: FileProblem.notWritable) { _ = try folder.create("a.txt", "one") }
    }

    /// In a process of its own, whose files may have 4096 bytes.
    @Test func aFullDiskLosesNothing() async {
        await #expect(processExitsWith: .success) {
            let scratch = Scratch()
            let folder = PlainFolder(scratch.url)
            _ = try folder.create("a.txt", "one")
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(3) }
            do {
                try folder.change("a.txt") { $0 + String(repeating: "x", count: 10000) }
                exit(4)
            } catch FileProblem.full {
                let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
                guard try folder.text("a.txt") == "one", names == ["a.txt"] else { exit(5) }
            }
        }
    }

    @Test(arguments: [("a/b", "a-b"), ("..", "-"), (".hidden", "hidden"), ("", "-"), ("x: y", "x- y"), ("购物 清单", "购物 清单")])
    func namesOfFiles(_ title: String, _ name: String) {
        #expect(title.asFileName == name)
        #expect(String(repeating: "很长", count: 100).asFileName.utf8.count <= 120)
    }

    @Test func aNameMeansItselfBeforeAPart() {
        let names = ["Milk", "Oat milk", "Café"]
        #expect(names.named("milk") { [$0] } == ["Milk"])
        #expect(names.named("oat") { [$0] } == ["Oat milk"])
        #expect(names.named("cafe") { [$0] } == ["Café"])
        #expect(names.named(" ") { [$0] }.isEmpty)
    }
}
