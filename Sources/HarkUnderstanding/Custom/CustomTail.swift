import IntentSchema

/// What may follow a title of a custom intent in its template: further values, as often as wanted.
///
/// A value belongs to a parameter by the parameter's name, by words that only one parameter has, or by the word that links it to what
/// was said before, where one parameter alone takes what follows such a word: "with croutons", "to 5 Elm Street", "times three".
struct CustomTail {
    let order: [ParameterWords]
    let source: GrammarSource
    /// The rule for words of counting, if the definition's category has one.
    let measure: String?

    /// What it costs, in thousandths: a value without its parameter's name, a linked one, one that people or a date may be.
    private static let unnamed = 4
    private static let linked = 4
    private static let guessed = 10
    private static let doubtful = 25

    var text: String {
        let ways = named + linked
        return ways.isEmpty ? "" : "( [<custom-and>] [<custom-small>] ( " + ways.joined(separator: " | ") + " ) )*"
    }

    private var named: [String] {
        order.flatMap { words -> [String] in
            guard let kind = words.kind else { return [] }
            let names = "( " + words.names.map(CustomTemplates.quoted).joined(separator: " | ") + " )"
            let link = kind == .text ? "[<custom-says>]" : "[<custom-is>] [<custom-small>]"
            // "miso soups to …" names a kind of soup rather than saying what the soup is.
            let cost = kind == .phrase ? "~\(Self.doubtful) " : ""
            let way = "\(cost)\(names) {+=1} \(link) \(words.slot())\(words.suffix)"
            return words.isLabelled ? [way, "~\(Self.unnamed) \(words.slot(.label)) [<custom-case-suffix>] [\(names)]"] : [way]
        }
    }

    private var linked: [String] {
        var ways: [String] = []
        if let list = only(.phrases) { ways.append("~\(Self.linked) <custom-with> [<custom-small>] \(list.slot())") }
        if let people = only(.persons) { ways.append("~\(Self.guessed) <custom-for> \(people.slot())") }
        if let date = only(.date) { ways.append("~\(Self.guessed) \(date.slot())") }
        if let count = only(.amount), count.description.type == .integer {
            ways.append("~\(Self.linked) <custom-times> \(count.slot()) [<custom-classifier>]")
            if let measure { ways.append("~\(Self.linked) \(count.slot()) <\(measure)>") }
        }
        return ways + places
    }

    private func only(_ kind: SlotKind) -> ParameterWords? {
        let fitting = order.filter { $0.kind == kind }
        return fitting.count == 1 ? fitting.first : nil
    }

    // MARK: Places

    /// "to 5 Elm Street", 送到人民路5号, "at the station": one place takes all such words; of two, the one whose name says so.
    private var places: [String] {
        let places = order.filter { $0.kind == .phrase || $0.kind == .text }.compactMap { words in place(words).map { (words, $0) } }
        if places.count == 1, let only = places.first?.0 { return [linked(only, "custom-goal"), linked(only, "custom-at")] }
        return ["custom-goal", "custom-at"].compactMap { link in
            let fitting = places.filter { $0.1 == link }
            return fitting.count == 1 ? linked(fitting[0].0, link) : nil
        }
    }

    private func linked(_ words: ParameterWords, _ link: String) -> String {
        "~\(Self.linked) <\(link)> [<custom-small>] \(words.slot(.place)) \(implied(words))"
    }

    /// The words that lead to a place, when the parameter is one: by its type, else by its name.
    private func place(_ words: ParameterWords) -> String? {
        let isNamed = { (link: String) in
            words.names.contains { name in
                let set = source.wordSet(link + "-name")
                return name.last.map { set.contains($0.hash) } == true || set.contains(Folding.hash(name.suffix(2).map(\.text).joined()))
            }
        }
        if isNamed("custom-at") { return "custom-at" }
        return isNamed("custom-goal") || words.description.type == .object("CLPlacemark") ? "custom-goal" : nil
    }

    /// What must be so for the parameter to play a part: an address says that the soup is delivered.
    private func implied(_ words: ParameterWords) -> String {
        guard case .equals(let parent, .integer(let value))? = words.description.custom?.relevance, order.contains(where: { $0.description.name == parent })
        else { return "" }
        return "{\(parent)=\(value)}"
    }
}

extension GrammarSource {
    /// The rule for words of counting that may stand without a number in a category's sentences; nil for none.
    func measure(_ category: String) -> String? {
        let name = "custom-measure-" + category
        return rules[Folding.hash(name)] == nil ? nil : name
    }
}
