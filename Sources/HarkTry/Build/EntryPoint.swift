import Foundation
import IntentSchema

/// The entry point that Xcode gives an extension: `NSExtensionMain`, which makes the principal class.
struct EntryPoint {
    /// The principal class's name without its module.
    var principal: String
    /// The source that declares it.
    var source: String

    /// The class that the bundle names, else the only class that descends from one of `bases`.
    /// - Throws: `try.no-principal-class`, `try.several-principal-classes`.
    init(named name: String?, descendingFrom bases: Set<String>, in files: [PreparedFile], module: String) throws(HarkError) {
        var declared: [String: (source: String, inherits: [String])] = [:]
        for file in files {
            for type in file.facts.types where type.kind == .class {
                declared[type.name] = (file.source, type.inherits)
            }
        }
        func descends(_ name: String, depth: Int = 0) -> Bool {
            guard depth < 32, let type = declared[name], let first = type.inherits.first else { return false }
            let base = String(first.split(separator: ".").last ?? "")
            return bases.contains(base) || descends(base, depth: depth + 1)
        }
        if let name {
            let bare = name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name
            if let type = declared[bare] ?? declared[String(bare.split(separator: ".").last ?? "")] {
                self.init(principal: declared[bare] == nil ? String(bare.split(separator: ".").last ?? "") : bare, source: type.source)
                return
            }
        }
        let candidates = declared.keys.filter { descends($0) }.sorted()
        guard let only = candidates.first, candidates.count == 1, let type = declared[only] else {
            if candidates.isEmpty { throw HarkError("try.no-principal-class", ["class": name ?? bases.sorted().joined(separator: ", "), "module": module]) }
            throw HarkError("try.several-principal-classes", ["classes": candidates.joined(separator: ", ")])
        }
        self.init(principal: only, source: type.source)
    }

    private init(principal: String, source: String) {
        self.principal = principal
        self.source = source
    }

    /// The call that starts an extension whose principal class this is.
    var start: String { "ExtensionMain.run(principals: [\"\(principal)\": { \(principal)() }])" }
}

/// The source with a program's entry point: it makes the classes of interface files known, then starts.
struct EntrySource {
    /// The module with the main loop.
    var module: String
    /// What starts: `AppDelegate.main()`.
    var start: String
    var isAsync = false
    /// Expressions that describe classes, from `SourceFacts`.
    var objectClasses: [String] = []

    var text: String {
        let registrations = objectClasses.map { "        ObjectClasses.shared.register(\($0))\n" }.joined()
        return """
            import AppSupport
            import \(module)

            @main
            enum HarkEntryPoint {
                @MainActor static func main()\(isAsync ? " async throws" : " throws") {
            \(registrations)        \(isAsync ? "try await" : "try") \(start)
                }
            }

            """
    }
}
