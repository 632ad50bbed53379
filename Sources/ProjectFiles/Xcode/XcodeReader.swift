import IntentSchema

/// Reads Xcode projects, and those that they refer to, into one.
struct XcodeReader {
    /// A target among all projects.
    struct Key: Hashable {
        var project: String
        var id: ObjectGraph.ID
        var text: String { "\(project)\0\(id)" }
    }

    /// What a target needs, before it is known which target that is.
    enum Link: Hashable {
        case target(Key)
        /// The product, a file reference, of a target of another project.
        case remoteProduct(Key, name: String)
        case product(String)

        var productName: String? {
            switch self {
            case .target: nil
            case .remoteProduct(_, let name), .product(let name): name
            }
        }
    }

    /// A target as its own project describes it.
    struct Draft {
        var key: Key
        var target: ProjectTarget
        var project: String
        var product: ObjectGraph.ID?
        /// File names that its product may be linked by.
        var productNames: [String]
        var needs: [Link] = []
        var links: [Link] = []
        var embeds: [Link] = []
    }

    private let root: String
    private var disk: Disk
    private var notes: ProjectNotes
    private var drafts: [Draft] = []
    private var packages: [ProjectPackage] = []

    /// - Throws: `project.malformed`, `project.unreadable`, `project.too-large`, `project.empty`.
    static func read(
        projects: [String], workspaces: [String] = [], root: String, name: String? = nil, disk: Disk,
        notes: ProjectNotes = ProjectNotes()
    ) throws(HarkError) -> TryProject {
        var reader = XcodeReader(root: root, disk: disk, notes: notes)
        return try reader.read(projects, workspaces, name)
    }

    static func read(workspace: String, disk: Disk) throws(HarkError) -> TryProject {
        try read(
            projects: [], workspaces: [workspace], root: FilePath.parent(workspace), name: FileName(path: workspace).stem,
            disk: disk)
    }

    private init(root: String, disk: Disk, notes: ProjectNotes) {
        self.root = root
        self.disk = disk
        self.notes = notes
    }

    private mutating func read(_ given: [String], _ workspaces: [String], _ name: String?) throws(HarkError) -> TryProject {
        var queue: [String] = []
        for workspace in workspaces {
            let members: [String]
            do {
                members = try Workspace(workspace, &disk).members
            } catch  where !given.isEmpty {
                notes.add(.unreadableProject, error.detail, subject: workspace, file: workspace)
                continue
            }
            for member in members { addMember(member, &queue) }
        }
        queue += given
        var seen: Set<String> = []
        var firstFailure: HarkError?
        var next = 0
        while next < queue.count {
            let project = FilePath.real(queue[next]) ?? queue[next]
            next += 1
            guard seen.insert(project).inserted else { continue }
            guard seen.count <= disk.limits.projects else {
                throw HarkError(
                    "project.too-large", ["path": root], detail: "more than \(disk.limits.projects) Xcode projects; name one of them")
            }
            do {
                queue += try read(project: project)
            } catch  where error.identifier != "project.too-large" {
                if firstFailure == nil { firstFailure = error }
                notes.add(.unreadableProject, error.detail, subject: project, file: project)
            }
        }
        if drafts.isEmpty {
            if let firstFailure { throw firstFailure }
            throw HarkError("project.empty", ["path": root], detail: "\(root): its Xcode projects have no target")
        }
        let projectName = name ?? (given.count == 1 ? FileName(path: given[0]).stem : FilePath.name(root))
        return finish(projectName)
    }

    private mutating func addMember(_ member: String, _ queue: inout [String]) {
        guard let member = disk.find(member, &notes, from: member), let kind = disk.kind(member) else {
            notes.add(
                .missingProject, "projects that the workspace names and that are not there", example: member, file: member)
            return
        }
        if FileName(path: member).ending == "xcodeproj" {
            queue.append(member)
        } else if kind == .folder, disk.kind(member + "/Package.swift") == .file {
            addPackage(ProjectPackage(path: member))
        }
    }

    private mutating func addPackage(_ package: ProjectPackage) {
        if !packages.contains(package) { packages.append(package) }
    }

