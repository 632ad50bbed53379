/// What to fetch with `enumerateContacts(with:usingBlock:)`.
public class CNContactFetchRequest: NSObject {
    /// A predicate of `CNContact`; nil for all contacts.
    public var predicate: NSPredicate?
    public var keysToFetch: [any CNKeyDescriptor]
    public var mutableObjects = false
    /// Contacts here are always unified.
    public var unifyResults = true
    public var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
