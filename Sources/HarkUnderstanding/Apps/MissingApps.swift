/// Finds phrases that name an app which is not installed, so that what was meant for it goes to no other.
///
/// Only where words connect a name to the sentence ("on", "using", 用), or where the name is that of a well-known app; the grammar decides
/// whether an app may stand there.
struct MissingApps {
    let names: AppNames
    let lexicon: Lexicon
    let people: ContactIndex
    let starts: Set<Int>

    /// The most phrases that are tried in one sentence.
    static let limit = 3
    /// The longest name in Han characters.
    private static let hanLimit = 6
    /// After "on" a name at the very end is an app only when this little is said before it: "hello on Foogram", not "I met him on Broadway";
    /// "using" and the like allow one word more.
    private static let shortContent = 2

    /// - Parameter known: the mentions of apps that are installed; nothing is looked for inside them.
    func mentions(_ sentence: Sentence, known: [AppMention], rules: inout RuleMatcher) -> [AppMention] {
        let tokens = sentence.tokens
        var found: [AppMention] = []
        var position = 0
        // Case says something only where not everything is in capitals.
        let hasCase = tokens.contains { $0.kind == .word && !$0.isCapitalised }
        while position < tokens.count, found.count < Self.limit {
            if let inside = known.first(where: { $0.whole.contains(position) }) {
                position = inside.whole.upperBound
                continue
            }
            if let mention = named(tokens, position, hasCase, &rules) {
                if !announced(mention.whole.lowerBound, &rules) { found.append(mention) }
                position = max(mention.name.upperBound, position + 1)
            } else {
                position += 1
            }
        }
        return found
    }

    /// The longest name of an app that begins at a token.
    private func named(_ tokens: [Token], _ position: Int, _ hasCase: Bool, _ rules: inout RuleMatcher) -> AppMention? {
        let known = wellKnown(tokens, position, &rules)
        guard var longer = hasCase ? capitalised(tokens, position, &rules) : nil else { return known ?? han(tokens, position, &rules) }
        // A name that goes on after an app's is an app's too: "with Uber Eats".
        guard names.begins(tokens, longer.name) || known.map({ longer.name.upperBound > $0.name.upperBound }) == true else { return known ?? longer }
        longer.isWellKnown = true
        longer.mayTrail = true
        longer.trailingLimit = .max
        return longer
    }

    private func connected(_ name: Range<Int>, _ tokens: [Token], _ rules: inout RuleMatcher) -> AppMention {
        names.connected(name, .missing, [], tokens, lexicon, starts, &rules)
    }

    /// What follows "saying" or "that" is said, whatever it names.
    private func announced(_ position: Int, _ rules: inout RuleMatcher) -> Bool {
        (max(0, position - 4)..<position).contains { rules.matches(lexicon.says, exactly: $0..<position) }
    }

    private func wellKnown(_ tokens: [Token], _ start: Int, _ rules: inout RuleMatcher) -> AppMention? {
        guard let end = rules.ends(of: lexicon.knownApp, at: start).last, end > start else { return nil }
        var mention = connected(start..<end, tokens, &rules)
        mention.isWellKnown = true
        return mention
    }

    /// "using Foogram", "on Foo Gram", "a Foogram message".
    private func capitalised(_ tokens: [Token], _ start: Int, _ rules: inout RuleMatcher) -> AppMention? {
        func isName(_ index: Int) -> Bool {
            index < tokens.count && tokens[index].kind == .word && tokens[index].isCapitalised && !lexicon.nameStop.contains(tokens[index].hash)
                && rules.ends(of: lexicon.notApp, at: index).isEmpty && rules.ends(of: lexicon.kin, at: index).isEmpty
        }
        guard start > 0, isName(start), !isPerson(tokens, start..<start + 1) else { return nil }
        let end = isName(start + 1) ? start + 2 : start + 1
        guard end == start + 1 || !isPerson(tokens, start..<end) else { return nil }
        var mention = connected(start..<end, tokens, &rules)
        switch mention.kind {
        case .bare:
            let before = tokens[start - 1].text
            return (before == "a" || before == "an") && !rules.ends(of: lexicon.message, at: end).isEmpty ? mention : nil
        case .strong:
            let from = mention.whole.lowerBound
            // "Ask Julia to …" is about a person; "dinner with Julia" may be.
            guard rules.matches(lexicon.appPrefixStrong, exactly: mention.whole.lowerBound..<start) else { return nil }
            // "By Queen" says whose it is.
            guard tokens[from].text != "by" || mention.whole.count > mention.name.count + 1 else { return nil }
            mention.mayTrail = tokens[from].text != "with" && (from == 0 || !lexicon.contentHolds.contains(tokens[from - 1].hash))
            mention.trailingLimit = Self.shortContent + 1
        case .weak:
            mention.mayTrail = tokens[mention.whole.lowerBound].text == "on" && mention.whole.lowerBound >= 2
            mention.trailingLimit = Self.shortContent
        }
        return mention
    }

    /// 用X, 使用X, 通过X before the rest of the command; 在X上.
    private func han(_ tokens: [Token], _ start: Int, _ rules: inout RuleMatcher) -> AppMention? {
        for open in rules.ends(of: lexicon.missingAppOpen, at: start) {
            let isPlace = rules.matches(lexicon.missingAppPlace, exactly: start..<open)
            guard open < tokens.count, rules.ends(of: lexicon.notApp, at: open).isEmpty else { continue }
            var end = open
            while end < tokens.count, end - open < Self.hanLimit, tokens[end].kind == .han || tokens[end].kind == .word {
                let isLatin = tokens[end].kind == .word
                end += 1
                guard isLatin || end - open >= 2, !isPerson(tokens, open..<end) else { continue }
                let closes =
                    isPlace ? !rules.ends(of: lexicon.missingAppClose, at: end).isEmpty : !rules.ends(of: lexicon.commandStart, at: end).isEmpty
                guard closes else { continue }
                let mention = connected(open..<end, tokens, &rules)
                return mention.kind == .bare ? nil : mention
            }
        }
        return nil
    }

    private func isPerson(_ tokens: [Token], _ range: Range<Int>) -> Bool { people.isKnown(tokens[range]) }
}

extension ContactIndex {
    /// Whether words name somebody who is known.
    func isKnown(_ tokens: ArraySlice<Token>) -> Bool {
        let key = tokens.reduce(NameKey.empty) { NameKey.extend($0, with: $1.text) }
        return rank(key) != nil || isTaught(key) || relation(key) != nil
    }
}
