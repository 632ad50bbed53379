import Foundation
import HarkUnderstanding
import Testing

@testable import HarkNameCache

struct NameCacheTests {
    private static let given = ["Marta", "Philip", "Xenia", "Karl", "Noor", "Femi", "Grace", "Walter", "Siobhan", "Hope"]
    private static let family = ["Bianchi", "Osborne", "Keane", "Gray", "Weiss", "Haddad", "Adeyemi", "Archer", "Fields", "Stone"]
    private static let asked = [
        "Marta Bianchi 17", "marta bianci", "Filip", "Osborne", "海敏", "陈海敏", "成海民", "evening wlak", "Evening Walk", "my sister", "Kit", "Zhao Siyuan",
        "",
    ]

    private static func world(_ count: Int = NameCache.fewest) -> World {
        var contacts = (0..<count).map { number in
            let (given, family) = (given[number % given.count], family[number / given.count % family.count])
            return World.Contact(identifier: "p\(number)", fullName: "\(given) \(family) \(number)", givenName: given, familyName: family)
        }
        contacts.append(World.Contact(identifier: "haimin", fullName: "陈海敏", givenName: "海敏", familyName: "陈"))
        contacts.append(
            World.Contact(
                identifier: "kit", fullName: "Catherine Doyle", givenName: "Catherine", familyName: "Doyle", nickname: "Kit", relations: ["sister"]))
        contacts.append(World.Contact(identifier: "zhao", fullName: "赵思远", givenName: "思远", familyName: "赵"))
        return World(
            contacts: contacts,
            vocabulary: [World.VocabularyEntry(text: "Evening Walk", kind: "mediaPlaylistTitle", bundleIdentifier: "app", rank: 0)],
            groups: [World.Group(identifier: "g", name: "Rowing Club")], user: World.User(name: "Rosa Weiss", places: ["home": ["Mill Lane"]]))
    }

