import Foundation
import Glibc
import IntentSchema
import PropertyLists

/// Every question to the disk, within the limits. Nothing is written.
struct Disk {
    enum Kind { case file, folder, other }

    let limits: ProjectLimits
    private var entries = 0
    private var bytes = 0
    private var spellings = CaseFolding()

    init(_ limits: ProjectLimits) { self.limits = limits }

    /// What is there, links followed; nil when nothing is.
    func kind(_ path: String) -> Kind? { Self.identity(path)?.kind }

    struct Identity: Hashable {
        var device: UInt64
        var node: UInt64
        var kind: Kind
        var size: Int
    }

    static func identity(_ path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let kind: Kind
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        return Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino), kind: kind, size: Int(status.st_size))
    }

    /// - Throws: `project.unreadable`, `project.too-large`.
    mutating func read(_ path: String, limit: Int) throws(HarkError) -> Data {
        guard let identity = Self.identity(path), identity.kind == .file else {
            throw HarkError("project.unreadable", ["path": path], detail: "\(path): \(Self.reason(path))")
        }
        guard identity.size <= limit else {
            throw HarkError("project.too-large", ["path": path], detail: "\(path): \(identity.size) bytes; the limit is \(limit)")
        }
        bytes += identity.size
        guard bytes <= limits.totalBytes else {
            throw HarkError(
                "project.too-large", ["path": path], detail: "more than \(limits.totalBytes) bytes to read, at \(path)")
        }
        guard let file = fopen(path, "re") else {
            throw HarkError("project.unreadable", ["path": path], detail: "\(path): \(String(cString: strerror(errno)))")
        }
        defer { fclose(file) }
        // One byte more than it had shows that it grows.
        var buffer = [UInt8](repeating: 0, count: identity.size + 1)
        let count = fread(&buffer, 1, buffer.count, file)
        guard ferror(file) == 0, count <= identity.size else {
            throw HarkError("project.unreadable", ["path": path], detail: "\(path): it cannot be read, or changes while it is")
        }
        return Data(buffer[..<count])
    }

    private static func reason(_ path: String) -> String {
        identity(path) != nil ? "not a file" : String(cString: strerror(ENOENT))
    }

    /// Where the file is, in the disk's own spelling; nil when it is not there.
    mutating func find(_ path: String, _ notes: inout ProjectNotes, from file: String) -> String? {
        guard let found = spellings.find(path) else { return nil }
        if found != path {
            notes.add(
                .otherCase, "files whose names the project writes otherwise than the disk", example: found, file: file)
        }
        return found
    }

    static func name(_ entry: UnsafeMutablePointer<dirent>) -> String? {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
        }
    }

    /// One folder's names in byte order, hidden ones left out.
    struct Listing {
        var names: [String] = []
        /// How many names are not UTF-8.
        var unreadable = 0
        /// Why the folder cannot be listed.
        var failure: String?
    }

    /// - Throws: `project.too-large`.
    mutating func list(_ folder: String) throws(HarkError) -> Listing {
        var listing = Listing()
        guard let stream = opendir(folder) else {
            listing.failure = String(cString: strerror(errno))
            return listing
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            guard let name = Self.name(entry) else {
                listing.unreadable += 1
                continue
            }
            if name.hasPrefix(".") { continue }
            entries += 1
            guard entries <= limits.entries else {
                throw HarkError(
                    "project.too-large", ["path": folder],
                    detail: "more than \(limits.entries) files and folders, at \(folder); point at a smaller folder")
            }
            listing.names.append(name)
        }
        listing.names.sort(by: FilePath.precedes)
        return listing
    }

    /// The entries of a property list.
    /// - Throws: `project.unreadable`, `project.too-large`, `project.malformed` (with the line).
    mutating func propertyList(_ path: String) throws(HarkError) -> [String: PropertyList] {
        let data = try read(path, limit: limits.fileBytes)
        do {
            return try PropertyList.dictionary(data)
        } catch {
            throw Self.malformed(path, error)
        }
    }

    /// As above; nil with a note for a list that cannot be read.
    /// - Throws: `project.too-large`.
    mutating func propertyList(_ path: String, noting notes: inout ProjectNotes) throws(HarkError) -> [String: PropertyList]? {
        do {
            return try propertyList(path)
        } catch  where error.identifier != "project.too-large" {
            notes.add(.unreadablePropertyList, error.detail, subject: path, file: path)
            return nil
        }
    }

    static func malformed(_ path: String, _ error: PropertyList.Unreadable) -> HarkError {
        let place = error.line.map { "\(path):\($0)" } ?? path
        return HarkError("project.malformed", ["path": path], detail: "\(place): \(error.reason)")
    }
}
