import IntentDefinitions
import IntentSchema

/// What `Info.plist`s and definitions say of one another.
struct DeclarationRules {
    let project: Project
    private let builtIn = Set(Catalogue.shared.intentNames)

    init(project: Project) { self.project = project }

    func findings() -> [Finding] {
        undeclared() + unknown() + restricted() + duplicates() + interfaces() + deprecated()
    }

    private var supported: Set<String> {
        Set(project.plists.filter { $0.kind == .app || $0.kind == .intentsExtension }.flatMap(\.supported).map(\.name))
    }

    private func undeclared() -> [Finding] {
        guard !project.plists.isEmpty else { return [] }
        let supported = supported
        return project.customIntents.compactMap { place in
            guard !supported.contains(place.intent.className), !place.intent.isDeprecated, !isForWidgets(place.intent) else { return nil }
            return project.finding(
                .undeclaredIntent, file: place.file, keyPath: place.keyPath, ["intent": place.intent.className])
        }
    }

    /// A widget's configuration is filled by the system alone, unless the app provides options or values.
    private func isForWidgets(_ intent: DefinedIntent) -> Bool {
        intent.isEligibleForWidgets && !intent.parameters.contains { $0.supportsDynamicOptions || $0.supportsResolution }
    }

    private func unknown() -> [Finding] {
        let defined = Set(project.intents.map(\.intent.className))
        return project.plists.flatMap { plist in
            (plist.supported + plist.restricted).compactMap { entry in
                guard isUnknown(entry.name, defined) else { return nil }
                return project.finding(.unknownIntent, file: plist.path, keyPath: entry.keyPath, ["intent": entry.name])
            }
        }
    }

    /// Without a definition at hand only names of the framework's form can be known to be wrong.
    private func isUnknown(_ name: String, _ defined: Set<String>) -> Bool {
        if builtIn.contains(name) || defined.contains(name) { return false }
        return !project.definitions.members.isEmpty || (name.hasPrefix("IN") && name.hasSuffix("Intent"))
    }

    private func restricted() -> [Finding] {
        project.plists.flatMap { plist in
            plist.restricted.compactMap { entry in
                guard !plist.supported.contains(where: { $0.name == entry.name }) else { return nil }
                return project.finding(
                    .restrictedNotSupported, file: plist.path, keyPath: entry.keyPath, ["intent": entry.name])
            }
        }
    }

    // MARK: Classes

    private func duplicates() -> [Finding] {
        struct Class {
            var name: String
            var what: String
            var keyPath: String
            var member: DefinitionSet.Member
        }
        let classes = project.definitions.members.flatMap { member -> [Class] in
            let file = member.file
            return file.intents.enumerated().filter { $1.kind == .custom }.map {
                Class(name: $1.className, what: "intent", keyPath: "INIntents[\($0)]", member: member)
            } + file.types.enumerated().map { Class(name: $1.className, what: "type", keyPath: "INTypes[\($0)]", member: member) }
                + file.enumerations.enumerated().map {
                    Class(name: $1.className, what: "enumeration", keyPath: "INEnums[\($0)]", member: member)
                }
        }
        var findings: [Finding] = []
        var first: [String: Class] = [:]
        for item in classes {
            if item.what == "intent", builtIn.contains(item.name) {
                findings.append(
                    project.finding(
                        .duplicateClass, "framework", file: item.member.file.path, keyPath: item.keyPath, ["class": item.name]))
            }
            guard let other = first[item.name] else {
                first[item.name] = item
                continue
            }
            // Two of a kind in one file are reported when it is read; a copy of a definition is the same definition.
            if other.member.file.path == item.member.file.path, other.what == item.what { continue }
            if isCopy(item.member.file, of: other.member.file) { continue }
            findings.append(
                project.finding(
                    .duplicateClass, other.what, file: item.member.file.path, keyPath: item.keyPath,
                    ["class": item.name, "other": other.member.file.path]))
        }
        return findings
    }

    private func isCopy(_ file: DefinitionFile, of other: DefinitionFile) -> Bool {
        if let namespace = file.namespace, file.path != other.path { return namespace == other.namespace }
        return file.path != other.path && file.propertyList == other.propertyList
    }

    // MARK: The UI extension

    private func interfaces() -> [Finding] {
        project.customIntents.compactMap { place in
            guard let owner = owner(of: place.file), owner.kind == .interfaceExtension,
                !owner.supported.contains(where: { $0.name == place.intent.className })
            else { return nil }
            return project.finding(
                .interfaceDefinition, file: place.file, keyPath: place.keyPath,
                ["intent": place.intent.className, "owner": owner.path])
        }
    }

    /// The list in the innermost folder around a file.
    private func owner(of file: String) -> InfoPlist? {
        project.plists.filter { $0.folder.isEmpty || file.hasPrefix($0.folder + "/") }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    private func deprecated() -> [Finding] {
        let deprecated = Set(project.customIntents.filter(\.intent.isDeprecated).map(\.intent.className))
        return project.plists.flatMap { plist in
            plist.supported.filter { deprecated.contains($0.name) }.map { entry in
                project.finding(.deprecatedInUse, file: plist.path, keyPath: entry.keyPath, ["intent": entry.name])
            }
        }
    }
}
