import IntentSchema
import PropertyLists

/// Gives a target the definitions of the intents that it says it handles, wherever in the folder they lie: an app and its
/// extension share one, and only a project could say so.
enum FolderDefinitions {
    static func share(
        files: [FolderWalk.Entry], in project: inout TryProject, _ disk: inout Disk, _ notes: inout ProjectNotes
    ) throws(HarkError) {
        let definitions = files.filter { !$0.isFolder && ResourceFile.Kind(fileName: FilePath.name($0.path)) == .definition }
        guard !definitions.isEmpty else { return }
        var classes: [String: Set<String>] = [:]
        for definition in definitions {
            // What cannot be read is reported when the definition is built.
            let data = try? disk.read(definition.path, limit: PropertyListLimits.definition.bytes)
            let list = data.flatMap { try? PropertyList.dictionary($0, limits: .definition) } ?? [:]
            classes[definition.path] = DefinitionClasses.names(list)
        }
        for index in project.targets.indices {
            let target = project.targets[index]
            let own = Set(target.resources.map(\.path))
            let ownClasses = definitions.filter { own.contains($0.path) }.reduce(into: Set<String>()) {
                $0.formUnion(classes[$1.path] ?? [])
            }
            let missing = Set(target.supportedIntents).subtracting(ownClasses)
            for definition in definitions where !own.contains(definition.path) {
                guard let names = classes[definition.path], !names.isDisjoint(with: missing) else { continue }
                project.targets[index].resources += tables(of: definition, among: files)
                notes.target = target.identifier
                defer { notes.target = nil }
                notes.add(
                    .definitionElsewhere, "\(target.identifier) handles intents of a definition outside its folder, which is used",
                    subject: target.identifier, example: definition.path, file: definition.path)
            }
            TargetFiles.pairTables(&project.targets[index])
        }
    }

    /// The definition and its tables beside it.
    private static func tables(of definition: FolderWalk.Entry, among files: [FolderWalk.Entry]) -> [ResourceFile] {
        let folder = FilePath.parent(definition.path)
        let above = folder.hasSuffix(".lproj") ? FilePath.parent(folder) : folder
        let stem = FileName(path: definition.path).stem
        return files.filter { file in
            guard !file.isFolder else { return false }
            if file.path == definition.path { return true }
            let name = FileName(path: file.path)
            let place = FilePath.parent(file.path)
            return name.stem == stem && ["strings", "stringsdict", "xcstrings"].contains(name.ending)
                && (place == above || place.hasSuffix(".lproj") && FilePath.parent(place) == above)
        }.map(TargetFiles.resource)
    }
}

/// The classes that a definition makes: the name that it gives, or its prefix, the intent's name and "Intent".
enum DefinitionClasses {
    static func names(_ definition: [String: PropertyList]) -> Set<String> {
        var names: Set<String> = []
        for intent in definition["INIntents"]?.array ?? [] {
            guard let entries = intent.dictionary else { continue }
            if let given = entries["INIntentClassName"]?.string, !given.isEmpty {
                names.insert(given)
            } else if let name = entries["INIntentName"]?.string {
                names.insert("\(entries["INIntentClassPrefix"]?.string ?? "")\(name)Intent")
            }
        }
        return names
    }
}
