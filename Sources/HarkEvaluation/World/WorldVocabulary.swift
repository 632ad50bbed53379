public import HarkUnderstanding
import IntentSchema

/// What a world file's vocabulary is called by the understanding.
enum WorldVocabulary {
    /// The file's keys beside the case names of `INVocabularyStringType`, which are keys as well. Options of rides and names of
    /// restaurants are no user vocabulary of SiriKit's; they have kinds of their own.
    private static let kinds = [
        "playlistTitles": "mediaPlaylistTitle", "photoAlbumNames": "photoAlbumName", "workoutNames": "workoutActivityName",
        "notebookItemTitles": "notebookItemTitle", "rideOptionNames": "rideOptionName", "carNames": "carName",
        "restaurantNames": "restaurantName",
    ]

    static func kind(_ key: String) -> String? {
        if let kind = kinds[key] { return kind }
        return Catalogue.shared.enumeration(named: "INVocabularyStringType")?.rawValue(of: key) == nil ? nil : key
    }
}

extension WorldFile {
    /// What an engine is made for.
    public var world: World {
        var words: [World.VocabularyEntry] = []
        for entry in vocabulary {
            guard let kind = WorldVocabulary.kind(entry.key) else { continue }
            let owner = entry.app.flatMap { app(called: $0)?.bundleIdentifier } ?? ""
            for (rank, text) in entry.words.enumerated() {
                words.append(World.VocabularyEntry(text: text, kind: kind, bundleIdentifier: owner, rank: rank))
            }
        }
        return World(apps: apps, contacts: contacts, vocabulary: words, groups: groups, user: user)
    }

    /// The titles that are known, by how they compare: a title said in other case or width is this title.
    public var canonicalTitles: [String: String] {
        var titles: [String: String] = [:]
        for entry in vocabulary {
            for word in entry.words where titles[Surface.folded(word)] == nil { titles[Surface.folded(word)] = word }
        }
        for group in groups {
            for name in [group.name] + group.alternativeNames { titles[Surface.folded(name)] = group.name }
        }
        return titles
    }
}
