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
    public var phoneticMiddleName = ""
    public var phoneticFamilyName = ""
    public var phoneticOrganizationName = ""
    /// The name before a marriage.
    public var previousFamilyName = ""
    public var organizationName = ""
    public var departmentName = ""
    public var jobTitle = ""
    public var note = ""
    public var phoneNumbers: [Labelled<String>] = []
    public var emailAddresses: [Labelled<String>] = []
    public var urlAddresses: [Labelled<String>] = []
    /// Names, by what they are to this contact.
    public var relations: [Labelled<String>] = []
    public var instantMessages: [Labelled<InstantMessage>] = []
    public var socialProfiles: [Labelled<SocialProfile>] = []
    public var dates: [Labelled<Day>] = []
    /// Names of the groups that the card itself says (`CATEGORIES`).
    public var groups: [String] = []
    /// What is not understood, as it stands, up to `otherCount` properties of `otherLimit` bytes; more is in the file alone.
    public var otherProperties: [VCardProperty] = []
    public var postalAddresses: [Labelled<PostalAddress>] = []
    public var birthday: (year: Int?, month: Int, day: Int)? {
        get { birthdayParts.map { ($0.year, $0.month, $0.day) } }
        set { birthdayParts = newValue.map { Day(year: $0.year, month: $0.month, day: $0.day) } }
    }
    public var isOrganization = false
    private var birthdayParts: Day?

    static let otherLimit = 4 << 10
    static let otherCount = 64

    public init(identifier: String) { self.identifier = identifier }

    /// A day of the calendar, perhaps of every year.
    public struct Day: Sendable, Hashable {
        public var year: Int?
        public var month: Int
        public var day: Int
        public init(year: Int? = nil, month: Int, day: Int) {
            self.year = year
            self.month = month
            self.day = day
        }
    }

    public struct InstantMessage: Sendable, Hashable {
        public var username: String
        /// `Jabber`, `Skype`, …, the words of `CNInstantMessageService…`; others as written.
        public var service: String
        public init(username: String, service: String) {
            self.username = username
            self.service = service
        }
    }

    public struct SocialProfile: Sendable, Hashable {
        public var urlString = ""
        public var username = ""
        public var userIdentifier = ""
        /// `Twitter`, `LinkedIn`, …, the words of `CNSocialProfileService…`; others as written.
        public var service: String
        public init(service: String) { self.service = service }
    }

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
        /// Two small letters.
        public var isoCountryCode = ""
    }

    /// What people call this contact.
    public var displayName: String {
        if !fullName.isEmpty { return fullName }
        let parts = [namePrefix, givenName, middleName, familyName, nameSuffix].filter { !$0.isEmpty }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return nicknames.first ?? (organizationName.isEmpty ? emailAddresses.first?.value ?? "" : organizationName)
    }
}
