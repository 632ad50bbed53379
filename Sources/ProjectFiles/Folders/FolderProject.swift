import IntentSchema
import PropertyLists

/// A folder without a project: each `Info.plist` of a bundle makes its folder a target, and a file belongs to the innermost.
struct FolderProject {
    private let root: String
    private let files: [FolderWalk.Entry]
    private var disk: Disk
    private var notes: ProjectNotes
    private var sites: [Site] = []
    private var siteFolders: Set<String> = []

    /// Where a target's files are, and the list that makes it one.
    private struct Site {
        var folder: String
        /// Nil for a folder of sources alone.
        var plist: String?
        var values: [String: PropertyList]
        var kind: ProjectTarget.Kind
    }

    /// - Throws: `project.empty` when there is no source, `project.too-large`.
    static func read(
        root: String, files: [FolderWalk.Entry], disk: Disk, notes: ProjectNotes
    ) throws(HarkError) -> TryProject {
        var reader = FolderProject(root: root, files: files, disk: disk, notes: notes)
        return try reader.read()
    }

    private init(root: String, files: [FolderWalk.Entry], disk: Disk, notes: ProjectNotes) {
        self.root = root
        self.files = files
        self.disk = disk
        self.notes = notes
    }

    private mutating func read() throws(HarkError) -> TryProject {
        let sources = files.filter(Self.isSource).map(\.path)
        guard !sources.isEmpty else {
            throw HarkError("project.empty", ["path": root], detail: "\(root): no project, and no source below it")
        }
        try findSites(withSources: FolderProject.foldersHolding(sources))
        siteFolders = Set(sites.map(\.folder))
        var project = TryProject(name: FilePath.name(root), origin: .folder, root: root)
        // Folders are absolute: what belongs to none is under an empty name.
        let filesByOwner = Dictionary(grouping: files) { owner(of: $0.path) ?? "" }
        for (index, site) in sites.enumerated() {
            project.targets.append(target(site, filesByOwner[site.folder] ?? [], name: name(of: index)))
        }
        uniqueIdentifiers(&project.targets)
        try FolderIdentity.fill(&project, &disk, &notes)
        try FolderDefinitions.share(files: files, in: &project, &disk, &notes)
        project.looseFolders = looseFolders((filesByOwner[""] ?? []).filter(Self.isSource).map(\.path))
        for folder in project.looseFolders {
            notes.add(
                .looseFolder, "folders with sources that belong to no target; they are not guessed at", example: folder.path,
                file: folder.path)
        }
        for target in project.targets { ObjectiveC.note(target, &notes) }
        project.notes = notes.all
        return project
    }

    private static func isSource(_ file: FolderWalk.Entry) -> Bool {
        !file.isFolder && SourceFile.Language(fileName: FilePath.name(file.path)) != nil
    }

    // MARK: Finding targets

    /// Every folder that has a source somewhere below it.
    private static func foldersHolding(_ sources: [String]) -> Set<String> {
        var folders: Set<String> = []
        for source in sources {
            var folder = FilePath.parent(source)
            while folders.insert(folder).inserted, folder != "/" { folder = FilePath.parent(folder) }
        }
        return folders
    }

    private mutating func findSites(withSources holding: Set<String>) throws(HarkError) {
        for file in files where !file.isFolder && Self.mayBeInfo(FilePath.name(file.path)) {
            guard let values = try disk.propertyList(file.path, noting: &notes) else { continue }
            // A list often lies in a folder of its own, `Supporting Files` or `Base.lproj`: the target is the nearest folder
            // above it that has sources.
            var folder = FilePath.parent(file.path)
            while folder != root, !holding.contains(folder) || Self.isSupporting(FilePath.name(folder)) { folder = FilePath.parent(folder) }
            guard let kind = BundleKind.kind(info: values, folder: folder) else { continue }
            sites.append(Site(folder: folder, plist: file.path, values: values, kind: kind))
        }
        dropRepeated()
        if sites.isEmpty {
            notes.add(
                .noInfoPlist, "no Info.plist of an app or extension; the folder's sources are taken as one Intents extension",
                file: root)
            sites = [Site(folder: root, plist: nil, values: [:], kind: .intentsExtension)]
        }
    }

    /// Names of folders that hold what supports a target rather than being one.
    private static func isSupporting(_ name: String) -> Bool {
        let name = name.lowercased().filter { $0.isLetter }
        return ["config", "configuration", "info", "misc", "plists", "resources", "support", "supporting", "supportingfiles"].contains(name)
            || name.hasSuffix("lproj")
    }

