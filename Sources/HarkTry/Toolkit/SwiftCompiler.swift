import HarkTools
public import IntentSchema

/// The Swift compiler on the path.
public struct SwiftCompiler: Sendable, Hashable {
    public var path: String
    /// The first line of `--version`.
    public var version: String

    /// - Throws: `try.no-compiler`, `try.compiler-differs` when the toolkit was made with another one.
    public static func find(environment: [String: String], for toolkit: Toolkit) throws(HarkError) -> SwiftCompiler {
        guard let path = ToolRun.find("swiftc", path: environment["PATH"] ?? "") else { throw HarkError("try.no-compiler") }
        let said = try ToolRun(path, ["--version"], seconds: 60).ended()
        let version = said.outputText.split(separator: "\n").first.map(String.init) ?? ""
        guard version == toolkit.compiler else {
            throw HarkError(
                "try.compiler-differs", ["compiler": version, "toolkit": toolkit.compiler],
                detail: "\(path): \(version); \(toolkit.folder): \(toolkit.compiler)")
        }
        return SwiftCompiler(path: path, version: version)
    }

    /// Major and minor of a version such as "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    var numbers: [Int] {
        let number = version.split(separator: " ").first { $0.first?.isNumber == true } ?? "6.0"
        let parts = number.split(separator: ".").prefix(2).compactMap { Int($0.prefix { $0.isNumber }) }
        return parts.count == 2 ? parts : [6, 0]
    }
}
