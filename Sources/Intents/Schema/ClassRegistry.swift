import Synchronization

/// The classes that values can name, by the name under which they travel: the the framework's, and an app's own.
enum ClassRegistry {
    private struct Box: @unchecked Sendable { var types: [String: _SchemaObject.Type] = [:] }
    private static let registered = Mutex(Box())

    static func register(_ type: _SchemaObject.Type) {
        registered.withLock { $0.types[type._schema.name] = type }
    }

    static func type(named name: String) -> _SchemaObject.Type? {
        registered.withLock { $0.types[name] } ?? (generatedClasses[name] ?? LinkedIntents.shared.classes[name])?()
    }
}
