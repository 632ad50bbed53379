public import SwiftIfConfig
public import SwiftSyntax

/// What conditions in the source are evaluated against: an iOS device that has the modules of this toolkit.
public struct Platform: BuildConfiguration, Sendable {
    /// Modules that can be imported: Swift's own, Hark's, and those built from the user's other targets.
    public var modules: Set<String>
    /// Compilation conditions that are set (`DEBUG`).
    public var conditions: Set<String>
    /// The language version that the project asks for, as in `#if swift(>=5.1)`.
    public var languageVersion: VersionTuple
    public var compilerVersion: VersionTuple

    public init(
        modules: Set<String>, conditions: Set<String> = [], languageVersion: VersionTuple = VersionTuple(5, 10),
        compilerVersion: VersionTuple = VersionTuple(6, 0)
    ) {
        self.modules = modules
        self.conditions = conditions
        self.languageVersion = languageVersion
        self.compilerVersion = compilerVersion
    }

    public func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    public func hasFeature(name: String) -> Bool { name == "AsyncAwait" }
    public func hasAttribute(name: String) -> Bool { true }
    public func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let first = importPath.first else { return false }
        return modules.contains(first.1)
    }
    public func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    public func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
    public func isActiveTargetEnvironment(name: String) -> Bool { false }
    /// Code that asks for the Objective-C runtime means calls that do not exist here.
    public func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
    public func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    public func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
    public var targetPointerBitWidth: Int { 64 }
    public var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    public var endianness: Endianness { .little }
}
