import Foundation
@testable import HarkApps
import IntentSchema
import Testing

@Suite struct AppRegistryTests {
    let directory: TemporaryDirectory
    let state: StateDirectory

    init() throws {
        directory = try TemporaryDirectory()
        state = StateDirectory("\(directory.path)/state")
    }

    @Test func installsListsAndRemoves() throws {
        let registry = AppRegistry(state: state)
        #expect(try registry.list() == [])
        let path = try BundleFixture().write(to: directory)
        let installation = try registry.install(path)
        #expect(installation.replaced == nil)
        #expect(installation.app.origin == path)
        #expect(installation.app.bundle.path.hasPrefix(state.apps))
        #expect(try registry.list() == [installation.app])
        // Another process knows the same, from the index and without it.
        #expect(try AppRegistry(state: state).list() == [installation.app])
        try FileManager.default.removeItem(atPath: state.index)
        #expect(try AppRegistry(state: state).list() == [installation.app])

        let home = try state.prepareContainer(of: installation.app.identifier)
        try registry.remove(identifier: "org.example.chatter")
        #expect(try registry.list() == [])
        #expect(try AppRegistry(state: state).list() == [])
        #expect(FileManager.default.fileExists(atPath: home))
        #expect(identifier { try registry.remove(identifier: "org.example.chatter") } == "app.not-installed")
    }

    @Test func removingWithDataSparesSharedGroups() throws {
        let registry = AppRegistry(state: state)
        var one = BundleFixture(name: "One", identifier: "org.example.one")
        one.groups = ["group.own", "group.shared"]
        one.app["CFBundleExecutable"] = "Chatter"
        var two = BundleFixture(name: "Two", identifier: "org.example.two")
        two.groups = ["group.shared"]
        for fixture in [one, two] { _ = try registry.install(fixture.write(to: directory)) }
        let groups = try state.prepareGroups(["group.own", "group.shared"])
        let home = try state.prepareContainer(of: "org.example.one.intents")
        try registry.remove(identifier: "org.example.one", withData: true)
        #expect(!FileManager.default.fileExists(atPath: home))
        #expect(!FileManager.default.fileExists(atPath: groups["group.own"] ?? ""))
        #expect(FileManager.default.fileExists(atPath: groups["group.shared"] ?? ""))
    }

