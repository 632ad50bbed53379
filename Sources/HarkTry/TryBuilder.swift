import Foundation
import Glibc
import IntentBuilder
import IntentDefinitions
public import IntentSchema
import ProjectFiles

/// What `hark try` made of a project.
public struct TryBundle: Sendable, Hashable {
    /// The app bundle's path.
    public var path: String
    /// Where the tried app keeps its data and the conversation its state.
    public var home: String
    /// Whether it was built now; false when nothing had changed.
    public var isFresh: Bool
    /// A file that is there once this very build was installed. Whoever installs it makes the file; a new build takes it away.
    public var installationMark: String
    /// The name of the tried target; of several, their names.
    public var target: String
}

extension TryPlan { fileprivate var targetNames: String { handlers.map(\.target.name).joined(separator: ", ") } }

/// Builds an Intents extension written for Xcode, as it stands.
///
/// The way of a request: the project is read (`TryPlan`), each source is prepared (`SourcePass`), definitions become Swift,
/// modules are compiled in the order in which they import each other (`ModuleBuilder`), programs linked (`Linker`) and a bundle
/// laid out (`BundleWriter`). Everything is written into a cache, nothing into the project.
public struct TryBuilder: Sendable {
    public enum Stage: String, Sendable { case reading, preparing, compiling, linking }

    /// Projects whose builds are kept, the latest ones; each takes some hundred megabytes.
    public static let keptBuilds = 16

    let toolkit: Toolkit
    let environment: [String: String]
    let cache: String

    /// - Parameter cache: the absolute folder for builds.
    public init(toolkit: Toolkit, environment: [String: String], cache: String) {
        self.toolkit = toolkit
        self.environment = environment
        self.cache = cache
    }

    /// - Parameters:
    ///   - progress: called when a stage begins, with what it works on.
    ///   - report: called for each finding, in order.
    /// - Throws: `try.…`, `project.…`.
    public func build(
        _ request: TryRequest, progress: @escaping (Stage, String) -> Void, report: @escaping (Finding) -> Void
    ) throws(HarkError) -> TryBundle {
        progress(.reading, request.path)
        let compiler = try SwiftCompiler.find(environment: environment, for: toolkit)
        let plan = try TryPlan(request)
        let cache = try TryCache(root: cache, request: request)
        let lock = try cache.lock()
        defer { close(lock) }
        let stamp = TryCache.stamp(plan, toolkit, compiler)
        if let record = cache.record(), record.stamp == stamp {
            let path = "\(cache.bundleFolder)/\(record.bundle)"
            if FileManager.default.fileExists(atPath: path) {
                record.findings.forEach(report)
                return TryBundle(path: path, home: cache.home, isFresh: false, installationMark: cache.installationMark, target: plan.targetNames)
            }
        }
        var findings: [Finding] = []
        let staging = cache.folder + "/build"
        try? FileManager.default.removeItem(atPath: staging)
        try TryCache.makeFolder(staging)
        defer { try? FileManager.default.removeItem(atPath: staging) }
        let run = TryRun(toolkit: toolkit, compiler: compiler, plan: plan, staging: staging, progress: progress) {
            // The programs share sources, and what is said of one is said once.
            guard !findings.contains($0) else { return }
            findings.append($0)
            report($0)
        }
        plan.findings.forEach(run.report)
        let name = try run.build()
        do {
            try? FileManager.default.removeItem(atPath: cache.installationMark)
            try? FileManager.default.removeItem(atPath: cache.bundleFolder)
            try FileManager.default.moveItem(atPath: staging + "/bundle", toPath: cache.bundleFolder)
        } catch {
            throw HarkError("try.cache-unwritable", ["path": cache.bundleFolder], detail: error.localizedDescription)
        }
        try cache.store(.init(stamp: stamp, bundle: name, findings: findings))
        cache.removeOthers(beyond: Self.keptBuilds)
        return TryBundle(
            path: "\(cache.bundleFolder)/\(name)", home: cache.home, isFresh: true, installationMark: cache.installationMark, target: plan.targetNames
        )
    }
}
