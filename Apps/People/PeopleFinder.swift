import Contacts
import Intents

/// Finds whom a name may mean, among the person's contacts.
public struct PeopleFinder {
    private let store = CNContactStore()

    public init() {}

    private static let keys =
        [
            CNContactGivenNameKey, CNContactFamilyNameKey, CNContactNicknameKey, CNContactOrganizationNameKey,
            CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
        ].map { $0 as CNKeyDescriptor } + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]

    /// Whom a request's person may mean: the very person when it was chosen or said as a number or an address, else those of the name.
    public func people(for person: INPerson) -> [INPerson] {
        let handle = person.personHandle?.value ?? ""
        if person.siriMatches == nil, person.contactIdentifier != nil || !handle.isEmpty { return [person] }
        return (try? people(named: person.displayName)) ?? []
    }

    /// The people who go by `name`: those whose name or nickname it is, else those whose name begins like it. Only people
    /// who can be written to.
    public func people(named name: String) throws -> [INPerson] {
        let contacts = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: Self.keys)
        let exact = contacts.filter { Self.names(of: $0).contains { $0.caseInsensitiveCompare(name) == .orderedSame } }
        return (exact.isEmpty ? contacts : exact).compactMap(Self.person)
    }

    private static func names(of contact: CNContact) -> [String] {
        let fullName = CNContactFormatter.string(from: contact, style: .fullName)
        return [fullName ?? "", contact.givenName, contact.familyName, contact.nickname].filter { !$0.isEmpty }
    }

    private static func person(_ contact: CNContact) -> INPerson? {
        guard let handle = handle(of: contact) else { return nil }
        var components = PersonNameComponents()
        components.givenName = contact.givenName
        components.familyName = contact.familyName
        return INPerson(
            personHandle: handle, nameComponents: components,
            displayName: CNContactFormatter.string(from: contact, style: .fullName), image: nil,
            contactIdentifier: contact.identifier, customIdentifier: nil)
    }

    /// The first phone number, else the first e-mail address.
    private static func handle(of contact: CNContact) -> INPersonHandle? {
        if let phone = contact.phoneNumbers.first {
            return INPersonHandle(
                value: phone.value.stringValue, type: .phoneNumber, label: phone.label.map { INPersonHandleLabel(rawValue: $0) })
        }
        if let email = contact.emailAddresses.first {
            return INPersonHandle(
                value: email.value as String, type: .emailAddress, label: email.label.map { INPersonHandleLabel(rawValue: $0) })
        }
        return nil
    }
}
