import IntentSchema

/// Reads `.xcconfig` files with what they include, in order.
struct ConfigurationFile {
    static let includeLimit = 64

    private var layer = SettingLayer()
    private var open: [String] = []
    private var included = 0

    /// The file's settings; what cannot be read is noted and left out.
    /// - Throws: `project.too-large`.
    static func read(_ path: String, _ disk: inout Disk, _ notes: inout ProjectNotes) throws(HarkError) -> SettingLayer {
        var reader = ConfigurationFile()
        try reader.include(path, from: nil, line: nil, isOptional: false, &disk, &notes)
        return reader.layer
    }

    private mutating func include(
        _ path: String, from: String?, line: Int?, isOptional: Bool, _ disk: inout Disk, _ notes: inout ProjectNotes
    ) throws(HarkError) {
        let path = disk.find(path, &notes, from: from ?? path) ?? path
        guard !open.contains(path), included < Self.includeLimit else {
            notes.add(.includeCycle, "configuration files that include each other", example: path, file: from ?? path, line: line)
            return
        }
        if disk.kind(path) == nil {
            if !isOptional {
                notes.add(.missingInclude, "configuration files that are not there", example: path, file: from ?? path, line: line)
            }
            return
        }
        included += 1
        let text: String
        do {
            text = String(decoding: try disk.read(path, limit: disk.limits.fileBytes), as: UTF8.self)
        } catch where error.identifier != "project.too-large" {
            notes.add(.missingInclude, "configuration files that cannot be read", subject: "unreadable", example: path, file: path)
            return
        }
        open.append(path)
        defer { open.removeLast() }
        for (index, line) in text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false).enumerated() {
            try read(line, path, index + 1, &disk, &notes)
        }
    }

    private mutating func read(
        _ line: Substring, _ path: String, _ number: Int, _ disk: inout Disk, _ notes: inout ProjectNotes
    ) throws(HarkError) {
        // A comment begins anywhere, in an address as well, which is how Xcode reads them.
        var line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed[...]
        guard !line.isEmpty else { return }
        if line.hasPrefix("#include") {
            line.removeFirst("#include".count)
            let isOptional = line.hasPrefix("?")
            if isOptional { line.removeFirst() }
            let name = line.trimmed
            guard name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") else {
                return malformed(path, number, &notes)
            }
            let target = String(name.dropFirst().dropLast())
            try include(
                FilePath.join(FilePath.parent(path), target), from: path, line: number, isOptional: isOptional, &disk, &notes)
            return
        }
        // Conditions hold equals signs of their own.
        var depth = 0
        let equals = line.indices.first { index in
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            return line[index] == "=" && depth == 0
        }
        guard let equals, let key = SettingLayer.parse(line[..<equals].trimmed) else {
            return malformed(path, number, &notes)
        }
        var value = line[line.index(after: equals)...].trimmed
        if value.hasSuffix(";") { value = value.dropLast().trimmed }
        layer.assignments.append(.init(name: key.name, conditions: key.conditions, value: value))
    }

    private func malformed(_ path: String, _ number: Int, _ notes: inout ProjectNotes) {
        notes.add(.malformedLine, "lines that are no setting", subject: path, file: path, line: number)
    }
}
