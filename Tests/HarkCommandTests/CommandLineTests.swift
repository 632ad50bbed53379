import Foundation
import Glibc
import HarkTestSupport
import HarkTexts
import IntentSchema
import Testing

@testable import HarkTerminal

@Suite struct CommandLineTests {
    let parser = CommandLineParser(root: HarkCommands.root)

    @Test func optionsStandAnywhereInBothForms() throws {
        let command = try parser.parse(["--json", "ask", "hi there", "--reply", "a", "--reply=b=c", "--locale", "zh-Hans"])
        #expect(command.path == ["ask"])
        #expect(command.arguments == ["hi there"])
        #expect(command.all("reply") == ["a", "b=c"])
        #expect(command.value("locale") == "zh-Hans")
        #expect(command.has("json"))
    }

    @Test func twoDashesEndOptionsAndOneIsAnArgument() throws {
        #expect(try parser.parse(["ask", "--", "--json"]).arguments == ["--json"])
        #expect(try parser.parse(["ask", "-"]).arguments == ["-"])
        #expect(try parser.parse(["ask", "x", "--reply", "--json"]).all("reply") == ["--json"])
    }

    @Test(
        arguments: [
            (["aks"], "usage.unknown-command"), (["app"], "usage.missing-command"), (["app", "instal"], "usage.unknown-command"),
            (["ask", "--repy", "x"], "usage.unknown-option"), (["ask", "x", "--reply"], "usage.missing-value"),
            (["ask", "--json=1"], "usage.unexpected-value"), (["ask", "--locale", "a", "--locale", "b"], "usage.repeated-option"),
            (["app", "install"], "usage.missing-argument"), (["app", "list", "x"], "usage.unexpected-argument"),
            (["ask", "-x"], "usage.unknown-option"), (["generate", "x"], "usage.needs"), (["generate", "x", "-o"], "usage.missing-value"),
        ] as [([String], String)])
    func mistakesAreNamed(_ words: [String], _ identifier: String) {
        let error = #expect(throws: HarkError.self) { try parser.parse(words) }
        #expect(error?.identifier == identifier)
    }

    @Test func aNearMissIsSuggested() {
        #expect(#expect(throws: HarkError.self) { try parser.parse(["aks"]) }?.arguments["nearest"] == "ask")
        #expect(#expect(throws: HarkError.self) { try parser.parse(["ask", "--jsn"]) }?.arguments["nearest"] == "--json")
        #expect(#expect(throws: HarkError.self) { try parser.parse(["quux"]) }?.arguments["nearest"] == "")
    }

    @Test func helpIsAnsweredWhateverIsMissing() throws {
        #expect(try parser.parse(["app", "--help"]).has("help"))
        #expect(try parser.parse(["app", "install", "-h"]).has("help"))
        #expect(try parser.parse(["-V"]).has("version"))
    }

    /// Every command, argument and option has its text in every language: a missing one would show its key.
    @Test(arguments: ["en", "zh-Hans"]) func everythingIsExplained(_ locale: String) throws {
        func walk(_ spec: CommandSpec, _ path: [String]) -> [(path: [String], spec: CommandSpec)] {
            [(path, spec)] + spec.subcommands.flatMap { walk($0, path + [$0.name]) }
        }
        let help = Help(root: HarkCommands.root, texts: Texts(locale: locale))
        for (path, spec) in walk(HarkCommands.root, []) {
            #expect(!help.text(path: path, spec: spec).contains("terminal.help"), "\(path)")
        }
        let manual = Manual(root: HarkCommands.root, texts: Texts(locale: locale), version: "1").page
        #expect(!manual.contains("terminal.help"))
        #expect(manual.hasPrefix(".TH HARK 1"))
    }

    @Test func completionsNameEveryCommand() throws {
        let scripts = CompletionScript(root: HarkCommands.root)
        for shell in ["bash", "zsh", "fish"] {
            let script = try scripts.script(for: shell)
            for command in HarkCommands.root.subcommands { #expect(script.contains(command.name), "\(shell): \(command.name)") }
        }
        #expect(#expect(throws: HarkError.self) { try scripts.script(for: "csh") }?.identifier == "usage.unknown-shell")
    }
}

/// The completion for bash, in bash.
@Suite struct CompletionTests {
    private func complete(_ words: String...) throws -> [String] {
        let script = try CompletionScript(root: HarkCommands.root).script(for: "bash")
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let bench = try Workbench(contacts: [])
        let result = try bench.run(
            URL(filePath: "/bin/bash"),
            ["-c", "cd /usr/share; \(script)\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _hark; printf '%s\\n' \"${COMPREPLY[@]}\""],
            environment: ["PATH": "/usr/bin:/bin"])
        return result.lines
    }

    @Test func whatFollowsAnOptionIsItsValue() throws {
        #expect(try complete("hark", "lint", "--format", "") == ["text", "json", "sarif"])
        #expect(try complete("hark", "lint", "--format", "s") == ["sarif"])
        #expect(try complete("hark", "lint", "--format", "=", "j") == ["json"])
        #expect(try complete("hark", "lint", "--format", "=") == ["text", "json", "sarif"])
        for option in ["-o", "--output"] {
            let folders = try complete("hark", "generate", "x", option, "d")
            #expect(folders.contains("doc") && !folders.contains { $0.hasPrefix("-") }, "\(folders)")
        }
        #expect(try complete("hark", "lint", "--locale", "z") == ["zh-Hans", "zh-Hant"])
        #expect(try complete("hark", "generate", "--prefix", "").isEmpty)
        #expect(try complete("hark", "lint", "--f") == ["--format"])
        #expect(try complete("hark", "completion", "b") == ["bash"])
    }
}

@Suite struct PrintableTests {
    @Test func textsOfAppsCannotSteerTheTerminal() {
        #expect(Printable.text("a\u{1b}[2Jb\u{7}") == "a\u{fffd}[2Jb\u{fffd}")
        #expect(Printable.text("a\nb\tc") == "a b c")
        #expect(Printable.text("\u{202e}evil") == "\u{fffd}evil")
        #expect(Printable.text("你好 👩‍👩‍👧 שלום") == "你好 👩‍👩‍👧 שלום")
    }

    @Test func keysThatTypeNothingAreLeftOut() {
        #expect(Printable.withoutKeys("hello\u{1b}[D\u{1b}[DX\u{1b}[1~\u{1b}OA 你") == "helloX 你")
        #expect(Printable.withoutKeys("[D] is fine") == "[D] is fine")
    }

    @Test func linesAreBounded() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let long = String(repeating: "x", count: LineReader.limit + 10) + "\nnext\n\nlast"
        let writer = Thread { [end = ends[1]] in
            FileHandle(fileDescriptor: end, closeOnDealloc: true).write(Data(long.utf8))
        }
        writer.start()
        let reader = LineReader(ends[0])
        #expect(reader.next()?.count == LineReader.limit)
        #expect([reader.next(), reader.next(), reader.next(), reader.next()] == ["next", "", "last", nil])
        close(ends[0])
    }

    @Test func widthCountsColumns() {
        #expect(Printable.width("you") == 3)
        #expect(Printable.width("你") == 2)
        #expect(Printable.width("é🙂") == 3)
    }
}
