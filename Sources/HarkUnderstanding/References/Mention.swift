public import IntentSchema

/// Something that was said or answered before, to which later words may refer.
public struct Mention: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case person, place, text
        /// Anything else that has a type of its own.
        case thing
    }

    public var kind: Kind
    public var value: IntentValue
    /// How it can be called in a sentence; empty for what has no name.
    public var name: String
    /// The names of the parameter and the fields in which it was, the outermost first.
    public var fields: [String]
    /// The request that it was in, and how many requests ago that was: 0 for the newest.
    public var request: String
    public var age: Int

    public init(kind: Kind, value: IntentValue, name: String, fields: [String], request: String, age: Int) {
        self.kind = kind
        self.value = value
        self.name = name
        self.fields = fields
        self.request = request
        self.age = age
    }
}

/// What some words refer to.
enum Referent: Hashable {
    /// One thing, or several that are all meant.
    case all([Mention])
    /// One of these.
    case which([Mention])

    var mentions: [Mention] {
        switch self {
        case .all(let mentions), .which(let mentions): mentions
        }
    }
}

/// What was mentioned, and what of it words of a kind mean.
struct Mentions {
    let engine: GrammarEngine
    let all: [Mention]

    /// People who may be asked about; of more it is not clear that they were talked about at all.
    private static let peopleLimit = 10

    init(_ engine: GrammarEngine, _ context: UtteranceContext) {
        self.engine = engine
        all = context.mentioned
    }

    private func newestFirst(_ isFitting: (Mention) -> Bool) -> [[Mention]] {
        let fitting = all.filter(isFitting)
        return Set(fitting.map(\.age)).sorted().map { age in fitting.filter { $0.age == age } }
    }

    // MARK: People

    /// Whom words of a kind mean: of the newest request in which somebody fits, whoever fits.
    func people(_ kind: ReplyWords) -> Referent? {
        for group in newestFirst({ $0.kind == .person }) where group.count <= Self.peopleLimit {
            if kind == .referMany { return .all(group) }
            let known = group.map { (mention: $0, gender: gender($0)) }
            let wanted: ReplyWords? = kind == .referHe ? .kinHe : kind == .referShe ? .kinShe : nil
            let certain = wanted == nil ? [] : known.filter { $0.gender == wanted }.map(\.mention)
            let fitting = certain.isEmpty ? known.filter { wanted == nil || $0.gender == nil }.map(\.mention) : certain
            guard !fitting.isEmpty else { continue }
            return fitting.count == 1 ? .all(fitting) : .which(fitting)
        }
        return nil
    }

    /// What is known of a person by words of relation and titles: "my sister", 李女士; nil for nothing, or for both.
    private func gender(_ person: Mention) -> ReplyWords? {
        let object = person.value.object
        let identifier = object?["contactIdentifier"]?.string
        let contact = engine.world.contacts.first { $0.identifier == identifier && identifier != nil }
        let words = [person.name, object?["displayName"]?.string ?? ""] + (contact?.relations ?? [])
        let kinds = [ReplyWords.kinHe, .kinShe].filter { kind in
            words.contains { word in
                let matcher = ReplyWords.matcher(Tokenizer.tokens(of: word))
                return Tokenizer.tokens(of: word).indices.contains { matcher.ended(by: kind, from: $0) != nil }
            }
        }
        return kinds.count == 1 ? kinds[0] : nil
    }

    // MARK: Places and things

    func places() -> [Mention] { newestFirst { $0.kind == .place && !$0.name.isEmpty }.flatMap(\.self) }

    /// The newest text that was dictated.
    func text() -> Mention? {
        newestFirst { mention in mention.kind == .text && mention.fields.contains(where: engine.lexicon.isDictated) }.first?.first
    }

    /// The newest thing of a type, where there was only one.
    func thing(of type: String) -> Mention? {
        guard let group = newestFirst({ $0.value.object?.typeName == type && $0.kind != .person }).first, group.count == 1 else { return nil }
        return group[0]
    }

    /// Things by whose names a sentence may be read, the newest first.
    func named() -> [Mention] { newestFirst { $0.kind == .thing && !$0.name.isEmpty }.flatMap(\.self) }
}