    @Test func installingAgainReplacesAndKeepsData() throws {
        let registry = AppRegistry(state: state)
        let first = try registry.install(BundleFixture().write(to: directory)).app
        let file = try state.prepareContainer(of: first.identifier) + "/Documents/kept"
        try Data("x".utf8).write(to: URL(fileURLWithPath: file))
        var changed = BundleFixture(name: "Other")
        changed.app["CFBundleDisplayName"] = "Chatter 2"
        let second = try registry.install(changed.write(to: directory))
        #expect(second.replaced == first)
        #expect(second.app.revision != first.revision)
        #expect(try registry.list().map(\.displayName) == ["Chatter 2"])
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test func aDerivedIdentifierSurvivesInstallation() throws {
        var fixture = BundleFixture(name: "Soup")
        fixture.app["CFBundleIdentifier"] = "$(PRODUCT_BUNDLE_IDENTIFIER)"
        fixture.app["CFBundleDisplayName"] = "$(PRODUCT_NAME)"
        fixture.plugIn["CFBundleIdentifier"] = "$(PRODUCT_BUNDLE_IDENTIFIER)"
        let app = try AppRegistry(state: state).install(fixture.write(to: directory)).app
        #expect(app.identifier == "local.Soup")
        try FileManager.default.removeItem(atPath: state.index)
        let read = try AppRegistry(state: state).app(identifier: "local.Soup")
        #expect(read.displayName == "Soup")
        #expect(read.bundle.extensions == app.bundle.extensions)
    }

    @Test func findsAppsByAnyName() throws {
        let registry = AppRegistry(state: state)
        var fixture = BundleFixture()
        fixture.app["INAlternativeAppNames"] = [["INAlternativeAppName": "Café Chat"]]
        let app = try registry.install(fixture.write(to: directory)).app
        for name in ["Chatter", "CHATTER", "ｃｈａｔｔｅｒ", " chatter ", "cafe chat", "org.example.chatter"] {
            #expect(try registry.app(named: name) == app, "\(name)")
        }
        #expect(identifier { _ = try registry.app(named: "Signal") } == "app.not-installed")
        _ = try registry.install(BundleFixture(identifier: "org.example.second").write(to: directory))
        #expect(identifier { _ = try registry.app(named: "Chatter") } == "app.ambiguous-name")
    }

    @Test func privateDataCannotBeClaimedByAnother() throws {
        let registry = AppRegistry(state: state)
        _ = try registry.install(BundleFixture().write(to: directory))
        var thief = BundleFixture(name: "Thief", identifier: "org.example.thief")
        thief.plugIn["CFBundleIdentifier"] = "org.example.chatter"
        let path = try thief.write(to: directory)
        #expect(identifier { _ = try registry.install(path) } == "bundle.identifier-taken")
    }

    @Test func refusesWhatDoesNotBelongInABundle() throws {
        let registry = AppRegistry(state: state)
        let path = try BundleFixture().write(to: directory)
        mkfifo("\(path)/pipe", 0o600)
        #expect(identifier { _ = try registry.install(path) } == "bundle.unsupported-file")
        try FileManager.default.removeItem(atPath: "\(path)/pipe")
        try FileManager.default.createSymbolicLink(atPath: "\(path)/secrets", withDestinationPath: "../..")
        #expect(identifier { _ = try registry.install(path) } == "bundle.escapes")
        #expect(try registry.list() == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.apps).allSatisfy { !$0.contains("staging") })
        var silent = BundleFixture(name: "Silent", identifier: "org.example.silent")
        silent.attributes = [:]
        let other = try silent.write(to: directory)
        #expect(identifier { _ = try registry.install(other) } == "app.not-siri")
    }

    @Test func clearsWhatAnInterruptedChangeLeft() throws {
        let registry = AppRegistry(state: state)
        let app = try registry.install(BundleFixture().write(to: directory)).app
        try directory.write("state/apps/.staging/Half.app/Info.plist", "half")
        try FileManager.default.moveItem(
            atPath: "\(state.apps)/\(app.identifier)", toPath: "\(state.apps)/\(app.identifier)\n.replaced")
        #expect(try registry.list() == [])
        _ = try registry.install(BundleFixture(name: "Two", identifier: "org.example.two").write(to: directory))
        #expect(try registry.list().map(\.identifier) == ["org.example.chatter", "org.example.two"])
        #expect(!FileManager.default.fileExists(atPath: "\(state.apps)/.staging"))
    }

    @Test func manyInstallAtOnceAndAllAreThere() async throws {
        let paths = try (0..<6).map { number in
            try BundleFixture(name: "App\(number)", identifier: "org.example.app\(number)").write(to: directory)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for path in paths + paths {
                // Each has its own registry and so its own open lock, as another process would.
                group.addTask { [state] in _ = try AppRegistry(state: state).install(path) }
            }
            try await group.waitForAll()
        }
        #expect(try AppRegistry(state: state).list().count == 6)
        let files = try FileManager.default.contentsOfDirectory(atPath: state.apps).filter { $0.hasPrefix(".") }
        #expect(Set(files) == [".index", ".lock"])
    }

    @Test func anotherProcessesLockIsWaitedFor() async throws {
        try StateDirectory.makeDirectory(state.apps)
        let path = try BundleFixture().write(to: directory)
        // A real second process holds the lock until it is told to let go.
        let holder = Process()
        holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
        holder.arguments = [state.lock, "sh", "-c", "echo locked; read line"]
        let (input, output) = (Pipe(), Pipe())
        (holder.standardInput, holder.standardOutput) = (input, output)
        try holder.run()
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "locked\n")
        #expect(try FileLock.ifFree(state.lock) == nil)
        let install = Task { [state] in try AppRegistry(state: state).install(path) }
        #expect(try AppRegistry(state: state).list() == [])
        input.fileHandleForWriting.write(Data("go\n".utf8))
        _ = try await install.value
        holder.waitUntilExit()
        #expect(try AppRegistry(state: state).list().count == 1)
    }

    @Test func saysWhenTheStateCannotBeWritten() throws {
        let path = try BundleFixture().write(to: directory)
        // A file where a directory must be fails for every user, root included.
        let blocked = try directory.write("blocked", "")
        let registry = AppRegistry(state: StateDirectory(blocked))
        #expect(identifier { _ = try registry.install(path) } == "state.not-writable")
        #expect(StateDirectory.failure("x", ENOSPC).identifier == "state.disk-full")
        #expect(StateDirectory.failure("x", EROFS).identifier == "state.not-writable")
    }
}
