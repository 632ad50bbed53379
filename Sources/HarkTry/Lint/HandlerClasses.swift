import SourcePassFacts

/// The classes of a module with everything that their extensions and superclasses there add.
struct HandlerClasses {
    struct Method: Hashable {
        var facts: TypeFacts.Method
        var file: String
    }

    struct Class {
        var name: String
        var file: String
        var line: Int
        /// The first type that the class inherits, when that is a class of this module.
        var superclass: String?
        /// Every type that the class or an extension of it names after a colon.
        var adopted: [String] = []
        var methods: [Method] = []
        /// Whether the superclass may be a class elsewhere, whose methods are not known.
        var hasForeignSuperclass = false
    }

    private(set) var classes: [String: Class] = [:]
    /// What each protocol of the module inherits.
    private var protocols: [String: [String]] = [:]

    init(_ files: [PreparedFile], known: Set<String>) {
        for file in files {
            for type in file.facts.types where type.kind == .class {
                classes[type.name] = Class(name: type.name, file: file.source, line: type.line, adopted: type.inherits)
            }
            for type in file.facts.types where type.kind == .protocol { protocols[type.name] = type.inherits }
        }
        for file in files {
            for type in file.facts.types where classes[type.name] != nil {
                classes[type.name]?.methods += type.methods.filter { !$0.isStatic }.map { Method(facts: $0, file: file.source) }
                if type.kind == .extension { classes[type.name]?.adopted += type.inherits }
            }
        }
        for (name, type) in classes {
            guard let first = type.adopted.first else { continue }
            if classes[first] != nil, first != name {
                classes[name]?.superclass = first
            } else {
                classes[name]?.hasForeignSuperclass =
                    !known.contains(first) && protocols[first] == nil && !["NSObject", "INExtension", "AnyObject"].contains(first)
            }
        }
    }

    /// The class and those above it in this module.
    func line(of name: String) -> [Class] {
        var line: [Class] = []
        var next: String? = name
        while let current = next, let type = classes[current], line.count < 64 {
            line.append(type)
            next = type.superclass
        }
        return line
    }

    /// The handling protocols that a class states itself, through protocols of its own and groups of the catalogue.
    func handling(_ type: Class, among known: [String: HandlingProtocol], groups: [String: [String]]) -> [HandlingProtocol] {
        var found: [HandlingProtocol] = []
        var seen: Set<String> = []
        func visit(_ name: String) {
            // `A & B`.
            for part in name.split(separator: "&").map({ $0.filter { !$0.isWhitespace } }) where seen.insert(part).inserted {
                if let handling = known[part] { found.append(handling) }
                (protocols[part] ?? groups[part] ?? []).forEach(visit)
            }
        }
        type.adopted.forEach(visit)
        return found
    }
}
