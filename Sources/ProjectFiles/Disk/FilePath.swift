import Glibc

/// Absolute paths as text, without asking the disk.
package enum FilePath {
    /// The path without links, or nil when there is nothing.
    package static func real(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(validatingCString: text)
    }

    /// The path with `.`, `..` and doubled slashes taken away. An absolute path stays absolute.
    static func normal(_ path: String) -> String {
        var parts: [Substring] = []
        let absolute = path.hasPrefix("/")
        for part in path.utf8.split(separator: 0x2F).map(Substring.init) where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !absolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return absolute ? "/" + joined : joined.isEmpty ? "." : joined
    }

    /// `path` as seen from `folder`, which is absolute.
    static func join(_ folder: String, _ path: String) -> String {
        normal(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    static func parent(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(_ path: String) -> String {
        var path = path[...]
        while path.utf8.count > 1, path.utf8.last == 0x2F { path = path[..<path.utf8.index(before: path.endIndex)] }
        guard let slash = path.utf8.lastIndex(of: 0x2F) else { return String(path) }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Whether `path` is `folder` or lies below it; both normal.
    static func isBelow(_ path: String, _ folder: String) -> Bool {
        guard folder != "/", path.utf8.count > folder.utf8.count else { return folder == "/" || path == folder }
        return path.utf8.starts(with: folder.utf8) && path.utf8.dropFirst(folder.utf8.count).first == 0x2F
    }

    /// The part of `path` below `folder`.
    static func relative(_ path: String, to folder: String) -> String {
        guard path != folder, isBelow(path, folder) else { return path == folder ? "" : path }
        return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }

    /// "en" of `…/en.lproj/…`, by the innermost such folder.
    static func language(_ path: String) -> String? {
        guard path.contains(".lproj/") else { return nil }
        for part in path.split(separator: "/").dropLast().reversed() where part.hasSuffix(".lproj") {
            return String(part.dropLast(6))
        }
        return nil
    }

    /// Bytes decide, so that the order is the same in every locale.
    static func precedes(_ first: String, _ second: String) -> Bool { first.utf8.lexicographicallyPrecedes(second.utf8) }
}

/// A file's name and its ending.
struct FileName {
    let text: String
    /// Without the dot, in lower case; empty when there is none.
    let ending: String

    init(_ text: String) {
        self.text = text
        if let dot = text.utf8.lastIndex(of: 0x2E), dot != text.startIndex {
            ending = text[text.utf8.index(after: dot)...].lowercased()
        } else {
            ending = ""
        }
    }

    init(path: String) { self.init(FilePath.name(path)) }

    var stem: String { ending.isEmpty ? text : String(text.dropLast(ending.count + 1)) }
}
