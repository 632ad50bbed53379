import Foundation
import Glibc

/// A process named so that a later process with the same number is not taken for it: number, start time, boot.
struct ProcessIdentity: Hashable {
    let text: String

    static let current = ProcessIdentity(of: getpid()) ?? ProcessIdentity(text: "\(getpid())")

    init(text: String) { self.text = text }

    /// nil when there is no such process.
    init?(of pid: pid_t) {
        // Field 22 of stat(5); the second field may hold spaces and parentheses, so count behind its end.
        guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
            let tail = stat.split(separator: ")").last
        else { return nil }
        let fields = tail.split(separator: " ")
        // One that has ended and was not waited for yet does nothing any more.
        guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
        let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
        text = "\(pid) \(fields[19]) \(boot.trimmingCharacters(in: .whitespacesAndNewlines))"
    }

    var isAlive: Bool {
        guard let pid = text.split(separator: " ").first.flatMap({ pid_t($0) }) else { return false }
        return ProcessIdentity(of: pid) == self
    }
}
