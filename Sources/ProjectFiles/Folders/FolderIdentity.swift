import IntentSchema
import PropertyLists

/// Gives the targets of a folder what an Xcode project would say: identifiers, and values for the variables of their lists.
enum FolderIdentity {
    /// - Throws: `project.too-large`.
    static func fill(_ project: inout TryProject, _ disk: inout Disk, _ notes: inout ProjectNotes) throws(HarkError) {
        let apps = project.targets.filter { $0.kind == .application }
        let app = apps.count == 1 ? apps.first : nil
        let appIdentifier = app.map { literalIdentifier($0) ?? UsableIdentifier.prefix + SettingModifiers.hostName($0.name) }
        let parts = app.map { Self.parts(of: $0, in: project) } ?? []
        for index in project.targets.indices {
            let target = project.targets[index]
            let name = SettingModifiers.hostName(target.name)
            let derived: String
            if let app, let appIdentifier, app.identifier == target.identifier || !Self.isExtension(target) || parts.contains(target.identifier) {
                derived = app.identifier == target.identifier ? appIdentifier : "\(appIdentifier).\(name)"
            } else {
                derived = UsableIdentifier.prefix + name
            }
            try resolve(&project.targets[index], literalIdentifier(target) ?? derived, &disk, &notes)
        }
        // Extensions are copied into the app's bundle, whatever put them into the folder.
        guard let app, let place = project.targets.firstIndex(where: { $0.identifier == app.identifier }) else { return }
        project.targets[place].dependencies.embedded = parts
    }

    private static func isExtension(_ target: ProjectTarget) -> Bool { target.kind == .intentsExtension || target.kind == .intentsUIExtension }

    /// The extensions of an app: of all in the folder, those that lie nearest to it. What lies beside a folder with an app and its
    /// extensions is something else.
    private static func parts(of app: ProjectTarget, in project: TryProject) -> [String] {
        func shared(_ target: ProjectTarget) -> Int {
            zip(app.folder.split(separator: "/"), target.folder.split(separator: "/")).prefix { $0 == $1 }.count
        }
        let extensions = project.targets.filter(isExtension)
        let nearest = extensions.map(shared).max()
        return extensions.filter { shared($0) == nearest }.map(\.identifier)
    }

    private static func literalIdentifier(_ target: ProjectTarget) -> String? {
        target.infoPlist?.raw["CFBundleIdentifier"]?.string.flatMap { $0.contains("$") || $0.isEmpty ? nil : $0 }
    }

    private static func resolve(
        _ target: inout ProjectTarget, _ identifier: String, _ disk: inout Disk, _ notes: inout ProjectNotes
    ) throws(HarkError) {
        var settings = BuildSettings(owner: target.identifier, silent: BuildDefaults.silent)
        notes.target = target.identifier
        defer { notes.target = nil }
        settings.add(
            BuildDefaults.values(
                .init(
                    target: target.name, project: target.name, projectFile: target.folder, folder: target.folder,
                    configuration: "Debug", platform: "iphoneos", developmentRegion: "en",
                    productType: productType(target.kind))))
        settings.add([
            "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_MODULE_NAME": target.moduleName, "CURRENT_PROJECT_VERSION": "1",
            "MARKETING_VERSION": "1.0",
        ])
        switch target.kind {
        case .library, .tests: target.bundleIdentifier = target.infoPlist == nil ? nil : identifier
        default: target.bundleIdentifier = identifier
        }
        // Both Xcode's and SwiftPM's debug builds have it.
        target.compilationConditions = ["DEBUG"] + target.compilationConditions.filter { $0 != "DEBUG" }
        if let list = target.infoPlist {
            target.infoPlist?.values = settings.expand(list.raw, file: list.path ?? target.folder, &notes)
        }
        if let path = target.entitlements?.path {
            target.entitlements = try EntitlementFile.read(path, settings, bundleIdentifier: identifier, &disk, &notes)
        }
        target.settings = settings.all()
    }

    private static func productType(_ kind: ProjectTarget.Kind) -> String {
        let type =
            switch kind {
            case .application: "application"
            case .intentsExtension, .intentsUIExtension, .otherExtension: "app-extension"
            case .framework: "framework"
            case .tests: "bundle.unit-test"
            case .library, .other: "bundle"
            }
        return "com.apple.product-type." + type
    }
}
