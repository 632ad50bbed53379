import Foundation
import IntentSchema
import Testing

@testable import HarkContacts

/// Cards as the software in use writes them; the people are nobody.
@Suite struct CardTests {
    private func contact(_ lines: String..., version: String = "3.0") throws -> ContactRecord {
        let text = (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        return try #require(VCardReader.contacts(in: text, fallbackIdentifier: "file").first)
    }

    private typealias Label = ContactRecord.Labelled<String>

    @Test func appleLabelsByGroup() throws {
        let contact = try contact(
            "N:Doe;Jo;;;", "FN:Jo Doe", "item1.TEL:555 1", "item1.X-ABLabel:_$!<HomeFAX>!$_", "item2.EMAIL;type=INTERNET;type=pref:a@example.org",
            "item2.X-ABLabel:Summer house", "item3.X-ABRELATEDNAMES;type=pref:Sam", "item3.X-ABLabel:_$!<Spouse>!$_",
            "item4.ADR;type=WORK:;;1 Road;Town;;1;Land", "item4.X-ABADR:gb", "item5.X-ABDATE;type=pref:2010-06-05", "item5.X-ABLabel:_$!<Anniversary>!$_",
            "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29", "X-PHONETIC-MIDDLE-NAME:em", "X-PHONETIC-ORG:oh", "X-MAIDENNAME:Roe",
            "TEL;type=WORK;type=FAX:555 2", "TEL;type=IPHONE;type=CELL;type=VOICE:555 3", "X-ABShowAs:COMPANY")
        #expect(contact.phoneNumbers == [Label(label: "homefax", value: "555 1"), Label(label: "workfax", value: "555 2"), Label(label: "mobile", value: "555 3")])
        #expect(contact.emailAddresses == [Label(label: "Summer house", value: "a@example.org")])
        #expect(contact.relations == [Label(label: "spouse", value: "Sam")])
        #expect(contact.postalAddresses.first?.value.isoCountryCode == "gb")
        #expect(contact.dates == [.init(label: "anniversary", value: .init(year: 2010, month: 6, day: 5))])
        #expect(contact.birthday?.year == nil && contact.birthday?.day == 29)
        #expect(contact.phoneticMiddleName == "em" && contact.phoneticOrganizationName == "oh" && contact.previousFamilyName == "Roe")
        #expect(contact.isOrganization)
        #expect(contact.otherProperties.isEmpty)
    }

    @Test func handlesOfAllKinds() throws {
        let contact = try contact(
            "FN:Jo", "IMPP;X-SERVICE-TYPE=Skype;type=HOME:skype:jo%20doe", "IMPP:xmpp:jo@example.org", "IMPP;TYPE=\"matrix\":@jo:example.org",
            "X-AIM;TYPE=WORK:joaim", "X-SOCIALPROFILE;type=twitter;x-user=jo;x-userid=7:https://twitter.example/jo",
            "X-SOCIALPROFILE;TYPE=linkedin:x-apple:jo.doe", "SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=jo:https://social.example/@jo",
            "TEL;VALUE=uri:tel:+1-555-0100", "EMAIL;TYPE=home:mailto:jo@example.org", version: "4.0")
        #expect(
            contact.instantMessages == [
                .init(label: "home", value: .init(username: "jo doe", service: "Skype")),
                .init(label: "", value: .init(username: "jo@example.org", service: "Jabber")),
                .init(label: "", value: .init(username: "@jo:example.org", service: "Matrix")),
                .init(label: "work", value: .init(username: "joaim", service: "AIM")),
            ])
        #expect(contact.socialProfiles.map(\.value.service) == ["Twitter", "LinkedIn", "Mastodon"])
        #expect(contact.socialProfiles.map(\.value.username) == ["jo", "jo.doe", "jo"])
        #expect(contact.socialProfiles.first?.value.userIdentifier == "7")
        #expect(contact.phoneNumbers == [Label(label: "", value: "+1-555-0100")])
        #expect(contact.emailAddresses == [Label(label: "home", value: "jo@example.org")])
    }

    @Test func relationsAndDatesByTheNamesOfOtherSoftware() throws {
        let contact = try contact(
            "FN:Jo", "X-EVOLUTION-SPOUSE:Sam", "X-KADDRESSBOOK-X-ManagersName:Max", "X-EVOLUTION-ANNIVERSARY:2001-02-03",
            "ANNIVERSARY:--0405", "X-EVOLUTION-FILE-AS:Jo", "X-EVOLUTION-BLOG-URL:https://example.org")
        #expect(contact.relations == [Label(label: "spouse", value: "Sam"), Label(label: "manager", value: "Max")])
        #expect(contact.dates.map(\.label) == ["anniversary", "anniversary"])
        #expect(contact.dates.map(\.value.year) == [2001, nil])
        #expect(contact.otherProperties.map(\.name) == ["X-EVOLUTION-FILE-AS", "X-EVOLUTION-BLOG-URL"])
    }

