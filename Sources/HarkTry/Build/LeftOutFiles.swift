import SourcePassFacts

/// Sources, and declarations of sources, that a module does without, since they need what does not exist here.
struct LeftOutFiles {
    /// Why something is left out.
    struct Reason {
        /// What it lacks: a module, or a name that only something left out declares.
        var cause: String
        var line: Int
        var message: String
    }
    private struct Entry {
        var file: PreparedFile
        /// What is left out of the source; nil for all of it.
        var parts: [SourceFacts.Declaration]?
        var reason: Reason

        func names(ofExtensions: Bool) -> [String] { (parts ?? file.facts.declarations).filter { $0.isExtension == ofExtensions }.flatMap(\.names) }
    }
    private var entries: [Entry] = []
    /// Modules of the user's own that could not be built.
    private let failed: Set<String>

    init(failed: Set<String>) { self.failed = failed }

    /// Those that are left out altogether.
    var sources: Set<String> { Set(entries.filter { $0.parts == nil }.map(\.file.source)) }
    func contains(_ file: PreparedFile) -> Bool { entries.contains { $0.parts == nil && $0.file.source == file.source } }
    /// How much is left out.
    var count: Int { entries.count }

    /// - Parameter parts: declarations of the source; nil for all of it.
    mutating func add(_ file: PreparedFile, _ parts: [SourceFacts.Declaration]? = nil, because reason: Reason) {
        entries.append(Entry(file: file, parts: parts, reason: reason))
    }

    // MARK: Reasons

    func lacks(_ missing: SourceFacts.Import) -> Reason {
        Reason(cause: missing.module, line: missing.line, message: "needs \(Frameworks.described(missing.module, failed: failed))")
    }

    /// That it needs a name that only something left out declares; nil when the error is about another.
    func follows(_ error: CompilerError) -> Reason? {
        guard let name = cause(of: error), let declaring = declaring(name) else { return nil }
        let place = "\(declaring.source.split(separator: "/").last ?? "")"
        let verb = entry(declaring: name) == nil ? "extends" : "declares"
        return Reason(cause: name, line: error.line, message: "needs \(name), which \(place) \(verb)")
    }

    /// That it asks for something of a framework that Hark's modules do not have.
    func lacks(_ error: CompilerError) -> Reason {
        Reason(cause: error.text, line: error.line, message: "needs what is not here: \(error.text)")
    }

    /// The name that an error misses since something was left out: what it names, or a type that an extension said more of.
    func cause(of error: CompilerError) -> String? {
        if let name = error.missingName, declaring(name) != nil { return name }
        guard let type = error.missingConformance, entry(extending: type) != nil else { return nil }
        return type
    }

    private func entry(extending type: String) -> Entry? {
        entries.filter { $0.names(ofExtensions: true).contains(type) }.min { $0.file.source < $1.file.source }
    }

    /// The file left out, in whole or in part, that declares a name.
    func declaring(_ name: String?) -> PreparedFile? { entry(declaring: name)?.file ?? name.flatMap { entry(extending: $0)?.file } }

    private func entry(declaring name: String?) -> Entry? {
        guard let name else { return nil }
        return entries.filter { entry in
            // Of a whole source the types in types count, too.
            entry.names(ofExtensions: false).contains(name)
                || entry.parts == nil && entry.file.facts.types.contains { $0.name == name && $0.kind != .extension }
        }.min { $0.file.source < $1.file.source }
    }

    /// Why a name is not there, to the end of the chain: "needs A, which A.swift declares; that needs CoreData, …".
    func reason(_ name: String?) -> String? {
        var seen: Set<String> = []
        var parts: [String] = []
        var next = entry(declaring: name)
        while let entry = next, seen.insert(entry.reason.cause).inserted {
            parts.append(entry.reason.message)
            next = self.entry(declaring: entry.reason.cause)
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; that ")
    }

    /// One for each cause, at the first place.
    var findings: [Finding] {
        let groups = Dictionary(grouping: entries.filter { $0.parts == nil }, by: \.reason.cause)
        return parts
            + groups.values.compactMap { group -> Finding? in
                let ordered = group.sorted { $0.file.source < $1.file.source }
                guard let first = ordered.first else { return nil }
                let others = ordered.dropFirst().prefix(4).map { String($0.file.source.split(separator: "/").last ?? "") }
                let more = ordered.count > 5 ? ", …" : ""
                let also = others.isEmpty ? "" : "; so are \(others.joined(separator: ", "))\(more)"
                var finding = Finding(
                    .warning, "try.left-out", file: first.file.source, line: first.reason.line, message: "left out: it \(first.reason.message)\(also)"
                )
                finding.count = ordered.count
                return finding
            }.sorted { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) }
    }

    /// One for each source that something is left out of, for each cause.
    private var parts: [Finding] {
        let groups = Dictionary(grouping: entries.filter { $0.parts != nil && !sources.contains($0.file.source) }) {
            $0.file.source + "\n" + $0.reason.cause
        }
        return groups.sorted { $0.key < $1.key }.compactMap { _, group in
            guard let first = group.first else { return nil }
            let names = group.flatMap { $0.names(ofExtensions: false) }.filter { !$0.isEmpty }
            let some = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
            var finding = Finding(
                .warning, "try.left-out", file: first.file.source, line: first.reason.line,
                message: "left out of it: \(some.isEmpty ? "a part" : some), which \(first.reason.message)")
            finding.count = max(1, names.count)
            return finding
        }
    }
}
