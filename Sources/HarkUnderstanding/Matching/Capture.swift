/// What a template's slot took from the sentence, or a constant it sets.
struct Capture: Sendable, Hashable {
    enum Source: Sendable, Hashable {
        case slot(Int)
        case constant(Int)
    }

    var source: Source
    /// Token range in the hypothesis; empty for a constant.
    var range: Range<Int>
    /// The names in it, for people.
    var names: [Range<Int>] = []
}

/// A template that reads the whole sentence.
struct TemplateMatch: Sendable {
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
}
