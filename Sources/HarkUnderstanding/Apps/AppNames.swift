/// An app's name in a sentence, with the words that connect it.
struct AppMention: Sendable, Hashable {
    /// What is known of an app that a sentence names.
    enum Standing: UInt8, Sendable {
        case installed
        /// Installed, but the person does not let it take requests.
        case refused
        /// Nothing of that name is installed.
        case missing
    }

    var standing = Standing.installed
    /// Indices of the apps of that name in the world; of refused apps among those; empty for a missing one.
    var apps: [Int]
    /// The name's tokens.
    var name: Range<Int>
    /// The name with "using", 用, "app" and the like.
    var whole: Range<Int>
    var kind: Hypothesis.Gap
    /// The phrase may follow what is said: for a missing app only where it is no plausible part of it.
    var mayTrail = true
    /// The name is a well-known app's; any other may also be a person's.
    var isWellKnown = false
    /// The most tokens that may be said before a phrase that trails.
    var trailingLimit = Int.max
}

/// Finds apps by any of their names.
struct AppNames: Sendable {
    private var apps: [UInt64: [Int]] = [:]
    private var refused: [UInt64: [Int]] = [:]
    private var longest = 0

    /// The most mentions that are tried in one sentence, and the longest name in tokens.
    static let mentionLimit = 4
    static let nameLimit = 24

    init(apps: [World.App], refused: [World.App]) {
        for (index, app) in apps.enumerated() { add(app, index, to: \.apps) }
        for (index, app) in refused.enumerated() { add(app, index, to: \.refused) }
    }

    private mutating func add(_ app: World.App, _ index: Int, to table: WritableKeyPath<AppNames, [UInt64: [Int]]>) {
        for name in [app.displayName] + app.alternativeNames {
            let tokens = Tokenizer.tokens(of: name).filter { $0.kind != .separator }
            guard !tokens.isEmpty, tokens.count <= Self.nameLimit else { continue }
            let key = tokens.reduce(NameKey.empty) { NameKey.extend($0, with: $1.text) }
            guard key != NameKey.empty else { continue }
            if self[keyPath: table][key]?.contains(index) != true { self[keyPath: table][key, default: []].append(index) }
            longest = max(longest, tokens.count)
        }
    }

    /// Names from left to right, the longest at each place; at most `mentionLimit`, those at the end included.
    /// - Parameter starts: the positions at which a command may begin.
    func mentions(_ tokens: [Token], lexicon: Lexicon, people: ContactIndex, starts: Set<Int>, rules: inout RuleMatcher) -> [AppMention] {
        guard longest > 0 else { return [] }
        var found: [AppMention] = []
        var position = 0
        let hasCase = tokens.contains { $0.kind == .word && !$0.isCapitalised }
        while position < tokens.count {
            guard let (end, standing, apps) = longestName(tokens, at: position) else {
                position += 1
                continue
            }
            let mention = connected(position..<end, standing, apps, tokens, lexicon, starts, &rules)
            // "with Uber Eats" does not name Uber.
            if mention.kind == .bare || !isLonger(mention, tokens, hasCase, lexicon, people, &rules) { found.append(mention) }
            position = end
        }
        if found.count > Self.mentionLimit {
            found = Array(found.prefix(Self.mentionLimit / 2) + found.suffix(Self.mentionLimit / 2))
        }
        return found
    }

    /// Whether a name goes on after an app's: a well-known app's longer name, or a capitalised word that is no person, no day and begins no command.
    private func isLonger(_ mention: AppMention, _ tokens: [Token], _ hasCase: Bool, _ lexicon: Lexicon, _ people: ContactIndex, _ rules: inout RuleMatcher) -> Bool {
        let end = mention.name.upperBound
        if rules.ends(of: lexicon.knownApp, at: mention.name.lowerBound).contains(where: { $0 > end }) { return true }
        guard hasCase, mention.whole.upperBound == end, end < tokens.count, tokens[end].kind == .word, tokens[end].isCapitalised, tokens[end - 1].isCapitalised,
            !lexicon.nameStop.contains(tokens[end].hash),
            rules.ends(of: lexicon.notApp, at: end).isEmpty, rules.ends(of: lexicon.kin, at: end).isEmpty, rules.ends(of: lexicon.commandStart, at: end).isEmpty,
            !people.isKnown(tokens[end...end])
        else { return false }
        let after = end + 1
        guard after < tokens.count else { return true }
        // Before more words only where the name is surely an app's, as "on Chatter Bob …" is not.
        return tokens[after].kind == .separator || mention.kind == .strong
    }

    /// Whether a longer name begins with an installed app's.
    func begins(_ tokens: [Token], _ name: Range<Int>) -> Bool {
        guard let (end, _, _) = longestName(tokens, at: name.lowerBound) else { return false }
        return end < name.upperBound
    }

    private func longestName(_ tokens: [Token], at start: Int) -> (Int, AppMention.Standing, [Int])? {
        guard tokens[start].kind != .separator else { return nil }
        var key = NameKey.empty
        var result: (Int, AppMention.Standing, [Int])?
        // A name written in one word is also found when it is said in several: a few tokens more than the longest.
        for end in start..<min(tokens.count, start + longest + 3) {
            guard tokens[end].kind != .separator else { break }
            key = NameKey.extend(key, with: tokens[end].text)
            // Of two apps of one name the one that may serve is meant.
            if let apps = apps[key] { result = (end + 1, .installed, apps) } else if let apps = refused[key] { result = (end + 1, .refused, apps) }
        }
        return result
    }

    /// A name with the words that connect it to the sentence.
    func connected(
        _ name: Range<Int>, _ standing: AppMention.Standing, _ apps: [Int], _ tokens: [Token], _ lexicon: Lexicon, _ starts: Set<Int>,
        _ rules: inout RuleMatcher
    ) -> AppMention {
        var start = name.lowerBound
        var kind = Hypothesis.Gap.bare
        prefixes: for (rule, ruleKind) in [
            (lexicon.appPrefixStrong, Hypothesis.Gap.strong), (lexicon.appPrefixWeak, .weak), (lexicon.appPrefixStart, .strong),
        ] {
            for length in stride(from: min(4, name.lowerBound), to: 0, by: -1) {
                let from = name.lowerBound - length
                guard rules.ends(of: rule, at: from).contains(name.lowerBound) else { continue }
                start = from
                kind = ruleKind
                break prefixes
            }
        }
        var end = name.upperBound
        // "Chatter to" only belongs together where the command begins: "ask Chatter to …", not "a message using Chatter to Bob".
        for candidate in rules.ends(of: lexicon.appSuffix, at: end) {
            let isJoint = tokens[candidate - 1].text == "to" || tokens[candidate - 1].text == "and" || tokens[candidate - 1].text == "和"
            if isJoint, !starts.contains(start) || !isStart(start, name, lexicon, &rules) { continue }
            end = candidate
        }
        return AppMention(standing: standing, apps: apps, name: name, whole: start..<end, kind: kind)
    }

    private func isStart(_ start: Int, _ name: Range<Int>, _ lexicon: Lexicon, _ rules: inout RuleMatcher) -> Bool {
        start < name.lowerBound && rules.ends(of: lexicon.appPrefixStart, at: start).contains(name.lowerBound)
    }
}

extension Hypothesis {
    /// The sentence with a mention taken out.
    init(_ tokens: [Token], without mention: AppMention) {
        var rest = tokens
        rest.removeSubrange(mention.whole)
        self.init(mention: mention, tokens: rest, gap: mention.whole.lowerBound, gapKind: mention.kind)
    }
}
