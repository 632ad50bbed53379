import Foundation
import HarkTexts
import Testing

/// Every identifier that the sources can put into an error has a sentence for the person, in both languages, and a line in
/// the documentation.
@Suite struct IdentifierTests {
    static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Identifiers of errors that never reach a person: the app's side reports them to its developer.
    static let developersOnly: Set<String> = [
        "activity", "application", "authentication", "catalogue", "completion", "contacts", "defaults", "drawing", "extension", "intent", "interface",
        "media", "notification", "observation", "resolution", "shortcuts", "value", "vocabulary", "request.options-unavailable",
    ]

    static func isForDevelopers(_ identifier: String) -> Bool {
        developersOnly.contains(identifier) || developersOnly.contains(String(identifier.prefix { $0 != "." }))
    }

    static func identifiers() throws -> [String] {
        var found: Set<String> = []
        let sources = checkout.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/HarkError\(\s*"([a-z-]+\.[a-z-]+)"/#) { found.insert(String(match.1)) }
        }
        return found.sorted()
    }

    /// Texts and calls that look like identifiers and are none: keys of texts, methods of the protocol, kinds of products.
    private static let others: Set<String> = ["value.true", "value.false", "permission.generic", "project.yml", "project.yaml", "lint.reading", "world.json"]

    /// Every identifier, wherever it stands: an error, a warning, a diagnostic, the case of a rule.
    static func declared() throws -> [String] {
        let families = Set(try identifiers().map { String($0.prefix { $0 != "." }) }).union(["lint", "generate", "completion"])
        var found: Set<String> = []
        let sources = checkout.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            guard file.lastPathComponent != "WireMethod.swift", !file.path.contains("/ProjectFiles/") else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/"([a-z]+\.[a-z]+(?:-[a-z]+)*)"/#) where families.contains(String(match.1.prefix { $0 != "." })) {
                found.insert(String(match.1))
            }
        }
        return found.subtracting(others).sorted()
    }

    @Test func everyIdentifierIsDocumentedSomewhere() throws {
        let folder = Self.checkout.appending(path: "Documentation")
        let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter { $0.pathExtension == "md" }
        let text = try pages.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let declared = try Self.declared()
        #expect(declared.count > 150)
        for identifier in declared { #expect(text.contains("`\(identifier)`"), "\(identifier)") }
    }

    @Test func everyErrorHasASentence() throws {
        let identifiers = try Self.identifiers()
        #expect(identifiers.count > 50)
        for locale in ["en", "zh-Hans"] {
            let texts = Texts(locale: locale)
            for identifier in identifiers where !Self.isForDevelopers(identifier) {
                #expect(texts.text(firstOf: ["error.\(identifier)"]) != nil, "\(identifier) in \(locale)")
            }
        }
    }

    @Test func everyErrorIsDocumented() throws {
        let page = try String(contentsOf: Self.checkout.appending(path: "Documentation/Errors.md"), encoding: .utf8)
        for identifier in try Self.identifiers() { #expect(page.contains("`\(identifier)`"), "\(identifier)") }
    }
}
