import PropertyLists

typealias Path<Root, Value> = WritableKeyPath<Root, Value> & Sendable

/// The kinds of keys.
extension Field {
    /// A value that is read by `parse` and written by `render`, unless the source says the same already.
    static func value<Value: Equatable & Sendable>(
        _ key: String, _ path: Path<Element, Value>, absent: Value, wanted: String,
        parse: @escaping @Sendable (PropertyList) -> Value?, render: @escaping @Sendable (Value) -> PropertyList?
    ) -> Field {
        Field(keys: [key]) { element, context in
            guard let value = element.source[key] else { return }
            guard let parsed = parse(value) else { return context.wrongType(key, value, wanted) }
            element[keyPath: path] = parsed
        } write: { element, values in
            let value = element[keyPath: path]
            let stated = values[key].flatMap(parse) ?? absent
            if value != stated { values[key] = render(value) }
        }
    }

    static func string(_ key: String, _ path: Path<Element, String?>) -> Field {
        value(key, path, absent: nil, wanted: "a string", parse: { .some($0.string) }, render: { $0.map(PropertyList.string) })
            .checkingStrings(key)
    }

    /// A string that an element makes no sense without.
    static func name(_ key: String, _ path: Path<Element, String>) -> Field {
        Field(keys: [key]) { element, context in
            switch element.source[key] {
            case .string(let text) where !text.trimmed.isEmpty: element[keyPath: path] = text
            case nil, .string:
                context.note(.error, "definition.missing-key", key, "'\(key)' is missing")
            case let other?: context.wrongType(key, other, "a string")
            }
        } write: { element, values in
            let value = element[keyPath: path]
            if value != values[key]?.string ?? "" { values[key] = .string(value) }
        }
    }

    static func integer(_ key: String, _ path: Path<Element, Int64?>) -> Field {
        value(
            key, path, absent: nil, wanted: "an integer", parse: { integer($0).map(Optional.some) },
            render: { $0.map(PropertyList.integer) })
    }

    /// Xcode writes `true`, and `YES` in some versions; absence is false.
    static func flag(_ key: String, _ path: Path<Element, Bool>) -> Field {
        value(key, path, absent: false, wanted: "a boolean", parse: boolean, render: { $0 ? .boolean(true) : nil })
    }

    static func optionalFlag(_ key: String, _ path: Path<Element, Bool?>) -> Field {
        value(
            key, path, absent: nil, wanted: "a boolean", parse: { boolean($0).map(Optional.some) },
            render: { $0.map(PropertyList.boolean) })
    }

    /// Kept as it is, whatever its type.
    static func raw(_ key: String, _ path: Path<Element, PropertyList?>) -> Field {
        Field(keys: [key]) { element, _ in
            element[keyPath: path] = element.source[key]
        } write: { element, values in
            values[key] = element[keyPath: path]
        }
    }

    static func rawList(_ key: String, _ path: Path<Element, [PropertyList]>) -> Field {
        value(key, path, absent: [], wanted: "an array", parse: { $0.array }, render: { $0.isEmpty ? nil : .array($0) })
    }

    static func strings(_ key: String, _ path: Path<Element, [String]>) -> Field {
        value(
            key, path, absent: [], wanted: "an array of strings",
            parse: { list in
                guard let values = list.array else { return nil }
                let strings = values.compactMap(\.string)
                return strings.count == values.count ? strings : nil
            }, render: { $0.isEmpty ? nil : .array($0.map(PropertyList.string)) })
    }

    /// One of a fixed set of words; another one is reported and kept.
    static func choice<Choice: RawRepresentable & CaseIterable & Equatable & Sendable>(
        _ key: String, _ path: Path<Element, Choice>
    ) -> Field where Choice.RawValue == String {
        Field(keys: [key]) { element, context in
            guard let value = element.source[key] else { return }
            guard let word = value.string else { return context.wrongType(key, value, "a string") }
            guard let choice = Choice(rawValue: word) else {
                let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
                return context.note(.warning, "definition.unknown-value", key, "'\(word)' is not known; known are \(known)")
            }
            element[keyPath: path] = choice
        } write: { element, values in
            let value = element[keyPath: path]
            let stated = values[key]?.string
            if stated == nil || (stated != value.rawValue && Choice(rawValue: stated ?? "") != nil) {
                values[key] = .string(value.rawValue)
            }
        }
    }

