import Foundation

/// Where contacts are kept, as an account.
public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 2
    case cardDAV = 3
}

/// A place with contacts. Hark has one, the person's folders of cards together.
open class CNContainer: NSObject {
    public let identifier: String
    public let name: String
    public let type: CNContainerType

    static let all = CNContainer(identifier: "hark.contacts", name: "", type: .local)

    private init(identifier: String, name: String, type: CNContainerType) {
        (self.identifier, self.name, self.type) = (identifier, name, type)
    }

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { container, _ in (container as? CNContainer).map { identifiers.contains($0.identifier) } ?? false }
    }

    /// The container of a contact: the one there is.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { NSPredicate(value: true) }
}

extension CNContactStore {
    public func defaultContainerIdentifier() -> String { CNContainer.all.identifier }

    public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        [CNContainer.all].filter { predicate?.evaluate(with: $0) ?? true }
    }
}
