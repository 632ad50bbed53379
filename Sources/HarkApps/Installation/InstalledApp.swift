import Foundation
import Glibc

/// An installed app: its bundle in the state directory, and what tells this installation from another.
public struct InstalledApp: Sendable, Hashable, Codable {
    /// `bundle.path` is inside the state directory.
    public var bundle: AppBundle
    /// Changes whenever the bundle on disk does: a process of another revision is not reused.
    public var revision: String
    /// Where it was installed from.
    public var origin: String?

    public var identifier: String { bundle.identifier }
    public var displayName: String { bundle.displayName }

    /// All names, the display name first.
    public var names: [String] { [bundle.displayName] + bundle.alternativeNames }

    /// The revision of a bundle as it is on disk now, from the identity of its directory, property list and definitions; nil when
    /// it is gone. Costs a few system calls, so that 50 apps are checked in well under a millisecond.
    /// - Parameter definitions: the definitions' paths, relative to the bundle: one that is edited in place changes the revision.
    static func revision(of path: String, _ definitions: [String]) -> String? {
        func identity(_ path: String) -> String? {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            return "\(status.st_ino).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec).\(status.st_size)"
        }
        guard let directory = identity(path),
            let info = identity("\(path)/Info.plist") ?? identity("\(path)/Contents/Info.plist")
        else { return nil }
        let rest = definitions.map { identity("\(path)/\($0)") ?? "-" }
        return ([directory, info] + rest).joined(separator: "-")
    }
}

/// Names are compared without case, width and accents, and without the blanks around them.
enum NameFolding {
    static func fold(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .widthInsensitive, .diacriticInsensitive], locale: nil)
    }
}

/// What the registry keeps about all apps, so that listing them reads one file.
struct RegistryIndex: Codable {
    /// Another format is ignored and made anew.
    static let currentFormat = 3
    static let maximumBytes = 16 << 20

    var format = currentFormat
    /// By identifier.
    var apps: [String: InstalledApp] = [:]

    /// What was written last; empty when there is nothing usable. The index is only a cache.
    static func load(_ path: String) -> RegistryIndex {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)), bytes.count <= maximumBytes,
            let index = try? JSONDecoder().decode(RegistryIndex.self, from: bytes), index.format == currentFormat
        else { return RegistryIndex() }
        return index
    }

    /// Writes it in one step. A failure is no error: the next reader makes it anew.
    func store(_ path: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let bytes = try? encoder.encode(self) else { return }
        let draft = path + ".new"
        guard (try? bytes.write(to: URL(fileURLWithPath: draft))) != nil else { return }
        rename(draft, path)
    }
}
