import IntentSchema

/// The words of intents' names, and which intents they are looked for with.
struct TitleWords: Sendable {
    struct Entry: Sendable {
        var title: [String]
        /// By parameter.
        var parameters: [[String]]
    }

    /// By place in `InstalledIntents`.
    private var entries: [Int: Entry] = [:]
    /// Intents by the hash of what their first word may be said as.
    private var byFirst: [UInt64: [Int]] = [:]
    /// Those whose first word may be spelt in several ways that are equal.
    private var others: [Int] = []

    /// Intents that no template reaches, and custom ones.
    init(_ catalogue: InstalledIntents, _ graph: GrammarGraph) {
        var known: Set<String> = []
        for template in graph.templates where template.source.owner == nil { known.formUnion(template.source.intents) }
        for (index, entry) in catalogue.entries.enumerated() where !entry.isWording {
            let intent = entry.description
            guard intent.isCustom || !known.contains(intent.name) else { continue }
            let title = WordsMatch.title(intent.name)
            guard let first = title.first else { continue }
            entries[index] = Entry(title: title, parameters: intent.parameters.map { CamelCase.words($0.name) })
            guard first.utf8.allSatisfy({ $0 < 0x80 }) else {
                others.append(index)
                continue
            }
            var forms = [first, first + "s"]
            if first.hasSuffix("s") { forms.append(String(first.dropLast())) }
            for form in forms { byFirst[Folding.hash(form), default: []].append(index) }
        }
    }

    /// The intents whose names may begin where a command may, by their place.
    func entries(_ tokens: [Token], _ starts: [(position: Int, cost: Double)]) -> [(index: Int, words: Entry)] {
        var found = Set(others)
        for (position, _) in starts where position < tokens.count { found.formUnion(byFirst[tokens[position].hash] ?? []) }
        return found.sorted().compactMap { index in entries[index].map { (index, $0) } }
    }
}
