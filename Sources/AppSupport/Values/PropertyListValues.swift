import Foundation
package import IntentSchema

/// Property-list values (`userInfo` and its kin) as schema values, and back.
///
/// A dictionary is an object of type `dictionary`; `NSURL`, `NSUUID`, `NSSet`, `NSNull` and a whole number above
/// `Int64.max` are objects of the types `url`, `uuid`, `set`, `nsNull` and `unsigned`, so that they come back as what they
/// were. Anything else that adopts `NSSecureCoding` is an opaque keyed archive.
package enum PropertyListValues {
    /// - Throws: `value.not-property-list` with the path of the value that cannot travel.
    package static func value(of any: Any, path: String = "") throws(HarkError) -> IntentValue {
        switch any {
        case is NSNull: return .object(IntentObject("nsNull"))
        case let text as String: return .string(text)
        case let date as Date: return .date(date)
        case let data as Data: return .data(data)
        case let url as URL: return .object(IntentObject("url", ["text": .string(url.absoluteString)]))
        case let uuid as UUID: return .object(IntentObject("uuid", ["text": .string(uuid.uuidString)]))
        case let number as NSNumber: return value(of: number)
        case let array as [Any]:
            var values: [IntentValue] = []
            for (index, element) in array.enumerated() { values.append(try value(of: element, path: "\(path)[\(index)]")) }
            return .array(values)
        case let set as NSSet:
            var values: [IntentValue] = []
            for element in set.allObjects { values.append(try value(of: element, path: "\(path){}")) }
            return .object(IntentObject("set", ["elements": .array(values)]))
        case let dictionary as [AnyHashable: Any]: return .object(try self.dictionary(dictionary, path: path))
        case let object as NSObject & NSSecureCoding: return try archive(object, path: path)
        default:
            throw HarkError(
                "value.not-property-list", detail: "\(path.isEmpty ? "the value" : path) is a \(type(of: any))")
        }
    }

    private static func value(of number: NSNumber) -> IntentValue {
        if let decimal = number as? NSDecimalNumber {
            return .object(IntentObject("decimal", ["text": .string(decimal.stringValue)]))
        }
        switch String(cString: number.objCType) {
        // corelibs gives "c" to the two booleans and "i" to one-byte integers.
        case "c", "B": return .boolean(number.boolValue)
        case "f", "d": return .number(number.doubleValue)
        case "Q" where number.uint64Value > UInt64(Int64.max):
            return .object(IntentObject("unsigned", ["text": .string(String(number.uint64Value))]))
        default: return .integer(number.int64Value)
        }
    }

    /// Keys must be strings: property lists know no others.
    package static func dictionary(_ dictionary: [AnyHashable: Any], path: String = "") throws(HarkError) -> IntentObject {
        var object = IntentObject("dictionary")
        for (key, element) in dictionary {
            let name: String
            switch key.base {
            case let text as String: name = text
            case let text as NSString: name = text as String
            default:
                throw HarkError("value.not-property-list", detail: "\(path): the key \(key) is not a string")
            }
            object[name] = try value(of: element, path: path.isEmpty ? name : "\(path).\(name)")
        }
        return object
    }

    /// - Throws: `value.malformed`.
    package static func any(from value: IntentValue) throws(HarkError) -> Any {
        switch value {
        case .null: return NSNull()
        case .boolean(let boolean): return boolean
        case .integer(let integer): return Int(integer)
        case .number(let number): return number
        case .string(let string): return string
        case .data(let data): return data
        case .date(let date): return date
        case .array(let elements): return try array(elements)
        case .opaque(let type, let bytes): return try unarchive(type, bytes)
        case .object(let object): return try any(from: object)
        }
    }

    private static func any(from object: IntentObject) throws(HarkError) -> Any {
        let text = object["text"]?.string
        switch object.typeName {
        case "dictionary": return try dictionary(from: object)
        case "nsNull": return NSNull()
        case "set": return NSSet(array: try array(object["elements"]?.array ?? []))
        case "url": if let text, let url = URL(string: text) { return url }
        case "uuid": if let text, let uuid = UUID(uuidString: text) { return uuid }
        case "unsigned": if let text, let number = UInt64(text) { return number }
        case "decimal": if let text { return NSDecimalNumber(string: text) }
        default: break
        }
        throw malformed("property list", .object(object))
    }

    private static func array(_ elements: [IntentValue]) throws(HarkError) -> [Any] {
        var array: [Any] = []
        for element in elements { array.append(try any(from: element)) }
        return array
    }

    package static func dictionary(from object: IntentObject) throws(HarkError) -> [String: Any] {
        var dictionary: [String: Any] = [:]
        for (name, element) in object.fields { dictionary[name] = try any(from: element) }
        return dictionary
    }

    // MARK: Keyed archives

    /// An object that only the app understands, as the bytes of a keyed archive under its class's name.
    /// - Throws: `value.not-property-list` when it does not archive.
    package static func archive(_ object: NSObject & NSSecureCoding, path: String = "") throws(HarkError) -> IntentValue {
        // Archiving a class inside another type ends the process on Linux.
        guard String(reflecting: type(of: object)).count(where: { $0 == "." }) == 1 else {
            throw HarkError(
                "value.not-property-list", detail: "\(path): \(type(of: object)) is not a top-level class and has no name here")
        }
        do {
            let bytes = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
            return .opaque(type: Foundation.NSStringFromClass(type(of: object)), bytes: bytes)
        } catch {
            throw HarkError("value.not-property-list", detail: "\(path): \(type(of: object)) does not archive: \(error)")
        }
    }

    /// Only the class that the archive names is decoded, and property-list classes inside it.
    /// - Throws: `value.malformed`.
    package static func unarchive(_ type: String, _ bytes: Data) throws(HarkError) -> Any {
        guard let named = NSClassFromString(type) else {
            throw HarkError("value.malformed", ["type": type], detail: "no class \(type) in this process")
        }
        let inner: [AnyClass] = [
            named, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSArray.self, NSDictionary.self, NSSet.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
        do {
            if let object = try NSKeyedUnarchiver.unarchivedObject(ofClasses: inner, from: bytes) { return object }
        } catch {
            throw HarkError("value.malformed", ["type": type], detail: "\(error)")
        }
        throw HarkError("value.malformed", ["type": type], detail: "an empty archive")
    }
}
