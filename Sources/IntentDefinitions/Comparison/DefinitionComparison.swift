import IntentSchema

/// Compares two versions of definitions.
public struct DefinitionComparison: Sendable {
    let old: DefinitionSet
    let new: DefinitionSet

    public init(from old: DefinitionSet, to new: DefinitionSet) {
        self.old = old
        self.new = new
    }

    /// What has changed: intents first, then types and enumerations, each by class name; within one, what breaks first.
    public func changes() -> [DefinitionChange] {
        intents() + types() + enumerations()
    }

    // MARK: Pairs

    /// Things of the old and the new version that are the same by name; then what went and came as the same thing.
    static func pairs<Item>(
        _ old: [Item], _ new: [Item], name: (Item) -> String, isSame: (Item, Item) -> Bool
    ) -> (kept: [(Item, Item)], renamed: [(Item, Item)], removed: [Item], added: [Item]) {
        let before = unique(old, name), after = unique(new, name)
        let oldNames = Set(before.map(name)), newNames = Set(after.map(name))
        var kept: [(Item, Item)] = [], renamed: [(Item, Item)] = [], removed: [Item] = []
        var added = after.filter { !oldNames.contains(name($0)) }
        for item in before {
            if newNames.contains(name(item)) {
                if let other = after.first(where: { name($0) == name(item) }) { kept.append((item, other)) }
            } else if let index = added.firstIndex(where: { isSame(item, $0) }) {
                renamed.append((item, added.remove(at: index)))
            } else {
                removed.append(item)
            }
        }
        return (kept, renamed, removed, added)
    }

    private static func unique<Item>(_ items: [Item], _ name: (Item) -> String) -> [Item] {
        var seen: Set<String> = []
        return items.filter { seen.insert(name($0)).inserted }
    }

    /// What breaks stands before what does not.
    static func ordered(_ changes: [DefinitionChange]) -> [DefinitionChange] {
        changes.filter(\.kind.breaks) + changes.filter { !$0.kind.breaks }
    }

    // MARK: Intents

    /// An intent with the set's answers to what it refers to.
    struct IntentVersion {
        var intent: DefinedIntent
        var member: DefinitionSet.Member
        var set: DefinitionSet
        /// The intent's own texts.
        var texts: [TextEntry] = []
        var title: String {
            let title = intent.title?.text ?? ""
            return title.isEmpty ? intent.className : title
        }

        /// A type as its class is called: a namespace may change without anything else.
        func type(_ attribute: some DefinedAttribute) -> String {
            switch attribute.valueType {
            case .plain(let plain): plain.rawValue
            case .unknown(let name): name
            case .object(let reference): set.type(reference, from: member.file)?.type.className ?? DefinitionNames.className(reference)
            case .enumeration(let reference):
                set.enumeration(reference, from: member.file)?.enumeration.className ?? DefinitionNames.className(reference)
            }
        }
    }

    private static func intents(_ set: DefinitionSet) -> [IntentVersion] {
        set.members.flatMap { member in
            let texts = Dictionary(grouping: member.file.texts) { String($0.keyPath.prefix { $0 != "." }) }
            return member.file.intents.enumerated().filter { $1.kind == .custom }.map {
                IntentVersion(intent: $1, member: member, set: set, texts: texts["INIntents[\($0)]"] ?? [])
            }
        }.sorted { $0.intent.className < $1.intent.className }
    }

    private func intents() -> [DefinitionChange] {
        let found = Self.pairs(
            Self.intents(old), Self.intents(new), name: { $0.intent.className },
            isSame: { old, new in
                old.intent.name == new.intent.name || (!(old.intent.title?.isBlank ?? true) && old.intent.title?.text == new.intent.title?.text)
            })
        var changes: [DefinitionChange] = []
        for item in found.removed {
            changes.append(DefinitionChange(.intentRemoved, subject: item.title, className: item.intent.className))
        }
        for (before, after) in found.renamed {
            changes.append(
                DefinitionChange(
                    .intentRenamed, subject: before.title, className: before.intent.className,
                    ["old": before.intent.className, "new": after.intent.className]))
        }
        for (before, after) in (found.kept + found.renamed).sorted(by: { $0.0.intent.className < $1.0.intent.className }) {
            changes += Self.ordered(IntentComparison(old: before, new: after).changes())
        }
        for item in found.added {
            changes.append(DefinitionChange(.intentAdded, subject: item.title, className: item.intent.className))
        }
        return changes
    }

