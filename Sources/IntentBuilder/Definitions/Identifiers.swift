/// Names of a definition as Swift can declare them.
enum Identifiers {
    /// The name as an identifier: characters that none may have are left out and begin a new word (`sort order` is
    /// `sortOrder`), and one that begins with a digit or a mark gets an underscore. Nil when nothing is left.
    static func sanitized(_ name: String) -> String? {
        var result = ""
        var beginsWord = false
        for character in name {
            guard character.unicodeScalars.allSatisfy(isAllowed) else {
                beginsWord = !result.isEmpty
                continue
            }
            result += beginsWord ? character.uppercased() : String(character)
            beginsWord = false
        }
        guard let first = result.unicodeScalars.first, result != "_" else { return nil }
        return first == "_" || isLetter(first) ? result : "_" + result
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    /// Letters, digits and marks of every script that can be seen: two names must not differ in what nobody sees.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark, .letterNumber: return true
        default: return isLetter(scalar)
        }
    }

    /// As a declaration and every use of it write it: in backticks where it would be read as something else.
    static func spelled(_ name: String) -> String { contextual.contains(name) ? "`\(name)`" : escaped(name) }

    /// Words that are keywords where a type or an expression begins, beside those that are everywhere.
    private static let contextual: Set = ["any", "async", "await", "each", "fileprivate", "precedencegroup", "some"]

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
