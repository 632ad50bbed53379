import IntentSchema

/// What "her", 那里 and "it" in a sentence stand for, of what was talked about before.
///
/// A person or a place is read as if the sentence had named it: "text her I'm late" as "text Anna I'm late", "book a ride there" as "book a
/// ride to Union Station". The name must come out as a value of its own; then the value is the one from before, with whatever it has by
/// now: the identity of a chosen contact, for instance. So words inside of dictated text stay text ("tell Anna I love her"). "It" fills a
/// parameter that the sentence leaves open with the newest thing of the parameter's type, or the newest dictated text.
///
/// Each reference costs a few more readings of the sentence; a sentence of more than 60 tokens, or with more than three references, is left as
/// it is.
struct References {
    let engine: GrammarEngine
    let context: UtteranceContext
    /// Reads a sentence as if nothing in it referred to anything.
    let read: (String) -> Understanding

    private static let tokenLimit = 60
    private static let limit = 3
    /// Things that are tried by name, and the longest name that is.
    private static let triedLimit = 4
    private static let nameLimit = 60
    /// The score that a sentence must reach which is a command only if its words for a person mean somebody.
    private static let surety = 0.75

    private var mentions: Mentions { Mentions(engine, context) }

    /// An understanding with what its references stand for.
    func resolved(_ plain: Understanding) -> Understanding {
        guard let sentence = Tokenizer.sentence(plain.text), sentence.tokens.count <= Self.tokenLimit else { return plain }
        let end = firstEnd(plain, sentence)
        let words = ReferenceWords.all(in: sentence, engine).filter { sentence.scalars(of: $0.range).upperBound <= end }
        guard !words.isEmpty, words.count <= Self.limit else { return plain }
        var state = State(understanding: plain, substitution: Substitution(sentence))
        for reference in words where isOpen(sentence.scalars(of: reference.range), state.understanding) {
            state = next(reference, state, sentence) ?? state
        }
        return state.understanding
    }

    private struct State {
        /// With the slots as they stand in the sentence as it was said.
        var understanding: Understanding
        var substitution: Substitution
    }

    /// Where the first of several commands ends, in Unicode scalars.
    private func firstEnd(_ plain: Understanding, _ sentence: Sentence) -> Int {
        guard let next = plain.also.first, let range = plain.text.range(of: next.text) else { return sentence.scalars.count }
        return plain.text.unicodeScalars.distance(from: plain.text.unicodeScalars.startIndex, to: range.lowerBound)
    }

    /// Whether no part of a reading holds the words, unless it is they alone.
    private func isOpen(_ place: Range<Int>, _ understanding: Understanding) -> Bool {
        (understanding.accepted?.slots ?? []).allSatisfy { slot in
            let range = slot.offset..<slot.offset + slot.length
            return range == place || !range.overlaps(place)
        }
    }

    private func next(_ reference: ReferenceWords, _ state: State, _ sentence: Sentence) -> State? {
        if reference.isPerson { return person(reference, state, sentence) }
        if reference.kind == .referThere { return place(reference, state, sentence) }
        return thing(reference, state, sentence)
    }

    // MARK: People

    private func person(_ reference: ReferenceWords, _ state: State, _ sentence: Sentence) -> State? {
        let place = sentence.scalars(of: reference.range)
        guard let referent = mentions.people(reference.kind), let first = referent.mentions.first else { return nobody(place, state) }
        let words = sentence.text(place)
        func value(_ reading: inout Reading, _ parameter: ParameterDescription, _ index: Int?) {
            let isOne = !parameter.type.isArray && referent.mentions.count > 1
            put(isOne ? .which(referent.mentions) : referent, words, into: &reading, parameter, at: index)
        }
        for name in names(of: first) {
            let piece = Substitution.Piece(place: place, lead: "", name: name)
            let found = substituted(piece, state) { reading, parameter, index in
                guard parameter.type.element == .object("INPerson") else { return false }
                value(&reading, parameter, index)
                return true
            }
            if let found { return found }
        }
        return filled(state) { reading, parameter in
            guard parameter.type.element == .object("INPerson") else { return false }
            value(&reading, parameter, nil)
            return true
        }
    }

    /// What a person is called: as they were, else as the contacts have them.
    private func names(of mention: Mention) -> [String] {
        let identifier = mention.value.object?["contactIdentifier"]?.string
        let contact = identifier.flatMap { identifier in engine.world.contacts.first { $0.identifier == identifier } }
        return [mention.name, contact?.fullName].compactMap(\.self).filter { !$0.isEmpty && $0.unicodeScalars.count <= Self.nameLimit }
    }

