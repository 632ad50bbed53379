import Foundation

/// What the source pass says about one file: the counterpart of its own output.
struct SourceFacts: Codable, Sendable, Hashable {
    struct Import: Codable, Sendable, Hashable {
        var module: String
        var line: Int
        var isAvailable: Bool
    }
    struct Note: Codable, Sendable, Hashable {
        var identifier: String
        var line: Int
        var column: Int
        var detail: String
    }
    struct Method: Codable, Sendable, Hashable {
        var name: String
        var line: Int
        var parameterTypes: [String]
        var result: String?
        var isAsync: Bool
        var isOverride: Bool
        var isStatic: Bool
    }
    struct Outlet: Codable, Sendable, Hashable {
        var name: String
        var type: String
        var isOptional: Bool
        var line: Int
    }
    struct DeclaredType: Codable, Sendable, Hashable {
        var name: String
        /// `class`, `struct`, `enum`, `protocol`, `actor` or `extension`.
        var kind: String
        var inherits: [String]
        var line: Int
        var methods: [Method]
        var outlets: [Outlet]
        var actions: [Method]
    }

    var imports: [Import]
    var types: [DeclaredType]
    var notes: [Note]
    var hasTopLevelCode: Bool
    var entryPoint: String?
    /// Modules that Linux's Foundation keeps apart and that names in the source need.
    var companions: [String]
    /// Expressions that describe classes with outlets or actions.
    var objectClasses: [String]
}
