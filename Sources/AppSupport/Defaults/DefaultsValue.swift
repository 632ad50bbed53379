import Foundation
internal import IntentSchema

/// A copy of a property-list value in the form in which defaults hand it out: text, dates and data as Swift's own, numbers as
/// `NSNumber` (so that `as? Int`, `as? Bool` and `as? Double` all work, as on Apple's systems), arrays and dictionaries of
/// these.
enum DefaultsValue {
    /// - Throws: `defaults.not-property-list` with the path of the value that a property list cannot hold. Apple's
    ///   `UserDefaults` raises an exception; ours reports and ignores the value.
    static func copy(_ value: Any, _ path: String) throws(HarkError) -> Any {
        switch value {
        case let text as String: return text
        case let date as Date: return date
        case let data as Data: return data
        case let number as NSNumber: return number
        case is URL, is NSNull: break
        case let array as [Any]:
            var copies: [Any] = []
            for (index, element) in array.enumerated() { copies.append(try copy(element, "\(path)[\(index)]")) }
            return copies
        case let dictionary as [AnyHashable: Any]:
            var copies: [String: Any] = [:]
            for (key, element) in dictionary {
                guard let name = key.base as? String else {
                    throw HarkError("defaults.not-property-list", detail: "\(path): the key \(key) is not a string")
                }
                copies[name] = try copy(element, "\(path).\(name)")
            }
            return copies
        default: break
        }
        throw HarkError("defaults.not-property-list", detail: "\(path): a property list holds no \(type(of: value))")
    }
}
