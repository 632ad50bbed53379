import Testing

@testable import HarkUnderstanding

struct NameSearchTests {
    private func people(_ said: String) -> [String] { NamesWorld.names.find(said, kinds: [.person]).map(\.identifier) }

    @Test(arguments: [
        // Written as it stands, in either order, in any case.
        ("Marta Bianchi", ["marta"]), ("bianchi marta", ["marta"]), ("Marta", ["marta", "marta-2"]), ("Bianchi", ["marta"]), ("Kit", ["catherine"]),
        // A nickname and a given name stand beside each other.
        ("Pat", ["patricia", "pat"]),
        // Joined and split.
        ("jean luc", ["jean"]), ("Jeanluc Moreau", ["jean"]), ("blood works northwest", ["blood"]), ("Blood Works", ["blood"]),
        // Frames and titles.
        ("Philip's", ["philip"]), ("Dr. Weiss", ["rosa"]), ("dr weiss", ["rosa"]), ("Rosa Weiss", ["rosa"]), ("Uncle Karl", ["father"]),
        ("Marta姐", ["marta", "marta-2"]),
        ("Harbour Clinic", ["rosa"]), ("物业", ["house"]), ("小赵", ["house"]),
        // Misspelt.
        ("Marta Bianci", ["marta"]), ("Cathrine", ["catherine"]), ("Chirstopher", ["christopher"]), ("Cristofer", ["christopher"]),
        ("wlater", ["walter"]), ("Philip Osbourne", ["philip"]), ("Adeyemmi", ["chief"]),
        // Misheard.
        ("Filip", ["philip"]), ("Zenia", ["xenia"]), ("Shivaun", ["niamh"]), ("Kathryn Doyle", ["catherine"]), ("Hern", ["walter"]),
        // Chinese: homophones, near sounds, readings of family names, pinyin, both scripts, forms of address.
        ("陈海敏", ["haimin"]), ("陳海敏", ["haimin"]), ("海明", ["haiming"]), ("成海民", ["haimin", "haiming"]), ("赵思源", ["zhao"]),
        ("照四远", ["zhao"]), ("山小雪", ["shan"]), ("Shan Xiaoxue", ["shan"]), ("Zhao Siyuan", ["zhao"]), ("siyuan zhao", ["zhao"]), ("思远Zhao", ["zhao"]),
        ("蓝凝", ["lan"]), ("男宁", ["lan"]), ("欧杨静", ["ouyang"]), ("Ouyang Jing", ["ouyang"]), ("老马", ["laoma"]), ("赵老师", ["zhao"]), ("小何", ["nainai"]),
        ("Tanaka Yuki", ["phonetic"]), ("Yuki Tanaka", ["phonetic"]),
        // Relations.
        ("my sister", ["niamh"]), ("我妹妹", ["niamh"]), ("Mum", ["mother"]), ("my parents", ["mother", "father"]), ("我爸", ["father"]),
        ("my wife", ["partner"]),
        ("老公", ["partner"]), ("老板", ["chief"]), ("我领导", ["chief"]), ("grandma", ["nainai"]), ("我奶奶", ["nainai"]), ("my landlord", ["landlord"]),
        ("my siblings", ["philip", "niamh"]),
        // Nobody.
        ("my girlfriend", []), ("Beatrice", []), ("later", []), ("her", []), ("", []), ("…", []), ("Maria", []), ("Tom", []), ("张伟", []),
        ("they", []), ("Pam", []),
    ])
    func findsPeople(_ said: String, _ expected: [String]) { #expect(people(said) == expected) }

    @Test(arguments: [
        ("my family", NameKind.group, ["g-home"]), ("家人", .group, ["g-home"]), ("the choir", .group, ["g-choir"]), ("合唱团", .group, ["g-choir"]),
        ("Lena", .user, ["me"]), ("the studio", .place, ["work"]), ("evening walk", NameKind("mediaPlaylistTitle"), ["Evening Walk"]),
        ("evning walk", NameKind("mediaPlaylistTitle"), ["Evening Walk"]), ("周末趴山", NameKind("mediaPlaylistTitle"), ["周末爬山"]),
        ("Lissbon", NameKind("photoAlbumName"), ["Lisbon"]),
        ("little mule", NameKind("carName"), ["Little Mule"]), ("cabbie large", NameKind("rideOptionName"), ["Cabbie Large"]),
        ("blue herron", NameKind("restaurantName"), ["Blue Heron"]),
    ])
    func findsThings(_ said: String, _ kind: NameKind, _ expected: [String]) {
        #expect(NamesWorld.names.find(said, kinds: [kind]).map(\.identifier) == expected)
    }

    @Test func oneTextMayNameSeveralKindsOfThings() {
        let found = NamesWorld.names.find("Evening Walk")
        #expect(found.map(\.kind.rawValue) == ["mediaPlaylistTitle", "workoutActivityName"])
        #expect(found.map(\.bundleIdentifier) == ["org.example.music", "org.example.fit"])
    }

    @Test func costsRiseAsNamesFitWorse() throws {
        let said = ["Marta Bianchi", "Bianchi", "Dr. Weiss", "Harbour Clinic", "Marta Bianci"]
        let best = try said.map { try #require(NamesWorld.names.find($0, kinds: [.person]).first) }
        #expect(best.map(\.exactness) == [.full, .family, .titled, .part, .misspelt])
        #expect(best[...3].map(\.cost) == best[...3].map(\.cost).sorted())
        #expect(best.allSatisfy { $0.cost <= Names.guessLimit })
        #expect(best.last.map { $0.cost > 0.02 } == true)
    }

    @Test func aNameThatIsHardlyNearIsPossibleButNoGuess() {
        let names = Names(world: World(contacts: [World.Contact(identifier: "a", fullName: "Tina Roe", givenName: "Tina", familyName: "Roe")]))
        #expect(names.find("Nina").isEmpty)
        #expect(names.spans(in: "call Nina").contains { $0.kind == .person && $0.cost > Names.guessLimit })
    }

    /// A name with one typo finds its owner, unless another name is as near or it became another name or word.
    @Test func oneTypoFindsItsOwner() {
        let names = NamesWorld.names
        var wrong: [String] = []
        for contact in NamesWorld.contacts where contact.fullName.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == " ") }) {
            let letters = Array(contact.fullName)
            for place in 1..<letters.count - 1 where letters[place].isLetter && letters[place + 1].isLetter {
                var typos: [[Character]] = []
                typos.append(Array(letters[..<place] + letters[(place + 1)...]))
                typos.append(Array(letters[...place] + letters[place...]))
                typos.append(Array(letters[..<place] + [letters[place + 1], letters[place]] + letters[(place + 2)...]))
                for typo in typos where typo != letters {
                    let text = String(typo)
                    // A word of three letters or of every day is left alone.
                    let words = text.lowercased().split(separator: " ")
                    if words.contains(where: { $0.count < 4 || OrdinaryWords.shared.contains(NameKey.key($0)) }) { continue }
                    let found = names.find(text, kinds: [.person])
                    if found.first?.identifier != contact.identifier { wrong.append("\(text) → \(found.map(\.identifier))") }
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test func isTheSameEveryTime() {
        let again = Names(world: NamesWorld.world)
        for said in ["Marta", "Filip", "成海民", "evning walk", "Pat", "my parents"] {
            #expect(again.find(said) == NamesWorld.names.find(said))
        }
    }
}
