/// Where the things of an index are in the world, after contacts or words came, went or changed since it was made.
struct NamePlaces: Sendable {
    /// What changed from one world to the next: new things with their places in the world and their numbers in the index.
    struct Changed {
        var places: NamePlaces
        var contacts: [(place: Int, thing: Int)]
        var groups: [(place: Int, thing: Int)]
        var vocabulary: [(place: Int, thing: Int)]
        var isNothing: Bool
    }

    private static let gone = UInt32.max
    /// With more changes than this, or an eighth of all, a new index is made.
    private static let changeLimit = 64

    /// By number in the index; nil while each thing is where it was.
    private var contacts: [UInt32]?
    private var groups: [UInt32]?
    private var vocabulary: [UInt32]?
    private var changes = 0

    /// Whether nothing has changed.
    var isPlain: Bool { contacts == nil && groups == nil && vocabulary == nil }

    func place(of entry: NameIndex.Entry) -> UInt32? {
        let table =
            switch entry.kind {
            case 0: contacts
            case 1: groups
            case 2, 3: nil as [UInt32]?
            default: vocabulary
            }
        guard let table else { return entry.thing }
        let place = table[Int(entry.thing)]
        return place == Self.gone ? nil : place
    }

    /// Nil when so much changed that a new index is better.
    func changed(from names: Names, to world: World) -> Changed? {
        let total = names.contacts.count + names.groups.count + names.vocabulary.count
        let limit = max(Self.changeLimit, total / 8)
        var count = changes
        /// Nil for too much; the things that are new otherwise.
        func follow<Thing: Equatable>(_ old: [Thing], _ new: [Thing], _ table: inout [UInt32]?) -> [(place: Int, thing: Int)]? {
            guard let difference = Difference(old, new, limit: limit - count) else { return nil }
            guard difference.count > 0 else { return [] }
            count += difference.count
            var places = table ?? old.indices.map(UInt32.init)
            for thing in places.indices where places[thing] != Self.gone { places[thing] = difference.moved[Int(places[thing])] }
            let added = difference.added.enumerated().map { (place: $1, thing: places.count + $0) }
            places += difference.added.map(UInt32.init)
            table = places
            return added
        }
        var next = self
        guard let contacts = follow(names.contacts, world.contacts, &next.contacts), let groups = follow(names.groups, world.groups, &next.groups),
            let vocabulary = follow(names.vocabulary, world.vocabulary, &next.vocabulary)
        else { return nil }
        next.changes = count
        return Changed(places: next, contacts: contacts, groups: groups, vocabulary: vocabulary, isNothing: count == changes)
    }

    /// How one list became another by things that were added, removed and replaced.
    private struct Difference<Thing: Equatable> {
        /// By place in the old list: the place in the new one, or `gone`.
        var moved: [UInt32] = []
        var added: [Int] = []
        var count = 0

        init?(_ old: [Thing], _ new: [Thing], limit: Int) {
            guard old != new else { return }
            moved = [UInt32](repeating: NamePlaces.gone, count: old.count)
            var (left, right) = (0, 0)
            while left < old.count || right < new.count {
                if left < old.count, right < new.count, old[left] == new[right] {
                    moved[left] = UInt32(right)
                    left += 1
                    right += 1
                    continue
                }
                count += 1
                guard count <= limit else { return nil }
                if left + 1 < old.count, right < new.count, old[left + 1] == new[right] {
                    left += 1
                } else if right + 1 < new.count, left < old.count, old[left] == new[right + 1] {
                    added.append(right)
                    right += 1
                } else {
                    if left < old.count { left += 1 }
                    if right < new.count {
                        added.append(right)
                        right += 1
                    }
                }
            }
        }
    }
}