    // MARK: Types

    private struct TypeVersion {
        var type: DefinedType
        var version: IntentVersion
        var title: String { type.displayName?.text ?? type.className }
    }

    private static func types(_ set: DefinitionSet) -> [TypeVersion] {
        set.members.flatMap { member in
            member.file.types.map {
                TypeVersion(type: $0, version: IntentVersion(intent: DefinedIntent(name: ""), member: member, set: set))
            }
        }.sorted { $0.type.className < $1.type.className }
    }

    private func types() -> [DefinitionChange] {
        let found = Self.pairs(
            Self.types(old), Self.types(new), name: { $0.type.className }, isSame: { $0.type.name == $1.type.name })
        var changes: [DefinitionChange] = []
        func add(_ kind: DefinitionChange.Kind, _ item: TypeVersion, _ arguments: [String: String] = [:]) {
            changes.append(DefinitionChange(kind, subject: item.title, className: item.type.className, arguments))
        }
        for item in found.removed { add(.typeRemoved, item) }
        for (before, after) in found.renamed { add(.typeRenamed, before, ["old": before.type.className, "new": after.type.className]) }
        for (before, after) in found.kept + found.renamed {
            let properties = Self.pairs(before.type.properties, after.type.properties, name: \.name, isSame: { _, _ in false })
            for property in properties.removed { add(.typePropertyRemoved, before, ["name": property.name]) }
            for (first, second) in properties.kept {
                let types = (before.version.type(first), after.version.type(second))
                if types.0 != types.1 || first.supportsMultipleValues != second.supportsMultipleValues {
                    add(.typePropertyTypeChanged, before, ["name": first.name, "old": types.0, "new": types.1])
                }
            }
            for property in properties.added { add(.typePropertyAdded, before, ["name": property.name]) }
        }
        for item in found.added { add(.typeAdded, item) }
        return changes
    }

    // MARK: Enumerations

    private func enumerations() -> [DefinitionChange] {
        let found = Self.pairs(
            old.files.flatMap(\.enumerations).sorted { $0.className < $1.className },
            new.files.flatMap(\.enumerations).sorted { $0.className < $1.className },
            name: \.className, isSame: { $0.name == $1.name })
        var changes: [DefinitionChange] = []
        func add(_ kind: DefinitionChange.Kind, _ item: DefinedEnumeration, _ arguments: [String: String] = [:]) {
            let subject = item.displayName?.text ?? item.className
            changes.append(DefinitionChange(kind, subject: subject, className: item.className, arguments))
        }
        for item in found.removed { add(.enumerationRemoved, item) }
        for (before, after) in found.renamed { add(.enumerationRenamed, before, ["old": before.className, "new": after.className]) }
        for (before, after) in found.kept + found.renamed {
            let cases = Self.pairs(
                before.rawValues, after.rawValues, name: \.name, isSame: { $0.value == $1.value })
            for item in cases.removed { add(.caseRemoved, before, ["name": item.name, "value": "\(item.value)"]) }
            for (first, second) in cases.kept where first.value != second.value {
                add(.caseValueChanged, before, ["name": first.name, "old": "\(first.value)", "new": "\(second.value)"])
            }
            for (first, second) in cases.renamed { add(.caseRenamed, before, ["old": first.name, "new": second.name]) }
            for item in cases.added { add(.caseAdded, before, ["name": item.name]) }
        }
        for item in found.added { add(.enumerationAdded, item) }
        return changes
    }
}
