import Foundation
public import IntentSchema
import PropertyLists

/// Reads an app's bundle into an `AppBundle`.
///
/// Both of Apple's layouts are read: flat as on iOS (`Name.app/Info.plist`) and with `Contents/` as on macOS.
/// Everything in a bundle is untrusted: sizes are bounded, links may not lead out, and no input ends the host.
public struct BundleReader: Sendable {
    /// Bytes of one `Info.plist`.
    public static let maximumInfoPlist = 1 << 20
    /// Extensions in one app.
    public static let maximumExtensions = 32
    /// Usage texts that Hark shows, and names, that `InfoPlist.strings` may localise.
    static let localizedKeys = [
        "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "NSSiriUsageDescription",
        "NSContactsUsageDescription",
    ]

    /// Values for build variables that the bundle's name does not give, for example `PRODUCT_BUNDLE_IDENTIFIER`.
    public var variables: [String: String]
    /// Built-in intents; names that are neither among them nor defined by the bundle are warned about. Nil: no such warnings.
    public var knownIntents: Set<String>?

    public init(variables: [String: String] = [:], knownIntents: Set<String>? = nil) {
        self.variables = variables
        self.knownIntents = knownIntents
    }

    /// - Throws: `bundle.not-found`, `bundle.no-info-plist`, `bundle.unreadable-info-plist`,
    ///   `bundle.info-plist-too-large`, `bundle.no-identifier`, `bundle.no-executable`, `bundle.not-executable`,
    ///   `bundle.bad-value`, `bundle.escapes`. An app without Siri support is read; see `AppBundle.requireSiriSupport`.
    public func read(_ path: String) throws(HarkError) -> AppBundle { try contents(path).bundle }

    /// The bundle with the intents that its definitions describe.
    func contents(_ path: String) throws(HarkError) -> (bundle: AppBundle, intents: [IntentDescription]) {
        let files = try BundleFiles(path)
        let name = Self.product(files.root, "app")
        let layout = try Layout(files, "")
        let given = variables["PRODUCT_BUNDLE_IDENTIFIER"]
        let derived = given ?? "local.\(BuildVariables.identifier(name))"
        let info = try self.info(files, layout, name, derived)
        var warnings: [BundleWarning] = []

        let identifier = try self.identifier(info) ?? given
        guard let identifier else {
            throw HarkError("bundle.no-identifier", ["path": info.file], detail: "\(info.file): no CFBundleIdentifier")
        }
        if given == nil, identifier == derived {
            warnings.append(BundleWarning("bundle.identifier-derived", "\(info.file): taken as \(derived)"))
        }
        let executable = try self.executable(files, layout, info, name, isRequired: false)
        let region = try? info.rawString("CFBundleDevelopmentRegion")
        let definitions = try BundleDefinitions(files, layout, developmentRegion: region)
        warnings += definitions.warnings
        let defined = Set(definitions.descriptions.map(\.name))
        let intents = try declared(info.strings("INIntentsSupported"), info.file, defined, &warnings)
        let restricted = try info.strings("INIntentsRestrictedWhileLocked")
        let protected = try info.strings("INIntentsRestrictedWhileProtectedDataUnavailable")
        for names in [restricted, protected] { checkRestricted(names, in: intents, info.file, &warnings) }
        let localized = try LocalizedNames.read(files, resources: layout.resources, &warnings)
        let names = try Names(info, name, localized)

        var usage: [String: String] = [:]
        for key in ["NSSiriUsageDescription", "NSContactsUsageDescription"] { usage[key] = try info.string(key) }
        var app = AppBundle(
            identifier: identifier, path: files.root, executable: executable, displayName: names.displayName,
            alternativeNames: names.alternatives, intents: intents, restrictedWhileLocked: restricted,
            restrictedWhileProtectedDataUnavailable: protected, usageDescriptions: usage, localized: localized,
            groups: try Entitlements.groups(files, layout, name, info.file, variables, &warnings),
            definitions: definitions.files, extensions: [], warnings: [])
        for directory in try files.names(in: layout.plugIns, suffix: ".appex", limit: Self.maximumExtensions) {
            if let found = try readExtension(files, "\(layout.plugIns)/\(directory)", app, defined, &warnings) {
                app.extensions.append(found)
            }
        }
        try checkIdentifiers(app, &warnings)
        if app.supportsSiri, usage["NSSiriUsageDescription"] == nil {
            warnings.append(BundleWarning("bundle.no-siri-usage", "\(info.file): no NSSiriUsageDescription"))
        }
        if app.executable == nil, app.extensions.isEmpty {
            throw HarkError("bundle.no-executable", ["path": name], detail: "\(info.file): no CFBundleExecutable")
        }
        // Said with the bundle's name: where it lies now is not where its developer has it.
        let parent = String(files.root.dropLast(files.root.split(separator: "/").last?.count ?? 0))
        app.warnings = warnings.map { BundleWarning($0.identifier, $0.detail.replacing(parent, with: "")) }
        return (app, definitions.descriptions)
    }

