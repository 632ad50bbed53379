import Foundation

/// A folder of text files that other programs read and write too.
///
/// A file appears, changes or goes as a whole: what is written goes to a temporary file first, then to the disk, and is then put into
/// its place in one step. What another program wrote meanwhile is never overwritten: a change says what the file held before, and
/// is refused when it holds something else now. Processes that use `locked` change the folder one after another.
public struct PlainFolder: Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    public func folder(_ name: String) -> PlainFolder { PlainFolder(url.appendingPathComponent(name, isDirectory: true)) }

    // MARK: Reading

    /// The names in the folder, sorted, without hidden ones. A folder that does not exist is empty.
    public func names(ending suffix: String = "") throws -> [String] {
        guard let stream = opendir(url.path) else {
            if errno == ENOENT { return [] }
            throw FileProblem(errno)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix("."), name.hasSuffix(suffix) { names.append(name) }
        }
        return names.sorted()
    }

    /// What a file holds; nil when there is none.
    public func text(_ name: String) throws -> String? {
        let descriptor = open(path(name), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw FileProblem(errno)
        }
        defer { close(descriptor) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileProblem(errno) }
            if count == 0 { break }
            data.append(contentsOf: buffer[..<count])
        }
        guard let text = String(data: data, encoding: .utf8) else { throw FileProblem.notText }
        return text
    }

    // MARK: Writing

    /// Makes a file.
    /// - Returns: whether it was made: false when there is one of this name already, which stays as it is.
    public func create(_ name: String, _ text: String) throws -> Bool {
        let temporary = try write(text)
        defer { unlink(temporary) }
        guard link(temporary, path(name)) == 0 else {
            if errno == EEXIST { return false }
            throw FileProblem(errno)
        }
        try persistNames()
        return true
    }

    /// Changes a file, as often as another program gets in between.
    /// - Parameter change: what the file shall hold, of what it holds; nil leaves it as it is.
    /// - Returns: whether there is such a file.
    /// - Throws: `busy` when it was another file at each of eight tries.
    @discardableResult
    public func change(_ name: String, _ change: (String) throws -> String?) throws -> Bool {
        for _ in 0..<8 {
            guard let old = try text(name) else { return false }
            guard let new = try change(old), new != old else { return true }
            let temporary = try write(new)
            defer { unlink(temporary) }
            guard try text(name) == old else { continue }
            guard rename(temporary, path(name)) == 0 else { throw FileProblem(errno) }
            try persistNames()
            return true
        }
        throw FileProblem.busy
    }

    /// Removes a file; one that is gone already is no mistake.
    public func remove(_ name: String) throws {
        guard unlink(path(name)) == 0 || errno == ENOENT else { throw FileProblem(errno) }
        try persistNames()
    }

    /// Finds out whether files can be written here, by writing one that is removed again.
    public func check() throws { unlink(try write("\n")) }

    /// Runs `body` while no other process does so for this folder.
    public func locked<Result>(_ body: () throws -> Result) throws -> Result {
        try make()
        let lock = open(path(".lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw FileProblem(errno) }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 { guard errno == EINTR else { throw FileProblem(errno) } }
        return try body()
    }

    // MARK: Steps

    private func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    private func make() throws { try Self.make(url) }

    private static func make(_ folder: URL) throws {
        if mkdir(folder.path, 0o755) == 0 { return }
        let number = errno
        var status = stat()
        if number == EEXIST, stat(folder.path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw FileProblem.notWritable }
        } else if number == ENOENT, folder.path.count > 1 {
            try make(folder.deletingLastPathComponent())
            try make(folder)
        } else {
            throw FileProblem(number)
        }
    }

    /// Writes a hidden temporary file through to the disk, and gives its path. On failure nothing is left.
    private func write(_ text: String) throws -> String {
        try make()
        let temporary = path(".\(UUID().uuidString).new")
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileProblem(errno) }
        do {
            defer { close(descriptor) }
            try Array(text.utf8).withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                    if count < 0, errno == EINTR { continue }
                    guard count >= 0 else { throw FileProblem(errno) }
                    rest = rest.dropFirst(count)
                }
            }
            guard fsync(descriptor) == 0 else { throw FileProblem(errno) }
        } catch {
            unlink(temporary)
            throw error
        }
        return temporary
    }

    /// Writes the folder itself to the disk: without it a power cut may undo a rename.
    private func persistNames() throws {
        let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileProblem(errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw FileProblem(errno) }
    }
}
