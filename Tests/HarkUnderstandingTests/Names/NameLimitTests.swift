import Testing

@testable import HarkUnderstanding

struct NameLimitTests {
    private func contact(_ identifier: String, _ full: String, _ given: String = "", _ family: String = "") -> World.Contact {
        World.Contact(identifier: identifier, fullName: full, givenName: given, familyName: family)
    }

    @Test func badNamesAreCutOrSkippedWithANote() {
        let long = String(repeating: "Maximilian ", count: 1_000)
        let names = Names(
            world: World(
                contacts: [
                    contact("long", long), contact("empty", ""), contact("blank", "  \t"), contact("marks", "…!?"),
                    contact("control", "Ada\u{0}\u{7}Byron"),
                    contact("twice", "Ada Byron"), contact("again", "Ada Byron"),
                ],
                vocabulary: [World.VocabularyEntry(text: "\u{1B}[31m", kind: "carName", bundleIdentifier: "", rank: 0)],
                groups: [World.Group(identifier: "g", name: "")]))
        #expect(names.notes.count == 2)
        #expect(names.find("Ada Byron").map(\.identifier) == ["control", "twice", "again"])
        #expect(names.find("Maximilian").map(\.identifier) == ["long"])
        #expect(names.find("").isEmpty)
        #expect(names.find(long).map(\.identifier) == ["long"])
    }

    @Test func oneNameOfManyPeopleStaysBounded() {
        let people = (0..<20_000).map { contact("p\($0)", "Ada Byron", "Ada", "Byron") }
        let names = Names(world: World(contacts: people))
        let found = names.find("Ada")
        #expect(found.count == Names.matchLimit)
        #expect(found.first?.identifier == "p0")
        #expect(names.index.entries.count < 2_000)
    }

    @Test func oneMillionNamesAreTaken() {
        let words = (0..<1_000_000).map { World.VocabularyEntry(text: "Title \($0)", kind: "mediaPlaylistTitle", bundleIdentifier: "", rank: $0) }
        let names = Names(world: World(vocabulary: words))
        #expect(names.find("title 765432").map(\.index) == [765_432])
        #expect(names.byteCount(withNear: false) < 300 << 20)
    }

    @Test func manyKindsShareTheLast() {
        let words = (0..<400).map { World.VocabularyEntry(text: "Thing \($0)", kind: "kind\($0)", bundleIdentifier: "", rank: 0) }
        #expect(Names(world: World(vocabulary: words)).find("Thing 399").map(\.kind.rawValue) == ["kind399"])
    }

    @Test func longSentencesAreReadOnce() {
        let text = String(repeating: "marta bianci ", count: 1_500)
        #expect(NamesWorld.names.spans(in: text, kinds: [.person]).count >= 3_000)
    }

    @Test func aNewWorldKeepsWhatDidNotChange() {
        var world = NamesWorld.world
        let before = NamesWorld.names
        world.contacts[2].fullName = "Filipa Osborne"
        world.contacts[2].givenName = "Filipa"
        world.contacts.append(contact("new", "Ottoline Fry", "Ottoline", "Fry"))
        world.vocabulary.append(World.VocabularyEntry(text: "Night Drive", kind: "mediaPlaylistTitle", bundleIdentifier: "", rank: 5))
        let (updated, fresh) = (before.updated(to: world), Names(world: world))
        for said in [
            "Filipa", "Philip", "Philip Osborne", "Ottoline", "Otoline", "Marta", "night drive", "my brother", "赵思源", "Evening Walk", "my family",
        ] {
            #expect(updated.find(said) == fresh.find(said), "\(said)")
        }
        world.contacts.removeFirst(3)
        #expect(updated.updated(to: world).find("Marta Bianchi").isEmpty)
        #expect(updated.updated(to: world).find("Walter").map(\.index) == Names(world: world).find("Walter").map(\.index))
    }
}
