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

extension StringTransform {
    public static let latinToGreek = StringTransform(rawValue: "Latin-Greek")
}

// The order of bytes, as code for sockets asks for it.

public let OSUnknownByteOrder = 0
public let OSLittleEndian = 1
public let OSBigEndian = 2
public func OSHostByteOrder() -> Int32 { Int32(1.littleEndian == 1 ? OSLittleEndian : OSBigEndian) }
public func _OSSwapInt16(_ data: UInt16) -> UInt16 { data.byteSwapped }
public func _OSSwapInt32(_ data: UInt32) -> UInt32 { data.byteSwapped }
public func _OSSwapInt64(_ data: UInt64) -> UInt64 { data.byteSwapped }
