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

    /// What the engine was made for.
    public let world: World
    let graph: GrammarGraph
    let lexicon: Lexicon
    let appNames: AppNames
    let values: ValueReader
    let catalogue: InstalledIntents
    /// The grammar with the templates that were made for custom intents.
    let source: GrammarSource
    let custom: CustomWords
    /// Reads what the grammar does not; nil leaves everything to the grammar.
    let learned: BuiltInModel?
    /// By an intent's class name: the other intents that templates ask for in the same words.
    let askedAlike: [String: [String]]
    /// Intents by the words of their names.
    let titleWords: TitleWords
    /// Examples that were found for refusals.
    let exampleMemo = ExampleMemo()

    public init(world: World) {
        self.init(world: world, source: .shared, enumeration: { Catalogue.shared.enumeration(named: $0) })
    }

    /// With another model than the one that is built in.
    package init(world: World, learned: BuiltInModel?) {
        self.init(world: world, source: .shared, enumeration: { Catalogue.shared.enumeration(named: $0) }, learned: learned)
    }

    /// - Parameter enumeration: finds an enumeration of the schema by name, to read its cases from words.
    public init(world: World, enumeration: @escaping @Sendable (String) -> EnumerationDescription?) {
        self.init(world: world, source: .shared, enumeration: enumeration)
    }

    /// For names that are known already.
    /// - Parameter names: of the same world.
    public init(world: World, names: Names) {
        self.init(world: world, source: .shared, enumeration: { Catalogue.shared.enumeration(named: $0) }, names: names)
    }

    /// For a world that differs from an earlier engine's: names that did not change are not read again.
    public init(world: World, updating previous: GrammarEngine) {
        self.init(
            world: world, source: .shared, enumeration: previous.values.enumerations.lookup, learned: previous.learned,
            names: previous.names.updated(to: world))
    }

    init(
        world: World, source: GrammarSource, enumeration: @escaping @Sendable (String) -> EnumerationDescription?, learned: BuiltInModel? = .shared,
        names: Names? = nil
    ) {
        self.world = world
        self.learned = learned
        catalogue = InstalledIntents(world)
        var extended = source
        var custom = CustomWords()
        for (owner, entry) in catalogue.entries.enumerated() {
            guard let definition = entry.description.custom else { continue }
            let words = entry.description.parameters.map { parameter in
                ParameterWords(parameter) { definition.enumerations[$0] ?? enumeration($0) }
            }
            let templates = CustomTemplates(entry.description, definition, words: words, source: source)
            if let body = templates.body { extended.add(body, intent: entry.description.name, owner: owner) }
            custom.add(words, templates.variants, owner: owner)
        }
        (self.source, self.custom) = (extended, custom)
        let installed = catalogue.names
        var graph = GrammarGraph(source: extended) { installed.contains($0) }
        lexicon = Lexicon(source: source, graph: &graph)
        ReplyWords.compile(into: &graph)
        graph.finish()
        askedAlike = graph.askedAlike
        titleWords = TitleWords(catalogue, graph)
        self.graph = graph
        appNames = AppNames(apps: world.apps, refused: world.refusedApps)
        let spans = PersonSpans(index: ContactIndex(names: names ?? Names(world: world, source: source)), lexicon: lexicon)
        values = ValueReader(
            people: PersonValues(spans: spans, graph: graph), enumerations: EnumerationWords(lookup: enumeration))
    }

    /// Everything of the world that has a name.
    public var names: Names { values.people.spans.index.names }

    public func understand(_ text: String, in context: UtteranceContext) -> Understanding {
        References(engine: self, context: context) { plain($0, in: context) }.resolved(plain(text, in: context))
    }

    /// How a sentence is read when nothing in it refers to anything.
    func plain(_ text: String, in context: UtteranceContext) -> Understanding {
        guard let said = Tokenizer.sentence(text) else { return refusal(text, "understanding.too-long", context) }
        guard said.tokens.contains(where: { $0.kind != .separator }) else {
            return refusal(text, "understanding.empty", context)
        }
        let sentence = SelfRepairs(self, said).applied()
        let names = NameMemo()
        let whole = SentenceReader(engine: self, sentence: sentence, text: text, context: context, names: names).read()
        var understanding = SeveralCommands(engine: self, sentence: sentence, context: context, names: names).read(whole)
        if understanding.refusal == "understanding.no-match", Language.isAnother(text) { understanding.refusal = "understanding.other-language" }
        return understanding
    }

    private func refusal(_ text: String, _ identifier: String, _ context: UtteranceContext) -> Understanding {
        let language = Language.of(context.locale)
        return Understanding(
            text: text, readings: [], threshold: Self.threshold, suggestions: suggestions(in: language),
            language: language.rawValue, refusal: identifier)
    }
}

