import Foundation
import Testing

@testable import HarkUnderstanding

/// The published grammar is the grammar.
@Suite struct GrammarDocumentTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Documentation/Grammar.md")

    @Test func thePageIsMadeFromTheFiles() throws {
        let text = GrammarDocument().text
        if ProcessInfo.processInfo.environment["HARK_UPDATE_DOCUMENTS"] == "1" { try Data(text.utf8).write(to: Self.page) }
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let (made, kept) = (text.split(separator: "\n"), page.split(separator: "\n"))
        let difference = zip(made, kept).first { $0 != $1 }
        #expect(
            made == kept,
            "Documentation/Grammar.md is stale; HARK_UPDATE_DOCUMENTS=1 swift test --filter GrammarDocumentTests writes it anew. First difference: \(String(describing: difference))")
    }

    @Test func everyTemplateIsOnThePage() throws {
        let text = GrammarDocument().text
        for template in GrammarSource.shared.templates {
            #expect(text.contains(GrammarSource.shared.text(template.body)), "\(template.file):\(template.line)")
        }
    }
}

@Suite struct PhrasesTests {
    @Test(arguments: ["en", "zh"])
    func whatIsOfferedIsUnderstood(language: String) throws {
        let engine = CustomWorld.engine
        let phrases = engine.phrases(language: language, limit: 2)
        #expect(Set(phrases.map(\.intent)).contains("OrderSoupIntent") && Set(phrases.map(\.intent)).contains("INSendMessageIntent"))
        #expect(phrases.allSatisfy { $0.language == language && !$0.text.isEmpty })
        let context = UtteranceContext(locale: language, now: Date(timeIntervalSince1970: 0))
        for phrase in phrases {
            #expect(engine.understand(phrase.text, in: context).accepted?.intent == phrase.intent, "\(phrase.text)")
        }
        let counts = Dictionary(grouping: phrases) { "\($0.bundleIdentifier) \($0.intent)" }.mapValues(\.count)
        #expect(counts.values.allSatisfy { $0 <= 2 })
    }

    @Test func oneAppsPhrasesAreItsOwn() throws {
        let engine = CustomWorld.engine
        let phrases = engine.phrases(of: "org.example.ladle", language: "en", limit: 3)
        #expect(!phrases.isEmpty && phrases.allSatisfy { $0.app == "Ladle" })
        // What the definition marks as deprecated is not offered.
        #expect(!phrases.contains { $0.intent == "CancelOrderIntent" })
        #expect(engine.phrases(of: "org.example.nobody", language: "en", limit: 3).isEmpty)
    }
}
