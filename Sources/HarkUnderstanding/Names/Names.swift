import IntentSchema

/// Everything of a world that has a name, in one index: people, groups, the person's own names and places, and what apps taught.
///
///     let names = Names(world: world)
///     names.find("Maria Rosi")                       // Maria Rossi, misspelt, cost 0.05
///     names.spans(in: "play morning run for Anna")   // a playlist and a person
///
/// It is a value that never changes; a new world makes a new one, and `updated(to:)` does so quickly when little changed.
public struct Names: Sendable {
    /// A near name that costs more than this is possible but no guess: nobody is put forward for it.
    public static let guessLimit = 0.08
    /// The most things that one name is given for.
    public static let matchLimit = 50
    /// Near names within this of the nearest one count as equals.
    static let nearMargin = 0.016

    let contacts: [World.Contact]
    let groups: [World.Group]
    let user: World.User?
    let vocabulary: [World.VocabularyEntry]
    let index: NameIndex
    let kinds: [NameKind]
    let relations: NameRelations
    let titles: NameTitles
    /// Names by spelling and sound: those of the world that was indexed, and those that changed since.
    private let lazy: [LazyNameNear]
    /// How many spelled keys the first of them has.
    private let spelledAtFirst: Int
    /// Where the index's things are in the world by now.
    private let places: NamePlaces
    /// The most tokens that a known name has; a longer run is not looked up.
    let longestName: Int
    let cut: Int
    let skipped: Int

    public init(world: World) { self.init(world: world, source: .shared) }

    init(world: World, source: GrammarSource) {
        let relations = NameRelations(source: source)
        let capacity = world.contacts.count * 3 + world.vocabulary.count * 3 + world.groups.count * 4 + 16
        var builder = NameIndexBuilder(index: NameIndex(capacity: capacity), relations: relations, isBatched: true)
        for place in world.contacts.indices { builder.add(world.contacts[place], at: place) }
        for place in world.groups.indices { builder.add(world.groups[place], at: place) }
        if let user = world.user { builder.add(user) }
        for place in world.vocabulary.indices { builder.add(world.vocabulary[place], at: place) }
        builder.finish()
        let lazy = LazyNameNear(builder.index, 0..<builder.index.spelled.count)
        self.init(
            world: world, builder: builder, titles: NameTitles(source: source), places: NamePlaces(), lazy: [lazy],
            spelledAtFirst: builder.index.spelled.count, cut: builder.cut, skipped: builder.skipped)
    }

    /// With an index that was saved.
    init(world: World, saved: SavedNames, source: GrammarSource) {
        let builder = NameIndexBuilder(
            index: saved.index, relations: NameRelations(source: source), kinds: saved.kinds, longestName: saved.longestName)
        self.init(
            world: world, builder: builder, titles: NameTitles(source: source), places: NamePlaces(),
            lazy: [LazyNameNear(saved.index, 0..<saved.index.spelled.count, made: saved.near)], spelledAtFirst: saved.index.spelled.count,
            cut: saved.cut,
            skipped: saved.skipped)
    }

    /// The near names of everything that has a name; nil when something changed since the index was made.
    var nearOfAll: NameNear? { places.isPlain && lazy.count == 1 ? lazy[0].value : nil }

    private init(
        world: World, builder: NameIndexBuilder, titles: NameTitles, places: NamePlaces, lazy: [LazyNameNear], spelledAtFirst: Int, cut: Int,
        skipped: Int
    ) {
        contacts = world.contacts
        groups = world.groups
        user = world.user
        vocabulary = world.vocabulary
        relations = builder.relations
        self.titles = titles
        index = builder.index
        kinds = builder.kinds
        longestName = builder.longestName
        self.lazy = lazy
        self.spelledAtFirst = spelledAtFirst
        self.places = places
        self.cut = cut
        self.skipped = skipped
    }

    /// The names of a world that differs little from this one's: equal to `Names(world:)`, but what did not change is not read again.
    ///
    /// Where much changed, or the person's own names did, it starts anew.
    public func updated(to world: World) -> Names {
        guard world.user == user, let changed = places.changed(from: self, to: world) else { return Names(world: world) }
        guard !changed.isNothing else { return self }
        var builder = NameIndexBuilder(index: index, relations: relations, kinds: kinds, longestName: longestName)
        for (place, thing) in changed.contacts { builder.add(world.contacts[place], at: thing) }
        for (place, thing) in changed.groups { builder.add(world.groups[place], at: thing) }
        for (place, thing) in changed.vocabulary { builder.add(world.vocabulary[place], at: thing) }
        let fresh = spelledAtFirst..<builder.index.spelled.count
        return Names(
            world: world, builder: builder, titles: titles, places: changed.places,
            lazy: [lazy[0]] + (fresh.isEmpty ? [] : [LazyNameNear(builder.index, fresh)]), spelledAtFirst: spelledAtFirst,
            cut: cut + builder.cut, skipped: skipped + builder.skipped)
    }

    /// What was not taken as it is, in plain English: names that were too long and names without a letter. Empty for most worlds.
    public var notes: [String] {
        var notes: [String] = []
        if cut > 0 { notes.append("names of more than \(NameScanner.letterLimit) bytes are known by their beginning: \(cut)") }
        if skipped > 0 { notes.append("names without a letter are left out: \(skipped)") }
        return notes
    }

    /// What letters are nearly, the nearest first.
    func nearest(_ letters: ArraySlice<UInt8>) -> NameNear.Word {
        var word = lazy[0].value.near(letters, in: index)
        for later in lazy.dropFirst() {
            let more = later.value.near(letters, in: index)
            word.plain += more.plain
            word.framed += more.framed
        }
        return word
    }

