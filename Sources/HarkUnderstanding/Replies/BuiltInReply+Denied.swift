import IntentSchema

// What is not meant, and what is meant instead.
extension BuiltInReply {
    /// "Not to the airport, to the station", "Friday, not Saturday": what stands after or before what is denied.
    func withoutDenied(_ sentence: Sentence) -> String? {
        let tokens = sentence.tokens
        let (matcher, cuts) = (ReplyWords.matcher(tokens), cuts(sentence))
        for start in [0] + cuts.map(\.upperBound) {
            // After "no," something else is said; "no video, …" denies.
            guard let end = matcher.ended(by: .denial, from: start), end < tokens.count, tokens[end].kind != .separator else { continue }
            if let cut = cuts.first(where: { $0.lowerBound > end }) { return sentence.surface(cut.upperBound..<tokens.count) }
            // "Not tomorrow Thursday": the value after the one that is denied.
            let spans = TypedSpans.all(in: sentence, context: context)
            guard let denied = spans.first(where: { $0.tokens.lowerBound == end }) else { continue }
            if spans.contains(where: { $0.tokens.lowerBound == denied.tokens.upperBound }) {
                return sentence.surface(denied.tokens.upperBound..<tokens.count)
            }
            let cut = denied.tokens.dropFirst().first {
                DateReader.whole(sentence.surface(end..<$0)) != nil && DateReader.whole(sentence.surface($0..<denied.tokens.upperBound)) != nil
            }
            if denied.kind == .date, let cut { return sentence.surface(cut..<tokens.count) }
        }
        for start in tokens.indices.dropFirst() {
            guard let end = matcher.ended(by: .wrong, from: start), end < tokens.count else { continue }
            let rest = tokens[end...].firstIndex { $0.kind != .separator } ?? end
            return sentence.surface(rest..<tokens.count)
        }
        for start in tokens.indices.dropFirst() {
            guard let end = matcher.ended(by: .notAfter, from: start), end < tokens.count else { continue }
            let left = sentence.surface(0..<start)
            // "No, not that": nothing is said before it.
            return ReplyCore(left).map { LightWords.areAll($0) ? nil : left } ?? nil
        }
        return nil
    }

    /// "Not the concert hall, the opera house": what takes the place of a value that the request has, in the words that it was said in.
    func replaced(_ sentence: Sentence) -> ReplyMeaning? {
        guard let values = context.values, let core = ReplyCore(sentence, sentence.tokens.indices) else { return nil }
        let (tokens, matcher) = (sentence.tokens, ReplyWords.matcher(sentence.tokens))
        guard let from = matcher.ended(by: .denial, from: core.tokens.lowerBound), from < core.tokens.upperBound, tokens[from].kind != .separator,
            let cut = cuts(sentence).first(where: { $0.lowerBound > from })
        else { return nil }
        let denied = withoutArticle(sentence.surface(from..<cut.lowerBound))
        let right = unwrapped(ReplyCore(sentence, cut.upperBound..<tokens.count) ?? core)
        for parameter in description.usableParameters where parameter.type != .string && parameter.type.element != .object("INPerson") {
            guard let old = values[parameter.name], old.plainTitle.map({ NameKey.key(withoutArticle($0)) == NameKey.key(denied) }) ?? false,
                let value = built(right, parameter)
            else { continue }
            return .change(parameter: parameter.name, value: value)
        }
        return nil
    }

    private func withoutArticle(_ text: String) -> String {
        guard let sentence = Tokenizer.sentence(text) else { return text }
        let start = sentence.tokens.firstIndex { !ParameterWords.articles.contains($0.text) } ?? 0
        return sentence.surface(start..<sentence.tokens.count)
    }

    /// "No, go to the Grand Hotel": another place for the one that the request needs.
    func otherPlace(_ sentence: Sentence) -> ReplyMeaning? {
        let tokens = sentence.tokens
        guard let start = ReplyWords.matcher(tokens).ended(by: .goTo, from: 0), start < tokens.count, let values = context.values,
            let parameter = description.usableParameters.first(where: {
                $0.type.element == .object("CLPlacemark") && values[$0.name] != nil && description.behaviour.isEssential($0.name, for: values)
            })
        else { return nil }
        let rest = withoutInstead(sentence.surface(start..<tokens.count))
        guard TypedSpans.all(in: rest, context: context).isEmpty, !people.isKnown(rest) else { return nil }
        return built(rest, parameter).map { .change(parameter: parameter.name, value: $0) }
    }
}

extension IntentValue {
    /// The words that a thing is known by: a title, or a place's name.
    fileprivate var plainTitle: String? {
        if let text = string { return text }
        guard let object else { return array?.count == 1 ? array?.first?.plainTitle : nil }
        return ["spokenPhrase", "title", "name"].lazy.compactMap { object[$0]?.plainTitle }.first
    }
}
