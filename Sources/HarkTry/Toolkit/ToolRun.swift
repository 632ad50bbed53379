import Foundation
import IntentSchema

/// One run of a developer tool: bounded in time and in what it may print.
struct ToolRun {
    struct Ending {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Bytes of output and of errors that are read.
    static let outputLimit = 16 << 20

    var program: String
    var arguments: [String]
    var input: Data?
    var seconds: Double

    init(_ program: String, _ arguments: [String], input: Data? = nil, seconds: Double) {
        self.program = program
        self.arguments = arguments
        self.input = input
        self.seconds = seconds
    }

    /// - Throws: `try.tool-failed` when it cannot start, `try.tool-timeout`.
    func run() throws(HarkError) -> Ending {
        do {
            return try start()
        } catch let error as HarkError {
            throw error
        } catch {
            throw HarkError("try.tool-failed", ["tool": program], detail: "\(program): \(error.localizedDescription)")
        }
    }

    private func start() throws -> Ending {
        // Files, not pipes: nothing has to be drained while the tool runs.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "hark-tool-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        func file(_ name: String, _ contents: Data = Data()) throws -> URL {
            let url = scratch.appending(path: name)
            try contents.write(to: url)
            return url
        }
        let (output, errors) = (try file("output"), try file("errors"))
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: try file("input", input ?? Data()))
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + seconds) == .timedOut {
            process.terminate()
            if ended.wait(timeout: .now() + 2) == .timedOut { kill(process.processIdentifier, SIGKILL) }
            throw HarkError(
                "try.tool-timeout", ["tool": URL(filePath: program).lastPathComponent, "seconds": "\(Int(seconds))"],
                detail: "\(program) \(arguments.prefix(3).joined(separator: " ")): more than \(Int(seconds)) s")
        }
        return Ending(status: process.terminationStatus, output: try text(output), errors: try text(errors))
    }

    private func text(_ url: URL) throws -> String {
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        return String(decoding: try handle.read(upToCount: Self.outputLimit) ?? Data(), as: UTF8.self)
    }
}