    /// Reads one project. Gives back the projects that it refers to.
    private mutating func read(project: String) throws(HarkError) -> [String] {
        let file = project + "/project.pbxproj"
        let graph = try ObjectGraph(try disk.read(file, limit: disk.limits.projectBytes), path: file)
        let folder = FilePath.join(FilePath.parent(project), graph.project.directory)
        let tree = ProjectTree(graph, folder: folder, file: file, &notes)
        var reader = TargetReader(
            graph: graph, tree: tree, project: project, repository: Self.repository(of: folder, or: root), disk: disk, notes: notes)
        // Dangling identifiers would otherwise drop targets without a word.
        for id in graph.project.targets {
            guard let target = graph.targets[id] else {
                reader.notes.add(
                    .danglingReference, "the project names objects that it does not have", subject: file, example: id, file: file)
                continue
            }
            drafts.append(try reader.read(target, id))
        }
        for package in reader.packages { addPackage(package) }
        disk = reader.disk
        notes = reader.notes
        var referred: [String] = []
        for id in graph.project.subprojects {
            guard case .disk(let path)? = tree.place(id) else { continue }
            if let found = disk.find(path, &notes, from: file) {
                referred.append(found)
            } else {
                notes.add(.missingProject, "projects that are referred to and that are not there", example: path, file: file)
            }
        }
        return referred
    }

    /// The nearest folder above that is under version control: files outside of it are somebody else's.
    private static func repository(of folder: String, or root: String) -> String {
        var candidate = folder
        while candidate != "/" {
            if Disk.identity(candidate + "/.git") != nil { return candidate }
            candidate = FilePath.parent(candidate)
        }
        return FilePath.isBelow(folder, root) ? root : folder
    }

    // MARK: Between targets

    private mutating func finish(_ name: String) -> TryProject {
        nameUniquely()
        notes.rename(
            Dictionary(drafts.map { ($0.key.text, $0.target.identifier) }, uniquingKeysWith: { first, _ in first }))
        var byKey: [Key: String] = [:]
        var byProduct: [String: String] = [:]
        var byReference: [Key: String] = [:]
        for draft in drafts {
            let identifier = draft.target.identifier
            byKey[draft.key] = identifier
            if let product = draft.product { byReference[Key(project: draft.key.project, id: product)] = identifier }
            for name in draft.productNames where byProduct[name] == nil { byProduct[name] = identifier }
        }
        func resolve(_ link: Link) -> String? {
            switch link {
            case .target(let key): byKey[key]
            case .remoteProduct(let key, let name): byReference[key] ?? byProduct[name]
            case .product(let name): byProduct[name]
            }
        }
        for index in drafts.indices {
            let draft = drafts[index]
            let own = draft.target.identifier
            var dependencies = draft.target.dependencies
            for link in draft.needs + draft.links {
                if let needed = resolve(link) {
                    if needed != own, !dependencies.targets.contains(needed) { dependencies.targets.append(needed) }
                } else if let name = link.productName, !dependencies.otherProducts.contains(name) {
                    dependencies.otherProducts.append(name)
                }
            }
            for link in draft.embeds {
                if let embedded = resolve(link), !dependencies.embedded.contains(embedded) {
                    dependencies.embedded.append(embedded)
                }
            }
            drafts[index].target.dependencies = dependencies
        }
        var project = TryProject(name: name, origin: .xcode, root: root, targets: drafts.map(\.target), packages: packages)
        DependencyCycles.note(project.targets, &notes)
        for target in project.targets where target.kind != .tests { ObjectiveC.note(target, &notes) }
        project.notes = notes.all
        return project
    }

    private mutating func nameUniquely() {
        let counts = Dictionary(grouping: drafts, by: \.target.name).mapValues(\.count)
        for index in drafts.indices where counts[drafts[index].target.name] ?? 1 > 1 {
            drafts[index].target.identifier = "\(drafts[index].project)/\(drafts[index].target.name)"
        }
        var seen: [String: Int] = [:]
        for index in drafts.indices {
            let name = drafts[index].target.identifier
            seen[name, default: 0] += 1
            if let count = seen[name], count > 1 { drafts[index].target.identifier = "\(name)-\(count)" }
        }
    }
}

/// Targets that need each other cannot all be first.
enum DependencyCycles {
    static func note(_ targets: [ProjectTarget], _ notes: inout ProjectNotes) {
        let needs = Dictionary(targets.map { ($0.identifier, $0.dependencies.targets) }, uniquingKeysWith: { first, _ in first })
        var done: Set<String> = []
        for start in targets where !done.contains(start.identifier) {
            // Depth first without recursion: a chain may be as long as there are targets.
            var path: [(name: String, next: Int)] = [(start.identifier, 0)]
            var open: Set = [start.identifier]
            while let (name, next) = path.last {
                let needed = needs[name] ?? []
                guard next < needed.count else {
                    path.removeLast()
                    open.remove(name)
                    done.insert(name)
                    continue
                }
                path[path.count - 1].next += 1
                let other = needed[next]
                if open.contains(other) {
                    notes.add(.dependencyCycle, "targets that need each other", example: "\(name) needs \(other)")
                } else if !done.contains(other), needs[other] != nil {
                    path.append((other, 0))
                    open.insert(other)
                }
            }
        }
    }
}
