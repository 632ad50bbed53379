import IntentSchema

/// A folder whose files are a target's without being listed (Xcode 16): all of them, but for exceptions.
struct SynchronizedFolder {
    /// What the folder's exceptions say about one target.
    private struct Exceptions {
        /// Paths below the folder; of localised files without the language folder.
        var paths: Set<String> = []
        var localized: Set<String> = []
        var attributes: [String: [String]] = [:]

        mutating func add(_ set: ObjectGraph.ExceptionSet) {
            for path in set.paths {
                // "/Localized/…/File.strings", or "/Localized: File.strings", stands for the file in every language.
                if path.hasPrefix("/Localized") {
                    localized.insert(String(path.dropFirst("/Localized".count).drop { $0 == ":" || $0 == " " || $0 == "/" }))
                } else {
                    paths.insert(path)
                }
            }
            attributes.merge(set.attributes) { $1 }
        }

        func contains(_ path: String) -> Bool {
            if paths.contains(path) { return true }
            // An exception may be a folder.
            var folder = FilePath.parent(path)
            while folder != "." {
                if paths.contains(folder) { return true }
                folder = FilePath.parent(folder)
            }
            guard !localized.isEmpty else { return false }
            let parts = path.split(separator: "/")
            guard parts.contains(where: { $0.hasSuffix(".lproj") }) else { return false }
            return localized.contains(parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/"))
        }
    }

    struct File {
        var entry: FolderWalk.Entry
        var attributes: [String]
    }

    /// The files of the folder that belong to a target.
    /// - Parameters:
    ///   - isMember: whether the target has the folder; exceptions then take away. Otherwise they give.
    ///   - phases: the target's phases, which some exceptions name instead of it.
    ///   - list: what lies below a folder.
    static func files(
        _ folder: String, _ element: ObjectGraph.Element, of target: ObjectGraph.ID, phases: [ObjectGraph.ID], isMember: Bool,
        _ graph: ObjectGraph, list: (String) throws(HarkError) -> [FolderWalk.Entry]
    ) throws(HarkError) -> [File] {
        var exceptions = Exceptions()
        var moved = Exceptions()
        for id in element.exceptions {
            guard let set = graph.exceptionSets[id] else { continue }
            if set.target == target { exceptions.add(set) }
            // Files that go to a phase of their own, a copy phase for instance, are no sources or resources.
            if let phase = set.phase, phases.contains(phase) { moved.add(set) }
        }
        if !isMember, exceptions.paths.isEmpty, exceptions.localized.isEmpty { return [] }
        return try list(folder).compactMap { entry in
            let path = FilePath.relative(entry.path, to: folder)
            guard exceptions.contains(path) != isMember, !moved.contains(path) else { return nil }
            // A folder that is copied whole is one resource; what lies in it is none.
            if element.explicitFolders.contains(where: { path.hasPrefix($0 + "/") }) { return nil }
            return File(entry: entry, attributes: exceptions.attributes[path] ?? [])
        }
    }
}
