import IntentSchema

/// Puts the names of a world into the index.
struct NameIndexBuilder {
    private(set) var index: NameIndex
    /// The kinds of things, by the number that entries have.
    private(set) var kinds: [NameKind]
    /// The most tokens that a name has; a longer run is not looked up.
    private(set) var longestName: Int
    /// Names that were longer than `NameScanner.letterLimit` and are known by their beginning, and names without a letter.
    private(set) var cut = 0
    private(set) var skipped = 0

    static let tokenLimit = 24
    /// More kinds than these share the last number.
    private static let kindLimit = 200
    /// The most words of a name of which every run is a name too: "Helen Park" of "Dr. Helen Park".
    private static let runLimit = 6

    private var whole = NameScanner()
    private var given = NameScanner()
    private var family = NameScanner()
    let relations: NameRelations
    /// Names that wait to be put into the index together; nil when each goes there at once.
    private var waiting: NameBatch?

    init(
        index: NameIndex, relations: NameRelations, kinds: [NameKind] = [.person, .group, .user, .place], longestName: Int = 1,
        isBatched: Bool = false
    ) {
        self.index = index
        self.relations = relations
        self.kinds = kinds
        self.longestName = longestName
        if isBatched { waiting = NameBatch() }
    }

    private mutating func put(
        _ hash: UInt64, thing: Int, kind: UInt8, exactness: NameExactness, words: Int, keeping letters: ArraySlice<UInt8>? = nil
    ) {
        guard waiting != nil else {
            return index.insert(hash, thing: thing, kind: kind, exactness: exactness, words: words, keeping: letters)
        }
        waiting?.append(hash, thing: thing, kind: kind, exactness: exactness, words: words, keeping: letters)
    }

    /// Puts what waits into the index.
    mutating func finish() { waiting?.flush(into: &index) }

    private mutating func finishIfFull() {
        if waiting?.isFull == true { finish() }
    }

    mutating func add(_ contact: borrowing World.Contact, at place: Int) {
        finishIfFull()
        let person = NameIndex.person
        given.scan(contact.givenName)
        family.scan(contact.familyName)
        addWhole(contact.fullName, place, person, .full, isPerson: true)
        if !given.letters.isEmpty || !family.letters.isEmpty { addParts(place) }
        if !contact.nickname.isEmpty { addWhole(contact.nickname, place, person, .nickname, withWords: false) }
        for name in contact.nicknames where !name.isEmpty { addWhole(name, place, person, .nickname, withWords: false) }
        for relation in contact.relations where !relation.isEmpty { addRelation(relation, place) }
        if !contact.phoneticName.isEmpty { addPhonetic(contact.phoneticName, place) }
        if !contact.organization.isEmpty, contact.organization != contact.fullName {
            addWhole(contact.organization, place, person, .part, withWords: false)
        }
    }

    mutating func add(_ group: World.Group, at place: Int) {
        for name in [group.name] + group.alternativeNames { addWhole(name, place, 1, name == group.name ? .full : .nickname) }
    }

    mutating func add(_ user: World.User) {
        addWhole(user.name, 0, 2, .full)
        for name in user.alternativeNames { addWhole(name, 0, 2, .nickname) }
        // In an order that does not depend on the dictionary.
        for (place, names) in user.places.sorted(by: { $0.key < $1.key }).map(\.value).enumerated() {
            for name in names { addWhole(name, place, 3, .full, withWords: false) }
        }
    }

    mutating func add(_ entry: World.VocabularyEntry, at place: Int) {
        finishIfFull()
        addWhole(entry.text, place, number(of: NameKind(entry.kind)), .full)
    }

    private mutating func number(of kind: NameKind) -> UInt8 {
        if let known = kinds.lastIndex(of: kind) { return UInt8(known) }
        guard kinds.count < Self.kindLimit else { return UInt8(kinds.count - 1) }
        kinds.append(kind)
        return UInt8(kinds.count - 1)
    }

