import Foundation
import Glibc
import IntentSchema
import ProjectFiles
import PropertyLists

/// Where one project's build lies, and what it was made from.
struct TryCache {
    /// `CACHE/try/NAME-HASH`.
    let folder: String
    var bundleFolder: String { folder + "/bundle" }
    var installationMark: String { folder + "/installed" }
    /// Apps' data and the conversation's state while trying.
    var home: String { folder + "/home" }
    private var stampFile: String { folder + "/stamp.json" }

    /// - Throws: `try.cache-unwritable`.
    init(root: String, request: TryRequest) throws(HarkError) {
        let additions = request.additions.map { "\($0.module ?? "")=\($0.folder)" }
        let key = ([request.path, request.target, request.interface, request.application].map { $0 ?? "" } + additions).joined(separator: "\n")
        let name = request.path.split(separator: "/").last.map(String.init) ?? "root"
        folder = "\(root)/try/\(name.asciiWord.prefix(40))-\(String(StableHash.of(key), radix: 16))"
        try Self.makeFolder(folder)
    }

    static func makeFolder(_ path: String) throws(HarkError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw HarkError("try.cache-unwritable", ["path": path], detail: "\(path): \(error.localizedDescription)")
        }
    }

    /// Holds off a second build of the same project. The lock goes with the process.
    /// - Throws: `try.busy` when another process builds it, `try.cache-unwritable`.
    func lock() throws(HarkError) -> Int32 {
        let path = folder + "/lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw HarkError("try.cache-unwritable", ["path": path], detail: path) }
        // A build that ends soon is waited for, on a thread that may be left behind.
        let taken = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            taken.signal()
        }
        guard taken.wait(timeout: .now() + Self.lockSeconds) == .success else { throw HarkError("try.busy", ["path": folder]) }
        return descriptor
    }

    private static let lockSeconds = 60.0

    /// Removes the builds that were made longest ago, unless somebody builds them now.
    func removeOthers(beyond kept: Int) {
        let root = (folder as NSString).deletingLastPathComponent
        func changed(_ folder: String) -> Int {
            var status = stat()
            return stat(folder + "/stamp.json", &status) == 0 ? status.st_mtim.tv_sec : 0
        }
        let others = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).map { "\(root)/\($0)" }.filter { $0 != folder }
            .map { (path: $0, changed: changed($0)) }.filter { $0.changed > 0 }.sorted { ($0.changed, $0.path) > ($1.changed, $1.path) }
        for other in others.dropFirst(kept - 1) {
            let descriptor = open(other.path + "/lock", O_RDWR | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: other.path) }
            close(descriptor)
        }
    }

    // MARK: What a build was made from

    struct Stamp: Codable, Equatable {
        struct Input: Codable, Equatable {
            var path: String
            var size: Int64
            /// Nanoseconds.
            var changed: Int64
        }
        var format = 1
        var toolkit: String
        var compiler: String
        /// What the project says beside its files' contents: names, conditions, property lists with their variables filled.
        var settings: [String]
        var inputs: [Input]
    }

    struct Record: Codable {
        var stamp: Stamp
        /// The bundle's name in `bundleFolder`.
        var bundle: String
        var findings: [Finding]
    }

    static func stamp(_ plan: TryPlan, _ toolkit: Toolkit, _ compiler: SwiftCompiler) -> Stamp {
        Stamp(
            toolkit: toolkit.revision, compiler: compiler.version, settings: plan.settings,
            inputs: plan.inputs.map { path in
                var status = stat()
                guard stat(path, &status) == 0 else { return .init(path: path, size: -1, changed: 0) }
                return .init(
                    path: path, size: Int64(status.st_size),
                    changed: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
            })
    }

    func record() -> Record? {
        guard let data = FileManager.default.contents(atPath: stampFile) else { return nil }
        return try? JSONDecoder().decode(Record.self, from: data)
    }

    /// - Throws: `try.cache-unwritable`.
    func store(_ record: Record) throws(HarkError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(record).write(to: URL(filePath: stampFile), options: .atomic)
        } catch {
            throw HarkError("try.cache-unwritable", ["path": stampFile], detail: "\(stampFile): \(error.localizedDescription)")
        }
    }
}

extension TryPlan {
    private var programs: [ProgramPlan] { handlers + interfaces + [application].compactMap { $0 } }

    /// Build settings and what follows from them, in an order of their own.
    var settings: [String] {
        let modules = programs.map(\.module) + libraries.sorted { $0.key < $1.key }.map(\.value)
        let lists = programs.flatMap { [$0.target.infoPlist, $0.target.entitlements].compactMap { $0?.values } }
        return programs.map { "\($0.role.rawValue) \($0.target.productName) \($0.target.bundleIdentifier ?? "")" }
            + modules.map { "\($0.name) \($0.languageMode) \($0.conditions.joined(separator: " "))" }
            + lists.map { String(decoding: PropertyList.dictionary($0).xml(), as: UTF8.self) }
    }

    /// Every file that a build depends on, sorted.
    var inputs: [String] {
        var paths: Set<String> = []
        for program in programs {
            paths.formUnion(program.module.sources)
            paths.formUnion(program.module.definitions.map(\.path))
            paths.formUnion(program.target.resources.map(\.path))
            paths.formUnion([program.target.infoPlist?.path, program.target.entitlements?.path].compactMap { $0 })
        }
        for library in libraries.values {
            paths.formUnion(library.sources)
            paths.formUnion(library.definitions.map(\.path))
            paths.formUnion(library.resources.map(\.path))
        }
        return paths.sorted()
    }
}
