/// How much reading a project may take.
public struct ProjectLimits: Sendable, Hashable {
    /// Files and folders looked at by name, in one reading.
    public var entries: Int
    /// How deeply folders may nest.
    public var depth: Int
    /// Bytes of one `project.pbxproj`; other files that are read may have a thirty-second of it.
    public var projectBytes: Int
    /// Bytes of everything that is read. Sources are not read.
    public var totalBytes: Int
    /// Xcode projects, subprojects included.
    public var projects: Int
    /// Seconds for SwiftPM to read a `Package.swift`.
    public var manifestSeconds: Double

    public init(
        entries: Int = 200_000, depth: Int = 48, projectBytes: Int = 32 << 20, totalBytes: Int = 256 << 20,
        projects: Int = 64, manifestSeconds: Double = 120
    ) {
        self.entries = entries
        self.depth = depth
        self.projectBytes = projectBytes
        self.totalBytes = totalBytes
        self.projects = projects
        self.manifestSeconds = manifestSeconds
    }

    /// The values above.
    public static let standard = ProjectLimits()

    var fileBytes: Int { projectBytes / 32 }
}
