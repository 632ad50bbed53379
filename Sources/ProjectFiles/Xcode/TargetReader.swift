import Glibc
import IntentSchema
import PropertyLists

/// Reads the targets of one Xcode project.
struct TargetReader {
    let graph: ObjectGraph
    let tree: ProjectTree
    /// The absolute path of the `.xcodeproj`.
    let project: String
    /// Files outside of it are noted.
    let repository: String
    var disk: Disk
    var notes: ProjectNotes
    private(set) var packages: [ProjectPackage] = []
    private var configurationFiles: [String: SettingLayer] = [:]
    private var listings: [String: [FolderWalk.Entry]] = [:]
    /// The project's synchronized folders.
    private let synchronized: [ObjectGraph.ID: ObjectGraph.Element]

    init(
        graph: ObjectGraph, tree: ProjectTree, project: String, repository: String, disk: Disk, notes: ProjectNotes
    ) {
        self.graph = graph
        synchronized = graph.elements.filter { if case .synchronized = $0.value.kind { true } else { false } }
        self.tree = tree
        self.project = project
        self.repository = repository
        self.disk = disk
        self.notes = notes
        packages = graph.project.packages.compactMap { id in graph.packages[id].map { Self.package($0, tree.folder) } }
    }

    private var file: String { project + "/project.pbxproj" }

    private static func package(_ reference: (url: String?, path: String?), _ folder: String) -> ProjectPackage {
        ProjectPackage(path: reference.path.map { FilePath.join(folder, $0) }, url: reference.url)
    }

    mutating func read(_ target: ObjectGraph.Target, _ id: ObjectGraph.ID) throws(HarkError) -> XcodeReader.Draft {
        let key = XcodeReader.Key(project: project, id: id)
        notes.target = key.text
        defer { notes.target = nil }
        let (settings, conditions) = try settings(of: target)
        var result = ProjectTarget(
            identifier: target.name, name: target.name, kind: ProductType(target.productType).kind,
            moduleName: settings.value("PRODUCT_MODULE_NAME", &notes), folder: tree.folder)
        result.productName = settings.value("PRODUCT_NAME", &notes)
        result.settings = settings.all()
        let identifier = settings.value("PRODUCT_BUNDLE_IDENTIFIER", &notes)
        result.bundleIdentifier = identifier.isEmpty ? nil : identifier
        result.infoPlist = try BundlePropertyList.read(settings, folder: tree.folder, &disk, &notes)
        if let given = result.infoPlist?.values["CFBundleIdentifier"]?.string, !given.isEmpty { result.bundleIdentifier = given }
        refineKind(&result)
        result.platform = conditions.sdk
        result.bundleIdentifier = UsableIdentifier.of(result)
        let entitlements = settings.value("CODE_SIGN_ENTITLEMENTS", &notes)
        if !entitlements.isEmpty {
            result.entitlements = try EntitlementFile.read(
                FilePath.join(tree.folder, entitlements), settings, bundleIdentifier: result.bundleIdentifier, &disk, &notes)
        }
        let compiler = CompilerSettings(settings, folder: tree.folder, &notes)
        result.swiftVersion = compiler.swiftVersion
        result.compilationConditions = compiler.conditions
        result.bridgingHeader = compiler.bridgingHeader
        var draft = XcodeReader.Draft(
            key: key, target: result, project: FileName(path: project).stem, product: target.product,
            productNames: productNames(target, result))
        try addFiles(target, id, conditions, &draft)
        addDependencies(target, conditions, &draft)
        return draft
    }

    private func refineKind(_ target: inout ProjectTarget) {
        guard case .otherExtension = target.kind else { return }
        let entries = target.infoPlist?.values
        let point =
            target.extensionPoint
            ?? entries?["EXAppExtensionAttributes"]?.dictionary?["EXExtensionPointIdentifier"]?.string ?? ""
        target.kind = BundleKind.kind(extensionPoint: point)
    }

