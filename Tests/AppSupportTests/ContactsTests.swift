import AppSupport
import Contacts
import Foundation
import IntentSchema
import IntentWire
import Synchronization
import Testing

/// A host of one process: answers contacts and permissions, and remembers what it was asked.
final class ContactsHost: Sendable {
    let link: HostLink
    let asked = Mutex<[IntentValue]>([])
    private let status: Mutex<PermissionStatus>
    private let channel = Mutex<WireChannel?>(nil)

    /// - Parameter answer: what the person says when asked for the permission.
    init(_ status: PermissionStatus, answer: PermissionStatus = .denied, contacts: [IntentValue] = []) throws {
        let directory = try TemporaryDirectory()
        let (ours, theirs) = try makeSocketPair()
        link = HostLink(descriptor: .success(theirs))
        self.status = Mutex(status)
        let relay = Relay()
        let channel = WireChannel(descriptor: ours, handler: { call in relay.host?.take(call, answer, contacts) })
        relay.host = self
        channel.call(.hello, directory.hello().value) { _ in }
        channel.start()
        self.channel.withLock { $0 = channel }
    }

    deinit { channel.withLock { $0?.close() } }

    private final class Relay: @unchecked Sendable { weak var host: ContactsHost? }

    private func take(_ call: IncomingCall, _ answer: PermissionStatus, _ contacts: [IntentValue]) {
        asked.withLock { $0.append(.array([.string(call.method.rawValue), call.payload])) }
        switch call.method {
        case .permissionStatus: call.answer(status.withLock { $0 }.value)
        case .permissionRequest:
            status.withLock { if $0 == .notDetermined { $0 = answer } }
            call.answer(status.withLock { $0 }.value)
        case .contacts: call.answer(.array(contacts))
        default: call.fail(HarkError("wire.unknown-method"))
        }
    }

    var methods: [String] { asked.withLock { $0 }.compactMap { $0.array?.first?.string } }
    var query: IntentObject? { asked.withLock { $0 }.last?.array?.last?.object }
}

@Suite struct ContactsTests {
    static let anna: IntentValue = .object(
        IntentObject("CNContact", [
            "identifier": "1", "givenName": "Anna", "familyName": "Li", "nickname": "Annie", "contactType": 0,
            "birthday": .object(IntentObject("DateComponents", ["month": 5, "day": 4])),
            "phoneNumbers": [
                .object(IntentObject("labeledValue", ["label": "home", "value": "+86 1"])),
                .object(IntentObject("labeledValue", ["label": "boat", "value": "+86 2"])),
            ],
            "emailAddresses": [.object(IntentObject("labeledValue", ["label": "work", "value": "a@example.org"]))],
            "contactRelations": [.object(IntentObject("labeledValue", ["label": "sister", "value": "Mia"]))],
            "postalAddresses": [
                .object(
                    IntentObject("labeledValue", [
                        "label": "home", "value": .object(IntentObject("CNPostalAddress", ["city": "Paris"])),
                    ]))
            ],
        ]))

    @Test func aContactIsReadWithLabelsAndComesBackTheSame() throws {
        let contact = try CNContact.make(from: Self.anna)
        #expect(contact.givenName == "Anna")
        #expect(contact.phoneNumbers.map(\.label) == [CNLabelHome, "boat"])
        #expect(contact.phoneNumbers.first?.value.stringValue == "+86 1")
        #expect(contact.emailAddresses.first?.value as String? == "a@example.org")
        #expect(contact.contactRelations.first?.label == CNLabelContactRelationSister)
        #expect(contact.contactRelations.first?.value.name == "Mia")
        #expect(contact.postalAddresses.first?.value.city == "Paris")
        #expect(contact.birthday?.month == 5)
        #expect(contact.intentValue == Self.anna)
        #expect(throws: HarkError.self) { try CNContact.make(from: .object(IntentObject("CNContact", ["givenName": 5]))) }
        #expect(throws: HarkError.self) { try CNContact.make(from: .object(IntentObject("CNContact", ["phoneNumbers": 5]))) }
    }

    @Test func theTutorialsSearchAsksThePersonAndFindsThem() throws {
        let host = try ContactsHost(.notDetermined, answer: .authorized, contacts: [Self.anna])
        let contactStore = CNContactStore(link: host.link)
        let predicate = CNContact.predicateForContacts(matchingName: "Anna")
        let found = try contactStore.unifiedContacts(
            matching: predicate,
            keysToFetch: [
                CNContactFamilyNameKey as CNKeyDescriptor, CNContactMiddleNameKey as CNKeyDescriptor,
                CNContactGivenNameKey as CNKeyDescriptor, CNContactPhoneNumbersKey as CNKeyDescriptor,
            ])
        #expect(found.map(\.givenName) == ["Anna"])
        #expect(host.methods == ["permission.status", "permission.request", "contacts.fetch"])
        #expect(host.query == IntentObject("contactsQuery", ["name": "Anna"]))
        // Not fetched: empty, and not to be had.
        #expect(!found[0].isKeyAvailable(CNContactNicknameKey))
        #expect(found[0].nickname == "")
        #expect(found[0].areKeysAvailable([CNContactGivenNameKey as CNKeyDescriptor]))
    }

