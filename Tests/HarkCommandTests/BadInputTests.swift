import Foundation
import Glibc
import HarkTestSupport
import Testing

/// What people, files and machines get wrong, through the real program: a clear message, an exit code, nothing lost.
@Suite struct BadInputTests {
    @Test(arguments: [
        ("", "understanding.empty"), ("   ", "understanding.empty"), ("\u{1}\u{2}\u{7}", "understanding."),
        ("🙂🙂🙂", "understanding."), ("שלח הודעה לאנה", "understanding."), ("\u{202e}egassem a dnes", "understanding."),
        (String(repeating: "send ", count: 20_000), "understanding.too-long"),
    ]) func oddSentencesAreRefused(_ text: String, _ identifier: String) throws {
        let bench = try Workbench()
        try bench.install()
        let result = try bench.hark(["ask", "-", "--json"], input: text)
        #expect(result.code == 4)
        #expect(result.output.contains("\"identifier\":\"\(identifier)"))
        let spoken = try bench.hark(["ask", "-"], input: text)
        #expect(!spoken.output.contains("\u{7}") && !spoken.output.contains("\u{202e}"))
    }

    @Test func oddContentsAreSentAsTheyAre() throws {
        let bench = try Workbench()
        try bench.install()
        for content in ["שלום", "🙂👩‍👩‍👧", "a\"b'c\\d $(x) `y` ${content} [z]", "send a message to Anna Lee saying no"] {
            let result = try bench.hark(["ask", "Send a message to Anna Li using Chatter", "--reply", content, "--reply", "yes"])
            #expect(result.code == 0, "\(content): \(result.output)")
            #expect(try bench.hark(["app", "open", "Chatter"]).lines.last == "Anna Li: \(content)")
        }
    }

    @Test func appsThatCannotBeInstalledAreNamed() throws {
        let bench = try Workbench()
        #expect(try bench.hark(["app", "install", "/nowhere.app"]).errors.contains("bundle."))
        #expect(try bench.hark(["app", "install", "/nowhere.app"]).code == 1)

        let silent = bench.root.appending(path: "Silent.app")
        try FileManager.default.createDirectory(at: silent, withIntermediateDirectories: true)
        #expect(try bench.hark(["app", "install", silent.path]).errors.contains("bundle.no-info-plist"))
        let plist = silent.appending(path: "Info.plist")
        try Data("<plist>nonsense".utf8).write(to: plist)
        #expect(try bench.hark(["app", "install", silent.path]).errors.contains("bundle.unreadable-info-plist"))
        try Data(count: 2 << 20).write(to: plist)
        #expect(try bench.hark(["app", "install", silent.path]).errors.contains("bundle.info-plist-too-large"))
        let info = ["CFBundleIdentifier": "org.example.silent", "CFBundleName": "Silent"]
        try PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0).write(to: plist)
        let result = try bench.hark(["app", "install", silent.path])
        #expect(result.errors.contains("bundle.no-executable"))
        try Data("#!/bin/sh\n".utf8).write(to: silent.appending(path: "Silent"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: silent.appending(path: "Silent").path)
        let program = info.merging(["CFBundleExecutable": "Silent"]) { $1 }
        try PropertyListSerialization.data(fromPropertyList: program, format: .binary, options: 0).write(to: plist)
        #expect(try bench.hark(["app", "install", silent.path]).errors.contains("app.not-siri"))
        #expect(result.code == 1)
        #expect(try bench.hark(["app", "list"]).code == 0)
    }