    /// Nobody was talked about: the sentence is read as if it named somebody, and whom is left open.
    private func nobody(_ place: Range<Int>, _ state: State) -> State? {
        let known = state.understanding.accepted
        guard known.map({ $0.slots.contains { $0.offset == place.lowerBound && $0.length == place.count } }) ?? true,
            let name = engine.world.contacts.first?.fullName
        else { return nil }
        return substituted(Substitution.Piece(place: place, lead: "", name: name), state) { reading, parameter, index in
            guard parameter.type.element == .object("INPerson"), known != nil || reading.score >= Self.surety else { return false }
            var left = reading.values[parameter.name]?.array ?? []
            if left.indices.contains(index) { left.remove(at: index) }
            reading.set(parameter.name, left.isEmpty ? nil : .array(left))
            reading.slots.removeAll { $0.parameter == parameter.name && $0.offset == place.lowerBound }
            reading.reasons.append("nobody was mentioned whom the words may mean")
            return true
        }
    }

    /// Fills a parameter with those who are meant, in the place of an element or of nothing.
    private func put(_ referent: Referent, _ words: String, into reading: inout Reading, _ parameter: ParameterDescription, at index: Int?) {
        let people = referent.mentions.map(\.value)
        var settled = people
        if case .which = referent {
            settled = [.object(IntentObject("INPerson", ["displayName": .string(words), "siriMatches": .array(people)]))]
            note(words, parameter, people, in: &reading)
        } else {
            for person in people { note(words, parameter, [person], in: &reading) }
        }
        guard parameter.type.isArray else { return reading.set(parameter.name, settled.first) }
        var elements = reading.values[parameter.name]?.array ?? []
        if let index, elements.indices.contains(index) {
            elements.replaceSubrange(index...index, with: settled)
        } else {
            elements += settled
        }
        reading.set(parameter.name, .array(elements))
    }

    private func note(_ words: String, _ parameter: ParameterDescription, _ candidates: [IntentValue], in reading: inout Reading) {
        reading.references = (reading.references ?? []) + [SpokenReference(parameter: parameter.name, words: words, candidates: candidates)]
        let from = Set(mentions.all.filter { candidates.contains($0.value) }.map(\.request)).sorted().joined(separator: ", ")
        reading.reasons.append("'\(words)' refers to \(candidates.count == 1 ? "what was said" : "one of \(candidates.count)") in \(from)")
    }

    // MARK: Places

    private func place(_ reference: ReferenceWords, _ state: State, _ sentence: Sentence) -> State? {
        let place = sentence.scalars(of: reference.range)
        let words = sentence.text(place)
        let leads = sentence.tokens[reference.range.lowerBound].kind == .word ? engine.source.samples["there"] ?? [] : []
        for mention in mentions.places().prefix(Self.triedLimit) where mention.name.unicodeScalars.count <= Self.nameLimit {
            for lead in [""] + leads.map({ $0 + " " }) {
                let piece = Substitution.Piece(place: place, lead: lead, name: mention.name)
                let found = substituted(piece, state) { reading, parameter, _ in
                    guard isPlace(parameter.type.element) || parameter.type.element.typeName == mention.value.object?.typeName else { return false }
                    take(mention, words, into: &reading, parameter)
                    return true
                }
                if let found { return found }
            }
            let found = filled(state) { reading, parameter in
                guard parameter.type == .object(mention.value.object?.typeName ?? "") else { return false }
                take(mention, words, into: &reading, parameter)
                return true
            }
            if let found { return found }
        }
        return nil
    }

    private func isPlace(_ type: ValueType) -> Bool {
        switch type {
        case .object("CLPlacemark"), .object("CLLocation"): true
        default: type.typeName.map(Mention.hasLocation) ?? false
        }
    }

    /// The value from before, where it is of the parameter's type; else what its name is read as.
    private func take(_ mention: Mention, _ words: String, into reading: inout Reading, _ parameter: ParameterDescription) {
        if parameter.type.element.typeName == mention.value.object?.typeName {
            reading.set(parameter.name, parameter.type.isArray ? .array([mention.value]) : mention.value)
        }
        let value = reading.values[parameter.name].map { $0.array?.first ?? $0 } ?? mention.value
        reading.references = (reading.references ?? []) + [SpokenReference(parameter: parameter.name, words: words, candidates: [value])]
        reading.reasons.append("'\(words)' refers to '\(mention.name)' in \(mention.request)")
    }

    // MARK: Things and texts

    private func thing(_ reference: ReferenceWords, _ state: State, _ sentence: Sentence) -> State? {
        let place = sentence.scalars(of: reference.range)
        let words = sentence.text(place)
        let own = state.understanding.accepted?.slots.first { $0.offset == place.lowerBound && $0.length == place.count }?.parameter
        if state.understanding.accepted != nil {
            let found = filled(state, instead: own) { reading, parameter in
                let type = parameter.type.element
                let mention =
                    type == .string && engine.lexicon.isDictated(parameter.name)
                    ? mentions.text() : type.typeName.flatMap { isPlace(type) ? nil : mentions.thing(of: $0) }
                guard let mention else { return false }
                let value = mention.value
                reading.set(parameter.name, parameter.type.isArray ? .array([value]) : value)
                reading.slots.removeAll { $0.parameter == own }
                note(words, parameter, [value], in: &reading)
                return true
            }
            if let found { return found }
        }
        for mention in mentions.named().prefix(Self.triedLimit) where mention.name.unicodeScalars.count <= Self.nameLimit {
            let piece = Substitution.Piece(place: place, lead: "", name: mention.name)
            let found = substituted(piece, state) { reading, parameter, _ in
                guard parameter.type.element != .object("INPerson"), !engine.lexicon.isDictated(parameter.name) else { return false }
                take(mention, words, into: &reading, parameter)
                return true
            }
            if let found { return found }
        }
        return own.flatMap { nothing($0, state) }
    }

