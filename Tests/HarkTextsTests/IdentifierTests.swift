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
        "activity", "application", "catalogue", "completion", "contacts", "extension", "defaults", "interface", "notification", "intent", "media", "resolution", "shortcuts", "value", "vocabulary", "request.options-unavailable",
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