    @Test func anUnwritableHomeIsNamed() throws {
        let bench = try Workbench()
        if geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare") {
            // A home with state in it that can be read and not written, for root, too.
            try bench.install()
            let script = "mount --bind -o ro \"$HARK_HOME\" \"$HARK_HOME\" && exec \"$1\" ask hello"
            let readOnly = try bench.run(
                URL(filePath: "/usr/bin/unshare"),
                ["--mount", "--map-root-user", "/bin/sh", "-c", script, "sh", Workbench.products.appending(path: "hark").path],
                environment: ["HARK_HOME": bench.home.path, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8"])
            #expect(readOnly.code == 1, "\(readOnly.output)\(readOnly.errors)")
            #expect(readOnly.errors.contains("state.not-writable"), "\(readOnly.errors)")
        }
        // A place where nobody can make a folder, root included.
        let result = try bench.hark(["ask", "hello"], home: "/proc/hark")
        #expect(result.code == 1)
        #expect(result.errors.contains("state.not-writable"))
        #expect(try bench.hark(["ask", "hello"], home: "", variables: ["HOME": ""]).errors.contains("host.no-home"))
    }

    @Test func aDamagedStateIsNamedAndNotOverwritten() throws {
        let bench = try Workbench()
        let file = bench.home.appending(path: "hark.sqlite")
        let damage = Data("this is not a database, it is some text that somebody put here".utf8)
        try damage.write(to: file)
        let result = try bench.hark(["ask", "hello"])
        #expect(result.code == 1)
        #expect(result.errors.contains("state.corrupt"))
        #expect(try Data(contentsOf: file) == damage)
    }

    @Test func aFullDiskIsNamedAndNothingIsSent() throws {
        // A disk of its own needs root; elsewhere the store's own test covers the same code of SQLite.
        try #require(geteuid() == 0 || ProcessInfo.processInfo.environment["CI"] == nil)
        guard geteuid() == 0 else { return }
        let bench = try Workbench()
        try bench.install()
        let script = """
            set -e
            mount -t tmpfs -o size=1m tmpfs "$HARK_HOME/disk"
            cp "$HARK_HOME"/hark.sqlite "$HARK_HOME/disk/" 2>/dev/null || true
            head -c 2m /dev/zero > "$HARK_HOME/disk/filler" 2>/dev/null || true
            XDG_STATE_HOME="$HARK_HOME/disk" XDG_DATA_HOME="$HARK_HOME/data" HOME=/root HARK_HOME= \\
                "$1" ask "hello"
            """
        try FileManager.default.createDirectory(at: bench.home.appending(path: "disk"), withIntermediateDirectories: true)
        let result = try bench.run(
            URL(filePath: "/usr/bin/unshare"),
            ["--mount", "/bin/sh", "-c", script, "sh", Workbench.products.appending(path: "hark").path],
            environment: ["HARK_HOME": bench.home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        #expect(result.code == 1, "\(result.output)\(result.errors)")
        #expect(result.errors.contains("state.disk-full"), "\(result.errors)")
    }

    @Test func twoAtOnceBothFinish() async throws {
        let bench = try Workbench()
        try bench.install()
        let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
            for name in ["Anna Li", "Anna Lee"] {
                group.addTask {
                    try bench.hark(["ask", "tell \(name) on Chatter that hello \(name)", "--reply", "yes"]).code
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes == [0, 0])
        #expect(Set(try bench.hark(["app", "open", "Chatter"]).lines) == ["Anna Li: hello Anna Li", "Anna Lee: hello Anna Lee"])
    }

    @Test func permissionsAreListedSetAndAskedAgain() throws {
        let bench = try Workbench()
        try bench.install(allow: false)
        #expect(try bench.hark(["permissions", "revoke", "Chatter", "contacts"]).output == "Chatter: contacts denied.\n")
        #expect(try bench.hark(["permissions", "list"]).output.contains("contacts denied"))
        #expect(try bench.hark(["permissions", "reset", "Chatter", "contacts"]).output == "Chatter: contacts will be asked.\n")
        #expect(!(try bench.hark(["permissions", "list"]).output.contains("contacts denied")))
        #expect(try bench.hark(["permissions", "allow", "Chatter", "contacts"]).code == 0)
        #expect(try bench.hark(["permissions", "revoke", "Chatter"]).lines == ["Chatter: contacts denied.", "Chatter: siri denied."])
        #expect(
            try bench.hark(["permissions", "list", "--json"]).lines.first == #"{"answer":"deny","app":"org.hark.chatter","permission":"contacts"}"#)
        #expect(try bench.hark(["permissions", "reset"]).code == 0)
        #expect(try bench.hark(["permissions", "list", "--json"]).output == "")
        #expect(try bench.hark(["permissions", "allow", "Chatter"]).code == 2)
        #expect(try bench.hark(["permissions", "allow", "Chatter", "kitchen"]).code == 2)
        #expect(try bench.hark(["permissions", "revoke", "Nobody"]).code == 1)
    }

    @Test func removingAnAppForgetsItAndItsData() throws {
        let bench = try Workbench()
        try bench.install()
        _ = try bench.hark(["ask", "tell Anna Li on Chatter that hi", "--reply", "yes"])
        #expect(try bench.hark(["app", "remove", "chatter"]).code == 0)
        #expect(try bench.hark(["app", "list", "--json"]).output == "")
        #expect(try bench.hark(["permissions", "list", "--json"]).output == "")
        #expect(try bench.hark(["ask", "tell Anna Li on Chatter that hi"]).code == 4)
        try bench.install()
        #expect(try bench.hark(["app", "open", "Chatter"]).output == "No messages yet.\n")
    }
}