    @Test func whatIsNotUnderstoodIsKeptButNotPictures() throws {
        let contact = try contact(
            "FN:Jo", "item1.X-CUSTOM;X-P=\"a;b\",c^nd:some\\, text", "PHOTO;ENCODING=b;TYPE=JPEG:\(String(repeating: "A", count: 9_000))",
            "LOGO;VALUE=uri:https://example.org/logo.png", "X-HUGE:\(String(repeating: "x", count: 5_000))")
        #expect(
            contact.otherProperties == [
                VCardProperty(group: "item1", name: "X-CUSTOM", parameters: ["X-P": ["a;b", "c\nd"]], value: "some\\, text"),
                VCardProperty(name: "LOGO", parameters: ["VALUE": ["uri"]], value: "https://example.org/logo.png"),
            ])
    }

    @Test func howANameSounds() throws {
        let sorted = try contact("N;SORT-AS=\"やまだ,たろう\":山田;太郎;;;", "FN:山田太郎", version: "4.0")
        #expect(sorted.phoneticFamilyName == "やまだ" && sorted.phoneticGivenName == "たろう")
        // A name that is sorted as it is written sounds like nothing else.
        let same = try contact("N;SORT-AS=\"doe\":Doe;Jo;;;", version: "4.0")
        #expect(same.phoneticFamilyName == "")
        let given = try contact("N:王;一然;;;", "N;PHONETIC=piny;SCRIPT=Latn:Wang;Yiran;;;", version: "4.0")
        #expect(given.familyName == "王" && given.phoneticFamilyName == "Wang" && given.phoneticGivenName == "Yiran")
    }

    @Test func version21() throws {
        let contact = try contact(
            "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=", "=F6rg", "TEL;CELL:555", "NOTE;QUOTED-PRINTABLE:one=0D=0A=",
            "two", "LABEL;HOME:C:\\new\\; x", "AGENT:", "BEGIN:VCARD", "FN:Somebody Else", "TEL:999", "END:VCARD", "TITLE:Baker", " of bread",
            version: "2.1")
        #expect(contact.familyName == "Müller" && contact.givenName == "Jörg")
        #expect(contact.displayName == "Jörg Müller")
        #expect(contact.phoneNumbers == [Label(label: "mobile", value: "555")])
        #expect(contact.note == "one\r\ntwo")
        #expect(contact.jobTitle == "Baker of bread")
        #expect(contact.otherProperties.first?.text("2.1") == "C:\\new; x")
    }

    @Test func encodingsOfFiles() throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Zoë\nEND:VCARD\n"
        let latin = try #require(text.data(using: .windowsCP1252))
        let wide = try #require(text.data(using: .utf16LittleEndian))
        for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, [UInt8](latin), [0xFF, 0xFE] + wide, Array(text.replacing("\n", with: "\r").utf8)] {
            #expect(VCardReader.read(bytes, fallbackIdentifier: "f").contacts.map(\.fullName) == ["Zoë"])
        }
    }

    @Test func thePreferredNameCounts() throws {
        let contact = try contact("FN;PREF=2:Second", "FN;PREF=1:First", "FN:Third", version: "4.0")
        #expect(contact.fullName == "First")
    }

    @Test func groupsByCardAndByCategory() throws {
        let text = """
            BEGIN:VCARD
            VERSION:4.0
            UID:urn:uuid:a
            FN:Ann
            CATEGORIES:Friends,Choir\\, old
            RELATED;TYPE=friend:urn:uuid:B
            RELATED;TYPE=child:urn:uuid:nobody
            END:VCARD
            BEGIN:VCARD
            VERSION:3.0
            UID:b
            FN:Bob
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            KIND:group
            UID:g1
            FN:Friends
            MEMBER:urn:uuid:b
            END:VCARD
            BEGIN:VCARD
            VERSION:3.0
            X-ADDRESSBOOKSERVER-KIND:group
            UID:g2
            N:Work
            X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:B
            X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:gone
            END:VCARD
            """
        let book = ContactBook(files: ["a.vcf": VCardReader.read(Array(text.utf8), fallbackIdentifier: "a")])
        #expect(book.contacts.map(\.fullName) == ["Ann", "Bob"])
        #expect(
            book.groups == [
                ContactGroup(identifier: "Choir, old", name: "Choir, old", members: ["urn:uuid:a"]),
                ContactGroup(identifier: "g1", name: "Friends", members: ["urn:uuid:a", "b"]),
                ContactGroup(identifier: "g2", name: "Work", members: ["b"]),
            ])
        #expect(book.contacts.first?.relations == [Label(label: "friend", value: "Bob")])
        #expect(book.contacts(for: .group("g1")).map(\.fullName) == ["Ann", "Bob"])
        #expect(book.contacts(for: .group("none")).isEmpty)
    }

    @Test func theFieldsOnTheWire() throws {
        let value = try contact(
            "FN:Jo", "N:Doe;Jo;;;", "IMPP:xmpp:jo@example.org", "X-SOCIALPROFILE;TYPE=twitter:https://t.example/jo", "ANNIVERSARY:2001-02-03",
            "ADR:;;Road;;;;", "X-MAIDENNAME:Roe"
        ).value
        #expect(value["previousFamilyName"] == .string("Roe"))
        #expect(value["givenName"] == .string("Jo"))
        for list in ["instantMessageAddresses", "socialProfiles", "dates", "postalAddresses"] {
            guard case .array(let entries)? = value[list] else {
                Issue.record("no \(list)")
                continue
            }
            #expect(entries.count == 1)
        }
    }
}