    private func productNames(_ target: ObjectGraph.Target, _ result: ProjectTarget) -> [String] {
        var names: [String] = []
        if let id = target.product, case .product(let name)? = tree.place(id) { names.append(name) }
        if let name = result.settings["FULL_PRODUCT_NAME"], !names.contains(name) { names.append(name) }
        return names
    }

    // MARK: Settings

    private mutating func settings(of target: ObjectGraph.Target) throws(HarkError) -> (BuildSettings, SettingConditions) {
        let ofProject = configuration(graph.project.configurations, like: nil)
        let ofTarget = configuration(target.configurations, like: ofProject?.name)
        let configurationName = ofTarget?.name ?? ofProject?.name ?? "Debug"
        if let first = ofProject?.name, let second = ofTarget?.name, first != second {
            notes.add(
                .noConfiguration, "targets without the configuration \(first); another is taken", subject: project,
                example: "\(target.name): \(second)", file: file)
        }
        var layers: [SettingLayer] = []
        for configuration in [ofProject, ofTarget].compactMap({ $0 }) {
            layers += [try base(of: configuration), SettingLayer(configuration.settings)]
        }
        let platform = platform(layers, configurationName, target)
        let conditions = SettingConditions(sdk: platform, configuration: configurationName)
        var settings = BuildSettings(owner: "\(project):\(target.name)", silent: BuildDefaults.silent)
        settings.add(
            BuildDefaults.values(
                .init(
                    target: target.name, project: FileName(path: project).stem, projectFile: project, folder: tree.folder,
                    configuration: configurationName, platform: platform, developmentRegion: graph.project.developmentRegion,
                    productType: target.productType)))
        for layer in layers { settings.add(layer, for: conditions) }
        return (settings, conditions)
    }

    /// What a debug build takes: the configuration `Debug`, one whose name says so, or the default.
    private func configuration(_ list: ObjectGraph.ID?, like name: String?) -> ObjectGraph.Configuration? {
        guard let list, let all = graph.configurationLists[list]?.compactMap({ graph.configurations[$0] }) else { return nil }
        if let name, let same = all.first(where: { $0.name == name }) { return same }
        return all.first { $0.name == "Debug" } ?? all.first { $0.name.lowercased().contains("debug") }
            ?? all.first { $0.name == graph.defaultConfigurations[list] } ?? all.first
    }

    private mutating func base(of configuration: ObjectGraph.Configuration) throws(HarkError) -> SettingLayer {
        guard let id = configuration.base, case .disk(let place)? = tree.place(id) else { return SettingLayer() }
        let path = configuration.basePath.map { FilePath.join(place, $0) } ?? place
        if let known = configurationFiles[path] { return known }
        noteOutside(path)
        let layer = try ConfigurationFile.read(path, &disk, &notes)
        configurationFiles[path] = layer
        return layer
    }

    /// The platform that is built for: what `SDKROOT` says, and iOS where several are supported.
    private func platform(_ layers: [SettingLayer], _ configuration: String, _ target: ObjectGraph.Target) -> String {
        let platforms = ["iphoneos", "macosx", "watchos", "appletvos", "xros", "driverkit"]
        var settings = BuildSettings(owner: target.name)
        // Patterns that only some platforms match say nothing about which it is.
        let conditions = SettingConditions(sdk: "", configuration: configuration)
        for layer in layers { settings.add(layer, for: conditions) }
        var unheard = ProjectNotes()
        let root = settings.value("SDKROOT", &unheard)
        if let named = platforms.first(where: { root.hasPrefix($0) }) { return named }
        let supported = settings.value("SUPPORTED_PLATFORMS", &unheard).split(separator: " ").map(String.init)
        return supported.contains("iphoneos") ? "iphoneos" : supported.first { platforms.contains($0) } ?? "iphoneos"
    }

    // MARK: Files

