import Foundation

public typealias NSUserActivityPersistentIdentifier = String

/// The activity type of a web page that is opened in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public protocol NSUserActivityDelegate: AnyObject {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What a person was doing, in a form that another process of the app can take up.
///
/// `userInfo` holds property-list values, URLs, UUIDs, sets and null under string keys; anything else does not travel and is
/// reported as `activity.not-property-list`.
open class NSUserActivity: NSObject {
    open private(set) var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed to restore the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate should bring `userInfo` up to date before the activity leaves the process.
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate = Date.distantFuture
    open var keywords: Set<String> = []
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    open var targetContentIdentifier: String?

    /// What other modules add to an activity, by name: Intents' `interaction` and `suggestedInvocationPhrase`. A value that
    /// came over the wire is an `IntentValue` until that module reads it.
    package var attachments: [String: Any] = [:]

    nonisolated(unsafe) private static weak var currentActivity: NSUserActivity?
    private static let currentLock = NSLock()
    /// The activity that became current last and was not resigned.
    package static var current: NSUserActivity? { currentLock.withLock { currentActivity } }

    public init(activityType: String) {
        self.activityType = activityType
    }

    /// An activity of the first type among `NSUserActivityTypes` of the app's Info.plist.
    @available(*, deprecated, message: "Use init(activityType:)")
    public override convenience init() {
        let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
        self.init(activityType: types?.first ?? "")
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    open func becomeCurrent() { Self.currentLock.withLock { Self.currentActivity = self } }

    open func resignCurrent() {
        Self.currentLock.withLock { if Self.currentActivity === self { Self.currentActivity = nil } }
    }

    open func invalidate() { resignCurrent() }

    /// Hark indexes no activities by persistent identifier, so that there is nothing to delete.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) { handler() }

    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
}
