import SourcePass
import SourcePassFacts
import Testing

/// What the pass makes of a source: the same lines, and what it says about them.
struct SourcePassTests {
    private func prepare(
        _ source: String, modules: Set<String> = ["Intents", "Foundation"],
        conditions: Set<String> = []
    ) -> (text: String, facts: SourceFacts) {
        let prepared = SourcePreparer(platform: Platform(modules: modules, conditions: conditions)).prepare(
            Array(source.utf8), path: "/app/Screen.swift")
        return (String(decoding: prepared.text, as: UTF8.self), prepared.facts)
    }

    private func lines(_ text: String) -> [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    @Test(
        "Attributes of Objective-C become spaces, column for column",
        arguments: [
            "@objc func show() {}", "@objc(showIt:) func show(_ it: Int) {}", "@objcMembers class A: Base {}", "@nonobjc func show() {}",
            "@IBOutlet weak var label: UILabel!", "@IBAction func save() {}", "@NSManaged var name: String",
        ])
    func attributes(_ source: String) {
        let text = prepare(source).text
        let declaration = source.drop { $0 != " " }
        #expect(text.hasSuffix(declaration))
        #expect(text.utf8.count == source.utf8.count)
        #expect(!text.contains("@"))
    }

    @Test(
        "What the compiler takes stays",
        arguments: [
            "@available(iOS 12, *) func f() {}", "@escaping", "let text = \"@objc func\"",
            "// @objc func\n", "/* #selector(a) */ let a = 1", "let pattern = #\"@objc #selector(x)\"#", "if #available(iOS 13, *) {}",
        ])
    func unchanged(_ source: String) { #expect(prepare(source).text == source) }

    @Test func aTypeIsDescribedAsSwift2Did() {
        #expect(prepare("let a = String(INSendMessageIntent)").text == "let a = String(describing: INSendMessageIntent.self)")
        #expect(prepare("let a = String(INDEX)").text == "let a = String(INDEX)")
        #expect(prepare("let a = String(Order)").text == "let a = String(Order)")
    }

    @Test("The entry point is told and left to hark try", arguments: ["@UIApplicationMain", "@main"])
    func entryPoint(_ attribute: String) {
        let (text, facts) = prepare("\(attribute)\nclass AppDelegate: UIResponder, UIApplicationDelegate {}")
        let blank = String(repeating: " ", count: attribute.count)
        #expect(text == "\(blank)\nclass AppDelegate: UIResponder, UIApplicationDelegate {}")
        #expect(facts.entryPoint == "AppDelegate")
    }

    @Test(
        "A selector names the method over its type",
        arguments: [
            ("#selector(show)", " Selector(Screen.show)"), ("#selector(show(_:))", " Selector(Screen.show(_:))"),
            ("#selector(self.show)", " Selector(Screen.show)"), ("#selector(Other.show)", " Selector(Other.show)"),
            ("#selector(Screen.show(sender:))", " Selector(Screen.show(sender:))"), ("#selector(getter: name)", " Selector(\"name\")"),
        ])
    func selectors(_ written: String, _ made: String) {
        let text = prepare("class Screen: UIViewController { func f() { use(\(written)) } }").text
        #expect(text == "class Screen: UIViewController { func f() { use(\(made)) } }")
    }

    @Test func aSelectorInAnExtensionNamesTheExtendedType() {
        #expect(prepare("extension Screen { func f() { use(#selector(show)) } }").text.contains("Selector(Screen.show)"))
    }

    @Test func whatAnExtensionOverridesIsMovedIntoItsClassWithItsLines() {
        let source = """
            class Screen: UITableViewController {
            }
            // MARK: Rows
            extension Screen {
                @objc override func show() {
                    use(#selector(other))
                }
                func other() {}
            }
            let a = 1
            """
        let text = prepare(source).text
        #expect(
            lines(text).map { $0.trimmingSuffix(while: \.isWhitespace) } == [
                "class Screen: UITableViewController {", "", "#sourceLocation(file: \"/app/Screen.swift\", line: 5)",
                "          override func show() {", "        use( Selector(Screen.other))", "    }",
                "#sourceLocation(file: \"/app/Screen.swift\", line: 2)", "}", "// MARK: Rows", "extension Screen {", "", "", "",
                "    func other() {}", "}", "let a = 1",
            ])
    }

    @Test func whatStandsAtTheTopHasNamesAndLines() {
        let source = """
            import Foundation
            let (a, b) = (1, 2), c = 3
            @objc
            class Screen: UIViewController {
                func inner() {}
            }
            extension Screen {}
            func show() {}
            #if os(iOS)
            struct Card {}
            let d = 4
            #else
            struct Other {}
            #endif
            """
        let declarations = prepare(source).facts.declarations
        #expect(declarations.map(\.names) == [["c"], ["Screen"], ["Screen"], ["show"], ["Card", "d"]])
        #expect(declarations.map(\.isExtension) == [false, false, true, false, false])
        #expect(declarations.map(\.firstLine) == [2, 3, 7, 8, 9])
        #expect(declarations.map(\.lastLine) == [2, 6, 7, 8, 14])
        #expect(!prepare(source).facts.movesLines)
        #expect(prepare("class A {}\nextension A { override func f() {} }").facts.movesLines)
    }

    @Test(
        "An override stays where its class is not in the source, or is not its own",
        arguments: [
            "extension Screen { override func show() {} }", "class Screen {}\nextension Screen where Self: Other { override func show() {} }",
            "class Outer { class Screen {} }\nextension Outer.Screen { override func show() {} }",
            "class Screen {}\nextension Screen { func show() {} }",
            "class Screen { override func show() {} }",
        ])
    func overridesThatStay(_ source: String) { #expect(prepare(source).text == source) }

    @Test(
        "Key paths are their names",
        arguments: [
            ("#keyPath(Person.name.first)", "\"name.first\""), ("#keyPath(name)", "\"name\""), ("#keyPath(self.name)", "\"name\""),
        ])
    func keyPaths(_ written: String, _ made: String) { #expect(prepare("let a = \(written)").text == "let a = \(made)") }

    @Test func conditionsAreDecidedForIOSAndLinesStay() {
        let source = """
            #if os(macOS)
            import AppKit
            #elseif os(iOS)
            import UIKit
            #else
            import Other
            #endif
            let a = 1
            """
        let (text, facts) = prepare(source, modules: ["UIKit"])
        #expect(lines(text).map { $0.trimmingSuffix(while: \.isWhitespace) } == ["", "", "", "import UIKit", "", "", "", "let a = 1"])
        #expect(facts.imports.map(\.module) == ["UIKit"])
        #expect(facts.notes.map(\.line) == [1, 5])
        #expect(facts.notes.map(\.identifier) == ["source.dropped-code", "source.dropped-code"])
    }

    @Test(
        "Conditions that name what is here",
        arguments: [
            ("canImport(UIKit)", true), ("canImport(SwiftUI)", false), ("DEBUG", true), ("RELEASE", false), ("!os(macOS)", true),
            ("targetEnvironment(simulator)", false), ("swift(>=5.1)", true), ("swift(>=6)", false), ("os(iOS) && !DEBUG", false),
            ("compiler(>=5)", true), ("arch(arm64) || arch(x86_64)", true), ("_runtime(_ObjC)", false), ("os(Linux)", false),
        ])
    func condition(_ condition: String, isActive: Bool) {
        let text = prepare("#if \(condition)\nlet a = 1\n#endif", modules: ["UIKit"], conditions: ["DEBUG"]).text
        #expect(text.contains("let a = 1") == isActive)
        #expect(lines(text).count == 3)
    }

    @Test func conditionsInsideConditionsAndExpressions() {
        let source = "#if os(iOS)\n#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\n#endif\nlet b = [\n1,\n]"
        #expect(prepare(source).text.contains("let a = 2"))
        #expect(!prepare(source).text.contains("let a = 1"))
    }

    @Test func aModuleThatIsNotHereIsLeftOutAndSaid() {
        let (text, facts) = prepare("import UIKit\nimport HealthKit\nlet a = 1", modules: ["UIKit"])
        #expect(lines(text)[1] == "                ")
        #expect(facts.imports.map(\.isAvailable) == [true, false])
        #expect(facts.notes.map(\.identifier) == ["source.missing-framework"])
        #expect(facts.notes.map(\.detail) == ["HealthKit"])
        #expect(facts.notes.map(\.line) == [2])
    }

    @Test func whatFoundationKeepsApartHereIsImportedOnTheSameLine() {
        let (text, facts) = prepare(
            "import Foundation\nlet task = URLSession.shared.dataTask(with: url)", modules: ["Foundation", "AppSupport", "FoundationNetworking"])
        #expect(lines(text)[0] == "import AppSupport; import FoundationNetworking; import Foundation")
        #expect(facts.companions == ["FoundationNetworking"])
        #expect(lines(text).count == 2)
    }

    @Test func aSourceWithoutImportsSeesFoundation() {
        let text = prepare("// Notes\nlet task = URLSession.shared\n", modules: ["AppSupport", "FoundationNetworking"]).text
        #expect(text == "// Notes\nimport AppSupport; import FoundationNetworking; let task = URLSession.shared\n")
    }

    @Test(
        "A module that another gives here is that module",
        arguments: [
            ("CoreGraphics", "Foundation"), ("QuartzCore", "UIKit"), ("CoreServices", "MobileCoreServices"),
        ])
    func standIns(_ module: String, _ standIn: String) {
        let (text, facts) = prepare("import \(module)\n", modules: ["Foundation", "UIKit", "MobileCoreServices"])
        #expect(text == "import \(standIn)\n")
        #expect(facts.imports.map(\.isAvailable) == [true])
        #expect(prepare("import QuartzCore\n", modules: ["Foundation"]).facts.imports.map(\.isAvailable) == [false])
    }

    @Test(
        "A source that names UIKit's types has UIKit, however they reach it on iOS",
        arguments: [
            ("import Foundation\nlet color: UIColor? = nil", true), ("import Foundation\nlet a = UIDevice.current", true),
            ("import Foundation\nlet id: UID = 0; let n: UInt8 = 1", false), ("import UIKit\nlet color: UIColor? = nil", false),
            ("import Foundation\nenum UIState { case on }\nlet state: UIState = .on", false),
            ("import Foundation\n// UIColor\nlet a = \"UIColor\"", false),
        ])
    func namesOfUIKit(_ source: String, isBrought: Bool) {
        let (text, facts) = prepare(source, modules: ["Foundation", "UIKit"])
        #expect(facts.companions == (isBrought ? ["UIKit"] : []))
        #expect(text.hasPrefix("import UIKit; ") == isBrought)
        #expect(prepare(source, modules: ["Foundation"]).facts.companions == [])
    }

    @Test func outletsAndActionsAreDescribedBehindTheLastLine() {
        let source = """
            class Card: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var labels: [UILabel]!
                @IBOutlet var fixed: UILabel
                @IBAction func send(_ sender: UIButton) {}
                @IBAction func reload() {}
            }
            extension Card { @IBAction func pick(sender: Any, event: UIEvent) {} }
            private class Hidden: UIView { @IBOutlet var other: UILabel! }
            class Plain: UIView {}
            """
        let (text, facts) = prepare(source)
        let made = lines(text)
        #expect(made.prefix(10).count == lines(source).count)
        #expect(facts.objectClasses == ["Card.harkObjectClass_Card()"])
        let described = made.dropFirst(10).joined()
        #expect(described.contains("\"label\": { $0.label = $1 as? UILabel }"))
        #expect(described.contains("\"labels\": { $0.labels = $1 as? [UILabel] ?? [] }"))
        #expect(described.contains("\"fixed\": { if let value = $1 as? UILabel { $0.fixed = value } }"))
        #expect(described.contains("\"send:\": { me, sender, _ in if let sender = sender as? UIButton { _ = me.send(sender) } }"))
        #expect(described.contains("\"reload\": { me, _, _ in _ = me.reload() }"))
        #expect(
            described.contains(
                "\"pickWithSender:event:\": { me, sender, event in if let event = event as? UIEvent { _ = me.pick(sender: sender as Any, event: event) } }"
            ))
        #expect(!described.contains("Hidden"))
        #expect(facts.types[0].outlets.map(\.type) == ["UILabel", "[UILabel]", "UILabel"])
    }

    @Test(
        "Names of months and days are never nil here",
        arguments: [
            ("DateFormatter().monthSymbols!", "DateFormatter().monthSymbols"), ("formatter.weekdaySymbols![0]", "formatter.weekdaySymbols[0]"),
            ("formatter.shortMonthSymbols?.first", "formatter.shortMonthSymbols.first"), ("formatter.dateFormat!", "formatter.dateFormat!"),
        ])
    func symbols(_ written: String, _ made: String) { #expect(prepare("let a = \(written)").text == "let a = \(made)") }

    @Test func theOneProcessInfoStandsForANewOne() {
        #expect(prepare("let a = ProcessInfo().environment").text == "let a = ProcessInfo.processInfo.environment")
        #expect(prepare("let a = ProcessInfo.processInfo").text == "let a = ProcessInfo.processInfo")
    }

    @Test func valuesForTheLogNeedNotBeCArguments() {
        #expect(prepare("os_log(\"%@\", a as CVarArg)").text == "os_log(\"%@\", a as Any    )")
        #expect(prepare("String(format: \"%@\", a as CVarArg)").text == "String(format: \"%@\", a as CVarArg)")
    }

    @Test func typesAndMethodsAreFacts() throws {
        let source = """
            final class IntentHandler: INExtension, INSendMessageIntentHandling {
                override func handler(for intent: INIntent) -> Any { self }
                func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .init() }
                struct Inner { static func make() {} }
            }
            extension IntentHandler: Other { func extra(_ a: Int, b: String) {} }
            func free() { func nested() {} }
            """
        let facts = prepare(source).facts
        #expect(facts.types.map(\.name) == ["IntentHandler", "IntentHandler.Inner", "IntentHandler"])
        #expect(facts.types.map(\.kind) == [.class, .struct, .extension])
        #expect(facts.types[0].inherits == ["INExtension", "INSendMessageIntentHandling"])
        #expect(facts.types[0].methods.map(\.name) == ["handler(for:)", "handle(intent:)"])
        #expect(facts.types[0].methods.map(\.isAsync) == [false, true])
        #expect(facts.types[0].methods[0].isOverride)
        #expect(facts.types[1].methods[0].isStatic)
        #expect(facts.types[2].methods[0].parameterTypes == ["Int", "String"])
        #expect(!facts.hasTopLevelCode)
    }

    @Test(
        "Statements at the top are code of a main file",
        arguments: [
            ("print(1)", true), ("let a = 1", false), ("struct A {}", false), ("import Foundation", false), ("for _ in 0..<1 {}", true),
        ])
    func topLevel(_ source: String, isCode: Bool) { #expect(prepare(source).facts.hasTopLevelCode == isCode) }

    @Test(
        "Any bytes give as many lines",
        arguments: [
            "", "\n\n", "class {", "#if os(iOS)\nlet a", "#selector(", "@", "@objc", "#if\n#endif\n#endif", "\u{FEFF}import UIKit\n",
            "import\r\nlet a\r\n@objc func f() {}\r\n",
            "class A: UIView { @IBOutlet var a", "}}}}", "import 中文\n", "\u{0}\u{1}",
        ])
    func halfWritten(_ source: String) {
        let text = prepare(source).text
        #expect(text.utf8.filter { $0 == 10 }.count == source.utf8.filter { $0 == 10 }.count)
    }

    @Test func bytesThatAreNoTextAreKeptAsText() {
        let prepared = SourcePreparer(platform: Platform(modules: [])).prepare([0xff, 0xfe, 0x0a, 0x6c], path: "/app/Screen.swift")
        #expect(prepared.text.filter { $0 == 0x0a }.count == 1)
    }

    @Test func anOptionalRequirementIsSaid() {
        let (text, facts) = prepare("@objc protocol P { @objc optional func f() }")
        #expect(text == "      protocol P {                func f() }")
        #expect(facts.notes.map(\.identifier) == ["source.optional-requirement"])
    }
}

extension String {
    fileprivate func trimmingSuffix(while belongs: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, belongs(last) { text.removeLast() }
        return text
    }
}