    private mutating func addFiles(
        _ target: ObjectGraph.Target, _ id: ObjectGraph.ID, _ conditions: SettingConditions, _ draft: inout XcodeReader.Draft
    ) throws(HarkError) {
        let excluded = FilePatterns(draft.target.settings)
        for phaseID in target.phases {
            guard let phase = graph.phases[phaseID], phase.kind == .sources || phase.kind == .resources else { continue }
            for fileID in phase.files {
                guard let build = graph.buildFiles[fileID], let element = build.file, Platform.allows(build.platforms, conditions.sdk)
                else { continue }
                for member in members(element) where !excluded.contains(member.path) {
                    add(member, build.attributes, isCompiled: phase.kind == .sources, &draft.target)
                }
            }
        }
        // The target's own first, in its order; then those that give it single files.
        let others = synchronized.keys.filter { !target.synchronizedFolders.contains($0) }.sorted()
        for folderID in target.synchronizedFolders + others {
            guard let element = synchronized[folderID], case .disk(let named)? = tree.place(folderID) else { continue }
            let path = disk.find(named, &notes, from: file) ?? named
            let isMember = target.synchronizedFolders.contains(folderID)
            guard isMember || !element.exceptions.isEmpty else { continue }
            let files = try SynchronizedFolder.files(
                path, element, of: id, phases: target.phases, isMember: isMember, graph
            ) { folder throws(HarkError) in try listing(folder) }
            for file in files where !excluded.contains(file.entry.path) {
                addSynchronized(file, &draft.target)
            }
        }
        if !target.synchronizedFolders.isEmpty { TargetFiles.pairTables(&draft.target) }
    }

    private mutating func listing(_ folder: String) throws(HarkError) -> [FolderWalk.Entry] {
        if let known = listings[folder] { return known }
        if disk.kind(folder) != .folder {
            notes.add(.missingFile, "files that the project names and that are not there", example: folder, file: file)
        }
        noteOutside(folder)
        let entries = try FolderWalk.list(folder, disk: &disk, notes: &notes, passingOver: false)
        listings[folder] = entries
        return entries
    }

    /// One file, or all variants of a localised one.
    private struct Member {
        var path: String
        var language: String?
        var resource: String?
    }

    private mutating func members(_ id: ObjectGraph.ID) -> [Member] {
        guard let element = graph.elements[id] else {
            notes.add(.danglingReference, "the project names objects that it does not have", subject: file, example: id, file: file)
            return []
        }
        if case .variants = element.kind {
            return element.children.compactMap { child in
                guard let variant = graph.elements[child], case .disk(let path)? = tree.place(child) else { return nil }
                return Member(
                    path: path, language: FilePath.language(path) ?? variant.name, resource: element.label)
            }
        }
        guard case .disk(let path)? = tree.place(id) else { return [] }
        return [Member(path: path, language: FilePath.language(path), resource: nil)]
    }

    private mutating func add(
        _ member: Member, _ attributes: [String], isCompiled: Bool, _ target: inout ProjectTarget
    ) {
        guard let path = disk.find(member.path, &notes, from: file), let kind = disk.kind(path) else {
            notes.add(.missingFile, "files that the project names and that are not there", example: member.path, file: file)
            return
        }
        var member = member
        member.path = path
        noteOutside(member.path)
        let name = FilePath.name(member.path)
        let language = SourceFile.Language(fileName: name)
        let resourceKind = ResourceFile.Kind(fileName: name)
        if isCompiled, kind == .file, let language = language ?? (resourceKind == .other ? .other : nil) {
            let source = SourceFile(path: member.path, language: language)
            if !target.sources.contains(source) { target.sources.append(source) }
            return
        }
        let resource = ResourceFile(
            path: member.path, kind: resourceKind == .other && kind == .folder ? .folder : resourceKind, language: member.language,
            belongsTo: member.resource, generatesClasses: !attributes.contains("no_codegen"))
        if !target.resources.contains(where: { $0.path == resource.path }) { target.resources.append(resource) }
    }

