/// What `hark try` asks of the source pass, on its standard input.
public struct PassRequest: Codable, Sendable {
    public struct File: Codable, Sendable {
        public var source: String
        /// Where the prepared text goes. Without one, the source is only looked at.
        public var output: String?

        public init(source: String, output: String? = nil) {
            self.source = source
            self.output = output
        }
    }

    public var modules: [String]
    public var conditions: [String]
    /// Major and minor.
    public var languageVersion: [Int]
    public var compilerVersion: [Int]
    public var files: [File]

    public init(modules: [String], conditions: [String], languageVersion: [Int], compilerVersion: [Int], files: [File]) {
        self.modules = modules
        self.conditions = conditions
        self.languageVersion = languageVersion
        self.compilerVersion = compilerVersion
        self.files = files
    }
}

/// What the source pass answers, on its standard output: the files in the request's order.
public struct PassResult: Codable, Sendable {
    /// The version of the exchange that this code speaks.
    public static let currentFormat = 2

    public struct File: Codable, Sendable {
        public var source: String
        public var facts: SourceFacts?
        /// Why there are no facts: `source.unreadable`, `source.too-large` or `source.unwritable`.
        public var error: String?

        public init(source: String) { self.source = source }
    }

    public var format = currentFormat
    public var files: [File] = []

    public init() {}
}
