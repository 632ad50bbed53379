import Foundation
import IntentDefinitions
import IntentSchema

/// The intents of `.intentdefinition` files that a world file names, with the tables of texts that lie beside them.
struct WorldDefinitions {
    /// Bytes of a definition or of a table.
    private static let maximumBytes = 8 << 20
    /// The world file's folder.
    var folder: String

    /// An app's own intents, then built-in ones that the definition words.
    /// - Throws: `world.unreadable-definition` with `path` and `problem`.
    func intents(_ definition: String) throws(HarkError) -> [IntentDescription] {
        let path = definition.hasPrefix("/") || folder.isEmpty ? definition : "\(folder)/\(definition)"
        func unreadable(_ problem: String) -> HarkError { HarkError("world.unreadable-definition", ["path": path, "problem": problem]) }
        guard let bytes = Self.bytes(path) else { throw unreadable("it cannot be read") }
        let set = DefinitionSet([DefinitionSource(path: path, bytes: bytes)] + tables(of: path))
        guard !set.files.isEmpty else {
            throw unreadable(set.diagnostics.first { $0.severity == .error }?.description ?? "it is no intent definition")
        }
        return set.descriptions() + set.wordings()
    }

    /// `de.lproj/Intents.strings` beside `Intents.intentdefinition`, or beside the `.lproj` folder in which that lies.
    private func tables(of path: String) -> [DefinitionSource] {
        let file = path as NSString
        let name = (file.lastPathComponent as NSString).deletingPathExtension
        var folder = file.deletingLastPathComponent
        if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
        let languages = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return languages.filter { $0.hasSuffix(".lproj") }.sorted().flatMap { language in
            ["strings", "stringsdict"].compactMap { kind in
                let path = (folder.isEmpty ? "" : folder + "/") + "\(language)/\(name).\(kind)"
                return Self.bytes(path).map { DefinitionSource(path: path, bytes: $0) }
            }
        }
    }

    private static func bytes(_ path: String) -> Data? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: maximumBytes + 1), data.count <= maximumBytes else { return nil }
        return data
    }
}