    private mutating func addSynchronized(_ file: SynchronizedFolder.File, _ target: inout ProjectTarget) {
        guard file.entry.path != target.infoPlist?.path else { return }
        let before = target.resources.count
        TargetFiles.add(file.entry, to: &target)
        if target.resources.count > before, file.attributes.contains("no_codegen") {
            target.resources[before].generatesClasses = false
        }
    }

    private mutating func noteOutside(_ path: String) {
        guard !FilePath.isBelow(path, repository) else { return }
        notes.add(
            .outsideRoot, "files outside of the project's repository", subject: repository, example: path, file: file)
    }

    // MARK: Dependencies

    private mutating func addDependencies(
        _ target: ObjectGraph.Target, _ conditions: SettingConditions, _ draft: inout XcodeReader.Draft
    ) {
        for id in target.dependencies {
            guard let dependency = graph.dependencies[id], Platform.allows(dependency.platforms, conditions.sdk) else { continue }
            if let product = dependency.product { addPackageProduct(product, &draft.target) }
            if let link = link(dependency) { draft.needs.append(link) }
        }
        for id in target.packageProducts { addPackageProduct(id, &draft.target) }
        for phaseID in target.phases {
            guard let phase = graph.phases[phaseID], phase.kind == .frameworks || phase.kind == .copy else { continue }
            for fileID in phase.files {
                guard let build = graph.buildFiles[fileID], Platform.allows(build.platforms, conditions.sdk) else { continue }
                if let product = build.product { addPackageProduct(product, &draft.target) }
                if let element = build.file { addLink(element, phase.kind, &draft) }
            }
        }
    }

    private func link(_ dependency: ObjectGraph.Dependency) -> XcodeReader.Link? {
        if let target = dependency.target { return .target(.init(project: project, id: target)) }
        guard let id = dependency.proxy, let proxy = graph.proxies[id], let target = proxy.target, let portal = proxy.portal else {
            return nil
        }
        return .target(.init(project: container(portal) ?? project, id: target))
    }

    /// The project that a proxy points into; nil for this one.
    private func container(_ portal: ObjectGraph.ID) -> String? {
        guard portal != graph.root, case .disk(let path)? = tree.place(portal) else { return nil }
        return FilePath.real(path) ?? path
    }

    private mutating func addLink(_ id: ObjectGraph.ID, _ kind: ObjectGraph.Phase.Kind, _ draft: inout XcodeReader.Draft) {
        guard let element = graph.elements[id], let place = tree.place(id) else { return }
        var link: XcodeReader.Link?
        switch place {
        case .product(let name):
            link = .product(name)
            if case .proxy(let remote?) = element.kind, let proxy = graph.proxies[remote], let product = proxy.target,
                let portal = proxy.portal, let other = container(portal)
            {
                link = .remoteProduct(.init(project: other, id: product), name: name)
            }
        case .system(let name):
            addFramework(name, &draft.target)
        case .disk(let path):
            // A framework of the system is written with its path in old projects.
            if path.contains("/System/Library/Frameworks/") {
                addFramework(FilePath.name(path), &draft.target)
            } else if kind == .frameworks {
                link = .product(FilePath.name(path))
            }
        }
        guard let link else { return }
        if kind == .copy { draft.embeds.append(link) } else { draft.links.append(link) }
    }

    private func addFramework(_ name: String, _ target: inout ProjectTarget) {
        guard FileName(name).ending == "framework" else { return }
        let name = FileName(name).stem
        if !target.dependencies.frameworks.contains(name) { target.dependencies.frameworks.append(name) }
    }

    private func addPackageProduct(_ id: ObjectGraph.ID, _ target: inout ProjectTarget) {
        guard let product = graph.packageProducts[id] else { return }
        let package = product.package.flatMap { graph.packages[$0] }.map { Self.package($0, tree.folder) }
        let named = PackageProduct(name: product.name, package: package)
        if !target.dependencies.packageProducts.contains(named) { target.dependencies.packageProducts.append(named) }
    }
}
