/// What a template's slot took from the sentence, or a constant it sets.
struct Capture: Sendable, Hashable {
    enum Source: Sendable, Hashable {
        case slot(Int)
        case constant(Int)
    }

    var source: Source
    /// Token range in the hypothesis; for a constant the words that decide it, empty when none stand before it.
    var range: Range<Int>
    /// The names in it, for people.
    var names: [Range<Int>] = []
}

/// A template that reads the whole sentence.
struct TemplateMatch: Sendable, Hashable {
    var template: Int
    /// Sum of the costs of uncertain parts; the score is the template's weight less this.
    var cost: Double
    /// Tokens that fell into free text, to prefer templates that explain more.
    var free: Int
    /// Words of politeness and hesitation that were stepped over.
    var skipped: [Range<Int>]
    var captures: [Capture]
    /// Whether the template itself has a place for the app's name.
    var usedAppPlace: Bool
}

/// A sentence with one app's name taken out, or as it is.
struct Hypothesis: Sendable {
    enum Gap: UInt8, Sendable {
        /// A name without any word of connection.
        case bare
        /// "on", "in", 在.
        case weak
        /// "using", "via", 用: sure to be about an app.
        case strong
    }

    var mention: AppMention?
    var tokens: [Token]
    /// Where the name was taken out: a token position.
    var gap: Int?
    var gapKind: Gap = .bare
    /// In the sentence as it is: names of apps with the words that connect them, which no app's own words reach over.
    var appPhrases: [Range<Int>] = []
    /// Those of them that surely name an app wherever they stand: "using Chatter".
    var sureAppPhrases: [Range<Int>] = []
    /// Those that may as well be part of what is said: the name alone, or after words that hold it ("I saw it on Chatter").
    var bareAppNames: [Range<Int>] = []

    /// Where words that begin at a position end at the latest.
    func end(of position: Int, within limit: Int) -> Int {
        appPhrases.reduce(limit) { limit, phrase in
            phrase.upperBound > position ? min(limit, max(position, phrase.lowerBound)) : limit
        }
    }

    /// Whether free text would take an app's name that stands at its edge: "post hello with Chatter" is not for the app that posts.
    func takesAppName(_ range: Range<Int>, visibleEnd: Int) -> Bool {
        appPhrases.contains { $0.upperBound == visibleEnd && $0.lowerBound > range.lowerBound && !bareAppNames.contains($0) }
            || sureAppPhrases.contains { $0.lowerBound == range.lowerBound && $0.upperBound <= visibleEnd }
    }

    /// What is added to a score to rank it: a sentence that can be read as naming an app does, unless "dinner with Julia" is as likely.
    var preference: Double {
        guard let mention else { return 0 }
        return mention.standing == .missing && !mention.mayTrail ? -0.02 : 0.04
    }

    /// Whether an app that is not installed may be meant where a match puts it: after what is said only when it can hardly be part of that.
    func allows(_ match: TemplateMatch) -> Bool {
        guard let mention, mention.standing == .missing, let gap else { return true }
        let said = match.captures.first { $0.names.isEmpty && !$0.range.isEmpty && $0.range.upperBound == gap }
        guard let said else { return true }
        return mention.mayTrail && said.range.count <= mention.trailingLimit
    }
}
