public import IntentSchema

/// The first engine: a published grammar of templates, compiled for what is installed.
///
/// It reads English and Chinese and both in one sentence, finds an app's name anywhere, keeps dictated text exactly and
/// refuses what no template explains. It is a value: no clock, no files, no randomness.
public struct GrammarEngine: UnderstandingEngine {
    /// The score that a reading must reach.
    public static let threshold = 0.5
    /// How many readings that lost are kept for `explain`.
    static let losersKept = 5

    let world: World
    let graph: GrammarGraph
    let lexicon: Lexicon
    let appNames: AppNames
    let values: ValueReader
    let catalogue: InstalledIntents

    public init(world: World) {
        self.init(world: world, source: .shared, enumeration: { Catalogue.shared.enumeration(named: $0) })
    }

    /// - Parameter enumeration: finds an enumeration of the schema by name, to read its cases from words.
    public init(world: World, enumeration: @escaping @Sendable (String) -> EnumerationDescription?) {
        self.init(world: world, source: .shared, enumeration: enumeration)
    }

    init(world: World, source: GrammarSource, enumeration: @escaping @Sendable (String) -> EnumerationDescription?) {
        self.world = world
        catalogue = InstalledIntents(world)
        let installed = catalogue.names
        var graph = GrammarGraph(source: source) { installed.contains($0) }
        lexicon = Lexicon(source: source, graph: &graph)
        ReplyWords.compile(into: &graph)
        self.graph = graph
        appNames = AppNames(apps: world.apps, refused: world.refusedApps)
        let taught = world.vocabulary.filter { $0.kind == "contactName" || $0.kind == "contactGroupName" }.map(\.text)
        let spans = PersonSpans(
            index: ContactIndex(contacts: world.contacts, taught: taught, source: source), lexicon: lexicon)
        values = ValueReader(
            people: PersonValues(spans: spans, graph: graph), enumerations: EnumerationWords(lookup: enumeration))
    }

    public func understand(_ text: String, in context: UtteranceContext) -> Understanding {
        guard let sentence = Tokenizer.sentence(text) else { return refusal(text, "understanding.too-long", context) }
        guard sentence.tokens.contains(where: { $0.kind != .separator }) else {
            return refusal(text, "understanding.empty", context)
        }
        return SentenceReader(engine: self, sentence: sentence, text: text, context: context).read()
    }

    private func refusal(_ text: String, _ identifier: String, _ context: UtteranceContext) -> Understanding {
        let language = Language.of(context.locale)
        return Understanding(
            text: text, readings: [], threshold: Self.threshold, suggestions: suggestions(in: language),
            language: language.rawValue, refusal: identifier)
    }
}

/// The intents of a world by name, each once, in the order in which they are first met.
struct InstalledIntents: Sendable {
    let descriptions: [IntentDescription]
    let names: Set<String>
    private let apps: [String: [Int]]

    init(_ world: World) {
        var (descriptions, names, apps): ([IntentDescription], Set<String>, [String: [Int]]) = ([], [], [:])
        for (index, app) in world.apps.enumerated() {
            for intent in app.intents {
                if names.insert(intent.name).inserted { descriptions.append(intent) }
                if apps[intent.name]?.last != index { apps[intent.name, default: []].append(index) }
            }
        }
        (self.descriptions, self.names, self.apps) = (descriptions, names, apps)
    }

    func apps(of intent: String) -> [Int] { apps[intent] ?? [] }
}

/// The language of a sentence.
enum Language: String, Sendable {
    case en, zh, mixed

    static func of(_ locale: String) -> Language { locale.lowercased().hasPrefix("zh") || locale.lowercased().hasPrefix("yue") ? .zh : .en }

    /// By the scripts of the words, an app's name aside.
    static func of(_ tokens: some Sequence<Token>, locale: String) -> Language {
        var (han, latin) = (false, false)
        for token in tokens {
            if token.kind == .han { han = true }
            if token.kind == .word { latin = true }
        }
        if han { return latin ? .mixed : .zh }
        return latin ? .en : of(locale)
    }
}