/// The intents of a world, in the order in which they are first met. A built-in intent is there once, whatever apps have it; a custom
/// one once for every definition of it, since two apps may use one class name for different things.
struct InstalledIntents: Sendable {
    struct Entry: Sendable {
        var description: IntentDescription
        /// Indices in the world's apps.
        var apps: [Int]
        /// For a custom intent of apps that the person refused: one of them, by its place among those.
        var refusedApp: Int?
        /// A built-in intent in one app's words, beside the entry that it has for all.
        var isWording = false
    }

    private(set) var entries: [Entry] = []
    private(set) var names: Set<String> = []
    private var byName: [String: [Int]] = [:]
    private let bundles: [String]

    init(_ world: World) {
        bundles = world.apps.map(\.bundleIdentifier)
        for (index, app) in world.apps.enumerated() {
            for intent in app.intents { add(intent, app: index) }
        }
        for (index, app) in world.refusedApps.enumerated() {
            for intent in app.intents where intent.isCustom && !(byName[intent.name] ?? []).contains(where: { entries[$0].description == intent }) {
                append(Entry(description: intent, apps: [], refusedApp: index))
            }
        }
    }

    private mutating func add(_ intent: IntentDescription, app: Int) {
        guard intent.custom?.isSystem != true else {
            add(intent.unworded, app: app)
            return entries.append(Entry(description: intent, apps: [app], isWording: true))
        }
        let known = byName[intent.name]?.first { !intent.isCustom && !entries[$0].description.isCustom || entries[$0].description == intent }
        guard let known else { return append(Entry(description: intent, apps: [app])) }
        if entries[known].apps.last != app { entries[known].apps.append(app) }
    }

    private mutating func append(_ entry: Entry) {
        byName[entry.description.name, default: []].append(entries.count)
        if entry.refusedApp == nil { names.insert(entry.description.name) }
        entries.append(entry)
    }

    var descriptions: [IntentDescription] { entries.map(\.description) }

    /// The intent of a class name, as the first app that has it does.
    func description(named name: String) -> IntentDescription? { index(named: name, app: nil).map { entries[$0].description } }

    func indices(named name: String) -> [Int] { byName[name] ?? [] }

    /// The intent of a class name as an app has it, else as the first that has it.
    func index(named name: String, app: String?) -> Int? {
        let known = indices(named: name).filter { entries[$0].refusedApp == nil }
        guard let app else { return known.first }
        return known.first { entries[$0].apps.contains { bundles[$0] == app } } ?? known.first
    }
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

    /// Whether at least a third of a text's letters are of scripts that neither English nor Chinese is written in. Not more: of a
    /// Japanese sentence half may be Han.
    static func isAnother(_ text: String) -> Bool {
        var (letters, others) = (0, 0)
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            letters += 1
            if !scalar.properties.isIdeographic, !ownScripts.contains(where: { $0.contains(scalar.value) }) { others += 1 }
        }
        return others > 0 && others * 3 >= letters
    }

    /// Latin, its further letters and its full-width forms, and Bopomofo.
    private static let ownScripts: [ClosedRange<UInt32>] = [0x00...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A, 0x3100...0x312F, 0x31A0...0x31BF]
}

extension IntentDescription {
    /// A built-in intent as it is without an app's words.
    fileprivate var unworded: IntentDescription {
        var plain = self
        plain.custom = nil
        for index in plain.parameters.indices { plain.parameters[index].custom = nil }
        return plain
    }
}
