/// What there is to build at a path: targets with their files and resolved settings, read and never changed.
public struct TryProject: Sendable, Hashable {
    /// What described the targets.
    public enum Origin: String, Sendable, Hashable, CaseIterable {
        /// One or several `.xcodeproj`, whether they were found in a folder, a workspace or were named.
        case xcode
        /// A `Package.swift`.
        case package
        /// Nothing but files: targets are the folders of the `Info.plist`s.
        case folder
    }

    /// The project's, package's or folder's name.
    public var name: String
    public var origin: Origin
    /// The absolute folder that the project lies in, without links.
    public var root: String
    /// In the order of the description; folders by path.
    public var targets: [ProjectTarget]
    /// Packages that targets may take products of, each once.
    public var packages: [ProjectPackage]
    /// Folders with sources that belong to no target; only for `Origin.folder`. The person may add them.
    public var looseFolders: [LooseFolder]
    /// What was noticed on the way, one for each cause.
    public var notes: [ProjectNote]

    public init(
        name: String, origin: Origin, root: String, targets: [ProjectTarget] = [], packages: [ProjectPackage] = [],
        looseFolders: [LooseFolder] = [], notes: [ProjectNote] = []
    ) {
        self.name = name
        self.origin = origin
        self.root = root
        self.targets = targets
        self.packages = packages
        self.looseFolders = looseFolders
        self.notes = notes
    }
}

/// A package that an Xcode project names, or that lies in a folder.
public struct ProjectPackage: Sendable, Hashable {
    /// The absolute folder of a local package.
    public var path: String?
    /// The address of a remote one. Hark fetches nothing.
    public var url: String?

    public init(path: String? = nil, url: String? = nil) {
        self.path = path
        self.url = url
    }
}

/// A folder with Swift sources that no target was found for.
public struct LooseFolder: Sendable, Hashable {
    public var path: String
    /// How many Swift sources lie in it, its subfolders included.
    public var sources: Int

    public init(path: String, sources: Int) {
        self.path = path
        self.sources = sources
    }
}
