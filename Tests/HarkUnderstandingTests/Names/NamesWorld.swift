@testable import HarkUnderstanding

/// People, groups and titles for the tests of names; some are called by words of every day.
enum NamesWorld {
    static let contacts: [World.Contact] = [
        person("marta", "Marta Bianchi", "Marta", "Bianchi"),
        person("marta-2", "Marta Silva", "Marta", "Silva"),
        person("philip", "Philip Osborne", "Philip", "Osborne", relations: ["brother"]),
        person("catherine", "Catherine Doyle", "Catherine", "Doyle", nickname: "Kit"),
        person("christopher", "Christopher Vance", "Christopher", "Vance"),
        person("jean", "Jean-Luc Moreau", "Jean-Luc", "Moreau", nickname: "JL"),
        person("niamh", "Siobhan Keane", "Siobhan", "Keane", relations: ["sister"]),
        person("xenia", "Xenia Gray", "Xenia", "Gray"),
        person("rosa", "Dr. Rosa Weiss", "Rosa", "Weiss", organization: "Harbour Clinic"),
        person("mother", "Ingrid Osborne", "Ingrid", "Osborne", relations: ["mother"]),
        person("father", "Karl Osborne", "Karl", "Osborne", relations: ["father"]),
        person("partner", "Noor Haddad", "Noor", "Haddad", relations: ["spouse"]),
        person("chief", "Femi Adeyemi", "Femi", "Adeyemi", relations: ["manager"]),
        person("will", "Will Archer", "Will", "Archer"),
        person("mark", "Mark Winters", "Mark", "Winters"),
        person("may", "May Fields", "May", "Fields"),
        person("hope", "Hope Waters", "Hope", "Waters"),
        person("long", "Grace Long", "Grace", "Long"),
        person("walter", "Walter Hearn", "Walter", "Hearn"),
        person("pat", "Pat Molina", "Pat", "Molina"),
        person("patricia", "Patricia Stone", "Patricia", "Stone", nickname: "Pat"),
        person("haimin", "陈海敏", "海敏", "陈"),
        person("haiming", "陈海明", "海明", "陈"),
        person("zhao", "赵思远", "思远", "赵"),
        person("shan", "单小雪", "小雪", "单"),
        person("lan", "兰宁", "宁", "兰"),
        person("ouyang", "欧阳静", "静", "欧阳"),
        person("laoma", "马国强", "国强", "马", nickname: "老马"),
        person("nainai", "何秀兰", "秀兰", "何", nickname: "奶奶"),
        person("landlord", "房东", "", ""),
        person("house", "物业小赵", "", ""),
        person("blood", "BloodWorks Northwest", "", ""),
        person("phonetic", "田中優希", "優希", "田中", phonetic: "Tanaka Yuki"),
    ]

    static let vocabulary: [World.VocabularyEntry] = [
        word("Evening Walk", "mediaPlaylistTitle"), word("周末爬山", "mediaPlaylistTitle", 1), word("Lisbon", "photoAlbumName"),
        word("Tabata", "workoutActivityName"), word("Garden plans", "notebookItemTitle"), word("Little Mule", "carName"),
        word("Cabbie Large", "rideOptionName", app: "org.example.cabbie"), word("Blue Heron", "restaurantName"),
        word("Evening Walk", "workoutActivityName", 3, app: "org.example.fit"),
    ]

    static let groups = [
        World.Group(identifier: "g-home", name: "家人", alternativeNames: ["Family", "my family"], members: ["mother", "father"]),
        World.Group(identifier: "g-choir", name: "Choir", alternativeNames: ["合唱团"], members: ["marta"]),
    ]

    static let user = World.User(name: "Lena Fischer", alternativeNames: ["Lena"], places: ["home": ["home", "家里"], "work": ["the studio"]])

    static let world = World(contacts: contacts, vocabulary: vocabulary, groups: groups, user: user)
    static let names = Names(world: world)

    private static func person(
        _ identifier: String, _ full: String, _ given: String, _ family: String, nickname: String = "", relations: [String] = [],
        phonetic: String = "", organization: String = ""
    ) -> World.Contact {
        World.Contact(
            identifier: identifier, fullName: full, givenName: given, familyName: family, nickname: nickname, relations: relations,
            phoneticName: phonetic, organization: organization)
    }

    private static func word(_ text: String, _ kind: String, _ rank: Int = 0, app: String = "org.example.music") -> World.VocabularyEntry {
        World.VocabularyEntry(text: text, kind: kind, bundleIdentifier: app, rank: rank)
    }
}
