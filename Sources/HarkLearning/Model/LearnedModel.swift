/// A model that was learned: intents and slots of a sentence, with probabilities. Ready at once, since it is read where its bytes are.
public struct LearnedModel: Sendable {
    /// The intents, sorted.
    public let labels: [String]
    let tags: [String]
    let labelTags: [[Int]]
    let intentTemperature: Float
    let tagTemperature: Float
    let lexicon: Lexicon
    let intents: WeightRows
    let words: WeightRows
    /// Per label, where its transitions begin.
    let transitionStarts: [Int]
    let transitions: FlatBytes
    private let storage: ModelStorage

    /// Reads a model from a copy of its bytes.
    /// - Throws: `foreignModel` or `corruptModel`.
    public init(bytes: [UInt8]) throws(LearningError) {
        try self.init(storage: bytes.withUnsafeBytes { ModelStorage(copying: $0) }, isWhole: false)
    }

    /// Reads a model from memory that stays as it is as long as the process lives, as a program's constants do. Nothing is copied, and as what
    /// a program holds is whole when the program runs, only what is asked for comes into memory.
    /// - Throws: `foreignModel` or `corruptModel`.
    public init(staticMemory start: UnsafeRawPointer, count: Int) throws(LearningError) {
        try self.init(storage: ModelStorage(forever: start, count: count), isWhole: true)
    }

    /// The model as it is kept in a file: the same training data and options make the same bytes.
    public var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: storage.base, count: storage.count)) }

    /// - Parameter isWhole: the checksum need not be compared.
    private init(storage: ModelStorage, isWhole: Bool) throws(LearningError) {
        let sections = try Self.sections(of: storage, isWhole: isWhole)
        var reader = MetaReader(sections[0])
        intentTemperature = try reader.float()
        tagTemperature = try reader.float()
        var tags: [String] = []
        for _ in 0..<(try reader.count()) { tags.append(try reader.text()) }
        var labels: [String] = []
        var labelTags: [[Int]] = []
        var starts: [Int] = []
        var start = 0
        for _ in 0..<(try reader.count()) {
            labels.append(try reader.text())
            var own: [Int] = []
            for _ in 0..<(try reader.count()) {
                let tag = try reader.count()
                guard tag < tags.count else { throw Self.corrupt }
                own.append(tag)
            }
            starts.append(start)
            start += (own.count + 1) * own.count * 4
            labelTags.append(own)
        }
        guard let lexiconTable = FlatTable(sections[1]), let intentTable = FlatTable(sections[3]), let wordTable = FlatTable(sections[5]),
            sections[7].count == start, !labels.isEmpty, !tags.isEmpty, labelTags.allSatisfy({ !$0.isEmpty })
        else { throw Self.corrupt }
        self.tags = tags
        self.labels = labels
        self.labelTags = labelTags
        lexicon = Lexicon(table: lexiconTable, entries: sections[2])
        intents = WeightRows(table: intentTable, rows: sections[4], width: labels.count)
        words = WeightRows(table: wordTable, rows: sections[6], width: tags.count)
        transitionStarts = starts
        transitions = sections[7]
        self.storage = storage
    }

    static let corrupt = LearningError(.corruptModel, "the model's bytes were cut off or changed")

    private static func sections(of storage: ModelStorage, isWhole: Bool) throws(LearningError) -> [FlatBytes] {
        let head = FlatBytes(storage: storage, range: 0..<storage.count)
        guard storage.count >= ModelWriter.headLength, head.long(0) == ModelWriter.magic else {
            throw LearningError(.foreignModel, "the bytes are no model")
        }
        guard head.word(8) == ModelWriter.version else {
            throw LearningError(.foreignModel, "the model has version \(head.word(8)); \(ModelWriter.version) can be read")
        }
        guard head.word(12) == UInt32(ModelWriter.sectionCount), head.long(16) == UInt64(storage.count),
            storage.count >= ModelWriter.headLength + ModelWriter.sectionCount * 16
        else { throw corrupt }
        let body = UnsafeRawBufferPointer(start: storage.base + ModelWriter.headLength, count: storage.count - ModelWriter.headLength)
        guard isWhole || ModelWriter.checksum(body) == head.long(24) else { throw corrupt }
        var sections: [FlatBytes] = []
        for index in 0..<ModelWriter.sectionCount {
            let start = head.long(ModelWriter.headLength + index * 16)
            let count = head.long(ModelWriter.headLength + index * 16 + 8)
            guard start <= UInt64(storage.count), count <= UInt64(storage.count) - start else { throw corrupt }
            sections.append(FlatBytes(storage: storage, range: Int(start)..<Int(start + count)))
        }
        return sections
    }
}

/// Reads the section of names.
private struct MetaReader {
    let bytes: FlatBytes
    var offset = 0

    init(_ bytes: FlatBytes) { self.bytes = bytes }

    mutating func take(_ count: Int) throws(LearningError) -> Int {
        guard count >= 0, offset + count <= bytes.count else { throw LearnedModel.corrupt }
        defer { offset += count }
        return offset
    }

    mutating func count() throws(LearningError) -> Int {
        let value = Int(bytes.word(try take(4)))
        guard value < 1 << 24 else { throw LearnedModel.corrupt }
        return value
    }

    mutating func float() throws(LearningError) -> Float { bytes.float(try take(4)) }

    mutating func text() throws(LearningError) -> String {
        let length = try count()
        let start = try take(length)
        return String(decoding: UnsafeRawBufferPointer(start: bytes.base + start, count: length), as: UTF8.self)
    }
}

extension Lexicon {
    /// A lexicon from bytes just made.
    init(table: [UInt8], entries: [UInt8]) throws(LearningError) {
        let tableStorage = table.withUnsafeBytes { ModelStorage(copying: $0) }
        let entryStorage = entries.withUnsafeBytes { ModelStorage(copying: $0) }
        guard let flat = FlatTable(FlatBytes(storage: tableStorage, range: 0..<table.count)) else { throw LearnedModel.corrupt }
        self.init(table: flat, entries: FlatBytes(storage: entryStorage, range: 0..<entries.count))
    }
}
