import Foundation
import IntentSchema
import PropertyLists

/// A package's targets as SwiftPM lays them out.
struct PackageReader {
    private let root: String
    private let dump: ManifestDump
    private var disk: Disk
    private var notes: ProjectNotes

    /// - Throws: `project.package-failed`, `project.package-timeout`, `project.no-swift`, `project.malformed`,
    ///   `project.too-large`.
    static func read(_ root: String, disk: Disk, notes: ProjectNotes = ProjectNotes()) throws(HarkError) -> TryProject {
        let json = try PackageManager.dump(root, seconds: disk.limits.manifestSeconds)
        let dump: ManifestDump
        do {
            dump = try JSONDecoder().decode(ManifestDump.self, from: json)
        } catch {
            throw HarkError(
                "project.malformed", ["path": root + "/Package.swift"], detail: "\(root)/Package.swift: its dump cannot be read: \(error)")
        }
        var reader = PackageReader(root: root, dump: dump, disk: disk, notes: notes)
        return try reader.read()
    }

    private init(root: String, dump: ManifestDump, disk: Disk, notes: ProjectNotes) {
        self.root = root
        self.dump = dump
        self.disk = disk
        self.notes = notes
    }

    private mutating func read() throws(HarkError) -> TryProject {
        var project = TryProject(name: dump.name, origin: .package, root: root)
        let packages = packagesByName()
        let folders = dump.targets.map { folder(of: $0) }
        for (target, folder) in zip(dump.targets, folders) {
            guard let folder else {
                if !["binary", "system", "providedLibrary"].contains(target.type) {
                    notes.add(
                        .missingFile, "files that the project names and that are not there", example: target.path ?? target.name,
                        file: root + "/Package.swift")
                }
                continue
            }
            // A target's folder may lie in another's.
            let inner = folders.compactMap { $0 }.filter { $0 != folder && FilePath.isBelow($0, folder) }
            project.targets.append(try self.target(target, folder, inner, packages))
        }
        guard !project.targets.isEmpty else {
            throw HarkError("project.empty", ["path": root], detail: "\(root)/Package.swift: no target with sources")
        }
        try FolderIdentity.fill(&project, &disk, &notes)
        for package in packages.values.sorted(by: { ($0.path ?? "", $0.url ?? "") < ($1.path ?? "", $1.url ?? "") })
        where !project.packages.contains(package) {
            project.packages.append(package)
        }
        DependencyCycles.note(project.targets, &notes)
        for target in project.targets { ObjectiveC.note(target, &notes) }
        project.notes = notes.all
        return project
    }

    /// By identity and by name, in lower case, which is how targets refer to them.
    private func packagesByName() -> [String: ProjectPackage] {
        var packages: [String: ProjectPackage] = [:]
        for dependency in dump.dependencies ?? [] {
            for source in (dependency.sourceControl ?? []) + (dependency.fileSystem ?? []) + (dependency.registry ?? []) {
                let package = ProjectPackage(
                    path: source.path ?? source.location?.local?.first?.text, url: source.location?.remote?.first?.urlString)
                packages[source.identity.lowercased()] = package
                if let name = source.nameForTargetDependencyResolutionOnly { packages[name.lowercased()] = package }
            }
        }
        return packages
    }

