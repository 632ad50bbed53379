import GrammarData

/// The embedded grammar files, as bytes and text.
enum GrammarFiles {
    static func bytes(named name: String) -> [UInt8] {
        var index = 0
        while true {
            let file = hark_grammar_file(index)
            guard let fileName = file.name, let bytes = file.bytes else { return [] }
            if String(cString: fileName) == name {
                return Array(UnsafeBufferPointer(start: bytes, count: Int(file.length)))
            }
            index += 1
        }
    }

    static func text(named name: String) -> String { String(decoding: bytes(named: name), as: UTF8.self) }

    /// The files that hold templates and words, in the order in which they are read.
    static let grammarNames = ["words", "names", "messages", "calls", "others", "errands", "fields", "custom", "several", "replies"]
}
