import Foundation
import Glibc

/// Tells whether folders have changed since it was last asked, by the kernel's word (inotify): nothing is polled, and a change
/// that was made before the question is in the answer.
struct FolderWatch: ~Copyable {
    private let descriptor: Int32
    private var watched: Set<String> = []
    /// Watches of which only one name matters.
    private var names: [Int32: String] = [:]
    /// False once a folder could not be watched: there is no telling then.
    private(set) var isComplete = true

    /// Numbers of the devices that change without this kernel's knowing, "0:52".
    private let remote: Set<String>

    private static let content =
        UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB)
        | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    /// Nil when the kernel has none left.
    init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        remote = Self.remoteDevices()
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// - Parameter name: the only entry of the folder that matters; nil for all of them.
    mutating func add(_ folder: String, only name: String? = nil) {
        guard watched.insert(folder).inserted else { return }
        var status = stat()
        if !remote.isEmpty, stat(folder, &status) == 0,
            remote.contains(Self.number(UInt64(status.st_dev)))
        {
            isComplete = false
        }
        let watch = inotify_add_watch(descriptor, folder, Self.content)
        if watch < 0 {
            isComplete = false
        } else {
            names[watch] = name
        }
    }

    /// A device as the kernel writes it: the C library packs the two numbers into one, and Swift sees no macro that unpacks them.
    private static func number(_ device: UInt64) -> String {
        let major = (device >> 8) & 0xFFF | (device >> 32) & 0xFFFF_F000
        let minor = device & 0xFF | (device >> 12) & 0xFFFF_FF00
        return "\(major):\(minor)"
    }

    /// Network and user-space file systems, of `/proc/self/mountinfo`: the device is the third word, the type follows "-".
    private static func remoteDevices() -> Set<String> {
        guard let text = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8) else { return [] }
        var devices: Set<String> = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 3, let dash = words.firstIndex(of: "-"), dash + 1 < words.count else { continue }
            let type = words[dash + 1]
            if ["nfs", "nfs4", "cifs", "smb3", "9p", "afs", "ceph"].contains(type) || type.hasPrefix("fuse.") || type == "fuse" {
                devices.insert(String(words[2]))
            }
        }
        return devices
    }

    /// Whether anything happened since the last call. A folder that was renamed or removed must be added anew, so all are.
    mutating func hasChanged() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        var changed = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                if matters(buffer[..<count]) { changed = true }
            } else if count < 0, errno == EINTR {
                continue
            } else {
                break
            }
        }
        if changed { watched = [] }
        return changed
    }

    /// Whether one of these events (`struct inotify_event`: watch, mask, cookie, length, name) is more than a neighbour's.
    private func matters(_ events: ArraySlice<UInt8>) -> Bool {
        var rest = events
        while rest.count >= 16 {
            let (watch, length) = rest.withUnsafeBytes {
                ($0.loadUnaligned(as: Int32.self), Int($0.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
            }
            guard let name = names[watch] else { return true }
            let text = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
            // Without a name it is the folder itself.
            if text.isEmpty || text.elementsEqual(name.utf8) { return true }
            rest = rest.dropFirst(16 + length)
        }
        return false
    }
}