    /// A text with its name for tables and what compiled definitions add.
    static func text(_ key: String, _ path: Path<Element, DefinedText?>) -> Field {
        let languageKey = key + "LanguageCode", formsKey = key + "Dictionary"
        let formsLanguageKey = key + "DictionaryLanguageCode", idKey = key + "ID"
        return Field(keys: [key, idKey, languageKey, formsKey, formsLanguageKey]) { element, context in
            var text = DefinedText()
            for (key, path) in [
                (key, \DefinedText.text), (idKey, \.id), (languageKey, \.languageCode), (formsLanguageKey, \.formsLanguageCode),
            ] {
                guard let value = element.source[key] else { continue }
                if value.string == nil { context.wrongType(key, value, "a string") }
                text[keyPath: path] = value.string
            }
            text.forms = element.source[formsKey]
            if text != DefinedText() { element[keyPath: path] = text }
        } write: { element, values in
            let text = element[keyPath: path] ?? DefinedText()
            for (key, value) in [
                (key, text.text), (idKey, text.id), (languageKey, text.languageCode), (formsLanguageKey, text.formsLanguageCode),
            ] where value != values[key]?.string {
                values[key] = value.map(PropertyList.string)
            }
            if let forms = text.forms { values[formsKey] = forms } else { values[formsKey] = nil }
        }
    }

    // MARK: Elements

    /// Elements of one list. The largest definitions have some hundred intents and some ten parameters each.
    private static var maximumElements: Int { 1_000 }

    static func element<Child: MappedElement>(
        _ key: String, _ path: Path<Element, Child?>, _ table: FieldTable<Child>
    ) -> Field {
        Field(keys: [key]) { element, context in
            guard let value = element.source[key] else { return }
            guard let values = value.dictionary else { return context.wrongType(key, value, "a dictionary") }
            element.source[key] = nil
            element[keyPath: path] = context.inside(key) { table.read(values, &$0) }
        } write: { element, values in
            if let child = element[keyPath: path] { values[key] = .dictionary(table.write(child)) }
        }
    }

    /// The source keeps the array with the entries that are no elements, so that an empty array stays one.
    static func elements<Child: MappedElement>(
        _ key: String, _ path: Path<Element, [Child]>, _ table: FieldTable<Child>
    ) -> Field {
        Field(keys: [key]) { element, context in
            guard let value = element.source[key] else { return }
            guard let entries = value.array else { return context.wrongType(key, value, "an array") }
            var children: [Child] = [], others: [PropertyList] = []
            if entries.count > maximumElements {
                context.note(
                    .error, "definition.too-many", key, "\(entries.count) elements; the first \(maximumElements) are read")
            }
            for (index, entry) in entries.enumerated() {
                let place = "\(key)[\(index)]"
                if index >= maximumElements {
                    others.append(entry)
                } else if let values = entry.dictionary {
                    children.append(context.inside(place) { table.read(values, &$0) })
                } else {
                    context.wrongType(place, entry, "a dictionary")
                    others.append(entry)
                }
            }
            element.source[key] = .array(others)
            element[keyPath: path] = children
        } write: { element, values in
            let children = element[keyPath: path].map { PropertyList.dictionary(table.write($0)) }
            let others = values[key]?.array
            if !children.isEmpty || others != nil { values[key] = .array(children + (others ?? [])) }
        }
    }

    /// A dictionary of elements by a key of theirs, in the order of the keys.
    static func keyed<Child: MappedElement>(
        _ key: String, _ path: Path<Element, [Child]>, by childKey: Path<Child, String>, _ table: FieldTable<Child>
    ) -> Field {
        Field(keys: [key]) { element, context in
            guard let value = element.source[key] else { return }
            guard let entries = value.dictionary else { return context.wrongType(key, value, "a dictionary") }
            var children: [Child] = [], others: [String: PropertyList] = [:]
            if entries.count > maximumElements {
                context.note(
                    .error, "definition.too-many", key, "\(entries.count) elements; the first \(maximumElements) are read")
            }
            for (name, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
                let place = "\(key).\(name)"
                if children.count >= maximumElements {
                    others[name] = entry
                } else if let values = entry.dictionary {
                    var child = context.inside(place) { table.read(values, &$0) }
                    child[keyPath: childKey] = name
                    children.append(child)
                } else {
                    context.wrongType(place, entry, "a dictionary")
                    others[name] = entry
                }
            }
            element.source[key] = .dictionary(others)
            element[keyPath: path] = children
        } write: { element, values in
            var entries = values[key]?.dictionary
            for child in element[keyPath: path] {
                entries = entries ?? [:]
                entries?[child[keyPath: childKey]] = .dictionary(table.write(child))
            }
            if let entries { values[key] = .dictionary(entries) }
        }
    }

    // MARK: Scalars

    private func checkingStrings(_ key: String) -> Field {
        Field(keys: keys) { [read] element, context in
            read(&element, &context)
            if let value = element.source[key], value.string == nil { context.wrongType(key, value, "a string") }
        } write: { [write] element, values in
            write(element, &values)
        }
    }

    private static func boolean(_ value: PropertyList) -> Bool? {
        switch value {
        case .boolean(let flag): flag
        case .integer(0): false
        case .integer(1): true
        case .string(let word):
            switch word.lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0": false
            default: nil
            }
        default: nil
        }
    }

    private static func integer(_ value: PropertyList) -> Int64? {
        switch value {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number)
        case .boolean(let flag): flag ? 1 : 0
        case .string(let digits): Int64(digits)
        default: nil
        }
    }
}
