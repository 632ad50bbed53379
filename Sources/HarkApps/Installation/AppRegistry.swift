import CHarkSpawn
import Foundation
import Glibc
public import IntentSchema
import Synchronization

/// The installed apps. Safe to use from several threads and several processes at once.
///
/// Installing an identifier that is installed already replaces the bundle and keeps its data, from wherever the new
/// one comes: a developer builds into changing directories, and the identifier is what makes an app the same app. The
/// result says what was replaced. Two apps may not share an extension's identifier, since that names private data.
public final class AppRegistry: Sendable {
    public let state: StateDirectory
    private let reader: BundleReader
    private let cache = Mutex<[InstalledApp]?>(nil)
    private let definitions = DefinitionCache()

    /// - Parameter reader: how bundles are read; its build variables apply to every one.
    public init(state: StateDirectory, reader: BundleReader = BundleReader()) {
        self.state = state
        self.reader = reader
    }

    // MARK: Looking up

    /// The intents that an app's own definitions describe, in the files' order, whether the app handles them or not.
    public func definedIntents(of app: InstalledApp) -> [IntentDescription] {
        definitions.intents(of: app) { try? self.reader(for: $0.identifier).contents($0.bundle.path).intents }
    }

    /// All apps, by display name, then identifier. An installed bundle that cannot be read any more is left out.
    /// - Throws: `state.not-readable` when the directory exists but cannot be listed.
    public func list() throws(HarkError) -> [InstalledApp] {
        let identifiers = try installedIdentifiers()
        let cached = cache.withLock { $0 }
        let known = cached.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.identifier, $0) }) }
        // The index is read only when something is not as it was.
        if let known, known.count == identifiers.count,
            identifiers.allSatisfy({ known[$0].map(isCurrent) ?? false }), let cached
        {
            return cached
        }
        let index = RegistryIndex.load(state.index)
        var fresh = RegistryIndex()
        let apps = BundleFiles.resolve(state.apps) ?? state.apps
        for identifier in identifiers {
            let directory = "\(apps)/\(identifier)"
            if let app = index.apps[identifier], app.bundle.path.hasPrefix(directory + "/"), isCurrent(app) {
                fresh.apps[identifier] = app
            } else if let path = bundlePath(in: directory), let found = try? reader(for: identifier).contents(path),
                found.bundle.identifier == identifier, let revision = InstalledApp.revision(of: path, found.bundle.definitions)
            {
                let app = InstalledApp(bundle: found.bundle, revision: revision, origin: origin(identifier))
                fresh.apps[identifier] = app
                definitions.keep(found.intents, of: app)
            }
        }
        if fresh.apps != index.apps, let lock = try? FileLock.ifFree(state.lock) {
            // Another process may have changed the apps since; then its own index is newer than this one.
            if (try? installedIdentifiers()) == identifiers { fresh.store(state.index) }
            lock.release()
        }
        let list = fresh.apps.values.sorted {
            ($0.displayName, $0.identifier) < ($1.displayName, $1.identifier)
        }
        cache.withLock { $0 = list }
        return list
    }

    private func isCurrent(_ app: InstalledApp) -> Bool { InstalledApp.revision(of: app.bundle.path, app.bundle.definitions) == app.revision }

    private func installedIdentifiers() throws(HarkError) -> [String] {
        guard access(state.apps, F_OK) == 0 else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: state.apps)
                .filter { !$0.hasPrefix(".") && !$0.hasSuffix(Self.replacedSuffix) }.sorted()
        } catch {
            throw HarkError("state.not-readable", ["path": state.apps], detail: "\(state.apps) cannot be listed")
        }
    }

    /// The bundle in an app's directory; it keeps its own name, from which build variables follow.
    private func bundlePath(in directory: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.first { $0 != Self.originFile && !$0.hasPrefix(DefinitionCache.fileName) }.map { "\(directory)/\($0)" }
    }

    private func origin(_ identifier: String) -> String? {
        try? String(contentsOfFile: "\(state.apps)/\(identifier)/\(Self.originFile)", encoding: .utf8)
    }

    /// The identifier of an installed app is known, whatever its property list leaves to the build.
    private func reader(for identifier: String) -> BundleReader {
        var reader = reader
        reader.variables["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
        return reader
    }

    private static let originFile = ".origin"
    /// What a bundle is called while it is being replaced. No identifier holds a line break.
    private static let replacedSuffix = "\n.replaced"

    /// The app with an identifier.
    /// - Throws: `app.not-installed`.
    public func app(identifier: String) throws(HarkError) -> InstalledApp {
        guard let app = try list().first(where: { $0.identifier == identifier }) else {
            throw HarkError("app.not-installed", ["app": identifier])
        }
        return app
    }

    /// Apps that a name means: the identifier itself, else any of the names without case, width and accents.
    public func apps(named name: String) throws(HarkError) -> [InstalledApp] {
        let all = try list()
        if let exact = all.first(where: { $0.identifier == name }) { return [exact] }
        let wanted = NameFolding.fold(name)
        return all.filter { app in app.names.contains { NameFolding.fold($0) == wanted } }
    }

    /// The one app that a name means.
    /// - Throws: `app.not-installed`, `app.ambiguous-name` with the identifiers to choose from.
    public func app(named name: String) throws(HarkError) -> InstalledApp {
        let found = try apps(named: name)
        if let app = found.first, found.count == 1 { return app }
        if found.isEmpty { throw HarkError("app.not-installed", ["app": name]) }
        let identifiers = found.map(\.identifier).joined(separator: ", ")
        throw HarkError("app.ambiguous-name", ["app": name, "choices": identifiers], detail: identifiers)
    }

    // MARK: Changing

    /// What `install` did.
    public struct Installation: Sendable, Hashable {
        public var app: InstalledApp
        /// What was there before, if the identifier was installed.
        public var replaced: InstalledApp?
        /// What is odd about the bundle.
        public var warnings: [BundleWarning] { app.bundle.warnings }
    }

    /// Copies a bundle into the state directory. Either all of it is there afterwards or nothing has changed.
    /// - Throws: what reading and copying a bundle throws, `app.not-siri`, `bundle.identifier-taken`,
    ///   `state.not-writable`, `state.disk-full`.
    public func install(_ path: String) throws(HarkError) -> Installation {
        let source = try reader.read(path)
        try source.requireSiriSupport()
        try StateDirectory.makeDirectory(state.apps)
        let lock = try FileLock(state.lock)
        defer { lock.release() }
        sweep()

        let installed = try list()
        try checkIdentifiers(source, installed)
        let staging = "\(state.apps)/.staging"
        let target = "\(state.apps)/\(source.identifier)"
        let name = source.path.split(separator: "/").last.map(String.init) ?? "Bundle.app"
        do throws(HarkError) {
            try StateDirectory.makeDirectory(staging)
            try BundleCopier.copy(source.path, to: "\(staging)/\(name)")
            // Read again: the source may have changed while it was copied, and only the copy counts from here on.
            var (bundle, intents) = try reader.contents("\(staging)/\(name)")
            guard bundle.identifier == source.identifier else {
                throw HarkError("bundle.changed", ["path": path], detail: "\(path) changed while it was being copied")
            }
            try? source.path.write(toFile: "\(staging)/\(Self.originFile)", atomically: false, encoding: .utf8)
            try place(staging, at: target)
            bundle.path = "\(BundleFiles.resolve(target) ?? target)/\(name)"
            let app = InstalledApp(
                bundle: bundle, revision: InstalledApp.revision(of: bundle.path, bundle.definitions) ?? "", origin: source.path)
            definitions.keep(intents, of: app)
            var index = RegistryIndex.load(state.index)
            index.apps[app.identifier] = app
            index.store(state.index)
            cache.withLock { $0 = nil }
            return Installation(app: app, replaced: installed.first { $0.identifier == app.identifier })
        } catch {
            removeTree(staging)
            throw error
        }
    }

    /// Removes an app. Its data stays unless `withData`.
    /// - Throws: `app.not-installed`, `state.not-writable`.
    @discardableResult
    public func remove(identifier: String, withData: Bool = false) throws(HarkError) -> InstalledApp {
        let app = try app(identifier: identifier)
        let lock = try FileLock(state.lock)
        defer { lock.release() }
        sweep()
        // Gone from the list in one step, then deleted at leisure.
        let removed = "\(state.apps)/.removed"
        guard rename("\(state.apps)/\(identifier)", removed) == 0 else {
            let error = errno
            if error == ENOENT { throw HarkError("app.not-installed", ["app": identifier]) }
            throw StateDirectory.failure(app.bundle.path, error)
        }
        var index = RegistryIndex.load(state.index)
        index.apps[identifier] = nil
        index.store(state.index)
        cache.withLock { $0 = nil }
        removeTree(removed)
        if withData { try removeData(of: app) }
        return app
    }

    /// Private containers of the app and its extensions, and groups that no other app declares.
    private func removeData(of app: InstalledApp) throws(HarkError) {
        let others = Set(try list().flatMap { $0.bundle.groups + $0.bundle.extensions.flatMap(\.groups) })
        let groups = Set(app.bundle.groups + app.bundle.extensions.flatMap(\.groups)).subtracting(others)
        let containers = ([app.identifier] + app.bundle.extensions.map(\.identifier)).map(state.container)
        for path in containers + groups.sorted().map(state.group) { removeTree(path) }
    }

    private func checkIdentifiers(_ source: AppBundle, _ installed: [InstalledApp]) throws(HarkError) {
        let ours = Set([source.identifier] + source.extensions.map(\.identifier))
        for other in installed where other.identifier != source.identifier {
            let theirs = [other.identifier] + other.bundle.extensions.map(\.identifier)
            if let taken = theirs.first(where: ours.contains) {
                throw HarkError(
                    "bundle.identifier-taken", ["identifier": taken, "app": other.displayName],
                    detail: "\(taken) belongs to \(other.displayName) (\(other.identifier))")
            }
        }
    }

    /// Puts the staged bundle in its place without a moment in which the app is missing.
    private func place(_ staging: String, at target: String) throws(HarkError) {
        if hark_exchange(staging, target) == 0 {
            removeTree(staging)
            return
        }
        if errno != ENOENT {
            // A file system that cannot exchange: two steps, and `sweep` undoes the first if the second never came.
            guard rename(target, target + Self.replacedSuffix) == 0 else { throw StateDirectory.failure(target, errno) }
        }
        guard rename(staging, target) == 0 else {
            let error = errno
            rename(target + Self.replacedSuffix, target)
            throw StateDirectory.failure(target, error)
        }
        removeTree(target + Self.replacedSuffix)
    }

    /// Clears what an interrupted change left behind. Only with the lock held.
    private func sweep() {
        for name in [".staging", ".removed"] { removeTree("\(state.apps)/\(name)") }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: state.apps)) ?? [] where name.hasSuffix(Self.replacedSuffix) {
            let old = "\(state.apps)/\(name)"
            if rename(old, String(old.dropLast(Self.replacedSuffix.count))) != 0 { removeTree(old) }
        }
    }

    private func removeTree(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
