import Foundation

// What code written for Apple's systems takes from the Objective-C runtime and Foundation for Linux does not have.

extension NSObject {
    /// The class itself, as `Class.classForCoder()`.
    public class func classForCoder() -> AnyClass { self }
    /// The class's name as on Apple's systems, as `Class.description()`.
    public class func description() -> String { NSStringFromClass(self) }
}

/// Runs the body. There are no autoreleased objects here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The modules whose classes have bare names on Apple's systems.
private let surfaceModules: Set<String> = [
    "AppSupport", "Contacts", "ContactsUI", "CoreLocation", "Foundation", "Intents", "IntentsUI", "MapKit", "UIKit", "UserNotifications",
]

/// The class's name as on Apple's systems: without a module for the surface's own classes (`INSendMessageIntent`), with it
/// for an app's. Activity types made by `NSStringFromClass(INSendMessageIntent.self)` depend on it.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String {
    // Not Foundation's function, which ends the process for a class inside another type.
    let name = String(reflecting: aClass)
    guard let dot = name.firstIndex(of: "."), surfaceModules.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
}

extension NSMutableDictionary {
    /// Sets a value for a key written as `"key" as NSCopying`, the spelling of code that was converted to Swift 3.
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? NSObject { setObject(anObject, forKey: key as AnyHashable) }
    }
}

/// Where a call leaves its error, as code from before `throws` asks for it: `&error` of an optional variable, or nil.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension ProcessInfo {
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isLowPowerModeEnabled: Bool { false }
    public var thermalState: ThermalState { .nominal }
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
}

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey("NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey("NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// What is free, whatever it is for: nothing here makes room by itself. Fetched with `volumeAvailableCapacityKey`.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
