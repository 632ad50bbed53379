/// The published grammar as a document: every rule and template as the files have it, and for each section sentences that it generates.
package struct GrammarDocument {
    /// Sentences shown for a section in each language.
    private static let shown = 4

    private let source: GrammarSource

    package init() { source = .shared }

    package var text: String {
        var parts = [
            """
            # The grammar

            Every rule and template by which sentences are read, as the files in `Sources/GrammarData/Grammar` have them, with sentences that they
            generate. [Understanding](Understanding.md) describes the notation. This page is made from the files; a test holds it to them, and
            `HARK_UPDATE_DOCUMENTS=1 swift test --filter GrammarDocumentTests` writes it anew.
            """
        ]
        for name in GrammarFiles.grammarNames { parts.append(file(name)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private struct Section {
        var heading: String
        var templates: [String] = []
    }

    private func file(_ name: String) -> String {
        var (words, sections, purpose): ([String], [Section], String) = ([], [], "")
        for line in GrammarFiles.text(named: name).split(separator: "\n").map({ String($0.trimmingSpaces) }) where !line.isEmpty {
            if line.hasPrefix("#") {
                // The first comment says what the file is for; further ones are for those who write it.
                if purpose.isEmpty, words.isEmpty, sections.isEmpty { purpose = String(line.drop { $0 == "#" || $0 == " " }) }
            } else if line.hasPrefix("["), line.hasSuffix("]"), source.templates.contains(where: { $0.file == name && $0.intents.joined(separator: ", ") == line.dropFirst().dropLast() }) {
                sections.append(Section(heading: String(line.dropFirst().dropLast())))
            } else if ["rule ", "words ", "relation ", "sample ", "field "].contains(where: line.hasPrefix) || sections.isEmpty {
                words.append(line)
            } else {
                sections[sections.count - 1].templates.append(line)
            }
        }
        var parts = ["## \(name).grammar"]
        if !purpose.isEmpty { parts.append(purpose) }
        if !words.isEmpty { parts.append(Self.block(words)) }
        for section in sections { parts += show(section, file: name) }
        return parts.joined(separator: "\n\n")
    }

    private func show(_ section: Section, file: String) -> [String] {
        let intents = section.heading.split(separator: ",").map { String($0.trimmingSpaces) }
        let templates = source.templates.filter { $0.file == file && $0.intents == intents }
        let sentences = [Language.en, .zh].flatMap { generated(from: templates, $0) }
        return ["### \(section.heading)"] + (sentences.isEmpty ? [] : [sentences.map { "- \($0)" }.joined(separator: "\n")]) + [Self.block(section.templates)]
    }

    private func generated(from templates: [GrammarSource.Template], _ language: Language) -> [String] {
        let generator = source.generator(in: language)
        var found: [String] = []
        for template in templates.filter(\.isExample) + templates.filter({ !$0.isExample }) {
            guard found.count < Self.shown else { break }
            for sentence in generator.sentences(of: template, language: language, limit: 1) where !sentence.isEmpty && !found.contains(sentence) {
                found.append(sentence)
            }
        }
        return found
    }

    private static func block(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }
}
