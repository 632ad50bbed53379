import AppSupport
import Foundation

/// A parameter of an intent, or a property of one, by class and key path.
open class INParameter: _SchemaObject {
    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        super.init(schema: ())
        setField("parameterClass", (aClass as? _SchemaObject.Type)?._schema.name ?? String(describing: aClass))
        setField("parameterKeyPath", keyPath)
    }

    /// Nil for a key path that is not a property of an intent, a response or a value class.
    public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
        guard let root = Root.self as? _SchemaObject.Type, let name = FieldRecorder.name(of: keyPath) else { return nil }
        self.init(for: root, keyPath: name)
    }

    public required init?(coder: NSCoder) {
        parameterClass = _SchemaObject.self
        super.init(coder: coder)
        guard let name: String = field("parameterClass") else { return }
        parameterClass = ClassRegistry.type(named: name) ?? _SchemaObject.self
    }

    private static let schema = _Schema("INParameter", [
        _Field("parameterClass", String.self), _Field("parameterKeyPath", String.self),
        _Field("indices", [String: Any].self),
    ])
    open override class var _schema: _Schema { schema }

    open private(set) var parameterClass: AnyClass
    open var parameterKeyPath: String { field("parameterKeyPath", "") }

    open func isEqual(to parameter: INParameter) -> Bool { isEqual(parameter) }

    /// Which element of an array along the key path is meant. `NSNotFound` when none was set.
    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
        var indices: [String: Any] = field("indices", [:])
        indices[subKeyPath] = index
        setField("indices", indices)
    }

    open func index(forSubKeyPath subKeyPath: String) -> Int {
        let indices: [String: Any] = field("indices", [:])
        return indices[subKeyPath] as? Int ?? NSNotFound
    }

    /// The value at this key path in an object.
    func value(in object: _SchemaObject) -> Any? {
        var value: Any? = object
        var path = ""
        for name in parameterKeyPath.split(separator: ".") {
            path += path.isEmpty ? String(name) : ".\(name)"
            value = (value as? _SchemaObject)?.fieldValues[String(name)]
            let index = index(forSubKeyPath: path)
            if index != NSNotFound, let array = value as? [Any] { value = array.indices.contains(index) ? array[index] : nil }
        }
        return value
    }
}
