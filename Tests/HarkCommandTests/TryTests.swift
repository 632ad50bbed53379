import Foundation
import HarkTestSupport
import Testing

/// `hark try` with the real compiler, on projects written as Xcode has them.
///
/// The toolkit is the one that `make test` lays out beside the programs.
struct TryTests {
    let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let toolkit: String =
        ProcessInfo.processInfo.environment["HARK_TOOLKIT"] ?? Workbench.checkout.appending(path: ".build/toolkit").path

    /// A copy of a fixture, to change.
    private func copy(_ name: String) throws -> URL {
        let copy = bench.root.appending(path: name)
        try FileManager.default.copyItem(at: Workbench.checkout.appending(path: "Tests/Fixtures/\(name)"), to: copy)
        return copy
    }

    /// The folder of an app that handles messages itself, without an extension.
    private func app(_ name: String, _ source: String) throws -> URL {
        let folder = bench.root.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try source.write(to: folder.appending(path: "App.swift"), atomically: true, encoding: .utf8)
        let plist: [String: Any] = [
            "CFBundleIdentifier": "org.example.\(name.lowercased())", "CFBundleName": name, "CFBundlePackageType": "APPL",
            "NSSiriUsageDescription": "For tests.", "CFBundleExecutable": name, "INIntentsSupported": ["INSendMessageIntent"],
        ]
        try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0).write(to: folder.appending(path: "Info.plist"))
        return folder
    }

    private func hark(_ words: String...) throws -> Workbench.Result {
        try bench.hark(words, variables: variables())
    }

    /// The compiler is the one on the tests' own path.
    private func variables(toolkit: String = Self.toolkit) -> [String: String] {
        ["HARK_TOOLKIT": toolkit, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": bench.root.path]
    }

    private func json(_ result: Workbench.Result) throws -> [[String: Any]] {
        try result.lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    }

    @Test func anExtensionAsXcodeHasItHandlesARequest() throws {
        let project = try copy("Pigeon")
        let result = try hark("try", project.path, "--ask", "send a message to Anna Lee with Pigeon", "--reply", "coo", "--reply", "yes")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("coo"))
        let leftOut = project.appending(path: "PigeonIntents/Card.swift").path
        #expect(result.errors.contains("\(leftOut):1: warning: left out: it needs SwiftUI"))
        // Nothing is written into the project.
        let names = try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted()
        #expect(names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".plist") }.count == 3)
        #expect(names.count == 4)
    }

    @Test func whatTheHandlerPrintsAndCallsTwiceIsToldToTheDeveloper() throws {
        let project = try copy("Pigeon")
        let result = try hark(
            "try", project.path, "--json", "--ask", "send a message to Anna Lee with Pigeon", "--reply", "coo", "--reply", "yes")
        let lines = try json(result)
        let logged = lines.filter { $0["kind"] as? String == "logged" }.compactMap { $0["measured"] as? [String: Any] }
        #expect(logged.contains { "\($0["text"] ?? "")".contains("pigeon: iOS: sent: coo") })
        #expect(logged.contains { "\($0["identifier"] ?? "")".hasPrefix("completion.") })
        #expect(lines.filter { $0["kind"] as? String == "handled" }.count == 1)
        #expect(lines.contains { $0["kind"] as? String == "finding" && $0["identifier"] as? String == "try.left-out" })
    }

    @Test func nothingIsBuiltAgainUntilSomethingChanges() throws {
        let project = try copy("Pigeon")
        func check() throws -> [[String: Any]] { try json(try hark("try", project.path, "--check", "--json")) }
        let first = try check()
        let bundles = bench.home.appending(path: "cache/try")
        func program() throws -> Date {
            let name = try #require(try FileManager.default.subpathsOfDirectory(atPath: bundles.path).first { $0.hasSuffix("/PigeonIntents") })
            let attributes = try FileManager.default.attributesOfItem(atPath: bundles.appending(path: name).path)
            return try #require(attributes[.modificationDate] as? Date)
        }
        let made = try program()
        #expect(NSArray(array: try check()) == NSArray(array: first))
        #expect(try program() == made)
        let handler = project.appending(path: "PigeonIntents/IntentHandler.swift")
        var text = try String(contentsOf: handler, encoding: .utf8)
        text += "// changed\n"
        try text.write(to: handler, atomically: true, encoding: .utf8)
        _ = try check()
        #expect(try program() > made)
    }

    @Test func aBuildThatWasOnlyCheckedAnswersTheNextRequest() throws {
        let project = try copy("Pigeon")
        let words = ["try", project.path, "--json", "--ask", "send a message to Anna Lee with Pigeon", "--reply", "coo", "--reply", "yes"]
        func printed() throws -> String {
            try json(try bench.hark(words, variables: variables())).filter { $0["kind"] as? String == "logged" }.map {
                "\(($0["measured"] as? [String: Any])?["text"] ?? "")"
            }.joined()
        }
        #expect(try printed().contains("pigeon: iOS"))
        let handler = project.appending(path: "PigeonIntents/IntentHandler.swift")
        let text = try String(contentsOf: handler, encoding: .utf8)
        try text.replacing("\"pigeon: ", with: "\"a dove now: ").write(to: handler, atomically: true, encoding: .utf8)
        #expect(try hark("try", project.path, "--check").code == 0)
        #expect(try printed().contains("a dove now: iOS"))
    }

    @Test func partsOfASharedSourceAreLeftOutAndTheRestIsThere() throws {
        let project = try copy("Pigeon")
        let shared = project.appending(path: "PigeonIntents/Card.swift")
        try """
        import SwiftUI

        let greeting = "coo"

        @main
        struct PigeonApp: App {
            var body: some Scene { WindowGroup { Card() } }
        }

        struct Card: View {
            var body: some View { Text(greeting) }
        }

        extension Card { static let empty = Card() }

        class Nest: ObservableObject {
            @Published var eggs = 2
        }

        """.write(to: shared, atomically: true, encoding: .utf8)
        let handler = project.appending(path: "PigeonIntents/IntentHandler.swift")
        let text = try String(contentsOf: handler, encoding: .utf8) + "let said = \"\\(greeting) over \\(Nest().eggs)\"\n"
        try text.write(to: handler, atomically: true, encoding: .utf8)
        let result = try hark("try", project.path, "--check")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.contains("\(shared.path):1: warning: left out of it: PigeonApp, Card, which needs SwiftUI"))
    }

    @Test func aMistakeInAnotherSourceIsNothingThatIsMissingHere() throws {
        let project = try copy("Pigeon")
        let file = project.appending(path: "PigeonIntents/Helper.swift")
        try "import Foundation\nfunc helper() -> Int { undefinedThing + 1 }\n".write(to: file, atomically: true, encoding: .utf8)
        let wrong = try hark("try", project.path, "--check")
        #expect(wrong.code == 1)
        #expect(wrong.errors.contains("\(file.path):2:24: error: cannot find 'undefinedThing' in scope"))
        // What only Apple's frameworks have is another matter.
        try "func helper() { _ = UIHologram() }\n".write(to: file, atomically: true, encoding: .utf8)
        let missing = try hark("try", project.path, "--check")
        #expect(missing.code == 0)
        #expect(missing.errors.contains("\(file.path):1: warning: left out: it needs what is not here: cannot find 'UIHologram' in scope"))
    }

    @Test func aFolderOfSourcesAloneIsAnExtension() throws {
        let folder = bench.root.appending(path: "Dove")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try """
        import Intents

        class Dove: INExtension, INSendMessageIntentHandling {
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                print("dove: \\(intent.content ?? "")")
                completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
            }
        }

        """.write(to: folder.appending(path: "Dove.swift"), atomically: true, encoding: .utf8)
        let result = try hark("try", folder.path, "--ask", "send a message to Anna Lee with Dove saying coo", "--reply", "yes")
        #expect(result.code == 0, "\(result.errors)")
        // Its developer sees what it prints.
        #expect(result.errors.contains("| dove: coo"))
    }

    @Test func aPrincipalClassThatIsNotThereIsToldOf() throws {
        let project = try copy("Pigeon")
        let plist = project.appending(path: "PigeonIntents/Info.plist")
        let text = try String(contentsOf: plist, encoding: .utf8).replacing(".IntentHandler<", with: ".Owl<")
        try text.write(to: plist, atomically: true, encoding: .utf8)
        let result = try hark("try", project.path, "--check")
        #expect(result.errors.contains("Owl, which is not among the sources; IntentHandler is taken [try.no-principal-class]"))
    }

    @Test func theCompilersMessageNamesTheUsersFileAndLine() throws {
        let project = try copy("Pigeon")
        let file = project.appending(path: "PigeonIntents/Half.swift")
        try "import Intents\n@objc class Half: NSObject {\n    func broken( {\n    let a: Int = \"text\"\n".write(
            to: file, atomically: true, encoding: .utf8)
        let result = try hark("try", project.path, "--check", "--json")
        #expect(result.code == 1)
        let lines = try json(result)
        let finding = try #require(lines.first { $0["identifier"] as? String == "swift.error" })
        #expect(finding["file"] as? String == file.path)
        #expect((finding["line"] as? Int ?? 0) >= 3)
        #expect(lines.last?["works"] as? Bool == false)
        #expect(lines.last?["failure"] as? String == "try.does-not-compile")
    }

    @Test func whatTheHandlerNeedsOfALeftOutFileIsSaidAtItsPlace() throws {
        let project = try copy("Pigeon")
        let handler = project.appending(path: "PigeonIntents/IntentHandler.swift")
        let text = try String(contentsOf: handler, encoding: .utf8) + "let card = Card()\n"
        try text.write(to: handler, atomically: true, encoding: .utf8)
        let result = try hark("try", project.path, "--check")
        #expect(result.code == 1)
        #expect(result.errors.contains("cannot find 'Card' in scope; it is declared in"))
        #expect(result.errors.contains("which needs SwiftUI"))
    }

    @Test func sourcesFromElsewhereJoinTheExtensionOrMakeAModule() throws {
        let project = try copy("Pigeon")
        let shared = bench.root.appending(path: "Kit")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        try "public struct Loft { public init() {}\n public var birds: Int { 3 } }\n".write(
            to: shared.appending(path: "Loft.swift"), atomically: true, encoding: .utf8)
        let handler = project.appending(path: "PigeonIntents/IntentHandler.swift")
        let text = try String(contentsOf: handler, encoding: .utf8)
        try (text + "let birds = Loft().birds\n").write(to: handler, atomically: true, encoding: .utf8)
        #expect(try hark("try", project.path, "--check", "--with", shared.path).code == 0)
        try ("import LoftKit\n" + text + "let birds = Loft().birds\n").write(to: handler, atomically: true, encoding: .utf8)
        #expect(try hark("try", project.path, "--check", "--with", "\(shared.path)=LoftKit").code == 0)
        let alone = try hark("try", project.path, "--check")
        #expect(alone.code == 1)
        #expect(alone.errors.contains("add it with --with FOLDER=LoftKit"))
    }

    @Test func modulesThatImportEachOtherAreACycle() throws {
        let project = try copy("Pigeon")
        for (name, other) in [("Left", "Right"), ("Right", "Left")] {
            let folder = bench.root.appending(path: name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try "import \(other)\npublic struct \(name)Thing {}\n".write(
                to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
        }
        let handler = project.appending(path: "PigeonIntents/IntentHandler.swift")
        try ("import Left\n" + (try String(contentsOf: handler, encoding: .utf8))).write(to: handler, atomically: true, encoding: .utf8)
        let result = try hark(
            "try", project.path, "--check", "--with", "\(bench.root.path)/Left=Left", "--with", "\(bench.root.path)/Right=Right")
        #expect(result.code == 1)
        #expect(result.errors.contains("try.module-cycle"))
        #expect(result.errors.contains("Left → Right → Left"))
    }

    @Test(
        "Words that fit no project",
        arguments: [
            (["try", "/nowhere/at/all"], "project.not-found", Int32(1)), (["try"], "usage.missing-argument", 2),
            (["try", ".", "--reply", "x"], "usage.needs", 2), (["try", ".", "--with", "Kit="], "usage.bad-value", 2),
            (["try", ".", "--allow", "everything"], "usage.bad-value", 2),
        ])
    func mistakes(_ words: [String], _ identifier: String, _ code: Int32) throws {
        let result = try bench.hark(words, variables: variables())
        #expect(result.code == code)
        #expect(result.errors.contains(identifier))
    }

    @Test func withoutAToolkitTheAnswerSaysWhatToDo() throws {
        let result = try bench.hark(["try", try copy("Pigeon").path], variables: variables(toolkit: bench.root.path))
        #expect(result.code == 1)
        #expect(result.errors.contains("try.no-toolkit"))
        #expect(result.errors.contains("make build"))
    }

    @Test func anotherCompilersToolkitIsRefused() throws {
        let toolkit = bench.root.appending(path: "toolkit")
        try FileManager.default.createDirectory(at: toolkit, withIntermediateDirectories: true)
        try #"{"format": 2, "compiler": "Swift version 1.0", "modules": [], "shared": [], "headers": [], "revision": "x"}"#.write(
            to: toolkit.appending(path: "toolkit.json"), atomically: true, encoding: .utf8)
        let result = try bench.hark(["try", try copy("Pigeon").path], variables: variables(toolkit: toolkit.path))
        #expect(result.code == 1)
        #expect(result.errors.contains("try.compiler-differs"))
    }

    // MARK: The UI extension and the app

    private func lantern(_ words: String..., json: Bool = true) throws -> Workbench.Result {
        let project = bench.root.appending(path: "Lantern")
        if !FileManager.default.fileExists(atPath: project.path) { _ = try copy("Lantern") }
        return try bench.hark(["try", project.path, "--allow", "contacts"] + (json ? ["--json"] : []) + words, variables: variables())
    }

    private func presented(_ result: Workbench.Result) throws -> [[String: Any]] {
        try json(result).filter { $0["kind"] as? String == "presented" }.compactMap { $0["fields"] as? [String: Any] }
    }

    @Test func theUIExtensionShowsWhatIsSentAndTheAppWhatWasSent() throws {
        let result = try lantern(
            "--ask", "send a message to Anna Lee with Lantern saying on the hill", "--reply", "yes", json: false)
        #expect(result.code == 0, "\(result.errors)")
        let lines = result.lines
        let question = try #require(lines.firstIndex { $0.contains("on the hill") && !$0.contains("you") && !$0.contains("│") })
        #expect(lines.dropFirst(question + 1).prefix(2).map { $0.trimmingCharacters(in: .whitespaces) } == ["│ on the hill", "│ 1: ready, outgoing"])
        #expect(lines.suffix(2).map { $0.trimmingCharacters(in: .whitespaces) } == ["│ on the hill", "│ 2: sent, outgoing"])

        let failed = try lantern(
            "--ask", "send a message to Anna Lee with Lantern saying the light is too far away to be seen", "--reply", "yes", "--reply", "yes")
        let shown = try presented(failed)
        #expect(shown.map { $0["phase"] as? String } == ["ready", "failure", "app"])
        #expect(shown[0]["displays"] as? [String] == ["message"])
        #expect((shown[0]["size"] as? [String: Any])?["width"] as? Double == 240)
        #expect((shown[0]["size"] as? [String: Any])?["height"] as? Double == 100)
        #expect(shown[1]["texts"] as? [String] == ["the light is too far away to be seen", "2: not sent, outgoing", "Again"])
        #expect(shown[2]["texts"] as? [String] == ["Anna Lee", "the light is too far away to be seen"])
        let logged = try json(failed).compactMap { ($0["measured"] as? [String: Any])?["text"] as? String }.filter { $0.hasPrefix("lantern: ") }
        #expect(
            logged == [
                "lantern: launched", "lantern: appears",
                "lantern: continues org.example.lantern.signal: the light is too far away to be seen", "lantern: active",
                "lantern: in the background",
            ])
    }

    @Test(arguments: [("dark", "app.crashed"), ("dim", "completion.released")])
    func aUIExtensionThatFailsChangesNothingElse(text: String, identifier: String) throws {
        let result = try lantern("--ask", "send a message to Anna Lee with Lantern saying \(text)", "--reply", "yes")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try presented(result).isEmpty)
        let lines = try json(result)
        #expect(
            lines.contains {
                "\(($0["fields"] as? [String: Any])?["identifier"] ?? "")\(($0["measured"] as? [String: Any])?["identifier"] ?? "")".contains(
                    identifier)
            })
        #expect(lines.last { $0["kind"] as? String == "ended" }.flatMap { $0["fields"] as? [String: Any] }?["outcome"] as? String == "handled")
    }

    @Test func theAppHandlesWhatItsExtensionLeavesToItAndShowsItsScene() throws {
        let project = try copy("Oar")
        func said(_ sentence: String, code: Int32 = 0) throws -> (texts: [String], lines: [[String: Any]]) {
            let result = try hark("try", project.path, "--json", "--ask", sentence)
            #expect(result.code == code, "\(result.errors)")
            let lines = try json(result)
            let texts = lines.compactMap { ($0["measured"] as? [String: Any])?["text"] as? String }
            return (texts.filter { $0.hasPrefix("oar: ") }, lines)
        }
        let start = try said("start a rowing workout with Oar")
        #expect(start.texts == ["oar: launched, out of sight", "oar: starts rowing"])
        #expect(start.lines.last { $0["kind"] as? String == "ended" }.flatMap { $0["fields"] as? [String: Any] }?["outcome"] as? String == "handled")

        let end = try said("end my workout with Oar")
        #expect(end.texts == ["oar: launched, in sight", "oar: connected", "oar: enters", "oar: active", "oar: in the background"])
        let shown = end.lines.last { $0["kind"] as? String == "presented" }.flatMap { $0["fields"] as? [String: Any] }
        #expect(shown?["texts"] as? [String] == ["Ashore"])

        // An app that says nothing of handling intents.
        let delegate = project.appending(path: "Oar/AppDelegate.swift")
        let text = try String(contentsOf: delegate, encoding: .utf8).replacing("handle intent: INIntent", with: "manage intent: INIntent")
        try text.write(to: delegate, atomically: true, encoding: .utf8)
        let missing = try said("start a rowing workout with Oar", code: 1)
        #expect(missing.texts == ["oar: launched, out of sight"])
        #expect(missing.lines.contains { ($0["fields"] as? [String: Any])?["identifier"] as? String == "app.not-implemented" })
    }

    @Test func theScreenThatStandsOpenAnswersItself() throws {
        let source = """
            import Intents
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
                    print("stage: asked \\(application.applicationState == .active ? "in front" : "out of sight")")
                    return window?.rootViewController ?? Prompter()
                }
                func application(
                    _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Scene()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            class Prompter: NSObject, INSendMessageIntentHandling {
                func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                    completion(INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
                }
            }

            class Scene: UIViewController, INSendMessageIntentHandling {
                private var steps = 0
                func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                    steps += 1
                    print("stage: step \\(steps)")
                    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
                }
            }

            """
        let folder = try app("Stage", source)
        let request = "send a message to Anna Lee with Stage saying go\n"
        let talk = try bench.hark(
            ["try", folder.path, "--json"], input: request + "yes\nyes\n" + request + "yes\n" + request + "yes\n", variables: variables())
        let lines = try json(talk)
        let texts = lines.compactMap { ($0["measured"] as? [String: Any])?["text"] as? String }.filter { $0.hasPrefix("stage: ") }
        #expect(
            texts == ["stage: asked out of sight", "stage: asked in front", "stage: step 1", "stage: asked in front", "stage: step 2"], "\(talk)")
        let launched = lines.filter { $0["kind"] as? String == "launched" }.compactMap { $0["fields"] as? [String: Any] }
        #expect(launched.compactMap { $0["reused"] as? Bool } == [false, true, true])
        #expect(launched.allSatisfy { ($0["considered"] as? [[String: Any]])?.map { $0["why"] as? String } == ["serves"] })
    }

    @Test func anAppWithoutAnExtensionAnswersItself() throws {
        let source = """
            import Intents
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { Singer() }
            }

            class Singer: NSObject, INSendMessageIntentHandling {
                func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
                    completion(intent.content.map { .success(with: $0 + "!") } ?? .needsValue())
                }
                func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                    print("lark: \\(intent.content ?? "")")
                    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
                }
            }

            """
        let folder = try app("Lark", source)
        let result = try hark("try", folder.path, "--ask", "send a message to Anna Lee with Lark", "--reply", "tirili", "--reply", "yes")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("tirili!"))
        #expect(result.errors.contains("| lark: tirili!"))
    }
}
