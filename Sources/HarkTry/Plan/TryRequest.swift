import ProjectFiles

/// What a person asks `hark try` for. One project has one build, however its path is written: paths are kept without links.
public struct TryRequest: Sendable, Hashable {
    /// Sources from elsewhere.
    public struct Addition: Sendable, Hashable {
        public var folder: String
        /// The module that they make; nil when they belong to the extension's own.
        public var module: String?

        public init(folder: String, module: String? = nil) {
            self.folder = FilePath.real(folder) ?? folder
            self.module = module
        }
    }

    /// A folder, `.xcodeproj`, `.xcworkspace` or `Package.swift`.
    public var path: String
    /// Which extension, where there are several.
    public var target: String?
    /// Folder of the UI extension, when it is not found with the extension.
    public var interface: String?
    /// Folder of the app, when it is not found with the extension.
    public var application: String?
    public var additions: [Addition]

    public init(
        path: String, target: String? = nil, interface: String? = nil, application: String? = nil, additions: [Addition] = []
    ) {
        self.path = FilePath.real(path) ?? path
        self.target = target
        self.interface = interface.map { FilePath.real($0) ?? $0 }
        self.application = application.map { FilePath.real($0) ?? $0 }
        self.additions = additions
    }
}
