import Foundation

/// The type of the activity that opens an app from a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the chosen item's identifier in that activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Something that an app would have found.
open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date?
    open var attributeSet: CSSearchableItemAttributeSet
    open var isUpdate = false

    /// Without an identifier the item gets one of its own.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

public protocol CSSearchableIndexDelegate: AnyObject {
    func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

/// The index of an app's items. There is none on this system: `isIndexingAvailable` says so, nothing is kept, and each call ends
/// at once without an error, as it does where somebody has turned search off for the app.
open class CSSearchableIndex: NSObject {
    nonisolated(unsafe) private static let standard = CSSearchableIndex(name: "")
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    public init(name: String) {}
    public init(name: String, protectionClass: FileProtectionType?) {}

    open class func isIndexingAvailable() -> Bool { false }
    open class func `default`() -> CSSearchableIndex { standard }

    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func deleteSearchableItems(withDomainIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func beginBatch() {}
    open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
    open func deleteAllSearchableItems() async throws {}
}
