internal import IntentSchema

public enum CNContactType: Int, Sendable {
    case person, organization
}

public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}

/// A person or organisation of the person's contacts, as far as its properties were fetched.
///
/// Reading a property that was not fetched raises an exception on Apple's systems; here it is empty, and the developer gets
/// the diagnostic `contacts.key-not-fetched`.
public class CNContact: NSObject, NSCopying, NSMutableCopying {
    /// Values by key, in the form in which they are handed out; an absent one is empty.
    var values: [String: Any] = [:]
    /// The keys that were fetched; nil for all, as in a contact that was made here.
    var fetched: Set<String>?

    required init(values: [String: Any], fetched: Set<String>?) {
        self.values = values
        self.fetched = fetched
    }

    public override init() {
        values = [CNContactIdentifierKey: UUID().uuidString]
        super.init()
    }

    func read<T>(_ key: String, _ empty: T) -> T {
        if !isKeyAvailable(key) {
            ContactsDiagnostics.reportOnce(
                HarkError("contacts.key-not-fetched", ["key": key], detail: "\(key) was read but not among keysToFetch"))
        }
        return values[key] as? T ?? empty
    }

    public var identifier: String { values[CNContactIdentifierKey] as? String ?? "" }
    public var contactType: CNContactType { read(CNContactTypeKey, .person) }
    public var namePrefix: String { read(CNContactNamePrefixKey, "") }
    public var givenName: String { read(CNContactGivenNameKey, "") }
    public var middleName: String { read(CNContactMiddleNameKey, "") }
    public var familyName: String { read(CNContactFamilyNameKey, "") }
    public var previousFamilyName: String { read(CNContactPreviousFamilyNameKey, "") }
    public var nameSuffix: String { read(CNContactNameSuffixKey, "") }
    public var nickname: String { read(CNContactNicknameKey, "") }
    public var organizationName: String { read(CNContactOrganizationNameKey, "") }
    public var departmentName: String { read(CNContactDepartmentNameKey, "") }
    public var jobTitle: String { read(CNContactJobTitleKey, "") }
    public var phoneticGivenName: String { read(CNContactPhoneticGivenNameKey, "") }
    public var phoneticMiddleName: String { read(CNContactPhoneticMiddleNameKey, "") }
    public var phoneticFamilyName: String { read(CNContactPhoneticFamilyNameKey, "") }
    public var phoneticOrganizationName: String { read(CNContactPhoneticOrganizationNameKey, "") }
    public var note: String { read(CNContactNoteKey, "") }
    public var birthday: DateComponents? { read(CNContactBirthdayKey, nil) }
    public var nonGregorianBirthday: DateComponents? { read(CNContactNonGregorianBirthdayKey, nil) }
    public var imageData: Data? { read(CNContactImageDataKey, nil) }
    public var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, nil) }
    public var imageDataAvailable: Bool { values[CNContactImageDataKey] != nil }
    public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read(CNContactPhoneNumbersKey, []) }
    public var emailAddresses: [CNLabeledValue<NSString>] { read(CNContactEmailAddressesKey, []) }
    public var postalAddresses: [CNLabeledValue<CNPostalAddress>] { read(CNContactPostalAddressesKey, []) }
    public var urlAddresses: [CNLabeledValue<NSString>] { read(CNContactUrlAddressesKey, []) }
    public var contactRelations: [CNLabeledValue<CNContactRelation>] { read(CNContactRelationsKey, []) }
    public var socialProfiles: [CNLabeledValue<CNSocialProfile>] { read(CNContactSocialProfilesKey, []) }
    public var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        read(CNContactInstantMessageAddressesKey, [])
    }
    public var dates: [CNLabeledValue<NSDateComponents>] { read(CNContactDatesKey, []) }

    // MARK: What was fetched

    public func isKeyAvailable(_ key: String) -> Bool {
        fetched.map { $0.contains(key) || key == CNContactIdentifierKey } ?? true
    }

    public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.keys.allSatisfy(isKeyAvailable)
    }

    public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }

    /// Orders contacts by name, as `sortOrder` says.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
            return left.sortKey(sortOrder).localizedStandardCompare(right.sortKey(sortOrder))
        }
    }

    func sortKey(_ order: CNContactSortOrder) -> String {
        let given = values[CNContactGivenNameKey] as? String ?? ""
        let family = values[CNContactFamilyNameKey] as? String ?? ""
        let organization = values[CNContactOrganizationNameKey] as? String ?? ""
        let name = order == .givenName ? "\(given) \(family)" : "\(family) \(given)"
        return name == " " ? organization : name
    }

    // MARK: Copies and equality

    public func copy(with zone: NSZone? = nil) -> Any { CNContact(values: values, fetched: fetched) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values: values, fetched: fetched) }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.intentValue == intentValue }
    public override var hash: Int { identifier.hashValue }
}

/// A contact whose properties can be set.
public final class CNMutableContact: CNContact {
    private func write(_ key: String, _ value: Any?) {
        values[key] = value
        fetched?.insert(key)
    }

    public override var contactType: CNContactType {
        get { super.contactType }
        set { write(CNContactTypeKey, newValue) }
    }
    public override var namePrefix: String {
        get { super.namePrefix }
        set { write(CNContactNamePrefixKey, newValue) }
    }
    public override var givenName: String {
        get { super.givenName }
        set { write(CNContactGivenNameKey, newValue) }
    }
    public override var middleName: String {
        get { super.middleName }
        set { write(CNContactMiddleNameKey, newValue) }
    }
    public override var familyName: String {
        get { super.familyName }
        set { write(CNContactFamilyNameKey, newValue) }
    }
    public override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { write(CNContactPreviousFamilyNameKey, newValue) }
    }
    public override var nameSuffix: String {
        get { super.nameSuffix }
        set { write(CNContactNameSuffixKey, newValue) }
    }
    public override var nickname: String {
        get { super.nickname }
        set { write(CNContactNicknameKey, newValue) }
    }
    public override var organizationName: String {
        get { super.organizationName }
        set { write(CNContactOrganizationNameKey, newValue) }
    }
    public override var departmentName: String {
        get { super.departmentName }
        set { write(CNContactDepartmentNameKey, newValue) }
    }
    public override var jobTitle: String {
        get { super.jobTitle }
        set { write(CNContactJobTitleKey, newValue) }
    }
    public override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { write(CNContactPhoneticGivenNameKey, newValue) }
    }
    public override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { write(CNContactPhoneticMiddleNameKey, newValue) }
    }
    public override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { write(CNContactPhoneticFamilyNameKey, newValue) }
    }
    public override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { write(CNContactPhoneticOrganizationNameKey, newValue) }
    }
    public override var note: String {
        get { super.note }
        set { write(CNContactNoteKey, newValue) }
    }
    public override var birthday: DateComponents? {
        get { super.birthday }
        set { write(CNContactBirthdayKey, newValue) }
    }
    public override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { write(CNContactNonGregorianBirthdayKey, newValue) }
    }
    public override var imageData: Data? {
        get { super.imageData }
        set { write(CNContactImageDataKey, newValue) }
    }
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { write(CNContactPhoneNumbersKey, newValue) }
    }
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { write(CNContactEmailAddressesKey, newValue) }
    }
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { write(CNContactPostalAddressesKey, newValue) }
    }
    public override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { write(CNContactUrlAddressesKey, newValue) }
    }
    public override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { write(CNContactRelationsKey, newValue) }
    }
    public override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { write(CNContactSocialProfilesKey, newValue) }
    }
    public override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { write(CNContactInstantMessageAddressesKey, newValue) }
    }
    public override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { write(CNContactDatesKey, newValue) }
    }
}
