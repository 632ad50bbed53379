import AppSupport
import Foundation
internal import IntentSchema

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let provisional = Self(rawValue: 64)
    public static let announcement = Self(rawValue: 128)
    public static let timeSensitive = Self(rawValue: 256)
}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

open class UNNotificationSettings: NSObject {
    open var authorizationStatus: UNAuthorizationStatus { .authorized }
    open var alertSetting: UNNotificationSetting { .enabled }
    open var badgeSetting: UNNotificationSetting { .notSupported }
    open var soundSetting: UNNotificationSetting { .notSupported }
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    open var notificationCenterSetting: UNNotificationSetting { .enabled }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// The notifications of this process. A notification that is due is told to the host as a diagnostic
/// (`notification.delivered`) with its title and body. Requests live as long as the process: one that is due later is lost when
/// it ends.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { only }
    package override init() { super.init() }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open var supportsContentExtensions: Bool { false }

    private let lock = NSLock()
    private var pending: [String: (request: UNNotificationRequest, round: Int)] = [:]
    private var delivered: [UNNotification] = []
    private var categories: Set<UNNotificationCategory> = []
    private var rounds = 0

    /// Granted: what is shown is a line for the developer.
    open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(true, nil)
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) { completionHandler(UNNotificationSettings()) }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        completionHandler(lock.withLock { categories })
    }
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

    // MARK: Requests

    /// A request with the identifier of a waiting one takes its place.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        schedule(request)
        completionHandler?(nil)
    }
    open func add(_ request: UNNotificationRequest) async throws { schedule(request) }

    private func schedule(_ request: UNNotificationRequest) {
        let round = lock.withLock {
            rounds += 1
            pending[request.identifier] = (request, rounds)
            return rounds
        }
        let delay: TimeInterval
        switch request.trigger {
        case nil: delay = 0
        case let trigger as UNTimeIntervalNotificationTrigger: delay = trigger.timeInterval
        case let trigger as UNCalendarNotificationTrigger:
            guard let date = trigger.nextTriggerDate() else { return }
            delay = max(0, date.timeIntervalSinceNow)
        // Nobody here knows where the person is.
        default: return
        }
        if delay == 0 { return deliver(request.identifier, round) }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in deliver(request.identifier, round) }
    }

    private func deliver(_ identifier: String, _ round: Int) {
        let due: UNNotificationRequest? = lock.withLock {
            guard let entry = pending[identifier], entry.round == round else { return nil }
            pending[identifier] = nil
            delivered.append(UNNotification(request: entry.request, date: Date()))
            return entry.request
        }
        guard let due else { return }
        let text = [due.content.title, due.content.subtitle, due.content.body].filter { !$0.isEmpty }.joined(separator: ": ")
        HostLink.shared.diagnose(HarkError("notification.delivered", detail: text.isEmpty ? identifier : text))
        if due.trigger?.repeats == true { schedule(due) }
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(waiting)
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { waiting }
    private var waiting: [UNNotificationRequest] { lock.withLock { pending.values.sorted { $0.round < $1.round }.map(\.request) } }
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { completionHandler(lock.withLock { delivered }) }
    open func deliveredNotifications() async -> [UNNotification] { shown }
    private var shown: [UNNotification] { lock.withLock { delivered } }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { identifiers.forEach { pending[$0] = nil } }
    }
    open func removeAllPendingNotificationRequests() { lock.withLock { pending = [:] } }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }
    open func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }
}