    /// A cache in a folder that goes when the test ends.
    private func withCache<Result>(_ body: (NameCache, URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "name-cache-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(NameCache(cache: folder), folder)
    }

    private func files(_ cache: NameCache) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: cache.folder.path)) ?? []).sorted()
    }

    private func found(_ names: Names) -> [[NameMatch]] {
        Self.asked.map { names.find($0) } + [names.spans(in: "play evening walk for marta bianci").flatMap(\.matches)]
    }

    @Test func whatWasKeptIsWhatWouldBeMade() throws {
        try withCache { cache, _ in
            let world = Self.world()
            let made = Names(world: world)
            #expect(found(cache.names(of: world)) == found(made))
            let fingerprint = NameFingerprint(world)
            let file = cache.folder.appending(path: "names-\(fingerprint.text).index")
            let bytes = try Array(Data(contentsOf: file))
            let read = try #require(Names(world: world, saved: NameMemory(bytes), fingerprint: fingerprint))
            #expect(found(read) == found(made))
            #expect(found(cache.names(of: world)) == found(made))
            #expect(made.savedIndex(fingerprint) == bytes)
            #expect(read.savedIndex(fingerprint) == bytes)
            #expect(read.notes == made.notes)
        }
    }

    @Test func aNameThatChangesMakesAnotherIndex() throws {
        try withCache { cache, _ in
            var world = Self.world()
            _ = cache.names(of: world)
            world.contacts[3].nickname = "Ottoline"
            #expect(cache.names(of: world).find("Ottoline").map(\.identifier) == ["p3"])
            #expect(files(cache).count == 2)
            let before = NameFingerprint(world)
            world.contacts.swapAt(0, 1)
            #expect(NameFingerprint(world) != before)
            world.contacts.swapAt(0, 1)
            #expect(NameFingerprint(world) == before)
            world.vocabulary[0].kind = "carName"
            #expect(NameFingerprint(world) != before)
            world.vocabulary[0].kind = "mediaPlaylistTitle"
            world.user?.places = ["work": ["Mill Lane"]]
            #expect(NameFingerprint(world) != before)
        }
    }

    @Test func textsThatOnlyTogetherAreAlikeAreNot() {
        func fingerprint(_ full: String, _ given: String, _ nicknames: [String]) -> NameFingerprint {
            NameFingerprint(World(contacts: [World.Contact(identifier: "", fullName: full, givenName: given, familyName: "", nicknames: nicknames)]))
        }
        let all = [
            fingerprint("ab", "c", []), fingerprint("a", "bc", []), fingerprint("", "abc", []), fingerprint("abc", "", []),
            fingerprint("abc", "", [""]),
            fingerprint("a", "", ["b", "c"]), fingerprint("a", "", ["bc"]), fingerprint("a\0", "", []), fingerprint("a", "", []),
        ]
        #expect(Set(all).count == all.count)
    }

    @Test func whatIsBrokenIsMadeAnew() throws {
        try withCache { cache, _ in
            let world = Self.world()
            let fingerprint = NameFingerprint(world)
            let made = found(cache.names(of: world))
            let file = cache.folder.appending(path: "names-\(fingerprint.text).index")
            let whole = try Array(Data(contentsOf: file))
            var broken: [[UInt8]] = [
                [], Array("no index".utf8), Array(whole.dropLast()), whole + [0], Array(whole.prefix(64)), Array(repeating: 0xFF, count: whole.count),
            ]
            for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 97)) {
                var changed = whole
                changed[place] ^= 0x20
                broken.append(changed)
            }
            for bytes in broken {
                // A changed byte that fills up the head to sixteen is the only one that means nothing.
                if bytes.count == whole.count,
                    zip(bytes, whole).enumerated().allSatisfy({ (56..<64).contains($0.offset) || $0.element.0 == $0.element.1 })
                {
                    continue
                }
                #expect(Names(world: world, saved: NameMemory(bytes), fingerprint: fingerprint) == nil)
            }
            for bytes in broken.prefix(6) {
                try Data(bytes).write(to: file)
                #expect(found(cache.names(of: world)) == made)
                #expect(try Array(Data(contentsOf: file)) == whole)
            }
        }
    }

    @Test func anotherWorldsIndexIsNotRead() throws {
        let (world, other) = (Self.world(), Self.world(NameCache.fewest + 1))
        let bytes = try #require(Names(world: other).savedIndex(NameFingerprint(other)))
        #expect(Names(world: world, saved: NameMemory(bytes), fingerprint: NameFingerprint(world)) == nil)
    }

    @Test func filesAreThePersonsAloneAndFew() throws {
        try withCache { cache, _ in
            for count in 0..<NameCache.fileLimit + 3 { _ = cache.names(of: Self.world(NameCache.fewest + count)) }
            #expect(files(cache).count == NameCache.fileLimit)
            for file in files(cache) {
                let attributes = try FileManager.default.attributesOfItem(atPath: cache.folder.appending(path: file).path)
                #expect(attributes[.posixPermissions] as? Int == 0o600)
            }
            #expect(try FileManager.default.attributesOfItem(atPath: cache.folder.path)[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test func whatIsNoFileOfThePersonIsLeftAlone() throws {
        try withCache { cache, folder in
            let world = Self.world()
            let made = found(Names(world: world))
            let file = cache.folder.appending(path: "names-\(NameFingerprint(world).text).index")
            try FileManager.default.createDirectory(at: cache.folder, withIntermediateDirectories: true)
            // A link to an index that is whole is not followed; it makes room for a file.
            let elsewhere = folder.appending(path: "elsewhere")
            try Data(try #require(Names(world: world).savedIndex(NameFingerprint(world)))).write(to: elsewhere)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
            #expect(found(cache.names(of: world)) == made)
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil)
            // Nor is one read that others may write.
            try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file.path)
            #expect(found(cache.names(of: world)) == made)
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            #expect(found(cache.names(of: world)) == made)
        }
    }

    @Test func whereNothingCanBeKeptNamesAreMade() throws {
        try withCache { cache, folder in
            try Data().write(to: folder)
            #expect(found(cache.names(of: Self.world())) == found(Names(world: Self.world())))
        }
    }

    @Test func fewNamesLeaveNoFile() throws {
        try withCache { cache, folder in
            _ = cache.engine(Self.world(10))
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test func namesThatWereReadCanChange() throws {
        try withCache { cache, _ in
            var world = Self.world()
            _ = cache.names(of: world)
            let read = cache.names(of: world)
            world.contacts.append(World.Contact(identifier: "new", fullName: "Ottoline Fry", givenName: "Ottoline", familyName: "Fry"))
            let changed = read.updated(to: world)
            #expect(changed.find("Ottolin").map(\.identifier) == ["new"])
            #expect(found(changed) == found(Names(world: world)))
            #expect(found(read) == found(Names(world: Self.world())))
            // What was updated is no index of its own.
            #expect(changed.savedIndex(NameFingerprint(world)) == nil)
        }
    }
}
