import Foundation
import IntentSchema
import ProjectFiles
import PropertyLists

/// Lays out an app bundle with its extensions, as the build of an Xcode project would.
struct BundleWriter {
    struct Program {
        var plan: ProgramPlan
        /// The linked program; nil when there is none, for an app without code of its own.
        var executable: String?
        /// The principal class's name, for extensions.
        var principal: String?
        /// Intents that its classes say they handle, for an extension that says nothing itself.
        var intents: [String] = []
        /// Those of the modules that are linked into the program.
        var libraryResources: [ResourceFile] = []
    }

    /// Bytes of resources that one bundle may have; beyond, pictures and other files are left out.
    static let resourceLimit = 64 << 20

    let folder: String

    /// - Returns: the bundle's name in `folder`, and what was left out of it.
    /// - Throws: `try.cache-unwritable`.
    func write(name: String, application: Program?, extensions: [Program]) throws(HarkError) -> (bundle: String, findings: [Finding]) {
        var findings: [Finding] = []
        let fallback = extensions.first?.plan.target
        let identifier =
            application?.plan.target.bundleIdentifier ?? fallback?.bundleIdentifier.map { Self.parent($0) } ?? "hark.try.\(name.asciiWord)"
        let product = Self.fileName(application?.plan.target.productName ?? name)
        let bundle = "\(folder)/\(product).app"
        do {
            try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
            var values = application?.plan.target.infoPlist?.values ?? [:]
            values["CFBundleIdentifier"] = .string(identifier)
            values["CFBundlePackageType"] = .string("APPL")
            if !Self.hasText(values["CFBundleName"]) { values["CFBundleName"] = .string(application?.plan.target.productName ?? name) }
            // A project of an extension alone need not have said this.
            if !Self.hasText(values["NSSiriUsageDescription"]) { values["NSSiriUsageDescription"] = .string(name) }
            try place(application, values, in: bundle, program: product, &findings)
            for program in extensions {
                let target = program.plan.target
                let product = Self.fileName(target.productName)
                let place = "\(bundle)/PlugIns/\(product).appex"
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
                var values = target.infoPlist?.values ?? [:]
                let own = values["CFBundleIdentifier"]?.string ?? target.bundleIdentifier ?? ""
                values["CFBundleIdentifier"] = .string(own.hasPrefix(identifier + ".") ? own : "\(identifier).\(target.name.asciiWord)")
                values["CFBundlePackageType"] = .string("XPC!")
                if !Self.hasText(values["CFBundleName"]) { values["CFBundleName"] = .string(target.productName) }
                if values["NSExtension"] == nil, program.plan.role == .handler {
                    values["NSExtension"] = .dictionary([
                        "NSExtensionPointIdentifier": .string("com.apple.intents-service"),
                        "NSExtensionAttributes": .dictionary(["IntentsSupported": .array(program.intents.map { .string($0) })]),
                    ])
                }
                if let principal = program.principal, case .dictionary(var entry)? = values["NSExtension"] {
                    entry["NSExtensionPrincipalClass"] = .string("\(program.plan.module.name).\(principal)")
                    values["NSExtension"] = .dictionary(entry)
                }
                try self.place(program, values, in: place, program: product, &findings)
            }
        } catch {
            throw HarkError("try.cache-unwritable", ["path": bundle], detail: "\(bundle): \(error.localizedDescription)")
        }
        return ("\(product).app", findings)
    }

    private func place(
        _ program: Program?, _ info: [String: PropertyList], in place: String, program name: String, _ findings: inout [Finding]
    ) throws {
        var values = info
        values["CFBundleExecutable"] = program?.executable == nil ? nil : .string(name)
        try PropertyList.dictionary(values).xml().write(to: URL(filePath: place + "/Info.plist"))
        guard let program else { return }
        if let entitlements = program.plan.target.entitlements {
            try PropertyList.dictionary(entitlements.values).xml().write(to: URL(filePath: place + "/Entitlements.plist"))
        }
        if let executable = program.executable {
            try FileManager.default.moveItem(atPath: executable, toPath: "\(place)/\(name)")
        }
        try copy(program.plan.target.resources + program.libraryResources, to: place, &findings)
    }

    private func copy(_ resources: [ResourceFile], to place: String, _ findings: inout [Finding]) throws {
        var bytes = 0
        var left = (count: 0, first: "")
        for resource in resources where resource.kind != .header && resource.kind != .dataModel {
            let size = Self.size(resource.path, limit: Self.resourceLimit - bytes)
            guard let size else {
                left = (left.count + 1, left.first.isEmpty ? resource.path : left.first)
                continue
            }
            bytes += size
            let folder = resource.language.map { "\(place)/\($0).lproj" } ?? place
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let target = folder + "/" + (resource.path as NSString).lastPathComponent
            // Groups of a project may have files of one name in several folders; the first counts, as in Xcode.
            if !FileManager.default.fileExists(atPath: target) {
                try FileManager.default.copyItem(atPath: resource.path, toPath: target)
                // What was read-only would keep the cache from being made anew.
                chmod(target, 0o755)
            }
        }
        guard left.count > 0 else { return }
        var finding = Finding(
            .note, "try.resource-left-out", file: left.first,
            message: "not in the bundle: resources of more than \(Self.resourceLimit >> 20) MiB")
        finding.count = left.count
        findings.append(finding)
    }

    /// Bytes of a file or folder; nil when it is more than the limit or cannot be read.
    private static func size(_ path: String, limit: Int) -> Int? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), FileManager.default.isReadableFile(atPath: path) else {
            return nil
        }
        func bytes(_ path: String) -> Int {
            ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
        }
        guard isFolder.boolValue else {
            let size = bytes(path)
            return size <= limit ? size : nil
        }
        var total = 0
        for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
            total += bytes("\(path)/\(name)")
            if total > limit { return nil }
        }
        return total
    }

    // MARK: Names

    private static func hasText(_ value: PropertyList?) -> Bool { !(value?.string ?? "").isEmpty }

    private static func parent(_ identifier: String) -> String {
        let parts = identifier.split(separator: ".")
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : identifier + ".app"
    }

    private static func fileName(_ name: String) -> String {
        let safe = name.replacingOccurrences(of: "/", with: "-")
        return safe.isEmpty || safe.hasPrefix(".") ? "App" + safe : safe
    }
}
