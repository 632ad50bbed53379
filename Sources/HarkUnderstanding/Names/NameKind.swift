/// The kind of thing that a name names.
///
/// People, groups, the person's own names and places are built in; everything that apps teach has the case name of
/// `INVocabularyStringType`, or whatever kind its vocabulary entry says.
public struct NameKind: RawRepresentable, Hashable, Sendable, Codable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let person = NameKind("person")
    public static let group = NameKind("group")
    /// The person whose device it is.
    public static let user = NameKind("user")
    /// A place of the person: home, work.
    public static let place = NameKind("place")
}

/// How well a name fits what was said; less is better.
///
/// A full name hides all others, and a nickname hides family names and what is below, so that "Stef" never means "Brent Stef" while there is a Stef.
/// Nicknames and given names stand beside each other, and so do given and family names: people are called by either, and a tie is a
/// question. Only where nothing fits are names looked for that were joined, split, misspelt or misheard.
public enum NameExactness: UInt8, Comparable, Sendable, Codable, CaseIterable, BitwiseCopyable {
    case full
    case nickname
    /// A relation to the person: "my sister".
    case relation
    case given
    case family
    /// With a title or a prefix: "Dr. Park", 王老师, 老马.
    case titled
    /// A word inside a name, or the organisation.
    case part
    /// Words were joined or split: "blood works".
    case joined
    case misspelt
    /// By sound: Double Metaphone, pinyin, a phonetic name.
    case misheard

    public static func < (left: NameExactness, right: NameExactness) -> Bool { left.rawValue < right.rawValue }

    /// What it takes from the score of a reading.
    public var cost: Double {
        switch self {
        case .full, .nickname, .relation: 0
        case .given, .family: 0.005
        case .titled: 0.02
        case .part: 0.03
        case .joined: 0.005
        case .misspelt: 0.05
        case .misheard: 0.04
        }
    }

    var isNear: Bool { self >= .misspelt }
}

/// Something that a name may mean.
public struct NameMatch: Hashable, Sendable {
    public var kind: NameKind
    /// The place in the world's contacts, groups or vocabulary.
    public var index: Int
    /// The contact's or group's identifier; for anything else the text as it was taught.
    public var identifier: String
    /// How it is called: the full name, the group's name, the text as it was taught.
    public var name: String
    /// The app that taught it; empty for people and groups.
    public var bundleIdentifier: String
    public var exactness: NameExactness
    /// What it takes from the score, in 0...1; above `Names.guessLimit` it is only possible.
    public var cost: Double
}
