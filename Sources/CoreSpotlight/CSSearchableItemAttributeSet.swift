@_exported import AppSupport
@_exported import UniformTypeIdentifiers

/// What an app says about something that can be searched for or suggested. Kept as it is set: Hark has no search index.
open class CSSearchableItemAttributeSet: NSObject {
    open var contentType: String?
    open var contentTypeTree: [String]?

    // What it is
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var keywords: [String]?
    open var subject: String?
    open var theme: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var weakRelatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var path: String?
    open var url: URL?
    open var contentURL: URL?
    open var textContent: String?
    open var rankingHint: NSNumber?

    // How it looks
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var darkThumbnailURL: URL?

    // Who and where
    open var authorNames: [String]?
    open var authorEmailAddresses: [String]?
    open var recipientNames: [String]?
    open var recipientEmailAddresses: [String]?
    open var creator: String?
    open var kind: String?
    open var organizations: [String]?
    open var emailAddresses: [String]?
    open var phoneNumbers: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var namedLocation: String?
    open var thoroughfare: String?
    open var city: String?
    open var stateOrProvince: String?
    open var country: String?
    open var postalCode: String?
    open var fullyFormattedAddress: String?

    // When
    open var addedDate: Date?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var metadataModificationDate: Date?
    open var lastUsedDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var completionDate: Date?
    open var timestamp: Date?
    open var allDay: NSNumber?

    // Media
    open var artist: String?
    open var album: String?
    open var composer: String?
    open var genre: String?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var comment: String?
    open var languages: [String]?
    open var pageCount: NSNumber?
    open var fileSize: NSNumber?

    private var customValues: [CSCustomAttributeKey: Any] = [:]

    public init(itemContentType type: String) {
        contentType = type
    }

    public init(contentType type: UTType) {
        contentType = type.identifier
    }

    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) { customValues[key] = value }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { customValues[key] as? any NSSecureCoding }
}

/// The name of an attribute of the app's own.
open class CSCustomAttributeKey: NSObject {
    public let keyName: String
    public let isSearchable: Bool
    public let isSearchableByDefault: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    /// Nil for a name that is empty.
    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard !keyName.isEmpty else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }

    open override var hash: Int { keyName.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }
}

extension NSUserActivity {
    /// Stays in the process: an activity that travels leaves it behind.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { attachments["contentAttributeSet"] as? CSSearchableItemAttributeSet }
        set { attachments["contentAttributeSet"] = newValue }
    }
}
