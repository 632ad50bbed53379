import IntentSchema

/// Reads what a reply says of a built-in request: the value that was asked for, in whatever words, and changes of anything else.
struct BuiltInReply {
    let engine: GrammarEngine
    var context: UtteranceContext
    let description: IntentDescription

    /// The intent's place in `InstalledIntents`.
    let owner: Int
    /// How often the reply was cut already.
    var depth = 0

    var fragments: FragmentReader { FragmentReader(engine: engine, context: context, description: description) }
    var people: PersonChange { PersonChange(engine: engine) }

    // MARK: The value that was asked for

    /// - Parameter isOpen: whether any words may be the value, where any can: after "Where to?", not after "Did you mean the airport?".
    /// - Returns: `value`, or `change` and its like where the reply says something else or more; nil where it says no such value.
    func value(_ text: String, of parameter: ParameterDescription, isOpen: Bool = true) -> ReplyMeaning? {
        guard let core = ReplyCore(text) else { return nil }
        if parameter.type.element == .object("INPerson") {
            if let name = people.replacement(core.sentence), let value = person(name, parameter) { return .value(value) }
            if people.denies(core.sentence) { return nil }
        }
        if let strict = strict(core.text, parameter) { return .value(strict) }
        if parameter.type.element != .object("INPerson"), let whole = Tokenizer.sentence(text), let rest = withoutDenied(whole),
            let value = value(rest, of: parameter, isOpen: isOpen)
        {
            return value
        }
        if let place = place(core, parameter) ?? knownTitle(core, parameter) { return .value(place) }
        let fragment = fragments.read(core, asked: parameter, isOpen: isOpen)
        if let value = fragment.values[parameter.name], fragment.values.count == 1, fragment.app == nil { return .value(value) }
        if let meaning = fragment.meaning { return meaning }
        if let several = several(text, asking: { self.value($0, of: parameter, isOpen: isOpen) }) { return several }
        if let change = appSwitch(text) ?? named(core.sentence) { return change }
        return isOpen ? loose(core, parameter).map { .value($0) } : nil
    }

    /// Another value than those there were to choose from, or a change of something else.
    func another(_ text: String, than asked: ParameterDescription) -> ReplyMeaning? {
        switch value(text, of: asked, isOpen: false) {
        case .value(let value)?: .change(parameter: asked.name, value: value)
        case let other?: other
        case nil: change(text)
        }
    }

    func person(_ name: String, _ parameter: ParameterDescription) -> IntentValue? { engine.values.value(name, as: parameter.type, in: context) }

    /// A reply that is nothing but a value.
    private func strict(_ text: String, _ parameter: ParameterDescription) -> IntentValue? {
        switch parameter.type.element {
        case .object("INPerson"):
            let names = engine.values.people.names(in: text)
            let people = names.map { engine.values.people.value($0) }
            guard !people.isEmpty, people.allSatisfy(\.isKnownPerson) else { return nil }
            return parameter.type.isArray ? .array(people) : people[0]
        case .dateComponents, .date, .object("INDateComponentsRange"), .object("INTemporalEventTrigger"):
            guard DateReader.whole(text) != nil else { return nil }
        case .object("INCurrencyAmount"), .object("INPaymentAmount"), .measurement: break
        case .integer, .number:
            // A goal has a unit, which is a value of its own.
            guard NumberReader.whole(text) != nil else { return nil }
        default: return nil
        }
        guard let value = built(text, parameter) else { return nil }
        return ValueCorrection(old: context.values?[parameter.name]).corrected(value, text)
    }

    func built(_ text: String, _ parameter: ParameterDescription) -> IntentValue? {
        engine.value(text, of: parameter, in: context)
    }

