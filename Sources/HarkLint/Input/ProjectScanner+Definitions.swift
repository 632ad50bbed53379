public import IntentDefinitions
public import IntentSchema
import Foundation
import Glibc
import PropertyLists

extension ProjectScanner {
    /// Definitions to work with, and the development language that an `Info.plist` beside them names.
    public struct Definitions: Sendable {
        public var sources: [DefinitionSource]
        public var developmentLanguage: String?
    }

    /// The definitions that are meant: a file is itself, a folder every definition beneath it. A file that several paths
    /// lead to counts once.
    /// - Throws: `usage.unreadable-file`; `definition.unreadable` for a folder without a definition.
    public func definitions(at paths: [String]) throws(HarkError) -> Definitions {
        var found = Definitions(sources: [])
        var seen: Set<String> = []
        func add(_ source: DefinitionSource) {
            if seen.insert(Self.real(source.path)).inserted { found.sources.append(source) }
        }
        for path in paths {
            guard Self.isFolder(path) else {
                add(DefinitionSource(path: path, bytes: try Self.read(path)))
                continue
            }
            let files = try files(at: [path])
            let definitions = files.filter { LocalizedPath($0.path).kind == "intentdefinition" }
            guard !definitions.isEmpty else {
                throw HarkError("definition.unreadable", ["path": path], detail: "\(path): no .intentdefinition")
            }
            definitions.forEach(add)
            found.developmentLanguage = found.developmentLanguage ?? Self.developmentLanguage(in: files)
        }
        return found
    }

    private static func developmentLanguage(in files: [DefinitionSource]) -> String? {
        files.lazy.filter { $0.path.hasSuffix("Info.plist") }.compactMap { file in
            (try? PropertyList.dictionary(file.bytes)).flatMap { InfoPlist(path: file.path, values: $0).developmentLanguage }
        }.first
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path without links.
    private static func real(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
