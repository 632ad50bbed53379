import SourcePassFacts

/// Sources that a module does without, since they need what does not exist here.
struct LeftOutFiles {
    private struct Entry {
        var file: PreparedFile
        /// What they lack: a module, or a name that only a file left out declares.
        var cause: String
        var line: Int
        var message: String
    }
    private var entries: [Entry] = []
    /// Modules of the user's own that could not be built.
    private let failed: Set<String>

    init(failed: Set<String>) { self.failed = failed }

    var sources: Set<String> { Set(entries.map(\.file.source)) }
    func contains(_ file: PreparedFile) -> Bool { entries.contains { $0.file.source == file.source } }

    mutating func add(_ file: PreparedFile, for missing: SourceFacts.Import) {
        entries.append(
            Entry(file: file, cause: missing.module, line: missing.line, message: "needs \(Frameworks.described(missing.module, failed: failed))"))
    }

    /// For a file that needs a name which only a file left out declares.
    mutating func add(_ file: PreparedFile, following error: CompilerError) {
        guard let name = error.missingName, let declaring = declaring(name) else { return }
        let place = "\(declaring.source.split(separator: "/").last ?? "")"
        entries.append(Entry(file: file, cause: name, line: error.line, message: "needs \(name), which \(place) declares"))
    }

    /// For a file that asks for something of a framework that Hark's modules do not have.
    mutating func add(_ file: PreparedFile, lacking error: CompilerError) {
        entries.append(Entry(file: file, cause: error.text, line: error.line, message: "needs what is not here: \(error.text)"))
    }

    /// The file left out that declares a type.
    func declaring(_ name: String?) -> PreparedFile? {
        guard let name else { return nil }
        return entries.map(\.file).filter { file in file.facts.types.contains { $0.name == name && $0.kind != .extension } }
            .min { $0.source < $1.source }
    }

    /// Why a file was left out, to the end of the chain: "needs A, which A.swift declares; that needs CoreData, …".
    func reason(_ file: PreparedFile) -> String? {
        var seen: Set<String> = []
        var parts: [String] = []
        var next: PreparedFile? = file
        while let file = next, seen.insert(file.source).inserted, let entry = entries.first(where: { $0.file.source == file.source }) {
            parts.append(entry.message)
            next = declaring(entry.cause)
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; that ")
    }

    /// One for each cause, at the first place.
    var findings: [Finding] {
        let groups = Dictionary(grouping: entries, by: \.cause)
        return groups.values.compactMap { group -> Finding? in
            let ordered = group.sorted { $0.file.source < $1.file.source }
            guard let first = ordered.first else { return nil }
            let others = ordered.dropFirst().prefix(4).map { String($0.file.source.split(separator: "/").last ?? "") }
            let more = ordered.count > 5 ? ", …" : ""
            let also = others.isEmpty ? "" : "; so are \(others.joined(separator: ", "))\(more)"
            var finding = Finding(
                .warning, "try.left-out", file: first.file.source, line: first.line, message: "left out: it \(first.message)\(also)")
            finding.count = ordered.count
            return finding
        }.sorted { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) }
    }
}
