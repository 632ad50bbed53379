import Foundation
import Glibc

/// Finds files whose names are written with other case, or composed otherwise, than on the disk: where projects are made, a
/// file system takes both for one.
struct CaseFolding {
    private var folders: [String: [String: String]] = [:]

    static let nameLimit = 20_000

    /// The path as the disk spells it, or nil when there is nothing by any spelling.
    mutating func find(_ path: String) -> String? {
        if Disk.identity(path) != nil { return path }
        var found = ""
        for part in path.split(separator: "/") {
            let exact = found + "/" + part
            if Disk.identity(exact) != nil {
                found = exact
            } else if let name = names(found.isEmpty ? "/" : found)[Self.fold(String(part))] {
                found += "/" + name
            } else {
                return nil
            }
        }
        return Disk.identity(found) != nil ? found : nil
    }

    private mutating func names(_ folder: String) -> [String: String] {
        if let known = folders[folder] { return known }
        var names: [String: String] = [:]
        if let stream = opendir(folder) {
            defer { closedir(stream) }
            var all: [String] = []
            while all.count < Self.nameLimit, let entry = readdir(stream) {
                if let name = Disk.name(entry) { all.append(name) }
            }
            // Of several spellings the first in byte order counts.
            for name in all.sorted(by: FilePath.precedes) where names[Self.fold(name)] == nil { names[Self.fold(name)] = name }
        }
        folders[folder] = names
        return names
    }

    private static func fold(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }
}