    /// What is known by its words alone: a place, a title, somebody whom nobody knows yet.
    private func loose(_ core: ReplyCore, _ parameter: ParameterDescription) -> IntentValue? {
        switch parameter.type.element {
        case .boolean, .integer, .number, .date, .dateComponents, .measurement, .object("INDateComponentsRange"), .object("INCurrencyAmount"),
            .object("INPaymentAmount"), .object("INTemporalEventTrigger"), .data, .dictionary, .opaque, .url:
            return nil
        case .object("INPerson"):
            let people = engine.values.people.names(in: unwrapped(core)).map { engine.values.people.value($0) }
            return people.isEmpty ? nil : parameter.type.isArray ? .array(people) : people[0]
        case .object("CLPlacemark"), .object("CLLocation"): return built(unwrapped(core), parameter)
        default: return built(title(repaired(unwrapped(core, [.calls, .want])), parameter), parameter)
        }
    }

    /// What follows what is taken back, where both are things that apps taught: "hill repeats no um sunrise yoga".
    private func repaired(_ text: String) -> String {
        guard let sentence = Tokenizer.sentence(text), sentence.tokens.count <= ShortAnswer.limit * 2 else { return text }
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        for start in sentence.tokens.indices.dropFirst() where engine.names.taughtTitle(sentence.surface(0..<start)) != nil {
            guard let end = rules.ends(of: engine.lexicon.repair, at: start).last, end < sentence.tokens.count,
                let rest = ReplyCore(sentence.surface(end..<sentence.tokens.count))?.text, engine.names.taughtTitle(rest) != nil
            else { continue }
            return rest
        }
        return text
    }

    /// One of the things that are known by their titles, whatever else the reply calls it: "the packing list".
    func knownTitle(_ core: ReplyCore, _ parameter: ParameterDescription) -> IntentValue? {
        guard case .object(let type) = parameter.type.element, engine.source.fields[type]?.first?.kind == .speakable || type == "INSpeakableString"
        else { return nil }
        let title = title(unwrapped(core, [.calls, .want]), parameter)
        let known = engine.world.vocabulary.first { NameKey.key($0.text) == NameKey.key(title) }
        return known.flatMap { built($0.text, parameter) }
    }

    /// A title without what every such thing is called: "my Groceries list" of a list, unless a known thing is called so.
    func title(_ text: String, _ parameter: ParameterDescription) -> String {
        guard let sentence = Tokenizer.sentence(text), !engine.world.vocabulary.contains(where: { NameKey.key($0.text) == NameKey.key(text) }) else {
            return text
        }
        var tokens = sentence.tokens[...]
        while let first = tokens.first, tokens.count > 1, ParameterWords.articles.contains(first.text) || first.text == "my" || first.text == "our" {
            tokens.removeFirst()
        }
        if let last = tokens.last, tokens.count > 1, CamelCase.words(parameter.name).contains(last.text) { tokens.removeLast() }
        return tokens.isEmpty ? text : sentence.surface(tokens.indices)
    }

    /// "Take me to Green Park": what stands after the words that lead to a place, all of it where nothing of another kind is in it.
    func place(_ core: ReplyCore, _ parameter: ParameterDescription) -> IntentValue? {
        guard parameter.type.element == .object("CLPlacemark") else { return nil }
        let rest = unwrapped(core)
        guard rest != core.text, !TypedSpans.all(in: rest, context: context).contains(where: { $0.kind == .date || $0.kind == .duration }),
            !rest.contains(where: { ",，、;；".contains($0) })
        else { return nil }
        return built(rest, parameter)
    }

    // MARK: Changes

