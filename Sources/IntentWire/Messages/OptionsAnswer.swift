public import IntentSchema

/// What `provide…OptionsCollection` gave: sections of values, as the method's collection has them.
public struct OptionsAnswer: WireMessage, Hashable {
    /// Values that one answer may hold, sections together. More is an error, so that a list can be shown and stored.
    public static let limit = 20_000

    public var options: ParameterOptions

    public init(_ options: ParameterOptions) { self.options = options }

    /// - Throws: `wire.malformed`, also for more than `limit` values.
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "options")
        var sections: [ParameterOptions.Section] = []
        var count = 0
        for section in try fields.array("sections") {
            let section = try MessageReader(section, "options.section")
            let items = try section.array("items")
            count += items.count
            guard count <= Self.limit else {
                throw HarkError("wire.malformed", detail: "options: more than \(Self.limit) values")
            }
            sections.append(ParameterOptions.Section(title: try section.optionalString("title"), items: items))
        }
        options = ParameterOptions(sections: sections, usesIndexedCollation: try fields.boolean("indexed"))
    }

    public var value: IntentValue {
        let sections = options.sections.map { section in
            IntentValue.object(
                IntentObject("section", ["items": .array(section.items), "title": section.title.map(IntentValue.string) ?? .null]))
        }
        return .object(
            IntentObject("options", ["sections": .array(sections), "indexed": .boolean(options.usesIndexedCollation)]))
    }
}