    private static func mayBeInfo(_ name: String) -> Bool {
        FileName(name).ending == "plist" && name.lowercased().contains("info")
    }

    /// An app's list in several languages is one app; other lists that share a folder are targets that share it.
    private mutating func dropRepeated() {
        var kept: [Site] = []
        for site in sites {
            let isTranslation = site.plist.map { FilePath.language($0) != nil } ?? false
            if isTranslation, kept.contains(where: { $0.folder == site.folder && $0.kind == site.kind }) { continue }
            kept.append(site)
        }
        sites = kept
        for (folder, sharing) in Dictionary(grouping: kept, by: \.folder).sorted(by: { FilePath.precedes($0.key, $1.key) })
        where sharing.count > 1 {
            for site in sharing {
                notes.add(
                    .sharedFolder, "several Info.plists claim one folder; each target has all of its sources", subject: folder,
                    example: site.plist.map(FilePath.name), file: folder)
            }
        }
    }

    /// The target's folder that a file belongs to. Tests that have no list of their own belong to none.
    private func owner(of path: String) -> String? {
        var folder = FilePath.parent(path)
        while true {
            if siteFolders.contains(folder) { return folder }
            if folder == root || folder == "/" || FilePath.name(folder).hasSuffix("Tests") { return nil }
            folder = FilePath.parent(folder)
        }
    }

    // MARK: Making one

    /// The folder's name, and the list's where the folder has several.
    private func name(of index: Int) -> String {
        let site = sites[index]
        let name = FilePath.name(site.folder)
        guard let plist = site.plist, sites.contains(where: { $0.folder == site.folder && $0.plist != plist }) else { return name }
        let stem = FileName(path: plist).stem.replacing(/[- _]?[Ii]nfo$/, with: "")
        return stem.isEmpty ? name : stem
    }

    private func target(_ site: Site, _ own: [FolderWalk.Entry], name: String) -> ProjectTarget {
        var target = ProjectTarget(
            identifier: name, name: name, kind: site.kind, moduleName: SettingModifiers.identifier(name), folder: site.folder)
        // "Module.Class" written out shows how the module is called.
        if let principal = site.values["NSExtension"]?.dictionary?["NSExtensionPrincipalClass"]?.string,
            !principal.contains("$"), let dot = principal.firstIndex(of: "."), dot != principal.startIndex
        {
            target.moduleName = SettingModifiers.identifier(String(principal[..<dot]))
        }
        for file in own { TargetFiles.add(file, to: &target) }
        TargetFiles.pairTables(&target)
        if let plist = site.plist { target.infoPlist = TargetPropertyList(path: plist, raw: site.values, values: site.values) }
        let entitlements = own.map(\.path).filter { FileName(path: $0).ending == "entitlements" }
        if let path = entitlements.first(where: { FileName(path: $0).stem == name }) ?? entitlements.first {
            target.entitlements = TargetPropertyList(path: path, raw: [:], values: [:])
        }
        return target
    }

    private func uniqueIdentifiers(_ targets: inout [ProjectTarget]) {
        let repeated = Dictionary(grouping: targets, by: \.name).filter { $0.value.count > 1 }
        for index in targets.indices where repeated[targets[index].name] != nil {
            let path = FilePath.relative(targets[index].folder, to: root)
            if !path.isEmpty { targets[index].identifier = path }
        }
        var seen: [String: Int] = [:]
        for index in targets.indices {
            let name = targets[index].identifier
            seen[name, default: 0] += 1
            if let count = seen[name], count > 1 { targets[index].identifier = "\(name)-\(count)" }
        }
    }

    /// The topmost folders that hold nothing but such sources; files beside targets count for their own folder.
    private func looseFolders(_ sources: [String]) -> [LooseFolder] {
        let claimed = sites.map(\.folder)
        var counts: [String: Int] = [:]
        for source in sources where SourceFile.Language(fileName: FilePath.name(source)) == .swift {
            var folder = FilePath.parent(source)
            while folder != root {
                let parent = FilePath.parent(folder)
                if parent == root || claimed.contains(where: { FilePath.isBelow($0, parent) }) { break }
                folder = parent
            }
            counts[folder, default: 0] += 1
        }
        return counts.map { LooseFolder(path: $0.key, sources: $0.value) }.sorted { FilePath.precedes($0.path, $1.path) }
    }
}
