import Foundation

// Names of Core Foundation that Swift code uses in passing.

public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFTypeRef = AnyObject
public typealias CFAbsoluteTime = Double

public let kCFBundleVersionKey: NSString! = "CFBundleVersion"
public let kCFBundleNameKey: NSString! = "CFBundleName"
public let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The name of a method, without its class where it was made from one.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