    private func folder(of target: ManifestDump.Target) -> String? {
        let candidates: [String]
        if let path = target.path {
            candidates = [path]
        } else {
            let bases = switch target.type {
            case "test": ["Tests", "Sources", "Source", "src", "srcs"]
            case "plugin": ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
            candidates = bases.map { "\($0)/\(target.name)" } + (dump.targets.count == 1 ? bases : [])
        }
        return candidates.map { FilePath.join(root, $0) }.first { disk.kind($0) == .folder }
    }

    private mutating func target(
        _ described: ManifestDump.Target, _ folder: String, _ inner: [String], _ packages: [String: ProjectPackage]
    ) throws(HarkError) -> ProjectTarget {
        var target = ProjectTarget(
            identifier: described.name, name: described.name, kind: Self.kind(described.type),
            moduleName: SettingModifiers.identifier(described.name), folder: folder)
        let excluded = (described.exclude ?? []).map { FilePath.join(folder, $0) }
        let chosen = described.sources.map { $0.map { FilePath.join(folder, $0) } }
        let declared = (described.resources ?? []).map { FilePath.join(folder, $0.path) }
        for file in try FolderWalk.list(folder, disk: &disk, notes: &notes, passingOver: false) {
            guard !inner.contains(where: { FilePath.isBelow(file.path, $0) }) else { continue }
            let isExcluded = excluded.contains { FilePath.isBelow(file.path, $0) }
            let name = FilePath.name(file.path)
            if !file.isFolder, let language = SourceFile.Language(fileName: name) {
                let isChosen = chosen?.contains { FilePath.isBelow(file.path, $0) } ?? true
                if isChosen, !isExcluded, !declared.contains(where: { FilePath.isBelow(file.path, $0) }) {
                    target.sources.append(SourceFile(path: file.path, language: language))
                }
            } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
                try addInfo(file.path, to: &target)
            } else if FileName(name).ending == "entitlements" || name == "Entitlements.plist" {
                if target.entitlements == nil { target.entitlements = TargetPropertyList(path: file.path, raw: [:], values: [:]) }
            } else {
                // Definitions and tables are often excluded so that SwiftPM does not warn of them; they belong here all the same.
                let resource = TargetFiles.resource(file)
                if !isExcluded || resource.kind.isTable || [.definition, .vocabulary].contains(resource.kind) {
                    target.resources.append(resource)
                }
            }
        }
        TargetFiles.pairTables(&target)
        addDependencies(described, packages, to: &target)
        target.swiftVersion = swiftVersion(described)
        return target
    }

    /// SwiftPM knows no extensions: an `Info.plist` among the sources makes one.
    private mutating func addInfo(_ path: String, to target: inout ProjectTarget) throws(HarkError) {
        guard target.infoPlist == nil else { return }
        guard let values = try disk.propertyList(path, noting: &notes), let kind = BundleKind.kind(info: values, folder: target.folder)
        else { return }
        target.infoPlist = TargetPropertyList(path: path, raw: values, values: values)
        target.kind = kind
    }

    private static func kind(_ type: String) -> ProjectTarget.Kind {
        switch type {
        case "regular": .library
        case "test": .tests
        default: .other(type)
        }
    }

    private func addDependencies(
        _ described: ManifestDump.Target, _ packages: [String: ProjectPackage], to target: inout ProjectTarget
    ) {
        let names = Set(dump.targets.map(\.name))
        for dependency in described.dependencies ?? [] {
            if let name = (dependency.target ?? dependency.byName)?.first?.text, dependency.target != nil || names.contains(name) {
                if !target.dependencies.targets.contains(name) { target.dependencies.targets.append(name) }
            } else if let parts = dependency.product ?? dependency.byName, let name = parts.first?.text {
                let package = (parts.count > 1 ? parts[1].text : nil) ?? name
                target.dependencies.packageProducts.append(PackageProduct(name: name, package: packages[package.lowercased()]))
            }
        }
        for setting in described.settings ?? [] where setting.tool == "swift" && applies(setting.condition) {
            if let name = setting.kind?["define"]?["_0"]?.text { target.compilationConditions.append(name) }
        }
        for setting in described.settings ?? [] where setting.tool == "linker" && applies(setting.condition) {
            if let name = setting.kind?["linkedFramework"]?["_0"]?.text { target.dependencies.frameworks.append(name) }
        }
    }

    /// Code written for iOS is what is built here, on Linux, and as a debug build.
    private func applies(_ condition: ManifestDump.Setting.Condition?) -> Bool {
        guard let condition else { return true }
        if let configuration = condition.config, configuration != "debug" { return false }
        guard let platforms = condition.platformNames, !platforms.isEmpty else { return true }
        return platforms.contains("ios") || platforms.contains("linux")
    }

    private func swiftVersion(_ target: ManifestDump.Target) -> String? {
        for setting in target.settings ?? [] where setting.tool == "swift" {
            if let mode = setting.kind?["swiftLanguageMode"]?["_0"]?.text { return mode }
        }
        if let newest = dump.swiftLanguageVersions?.max() { return newest }
        return dump.toolsVersion.map { String($0.version.prefix { $0 != "." }) }
    }
}
