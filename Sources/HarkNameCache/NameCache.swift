public import Foundation
import Glibc
public import HarkUnderstanding

/// Indexes of names in a folder, so that a process need not make the one that an earlier one made.
///
/// A file is called by the fingerprint of the names that it was made of, has it inside too, and is read only when it is whole; whatever else stands there is
/// made anew. Nothing here fails: where nothing can be kept, each process makes its own index. Files are the person's alone (0600), are written beside
/// and then renamed, and are never changed, so that one that is mapped stays what it was.
public struct NameCache: Sendable {
    /// How many files are kept; those that were not used for longest go.
    public static let fileLimit = 4
    /// The longest file that is written or read, in bytes.
    public static let sizeLimit = 256 << 20
    /// With fewer names an index is made as quickly as it is read.
    public static let fewest = 2_000

    private static let prefix = "names-"
    private static let suffix = ".index"
    private static let temporary = ".names-"

    /// Where the files are: `names` in the cache folder.
    public let folder: URL

    /// - Parameter cache: what can be made again; need not exist yet.
    public init(cache: URL) { folder = cache.appending(path: "names", directoryHint: .isDirectory) }

    /// An engine for a world, with its names from the cache where it is worth it.
    public func engine(_ world: World) -> GrammarEngine { GrammarEngine(world: world, names: names(of: world)) }

    /// The names of a world: read, or made and kept.
    public func names(of world: World) -> Names {
        guard world.contacts.count + world.vocabulary.count + world.groups.count >= Self.fewest else { return Names(world: world) }
        let fingerprint = NameFingerprint(world)
        let path = path(fingerprint)
        if let memory = Self.map(path), let names = Names(world: world, saved: memory, fingerprint: fingerprint) {
            // The order in which files go.
            utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
            return names
        }
        let names = Names(world: world)
        keep(names, fingerprint)
        return names
    }

    private func path(_ fingerprint: NameFingerprint) -> String { folder.appending(path: Self.prefix + fingerprint.text + Self.suffix).path }

    // MARK: Reading

    /// Nil for what is no file of this person's, or is too long.
    private static func map(_ path: String) -> NameMemory? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_mode & 0o022 == 0,
            status.st_size > 0, status.st_size <= sizeLimit
        else { return nil }
        let length = Int(status.st_size)
        guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE | Int32(MAP_POPULATE), descriptor, 0), start != MAP_FAILED else { return nil }
        return NameMemory(UnsafeRawBufferPointer(start: start, count: length)) { munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
    }

    // MARK: Writing

    private func keep(_ names: Names, _ fingerprint: NameFingerprint) {
        guard let bytes = names.savedIndex(fingerprint), bytes.count <= Self.sizeLimit else { return }
        let isThere: Void? = try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard isThere != nil else { return }
        let beside = folder.appending(path: "\(Self.temporary)\(getpid())-\(UInt64.random(in: 0...UInt64.max))").path
        guard Self.write(bytes, beside), rename(beside, path(fingerprint)) == 0 else {
            unlink(beside)
            return
        }
        prune()
    }

    private static func write(_ bytes: [UInt8], _ path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            done += count
        }
        return close(descriptor) == 0 && done == bytes.count
    }

    /// Removes all but the files that were used last, and what a process left that ended while it wrote.
    private func prune() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasPrefix(Self.prefix) && $0.hasSuffix(Self.suffix) || $0.hasPrefix(Self.temporary) }.compactMap { name in
            let path = folder.appending(path: name).path
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil as (path: String, isWhole: Bool, used: timespec)? }
            return (path, name.hasPrefix(Self.prefix), status.st_mtim)
        }.sorted { ($1.used.tv_sec, $1.used.tv_nsec, $1.path) < ($0.used.tv_sec, $0.used.tv_nsec, $0.path) }
        let newest = files.first?.used.tv_sec ?? 0
        for old in files.filter(\.isWhole).dropFirst(Self.fileLimit) { unlink(old.path) }
        for left in files where !left.isWhole && newest - left.used.tv_sec > Self.writingLimit { unlink(left.path) }
    }

    /// How long a process may take to write a file, in seconds.
    private static let writingLimit = 600
}
