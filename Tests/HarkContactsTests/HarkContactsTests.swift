import Foundation
import IntentSchema
import Testing

@testable import HarkContacts

@Suite struct HarkContactsTests {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-contacts-\(UUID().uuidString)")

    func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func card(_ lines: String...) -> String {
        (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    func names(_ directory: ContactDirectory, _ query: ContactQuery) -> [String] {
        directory.contacts(for: query).map(\.displayName)
    }

    @Test func fieldsOfTheVersionsInUse() throws {
        let text = """
            BEGIN:VCARD
            VERSION:4.0
            UID:urn:uuid:1
            FN:Dr. Maria Rossi
            N:Rossi;Maria;Anna;Dr.;jr.
            NICKNAME:Mari,Mia
            ORG:Bakery\\; Sons;Ovens
            TITLE:Baker
            TEL;TYPE="cell,voice";VALUE=uri:tel:+39-055-0199
            item1.EMAIL;TYPE=INTERNET,WORK:maria@example.org
            ADR;TYPE=home:;;Via Roma 1\\, int. 2;Firenze;FI;50100;Italia
            RELATED;TYPE=sibling:Luca Rossi
            BDAY:--0412
            X-PHONETIC-FIRST-NAME:Mah-ree-ah
            NOTE:first line\\nsecond
             \tfolded
            PHOTO;ENCODING=b:AAAA
            END:VCARD
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B;=E4=B8=80=
            =E7=84=B6
            TEL;HOME;VOICE:010 5550 1234
            END:VCARD
            """
        let contacts = VCardReader.contacts(in: text, fallbackIdentifier: "file")
        try #require(contacts.count == 2)
        let maria = contacts[0]
        #expect(maria.identifier == "urn:uuid:1")
        #expect(maria.displayName == "Dr. Maria Rossi")
        #expect(maria.givenName == "Maria" && maria.familyName == "Rossi" && maria.nameSuffix == "jr.")
        #expect(maria.nicknames == ["Mari", "Mia"])
        #expect(maria.organizationName == "Bakery; Sons" && maria.departmentName == "Ovens")
        #expect(maria.phoneNumbers == [.init(label: "mobile", value: "+39-055-0199")])
        #expect(maria.emailAddresses == [.init(label: "work", value: "maria@example.org")])
        #expect(maria.postalAddresses.first?.value.street == "Via Roma 1, int. 2")
        #expect(maria.relations == [.init(label: "sibling", value: "Luca Rossi")])
        #expect(maria.birthday?.month == 4 && maria.birthday?.year == nil)
        #expect(maria.note == "first line\nsecond\tfolded")
        #expect(contacts[1].familyName == "王" && contacts[1].givenName == "一然")
        #expect(contacts[1].phoneNumbers == [.init(label: "home", value: "010 5550 1234")])
        // Of its name, wherever it stands in the file.
        #expect(contacts[1].identifier.hasPrefix("file#"))
        let alone = VCardReader.contacts(
            in: String(text[text.range(of: "BEGIN:VCARD", options: .backwards)!.lowerBound...]), fallbackIdentifier: "file")
        #expect(alone.first?.identifier == contacts[1].identifier)
    }

    @Test func anExactNameBeatsAPartAndATieStaysATie() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(card("FN:Stef", "N:;Stef;;;") + card("FN:Brent Stef", "N:Stef;Brent;;;"), to: "a.vcf")
        try write(card("FN:Anna Lee", "N:Lee;Anna;;;") + card("FN:Anna Li", "N:Li;Anna;;;"), to: "sub/b.vcf")
        try write(card("FN:BloodWorks Northwest", "ORG:BloodWorks Northwest") + card("FN:Blood Bank"), to: "c.vcf")
        let directory = ContactDirectory(folder: folder)
        #expect(names(directory, .name("Stef")) == ["Stef"])
        #expect(names(directory, .name("anna")) == ["Anna Lee", "Anna Li"])
        #expect(names(directory, .name("ÁNNA LI")) == ["Anna Li"])
        #expect(names(directory, .name("blood works northwest")) == ["BloodWorks Northwest"])
        #expect(names(directory, .name("bloodworks northwest")) == ["BloodWorks Northwest"])
        #expect(names(directory, .name("blood bank")) == ["Blood Bank"])
        #expect(names(directory, .name("Zoe")) == [])
        #expect(names(directory, .name("  ")) == [])
    }

    @Test func peopleWhoShareANumberStayTwoPeople() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            card("UID:1", "FN:Ada", "TEL;TYPE=home:555-0100", "TEL;TYPE=cell:+1 555 010 0201")
                + card("UID:2", "FN:Ben", "TEL;TYPE=home:555-0100", "TEL;TYPE=cell:+1 555 010 0202"), to: "a.vcf")
        let directory = ContactDirectory(folder: folder)
        #expect(names(directory, .phone("5550100")) == ["Ada", "Ben"])
        #expect(names(directory, .phone("555 010 0202")) == ["Ben"])
        #expect(names(directory, .identifiers(["2", "nobody"])) == ["Ben"])
        #expect(names(directory, .phone("1")) == [])
    }

    @Test func aChangeIsSeenByTheNextQuery() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let directory = ContactDirectory(folder: folder)
        #expect(directory.contacts().isEmpty)
        try write(card("FN:Old Name"), to: "a.vcf")
        #expect(names(directory, .all) == ["Old Name"])
        try write(card("FN:A Much Newer Name"), to: "a.vcf")
        #expect(names(directory, .all) == ["A Much Newer Name"])
        try FileManager.default.removeItem(at: folder.appending(path: "a.vcf"))
        #expect(names(directory, .all) == [])
    }

    @Test func brokenFilesAreNamedAndTheRestIsRead() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("nothing of the kind", to: "broken.vcf")
        try Data([0xff, 0xfe, 0x00]).write(to: folder.appending(path: "bytes.vcf"))
        try write("BEGIN:VCARD\nFN:Never Ended", to: "cut.vcf")
        try write(card("FN:Good", ";;;", "NO COLON", ":", "N"), to: "good.vcf")
        let directory = ContactDirectory(folder: folder)
        #expect(names(directory, .all) == ["Good"])
        #expect(Set(directory.problems.map(\.identifier)) == ["contacts.no-card"])
        #expect(directory.problems.count == 3)
    }

    @Test func queriesAreReadStrictly() throws {
        #expect(try ContactQuery(.object(IntentObject("contactsQuery", ["name": "A"]))) == .name("A"))
        #expect(try ContactQuery(.object(IntentObject("contactsQuery", ["all": true]))) == .all)
        for bad: IntentValue in [.null, "A", .object(IntentObject("contactsQuery")), .object(IntentObject("contactsQuery", ["name": 1]))] {
            #expect(throws: HarkError.self) { try ContactQuery(bad) }
        }
    }
}