    /// A name as it stands, and where it has several words each of them and every run.
    private mutating func addWhole(
        _ name: String, _ place: Int, _ kind: UInt8, _ exactness: NameExactness, withWords: Bool = true, isPerson: Bool = false
    ) {
        whole.scan(name)
        guard !whole.letters.isEmpty else {
            skipped += 1
            return
        }
        if whole.isCut { cut += 1 }
        let count = whole.words.count
        note(whole)
        let isKept = whole.isHan || count == 1 || kind != NameIndex.person && whole.letters.count <= NameNear.longest
        let hash = NameKey.of(whole.letters[...])
        put(hash, thing: place, kind: kind, exactness: exactness, words: count, keeping: isKept ? whole.letters[...] : nil)
        // Somebody who is called by a relation has it: 房东, "Mum".
        if kind == NameIndex.person, let relation = relations.own(hash) {
            put(relation, thing: place, kind: kind, exactness: .relation, words: 0)
        }
        guard withWords else { return }
        if whole.isHan { return addHanParts(place, kind) }
        guard count > 1 else { return }
        for word in whole.words {
            let letters = whole.letters[word]
            // A given or a family name is more than a part.
            if isPerson, given.letters[...] == letters || family.letters[...] == letters { continue }
            put(NameKey.of(letters), thing: place, kind: kind, exactness: .part, words: 1, keeping: letters)
        }
        guard count > 2, count <= Self.runLimit else { return }
        for first in 0..<count - 1 {
            for last in first + 1..<count where last - first < count - 1 {
                let letters = whole.letters[whole.words[first].lowerBound..<whole.words[last].upperBound]
                put(NameKey.of(letters), thing: place, kind: kind, exactness: .part, words: last - first + 1)
            }
        }
    }

    /// The first and the last two of four or more characters: 物业 and 小刘 of 物业小刘.
    private mutating func addHanParts(_ place: Int, _ kind: UInt8) {
        guard kind == NameIndex.person, whole.words.count == 1, whole.letters.count >= 12, whole.letters.count <= 24,
            whole.letters.allSatisfy({ $0 >= 0x80 })
        else { return }
        for letters in [whole.letters[..<6], whole.letters[(whole.letters.count - 6)...]] {
            put(NameKey.of(letters), thing: place, kind: kind, exactness: .part, words: 1, keeping: letters)
        }
    }

    private mutating func addParts(_ place: Int) {
        let person = NameIndex.person
        let fullCount = whole.letters.count
        let fullIsGivenFirst = !whole.isHan
        note(given)
        note(family)
        let (givenHash, familyHash) = (NameKey.of(given.letters[...]), NameKey.of(family.letters[...]))
        put(
            givenHash, thing: place, kind: person, exactness: .given, words: given.words.count, keeping: given.letters[...])
        put(
            familyHash, thing: place, kind: person, exactness: .family, words: family.words.count, keeping: family.letters[...])
        if given.words.count > 1, !given.isHan {
            for word in given.words {
                put(
                    NameKey.of(given.letters[word]), thing: place, kind: person, exactness: .part, words: 1, keeping: given.letters[word])
            }
        }
        guard !given.letters.isEmpty, !family.letters.isEmpty else { return }
        // People say either order; Chinese full names are written family name first.
        let count = given.words.count + family.words.count
        let isHan = given.isHan || family.isHan
        let isWhole = fullCount == given.letters.count + family.letters.count
        for isGivenFirst in [true, false] where !(isWhole && isGivenFirst == fullIsGivenFirst) {
            let hash = isGivenFirst ? NameKey.extend(givenHash, family.letters[...]) : NameKey.extend(familyHash, given.letters[...])
            let letters = !isHan ? nil : isGivenFirst ? given.letters + family.letters : family.letters + given.letters
            put(hash, thing: place, kind: person, exactness: .full, words: isHan ? 0 : count, keeping: letters?[...])
        }
    }

    private mutating func addRelation(_ relation: String, _ place: Int) {
        whole.scan(relation)
        let hash = NameKey.of(whole.letters[...])
        note(whole)
        put(
            relations.own(hash) ?? hash, thing: place, kind: NameIndex.person, exactness: .relation, words: 0)
    }

    /// A name as it sounds is no spelling of it: it comes after those, together with what sounds the same.
    private mutating func addPhonetic(_ name: String, _ place: Int) {
        whole.scan(name)
        note(whole)
        put(
            NameKey.of(whole.letters[...]), thing: place, kind: NameIndex.person, exactness: .misheard, words: 0,
            keeping: whole.letters[...])
        guard whole.words.count > 1 else { return }
        for word in whole.words {
            let letters = whole.letters[word]
            put(NameKey.of(letters), thing: place, kind: NameIndex.person, exactness: .misheard, words: 0, keeping: letters)
        }
        guard whole.words.count == 2 else { return }
        let turned = whole.letters[whole.words[1]] + whole.letters[whole.words[0]]
        put(NameKey.of(turned), thing: place, kind: NameIndex.person, exactness: .misheard, words: 0, keeping: turned)
    }

    private mutating func note(_ scanner: NameScanner) {
        let tokens = scanner.isHan ? scanner.letters.count / 3 + scanner.words.count : scanner.words.count
        longestName = max(longestName, min(tokens, Self.tokenLimit))
    }
}