    /// What is to be otherwise: "to Bob instead", 改成快车, "no, 350 dollars", "use Post", "and Bob too".
    func change(_ text: String) -> ReplyMeaning? {
        guard let sentence = Tokenizer.sentence(text), let core = ReplyCore(text) else { return nil }
        if let change = named(sentence) ?? shifted(core) ?? appSwitch(text) ?? change(ofPeople: sentence) { return change }
        if let change = removedThenMore(sentence) ?? replaced(sentence) { return change }
        if let rest = withoutDenied(sentence), let change = change(rest) { return change }
        // Several things that each say something say more than all of them at once.
        if let several = several(text, asking: nil), removesFirst(sentence) || several.values.map({ $0.count > 1 }) ?? true { return several }
        if let said = sentence.rest(after: .sayTo), !ReplyWords.isPronoun(withoutInstead(said)), let words = dictatedParameter {
            return .change(parameter: words.name, value: .string(unquoted(withoutInstead(said))))
        }
        let fragment = fragments.read(core)
        // What is already so is no change. As a command of its own it says that it is to be done: "yes, unlock it".
        let isSo = fragment.app == nil && !fragment.isEmpty && fragment.values.allSatisfy { isPresent($0.value, $0.key) }
        if isSo, fragment.isCommand, !isDoubt(sentence) { return .yes }
        if !isSo, let meaning = fragment.meaning { return meaning }
        if isSo { return several(text, asking: nil) ?? fragment.meaning }
        if let said = sentence.rest(after: .changeTo).map(withoutInstead), let rest = ReplyCore(said) {
            if let meaning = fragments.read(rest, isCorrection: true).meaning { return meaning }
            if !ReplyWords.isPronoun(said), let words = dictatedParameter {
                return .change(parameter: words.name, value: .string(unquoted(said)))
            }
        }
        return several(text, asking: nil) ?? afterRemark(sentence) ?? restarted(sentence) ?? otherPlace(sentence)
    }

    /// Whether a reply begins with a doubt: "no", "wait".
    func isDoubt(_ sentence: Sentence) -> Bool {
        let matcher = ReplyWords.matcher(sentence.tokens)
        return matcher.ended(by: .no, from: 0) != nil || matcher.ended(by: .change, from: 0) != nil || matcher.ended(by: .denial, from: 0) != nil
    }

    /// Whether a value is what the request has already.
    func isPresent(_ value: IntentValue, _ name: String) -> Bool {
        guard let old = context.values?[name] else { return false }
        let (new, present) = (value.array ?? [value], old.array ?? [old])
        return new.count == present.count && zip(new, present).allSatisfy { $0 == $1 || $0.isSamePerson(as: $1) }
    }

    /// By a parameter's own name: "change the message to …", 目的地改成….
    private func named(_ sentence: Sentence) -> ReplyMeaning? {
        ParameterChange(engine: engine, context: context, description: description, owner: owner).named(sentence)
    }

    /// "An hour later": of the first date that the request has.
    private func shifted(_ core: ReplyCore) -> ReplyMeaning? {
        guard let values = context.values, let shift = DateShift(core) else { return nil }
        let resolver = DateResolver(now: context.now, timeZone: context.timeZone, locale: context.locale)
        for parameter in description.usableParameters {
            if let old = values[parameter.name], let moved = shift.moved(old, by: resolver) {
                return .change(parameter: parameter.name, value: moved)
            }
        }
        return nil
    }

    /// The text of the request, if it has one that is dictated.
    var dictatedParameter: ParameterDescription? {
        description.usableParameters.first { parameter in
            guard parameter.type == .string, parameter.isResolvable, engine.lexicon.isDictated(parameter.name) else { return false }
            guard let values = context.values else { return true }
            return values[parameter.name] != nil || description.behaviour.isEssential(parameter.name, for: values)
        }
    }

    // MARK: Another app

    /// "use Post instead", 用微聊发: another app for the same request.
    func appSwitch(_ text: String) -> ReplyMeaning? {
        guard let sentence = Tokenizer.sentence(text), sentence.tokens.count <= 20 else { return nil }
        let tokens = sentence.tokens
        var rules = RuleMatcher(graph: engine.graph, tokens: tokens)
        let mentions = engine.appNames.mentions(
            tokens, lexicon: engine.lexicon, people: engine.values.people.spans.index, starts: Set(tokens.indices), rules: &rules)
        var light = LightWords(tokens)
        for mention in mentions where mention.standing == .installed && mention.apps.count == 1 {
            var matcher = ReplyWords.matcher(tokens)
            let denied = (0..<mention.name.lowerBound).contains {
                matcher.ends(by: .insteadOf, at: $0).contains(mention.whole.lowerBound)
            }
            guard !denied, light.coverAll(tokens.indices, but: [mention.whole]) else { continue }
            return .useApp(engine.world.apps[mention.apps[0]].bundleIdentifier)
        }
        return nil
    }
}