    /// What letters are nearly in writing, the nearest first.
    func misspelt(_ letters: ArraySlice<UInt8>) -> [NameNear.Found] { lazy.flatMap { $0.value.misspelt(letters, in: index) } }

    /// Chinese names that sound like letters, the nearest first.
    func sounding(_ letters: ArraySlice<UInt8>) -> [NameNear.Found] { lazy.flatMap { $0.value.sounding(letters, in: index) } }

    /// About how much memory the index takes, in bytes, the near names included when `withNear`.
    func byteCount(withNear: Bool) -> Int { index.byteCount + (withNear ? lazy.reduce(0) { $0 + $1.value.byteCount } : 0) }

    /// The things of a key that are still in the world, with their places there; the last first.
    func forEach(_ key: Int, _ body: (NameIndex.Entry, UInt32) -> Void) {
        index.forEach(key) { entry in
            if let place = places.place(of: entry) { body(entry, place) }
        }
    }

    /// The same, as long as `body` says so.
    func forEachEntry(of key: Int, while body: (NameIndex.Entry, UInt32) -> Bool) {
        var next = index.keys[key].head
        while next != NameIndex.none {
            let entry = index.entries[Int(next)]
            if let place = places.place(of: entry), !body(entry, place) { return }
            next = entry.previous
        }
    }

    /// Whether a key names nothing but people, in the world that was indexed.
    func isOfPeople(_ key: Int) -> Bool { index.keys[key].bestOther == NameIndex.absent }

    /// How well a key fits a person at best.
    func bestPerson(_ key: Int) -> NameExactness? {
        guard let best = NameExactness(rawValue: index.keys[key].bestPerson), !places.isPlain else {
            return NameExactness(rawValue: index.keys[key].bestPerson)
        }
        var found: NameExactness?
        forEach(key) { entry, _ in
            if entry.kind == NameIndex.person { found = min(found ?? entry.exactness, entry.exactness) }
        }
        return found.map { max($0, best) }
    }

    /// A thing's title as an app taught it, where it has a text's letters: "Luigi's" for "luigis". Of several the one that was taught first.
    func taughtTitle(_ text: String) -> String? {
        guard let key = index.find(NameKey.key(text)) else { return nil }
        var found: (place: UInt32, text: String)?
        forEach(key) { entry, place in
            guard entry.kind > 3, entry.exactness == .full, found.map({ place < $0.place }) ?? true else { return }
            found = (place, vocabulary[Int(entry.thing)].text)
        }
        return found?.text
    }

    /// What one thing of the index is.
    func match(_ raw: RawMatch) -> NameMatch {
        let kind = kinds[Int(raw.kind)]
        let thing = Int(raw.thing)
        var match = NameMatch(
            kind: kind, index: thing, identifier: "", name: "", bundleIdentifier: "", exactness: raw.exactness, cost: raw.cost)
        switch raw.kind {
        case 0: (match.identifier, match.name) = (contacts[thing].identifier, contacts[thing].fullName)
        case 1: (match.identifier, match.name) = (groups[thing].identifier, groups[thing].name)
        case 2: (match.identifier, match.name) = ("me", user?.name ?? "")
        case 3:
            let place = user?.places.keys.sorted()[thing] ?? ""
            (match.identifier, match.name) = (place, place)
        default:
            let entry = vocabulary[thing]
            match.kind = NameKind(entry.kind)
            (match.identifier, match.name, match.bundleIdentifier) = (entry.text, entry.text, entry.bundleIdentifier)
        }
        return match
    }

    /// The order among equals: the nearer, what an app put first, then as the world has it.
    func precedes(_ left: RawMatch, _ right: RawMatch) -> Bool {
        if left.cost != right.cost { return left.cost < right.cost }
        if left.exactness != right.exactness { return left.exactness < right.exactness }
        if left.kind != right.kind { return left.kind < right.kind }
        let (first, second) = (rank(left), rank(right))
        return first != second ? first < second : left.thing < right.thing
    }

    private func rank(_ raw: RawMatch) -> Int { raw.kind > 3 ? vocabulary[Int(raw.thing)].rank : 0 }
}

/// A thing in the index that a name may mean.
struct RawMatch: Hashable, Sendable {
    var kind: UInt8
    var thing: UInt32
    var exactness: NameExactness
    var cost: Double
}

/// Titles that stand around names: "Dr.", 老师, 小.
struct NameTitles: Sendable {
    let before: Set<UInt64>
    let prefixes: Set<UInt64>
    /// Words that begin no name, and characters that are in none.
    let stop: Set<UInt64>
    let never: Set<UInt64>
    private let singles: Set<UInt64>
    private let endings: [[UInt8]]

    init(source: GrammarSource) {
        before = source.wordSet("name-title-before")
        prefixes = source.wordSet("name-prefix")
        stop = source.wordSet("name-stop")
        never = source.wordSet("name-never")
        singles = source.wordSet("surname-title")
        endings = source.phrases(of: "name-title").map { Array($0.utf8) }
    }

    /// Folded letters without the Chinese title at their end.
    func withoutEnding(_ letters: [UInt8]) -> ArraySlice<UInt8>? {
        for ending in endings where letters.count > ending.count && letters.suffix(ending.count).elementsEqual(ending) {
            return letters.dropLast(ending.count)
        }
        guard letters.count > 3, letters[letters.count - 3] >= 0xE0, singles.contains(NameKey.of(letters.suffix(3))) else { return nil }
        return letters.dropLast(3)
    }

    /// Folded letters without 小, 老 or 阿 before them.
    func withoutPrefix(_ letters: [UInt8]) -> ArraySlice<UInt8>? {
        guard letters.count > 3, letters.count <= 9, letters[0] >= 0xE0, prefixes.contains(NameKey.of(letters.prefix(3))) else { return nil }
        return letters.dropFirst(3)
    }
}
