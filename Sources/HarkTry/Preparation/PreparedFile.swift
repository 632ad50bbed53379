import Foundation
import IntentSchema
import SourcePassFacts

/// A source and what the compiler gets in its place.
struct PreparedFile: Sendable, Hashable {
    var source: String
    var prepared: String
    var facts: SourceFacts

    /// Whether its statements are the program.
    var isMain: Bool { (source as NSString).lastPathComponent == "main.swift" }

    /// The first import of a module that does not exist here.
    var missing: SourceFacts.Import? { facts.imports.first { !$0.isAvailable } }

    /// The import of a module that does not exist here and that the source's own types are built on, unless the module's sources
    /// declare such a type themselves.
    func foundation(in files: [PreparedFile]) -> SourceFacts.Import? {
        let bases = facts.types.flatMap(\.inherits)
        return facts.imports.first { missing in
            !missing.isAvailable && bases.contains { base in
                Frameworks.isBuilt(on: base, of: missing.module)
                    && !files.contains { file in file.facts.types.contains { $0.name == base && $0.kind != .extension } }
            }
        }
    }

    // MARK: Leaving parts out

    /// Whether a declaration is of a type that is built on a module that does not exist here.
    func isBuilt(_ index: Int, on module: String) -> Bool {
        let declaration = facts.declarations[index]
        return facts.types.contains { type in
            declaration.names.contains(type.name) && (declaration.firstLine...declaration.lastLine).contains(type.line)
                && type.inherits.contains { Frameworks.isBuilt(on: $0, of: module) }
        }
    }

    /// The declarations at the source's top that hold errors; nil when an error is in none, or in one that shares a line.
    func declarations(at errors: [CompilerError]) -> Set<Int>? {
        guard !facts.movesLines, !facts.hasTopLevelCode else { return nil }
        var found: Set<Int> = []
        for error in errors {
            let holding = facts.declarations.indices.filter { (facts.declarations[$0].firstLine...facts.declarations[$0].lastLine).contains(error.line) }
            guard holding.count == 1 else { return nil }
            found.formUnion(holding)
        }
        return found
    }

    /// The source without some of its declarations, in a prepared text of its own; nil when nothing or something inseparable would
    /// be left.
    /// - Throws: `try.source-unreadable`, `try.cache-unwritable`.
    func without(_ declarations: Set<Int>) throws(HarkError) -> PreparedFile? {
        guard !facts.movesLines, !facts.hasTopLevelCode, declarations.count < facts.declarations.count else { return nil }
        guard let data = FileManager.default.contents(atPath: prepared) else {
            throw HarkError("try.source-unreadable", ["path": prepared], detail: prepared)
        }
        let bytes = [UInt8](data)
        var lines: [[UInt8]] = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { [UInt8]($0) }
        let removed = declarations.map { facts.declarations[$0] }
        for declaration in removed {
            // A line that another declaration or an import stands on, too, cannot be taken away.
            let range = declaration.firstLine...declaration.lastLine
            let isShared = facts.declarations.enumerated().contains { !declarations.contains($0) && range.overlaps($1.firstLine...$1.lastLine) }
            guard range.upperBound <= lines.count, !isShared, !facts.imports.contains(where: { range.contains($0.line) }) else { return nil }
            for line in range { lines[line - 1] = [] }
        }
        var rest = self
        let types = Set(removed.filter { !$0.isExtension }.flatMap(\.names))
        func isRemoved(_ name: some StringProtocol) -> Bool { types.contains { name == $0 || name.hasPrefix($0 + ".") } }
        // Behind the source's own lines stands what describes its classes.
        let end = facts.declarations.map(\.lastLine).max() ?? 0
        for index in lines.indices where index >= end {
            let text = String(decoding: lines[index], as: UTF8.self)
            if text.hasPrefix("extension "), isRemoved(text.dropFirst(10).prefix { $0 != " " }) { lines[index] = [] }
        }
        rest.facts.types.removeAll { type in removed.contains { ($0.firstLine...$0.lastLine).contains(type.line) } }
        rest.facts.declarations = facts.declarations.indices.filter { !declarations.contains($0) }.map { facts.declarations[$0] }
        rest.facts.objectClasses.removeAll(where: isRemoved)
        rest.prepared = prepared + ".rest.swift"
        let text = Data(lines.joined(separator: [UInt8(ascii: "\n")]))
        guard FileManager.default.createFile(atPath: rest.prepared, contents: text) else {
            throw HarkError("try.cache-unwritable", ["path": rest.prepared], detail: rest.prepared)
        }
        return rest
    }
}
