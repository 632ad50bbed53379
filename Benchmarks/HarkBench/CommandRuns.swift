import Foundation
import Glibc

/// The program `hark` as a person starts it.
struct CommandRuns {
    var program: String
    var home: URL

    private var environment: [String: String] { ["HARK_HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"] }

    /// From starting `hark ask` to the first byte of its first answer.
    func ask(_ text: String, _ count: Int) async throws -> Figures {
        try await .of(count) {
            let ends = try Processes.pipe()
            let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
            defer { for descriptor in [ends[0], silence] { close(descriptor) } }
            let start = ContinuousClock.now
            let pid = try Processes.spawn(
                program, ["ask", text], descriptors: [(silence, 0), (ends[1], 1), (silence, 2)], environment: environment)
            close(ends[1])
            var time = Double.nan
            var output = [UInt8]()
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let received = read(ends[0], &buffer, buffer.count)
                guard received > 0 else { break }
                output += buffer[0..<received]
                // The first line repeats what the person said; the answer begins after it.
                if time.isNaN, let end = output.firstIndex(of: 10), end + 1 < output.count { time = milliseconds(since: start) }
            }
            var status: Int32 = 0
            waitpid(pid, &status, 0)
            guard !time.isNaN else { throw Processes.Failure(message: "hark ask printed no answer") }
            return time
        }
    }

    /// Mebibytes of resident memory of an idle `hark chat` that has listed its apps.
    func idleMemory() throws -> Double {
        let (input, output) = (try Processes.pipe(), try Processes.pipe())
        let pid = try Processes.spawn(
            program, ["chat"], descriptors: [(input[0], 0), (output[1], 1)], environment: environment)
        close(input[0])
        close(output[1])
        defer {
            close(input[1])
            close(output[0])
            var status: Int32 = 0
            waitpid(pid, &status, 0)
        }
        // A sentence that nobody serves makes it build everything it knows; its refusal says that it is done.
        let sentence = Array("where is morocco\n".utf8)
        _ = write(input[1], sentence, sentence.count)
        var seen = 0
        var buffer = [UInt8](repeating: 0, count: 4096)
        while seen < 2 {
            let received = read(output[0], &buffer, buffer.count)
            guard received > 0 else { throw Processes.Failure(message: "hark chat ended early") }
            seen += buffer[0..<received].count { $0 == 10 }
        }
        let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kibibytes = Double(line.filter(\.isNumber))
        else { throw Processes.Failure(message: "no VmRSS") }
        return kibibytes / 1024
    }
}
