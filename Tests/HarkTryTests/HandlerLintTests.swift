import SourcePassFacts
import Testing

@testable import HarkTry

/// What is said about handlers, from what their sources declare.
struct HandlerLintTests {
    private func method(_ name: String, _ type: String = "INSendMessageIntent", isOverride: Bool = false) -> TypeFacts.Method {
        .init(name: name, line: 7, parameterTypes: [type], result: nil, isAsync: false, isOverride: isOverride, isStatic: false)
    }

    private func type(
        _ name: String, _ inherits: [String], _ methods: [TypeFacts.Method], kind: TypeFacts.Kind = .class
    ) -> TypeFacts {
        var type = TypeFacts(name: name, kind: kind, inherits: inherits, line: 3)
        type.methods = methods
        return type
    }

    private func findings(_ types: [TypeFacts], supported: [String]? = nil) throws -> [String] {
        var facts = SourceFacts()
        facts.types = types
        let file = PreparedFile(source: "/p/Handler.swift", prepared: "/p/0.swift", facts: facts)
        return try HandlerLint([file], generated: []).findings(supported: supported, plist: "/p/Info.plist").map {
            "\($0.identifier) \($0.file ?? ""):\($0.line ?? 0)"
        }
    }

    private let handle = "handle(intent:completion:)"

    @Test(
        "Every spelling of a requirement counts",
        arguments: [
            ["handle(intent:completion:)", "resolveRecipients(for:with:)"], ["handle(intent:)", "resolveContent(for:)"],
            ["handle(sendMessage:completion:)", "resolveContent(forSendMessage:with:)", "confirm(sendMessage:completion:)"],
        ])
    func goodHandlers(_ names: [String]) throws {
        #expect(try findings([type("Handler", ["NSObject", "INSendMessageIntentHandling"], names.map { method($0) })]).isEmpty)
    }

    @Test func aHandlerOfTwoIntentsThatHandlesOne() throws {
        let both = ["NSObject", "INSendMessageIntentHandling", "INSetMessageAttributeIntentHandling"]
        #expect(try findings([type("Handler", both, [method(handle)])]) == ["handler.no-handle /p/Handler.swift:3"])
        #expect(try findings([type("Handler", both, [method(handle), method(handle, "INSetMessageAttributeIntent")])]).isEmpty)
        #expect(try findings([type("Handler", both, [method(handle), method(handle, "Mark")])]).isEmpty)
    }

    @Test func aHandlerWithoutHandle() throws {
        let found = try findings([type("Handler", ["NSObject", "INSendMessageIntentHandling"], [method("confirm(intent:completion:)")])])
        #expect(found == ["handler.no-handle /p/Handler.swift:3"])
    }

    @Test(
        "A method that misses its requirement by a little",
        arguments: [
            "resolveRecipient(for:with:)", "resolveContents(for:with:)", "resolveContent(forIntent:with:)", "confirm(intent:handler:)",
        ])
    func nearMisses(_ name: String) throws {
        let found = try findings([type("Handler", ["INExtension", "INSendMessageIntentHandling"], [method(handle), method(name)])])
        #expect(found == ["handler.near-miss /p/Handler.swift:7"])
    }

    @Test(
        "Methods of the handler's own are its own business",
        arguments: [
            ("resolveEverything(for:)", "Order"), ("handleTap(_:)", "UITapGestureRecognizer"), ("send(_:)", "INSendMessageIntent"),
        ])
    func ownMethods(_ name: String, _ parameter: String) throws {
        let found = try findings([
            type("Handler", ["INExtension", "INSendMessageIntentHandling"], [method(handle), method(name, parameter)])
        ])
        #expect(found.isEmpty)
    }

    @Test func aRequirementForAnIntentThatTheClassDoesNotAdopt() throws {
        let found = try findings([
            type("Handler", ["INExtension", "INSendMessageIntentHandling"], [method(handle), method(handle, "INStartCallIntent")])
        ])
        #expect(found == ["handler.not-adopted /p/Handler.swift:7"])
    }

    @Test func whatOnlyASubclassImplementsIsNotCalled() throws {
        let base = type("Base", ["NSObject", "INSendMessageIntentHandling"], [method(handle)])
        let content = method("resolveContent(for:with:)")
        #expect(try findings([base, type("Derived", ["Base"], [content])]) == ["handler.subclass-only /p/Handler.swift:7"])
        #expect(try findings([base, type("Derived", ["Base", "INSendMessageIntentHandling"], [content])]).isEmpty)
    }

    @Test func conformanceMayStandInAnExtensionOrAGroup() throws {
        let parts = [type("Handler", ["INExtension"], []), type("Handler", ["INSendMessageIntentHandling"], [method(handle)], kind: .extension)]
        #expect(try findings(parts).isEmpty)
        let group = type("Messaging", ["INSendMessageIntentHandling"], [], kind: .protocol)
        #expect(try findings([group, type("Handler", ["INExtension", "Messaging"], [])]) == ["handler.no-handle /p/Handler.swift:3"])
    }

    @Test func anIntentThatTheBundleListsAndNobodyHandles() throws {
        let handler = type("Handler", ["INExtension", "INSendMessageIntentHandling"], [method(handle)])
        let found = try findings([handler], supported: ["INSendMessageIntent", "INStartCallIntent"])
        #expect(found == ["handler.none-for-intent /p/Info.plist:0"])
    }
}
