/// Writes a model: a head, and sections one after the other. `Documentation/Learning.md` has the layout.
struct ModelWriter {
    static let magic: UInt64 = 0x0A6E_7261_656C_6B68  // "hklearn\n"
    static let version: UInt32 = 4
    /// Magic, version, number of sections, length, checksum.
    static let headLength = 32
    static let sectionCount = 8

    var sections: [[UInt8]] = []

    mutating func meta(labels: [String], tags: [String], labelTags: [[Int]], intentTemperature: Float, tagTemperature: Float) {
        var writer = ByteWriter()
        writer.float(intentTemperature)
        writer.float(tagTemperature)
        writer.word(UInt32(tags.count))
        for tag in tags { writer.text(tag) }
        writer.word(UInt32(labels.count))
        for (label, tags) in zip(labels, labelTags) {
            writer.text(label)
            writer.word(UInt32(tags.count))
            for tag in tags { writer.word(UInt32(tag)) }
        }
        sections.insert(writer.bytes, at: 0)
    }

    /// A row's scale is in units of one over this.
    static let scaleUnit: Float = 524_288

    func finish() -> [UInt8] {
        var head = ByteWriter()
        let directory = sections.count * 16
        var body = ByteWriter()
        var start = Self.headLength + directory
        for section in sections {
            body.long(UInt64(start))
            body.long(UInt64(section.count))
            start += (section.count + 7) / 8 * 8
        }
        for section in sections {
            body.bytes += section
            while body.bytes.count % 8 != 0 { body.byte(0) }
        }
        head.long(Self.magic)
        head.word(Self.version)
        head.word(UInt32(sections.count))
        head.long(UInt64(Self.headLength + body.bytes.count))
        head.long(body.bytes.withUnsafeBytes { Self.checksum($0) })
        return head.bytes + body.bytes
    }

    /// Of all bytes after the head, eight at a time; the length is a multiple of eight.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var a: UInt64 = 0x9E37_79B9_7F4A_7C15
        var b: UInt64 = 0xC2B2_AE3D_27D4_EB4F
        var offset = 0
        while offset + 16 <= bytes.count {
            a = (a ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))) &* 0x1000_0000_01B3
            b = (b ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))) &* 0x1000_0000_01B3
            offset += 16
        }
        while offset < bytes.count {
            a = (a ^ UInt64(bytes[offset])) &* 0x1000_0000_01B3
            offset += 1
        }
        return Hashing.mix(a, b &+ UInt64(bytes.count))
    }
}
