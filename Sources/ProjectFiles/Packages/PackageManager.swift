import Foundation
import Glibc
import HarkTools
import IntentSchema

/// Asks SwiftPM what a `Package.swift` says. A manifest is code of the person's own, which SwiftPM compiles and runs; it gets
/// a temporary folder of its own, no terminal, no network of SwiftPM's, and limited time, memory for output and processor.
enum PackageManager {
    static let outputLimit = 32 << 20

    /// The dump as JSON.
    /// - Throws: `project.no-swift`, `project.package-failed` (the detail is what the compiler said), `project.package-timeout`.
    static func dump(_ folder: String, seconds: Double) throws(HarkError) -> Data {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        guard let swift = ToolRun.find("swift", path: path) else {
            throw HarkError("project.no-swift", ["path": folder], detail: "no program 'swift' in PATH")
        }
        let scratch = try temporaryFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        var arguments = ["package", "--package-path", folder]
        for (option, name) in [
            ("--scratch-path", "scratch"), ("--cache-path", "cache"), ("--config-path", "config"), ("--security-path", "security"),
        ] {
            arguments += [option, "\(scratch)/\(name)"]
        }
        arguments += ["--manifest-cache", "none", "dump-package"]
        let run = ToolRun(
            swift, arguments, environment: environment(scratch), directory: scratch, seconds: seconds, outputLimit: outputLimit,
            failsBeyondLimit: true)
        let ending: ToolRun.Ending
        do throws(ToolRun.Failure) {
            ending = try run.run()
        } catch {
            throw failure(error, folder, seconds)
        }
        guard ending.status == 0 else {
            let said = ending.errorText.trimmingCharacters(in: .whitespacesAndNewlines)
            throw failed(folder, said.isEmpty ? "SwiftPM failed without a word" : said)
        }
        return ending.output
    }

    private static func failure(_ failure: ToolRun.Failure, _ folder: String, _ seconds: Double) -> HarkError {
        switch failure {
        case .notStarted(let what): failed(folder, what)
        case .printedTooMuch: failed(folder, "SwiftPM printed more than \(outputLimit) bytes")
        case .timedOut:
            HarkError(
                "project.package-timeout", ["path": folder], detail: "\(folder)/Package.swift: not read within \(seconds) seconds")
        }
    }

    private static func failed(_ folder: String, _ detail: String) -> HarkError {
        HarkError("project.package-failed", ["path": folder], detail: detail)
    }

    private static func temporaryFolder(_ folder: String) throws(HarkError) -> String {
        let base = FileManager.default.temporaryDirectory.path
        var template = Array("\(base)/hark-package-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw failed(folder, "\(base): \(String(cString: strerror(errno)))") }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// What the compiler needs, and nothing a manifest should come to depend on.
    private static func environment(_ scratch: String) -> [String: String] {
        let kept = ["PATH", "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SWIFT_EXEC", "TOOLCHAINS", "USER"]
        var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
        environment["TMPDIR"] = scratch
        return environment
    }
}
