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
    static let passedOver: Set = [".build", "Build", "build", "Carthage", "DerivedData", "node_modules", "Pods"]

    public init() {}

    /// Files that belong to a project, and what looks as if it did and is passed over.
    public struct Scan: Sendable {
        public var files: [DefinitionSource]
        /// In the order of their paths.
        public var skipped: [Skipped]
    }

    public struct Skipped: Sendable, Hashable {
        public enum Reason: Sendable, Hashable {
            /// A pipe, a socket or a device, which may never end.
            case special
            case link
            /// Bytes that are no UTF-8; the path shows them as U+FFFD.
            case name
            case folder(String)
            case depth
        }
        public var path: String
        public var reason: Reason
    }

    /// What lies at the paths, sorted by path, each file once.
    /// - Throws: `usage.unreadable-file`.
    public func files(at paths: [String]) throws(HarkError) -> [DefinitionSource] { try scan(paths).files }

    /// What lies at the paths, sorted by path, each file once, and what is passed over.
    /// - Throws: `usage.unreadable-file`.
    public func scan(_ paths: [String]) throws(HarkError) -> Scan {
        var run = Run()
        for path in paths { try run.add(Self.plain(path)) }
        let files = try run.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { path throws(HarkError) in
            DefinitionSource(path: path, bytes: try Self.read(path))
        }
        return Scan(files: files, skipped: run.skipped.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
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
        var skipped: Set<Skipped> = []
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
            guard depth <= ProjectScanner.maximumDepth else {
                skipped.insert(Skipped(path: folder, reason: .depth))
                return
            }
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
                case S_IFLNK where ProjectScanner.isWanted(name): skipped.insert(Skipped(path: path, reason: .link))
                case S_IFDIR, S_IFREG, S_IFLNK, nil: break
                default: if ProjectScanner.isWanted(name) { skipped.insert(Skipped(path: path, reason: .special)) }
                }
            }
        }

        /// What a folder holds. Entries whose names are no UTF-8 cannot be named, and are passed over.
        private mutating func names(_ folder: String) -> [String] {
            guard let stream = opendir(folder) else {
                skipped.insert(Skipped(path: folder, reason: .folder(String(cString: strerror(errno)))))
                return []
            }
            defer { closedir(stream) }
            var names: [String] = []
            while let entry = readdir(stream) {
                let bytes = withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                        Array(UnsafeBufferPointer(start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
                    }
                }
                if let name = String(validating: bytes, as: UTF8.self) {
                    if name != ".", name != ".." { names.append(name) }
                } else {
                    let shown = String(decoding: bytes, as: UTF8.self)
                    let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
                    if isFolder || ProjectScanner.isWanted(shown) { skipped.insert(Skipped(path: "\(folder)/\(shown)", reason: .name)) }
                }
            }
            return names
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

extension ProjectScanner.Skipped.Reason {
    /// What names its sentence, and what fills it.
    var key: String {
        switch self {
        case .special: "special"
        case .link: "link"
        case .name: "name"
        case .folder: "folder"
        case .depth: "depth"
        }
    }

    var arguments: [String: String] {
        switch self {
        case .folder(let reason): ["reason": reason]
        case .depth: ["limit": "\(ProjectScanner.maximumDepth)"]
        default: [:]
        }
    }
}
