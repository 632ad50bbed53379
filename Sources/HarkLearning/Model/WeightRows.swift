/// The weights of features in flat bytes. `Documentation/Learning.md` has the layout.
struct WeightRows: Sendable {
    let table: FlatTable
    let rows: FlatBytes
    /// Number of columns that a row has beside those of single labels.
    let width: Int

    /// A feature's weights: a head, and levels of all columns or steps to those that have one; then the same for single labels.
    struct Row {
        /// The number of steps of a row that has a level for every column.
        static let dense = 0x7FFF
        /// Set in the number of steps if weights of single labels follow.
        static let hasOwn: UInt16 = 0x8000
        /// A step of this length without a level is followed by the rest of the step.
        static let longestStep = 255
        static let headLength = 4
        static let ownHeadLength = 4
        static let stepLength = 2

        fileprivate var offset: Int
        fileprivate var unit: Float = 0
        fileprivate var count = 0
        fileprivate var hasOwn = false

        fileprivate init(offset: Int) { self.offset = offset }

        fileprivate mutating func readHead(_ rows: FlatBytes) {
            unit = Float(rows.short(offset)) * (1 / ModelWriter.scaleUnit)
            let number = rows.short(offset + 2)
            count = Int(number & ~Self.hasOwn)
            hasOwn = number & Self.hasOwn != 0
            offset += Self.headLength
        }
    }

    /// Adds the features' weights to scores.
    /// - Parameters:
    ///   - columns: the scores to add to; at least `width`.
    ///   - own: for each label, at which of these scores those of its own begin; negative for labels that are not asked about.
    ///   - found: memory to work in.
    func add(_ features: [UInt64], to scores: inout [Float], _ columns: Range<Int>, own: [Int] = [], found: inout [Row]) {
        // All rows are found before any is read, and all heads before any weight: they then come from memory side by side.
        found.removeAll(keepingCapacity: true)
        for feature in features { if let offset = table.find(feature) { found.append(Row(offset: Int(offset))) } }
        found.withUnsafeMutableBufferPointer { found in
            for index in found.indices { found[index].readHead(rows) }
            scores.withUnsafeMutableBufferPointer { scores in
                let scores = UnsafeMutableBufferPointer(rebasing: scores[columns])
                own.withUnsafeBufferPointer { own in for row in found { add(row, scores, own) } }
            }
        }
    }

    @inline(__always) private func add(_ row: Row, _ scores: UnsafeMutableBufferPointer<Float>, _ own: UnsafeBufferPointer<Int>) {
        var offset = row.offset
        if row.count == Row.dense {
            guard offset + width <= rows.count else { return }
            let levels = UnsafeRawBufferPointer(start: rows.base + offset, count: width).assumingMemoryBound(to: Int8.self)
            for column in 0..<width { scores[column] += Float(levels[column]) * row.unit }
            offset += width
        } else {
            addSteps(offset, row.count, row.unit, scores, from: 0)
            offset += row.count * Row.stepLength
        }
        guard row.hasOwn, !own.isEmpty else { return }
        let groups = Int(rows.short(offset))
        offset += 2
        for _ in 0..<groups {
            let (label, count) = (Int(rows.short(offset)), Int(rows.short(offset + 2)))
            offset += Row.ownHeadLength
            if label < own.count, own[label] >= 0 { addSteps(offset, count, row.unit, scores, from: own[label]) }
            offset += count * Row.stepLength
        }
    }

    @inline(__always) private func addSteps(
        _ offset: Int, _ count: Int, _ unit: Float, _ scores: UnsafeMutableBufferPointer<Float>, from start: Int
    ) {
        guard offset + count * Row.stepLength <= rows.count else { return }
        var column = start
        var place = rows.base + offset
        let end = place + count * Row.stepLength
        while place < end {
            column &+= Int(place.load(as: UInt8.self))
            if column >= scores.count { return }
            scores[column] += Float(place.load(fromByteOffset: 1, as: Int8.self)) * unit
            place += Row.stepLength
        }
    }
}

/// Writes what `WeightRows` reads.
struct WeightRowsWriter {
    private var writer = ByteWriter()
    private var offsets: [(UInt64, UInt32)] = []
    private let least: Float
    private let width: Int
    private let ownWidths: [Int]

    /// - Parameters:
    ///   - least: smaller weights are left out.
    ///   - ownWidths: for each label, how many columns of its own it has.
    init(width: Int, ownWidths: [Int] = [], least: Float) {
        self.width = width
        self.ownWidths = ownWidths
        self.least = least
    }

    /// - Parameter fill: writes a feature's weights over zeros: those of all columns, then those of each label.
    mutating func write(_ features: [UInt64], fill: (UInt64, inout [Float]) -> Void) -> (table: [UInt8], rows: [UInt8]) {
        for feature in features.sorted() {
            var weights = [Float](repeating: 0, count: width + ownWidths.reduce(0, +))
            fill(feature, &weights)
            let top = weights.reduce(0) { max($0, abs($1)) }
            if top < least { continue }
            let scale = UInt16(max(1, min((top / 127 * ModelWriter.scaleUnit).rounded(.up), 65535)))
            let unit = Float(scale) / ModelWriter.scaleUnit
            let levels = weights.map { abs($0) < least ? 0 : Int8(max(-127, min(127, ($0 / unit).rounded()))) }
            guard levels.contains(where: { $0 != 0 }) else { continue }
            offsets.append((feature, UInt32(writer.bytes.count)))
            writer.short(scale)
            write(levels)
        }
        return (FlatTable.build(offsets), writer.bytes)
    }

    private mutating func write(_ levels: [Int8]) {
        var own: [(label: Int, steps: [Step])] = []
        var start = width
        for (label, count) in ownWidths.enumerated() {
            let steps = Self.steps(levels[start..<start + count])
            if !steps.isEmpty { own.append((label, steps)) }
            start += count
        }
        let mark = own.isEmpty ? 0 : WeightRows.Row.hasOwn
        let steps = Self.steps(levels[..<width])
        if steps.count * WeightRows.Row.stepLength < width, steps.count < WeightRows.Row.dense {
            writer.short(UInt16(steps.count) | mark)
            write(steps)
        } else {
            writer.short(UInt16(WeightRows.Row.dense) | mark)
            for level in levels[..<width] { writer.byte(UInt8(bitPattern: level)) }
        }
        if own.isEmpty { return }
        writer.short(UInt16(own.count))
        for (label, steps) in own {
            writer.short(UInt16(label))
            writer.short(UInt16(steps.count))
            write(steps)
        }
    }

    private mutating func write(_ steps: [Step]) {
        for step in steps {
            writer.byte(step.length)
            writer.byte(UInt8(bitPattern: step.level))
        }
    }

    private struct Step {
        var length: UInt8
        var level: Int8
    }

    private static func steps(_ levels: ArraySlice<Int8>) -> [Step] {
        var steps: [Step] = []
        var position = levels.startIndex
        for column in levels.indices where levels[column] != 0 {
            while column - position > WeightRows.Row.longestStep {
                steps.append(Step(length: UInt8(WeightRows.Row.longestStep), level: 0))
                position += WeightRows.Row.longestStep
            }
            steps.append(Step(length: UInt8(column - position), level: levels[column]))
            position = column
        }
        return steps
    }
}
