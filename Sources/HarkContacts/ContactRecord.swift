public import IntentSchema

/// A contact as the host knows it. Field names on the wire are those of `Documentation/Contacts.md`.
public struct ContactRecord: Sendable, Hashable {
    public var identifier: String
    public var fullName = ""
    public var givenName = ""
    public var familyName = ""
    public var middleName = ""
    public var namePrefix = ""
    public var nameSuffix = ""
    public var nicknames: [String] = []
    public var phoneticGivenName = ""
    public var phoneticFamilyName = ""
    public var organizationName = ""
    public var departmentName = ""
    public var jobTitle = ""
    public var note = ""
    public var phoneNumbers: [Labelled<String>] = []
    public var emailAddresses: [Labelled<String>] = []
    public var urlAddresses: [Labelled<String>] = []
    public var relations: [Labelled<String>] = []
    public var postalAddresses: [Labelled<PostalAddress>] = []
    public var birthday: (year: Int?, month: Int, day: Int)? {
        get { birthdayParts.map { ($0.year, $0.month, $0.day) } }
        set { birthdayParts = newValue.map { BirthdayParts(year: $0.year, month: $0.month, day: $0.day) } }
    }
    public var isOrganization = false
    private var birthdayParts: BirthdayParts?

    public init(identifier: String) { self.identifier = identifier }

    private struct BirthdayParts: Hashable { var year: Int?, month: Int, day: Int }

    /// A value with the label its owner gave it (`home`, `work`, `mobile`, …), empty for none.
    public struct Labelled<Value: Sendable & Hashable>: Sendable, Hashable {
        public var label: String
        public var value: Value
        public init(label: String, value: Value) {
            self.label = label
            self.value = value
        }
    }

    public struct PostalAddress: Sendable, Hashable {
        public var street = ""
        public var city = ""
        public var state = ""
        public var postalCode = ""
        public var country = ""
    }

    /// What people call this contact.
    public var displayName: String {
        if !fullName.isEmpty { return fullName }
        let parts = [namePrefix, givenName, middleName, familyName, nameSuffix].filter { !$0.isEmpty }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return nicknames.first ?? (organizationName.isEmpty ? emailAddresses.first?.value ?? "" : organizationName)
    }

    public var value: IntentObject {
        var contact = IntentObject("CNContact", ["identifier": .string(identifier)])
        let texts = [
            "givenName": givenName, "familyName": familyName, "middleName": middleName, "namePrefix": namePrefix,
            "nameSuffix": nameSuffix, "nickname": nicknames.first ?? "", "phoneticGivenName": phoneticGivenName,
            "phoneticFamilyName": phoneticFamilyName, "organizationName": organizationName,
            "departmentName": departmentName, "jobTitle": jobTitle, "note": note,
        ]
        for (name, text) in texts where !text.isEmpty { contact[name] = .string(text) }
        let lists = [
            "phoneNumbers": phoneNumbers, "emailAddresses": emailAddresses, "urlAddresses": urlAddresses,
            "contactRelations": relations,
        ]
        for (name, list) in lists where !list.isEmpty {
            contact[name] = .array(list.map { Self.labelled($0.label, .string($0.value)) })
        }
        if !postalAddresses.isEmpty {
            contact["postalAddresses"] = .array(
                postalAddresses.map { entry in
                    let address = entry.value
                    let parts = [
                        "street": address.street, "city": address.city, "state": address.state,
                        "postalCode": address.postalCode, "country": address.country,
                    ]
                    return Self.labelled(
                        entry.label,
                        .object(IntentObject("CNPostalAddress", parts.filter { !$0.value.isEmpty }.mapValues(IntentValue.string))))
                })
        }
        if let birthday {
            var date = IntentObject(
                "DateComponents", ["month": .integer(Int64(birthday.month)), "day": .integer(Int64(birthday.day))])
            date["year"] = birthday.year.map { .integer(Int64($0)) }
            contact["birthday"] = .object(date)
        }
        contact["contactType"] = isOrganization ? 1 : 0
        return contact
    }

    private static func labelled(_ label: String, _ value: IntentValue) -> IntentValue {
        var entry = IntentObject("labeledValue", ["value": value])
        if !label.isEmpty { entry["label"] = .string(label) }
        return .object(entry)
    }
}
