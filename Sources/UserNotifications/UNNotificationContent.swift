import CoreLocation
import Foundation

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject, NSCopying {
    let name: String
    private init(_ name: String) { self.name = name }
    public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
    nonisolated(unsafe) private static let standard = UNNotificationSound("default")
    nonisolated(unsafe) private static let urgent = UNNotificationSound("critical")
    open class var `default`: UNNotificationSound { standard }
    open class var defaultCritical: UNNotificationSound { urgent }
    /// Lets `UNNotificationSound.default()`, the spelling of Swift 3, mean the sound itself.
    public func callAsFunction() -> UNNotificationSound { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

open class UNNotificationAttachment: NSObject {
    open private(set) var identifier: String
    open private(set) var url: URL
    /// - Throws: a Cocoa error when the file is not there.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: URL.path) else { throw CocoaError(.fileNoSuchFile) }
        (self.identifier, url) = (identifier.isEmpty ? UUID().uuidString : identifier, URL)
    }
}

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values {
        var title = "", subtitle = "", body = "", category = "", thread = "", launchImage = "", summary = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var relevance = 0.0
    }
    fileprivate var values = Values()
    public override init() { super.init() }

    open var title: String { values.title }
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    open var badge: NSNumber? { values.badge }
    open var sound: UNNotificationSound? { values.sound }
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    open var categoryIdentifier: String { values.category }
    open var threadIdentifier: String { values.thread }
    open var launchImageName: String { values.launchImage }
    open var attachments: [UNNotificationAttachment] { values.attachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
    open var relevanceScore: Double { values.relevance }
    open func copy(with zone: NSZone? = nil) -> Any { copied(UNNotificationContent()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(UNMutableNotificationContent()) }
    private func copied(_ content: UNNotificationContent) -> UNNotificationContent {
        content.values = values
        return content
    }
}

open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String { get { values.title } set { values.title = newValue } }
    open override var subtitle: String { get { values.subtitle } set { values.subtitle = newValue } }
    open override var body: String { get { values.body } set { values.body = newValue } }
    open override var badge: NSNumber? { get { values.badge } set { values.badge = newValue } }
    open override var sound: UNNotificationSound? { get { values.sound } set { values.sound = newValue } }
    open override var userInfo: [AnyHashable: Any] { get { values.userInfo } set { values.userInfo = newValue } }
    open override var categoryIdentifier: String { get { values.category } set { values.category = newValue } }
    open override var threadIdentifier: String { get { values.thread } set { values.thread = newValue } }
    open override var launchImageName: String { get { values.launchImage } set { values.launchImage = newValue } }
    open override var attachments: [UNNotificationAttachment] { get { values.attachments } set { values.attachments = newValue } }
    open override var interruptionLevel: UNNotificationInterruptionLevel { get { values.level } set { values.level = newValue } }
    open override var relevanceScore: Double { get { values.relevance } set { values.relevance = newValue } }
}

open class UNNotificationTrigger: NSObject {
    open private(set) var repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// Seconds; a repeating one of at least 60.
    open private(set) var timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    open private(set) var dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    open private(set) var region: CLRegion
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
open class UNPushNotificationTrigger: UNNotificationTrigger {}

open class UNNotificationRequest: NSObject, NSCopying {
    open private(set) var identifier: String
    open private(set) var content: UNNotificationContent
    open private(set) var trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class UNNotification: NSObject {
    open private(set) var request: UNNotificationRequest
    open private(set) var date: Date
    init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}
open class UNNotificationResponse: NSObject {
    open private(set) var notification: UNNotification
    open private(set) var actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) { (self.notification, self.actionIdentifier) = (notification, actionIdentifier) }
}
open class UNTextInputNotificationResponse: UNNotificationResponse {
    open var userText: String { "" }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let foreground = Self(rawValue: 4)
}
open class UNNotificationAction: NSObject {
    open private(set) var identifier: String
    open private(set) var title: String
    open private(set) var options: UNNotificationActionOptions
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}
open class UNTextInputNotificationAction: UNNotificationAction {
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String
    ) { super.init(identifier: identifier, title: title, options: options) }
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1)
    public static let allowInCarPlay = Self(rawValue: 2)
}
open class UNNotificationCategory: NSObject {
    open private(set) var identifier: String
    open private(set) var actions: [UNNotificationAction]
    open private(set) var intentIdentifiers: [String]
    open private(set) var options: UNNotificationCategoryOptions
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) { (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options) }
}
