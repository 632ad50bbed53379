/// Sorts files into a target.
enum TargetFiles {
    /// Adds what the build would take of a folder's file: sources, and resources but for lists that describe the bundle.
    static func add(_ file: FolderWalk.Entry, to target: inout ProjectTarget) {
        let name = FilePath.name(file.path)
        if !file.isFolder, let language = SourceFile.Language(fileName: name) {
            target.sources.append(SourceFile(path: file.path, language: language))
        } else if !isDescription(name) {
            target.resources.append(resource(file))
        }
    }

    static func resource(_ file: FolderWalk.Entry) -> ResourceFile {
        let name = FilePath.name(file.path)
        var kind = ResourceFile.Kind(fileName: name)
        if file.isFolder, kind == .other { kind = .folder }
        return ResourceFile(path: file.path, kind: kind, language: FilePath.language(file.path))
    }

    private static func isDescription(_ name: String) -> Bool {
        let ending = FileName(name).ending
        return ["entitlements", "xcconfig", "xcodeproj", "xcworkspace", "xctestplan", "playground"].contains(ending)
            || name.hasSuffix("Info.plist")
    }

    /// Gives tables in language folders the definition or interface file beside them, by name: in a folder nothing else says
    /// that `zh-Hans.lproj/Intents.strings` are the texts of `Base.lproj/Intents.intentdefinition`.
    static func pairTables(_ target: inout ProjectTarget) {
        var owners: [String: String] = [:]
        for file in target.resources where file.kind == .definition || file.kind == .interface {
            owners[key(file)] = FilePath.name(file.path)
        }
        for index in target.resources.indices {
            let file = target.resources[index]
            guard file.kind.isTable, let owner = owners[key(file)] else { continue }
            target.resources[index].belongsTo = owner
        }
    }

    private static func key(_ file: ResourceFile) -> String {
        let folder = FilePath.parent(file.path)
        let above = folder.hasSuffix(".lproj") ? FilePath.parent(folder) : folder
        return above + "/" + FileName(path: file.path).stem
    }
}

/// Targets that hold sources Hark cannot build.
enum ObjectiveC {
    static func note(_ target: ProjectTarget, _ notes: inout ProjectNotes) {
        notes.target = target.identifier
        defer { notes.target = nil }
        let alone = !target.sources.contains { $0.language == .swift }
        for source in target.sources where source.language == .objectiveC || source.language == .objectiveCPlusPlus {
            notes.add(
                .objectiveC,
                "\(target.identifier) \(alone ? "has Objective-C sources alone" : "has Objective-C sources"), which cannot be built here",
                subject: target.identifier, example: source.path, file: source.path)
        }
    }
}
