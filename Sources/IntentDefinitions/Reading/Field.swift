import PropertyLists

/// An element that the tables of keys describe.
protocol MappedElement: DefinitionElement {
    static var blank: Self { get }
}

/// One key of an element, or a text's key with those that belong to it: how it is read and how it is written.
struct Field<Element: MappedElement>: Sendable {
    var keys: [String]
    /// Reads from `source`, which is the element's whole dictionary; what gets its own element is taken out of it.
    var read: @Sendable (inout Element, inout ReadingContext) -> Void
    /// Puts the value into a dictionary that begins as the element's source. What says the same already stays as it is.
    var write: @Sendable (Element, inout [String: PropertyList]) -> Void
}

/// All keys of one kind of element.
struct FieldTable<Element: MappedElement>: Sendable {
    var fields: [Field<Element>]
    var keys: Set<String>

    init(_ fields: [Field<Element>]) {
        self.fields = fields
        keys = Set(fields.flatMap(\.keys))
    }

    func read(_ values: [String: PropertyList], _ context: inout ReadingContext) -> Element {
        var element = Element.blank
        element.source = values
        for field in fields { field.read(&element, &context) }
        for key in values.keys.sorted() where !keys.contains(key) {
            context.note(.warning, "definition.unknown-key", key, "the key '\(key)' is not known; it is kept and has no effect")
        }
        return element
    }

    func write(_ element: Element) -> [String: PropertyList] {
        var values = element.source
        for field in fields { field.write(element, &values) }
        return values
    }
}

/// What reading one file needs and finds.
struct ReadingContext {
    var file: String
    var path = ""
    private(set) var diagnostics: [DefinitionDiagnostic] = []

    /// Problems of one file that are told; a file with more of them is something else.
    static let maximumDiagnostics = 500
    /// Characters of a key or a message: names in a file may be of any length.
    private static let maximumName = 200, maximumMessage = 400

    mutating func note(
        _ severity: DefinitionDiagnostic.Severity, _ identifier: String, _ key: String, _ message: String
    ) {
        guard diagnostics.count <= Self.maximumDiagnostics else { return }
        guard diagnostics.count < Self.maximumDiagnostics else {
            diagnostics.append(
                DefinitionDiagnostic(.error, "definition.more-problems", file: file, message: "there are more problems, which are not listed"))
            return
        }
        let key = key.prefix(Self.maximumName)
        diagnostics.append(
            DefinitionDiagnostic(
                severity, identifier, file: file, keyPath: path.isEmpty ? String(key) : "\(path).\(key)",
                message: String(message.prefix(Self.maximumMessage))))
    }

    mutating func wrongType(_ key: String, _ value: PropertyList, _ wanted: String) {
        note(.error, "definition.wrong-type", key, "'\(key)' is \(value.kind), not \(wanted)")
    }

    /// Reads something one level further in.
    mutating func inside<Result>(_ key: String, _ body: (inout ReadingContext) -> Result) -> Result {
        let outer = path
        let key = key.prefix(Self.maximumName)
        path = path.isEmpty ? String(key) : "\(path).\(key)"
        defer { path = outer }
        return body(&self)
    }
}
