public import HarkUnderstanding

/// A world file: one JSON object that stands for what is installed and known, so that understanding can be measured without processes.
public struct WorldFile: Sendable {
    /// Something that was passed over.
    public struct Warning: Sendable, Hashable {
        /// `world.unknown-key`, `world.unknown-intent`, `world.unreadable-definition`.
        public var identifier: String
        /// As the file's reader would write it: `apps[2].colour`.
        public var keyPath: String
        public var detail: String
    }

    /// Words for a thing of the person or of an app, by the key of the file: `playlistTitles`.
    public struct Words: Sendable, Hashable {
        public var key: String
        /// The display name of the app they belong to; nil for all.
        public var app: String?
        public var words: [String]
    }

    /// The person's local time as the file has it: `2026-03-10T09:30`.
    public var now: String?
    public var languages: [String] = []
    public var user: World.User?
    /// Intent class name → the domain it is counted under.
    public var domains: [String: String] = [:]
    public var apps: [World.App] = []
    public var contacts: [World.Contact] = []
    public var groups: [World.Group] = []
    public var vocabulary: [Words] = []
    public var warnings: [Warning] = []

    public init() {}

    /// Identifies an app by any of its names or its identifier: labels and predictions may use either.
    public func app(called name: String) -> World.App? {
        let key = Surface.folded(name)
        return apps.first { app in
            app.bundleIdentifier == name || Surface.folded(app.displayName) == key
                || app.alternativeNames.contains { Surface.folded($0) == key }
        }
    }
}
