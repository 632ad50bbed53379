import Foundation
import IntentSchema

/// Reads `contents.xcworkspacedata`: which projects and packages a workspace has.
struct Workspace {
    /// Absolute paths in the workspace's order: projects, packages and single files alike.
    var members: [String] = []

    static let depthLimit = 64

    /// - Throws: `project.unreadable`, `project.too-large`, `project.malformed`.
    init(_ path: String, _ disk: inout Disk) throws(HarkError) {
        let file = path + "/contents.xcworkspacedata"
        let text = String(decoding: try disk.read(file, limit: disk.limits.fileBytes), as: UTF8.self)
        var tags = XMLTags(text)
        // The workspace in a project's bundle means that project by "self".
        let container = path.hasSuffix(".xcodeproj/project.xcworkspace") ? FilePath.parent(FilePath.parent(path)) : FilePath.parent(path)
        var groups = [container]
        var sawRoot = false
        while let tag = tags.next() {
            switch tag.name {
            case "Workspace" where !tag.isEnd: sawRoot = true
            case "Group" where tag.isEnd: if groups.count > 1 { groups.removeLast() }
            case "Group":
                guard groups.count < Self.depthLimit else {
                    throw HarkError("project.malformed", ["path": file], detail: "\(file):\(tag.line): groups nested too deeply")
                }
                let folder = Self.resolve(tag.attributes["location"] ?? "", group: groups.last ?? container, container, path)
                if !tag.isEmpty { groups.append(folder) }
            case "FileRef" where !tag.isEnd:
                guard let location = tag.attributes["location"] else { continue }
                let member = Self.resolve(location, group: groups.last ?? container, container, path)
                if !members.contains(member) { members.append(member) }
            default: continue
            }
        }
        guard sawRoot, !tags.isBroken else {
            throw HarkError(
                "project.malformed", ["path": file], detail: "\(file):\(tags.line): not the list of a workspace")
        }
    }

    /// `group:`, `container:`, `absolute:`, `self:`.
    private static func resolve(_ location: String, group: String, _ container: String, _ workspace: String) -> String {
        let sides = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = sides.count == 2 ? String(sides[1]) : location
        switch sides.count == 2 ? sides[0] : "group" {
        case "absolute": return FilePath.normal("/" + path)
        case "self": return path.isEmpty ? FilePath.parent(workspace) : FilePath.join(container, path)
        case "container": return path.isEmpty ? container : FilePath.join(container, path)
        default: return path.isEmpty ? group : FilePath.join(group, path)
        }
    }
}

/// The tags of an XML text with their attributes: all that a workspace is made of.
struct XMLTags {
    struct Tag {
        var name: String
        var attributes: [String: String]
        var isEnd = false
        /// `<FileRef …/>`
        var isEmpty = false
        var line: Int
    }

    private var rest: Substring
    private(set) var line = 1
    /// Whether the text ended inside a tag.
    private(set) var isBroken = false

    init(_ text: String) { rest = text.replacing("\r\n", with: "\n")[...] }

    mutating func next() -> Tag? {
        while let opening = rest.firstIndex(of: "<") {
            skip(to: opening)
            if rest.hasPrefix("<!--") {
                guard let end = rest.firstRange(of: "-->") else { return broken() }
                skip(to: end.upperBound)
                continue
            }
            let start = line
            guard let closing = end() else { return broken() }
            let inside = rest[rest.index(after: opening)..<closing]
            skip(to: rest.index(after: closing))
            if inside.hasPrefix("?") || inside.hasPrefix("!") { continue }
            return tag(inside, start)
        }
        return nil
    }

    private mutating func broken() -> Tag? {
        isBroken = true
        return nil
    }

    private mutating func skip(to index: Substring.Index) {
        line += rest[..<index].count { $0 == "\n" }
        rest = rest[index...]
    }

    /// The `>` of the tag that `rest` begins with; one inside quotes is not it.
    private func end() -> Substring.Index? {
        var quote: Character?
        for index in rest.indices {
            let character = rest[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return index
            }
        }
        return nil
    }

    private func tag(_ inside: Substring, _ line: Int) -> Tag {
        let isEnd = inside.hasPrefix("/")
        let body = isEnd ? inside.dropFirst() : inside
        let name = body.prefix { !$0.isWhitespace && $0 != "/" }
        var attributes: [String: String] = [:]
        for match in body[name.endIndex...].matches(of: /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
            attributes[String(match.1)] = Self.plain(match.2 ?? match.3 ?? "")
        }
        return Tag(name: String(name), attributes: attributes, isEnd: isEnd, isEmpty: body.hasSuffix("/"), line: line)
    }

    private static func plain(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}
