import IntentSchema

/// Makes `INPerson` values from what was said.
struct PersonValues: Sendable {
    let spans: PersonSpans
    let graph: GrammarGraph

    /// An `INPerson` with `displayName` as said and, in `siriMatches`, the contacts it may mean: what SiriKit hands to resolve.
    /// - Parameter memo: the sentence's that it was said in.
    func value(_ surface: String, memo: NameMemo = NameMemo()) -> IntentValue {
        var person = IntentObject("INPerson", ["displayName": .string(surface)])
        if let handle = Self.handle(surface) {
            person["personHandle"] = .object(handle)
            return .object(person)
        }
        let matches = contacts(surface, memo: memo)
        if !matches.isEmpty { person["siriMatches"] = .array(matches.map { match($0.contact) }) }
        return .object(person)
    }

    /// The contacts of a name: those that fit best, all equals, best first; misspelt and misheard ones when nobody is called so.
    /// - Parameter memo: the sentence's that it was said in.
    func contacts(_ surface: String, memo: NameMemo = NameMemo()) -> [ContactIndex.Match] {
        let found = memo.people[surface] ?? spans.index.names.search(surface, kinds: [.person], memo: memo)
        memo.people[surface] = found
        return found.map { ContactIndex.Match(contact: Int($0.thing), rank: ContactIndex.Rank($0.exactness), cost: $0.cost) }
    }

    /// Whether a name is a contact's, or is a number or address.
    func isKnown(_ name: String) -> Bool { !contacts(name).isEmpty || Self.handle(name) != nil }

    private func match(_ contact: Int) -> IntentValue {
        let contact = spans.index.contacts[contact]
        var person = IntentObject(
            "INPerson", ["displayName": .string(contact.fullName), "contactIdentifier": .string(contact.identifier)])
        let handles = contact.handles.map { IntentValue.object(Self.object(of: $0)) }
        person["personHandle"] = handles.first
        if handles.count > 1 { person["aliases"] = .array(Array(handles.dropFirst())) }
        return .object(person)
    }

    private static func object(of handle: World.Contact.Handle) -> IntentObject {
        var object = IntentObject("INPersonHandle", ["value": .string(handle.value), "type": .integer(handle.type)])
        if !handle.label.isEmpty { object["label"] = .string(handle.label) }
        return object
    }

    /// A phone number or an e-mail address as an `INPersonHandle`; `type` is the raw value of `INPersonHandleType`.
    static func handle(_ surface: String) -> IntentObject? {
        let parts = surface.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !surface.contains(where: \.isWhitespace) {
            return object(of: .init(surface, type: 1))
        }
        var digits = 0
        for scalar in surface.unicodeScalars {
            switch scalar {
            case "0"..."9", "\u{FF10}"..."\u{FF19}": digits += 1
            case "+", "-", " ", "(", ")", ".", "#", "*": break
            default: return nil
            }
        }
        return digits >= 3 ? object(of: .init(surface, type: 2)) : nil
    }

    /// The names in a text that names people and nothing else: "Anna and Bob" → two.
    func names(in text: String) -> [String] {
        guard let sentence = Tokenizer.sentence(text) else { return [] }
        var tokens = sentence.tokens
        while let last = tokens.last, last.kind == .separator { tokens.removeLast() }
        var start = 0
        while start < tokens.count, ["to", "for", "给", "俾", "畀", "发给", "and"].contains(tokens[start].text) || tokens[start].kind == .separator {
            start += 1
        }
        guard start < tokens.count else { return [] }
        var rules = RuleMatcher(graph: graph, tokens: tokens)
        let whole = spans.spans(tokens, at: start, limit: tokens.count, rules: &rules).first { $0.end == tokens.count }
        if let whole { return whole.names.map(sentence.surface) }
        return [sentence.surface(start..<tokens.count)]
    }
}
