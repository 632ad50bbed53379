import SourcePassFacts
import SwiftSyntax

/// Modules: which exist here, what stands in for one, which a source needs beside those it names.
extension PreparingVisitor {
    /// Modules whose names another module here gives: Foundation has Core Graphics' and Core Foundation's values on Linux.
    private static let standIns = [
        "CoreGraphics": "Foundation", "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "Darwin": "Foundation",
        "Cocoa": "Foundation",
    ]

    func prepare(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if importOffset == nil { importOffset = range(node).lowerBound }
        guard let first = node.path.first else { return .visitChildren }
        let module = first.name.text
        if let standIn = Self.standIns[module] {
            edits.replace(range(node), with: "import \(standIn)")
            facts.imports.append(.init(module: module, line: line(node), isAvailable: true))
            return .skipChildren
        }
        let isAvailable = platform.modules.contains(module)
        facts.imports.append(.init(module: module, line: line(node), isAvailable: isAvailable))
        guard isAvailable else {
            edits.blank(range(node))
            note("source.missing-framework", at: node, module)
            return .skipChildren
        }
        return .visitChildren
    }

    /// Names of Apple's Foundation that Linux keeps in modules of their own, or that Hark has, on the line of the first import.
    func insertImports() {
        let known = companions.filter { platform.modules.contains($0) }.sorted()
        facts.companions = known
        let modules = (platform.modules.contains("AppSupport") ? ["AppSupport"] : []) + known
        // In a target with a bridging header every source sees what that imports, Foundation first of all, without saying so.
        let offset = importOffset ?? firstOffset
        guard !modules.isEmpty else { return }
        edits.insert(modules.map { "import \($0); " }.joined(), at: offset)
    }
}

/// What Foundation on Linux keeps in modules of their own.
enum FoundationCompanions {
    static func module(of name: String) -> String? {
        if networking.contains(name) { return "FoundationNetworking" }
        return xml.contains(name) ? "FoundationXML" : nil
    }

    static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache", "URLCredential",
        "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask",
        "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    ]
    static let xml: Set<String> = ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"]
}
