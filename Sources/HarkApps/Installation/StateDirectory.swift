import Foundation
import Glibc
public import IntentSchema

/// Where Hark keeps apps and their data. Everything below it belongs to Hark and is readable by its user only.
///
///     apps/<bundle identifier>/         an installed bundle under its own name, where it came from, and what its intent
///                                       definitions say, read once
///     apps/.index, apps/.lock           what the bundles say, read once; the lock of those who change them
///     containers/<bundle identifier>/   private data of an app or extension
///     groups/<group identifier>/        data that an app and its extensions share
public struct StateDirectory: Sendable, Hashable {
    public let path: String

    public init(_ path: String) { self.path = path }

    public var apps: String { "\(path)/apps" }
    var index: String { "\(apps)/.index" }
    var lock: String { "\(apps)/.lock" }

    public func container(of identifier: String) -> String { "\(path)/containers/\(identifier)" }
    public func group(_ identifier: String) -> String { "\(path)/groups/\(identifier)" }

    /// The container of a bundle with the folders that apps expect in it, made on first use.
    /// - Throws: `state.not-writable`, `state.disk-full`.
    public func prepareContainer(of identifier: String) throws(HarkError) -> String {
        let home = container(of: identifier)
        // The last of them exists only when all do.
        if access("\(home)/tmp", F_OK) == 0 { return home }
        for folder in ["Documents", "Library/Preferences", "Library/Application Support", "Library/Caches", "tmp"] {
            try Self.makeDirectory("\(home)/\(folder)")
        }
        return home
    }

    /// The shared directories of declared groups, made on first use.
    /// - Throws: `state.not-writable`, `state.disk-full`.
    public func prepareGroups(_ identifiers: [String]) throws(HarkError) -> [String: String] {
        var paths: [String: String] = [:]
        for identifier in identifiers {
            let directory = group(identifier)
            try Self.makeDirectory(directory)
            paths[identifier] = directory
        }
        return paths
    }

    /// Makes a directory and those above it, private to the user.
    static func makeDirectory(_ path: String) throws(HarkError) {
        if mkdir(path, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw failure(path, ENOTDIR) }
        case ENOENT:
            guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw failure(path, ENOENT) }
            try makeDirectory(String(path[..<slash]))
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path, errno) }
        case let error: throw failure(path, error)
        }
    }

    /// The error for a write that failed.
    static func failure(_ path: String, _ error: Int32) -> HarkError {
        let identifier = error == ENOSPC || error == EDQUOT ? "state.disk-full" : "state.not-writable"
        return HarkError(identifier, ["path": path], detail: "\(path): \(String(cString: strerror(error)))")
    }
}

/// A lock between processes (`flock`): released with `release`, or when its process ends, however it ends.
struct FileLock {
    private let descriptor: Int32

    /// Waits for the lock. Holders copy one app at most, so the wait is bounded by that.
    init(_ path: String) throws(HarkError) {
        guard let lock = try Self(path, wait: true) else { throw StateDirectory.failure(path, EWOULDBLOCK) }
        self = lock
    }

    /// Takes the lock if nobody has it.
    static func ifFree(_ path: String) throws(HarkError) -> FileLock? { try Self(path, wait: false) }

    private init?(_ path: String, wait: Bool) throws(HarkError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw StateDirectory.failure(path, errno) }
        while flock(descriptor, LOCK_EX | (wait ? 0 : LOCK_NB)) != 0 {
            let error = errno
            if error == EINTR { continue }
            close(descriptor)
            if error == EWOULDBLOCK, !wait { return nil }
            throw StateDirectory.failure(path, error)
        }
        self.descriptor = descriptor
    }

    /// Call once.
    func release() { close(descriptor) }
}
