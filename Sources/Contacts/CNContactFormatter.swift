public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault, givenNameFirst, familyNameFirst
}

/// Writes a contact's name as people do: given name first with spaces, or for a Chinese, Japanese or Korean name the family name
/// first without.
public class CNContactFormatter: Formatter {
    public var style = CNContactFormatterStyle.fullName

    /// Nil for a contact without a name; an organisation's name stands in where there is no person's.
    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts: [String]
        switch style {
        case .fullName:
            parts =
                nameOrder(for: contact) == .familyNameFirst
                ? [contact.familyName, contact.middleName, contact.givenName]
                : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        case .phoneticFullName:
            parts =
                nameOrder(for: contact) == .familyNameFirst
                ? [contact.phoneticFamilyName, contact.phoneticMiddleName, contact.phoneticGivenName]
                : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        }
        let name = parts.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
        if !name.isEmpty { return name }
        if style == .phoneticFullName { return nil }
        return [contact.nickname, contact.organizationName].first { !$0.isEmpty }
    }

    public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    public override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

    public class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isEastAsian(contact.familyName + contact.givenName) ? .familyNameFirst : .givenNameFirst
    }

    public class func delimiter(for contact: CNContact) -> String {
        isEastAsian(contact.familyName + contact.givenName) ? "" : " "
    }

    /// Written in Han characters, kana or hangul alone.
    private static func isEastAsian(_ name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
                default: false
                }
            }
    }

    public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        KeyGroup(keys: [
            CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
            CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
            CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
        ])
    }

    public class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor {
        KeyGroup(keys: [CNContactGivenNameKey, CNContactFamilyNameKey])
    }

    public class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor {
        KeyGroup(keys: [CNContactGivenNameKey, CNContactFamilyNameKey])
    }
}
