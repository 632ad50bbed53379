import Foundation
import FoundationXML
internal import IntentSchema

/// An element of an interface file (`.storyboard` or `.xib`).
final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [InterfaceElement] = []
    fileprivate(set) var content = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    subscript(attribute: String) -> String? { attributes[attribute] }

    func child(_ name: String, key: String? = nil) -> InterfaceElement? {
        children.first { $0.name == name && (key == nil || $0["key"] == key) }
    }
    func children(named name: String) -> [InterfaceElement] { children.filter { $0.name == name } }
    /// Everything under the element, outermost first.
    var descendants: [InterfaceElement] { children.flatMap { [$0] + $0.descendants } }

    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
    func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }
    func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) } }
    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
    var rect: CGRect { CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: size.width, height: size.height) }
}

/// Reads interface files.
enum InterfaceFiles {
    /// Larger files, deeper ones and ones with more elements are refused.
    static let greatestBytes = 16 << 20
    static let greatestDepth = 200
    static let greatestCount = 200_000

    /// The file `name.kind` of a bundle: at its top, in its development languages' folders or in any `.lproj`.
    static func url(_ name: String, _ kind: String, in bundle: Bundle) -> URL? {
        if let url = bundle.url(forResource: name, withExtension: kind) { return url }
        let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
        for folder in folders {
            let languages = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".lproj") }
                .sorted { ($0 == "Base.lproj" ? "" : $0) < ($1 == "Base.lproj" ? "" : $1) }
            for place in [folder] + languages.map({ folder.appendingPathComponent($0) }) {
                let url = place.appendingPathComponent("\(name).\(kind)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    /// - Throws: `interface.unreadable`, `interface.malformed`.
    static func read(_ url: URL) throws(HarkError) -> InterfaceElement {
        guard let data = try? Data(contentsOf: url), data.count <= greatestBytes else {
            throw HarkError("interface.unreadable", detail: "\(url.path): not readable, or larger than \(greatestBytes) bytes")
        }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        // The parser recovers from tags that do not match: what it reported counts too.
        guard parser.parse(), reader.problem == nil, reader.isComplete, let root = reader.root, root.name == "document" else {
            let place = "\(url.path):\(parser.lineNumber)"
            throw HarkError("interface.malformed", detail: "\(place): \(reader.problem ?? "not an interface file of Xcode")")
        }
        return root
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: InterfaceElement?
        var problem: String?
        private var open: [InterfaceElement] = []
        var isComplete: Bool { open.isEmpty }
        private var count = 0

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            count += 1
            guard open.count < greatestDepth, count <= greatestCount else {
                problem = "too deep or too large"
                return parser.abortParsing()
            }
            let element = InterfaceElement(elementName, attributes)
            if let parent = open.last { parent.children.append(element) } else { root = element }
            open.append(element)
        }
        func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
            if open.popLast()?.name != elementName { problem = problem ?? "</\(elementName)> ends nothing" }
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) {
            open.last?.content += string
        }
        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { problem = problem ?? "not well-formed XML" }
    }
}
