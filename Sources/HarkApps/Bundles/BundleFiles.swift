import Foundation
import Glibc
import IntentSchema

/// Reads files of a bundle without being led out of it and without reading more than is allowed.
struct BundleFiles {
    /// The bundle's directory with all links resolved.
    let root: String

    /// - Throws: `bundle.not-found`.
    init(_ path: String) throws(HarkError) {
        guard let resolved = Self.resolve(path), Self.kind(resolved) == S_IFDIR else {
            throw HarkError("bundle.not-found", ["path": path], detail: "\(path) is not a directory")
        }
        root = resolved
    }

    /// The absolute path without links, or nil when there is nothing.
    static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// The real path of something in the bundle; nil when there is nothing.
    /// - Throws: `bundle.escapes` when a link leads out of the bundle.
    func locate(_ relative: String) throws(HarkError) -> String? {
        guard let resolved = Self.resolve("\(root)/\(relative)") else { return nil }
        guard resolved.hasPrefix(root + "/") else {
            throw HarkError("bundle.escapes", ["path": relative], detail: "\(root)/\(relative) leads to \(resolved)")
        }
        return resolved
    }

    func isDirectory(_ relative: String) throws(HarkError) -> Bool {
        guard let path = try locate(relative) else { return false }
        return Self.kind(path) == S_IFDIR
    }

    /// Names in a directory, sorted bytewise; empty when there is none.
    func names(in relative: String, suffix: String, limit: Int) throws(HarkError) -> [String] {
        guard let path = relative.isEmpty ? root : try locate(relative),
            let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        else { return [] }
        let found = names.filter { $0.hasSuffix(suffix) && $0.utf8.count > suffix.utf8.count }
        guard found.count <= limit else {
            throw HarkError(
                "bundle.bad-value", ["key": relative], detail: "\(path): \(found.count) entries; the limit is \(limit)")
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    enum Contents {
        case missing
        case tooLarge(Int)
        case unreadable(String)
        case data(Data)
    }

    /// A regular file's bytes, when there are at most `limit` of them.
    func contents(_ relative: String, limit: Int) throws(HarkError) -> Contents {
        guard let path = try locate(relative) else { return .missing }
        // Not blocking: opening a FIFO must not wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return .unreadable(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .unreadable("not a regular file")
        }
        guard status.st_size <= limit else { return .tooLarge(Int(status.st_size)) }
        var bytes = [UInt8](repeating: 0, count: limit + 1)
        var count = 0
        while count <= limit {
            let received = bytes.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            if received == 0 { break }
            if received > 0 {
                count += received
            } else if errno != EINTR {
                return .unreadable(String(cString: strerror(errno)))
            }
        }
        return count > limit ? .tooLarge(count) : .data(Data(bytes[..<count]))
    }

    /// Checks a bundle's program.
    /// - Throws: `bundle.no-executable`, `bundle.not-executable`, `bundle.escapes`.
    func checkExecutable(_ relative: String) throws(HarkError) {
        guard let path = try locate(relative) else {
            throw HarkError("bundle.no-executable", ["path": relative], detail: "\(root)/\(relative) does not exist")
        }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw HarkError("bundle.not-executable", ["path": relative], detail: "\(path) is not a regular file")
        }
        guard status.st_mode & 0o111 != 0, access(path, X_OK) == 0 else {
            throw HarkError("bundle.not-executable", ["path": relative], detail: "\(path) has no execute permission")
        }
    }
}