    /// Nothing was talked about: a text that only refers is none, and is asked for.
    private func nothing(_ parameter: String, _ state: State) -> State? {
        guard engine.lexicon.isDictated(parameter), var reading = state.understanding.accepted else { return nil }
        reading.set(parameter, nil)
        reading.slots.removeAll { $0.parameter == parameter }
        reading.reasons.append("nothing was mentioned that the words may mean")
        var state = state
        state.understanding.readings[0] = reading
        return state
    }

    // MARK: Reading again

    /// The sentence with a name in the place of the words that refer, where the name comes out as a value of its own.
    /// - Parameter take: puts the value into the reading; whether the parameter takes it. The index is the slot's among the parameter's.
    private func substituted(
        _ piece: Substitution.Piece, _ state: State, _ take: (inout Reading, ParameterDescription, Int) -> Bool
    ) -> State? {
        let substitution = state.substitution.adding(piece)
        var understanding = read(substitution.text)
        guard var reading = understanding.accepted, understanding.also.count == state.understanding.also.count else { return nil }
        if let before = state.understanding.accepted, before.intent != reading.intent { return nil }
        let range = substitution.range(of: piece)
        guard let slot = reading.slots.first(where: { $0.offset == range.lowerBound && $0.length == range.count }),
            let parameter = description(of: reading)?.parameter(slot.parameter)
        else { return nil }
        let places = reading.slots.filter { $0.parameter == slot.parameter }.sorted { $0.offset < $1.offset }
        let known = state.understanding.accepted
        guard take(&reading, parameter, places.firstIndex(of: slot) ?? 0) else { return nil }
        // What earlier references stand for is kept.
        for reference in known?.references ?? [] where reference.parameter != parameter.name {
            reading.set(reference.parameter, known?.values[reference.parameter])
            reading.references = [reference] + (reading.references ?? [])
        }
        reading.slots = reading.slots.map(substitution.original)
        understanding.readings[0] = reading
        understanding.text = state.understanding.text
        understanding.language = state.understanding.language
        understanding.also = state.understanding.also
        return State(understanding: understanding, substitution: substitution)
    }

    /// An accepted reading that leaves a parameter open which it needs, with that parameter filled.
    /// - Parameter instead: a parameter that only holds the words that refer.
    private func filled(
        _ state: State, instead own: String? = nil, _ take: (inout Reading, ParameterDescription) -> Bool
    ) -> State? {
        guard var reading = state.understanding.accepted, let description = description(of: reading) else { return nil }
        for parameter in description.usableParameters {
            var others = reading.values
            if own != nil { others[own ?? ""] = nil }
            guard reading.values[parameter.name] == nil || parameter.name == own,
                parameter.name == own || description.behaviour.isEssential(parameter.name, for: others) || isTitled(parameter.type.element),
                take(&reading, parameter)
            else { continue }
            var state = state
            state.understanding.readings[0] = reading
            return state
        }
        return nil
    }

    /// Whether things of a type are known by their titles: lists, notes, music.
    private func isTitled(_ type: ValueType) -> Bool {
        type.typeName.flatMap { engine.source.fields[$0]?.first?.kind }.map { [.speakable, .title].contains($0) } ?? false
    }

    private func description(of reading: Reading) -> IntentDescription? {
        engine.catalogue.index(named: reading.intent, app: reading.apps.first?.bundleIdentifier).map { engine.catalogue.entries[$0].description }
    }
}

extension Mention {
    /// Whether what has a type is somewhere: the catalogue says so.
    public static func hasLocation(_ type: String) -> Bool {
        Catalogue.shared.type(named: type)?.fields.contains { [.object("CLLocation"), .object("CLPlacemark")].contains($0.type) } ?? false
    }
}

extension Reading {
    /// Sets a value, for an app whose own definition has the parameter too.
    fileprivate mutating func set(_ parameter: String, _ value: IntentValue?) {
        values[parameter] = value
        for index in apps.indices where apps[index].own?.values[parameter] != nil { apps[index].own?.values[parameter] = value }
    }
}

extension GrammarEngine {
    /// A further command of a sentence, once what came before it is done: what it refers to may be of that.
    public func resolved(_ command: Understanding, in context: UtteranceContext) -> Understanding {
        var found = References(engine: self, context: context) { plain($0, in: context) }.resolved(command)
        // An app that was named for the whole sentence holds.
        if let before = command.accepted, before.appNamed, found.accepted?.appNamed == false {
            found.readings[0].apps = before.apps
            found.readings[0].appNamed = true
        }
        return found
    }
}