    @Test func aRefusalIsAnErrorAndNothingIsFetched() throws {
        for status in [PermissionStatus.notDetermined, .denied] {
            let host = try ContactsHost(status, answer: .denied, contacts: [Self.anna])
            let error = #expect(throws: CNError.self) {
                try CNContactStore(link: host.link).unifiedContacts(
                    matching: CNContact.predicateForContacts(matchingName: "Anna"), keysToFetch: [])
            }
            #expect(error?.code == .authorizationDenied)
            #expect(!host.methods.contains("contacts.fetch"))
        }
    }

    @Test func accessIsAskedForOnce() async throws {
        let host = try ContactsHost(.notDetermined, answer: .authorized)
        #expect(try await CNContactStore(link: host.link).requestAccess(for: .contacts))
        let refusing = try ContactsHost(.notDetermined, answer: .denied)
        await #expect(throws: CNError.self) {
            try await CNContactStore(link: refusing.link).requestAccess(for: .contacts)
        }
    }

    @Test func everyPredicateSaysWhatItLooksFor() throws {
        let host = try ContactsHost(.authorized, contacts: [Self.anna])
        let store = CNContactStore(link: host.link)
        func query(_ predicate: NSPredicate) throws -> [String: IntentValue]? {
            _ = try store.unifiedContacts(matching: predicate, keysToFetch: [])
            return host.query?.fields
        }
        #expect(try query(CNContact.predicateForContacts(withIdentifiers: ["1", "2"])) == ["identifiers": ["1", "2"]])
        #expect(try query(CNContact.predicateForContacts(matchingEmailAddress: "a@b")) == ["email": "a@b"])
        #expect(try query(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "1"))) == ["phone": "1"])
        let error = #expect(throws: CNError.self) { try query(NSPredicate { _, _ in true }) }
        #expect(error?.code == .predicateInvalid)
        #expect(try store.unifiedContact(withIdentifier: "1", keysToFetch: []).identifier == "1")
    }

    @Test func thereIsOneContainerWithEveryContact() throws {
        let host = try ContactsHost(.authorized, contacts: [Self.anna])
        let store = CNContactStore(link: host.link)
        func query(_ predicate: NSPredicate) throws -> IntentObject? {
            _ = try store.unifiedContacts(matching: predicate, keysToFetch: [])
            return host.query
        }
        let containers = try store.containers(matching: nil)
        #expect(containers.map(\.identifier) == [store.defaultContainerIdentifier()])
        #expect(try store.containers(matching: CNContainer.predicateForContainers(withIdentifiers: ["other"])).isEmpty)
        #expect(try query(CNContact.predicateForContactsInContainer(withIdentifier: containers[0].identifier)) == IntentObject("contactsQuery", ["all": true]))
        #expect(try query(CNContact.predicateForContactsInContainer(withIdentifier: "other")) == IntentObject("contactsQuery", ["identifiers": .array([])]))
        #expect(try query(CNContact.predicateForContactsInGroup(withIdentifier: "friends")) == IntentObject("contactsQuery", ["group": "friends"]))
    }

    @Test func enumerationSortsAndStops() throws {
        let contacts: [IntentValue] = ["Wang", "Adler", "Li"].map {
            .object(IntentObject("CNContact", ["identifier": .string($0), "familyName": .string($0)]))
        }
        let host = try ContactsHost(.authorized, contacts: contacts)
        let request = CNContactFetchRequest(keysToFetch: [CNContactFamilyNameKey as CNKeyDescriptor])
        request.sortOrder = .familyName
        var seen: [String] = []
        try CNContactStore(link: host.link).enumerateContacts(with: request) { contact, stop in
            seen.append(contact.familyName)
            if seen.count == 2 { stop.pointee = true }
        }
        #expect(seen == ["Adler", "Li"])
        #expect(host.query?.fields == ["all": true])
    }

    @Test func aMissingRecordAndAMissingHostAreErrors() throws {
        let host = try ContactsHost(.authorized)
        let missing = #expect(throws: CNError.self) {
            try CNContactStore(link: host.link).unifiedContact(withIdentifier: "9", keysToFetch: [])
        }
        #expect(missing?.code == .recordDoesNotExist)
        let absent = #expect(throws: CNError.self) {
            try CNContactStore(link: HostLink(environment: [:])).unifiedContact(withIdentifier: "9", keysToFetch: [])
        }
        #expect(absent?.code == .communicationError)
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .restricted)
    }

    @Test func namesAreWrittenAsPeopleWriteThem() {
        let contact = CNMutableContact()
        contact.givenName = "Anna"
        contact.familyName = "Li"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Anna Li")
        contact.givenName = "一然"
        contact.familyName = "王"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "王一然")
        contact.givenName = ""
        contact.familyName = ""
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Bakery"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Bakery")
    }

    @Test func labelsAreWordsForPeople() {
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberWorkFax) == "work fax")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "boat") == "boat")
        #expect(Labels.localized(CNLabelWork, Locale(identifier: "zh-Hans")) == "工作")
    }
}
