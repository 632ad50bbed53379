import Glibc

/// The `.vcf` files below a folder, by name and stamp, without reading them.
struct CardFolder {
    /// What changes whenever a file's content does.
    struct Stamp: Hashable, Sendable {
        var size: Int64
        /// Nanoseconds.
        var modified: Int64
        var device: UInt64
        var node: UInt64

        init(size: Int64, modified: Int64, device: UInt64, node: UInt64) {
            self.size = size
            self.modified = modified
            self.device = device
            self.node = node
        }

        fileprivate init(_ status: stat) {
            size = Int64(status.st_size)
            modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
            device = UInt64(status.st_dev)
            node = UInt64(status.st_ino)
        }
    }

    static let depthLimit = 32

    private(set) var files: [String: Stamp] = [:]
    /// Whether there were more files than are taken.
    private(set) var isTruncated = false
    private let limit: Int
    private var above: [Stamp] = []

    /// - Parameters:
    ///   - limit: files taken.
    ///   - watch: is told of each folder that a change can come from, before it is listed: what changes later is noticed, what
    ///     changed before is seen.
    init(_ folder: String, limit: Int, watch: inout FolderWatch?) {
        self.limit = limit
        list(folder, &watch)
    }

    private mutating func list(_ folder: String, _ watch: inout FolderWatch?) {
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, above.count < Self.depthLimit else { return }
        var identity = Stamp(status)
        identity.modified = 0
        identity.size = 0
        // Links may lead back.
        guard !above.contains(identity) else { return }
        watch?.add(folder)
        guard let stream = opendir(folder) else { return }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            if let name, !name.hasPrefix(".") { names.append(name) }
        }
        closedir(stream)
        above.append(identity)
        for name in names { add(folder + "/" + name, isCard: Self.isCard(name), &watch) }
        above.removeLast()
    }

    private mutating func add(_ path: String, isCard: Bool, _ watch: inout FolderWatch?) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: list(path, &watch)
        case S_IFREG where isCard:
            guard files.count < limit else {
                isTruncated = true
                return
            }
            files[path] = Stamp(status)
            watchTarget(of: path, &watch)
        default: break
        }
    }

    /// A linked file changes in the folder that it really lies in.
    private func watchTarget(of path: String, _ watch: inout FolderWatch?) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil) else { return }
        defer { free(real) }
        let target = String(cString: real)
        watch?.add(target.lastIndex(of: "/").map { String(target[..<$0]) } ?? "/")
    }

    private static func isCard(_ name: String) -> Bool {
        let name = name.utf8.suffix(6).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return name.suffix(4).elementsEqual(".vcf".utf8) || name.elementsEqual(".vcard".utf8)
    }
}
