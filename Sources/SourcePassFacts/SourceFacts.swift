/// What a source file declares, as far as building and checking it needs to know.
public struct SourceFacts: Codable, Hashable, Sendable {
    public var imports: [Import] = []
    public var types: [TypeFacts] = []
    /// What was changed or cannot work, one for each place.
    public var notes: [Note] = []
    /// Statements outside any declaration: such a file can only be `main.swift`.
    public var hasTopLevelCode = false
    /// The type marked `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
    public var entryPoint: String?
    /// Modules that Linux's Foundation keeps apart and that names in the source need, sorted.
    public var companions: [String] = []
    /// Expressions that describe the source's classes with outlets or actions, to be registered before anything runs.
    public var objectClasses: [String] = []

    /// What stands at the source's top, imports aside, in order.
    public var declarations: [Declaration] = []
    /// Whether text was moved, so that lines of the prepared text are not those of the source.
    public var movesLines = false

    public init() {}

    /// A declaration at the top of a source, or several under one condition.
    public struct Declaration: Codable, Hashable, Sendable {
        /// A type's name, a function's base name, a variable's names; of an extension, what it extends.
        public var names: [String]
        public var isExtension: Bool
        /// From 1, both included.
        public var firstLine: Int
        public var lastLine: Int

        public init(names: [String], isExtension: Bool, firstLine: Int, lastLine: Int) {
            self.names = names
            self.isExtension = isExtension
            self.firstLine = firstLine
            self.lastLine = lastLine
        }
    }

    public struct Import: Codable, Hashable, Sendable {
        public var module: String
        public var line: Int
        /// Whether the module exists here.
        public var isAvailable: Bool

        public init(module: String, line: Int, isAvailable: Bool) {
            self.module = module
            self.line = line
            self.isAvailable = isAvailable
        }
    }

    /// Something about a place in the source, for a report.
    public struct Note: Codable, Hashable, Sendable {
        /// A stable identifier, `source.…`.
        public var identifier: String
        /// From 1.
        public var line: Int
        /// From 1, in UTF-8 code units.
        public var column: Int
        public var detail: String

        public init(identifier: String, line: Int, column: Int, detail: String) {
            self.identifier = identifier
            self.line = line
            self.column = column
            self.detail = detail
        }
    }
}

/// A type's declaration, or an extension of one.
public struct TypeFacts: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable { case `class`, `struct`, `enum`, `protocol`, actor, `extension` }

    /// With the types it is nested in: `Outer.Inner`.
    public var name: String
    public var kind: Kind
    /// As written.
    public var inherits: [String]
    public var line: Int
    public var methods: [Method] = []
    /// Names of `@IBOutlet` properties, with their types as written.
    public var outlets: [Outlet] = []
    /// `@IBAction` methods.
    public var actions: [Method] = []

    public init(name: String, kind: Kind, inherits: [String], line: Int) {
        self.name = name
        self.kind = kind
        self.inherits = inherits
        self.line = line
    }

    public struct Method: Codable, Hashable, Sendable {
        /// With labels: `handle(intent:completion:)`.
        public var name: String
        public var line: Int
        public var parameterTypes: [String]
        public var result: String?
        public var isAsync: Bool
        public var isOverride: Bool
        public var isStatic: Bool

        public init(
            name: String, line: Int, parameterTypes: [String], result: String?, isAsync: Bool, isOverride: Bool, isStatic: Bool
        ) {
            self.name = name
            self.line = line
            self.parameterTypes = parameterTypes
            self.result = result
            self.isAsync = isAsync
            self.isOverride = isOverride
            self.isStatic = isStatic
        }
    }

    public struct Outlet: Codable, Hashable, Sendable {
        public var name: String
        /// Without `!` or `?`.
        public var type: String
        /// Whether it may be nil, or a list that may be empty.
        public var isOptional: Bool
        public var line: Int

        public init(name: String, type: String, isOptional: Bool, line: Int) {
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.line = line
        }
    }
}
