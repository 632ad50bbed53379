import AppSupport
import Foundation
import IntentSchema

/// One stored field of a class: its name, and how its values travel.
public struct _Field: Sendable {
    package let name: String
    package let encode: @Sendable (Any) -> IntentValue?
    package let decode: @Sendable (IntentValue) throws -> Any

    package init<T: IntentValueConvertible>(_ name: String, _ type: T.Type) {
        self.init(name, encode: { ($0 as? T)?.intentValue }, decode: { try T.make(from: $0) })
    }

    init(
        _ name: String, encode: @escaping @Sendable (Any) -> IntentValue?,
        decode: @escaping @Sendable (IntentValue) throws -> Any
    ) {
        self.name = name
        self.encode = encode
        self.decode = decode
    }
}

/// The fields of a class, inherited ones included: what generic copying, archiving, comparing and sending go by.
public final class _Schema: Sendable {
    /// The name under which the class travels, as Objective-C spells it (`INCarHeadUnit`).
    package let name: String
    package let fields: [_Field]
    private let positions: [String: Int]

    @_spi(Generated) public init(_ name: String, extends parent: _Schema? = nil, _ fields: [_Field] = []) {
        self.name = name
        self.fields = (parent?.fields ?? []) + fields
        positions = Dictionary(self.fields.enumerated().map { ($1.name, $0) }) { $1 }
    }

    package func field(_ name: String) -> _Field? { positions[name].map { fields[$0] } }

    /// Reads an object's fields. A field that this class does not know, or a case that its enumeration does not have, comes
    /// from a newer peer: it is kept as it is and travels back unchanged unless the property is set.
    /// - Throws: `value.malformed` when a field is not of its type.
    package func decode(_ object: IntentObject) throws -> FieldStorage {
        var storage = FieldStorage()
        for (name, value) in object.fields where value != .null {
            guard let field = field(name) else {
                storage.kept[name] = value
                continue
            }
            do {
                storage.values[name] = try field.decode(value)
            } catch let error as HarkError where error.identifier == UnknownCase.identifier {
                storage.kept[name] = value
            }
        }
        return storage
    }

    package func encode(_ storage: FieldStorage) -> IntentObject {
        var object = IntentObject(name, storage.kept)
        for (name, value) in storage.values { object[name] = field(name)?.encode(value) }
        return object
    }
}

/// What an object holds.
package struct FieldStorage {
    /// By field name, in the types that Swift code sees.
    package var values: [String: Any] = [:]
    /// What came from a newer peer.
    package var kept: [String: IntentValue] = [:]
}

/// The error of an enumeration that has no case for a raw value.
enum UnknownCase {
    static let identifier = "value.unknown-case"
    static func error(_ type: Any.Type, _ value: IntentValue) -> HarkError {
        HarkError(identifier, ["type": "\(type)"], detail: "\(value) is no case of \(type)")
    }
}
