import Foundation
import Glibc
import IntentSchema

/// Copies a bundle into the state directory: regular files, directories and links that stay inside. Anything else in
/// a bundle is refused, and no file gains rights by being copied.
struct BundleCopier {
    /// Files and directories in one bundle.
    static let maximumEntries = 50_000
    /// Bytes of all files of one bundle.
    static let maximumBytes: Int64 = 4 << 30

    private let root: String
    private var entries = 0
    private var bytes: Int64 = 0

    /// - Throws: `bundle.escapes`, `bundle.unsupported-file`, `bundle.too-large`, `bundle.unreadable`,
    ///   `state.not-writable`, `state.disk-full`.
    static func copy(_ source: String, to target: String) throws(HarkError) {
        var copier = BundleCopier(root: source)
        try copier.directory(source, target)
    }

    private init(root: String) { self.root = root }

    private mutating func directory(_ source: String, _ target: String) throws(HarkError) {
        guard mkdir(target, 0o700) == 0 else { throw StateDirectory.failure(target, errno) }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: source)
        } catch {
            throw HarkError("bundle.unreadable", ["path": source], detail: "\(source): cannot be listed")
        }
        for name in names {
            entries += 1
            guard entries <= Self.maximumEntries else {
                throw HarkError("bundle.too-large", detail: "\(root): more than \(Self.maximumEntries) files")
            }
            try entry("\(source)/\(name)", "\(target)/\(name)")
        }
    }

    private mutating func entry(_ source: String, _ target: String) throws(HarkError) {
        var status = stat()
        guard lstat(source, &status) == 0 else { throw unreadable(source, errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: try directory(source, target)
        case S_IFREG: try file(source, target, status)
        case S_IFLNK: try link(source, target)
        default:
            throw HarkError("bundle.unsupported-file", ["path": source], detail: "\(source) is a device, pipe or socket")
        }
    }

    private func unreadable(_ path: String, _ error: Int32) -> HarkError {
        HarkError("bundle.unreadable", ["path": path], detail: "\(path): \(String(cString: strerror(error)))")
    }

    private func link(_ source: String, _ target: String) throws(HarkError) {
        // A relative link that stays inside the bundle stays inside its copy; an absolute one would lead back here.
        guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: source), !text.hasPrefix("/"),
            let resolved = BundleFiles.resolve(source), resolved.hasPrefix(root + "/")
        else {
            throw HarkError("bundle.escapes", ["path": source], detail: "\(source): the link leads out of the bundle")
        }
        guard symlink(text, target) == 0 else { throw StateDirectory.failure(target, errno) }
    }

    private mutating func file(_ source: String, _ target: String, _ status: stat) throws(HarkError) {
        let input = open(source, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard input >= 0 else { throw unreadable(source, errno) }
        defer { close(input) }
        let mode: mode_t = status.st_mode & 0o111 == 0 ? 0o600 : 0o700
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard output >= 0 else { throw StateDirectory.failure(target, errno) }
        defer { close(output) }
        while true {
            // In the kernel, and without copying at all where the file system can share blocks.
            let count = sendfile(output, input, nil, 64 << 20)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw StateDirectory.failure(target, errno)
            }
            bytes += Int64(count)
            guard bytes <= Self.maximumBytes else {
                throw HarkError("bundle.too-large", detail: "\(root): more than \(Self.maximumBytes) bytes")
            }
        }
        guard fsync(output) == 0 else { throw StateDirectory.failure(target, errno) }
    }
}
