public import HarkTexts
public import IntentDefinitions
import PropertyLists

/// Checks definitions, their tables, both kinds of `Info.plist` and vocabularies together.
public struct Linter: Sendable {
    /// In whose language findings are told.
    public var texts: Texts

    public init(texts: Texts = Texts(locale: "en")) { self.texts = texts }

    /// Lints what a scan has found, and tells what it passed over.
    public func lint(_ scan: ProjectScanner.Scan) -> [Finding] {
        let skipped = scan.skipped.map { skipped in
            Finding(
                Rule.skippedFile.severity, Rule.skippedFile.identifier, file: skipped.path,
                message: texts.text("lint.skipped.\(skipped.reason.key)", skipped.reason.arguments))
        }
        return Self.ordered(lint(scan.files) + skipped)
    }

    /// The findings in the order of files and lines. The same files give the same findings.
    public func lint(_ files: [DefinitionSource]) -> [Finding] {
        let project = Project(files, texts: texts)
        let found =
            project.findings + TextRules(project: project).findings() + LocalizationRules(project: project).findings()
            + DeclarationRules(project: project).findings() + PhraseRules(project: project).findings()
            + VocabularyRules(project: project).findings()
        return Self.ordered(withLines(found, files))
    }

    private static func ordered(_ findings: [Finding]) -> [Finding] {
        findings.sorted { left, right in
            (left.file, left.line ?? 0, left.identifier, left.keyPath, left.message)
                < (right.file, right.line ?? 0, right.identifier, right.keyPath, right.message)
        }
    }

    private func withLines(_ findings: [Finding], _ files: [DefinitionSource]) -> [Finding] {
        let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
        var lines: [String: [String: Int]] = [:]
        return findings.map { finding in
            guard finding.line == nil, !finding.keyPath.isEmpty, let data = bytes[finding.file] else { return finding }
            let known = lines[finding.file] ?? PropertyList.lines(of: data, limits: .definition)
            lines[finding.file] = known
            guard !known.isEmpty else { return finding }
            var finding = finding
            finding.line = DefinitionLines.line(of: finding.keyPath, in: known)
            return finding
        }
    }
}
