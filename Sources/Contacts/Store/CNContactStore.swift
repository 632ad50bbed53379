internal import IntentSchema
internal import IntentWire

public enum CNEntityType: Int, Sendable {
    case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

extension NSNotification.Name {
    /// Posted when the person's contacts have changed. Fetches always read the contacts as they are now.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The person's contacts, read through Hark, which asks the person whether the app may.
///
/// A fetch before the person was asked asks them, as on Apple's systems; the app's ten seconds stand still meanwhile. Contacts
/// are read only: there is no `CNSaveRequest`.
public class CNContactStore: NSObject, @unchecked Sendable {
    private let link: HostLink

    public override convenience init() { self.init(link: .shared) }

    package init(link: HostLink) { self.link = link }

    // MARK: Permission

    /// Whether the app may read contacts. `restricted` in a process that Hark did not start.
    public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        status(.shared, .permissionStatus)
    }

    private static func status(_ link: HostLink, _ method: WireMethod) -> CNAuthorizationStatus {
        do throws(HarkError) {
            let answer = try link.callAndWait(method, PermissionCall(permission: "contacts").value)
            return CNAuthorizationStatus(try PermissionStatus(answer))
        } catch {
            ContactsDiagnostics.reportOnce(error)
            return .restricted
        }
    }

    /// Asks the person unless that was done before; calls back on another queue.
    public func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        link.call(.permissionRequest, PermissionCall(permission: "contacts").value) { result in
            do {
                let status = CNAuthorizationStatus(try PermissionStatus(result.get()))
                completionHandler(status == .authorized, status == .authorized ? nil : CNError(.authorizationDenied))
            } catch {
                completionHandler(false, CNError(.communicationError, detail: "\(error)"))
            }
        }
    }

    /// - Throws: `CNError.authorizationDenied` when the person does not want it.
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { granted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: granted) }
            }
        }
    }

    // MARK: Fetching

    /// - Throws: `CNError`: `predicateInvalid` for a predicate that `CNContact` did not make, `authorizationDenied`,
    ///   `communicationError` without a host.
    public func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        try fetch(predicate, keys.keys)
    }

    /// - Throws: as `unifiedContacts`, and `recordDoesNotExist`.
    public func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        let found = try fetch(CNContact.predicateForContacts(withIdentifiers: [identifier]), keys.keys)
        guard let contact = found.first else {
            throw CNError(.recordDoesNotExist, detail: "no contact has the identifier \(identifier)")
        }
        return contact
    }

    /// - Throws: as `unifiedContacts`.
    public func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var contacts = try fetch(fetchRequest.predicate, fetchRequest.keysToFetch.keys)
        if fetchRequest.sortOrder != .none {
            let compare = CNContact.comparator(forNameSortOrder: fetchRequest.sortOrder)
            contacts.sort { compare($0, $1) == .orderedAscending }
        }
        var stop = ObjCBool(false)
        for contact in contacts {
            let given = fetchRequest.mutableObjects ? contact.mutableCopy() as? CNContact : contact
            block(given ?? contact, &stop)
            if stop.boolValue { break }
        }
    }

    private func fetch(_ predicate: NSPredicate?, _ keys: Set<String>) throws -> [CNContact] {
        var query: [String: IntentValue] = ["all": true]
        if let predicate {
            guard let ours = predicate as? ContactPredicate else {
                throw CNError(
                    .predicateInvalid, detail: "only the predicates of CNContact.predicateForContacts can be fetched")
            }
            query = ours.query
        }
        try authorize()
        do throws(HarkError) {
            let answer = try link.callAndWait(.contacts, .object(IntentObject("contactsQuery", query)))
            guard let found = answer.array else { throw malformed("contacts", answer) }
            return try Self.read(found, keys)
        } catch {
            throw CNError(
                error.identifier == "permission.denied" ? .authorizationDenied : .communicationError, detail: "\(error)")
        }
    }

    private static func read(_ found: [IntentValue], _ keys: Set<String>) throws(HarkError) -> [CNContact] {
        do {
            return try found.map { try CNContact.make(from: $0).limited(to: keys) }
        } catch {
            throw error as? HarkError ?? HarkError("value.malformed", detail: "\(error)")
        }
    }

    private func authorize() throws {
        var status = Self.status(link, .permissionStatus)
        if status == .notDetermined { status = Self.status(link, .permissionRequest) }
        switch status {
        case .authorized: return
        case .denied: throw CNError(.authorizationDenied, detail: "the person does not share contacts with this app")
        case .restricted, .notDetermined: throw CNError(.communicationError, detail: "contacts cannot be reached")
        }
    }
}

extension CNAuthorizationStatus {
    fileprivate init(_ status: PermissionStatus) {
        self =
            switch status {
            case .notDetermined: .notDetermined
            case .restricted: .restricted
            case .denied: .denied
            case .authorized: .authorized
            }
    }
}

/// Tells the developer each thing once in the life of the process.
enum ContactsDiagnostics {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<HarkError> = []

    static func reportOnce(_ error: HarkError) {
        if lock.withLock({ told.insert(error).inserted }) { HostLink.shared.diagnose(error) }
    }
}
