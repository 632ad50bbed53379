import IntentSchema

/// The grammar's words of relation: "sister", 妹妹, "my parents".
struct NameRelations: Sendable {
    /// A word → its own relation's place.
    private let ownOf: [UInt64: Int]
    /// Keys in the index, by relation: no name has these.
    private let keys: [UInt64]
    /// The relations that a relation consists of, itself among them: a parent is a mother or a father.
    private let members: [[Int]]
    /// The relations that one is a kind of.
    private let wider: [[Int]]

    init(source: GrammarSource) {
        var names: [UInt64] = []
        var words: [[UInt64]] = []
        for relation in source.relations {
            let found = source.text(relation.words).split(separator: " ").map { NameKey.key($0) }
            if let known = names.firstIndex(of: relation.name) {
                words[known] += found
            } else {
                names.append(relation.name)
                words.append(found)
            }
        }
        var own: [UInt64: Int] = [:]
        for (relation, list) in words.enumerated() {
            for word in list {
                let known = own[word]
                if known == nil || word == names[relation] || known.map({ word != names[$0] && words[$0].count > list.count }) == true {
                    own[word] = relation
                }
            }
        }
        ownOf = own
        keys = names.map { NameKey.extend($0, [0]) }
        members = words.indices.map { relation in
            var found = [relation]
            for word in words[relation] {
                if let part = own[word], !found.contains(part) { found.append(part) }
            }
            return found
        }
        let members = members
        wider = words.indices.map { relation in members.indices.filter { $0 != relation && members[$0].contains(relation) } }
    }

    /// The key under which people of a word's relation stand in the index.
    func own(_ word: UInt64) -> UInt64? { ownOf[word].map { keys[$0] } }

    /// The keys to look for, the nearest first; of a group of keys all count alike.
    func lookups(_ word: UInt64) -> [[UInt64]] {
        guard let own = ownOf[word] else { return [] }
        return [members[own].map { keys[$0] }] + wider[own].map { [keys[$0]] }
    }
}
