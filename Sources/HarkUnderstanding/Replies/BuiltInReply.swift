import IntentSchema

/// Reads what a reply says of a built-in request: the value that was asked for, in whatever words, and changes of anything else.
struct BuiltInReply {
    let engine: GrammarEngine
    let context: UtteranceContext
    let description: IntentDescription

    /// The intent's place in `InstalledIntents`.
    let owner: Int

    private var fragments: FragmentReader { FragmentReader(engine: engine, context: context, description: description) }
    private var people: PersonChange { PersonChange(engine: engine) }

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

    private func person(_ name: String, _ parameter: ParameterDescription) -> IntentValue? { engine.values.value(name, as: parameter.type, in: context) }

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

    private func built(_ text: String, _ parameter: ParameterDescription) -> IntentValue? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        return ReadingBuilder(engine: engine, sentence: sentence, context: context).value([text], of: parameter, field: nil, old: nil)
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
        default: return built(title(unwrapped(core, [.calls, .want]), parameter), parameter)
        }
    }

    /// One of the things that are known by their titles, whatever else the reply calls it: "the packing list".
    private func knownTitle(_ core: ReplyCore, _ parameter: ParameterDescription) -> IntentValue? {
        guard case .object(let type) = parameter.type.element, engine.source.fields[type]?.first?.kind == .speakable || type == "INSpeakableString" else { return nil }
        let title = title(unwrapped(core, [.calls, .want]), parameter)
        let known = engine.world.vocabulary.first { NameKey.key($0.text) == NameKey.key(title) }
        return known.flatMap { built($0.text, parameter) }
    }

    /// A title without what every such thing is called: "my Groceries list" of a list, unless a known thing is called so.
    private func title(_ text: String, _ parameter: ParameterDescription) -> String {
        guard let sentence = Tokenizer.sentence(text), !engine.world.vocabulary.contains(where: { NameKey.key($0.text) == NameKey.key(text) }) else { return text }
        var tokens = sentence.tokens[...]
        while let first = tokens.first, tokens.count > 1, ParameterWords.articles.contains(first.text) || first.text == "my" || first.text == "our" { tokens.removeFirst() }
        if let last = tokens.last, tokens.count > 1, CamelCase.words(parameter.name).contains(last.text) { tokens.removeLast() }
        return tokens.isEmpty ? text : sentence.surface(tokens.indices)
    }

    /// "Take me to Green Park": what stands after the words that lead to a place, all of it where nothing of another kind is in it.
    private func place(_ core: ReplyCore, _ parameter: ParameterDescription) -> IntentValue? {
        guard parameter.type.element == .object("CLPlacemark") else { return nil }
        let rest = unwrapped(core)
        guard rest != core.text, !TypedSpans.all(in: rest, context: context).contains(where: { $0.kind == .date || $0.kind == .duration }),
            !rest.contains(where: { ",，、;；".contains($0) })
        else { return nil }
        return built(rest, parameter)
    }

    // MARK: Text

    /// Whether a parameter holds what was dictated, or a thing to do.
    func isText(_ parameter: ParameterDescription) -> Bool {
        engine.lexicon.isTaskTitle(parameter.name) || engine.lexicon.isDictated(parameter.name)
    }

    /// The value of a parameter that holds what was dictated, or a thing to do, in a type of its own: any words are it. Nil for other parameters.
    func text(_ text: String, of parameter: ParameterDescription) -> IntentValue? {
        guard isText(parameter) else { return nil }
        let isTask = engine.lexicon.isTaskTitle(parameter.name)
        if isTask, let answer = ShortAnswer(text).meaning, answer != .yes { return nil }
        let said = dictated(text, parameter)
        return isTask && parameter.type.isArray ? engine.values.value(said, as: parameter.type, in: context) : built(said, parameter)
    }

    /// What was dictated, without the words that hand it over: "say I'm late" is "I'm late", 就写周末去看房 is 周末去看房.
    func dictated(_ text: String, _ parameter: ParameterDescription) -> String {
        guard let sentence = Tokenizer.sentence(text) else { return text }
        let tokens = sentence.tokens
        var matcher = ReplyWords.matcher(tokens)
        let kind: ReplyWords = engine.lexicon.isDictated(parameter.name) ? .says : .calls
        guard let first = tokens.first, first.kind != .separator, let end = matcher.ended(by: kind, from: 0) else { return unquoted(text) }
        // 说好了, 说起来: a word of its own.
        if end == 1, first.kind == .han, matcher.ended(by: .saysNot, from: 1) != nil { return unquoted(text) }
        var start = end
        while start < tokens.count, tokens[start].kind == .separator, tokens[start].text == ":" || tokens[start].text == "," { start += 1 }
        guard start < tokens.count else { return text }
        return unquoted(sentence.text(tokens[start].start..<sentence.scalars.count).trimmed)
    }

    /// Without what leads to a name, a place or a thing: "to King's Cross", "it's for Anna".
    private func unwrapped(_ core: ReplyCore, _ kinds: [ReplyWords] = [.handing]) -> String {
        let tokens = core.sentence.tokens
        let matcher = ReplyWords.matcher(tokens)
        var start = core.tokens.lowerBound
        for kind in kinds {
            while let next = matcher.ended(by: kind, from: start), next < core.tokens.upperBound { start = next }
        }
        return core.sentence.surface(start..<core.tokens.upperBound)
    }

    // MARK: Changes

    /// What is to be otherwise: "to Bob instead", 改成快车, "no, 350 dollars", "use Post", "and Bob too".
    func change(_ text: String) -> ReplyMeaning? {
        guard let sentence = Tokenizer.sentence(text), let core = ReplyCore(text) else { return nil }
        if let change = named(sentence) ?? appSwitch(text) ?? change(ofPeople: sentence) { return change }
        if let rest = withoutDenied(sentence), let change = change(rest) { return change }
        // Several things that each say something say more than all of them at once.
        if let several = several(text, asking: nil), several.values.map({ $0.count > 1 }) ?? true { return several }
        if let said = rest(.sayTo, sentence), !Self.isPronoun(withoutInstead(said)), let words = dictatedParameter { return .change(parameter: words.name, value: .string(unquoted(withoutInstead(said)))) }
        let fragment = fragments.read(core)
        // What is already so is no change. As a command of its own it says that it is to be done: "yes, unlock it".
        let isSo = fragment.app == nil && !fragment.isEmpty && fragment.values.allSatisfy { isPresent($0.value, $0.key) }
        if isSo, fragment.isCommand, !isDoubt(sentence) { return .yes }
        if !isSo, let meaning = fragment.meaning { return meaning }
        if isSo { return several(text, asking: nil) ?? fragment.meaning }
        if let said = rest(.changeTo, sentence).map(withoutInstead), let rest = ReplyCore(said) {
            if let meaning = fragments.read(rest, isCorrection: true).meaning { return meaning }
            if !Self.isPronoun(said), let words = dictatedParameter {
                return .change(parameter: words.name, value: .string(unquoted(said)))
            }
        }
        return several(text, asking: nil)
    }

    /// "Not to the airport, to the station", "Friday, not Saturday": what stands after or before what is denied.
    private func withoutDenied(_ sentence: Sentence) -> String? {
        let tokens = sentence.tokens
        let (matcher, cuts) = (ReplyWords.matcher(tokens), cuts(sentence))
        for start in [0] + cuts.map(\.upperBound) {
            // After "no," something else is said; "no video, …" denies.
            guard let end = matcher.ended(by: .denial, from: start), end < tokens.count, tokens[end].kind != .separator,
                let cut = cuts.first(where: { $0.lowerBound > end })
            else { continue }
            return sentence.surface(cut.upperBound..<tokens.count)
        }
        for start in tokens.indices.dropFirst() {
            guard let end = matcher.ended(by: .notAfter, from: start), end < tokens.count else { continue }
            let left = sentence.surface(0..<start)
            // "No, not that": nothing is said before it.
            return ReplyCore(left).map { LightWords.areAll($0) ? nil : left } ?? nil
        }
        return nil
    }

    /// Whether a reply begins with a doubt: "no", "wait".
    private func isDoubt(_ sentence: Sentence) -> Bool {
        let matcher = ReplyWords.matcher(sentence.tokens)
        return matcher.ended(by: .no, from: 0) != nil || matcher.ended(by: .change, from: 0) != nil || matcher.ended(by: .denial, from: 0) != nil
    }

    /// Whether a value is what the request has already.
    private func isPresent(_ value: IntentValue, _ name: String) -> Bool {
        guard let old = context.values?[name] else { return false }
        let (new, present) = (value.array ?? [value], old.array ?? [old])
        return new.count == present.count && zip(new, present).allSatisfy { $0 == $1 || $0.isSamePerson(as: $1) }
    }

    private static func isPronoun(_ text: String) -> Bool { ["it", "that", "so", "this"].contains(text.lowercased()) }

    /// By a parameter's own name: "change the message to …", 目的地改成….
    private func named(_ sentence: Sentence) -> ReplyMeaning? {
        ParameterChange(engine: engine, context: context, description: description, owner: owner).named(sentence)
    }

    private func change(ofPeople sentence: Sentence) -> ReplyMeaning? {
        let all = description.usableParameters.filter { $0.type.element == .object("INPerson") }
        guard let person = all.first(where: { context.values?[$0.name] != nil }) ?? all.first else { return nil }
        if let name = people.replacement(sentence), let value = self.person(name, person) { return .change(parameter: person.name, value: value) }
        if let names = people.removed(sentence), let old = context.values?[person.name]?.array, old.count > 1 {
            let gone = names.map { engine.values.people.value($0) }
            let left = old.filter { one in !gone.contains { $0.isSamePerson(as: one) } }
            if left.count < old.count, !left.isEmpty { return .change(parameter: person.name, value: .array(left)) }
        }
        if people.denies(sentence) { return .wantsChange(parameter: person.name) }
        if person.type.isArray, let names = people.added(sentence) {
            // Who is there already is known where the request is.
            guard let old = context.values?[person.name]?.array else { return .wantsChange(parameter: person.name) }
            let added = names.map { engine.values.people.value($0) }.filter { !old.contains($0) }
            return .change(parameter: person.name, value: .array(old + added))
        }
        guard let name = rest(.insteadTo, sentence).map(withoutInstead), people.isKnown(name), let value = self.person(name, person) else { return nil }
        return .change(parameter: person.name, value: value)
    }

    /// What stands after the words of a class at the beginning.
    private func rest(_ kind: ReplyWords, _ sentence: Sentence) -> String? {
        let tokens = sentence.tokens.filter { $0.kind != .separator }
        let matcher = ReplyWords.matcher(tokens)
        guard let end = matcher.ended(by: kind, from: 0), end < tokens.count, let last = sentence.tokens.last else { return nil }
        return sentence.text(tokens[end].start..<last.end)
    }

    /// The text of the request, if it has one that is dictated.
    private var dictatedParameter: ParameterDescription? {
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
            let denied = (0..<mention.name.lowerBound).contains { matcher.ends(of: ReplyWords.rules[.insteadOf] ?? RuleMatcher.none, at: $0).contains(mention.whole.lowerBound) }
            guard !denied, light.coverAll(tokens.indices, but: [mention.whole]) else { continue }
            return .useApp(engine.world.apps[mention.apps[0]].bundleIdentifier)
        }
        return nil
    }

    // MARK: More than one thing

    /// A reply with more marks and joining words is not cut.
    private static let cutLimit = 4

    /// An answer and changes, or several changes, with marks or joining words between: "the second one, and make it 18 dollars".
    /// - Parameter asking: reads the first part as an answer; nil where all parts are changes.
    func several(_ text: String, asking: ((String) -> ReplyMeaning?)?) -> ReplyMeaning? {
        guard let sentence = Tokenizer.sentence(text) else { return nil }
        let cuts = cuts(sentence)
        guard cuts.count <= Self.cutLimit else { return nil }
        for cut in cuts {
            let (left, right) = (sentence.surface(0..<cut.lowerBound), sentence.surface(cut.upperBound..<sentence.tokens.count))
            guard let first = asking.map({ $0(left) }) ?? change(left), asking == nil || first.isAnswer, let second = change(right) else { continue }
            if asking != nil, let values = second.values { return .answered(first, also: values) }
            if asking == nil, let all = first.joined(second) { return all }
        }
        return nil
    }

    /// Where a reply may be cut: the marks and joining words.
    private func cuts(_ sentence: Sentence) -> [Range<Int>] {
        var rules = RuleMatcher(graph: engine.graph, tokens: sentence.tokens)
        var cuts: [Range<Int>] = []
        for position in sentence.tokens.indices.dropFirst() {
            guard cuts.last.map({ $0.upperBound <= position }) ?? true else { continue }
            let end = engine.lexicon.cuts.compactMap { rules.ends(of: $0, at: position).last }.max() ?? position
            let isMark = sentence.tokens[position].kind == .separator
            let upper = max(end, isMark ? position + 1 : position)
            if upper > position, upper < sentence.tokens.count { cuts.append(position..<upper) }
        }
        return cuts
    }
}

extension ReplyMeaning {
    /// Whether it answers a question rather than changing something or asking back.
    var isAnswer: Bool {
        switch self {
        case .choice, .value, .yes, .noneOfThese: true
        default: false
        }
    }

    /// Two changes as one; nil where one is none.
    func joined(_ other: ReplyMeaning) -> ReplyMeaning? {
        switch (parts, other.parts) {
        case ((let app, let values)?, (let otherApp, let others)?):
            let all = values.merging(others) { $1 }
            guard let app = otherApp ?? app else { return .changes(all) }
            return .answered(.useApp(app), also: all)
        default: return nil
        }
    }

    private var parts: (app: String?, values: [String: IntentValue])? {
        switch self {
        case .useApp(let app): (app, [:])
        case .answered(.useApp(let app), let values): (app, values)
        default: values.map { (nil, $0) }
        }
    }

    /// What a change says, by parameter.
    var values: [String: IntentValue]? {
        switch self {
        case .change(let name, let value): [name: value]
        case .changes(let values): values
        default: nil
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(trimmingSpaces) }
}
