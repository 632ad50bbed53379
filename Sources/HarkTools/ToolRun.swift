public import Foundation

/// One run of a developer tool, waited for: bounded in time and in what it may print. It has no terminal, a session of its own
/// and ends with the thread that waits; what it started ends with it.
public struct ToolRun: Sendable {
    public var program: String
    /// Without the program's name.
    public var arguments: [String]
    public var environment: [String: String]
    public var directory: String
    /// What the tool reads.
    public var input: Data
    public var seconds: Double
    /// Bytes of output, and of errors, that are kept.
    public var outputLimit: Int
    /// Whether printing more than that ends the run as a failure. What is more is dropped otherwise.
    public var failsBeyondLimit: Bool

    public init(
        _ program: String, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
        directory: String = FileManager.default.currentDirectoryPath,
        input: Data = Data(), seconds: Double, outputLimit: Int = 16 << 20, failsBeyondLimit: Bool = false
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.input = input
        self.seconds = seconds
        self.outputLimit = outputLimit
        self.failsBeyondLimit = failsBeyondLimit
    }

    /// The first program of a name on a search path.
    /// - Parameter path: folders with colons between them, as in `PATH`.
    public static func find(_ name: String, path: String) -> String? {
        path.split(separator: ":").map { "\($0)/\(name)" }.first {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    public struct Ending: Sendable {
        /// The exit code; nil when a signal ended the tool.
        public var status: Int32?
        public var output: Data
        public var errors: Data

        public var outputText: String { String(decoding: output, as: UTF8.self) }
        public var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    public enum Failure: Error, Sendable, Hashable {
        /// It did not start; the text says at what.
        case notStarted(String)
        case timedOut
        case printedTooMuch
    }

    /// Ends every tool that runs now, with what it started: for a program that is about to end itself.
    public static func endAll() { ToolProcess.endAll() }

    /// Waits on this thread until the tool has ended.
    public func run() throws(Failure) -> Ending {
        var process = try ToolProcess(self)
        return try process.wait(seconds: seconds, limit: outputLimit, failsBeyondLimit: failsBeyondLimit)
    }
}
