import SourcePassFacts
import SwiftSyntax

/// Modules: which exist here, what stands in for one, which a source needs beside those it names.
extension PreparingVisitor {
    /// Modules whose names another module here gives: Foundation has Core Graphics' and Core Foundation's values on Linux, Hark's
    /// UIKit has the layers, and the older module of file kinds is the one that is here.
    private static let standIns = [
        "CoreGraphics": "Foundation", "CoreFoundation": "Foundation", "ObjectiveC": "Foundation", "Darwin": "Foundation",
        "Cocoa": "Foundation", "QuartzCore": "UIKit", "CoreServices": "MobileCoreServices",
    ]

    func prepare(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if importOffset == nil { importOffset = range(node).lowerBound }
        guard let first = node.path.first else { return .visitChildren }
        let module = first.name.text
        if let standIn = Self.standIns[module], standIn == "Foundation" || platform.modules.contains(standIn) {
            edits.replace(range(node), with: "import \(standIn)")
            facts.imports.append(.init(module: standIn, line: line(node), isAvailable: true))
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
        let written = Set(facts.imports.map(\.module)), declared = Set(facts.types.map(\.name))
        let known = companions.filter { module, names in
            platform.modules.contains(module) && !written.contains(module) && !names.isSubset(of: declared)
        }.keys.sorted()
        facts.companions = known
        let modules = (platform.modules.contains("AppSupport") ? ["AppSupport"] : []) + known
        // In a target with a bridging header every source sees what that imports, Foundation first of all, without saying so.
        let offset = importOffset ?? firstOffset
        guard !modules.isEmpty else { return }
        edits.insert(modules.map { "import \($0); " }.joined(), at: offset)
    }
}

/// Modules that names need beside those that a source imports.
enum Companions {
    /// What Foundation on Linux keeps in modules of their own; and UIKit, whose names reach a source on iOS by way of other
    /// frameworks and of the target's bridging header.
    static func module(of name: String) -> String? {
        if isOfUIKit(name) { return "UIKit" }
        if networking.contains(name) { return "FoundationNetworking" }
        return xml.contains(name) ? "FoundationXML" : nil
    }

    /// `UILabel`, not `UID`, `UInt8` or `UITests`: a name of the project's own costs no more than a start that is not static.
    private static func isOfUIKit(_ name: String) -> Bool {
        guard name.hasPrefix("UI") else { return false }
        let rest = name.utf8.dropFirst(2)
        guard let first = rest.first, let second = rest.dropFirst().first else { return false }
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z"), small = UInt8(ascii: "a")...UInt8(ascii: "z")
        return capitals.contains(first) && small.contains(second) && !name.hasPrefix("UITest")
    }

    static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache", "URLCredential",
        "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask",
        "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    ]
    static let xml: Set<String> = ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"]
}