    /// Where things are in a bundle, relative to the app's directory.
    struct Layout {
        let base: String
        let infoPlist: String
        let plugIns: String
        let resources: String
        let programs: String

        init(_ files: BundleFiles, _ base: String) throws(HarkError) {
            let prefix = base.isEmpty ? "" : base + "/"
            let flat = prefix + "Info.plist"
            let hasFlat = try files.locate(flat) != nil
            let hasContents = try files.isDirectory(prefix + "Contents")
            let isDeep = !hasFlat && hasContents
            self.base = base
            infoPlist = isDeep ? prefix + "Contents/Info.plist" : flat
            plugIns = isDeep ? prefix + "Contents/PlugIns" : prefix + "PlugIns"
            resources = isDeep ? prefix + "Contents/Resources" : base
            programs = isDeep ? prefix + "Contents/MacOS/" : prefix
        }
    }

    /// The directory's name without its extension.
    private static func product(_ path: String, _ suffix: String) -> String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.hasSuffix("." + suffix) ? String(last.dropLast(suffix.count + 1)) : last
    }

    /// - Parameter identifier: the value of `$(PRODUCT_BUNDLE_IDENTIFIER)` in this bundle.
    private func info(
        _ files: BundleFiles, _ layout: Layout, _ name: String, _ identifier: String
    ) throws(HarkError) -> InfoReader {
        let path = "\(files.root)/\(layout.infoPlist)"
        let bytes: Data
        switch try files.contents(layout.infoPlist, limit: Self.maximumInfoPlist) {
        case .missing: throw HarkError("bundle.no-info-plist", ["path": files.root], detail: "\(path) does not exist")
        case .unreadable(let reason):
            throw HarkError("bundle.unreadable-info-plist", ["path": path], detail: "\(path): \(reason)")
        case .tooLarge(let size):
            throw HarkError(
                "bundle.info-plist-too-large", ["path": path],
                detail: "\(path): \(size) bytes or more; the limit is \(Self.maximumInfoPlist)")
        case .data(let data): bytes = data
        }
        do throws(PropertyList.Unreadable) {
            let given = variables.merging(["PRODUCT_BUNDLE_IDENTIFIER": identifier]) { $1 }
            return InfoReader(
                try PropertyList.dictionary(bytes), file: path, variables: BuildVariables(name: name, given: given))
        } catch {
            throw HarkError("bundle.unreadable-info-plist", ["path": path], detail: "\(path): \(error.reason)")
        }
    }

    /// `CFBundleIdentifier`, checked, or nil when there is none.
    private func identifier(_ info: InfoReader) throws(HarkError) -> String? {
        guard let identifier = try info.string("CFBundleIdentifier") else { return nil }
        if let fault = BundleIdentifier.fault(identifier) { throw info.bad("CFBundleIdentifier", fault) }
        return identifier
    }

    /// `CFBundleExecutable`, relative to the app's directory, checked. Projects that leave the key to the build have a
    /// program of the product's name.
    private func executable(
        _ files: BundleFiles, _ layout: Layout, _ info: InfoReader, _ product: String, isRequired: Bool
    ) throws(HarkError) -> String? {
        let declared = try info.string("CFBundleExecutable")
        let isThere = try files.locate(layout.programs + product) != nil
        guard let name = declared ?? (isThere ? product : nil) else {
            guard isRequired else { return nil }
            throw HarkError(
                "bundle.no-executable", ["path": info.file],
                detail: "\(info.file): no CFBundleExecutable, and no program \(product)")
        }
        guard !name.contains("/"), name != ".", name != ".." else {
            throw info.bad("CFBundleExecutable", "a path, not a file's name")
        }
        try files.checkExecutable(layout.programs + name)
        return layout.programs + name
    }

    private func readExtension(
        _ files: BundleFiles, _ directory: String, _ app: AppBundle, _ defined: Set<String>,
        _ warnings: inout [BundleWarning]
    ) throws(HarkError) -> ExtensionBundle? {
        let name = Self.product(directory, "appex")
        let layout = try Layout(files, directory)
        // What is left to the build begins with the app's identifier, as it must.
        let derived = "\(app.identifier).\(BuildVariables.identifier(name))"
        let info = try self.info(files, layout, name, derived)
        guard let details = try info.dictionary("NSExtension") else {
            throw info.bad("NSExtension", "missing")
        }
        let point = try details.string("NSExtensionPointIdentifier")
        let kind: ExtensionBundle.Kind
        switch point {
        case "com.apple.intents-service": kind = .intents
        case "com.apple.intents-ui-service": kind = .intentsUI
        case nil: throw details.bad("NSExtensionPointIdentifier", "missing")
        case let other?:
            warnings.append(BundleWarning("bundle.extension-ignored", "\(directory): an extension of \(other)"))
            return nil
        }
        guard let executable = try executable(files, layout, info, name, isRequired: true) else { return nil }
        let identifier = try self.identifier(info) ?? derived
        let principal = try details.string("NSExtensionPrincipalClass")
        if kind == .intents, principal == nil { throw details.bad("NSExtensionPrincipalClass", "missing") }

        let attributes = try details.dictionary("NSExtensionAttributes")
        let intents = try declared(attributes?.strings("IntentsSupported") ?? [], info.file, defined, &warnings)
        let locked = try attributes?.strings("IntentsRestrictedWhileLocked") ?? []
        let protected = try attributes?.strings("IntentsRestrictedWhileProtectedDataUnavailable") ?? []
        checkRestricted(locked, in: intents, info.file, &warnings)
        checkRestricted(protected, in: intents, info.file, &warnings)
        if kind == .intents, intents.isEmpty {
            warnings.append(BundleWarning("bundle.no-intents", "\(info.file): IntentsSupported is empty"))
        }
        for intent in intents where kind == .intents && app.handler(of: intent) != nil {
            warnings.append(
                BundleWarning("bundle.duplicate-intent", "\(info.file): another extension handles \(intent) already"))
        }
        return ExtensionBundle(
            identifier: identifier, kind: kind, directory: directory, executable: executable,
            principalClass: principal ?? "", intents: intents, restrictedWhileLocked: locked,
            restrictedWhileProtectedDataUnavailable: protected,
            groups: try Entitlements.groups(files, layout, name, info.file, variables, &warnings))
    }

    private func declared(
        _ intents: [String], _ file: String, _ defined: Set<String>, _ warnings: inout [BundleWarning]
    ) throws(HarkError) -> [String] {
        guard let knownIntents else { return intents }
        for intent in intents where !knownIntents.contains(intent) && !defined.contains(intent) {
            warnings.append(BundleWarning("bundle.unknown-intent", "\(file): \(intent)"))
        }
        return intents
    }

    private func checkRestricted(
        _ restricted: [String], in intents: [String], _ file: String, _ warnings: inout [BundleWarning]
    ) {
        for intent in restricted where !intents.contains(intent) {
            warnings.append(
                BundleWarning("bundle.restricted-not-supported", "\(file): \(intent) is restricted but not supported"))
        }
    }

    /// Containers are named by identifiers, so two parts with one identifier would share their private data.
    private func checkIdentifiers(_ app: AppBundle, _ warnings: inout [BundleWarning]) throws(HarkError) {
        var seen: Set = [app.identifier]
        for found in app.extensions {
            guard seen.insert(found.identifier).inserted else {
                throw HarkError(
                    "bundle.bad-value", ["key": "CFBundleIdentifier"],
                    detail: "\(found.directory): CFBundleIdentifier: \(found.identifier) is used twice in the bundle")
            }
            if !found.identifier.hasPrefix(app.identifier + ".") {
                warnings.append(
                    BundleWarning(
                        "bundle.foreign-identifier",
                        "\(found.directory): \(found.identifier) does not begin with \(app.identifier)."))
            }
        }
    }
}
