import Foundation
import Testing

/// Links between the project's documents lead somewhere.
@Suite struct DocumentationTests {
    @Test func everyLinkLeadsSomewhere() throws {
        let checkout = IdentifierTests.checkout
        let documentation = checkout.appending(path: "Documentation")
        let files = try #require(FileManager.default.enumerator(at: documentation, includingPropertiesForKeys: nil))
        var pages = [checkout.appending(path: "README.md"), checkout.appending(path: "CONTRIBUTING.md")]
        for case let file as URL in files where file.pathExtension == "md" { pages.append(file) }
        for page in pages {
            let text = try String(contentsOf: page, encoding: .utf8)
            for match in text.matches(of: #/\]\(([^)#\s]+)[^)]*\)/#) where !match.1.hasPrefix("http") {
                let target = page.deletingLastPathComponent().appending(path: String(match.1))
                #expect(FileManager.default.fileExists(atPath: target.path), "\(page.lastPathComponent): \(match.1)")
            }
        }
    }
}
