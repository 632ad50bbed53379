import Foundation
public import IntentSchema

/// What Hark brings for building apps on this machine: its modules, compiled, as two libraries, and the program that prepares
/// sources. Made by `make build` for one compiler; Swift modules of one compiler cannot be read by another.
public struct Toolkit: Sendable, Hashable {
    public var folder: String
    /// The compiler that made the modules, as its `--version` says on the first line.
    public var compiler: String
    /// Modules that apps may import.
    public var modules: [String]
    /// Changes whenever the toolkit is made anew.
    public var revision: String

    public var moduleFolder: String { folder + "/Modules" }
    /// What every program may link.
    public var library: String { folder + "/libHarkSurface.a" }
    /// The modules of `sharedModules`.
    public var sharedLibrary: String { folder + "/libHarkInterface.a" }
    /// Modules over C libraries that the toolchain has as shared libraries alone: a program that imports one of them, and only
    /// such a program, is linked with these.
    public var sharedModules: Set<String>
    public var sourcePass: String { folder + "/hark-source-pass" }

    private struct Description: Decodable {
        var format: Int
        var compiler: String
        var modules: [String]
        var shared: [String]
        /// Modules with C headers, each in a folder of its name.
        var headers: [String]
        var revision: String
    }

    /// Folders with a module map, for the compiler's `-I`.
    public var headerFolders: [String]

    /// The toolkit that belongs to a program: the folder that `HARK_TOOLKIT` names, else beside an installed or a built `hark`.
    /// - Parameter program: the absolute path of the running program, without links.
    /// - Throws: `try.no-toolkit`, `try.bad-toolkit`.
    public static func find(program: String, environment: [String: String]) throws(HarkError) -> Toolkit {
        let beside = URL(filePath: program).deletingLastPathComponent()
        let named = environment["HARK_TOOLKIT"].flatMap { $0.isEmpty ? nil : $0 }
        let candidates = named.map { [$0] } ?? [
            beside.deletingLastPathComponent().appending(path: "lib/hark/toolkit").path, beside.appending(path: "toolkit").path,
        ]
        guard let folder = candidates.first(where: { FileManager.default.fileExists(atPath: $0 + "/toolkit.json") }) else {
            throw HarkError("try.no-toolkit", ["path": candidates.joined(separator: ", ")], detail: candidates.joined(separator: ", "))
        }
        guard let data = FileManager.default.contents(atPath: folder + "/toolkit.json"),
            let description = try? JSONDecoder().decode(Description.self, from: data), description.format == 2
        else { throw HarkError("try.bad-toolkit", ["path": folder], detail: "\(folder)/toolkit.json: not a toolkit's description") }
        return Toolkit(
            folder: folder, compiler: description.compiler, modules: description.modules, revision: description.revision,
            sharedModules: Set(description.shared), headerFolders: description.headers.map { "\(folder)/Modules/\($0)" })
    }
}
