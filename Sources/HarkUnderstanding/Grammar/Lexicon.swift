/// The grammar's word lists and helper rules that code asks for by name.
struct Lexicon: Sendable {
    let nameStop, saysStarter, surname, surnameTitle, namePrefix, transcribed, contentHolds, nameNever, saysOpening: Set<UInt64>
    /// For custom intents: words that may lead to another value, words that begin no place, and words that deny a thing.
    let customLink, customNever, customDenial: Set<UInt64>
    /// Parameters whose words are dictated text, and those that are titles of things to do.
    private let dictated, remark, taskTitles: Set<UInt64>
    /// Rule indices in the graph.
    let fillerStart, fillerEnd, hesitation, guardStart, notSaid, notContent, thingStart, kin, nameTitle, listSeparator: Int
    let repair, denied: Int
    let says, message, knownApp, notApp, missingAppOpen, missingAppPlace, missingAppClose, commandStart: Int
    /// What may follow a number: words of counting, per cent.
    let counters: [Int]
    /// For several commands in one sentence: what joins them, by `SeveralCommands.Join`, and what begins one.
    let cuts: [Int]
    let ownStart, ownAsk, ownDeed: Int
    let saidOn, ownNever: Set<UInt64>
    let appPrefixStrong, appPrefixWeak, appPrefixStart, appSuffix: Int

    init(source: GrammarSource, graph: inout GrammarGraph) {
        nameStop = source.wordSet("name-stop")
        saysStarter = source.wordSet("says-starter")
        surname = source.wordSet("surname")
        surnameTitle = source.wordSet("surname-title")
        namePrefix = source.wordSet("name-prefix")
        transcribed = source.wordSet("transcribed")
        nameNever = source.wordSet("name-never")
        saysOpening = source.wordSet("says-opening")
        dictated = source.wordSet("dictated")
        remark = source.wordSet("remark")
        taskTitles = source.wordSet("task-titles")
        customLink = source.wordSet("custom-link")
        customNever = source.wordSet("custom-never")
        customDenial = source.wordSet("custom-denial")
        contentHolds = source.wordSet("content-holds")
        func rule(_ name: String) -> Int { graph.rule(named: name) ?? RuleMatcher.none }
        fillerStart = rule("filler-start")
        fillerEnd = rule("filler-end")
        hesitation = rule("hesitation")
        guardStart = rule("guard-start")
        notSaid = rule("not-said")
        notContent = rule("not-content")
        thingStart = rule("thing-start")
        kin = rule("kin")
        nameTitle = rule("name-title")
        listSeparator = rule("list-separator")
        repair = rule("repair")
        denied = rule("denied")
        says = rule("says")
        message = rule("msg")
        knownApp = rule("known-app")
        notApp = rule("not-app")
        missingAppOpen = rule("missing-app-open")
        missingAppPlace = rule("missing-app-place")
        missingAppClose = rule("missing-app-close")
        commandStart = rule("command-start")
        counters = ["custom-classifier", "custom-percent"].map(rule)
        cuts = ["cut-then", "cut-and", "cut-mark"].map(rule)
        ownStart = rule("own-start")
        ownAsk = rule("own-ask")
        ownDeed = rule("own-deed")
        saidOn = source.wordSet("said-on")
        ownNever = source.wordSet("own-never")
        appPrefixStrong = rule("app-prefix-strong")
        appPrefixWeak = rule("app-prefix-weak")
        appPrefixStart = rule("app-prefix-start")
        appSuffix = rule("app-suffix")
    }

    /// Whether the words of a parameter are dictated text.
    func isDictated(_ parameter: String) -> Bool { dictated.contains(Folding.hash(Folding.fold(parameter))) }

    /// Whether a parameter's dictated text is a remark for whoever takes the order, rather than for another person.
    func isRemark(_ parameter: String) -> Bool { remark.contains(Folding.hash(Folding.fold(parameter))) }

    /// Whether a parameter holds titles of things to do, which come in lists and are deeds themselves.
    func isTaskTitle(_ parameter: String) -> Bool { taskTitles.contains(Folding.hash(Folding.fold(parameter))) }

    /// Whether what begins at a token is not wanted: "no soup", 不要汤; not "No. 5", and not a "no sugar soup" after an article.
    func denies(_ tokens: [Token], at start: Int) -> Bool {
        guard tokens.indices.contains(start) else { return false }
        let isPair = tokens[start].kind == .han && tokens.indices.contains(start + 1)
        let word = isPair ? Folding.hash(tokens[start].text + tokens[start + 1].text) : tokens[start].hash
        guard customDenial.contains(word) else { return false }
        if start > 0, ParameterWords.articles.contains(tokens[start - 1].text) { return false }
        return !(tokens.indices.contains(start + 1) && (tokens[start + 1].kind == .separator || tokens[start + 1].kind == .number))
    }
}
