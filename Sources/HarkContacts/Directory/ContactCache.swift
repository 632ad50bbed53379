import Foundation
import Glibc

/// What files held when they were last read, kept between starts: a folder of ten thousand cards is then one file to read.
///
/// An entry counts for a file of the same path, size, time and node. A cache that is damaged or of another version is none.
enum ContactCache {
    private static let magic = "hark contacts 2"
    /// Bytes; nothing larger is written or read.
    static let limit = 256 << 20

    struct Entry: Hashable {
        var stamp: CardFolder.Stamp
        var file: CardFile
    }

    static func read(_ path: String) -> [String: Entry] {
        var status = stat()
        guard stat(path, &status) == 0, Int(status.st_size) <= limit, status.st_uid == geteuid(),
            let data = try? Data(contentsOf: URL(filePath: path))
        else { return [:] }
        var decoder = CacheDecoder([UInt8](data))
        do throws(CacheDecoder.Damaged) {
            guard try decoder.string() == magic else { return [:] }
            var entries: [String: Entry] = [:]
            for _ in 0..<(try decoder.count()) {
                let path = try decoder.string()
                let stamp = CardFolder.Stamp(
                    size: Int64(try decoder.integer()), modified: Int64(try decoder.integer()),
                    device: UInt64(bitPattern: Int64(try decoder.integer())), node: UInt64(bitPattern: Int64(try decoder.integer())))
                entries[path] = Entry(stamp: stamp, file: try CardFile(&decoder))
            }
            return decoder.isAtEnd ? entries : [:]
        } catch {
            return [:]
        }
    }

    /// Written whole or not at all, for the person alone. What fails is no matter: the next start reads the files.
    static func write(_ entries: [String: Entry], to path: String) {
        var encoder = CacheEncoder()
        encoder.string(magic)
        encoder.integer(entries.count)
        for (path, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            encoder.string(path)
            encoder.integer(Int(entry.stamp.size))
            encoder.integer(Int(entry.stamp.modified))
            encoder.integer(Int(Int64(bitPattern: entry.stamp.device)))
            encoder.integer(Int(Int64(bitPattern: entry.stamp.node)))
            entry.file.encode(&encoder)
        }
        guard encoder.bytes.count <= limit else { return }
        let folder = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return }
        let isWritten = encoder.bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
        close(descriptor)
        if !isWritten || rename(template, path) != 0 { unlink(template) }
    }
}

/// Numbers and texts, one behind the other.
struct CacheEncoder {
    private(set) var bytes: [UInt8] = []

    /// Seven bits a byte, lowest first.
    mutating func integer(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func string(_ text: String) {
        integer(text.utf8.count)
        bytes += text.utf8
    }

    mutating func list<Element>(_ elements: [Element], _ encode: (inout CacheEncoder, Element) -> Void) {
        integer(elements.count)
        for element in elements { encode(&self, element) }
    }
}

struct CacheDecoder {
    struct Damaged: Error {}

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func integer() throws(Damaged) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            guard position < bytes.count else { throw Damaged() }
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return Int(Int64(bitPattern: value)) }
        }
        throw Damaged()
    }

    /// A number of things, each of which takes a byte at least.
    mutating func count() throws(Damaged) -> Int {
        let count = try integer()
        guard count >= 0, count <= bytes.count - position else { throw Damaged() }
        return count
    }

    mutating func string() throws(Damaged) -> String {
        let count = try count()
        defer { position += count }
        guard let text = String(validating: bytes[position..<(position + count)], as: UTF8.self) else { throw Damaged() }
        return text
    }

    mutating func list<Element>(
        _ decode: (inout CacheDecoder) throws(Damaged) -> Element
    ) throws(Damaged) -> [Element] {
        let count = try count()
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try decode(&self)) }
        return elements
    }
}
