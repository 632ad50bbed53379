import IntentSchema

/// Lists what lies below a folder, in byte order, by name alone.
struct FolderWalk {
    /// Folders that hold what others made, or what a build made of what is read already.
    static let passedOver: Set = [
        "Build", "build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules", "vendor",
    ]
    /// Folders that count as one file.
    static let opaque: Set = [
        "app", "appex", "bundle", "docc", "framework", "icon", "mlmodelc", "mlpackage", "playground", "rtfd", "scnassets",
        "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcstickers", "xctestplan",
        "xcworkspace",
    ]

    struct Entry: Sendable, Hashable {
        /// Absolute, as the links lead it; not resolved.
        var path: String
        var isFolder: Bool
    }

    /// Files and opaque folders, those of a folder before its subfolders'.
    private(set) var entries: [Entry] = []
    /// Identities of the folders on the way down, to notice a link that leads back.
    private var above: [Disk.Identity] = []
    private let passesOver: Bool
    private let root: String

    /// - Parameter passesOver: whether folders of builds and of other people's code are left out.
    private init(root: String, passesOver: Bool) {
        self.root = root
        self.passesOver = passesOver
    }

    /// - Throws: `project.too-large`.
    static func list(
        _ root: String, disk: inout Disk, notes: inout ProjectNotes, passingOver: Bool = true
    ) throws(HarkError) -> [Entry] {
        var walk = FolderWalk(root: root, passesOver: passingOver)
        try walk.visit(root, &disk, &notes)
        return walk.entries
    }

    private mutating func visit(_ folder: String, _ disk: inout Disk, _ notes: inout ProjectNotes) throws(HarkError) {
        guard let identity = Disk.identity(folder) else { return }
        guard !above.contains(identity) else {
            notes.add(.linkLoop, "links lead back to a folder above them; they are not followed", example: folder, file: folder)
            return
        }
        guard above.count < disk.limits.depth else {
            throw HarkError(
                "project.too-large", ["path": root], detail: "\(folder): more than \(disk.limits.depth) folders deep")
        }
        let listing = try disk.list(folder)
        if let failure = listing.failure {
            notes.add(.unreadableFolder, "folders that cannot be listed (\(failure))", example: folder, file: folder)
            return
        }
        if listing.unreadable > 0 {
            notes.add(.unreadableName, "files whose names are not UTF-8 are left out", example: folder, file: folder)
        }
        above.append(identity)
        defer { above.removeLast() }
        var folders: [String] = []
        for name in listing.names {
            let path = folder == "/" ? "/" + name : folder + "/" + name
            switch disk.kind(path) {
            case .file: entries.append(Entry(path: path, isFolder: false))
            case .folder where Self.opaque.contains(FileName(name).ending):
                entries.append(Entry(path: path, isFolder: true))
            case .folder where passesOver && Self.passedOver.contains(name): continue
            case .folder: folders.append(path)
            case .other: continue
            case nil: notes.add(.danglingLink, "links that lead nowhere", example: path, file: path)
            }
        }
        for path in folders { try visit(path, &disk, &notes) }
    }
}
