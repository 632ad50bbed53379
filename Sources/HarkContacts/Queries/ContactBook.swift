import Foundation

/// A group of contacts.
public struct ContactGroup: Sendable, Hashable {
    /// The `UID` of the group's card; the name of a group that only contacts' own cards say.
    public var identifier: String
    public var name: String
    /// Identifiers of contacts, in the contacts' order.
    public var members: [String]
}

/// Everything that was read, as one: who relates to whom, and who belongs where.
struct ContactBook {
    private(set) var contacts: [ContactRecord] = []
    private(set) var groups: [ContactGroup] = []

    init() {}

    init(files: [String: CardFile]) {
        var cards: [GroupCard] = []
        for path in files.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            contacts += files[path]?.contacts ?? []
            cards += files[path]?.groups ?? []
        }
        nameRelations()
        gatherGroups(cards)
    }

    /// A `UID` is written with and without `urn:uuid:`.
    private static func plain(_ identifier: String) -> String {
        let identifier = identifier.lowercased()
        return identifier.hasPrefix("urn:uuid:") ? String(identifier.dropFirst("urn:uuid:".count)) : identifier
    }

    /// A relation may be a reference to another card: apps are told the name. One to a card that is not there says nothing.
    private mutating func nameRelations() {
        func isReference(_ relation: ContactRecord.Labelled<String>) -> Bool { relation.value.lowercased().hasPrefix("urn:") }
        guard contacts.contains(where: { $0.relations.contains(where: isReference) }) else { return }
        let names = Dictionary(
            contacts.map { (Self.plain($0.identifier), $0.displayName) }, uniquingKeysWith: { first, _ in first })
        for index in contacts.indices where contacts[index].relations.contains(where: isReference) {
            contacts[index].relations = contacts[index].relations.compactMap { relation in
                guard isReference(relation) else { return relation }
                return names[Self.plain(relation.value)].map { .init(label: relation.label, value: $0) }
            }
        }
    }

    /// Cards of groups and what contacts' own cards say are one group where the name is the same.
    private mutating func gatherGroups(_ cards: [GroupCard]) {
        var identifiers: [String: String] = [:]
        var members: [String: Set<String>] = [:]
        for card in cards where !card.name.isEmpty {
            if identifiers[card.name] == nil { identifiers[card.name] = card.identifier }
            members[card.name, default: []].formUnion(card.members.map(Self.plain))
        }
        var own: [String: Set<String>] = [:]
        for contact in contacts { for name in contact.groups { own[name, default: []].insert(contact.identifier) } }
        let all = contacts.map { (identifier: $0.identifier, plain: Self.plain($0.identifier)) }
        for name in Set(members.keys).union(own.keys).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let listed = members[name] ?? []
            let named = own[name] ?? []
            groups.append(
                ContactGroup(
                    identifier: identifiers[name] ?? name, name: name,
                    members: all.filter { named.contains($0.identifier) || listed.contains($0.plain) }.map(\.identifier)))
        }
    }

    func contacts(for query: ContactQuery) -> [ContactRecord] {
        switch query {
        case .all: return contacts
        case .identifiers(let identifiers):
            let wanted = Set(identifiers)
            return contacts.filter { wanted.contains($0.identifier) }
        case .group(let identifier):
            let members = Set(groups.first { $0.identifier == identifier }?.members ?? [])
            return contacts.filter { members.contains($0.identifier) }
        case .phone(let phone): return contacts.filter { $0.matches(phone: phone) }
        case .email(let email):
            return contacts.filter { $0.emailAddresses.contains { $0.value.caseInsensitiveCompare(email) == .orderedSame } }
        case .name(let name):
            let ranked = contacts.map { ($0, $0.rank(forName: name)) }
            guard let best = ranked.map(\.1).max(), best > 0 else { return [] }
            return ranked.filter { $0.1 == best }.map(\.0)
        }
    }
}
