public import Foundation
import Glibc
public import IntentDefinitions
public import IntentSchema

/// Finds what belongs to an app's intents: definitions, tables of their texts, `Info.plist`s and vocabularies.
///
/// Takes app bundles, source folders and single files. Links are not followed, and what is read is bounded.
public struct ProjectScanner: Sendable {
    /// Bytes of one file.
    public static let maximumFile = 4 << 20
    /// Files and folders that one run looks at.
    public static let maximumEntries = 200_000
    /// Files that one run reads.
    public static let maximumFiles = 5_000
    static let maximumDepth = 32
    /// Folders that hold what others made or what a build made of what is read already.
    private static let passedOver: Set = [".build", "Build", "build", "Carthage", "DerivedData", "node_modules", "Pods"]

    public init() {}

    /// What lies at the paths, sorted by path, each file once.
    /// - Throws: `usage.unreadable-file`.
    public func files(at paths: [String]) throws(HarkError) -> [DefinitionSource] {
        var run = Run()
        for path in paths { try run.add(Self.plain(path)) }
        return try run.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { path throws(HarkError) in
            DefinitionSource(path: path, bytes: try Self.read(path))
        }
    }

    /// Without a slash at the end.
    private static func plain(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    static func isWanted(_ name: String) -> Bool {
        if name.hasSuffix(".intentdefinition") || name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") { return true }
        return name == "AppIntentVocabulary.plist" || name.hasSuffix("Info.plist")
    }

    private struct Run {
        var found: Set<String> = []
        private var entries = 0

        mutating func add(_ path: String) throws(HarkError) {
            guard let kind = kind(path, following: true) else {
                throw HarkError("usage.unreadable-file", ["path": path], detail: "\(path): \(String(cString: strerror(errno)))")
            }
            if kind == S_IFDIR {
                try walk(path, depth: 0)
            } else {
                found.insert(path)
                try addTables(beside: path)
            }
        }

        /// The tables of a single definition: its name in the language folders beside it.
        private mutating func addTables(beside path: String) throws(HarkError) {
            let place = LocalizedPath(path)
            guard place.kind == "intentdefinition" else { return }
            let folder = place.folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : place.folder
            for name in names(folder) where name.hasSuffix(".lproj") {
                let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
                for kind in ["strings", "stringsdict", "intentdefinition"] {
                    let table = "\(prefix)\(name)/\(place.name).\(kind)"
                    if self.kind(table, following: false) == S_IFREG { found.insert(table) }
                }
            }
        }

        private mutating func walk(_ folder: String, depth: Int) throws(HarkError) {
            guard depth <= ProjectScanner.maximumDepth else { return }
            for name in names(folder).sorted() {
                entries += 1
                guard entries <= ProjectScanner.maximumEntries, found.count < ProjectScanner.maximumFiles else {
                    throw HarkError(
                        "usage.unreadable-file", ["path": folder],
                        detail: "\(folder): more than \(ProjectScanner.maximumFiles) files to read or \(ProjectScanner.maximumEntries) to look at")
                }
                let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
                switch kind(path, following: false) {
                case S_IFDIR where !name.hasPrefix(".") && !ProjectScanner.passedOver.contains(name): try walk(path, depth: depth + 1)
                case S_IFREG where ProjectScanner.isWanted(name): found.insert(path)
                default: break
                }
            }
        }

        private func names(_ folder: String) -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }

        private func kind(_ path: String, following: Bool) -> mode_t? {
            var status = stat()
            let result = following ? stat(path, &status) : lstat(path, &status)
            return result == 0 ? status.st_mode & S_IFMT : nil
        }
    }

    /// The bytes of a regular file; of nothing else, since a pipe or a device may never end.
    /// - Throws: `usage.unreadable-file` with the reason.
    public static func read(_ path: String) throws(HarkError) -> Data {
        func failure(_ reason: String) -> HarkError {
            HarkError("usage.unreadable-file", ["path": path], detail: "\(path): \(reason)")
        }
        // Not blocking: opening a FIFO must not wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw failure("not a regular file") }
        guard status.st_size <= maximumFile else { throw failure("\(status.st_size) bytes; the limit is \(maximumFile)") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard let data = try? handle.read(upToCount: maximumFile + 1) ?? Data() else { throw failure("cannot be read") }
        guard data.count <= maximumFile else { throw failure("more than \(maximumFile) bytes") }
        return data
    }
}
