package import IntentSchema

/// A contact on the wire is an object of type `CNContact`; Documentation/Contacts.md lists its fields.
extension CNContact: IntentValueConvertible {
    static let texts = [
        CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
        CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
        CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactNoteKey,
    ]

    package var intentValue: IntentValue {
        var object = IntentObject("CNContact", [CNContactIdentifierKey: .string(identifier)])
        for key in Self.texts { object.writeUnlessEmpty(key, values[key] as? String ?? "") }
        for key in [CNContactBirthdayKey, CNContactNonGregorianBirthdayKey] {
            object.write(key, values[key] as? DateComponents)
        }
        for key in [CNContactImageDataKey, CNContactThumbnailImageDataKey] { object.write(key, values[key] as? Data) }
        if let type = values[CNContactTypeKey] as? CNContactType { object[CNContactTypeKey] = .integer(Int64(type.rawValue)) }
        for (key, list) in Self.lists {
            if let elements = list.write(values[key]), !elements.isEmpty { object[key] = .array(elements) }
        }
        return .object(object)
    }

    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject("CNContact")
        var values: [String: Any] = [:]
        values[CNContactIdentifierKey] = try object.read(CNContactIdentifierKey, as: String.self)
        for key in texts { values[key] = try object.read(key, as: String.self) }
        for key in [CNContactBirthdayKey, CNContactNonGregorianBirthdayKey] {
            values[key] = try object.read(key, as: DateComponents.self)
        }
        for key in [CNContactImageDataKey, CNContactThumbnailImageDataKey] {
            values[key] = try object.read(key, as: Data.self)
        }
        if let type = try object.read(CNContactTypeKey, as: Int.self) { values[CNContactTypeKey] = CNContactType(rawValue: type) }
        for (key, list) in lists {
            guard let found = object[key], found != .null else { continue }
            guard let elements = found.array else { throw malformed("CNContact.\(key)", found) }
            values[key] = try list.read(elements)
        }
        return self.init(values: values, fetched: nil)
    }

    /// How one list of labelled values travels.
    struct ListForm {
        let write: (Any?) -> [IntentValue]?
        let read: ([IntentValue]) throws -> Any

        init<T: NSObject & NSCopying>(
            _ type: T.Type, _ write: @escaping (T) -> IntentValue, _ read: @escaping (IntentValue) throws -> T
        ) {
            self.write = { ($0 as? [CNLabeledValue<T>])?.map { $0.wire(write) } }
            self.read = { try $0.map { try CNLabeledValue<T>.read($0, read) } }
        }

        init<T: NSObject & NSCopying & IntentValueConvertible>(_ type: T.Type) {
            self.init(type, \.intentValue, T.make(from:))
        }
    }

    static let lists: [String: ListForm] = [
        CNContactPhoneNumbersKey: ListForm(CNPhoneNumber.self),
        CNContactEmailAddressesKey: text, CNContactUrlAddressesKey: text,
        CNContactPostalAddressesKey: ListForm(CNPostalAddress.self),
        CNContactRelationsKey: ListForm(CNContactRelation.self),
        CNContactSocialProfilesKey: ListForm(CNSocialProfile.self),
        CNContactInstantMessageAddressesKey: ListForm(CNInstantMessageAddress.self),
        CNContactDatesKey: ListForm(
            NSDateComponents.self, { ($0 as DateComponents).intentValue },
            { try DateComponents.make(from: $0) as NSDateComponents }),
    ]

    private static var text: ListForm {
        ListForm(NSString.self, { .string($0 as String) }, { try String.make(from: $0) as NSString })
    }

    /// The same contact with only these keys, as a fetch gives it.
    func limited(to keys: Set<String>) -> CNContact {
        CNContact(values: values.filter { keys.contains($0.key) || $0.key == CNContactIdentifierKey }, fetched: keys)
    }
}
