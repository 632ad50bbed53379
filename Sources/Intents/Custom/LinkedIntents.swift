import AppSupport
internal import CHarkIntents
import Foundation
import IntentSchema

/// What one generated file adds to a program: the classes of a definition and how their handlers are called.
///
/// The file puts a function into the section `hark_intents` of the program, which is called when a name is first looked
/// up; nobody registers anything.
@_spi(Generated) public enum GeneratedIntents {
    /// - Parameters:
    ///   - collection: what the function in the section was given.
    ///   - source: the file's identity for messages: module and file.
    ///   - classes: by the name under which they travel.
    ///   - tables: by intent.
    public static func add(
        to collection: UnsafeMutableRawPointer?, from source: String,
        classes: KeyValuePairs<String, @Sendable () -> _SchemaObject.Type>,
        tables: KeyValuePairs<String, @Sendable () -> IntentHandlerTable>
    ) {
        collection?.assumingMemoryBound(to: LinkedIntents.self).pointee.add(source, classes, tables)
    }
}

/// The generated intents of all modules of this program.
struct LinkedIntents: Sendable {
    private(set) var classes: [String: @Sendable () -> _SchemaObject.Type] = [:]
    private(set) var tables: [String: @Sendable () -> IntentHandlerTable] = [:]
    private(set) var duplicates: [HarkError] = []
    private var sources: [String: String] = [:]

    /// Read once, when a name is first looked up. A class that two modules have is that of the first, and is reported.
    static let shared: LinkedIntents = {
        var linked = LinkedIntents()
        withUnsafeMutablePointer(to: &linked) {
            hark_each_linked_entry({ entry, context in entry?(context) }, $0)
        }
        for duplicate in linked.duplicates { HostLink.shared.diagnose(duplicate) }
        return linked
    }()

    mutating func add(
        _ source: String, _ classes: KeyValuePairs<String, @Sendable () -> _SchemaObject.Type>,
        _ tables: KeyValuePairs<String, @Sendable () -> IntentHandlerTable>
    ) {
        for (name, type) in classes {
            if let first = sources[name] {
                duplicates.append(
                    HarkError(
                        "intent.duplicate-class", ["class": name],
                        detail: "\(name) is generated in \(first) and in \(source); the first counts. "
                            + "Generate a definition in one module and import that"))
                continue
            }
            sources[name] = source
            self.classes[name] = type
        }
        for (name, table) in tables where sources[name] == source { self.tables[name] = table }
    }
}
