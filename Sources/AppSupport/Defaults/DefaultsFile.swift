import Foundation
import Glibc
internal import IntentSchema

/// One property list shared by any number of processes.
///
/// A change is read, applied and written under a lock, to a new file that then takes the old one's place: a reader sees
/// the whole old list or the whole new one, two writers never undo each other, and a process killed in between leaves the
/// old list. The bytes are on disk (`fdatasync`) before they take the name, so that a power cut tears nothing either.
/// Only the keys that changed are applied, on top of what others wrote meanwhile.
///
/// Where a change cannot be written (disk full, no permission, the lock held for longer than `lockSeconds`), it is kept in
/// memory, seen by this process's reads and tried again with the next change.
final class DefaultsFile: @unchecked Sendable {
    /// How long another process may hold the lock, for instance one that was put to sleep while it wrote.
    static let lockSeconds = 2.0
    /// Larger lists are refused: every process of the app reads all of it.
    static let greatestBytes = 16 << 20

    let path: String
    private var lockPath: String { path + ".lock" }
    private var temporaryPath: String { path + ".new" }

    private let mutex = NSLock()
    private var cached: (stamp: Stamp?, values: [String: Any]) = (nil, [:])
    private var isDamaged = false
    /// Changes that could not be written yet; nil removes.
    private var pending: [String: Any?] = [:]
    private var reported: Set<String> = []

    private static let registry = NSLock()
    nonisolated(unsafe) private static var files: [String: DefaultsFile] = [:]

    /// The one object for a path in this process.
    static func at(_ path: String) -> DefaultsFile {
        registry.withLock {
            if let file = files[path] { return file }
            let file = DefaultsFile(path)
            files[path] = file
            return file
        }
    }

    private init(_ path: String) { self.path = path }

    // MARK: Reading

    /// Everything as it stands now, whichever process wrote it.
    var values: [String: Any] {
        mutex.withLock {
            refresh()
            return pending.isEmpty ? cached.values : Self.apply(pending, to: cached.values)
        }
    }

    subscript(key: String) -> Any? {
        mutex.withLock {
            if let change = pending[key] { return change }
            refresh()
            return cached.values[key]
        }
    }

    private static func apply(_ changes: [String: Any?], to values: [String: Any]) -> [String: Any] {
        var values = values
        for (key, change) in changes { values[key] = change }
        return values
    }

    private func refresh() {
        do throws(HarkError) { try read() } catch { report(error) }
    }

    /// Brings the cache up to date.
    /// - Throws: `defaults.unreadable`, `defaults.damaged`; the cache is then what it was, or empty for a damaged list.
    private func read() throws(HarkError) {
        let stamp = Stamp(path: path)
        if let stamp, stamp == cached.stamp, !isDamaged { return }
        isDamaged = false
        guard stamp != nil else {
            cached = (nil, [:])
            return
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { cached = (nil, [:]) } else { throw failure("defaults.unreadable") }
            return
        }
        defer { close(descriptor) }
        let found = Stamp(descriptor: descriptor)
        guard let size = found?.size, size <= Self.greatestBytes else {
            throw HarkError("defaults.unreadable", detail: "\(path): larger than \(Self.greatestBytes) bytes")
        }
        do {
            let bytes = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() ?? Data()
            let list = try PropertyListSerialization.propertyList(from: bytes, format: nil)
            guard let values = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
            cached = (found, values)
        } catch {
            cached = (found, [:])
            isDamaged = true
            throw HarkError("defaults.damaged", detail: "\(path): \(error)")
        }
    }

    // MARK: Writing

    /// Applies changes; nil removes a key. What cannot be written is reported and kept in memory.
    func update(_ changes: [String: Any?]) {
        mutex.withLock {
            pending.merge(changes) { $1 }
            flush()
        }
    }

    /// Replaces everything.
    func replace(with values: [String: Any]) {
        mutex.withLock {
            refresh()
            for key in cached.values.keys where values[key] == nil { pending[key] = .some(nil) }
            for (key, value) in values { pending[key] = value }
            flush()
        }
    }

    /// Tries again what could not be written. True when nothing is left.
    func synchronize() -> Bool {
        mutex.withLock {
            flush()
            return pending.isEmpty
        }
    }

    private func flush() {
        guard !pending.isEmpty else { return }
        do throws(HarkError) {
            try write()
            pending = [:]
            reported = []
        } catch {
            report(error)
        }
    }

    private func write() throws(HarkError) {
        let lock = try locked()
        // Closing the descriptor gives the lock back.
        defer { close(lock) }
        do throws(HarkError) {
            try read()
        } catch where error.identifier == "defaults.damaged" {
            // Never written by us: keep it for whoever wants to look, and begin anew.
            rename(path, path + ".damaged")
            cached = (nil, [:])
            isDamaged = false
            report(error)
        }
        let values = Self.apply(pending, to: cached.values)
        if cached.stamp != nil, NSDictionary(dictionary: values).isEqual(to: cached.values) { return }
        let bytes: Data
        do {
            bytes = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        } catch {
            throw HarkError("defaults.unwritable", detail: "\(path): \(error)")
        }
        guard bytes.count <= Self.greatestBytes else {
            throw HarkError("defaults.unwritable", detail: "\(path): would be larger than \(Self.greatestBytes) bytes")
        }
        cached = (try replaceFile(bytes), values)
    }

    private func replaceFile(_ bytes: Data) throws(HarkError) -> Stamp? {
        // One name for all writers: the lock is ours, so what is there was left by a process that was killed.
        let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure("defaults.unwritable") }
        defer { close(descriptor) }
        let isWritten = bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
        guard isWritten, fdatasync(descriptor) == 0, rename(temporaryPath, path) == 0 else {
            let error = failure("defaults.unwritable")
            unlink(temporaryPath)
            throw error
        }
        return Stamp(descriptor: descriptor)
    }

    private func locked() throws(HarkError) -> Int32 {
        let directory = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure("defaults.unwritable") }
        let deadline = ContinuousClock.now + .seconds(Self.lockSeconds)
        var pause: UInt32 = 200
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let isBusy = errno == EWOULDBLOCK || errno == EINTR
            guard isBusy, ContinuousClock.now < deadline else {
                let error =
                    isBusy
                    ? HarkError("defaults.busy", detail: "\(path): locked for more than \(Self.lockSeconds) s")
                    : failure("defaults.unwritable")
                close(descriptor)
                throw error
            }
            usleep(pause)
            pause = min(pause * 2, 5_000)
        }
        return descriptor
    }

    // MARK: Telling

    private func failure(_ identifier: String) -> HarkError {
        HarkError(identifier, detail: "\(path): \(String(cString: strerror(errno)))")
    }

    /// Each kind of trouble once, until a write succeeds.
    private func report(_ error: HarkError) {
        guard reported.insert(error.identifier).inserted else { return }
        HostLink.shared.diagnose(error)
    }
}

/// What tells one state of a file from another.
private struct Stamp: Equatable {
    let inode: ino_t
    let size: Int
    let modified: timespec
    let changed: timespec

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        inode = status.st_ino
        size = Int(status.st_size)
        modified = status.st_mtim
        changed = status.st_ctim
    }

    static func == (left: Stamp, right: Stamp) -> Bool {
        left.inode == right.inode && left.size == right.size && left.modified.tv_sec == right.modified.tv_sec
            && left.modified.tv_nsec == right.modified.tv_nsec && left.changed.tv_sec == right.changed.tv_sec
            && left.changed.tv_nsec == right.changed.tv_nsec
    }
}
