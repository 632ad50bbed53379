import AppSupport
import Foundation
import IntentSchema

/// Something to run later: an intent or an activity.
public enum INShortcut: Hashable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) { self = .intent(intent) }
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

extension INShortcut: @unchecked Sendable {}

extension INShortcut: IntentValueConvertible {
    package var intentValue: IntentValue {
        var object = IntentObject("INShortcut")
        object.write("intent", intent)
        object.write("userActivity", userActivity)
        return .object(object)
    }

    package static func make(from value: IntentValue) throws -> INShortcut {
        let object = try value.requireObject("INShortcut")
        if let intent = try object.read("intent", as: INIntent.self) { return .intent(intent) }
        if let activity = try object.read("userActivity", as: NSUserActivity.self) { return .userActivity(activity) }
        throw malformed("INShortcut", value)
    }
}

/// The class form of `INShortcut`.
open class INShortcutReference: NSObject, NSCopying {
    package let shortcut: INShortcut

    public init?(intent: INIntent) { shortcut = .intent(intent) }
    public init(userActivity: NSUserActivity) { shortcut = .userActivity(userActivity) }
    init(_ shortcut: INShortcut) { self.shortcut = shortcut }

    open var intent: INIntent? { shortcut.intent }
    open var userActivity: NSUserActivity? { shortcut.userActivity }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? INShortcutReference)?.shortcut == shortcut }
    open override var hash: Int { shortcut.hashValue }
}

extension INShortcut: ReferenceConvertible {
    public typealias ReferenceType = INShortcutReference
    public typealias _ObjectiveCType = INShortcutReference

    public func _bridgeToObjectiveC() -> INShortcutReference { INShortcutReference(self) }
    public static func _forceBridgeFromObjectiveC(_ source: INShortcutReference, result: inout INShortcut?) {
        result = source.shortcut
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: INShortcutReference, result: inout INShortcut?) -> Bool {
        result = source.shortcut
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: INShortcutReference?) -> INShortcut {
        source?.shortcut ?? .intent(INIntent())
    }
    public var description: String { intent.map { "intent(\($0))" } ?? "userActivity(\(userActivity?.activityType ?? ""))" }
    public var debugDescription: String { description }
}
