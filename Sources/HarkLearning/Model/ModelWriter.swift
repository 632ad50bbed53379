/// Writes a model: a head, and sections one after the other. `Documentation/Learning.md` has the layout.
struct ModelWriter {
    static let magic: UInt64 = 0x0A6E_7261_656C_6B68  // "hklearn\n"
    static let version: UInt32 = 3
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

    /// Rows of weights with eight bits each.
    /// - Parameter least: smaller weights are left out.
    static func rows(_ table: WeightTable, least: Float) -> (table: [UInt8], rows: [UInt8]) {
        var writer = ByteWriter()
        var offsets: [(UInt64, UInt32)] = []
        let width = table.width
        for (key, offset) in table.rows.sorted(by: { $0.key < $1.key }) {
            var top: Float = 0
            for index in offset..<offset + width { top = max(top, abs(table.weight(index))) }
            if top < least { continue }
            let scale = UInt16(max(1, min((top / 127 * Self.scaleUnit).rounded(.up), 65535)))
            let unit = Float(scale) / Self.scaleUnit
            let levels = (0..<width).map { index -> Int8 in
                let weight = table.weight(offset + index)
                return abs(weight) < least ? 0 : Int8(max(-127, min(127, (weight / unit).rounded())))
            }
            let columns = levels.indices.filter { levels[$0] != 0 }
            if columns.isEmpty { continue }
            offsets.append((key, UInt32(writer.bytes.count)))
            writer.short(scale)
            writer.row(levels, columns)
        }
        return (FlatTable.build(offsets), writer.bytes)
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

extension ByteWriter {
    /// A row after its scale, in the shorter of both ways.
    fileprivate mutating func row(_ levels: [Int8], _ columns: [Int]) {
        var steps: [(UInt8, Int8)] = []
        var position = 0
        for column in columns {
            while column - position > WeightRows.Row.longestStep {
                steps.append((UInt8(WeightRows.Row.longestStep), 0))
                position += WeightRows.Row.longestStep
            }
            steps.append((UInt8(column - position), levels[column]))
            position = column
        }
        if steps.count * 2 < levels.count, steps.count < WeightRows.Row.dense {
            short(UInt16(steps.count))
            for (step, level) in steps {
                byte(step)
                byte(UInt8(bitPattern: level))
            }
        } else {
            short(UInt16(WeightRows.Row.dense))
            for level in levels { byte(UInt8(bitPattern: level)) }
        }
    }
}
