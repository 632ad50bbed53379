internal import IntentSchema

/// A predicate that says what it looks for, so that the host can look instead of this process.
final class ContactPredicate: NSPredicate {
    /// The fields of a `contactsQuery`.
    let query: [String: IntentValue]

    init(_ query: [String: IntentValue]) {
        self.query = query
        // The host does the matching; evaluated here it would need all contacts.
        super.init(block: { _, _ in
            ContactsDiagnostics.reportOnce(
                HarkError("contacts.predicate-evaluated", detail: "a contacts predicate works in a fetch only"))
            return false
        })
    }

    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CNContact {
    /// Contacts that go by this name: any of their names, their nickname or organisation, by beginnings of its words.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        ContactPredicate(["name": .string(name)])
    }

    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate(["identifiers": .array(identifiers.map(IntentValue.string))])
    }

    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        ContactPredicate(["phone": .string(phoneNumber.stringValue)])
    }

    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        ContactPredicate(["email": .string(emailAddress)])
    }

    /// The members of a group, by its identifier.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate(["group": .string(groupIdentifier)])
    }

    /// All contacts for the one container there is, none for another.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate(containerIdentifier == CNContainer.all.identifier ? ["all": true] : ["identifiers": .array([])])
    }
}
