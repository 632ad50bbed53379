/// Names of a definition as Swift can declare them.
enum Identifiers {
    /// The name as an identifier: characters that none may have are left out and begin a new word (`sort order` is
    /// `sortOrder`), and one that begins with a digit gets an underscore. Nil when nothing is left.
    static func sanitized(_ name: String) -> String? {
        var result = ""
        var beginsWord = false
        for character in name {
            guard isAllowed(character) else {
                beginsWord = !result.isEmpty
                continue
            }
            result += beginsWord ? character.uppercased() : String(character)
            beginsWord = false
        }
        guard let first = result.first else { return nil }
        if result == "_" { return nil }
        return first.isNumber ? "_" + result : result
    }

    /// Letters and digits of every script; marks belong to the letter before them.
    private static func isAllowed(_ character: Character) -> Bool {
        if character == "_" { return true }
        return character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .nonspacingMark, .spacingMark, .letterNumber:
                true
            default: false
            }
        }
    }

    /// As a case: the first word in lower case, as Swift takes cases from Objective-C (`Low` is `low`, `URLPath` `urlPath`).
    static func caseName(_ name: String) -> String? {
        guard let name = sanitized(name) else { return nil }
        let capitals = name.prefix(while: \.isUppercase)
        // The last capital of several begins the next word.
        let isNextWord = capitals.count > 1 && name.dropFirst(capitals.count).first?.isLetter == true
        let count = isNextWord ? capitals.count - 1 : capitals.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// As part of a longer name: `soup` in `resolveSoup`.
    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Properties that the classes beneath have; another of the same name would not compile. Methods do no harm.
    static let members: Set<String> = [
        "classForCoder", "debugDescription", "description", "fieldValues", "hash", "hashValue", "intentObject", "intentValue",
        "superclass",
    ]
    static let intentMembers = members.union([
        "donationMetadata", "identifier", "intentDescription", "shortcutAvailability", "suggestedInvocationPhrase",
    ])
    static let responseMembers = members.union(["code", "rawCode", "rawCodeName", "userActivity"])
    static let objectMembers = members.union([
        "alternativeSpeakableMatches", "alternativeSpeakableStrings", "displayImage", "displayString", "identifier",
        "pronunciationHint", "spokenPhrase", "subtitleString", "vocabularyIdentifier",
    ])
}
