/// Finds people by any of their names, by relation and by the names that apps taught: the people's part of `Names`.
struct ContactIndex: Sendable {
    /// How well a name fits; a better rank hides the worse ones, so that "Stef" never means "Brent Stef" while there is a Stef.
    enum Rank: UInt8, Comparable, Sendable {
        /// The full name, the nickname or the relation.
        case exact
        /// The given or the family name.
        case part
        /// A word inside the full name, or with a title.
        case inside
        /// Misspelt or misheard.
        case near
        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }

        init(_ exactness: NameExactness) {
            switch exactness {
            case .full, .nickname, .relation, .joined: self = .exact
            case .given, .family: self = .part
            case .titled, .part: self = .inside
            case .misspelt, .misheard: self = .near
            }
        }

        var cost: Double {
            switch self {
            case .exact: 0
            case .part: 0.005
            case .inside: 0.03
            case .near: 0.04
            }
        }
    }

    struct Match: Sendable, Hashable {
        var contact: Int
        var rank: Rank
        /// What the name takes from the score; 0 for an exact one.
        var cost = 0.0
    }

    let names: Names
    private let taughtKinds: Set<UInt8>

    init(names: Names) {
        self.names = names
        let kinds = [NameKind("contactName"), NameKind("contactGroupName"), .group]
        taughtKinds = Set(names.kinds.indices.filter { kinds.contains(names.kinds[$0]) }.map(UInt8.init))
    }

    init(contacts: [World.Contact], taught: [String], source: GrammarSource) {
        let words = taught.enumerated().map { World.VocabularyEntry(text: $1, kind: "contactName", bundleIdentifier: "", rank: $0) }
        self.init(names: Names(world: World(contacts: contacts, vocabulary: words), source: source))
    }

    var contacts: [World.Contact] { names.contacts }
    var longestName: Int { names.longestName }

    /// The best rank of a name, without collecting the people.
    func rank(_ key: UInt64) -> Rank? { exactness(key).map(Rank.init) }

    /// How well a key fits a person at best.
    func exactness(_ key: UInt64) -> NameExactness? {
        names.index.find(key).flatMap(names.bestPerson)
    }

    /// Whether an app taught the name for a person or a group, or a group of the world has it.
    func isTaught(_ key: UInt64) -> Bool {
        guard let place = names.index.find(key), names.index.keys[place].bestOther <= NameExactness.nickname.rawValue else { return false }
        var isTaught = false
        names.forEach(place) { entry, _ in
            if taughtKinds.contains(entry.kind), entry.exactness <= .nickname { isTaught = true }
        }
        return isTaught
    }

    /// The key of the relation that a word names, if it names one.
    func relation(_ key: UInt64) -> UInt64? { names.relations.own(key) }
}
