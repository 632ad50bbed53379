import AppSupport
import Foundation
import IntentSchema
import IntentWire

/// The base of the classes that travel between an app and Hark.
///
/// A class adds its table of fields (`_schema`), initialisers and properties; copying, archiving, comparing and converting
/// to the host's form are done here once, by the table. Values are held as Swift code gave them, so that an object in a
/// property keeps its identity.
open class _SchemaObject: NSObject, NSCopying, NSSecureCoding {
    open class var _schema: _Schema { baseSchema }
    private static let baseSchema = _Schema("NSObject")

    private var storage: FieldStorage
    private var recorder: FieldRecorder?

    public override init() {
        storage = FieldStorage()
        super.init()
    }

    /// What the initialisers of classes without a plain `init()` start from.
    init(schema: Void) {
        storage = FieldStorage()
        super.init()
    }

    // MARK: Fields

    @_spi(Generated) public final func field<T>(_ name: String) -> T? {
        recorder?.record(name)
        return storage.values[name] as? T
    }

    @_spi(Generated) public final func field<T>(_ name: String, _ standard: @autoclosure () -> T) -> T {
        recorder?.record(name)
        return storage.values[name] as? T ?? standard()
    }

    @_spi(Generated) public final func setField<T>(_ name: String, _ value: T?) {
        storage.kept[name] = nil
        storage.values[name] = value.map { $0 as Any }
    }

    /// Values by field name, for access by key path.
    package var fieldValues: [String: Any] { storage.values }

    // MARK: Copying and archiving

    open func copy(with zone: NSZone? = nil) -> Any {
        Self.make(storage) ?? self
    }

    private static func make(_ storage: FieldStorage, recorder: FieldRecorder? = nil) -> Self? {
        Self(coder: FieldCoder(storage, recorder))
    }

    open class var supportsSecureCoding: Bool { true }

    private static let archiveKey = "org.hark.fields"

    /// Archives hold the fields in the protocol's binary form, readable by any later version.
    open func encode(with coder: NSCoder) {
        do {
            coder.encode(Data(try ArchivedValue.bytes(of: .object(intentObject))) as NSData, forKey: Self.archiveKey)
        } catch {
            coder.failWithError(error)
        }
    }

    public required init?(coder: NSCoder) {
        if let fields = coder as? FieldCoder {
            storage = fields.storage
            recorder = fields.recorder
            super.init()
            return
        }
        storage = FieldStorage()
        super.init()
        do {
            guard let bytes = coder.decodeObject(of: NSData.self, forKey: Self.archiveKey) else { return nil }
            storage = try Self._schema.decode(try ArchivedValue.value(of: bytes as Data).requireObject(Self._schema.name))
        } catch {
            coder.failWithError(error)
            return nil
        }
    }

    // MARK: Comparing and printing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? _SchemaObject else { return false }
        return other === self || (type(of: other) == type(of: self) && other.intentObject == intentObject)
    }

    open override var hash: Int { intentObject.hashValue }

    open override var description: String {
        let fields = Self._schema.fields.compactMap { field in
            storage.values[field.name].map { "\(field.name) = \($0)" }
        }
        return "<\(Self._schema.name): \(fields.joined(separator: "; "))>"
    }

    // MARK: The host's form

    package final var intentObject: IntentObject { type(of: self)._schema.encode(storage) }

    /// An object without any field set, for a property that is not optional and has no value.
    static func blank() -> Self {
        guard let blank = make(FieldStorage()) else { preconditionFailure("\(self) refuses to be made without fields") }
        return blank
    }

    /// An object that tells which of its fields are read.
    package static func recording(_ recorder: FieldRecorder) -> Self? { make(FieldStorage(), recorder: recorder) }
}

extension _SchemaObject: IntentValueConvertible {
    package var intentValue: IntentValue { .object(intentObject) }

    /// Makes the class that the object names, which is this one or one of its subclasses.
    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject(_schema.name)
        guard let named = object.typeName == _schema.name ? self : ClassRegistry.type(named: object.typeName) as? Self.Type,
            let made = named.make(try named._schema.decode(object))
        else { throw malformed(_schema.name, value) }
        return made
    }
}

/// Hands fields to `init?(coder:)`, the one initialiser that every subclass has, an app's own included.
final class FieldCoder: NSCoder {
    let storage: FieldStorage
    let recorder: FieldRecorder?
    init(_ storage: FieldStorage, _ recorder: FieldRecorder?) {
        self.storage = storage
        self.recorder = recorder
    }
}

/// Notes the names of fields that are read: how a Swift key path becomes a name without the Objective-C runtime.
package final class FieldRecorder {
    package private(set) var names: [String] = []
    package init() {}
    func record(_ name: String) { names.append(name) }

    /// The name of the field that a key path reads first; nil when it reads none.
    package static func name<Root, Value>(of keyPath: KeyPath<Root, Value>) -> String? {
        guard let type = Root.self as? _SchemaObject.Type else { return nil }
        let recorder = FieldRecorder()
        guard let probe = type.recording(recorder) as? Root else { return nil }
        _ = probe[keyPath: keyPath]
        return recorder.names.first
    }
}

/// A value as the bytes of an archive.
enum ArchivedValue {
    private static let method = WireMethod(rawValue: "archive")
    private static let limits = WireLimits(frameBytes: Int(Int32.max))

    static func bytes(of value: IntentValue) throws -> [UInt8] {
        Array(try Frame.notification(method: method, payload: value).encoded(limits: limits).dropFirst(4))
    }

    /// - Throws: `wire.malformed`.
    static func value(of data: Data) throws -> IntentValue {
        let frame = try data.withUnsafeBytes { try Frame(body: $0, limits: limits) }
        guard case .notification(method, let payload) = frame else {
            throw HarkError("wire.malformed", detail: "not an archive of fields")
        }
        return payload
    }
}
