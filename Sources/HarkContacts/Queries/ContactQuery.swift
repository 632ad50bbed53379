import Foundation
public import IntentSchema
import IntentWire

/// What an app may ask of the contacts.
public enum ContactQuery: Sendable, Hashable {
    case all
    /// Any part of a name, as `CNContact.predicateForContacts(matchingName:)`.
    case name(String)
    case identifiers([String])
    /// The members of a group, by its identifier, as `CNContact.predicateForContactsInGroup(withIdentifier:)`.
    case group(String)
    case phone(String)
    case email(String)

    /// - Throws: `wire.malformed`.
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "contactsQuery")
        if let name = try fields.optionalString("name") {
            self = .name(name)
        } else if fields.optional("identifiers") != nil {
            self = .identifiers(try fields.strings("identifiers"))
        } else if let group = try fields.optionalString("group") {
            self = .group(group)
        } else if let phone = try fields.optionalString("phone") {
            self = .phone(phone)
        } else if let email = try fields.optionalString("email") {
            self = .email(email)
        } else if fields.optional("all")?.boolean == true {
            self = .all
        } else {
            throw fields.malformed("all", "no kind of query that is known")
        }
    }
}

extension ContactRecord {
    /// How well this contact answers to `name`: 0 not at all; higher is better. An exact name outranks a part of one.
    func rank(forName name: String) -> Int {
        let wanted = Self.folded(name)
        guard !wanted.isEmpty else { return 0 }
        let whole = [displayName, "\(givenName) \(familyName)", "\(familyName)\(givenName)"] + nicknames
        if whole.contains(where: { Self.folded($0) == wanted }) { return 4 }
        let parts = [givenName, familyName, middleName, organizationName].map(Self.folded)
        if parts.contains(wanted) { return 3 }
        // "blood works northwest" for "BloodWorks Northwest": spaces are not how people tell names apart.
        let joined = wanted.filter { !$0.isWhitespace }
        if whole.contains(where: { Self.folded($0).filter { !$0.isWhitespace } == joined }) { return 2 }
        let words = whole.flatMap { Self.folded($0).split(separator: " ") }
        let isEveryWordABeginning = wanted.split(separator: " ").allSatisfy { part in
            words.contains { $0.hasPrefix(part) }
        }
        return isEveryWordABeginning ? 1 : 0
    }

    func matches(phone: String) -> Bool {
        let wanted = phone.filter(\.isNumber)
        guard wanted.count >= 3 else { return false }
        // National and international spellings share their last digits.
        return phoneNumbers.contains { entry in
            let digits = entry.value.filter(\.isNumber)
            return digits == wanted || (min(digits.count, wanted.count) >= 7 && (digits.hasSuffix(wanted.suffix(9)) || wanted.hasSuffix(digits.suffix(9))))
        }
    }

    /// Names compared as people hear them: case, accents and width aside.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
