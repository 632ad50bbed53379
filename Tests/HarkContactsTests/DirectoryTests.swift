import Foundation
import Testing

@testable import HarkContacts

@Suite struct DirectoryTests {
    private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-cards-\(UUID().uuidString)")
    private var cards: URL { folder.appending(path: "cards") }
    private var cache: URL { folder.appending(path: "cache/contacts") }

    private func write(_ name: String, _ contact: String, lines: String = "") throws {
        let file = cards.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("BEGIN:VCARD\nVERSION:3.0\nFN:\(contact)\n\(lines)END:VCARD\n".utf8).write(to: file)
    }

    private func names(_ directory: ContactDirectory) -> [String] { directory.contacts().map(\.fullName) }

    @Test func changesOfEveryKindAreSeen() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("a.vcf", "A")
        let directory = ContactDirectory(folder: cards)
        #expect(names(directory) == ["A"])
        let revision = directory.revision()
        #expect(directory.revision() == revision)
        // A folder that is made after the first reading, and a card in it.
        try write("new/deep/b.vcf", "B")
        #expect(names(directory) == ["A", "B"])
        #expect(directory.revision() == revision + 1)
        // Content of the same length.
        try write("new/deep/b.vcf", "C")
        #expect(names(directory) == ["A", "C"])
        // How synchronisers replace a file.
        try write("new/.tmp.vcf", "D")
        #expect(names(directory) == ["A", "C"])
        try FileManager.default.moveItem(at: cards.appending(path: "new/.tmp.vcf"), to: cards.appending(path: "new/d.vcf"))
        #expect(names(directory) == ["A", "D", "C"] || names(directory) == ["A", "C", "D"])
        try FileManager.default.removeItem(at: cards.appending(path: "new"))
        #expect(names(directory) == ["A"])
        // The whole folder goes and comes again.
        try FileManager.default.removeItem(at: cards)
        #expect(names(directory) == [])
        try write("e.VCF", "E")
        #expect(names(directory) == ["E"])
    }

    @Test func linkedFilesAndFolders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("../elsewhere/one.vcf", "One")
        try write("../real/two.vcf", "Two")
        try FileManager.default.createDirectory(at: cards, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: cards.appending(path: "1.vcf"), withDestinationURL: folder.appending(path: "elsewhere/one.vcf"))
        try FileManager.default.createSymbolicLink(at: cards.appending(path: "2"), withDestinationURL: folder.appending(path: "real"))
        try FileManager.default.createSymbolicLink(at: cards.appending(path: "3"), withDestinationURL: cards)
        let directory = ContactDirectory(folder: cards)
        #expect(names(directory) == ["One", "Two"])
        try write("../elsewhere/one.vcf", "Uno")
        try write("../real/two.vcf", "Due")
        #expect(names(directory) == ["Uno", "Due"])
    }

    @Test func theCacheGivesWhatTheFilesSaid() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lines = """
            UID:jo
            N:Doe;Jo;Em;Dr.;jr.
            NICKNAME:J,Jojo
            item1.TEL:555
            item1.X-ABLabel:_$!<Home>!$_
            EMAIL:jo@example.org
            URL:https://example.org
            ADR;TYPE=home:;;Road;Town;State;1;Land
            IMPP:xmpp:jo@example.org
            X-SOCIALPROFILE;TYPE=twitter;x-user=jo:https://t.example/jo
            ANNIVERSARY:2001-02-03
            BDAY:--0405
            CATEGORIES:Friends
            X-SPOUSE:Sam
            X-OTHER;A=b,c:kept
            ORG:Org;Unit
            NOTE:a\\nb

            """
        for index in 0..<20 { try write("\(index).vcf", "Jo \(index)", lines: index == 7 ? lines : "") }
        try write("group.vcf", "Team", lines: "KIND:group\nMEMBER:jo\n")
        let first = ContactDirectory(folder: cards, cache: cache)
        let contacts = first.contacts()
        #expect(contacts.count == 20)
        #expect(contacts.first { $0.identifier == "jo" }?.otherProperties.count == 1)
        let entries = ContactCache.read(cache.path)
        #expect(entries.count == 21)
        let second = ContactDirectory(folder: cards, cache: cache)
        #expect(second.contacts() == contacts)
        #expect(second.groups() == first.groups())
        #expect(first.groups().map(\.name) == ["Friends", "Team"])
        let permissions = try FileManager.default.attributesOfItem(atPath: cache.path)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
    }

    @Test func theCacheIsWhatIsUsedForFilesThatDidNotChange() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for index in 0..<16 { try write("\(index).vcf", "Jo \(index)") }
        _ = ContactDirectory(folder: cards, cache: cache).contacts()
        // Told apart from reading by saying something else.
        var entries = ContactCache.read(cache.path)
        for path in entries.keys { entries[path]?.file.contacts[0].fullName = "Cached" }
        ContactCache.write(entries, to: cache.path)
        try write("3.vcf", "Changed since")
        let names = Set(names(ContactDirectory(folder: cards, cache: cache)))
        #expect(names == ["Cached", "Changed since"])
    }

    @Test func aDamagedCacheIsNone() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for index in 0..<16 { try write("\(index).vcf", "Jo \(index)") }
        _ = ContactDirectory(folder: cards, cache: cache).contacts()
        let bytes = [UInt8](try Data(contentsOf: cache))
        for count in stride(from: 0, to: bytes.count, by: 7) {
            try Data(bytes[..<count]).write(to: cache)
            #expect(ContactCache.read(cache.path).isEmpty)
        }
        try Data(bytes + [0]).write(to: cache)
        #expect(ContactCache.read(cache.path).isEmpty)
        try Data((Array(bytes[..<20]) + [UInt8](repeating: 0xFF, count: 40))).write(to: cache)
        #expect(ContactCache.read(cache.path).isEmpty)
        #expect(ContactDirectory(folder: cards, cache: cache).contacts().count == 16)
    }

    @Test func whatANeighbourDoesIsNoChange() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("a.vcf", "A")
        guard var watch = FolderWatch() else {
            Issue.record("no inotify")
            return
        }
        watch.add(folder.path, only: "cards")
        watch.add(cards.path)
        var answers = [watch.hasChanged()]
        try Data().write(to: folder.appending(path: "journal"))
        answers.append(watch.hasChanged())
        try FileManager.default.moveItem(at: cards, to: folder.appending(path: "moved"))
        answers += [watch.hasChanged(), watch.hasChanged(), watch.isComplete]
        #expect(answers == [false, false, true, false, true])
    }

    /// Beyond the kernel's limit of watches a directory only gets slower; given back, they serve others.
    @Test func watchesThatAreGivenBackServeOthers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("a.vcf", "A")
        for _ in 0..<300 {
            let directory = ContactDirectory(folder: cards)
            #expect(directory.contacts().count == 1)
            directory.stopWatching()
            #expect(directory.contacts().count == 1)
            directory.stopWatching()
        }
        guard FolderWatch() != nil else {
            Issue.record("no inotify")
            return
        }
    }

    @Test func aFolderThatCannotBeWatchedIsSaid() throws {
        guard var watch = FolderWatch() else {
            Issue.record("no inotify")
            return
        }
        watch.add(folder.appending(path: "nothing").path)
        let isComplete = watch.isComplete
        #expect(!isComplete)
    }

    @Test func withoutAPlaceForTheCacheTheFilesAreRead() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for index in 0..<16 { try write("\(index).vcf", "Jo \(index)") }
        let directory = ContactDirectory(folder: cards, cache: URL(filePath: "/proc/none/contacts"))
        #expect(directory.contacts().count == 16)
    }
}
