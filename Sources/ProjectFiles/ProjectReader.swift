public import IntentSchema

/// Answers what there is to build at a path.
///
/// The path may be a folder, an `.xcodeproj`, an `.xcworkspace`, a `project.pbxproj` or a `Package.swift`. In a folder the
/// first of these counts: Xcode projects in it or below it, a `Package.swift` in it, packages below it, its files.
public enum ProjectReader {
    /// Reads; nothing is written anywhere but, for a `Package.swift`, into SwiftPM's own temporary folder.
    /// - Throws: `project.not-found`, `project.unreadable`, `project.empty` (nothing to build), `project.malformed` (the detail
    ///   has file and line), `project.too-large`, `project.unsupported`, `project.package-failed`, `project.package-timeout`.
    public static func read(_ path: String, limits: ProjectLimits = .standard) throws(HarkError) -> TryProject {
        guard let real = FilePath.real(path), let identity = Disk.identity(real) else {
            throw HarkError("project.not-found", ["path": path], detail: path)
        }
        let name = FileName(path: real)
        var disk = Disk(limits)
        switch (identity.kind, name.ending) {
        case (.folder, "xcodeproj"):
            return try XcodeReader.read(projects: [real], root: FilePath.parent(real), disk: disk)
        case (.folder, "xcworkspace"):
            return try XcodeReader.read(workspace: real, disk: disk)
        case (.file, "pbxproj"):
            let project = FilePath.parent(real)
            return try XcodeReader.read(projects: [project], root: FilePath.parent(project), disk: disk)
        case (.file, "xcworkspacedata"):
            return try XcodeReader.read(workspace: FilePath.parent(real), disk: disk)
        case (.file, _) where name.text == "Package.swift":
            return try PackageReader.read(FilePath.parent(real), disk: disk)
        case (.folder, _):
            return try folder(real, &disk)
        default:
            throw HarkError(
                "project.unsupported", ["path": path],
                detail: "\(path): a folder, .xcodeproj, .xcworkspace, project.pbxproj or Package.swift is read")
        }
    }

    private static func folder(_ root: String, _ disk: inout Disk) throws(HarkError) -> TryProject {
        var notes = ProjectNotes()
        let files = try FolderWalk.list(root, disk: &disk, notes: &notes)
        let workspaces = files.map(\.path).filter { path in
            FilePath.parent(path) == root && FileName(path: path).ending == "xcworkspace"
                && disk.kind(path + "/contents.xcworkspacedata") == .file
        }
        let projects = files.map(\.path).filter { path in
            FileName(path: path).ending == "xcodeproj" && disk.kind(path + "/project.pbxproj") == .file
        }
        let packages = files.filter { !$0.isFolder && FilePath.name($0.path) == "Package.swift" }.map { FilePath.parent($0.path) }
        var project: TryProject
        if !projects.isEmpty || !workspaces.isEmpty {
            project = try XcodeReader.read(projects: projects, workspaces: workspaces, root: root, disk: disk, notes: notes)
        } else if packages.first == root {
            project = try PackageReader.read(root, disk: disk, notes: notes)
        } else {
            noteGenerators(files, root, &notes)
            noteProjectAbove(root, &disk, &notes)
            project = try FolderProject.read(root: root, files: files, disk: disk, notes: notes)
        }
        for path in packages where path != root || project.origin != .package {
            if !project.packages.contains(where: { $0.path == path }) { project.packages.append(ProjectPackage(path: path)) }
        }
        return project
    }

    /// Descriptions that other tools make projects of.
    private static let generators = [
        "project.yml": "XcodeGen", "project.yaml": "XcodeGen", "Project.swift": "Tuist", "BUCK": "Buck", "BUILD.bazel": "Bazel",
    ]

    private static func noteGenerators(_ files: [FolderWalk.Entry], _ root: String, _ notes: inout ProjectNotes) {
        for file in files where !file.isFolder {
            guard let tool = generators[FilePath.name(file.path)] else { continue }
            notes.add(
                .generator, "\(tool) makes the project from this file; it is not read, make the project first", subject: tool,
                example: FilePath.relative(file.path, to: root), file: file.path)
        }
    }

    /// A folder inside of a project lacks what the project says: membership of shared files, identifiers.
    private static func noteProjectAbove(_ root: String, _ disk: inout Disk, _ notes: inout ProjectNotes) {
        let parent = FilePath.parent(root)
        let listing = (try? disk.list(parent)) ?? Disk.Listing()
        for name in listing.names where FileName(name).ending == "xcodeproj" {
            notes.add(
                .projectAbove, "a project lies beside this folder; point at it to have its targets, settings and shared files",
                example: "\(parent)/\(name)", file: "\(parent)/\(name)")
        }
    }
}
