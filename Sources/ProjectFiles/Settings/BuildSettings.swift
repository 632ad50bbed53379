import PropertyLists

/// Build settings in layers, evaluated as Xcode does: the highest layer that says something counts, and `$(inherited)`, or a
/// setting's own name, is what the layers below say.
struct BuildSettings {
    /// Bytes of one value, filled. Settings that name each other twice would grow without end.
    static let valueLimit = 64 << 10
    static let depthLimit = 64
    /// Places filled for one value.
    static let stepLimit = 20_000

    /// Each setting's values, lowest layer first.
    private var stacks: [String: [String]] = [:]
    /// For notes.
    private let owner: String
    /// Names that the project's build makes and that have no value here; no note is due.
    private let silent: Set<String>

    init(owner: String, silent: Set<String> = []) {
        self.owner = owner
        self.silent = silent
    }

    mutating func add(_ layer: SettingLayer, for conditions: SettingConditions) {
        for assignment in layer.assignments where conditions.match(assignment.conditions) {
            stacks[assignment.name, default: []].append(assignment.value)
        }
    }

    mutating func add(_ values: [String: String]) {
        for (name, value) in values { stacks[name, default: []].append(value) }
    }

    var names: [String] { stacks.keys.sorted(by: FilePath.precedes) }

    /// The setting's value with its places filled, empty when nothing sets it.
    func value(_ name: String, _ notes: inout ProjectNotes) -> String {
        guard let stack = stacks[name] else { return "" }
        var run = Run()
        return evaluate(name, stack.count - 1, &run, &notes)
    }

    /// All of them. Nothing is noted: what is wrong with a setting matters where its value is used.
    func all() -> [String: String] {
        var notes = ProjectNotes()
        var values: [String: String] = [:]
        for name in stacks.keys { values[name] = value(name, &notes) }
        return values
    }

    /// `YES`, `Yes`, `1`, `true`.
    func isOn(_ name: String, _ notes: inout ProjectNotes) -> Bool {
        ["yes", "true", "1"].contains(value(name, &notes).lowercased())
    }

    /// A text of a property list with its places filled.
    func expand(_ text: String, file: String, _ notes: inout ProjectNotes) -> String {
        guard text.utf8.contains(0x24) else { return text }
        var run = Run(file: file)
        return fill(text[...], nil, &run, &notes)
    }

    /// A property list with every text in it filled; keys stay.
    func expand(_ value: PropertyList, file: String, _ notes: inout ProjectNotes) -> PropertyList {
        switch value {
        case .string(let text): .string(expand(text, file: file, &notes))
        case .array(let values): .array(values.map { expand($0, file: file, &notes) })
        case .dictionary(let values): .dictionary(expand(values, file: file, &notes))
        default: value
        }
    }

    func expand(_ values: [String: PropertyList], file: String, _ notes: inout ProjectNotes) -> [String: PropertyList] {
        var filled: [String: PropertyList] = [:]
        for key in values.keys.sorted(by: FilePath.precedes) {
            if let value = values[key] { filled[key] = expand(value, file: file, &notes) }
        }
        return filled
    }

    // MARK: Evaluation

    private struct Level: Hashable {
        var name: String
        var level: Int
    }

    private struct Run {
        var file: String?
        var open: [Level] = []
        var steps = 0
        var isExhausted = false
    }

    private func evaluate(_ name: String, _ level: Int, _ run: inout Run, _ notes: inout ProjectNotes) -> String {
        guard level >= 0, let stack = stacks[name], level < stack.count else { return "" }
        guard run.open.count < Self.depthLimit else {
            noteCycle(name, run, &notes)
            return ""
        }
        let here = Level(name: name, level: level)
        run.open.append(here)
        defer { run.open.removeLast() }
        return fill(stack[level][...], here, &run, &notes)
    }

    private func noteCycle(_ name: String, _ run: Run, _ notes: inout ProjectNotes) {
        notes.add(
            .settingsCycle, "settings that need their own value; it is left empty there", subject: owner, example: name,
            file: run.file)
    }

    /// Fills the places of a text. `here` is the setting whose value it is.
    private func fill(_ text: Substring, _ here: Level?, _ run: inout Run, _ notes: inout ProjectNotes) -> String {
        guard text.utf8.contains(0x24) else { return String(text) }
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let place = SettingPlace(&rest, isBareAllowed: run.file == nil || !run.open.isEmpty) else {
                result.append("$")
                continue
            }
            run.steps += 1
            guard run.steps <= Self.stepLimit, result.utf8.count <= Self.valueLimit, !run.isExhausted else {
                if !run.isExhausted {
                    run.isExhausted = true
                    notes.add(
                        .settingsCycle, "settings whose values grow without end; they are cut", subject: owner + "/size",
                        example: here?.name, file: run.file)
                }
                return result
            }
            result += value(place, here, &run, &notes)
        }
        return result + rest
    }

    private func value(_ place: SettingPlace, _ here: Level?, _ run: inout Run, _ notes: inout ProjectNotes) -> String {
        // A place's name may hold places itself: $(NAME_$(CONFIGURATION)).
        let name = fill(place.name, here, &run, &notes)
        var value = ""
        var isKnown = true
        if let here, name == "inherited" {
            value = evaluate(here.name, here.level - 1, &run, &notes)
        } else if let open = run.open.last(where: { $0.name == name }) {
            // A setting that is needed for its own value means what the layers below say, however it comes to be needed.
            if open.level == 0, name != here?.name { noteCycle(name, run, &notes) }
            value = evaluate(name, open.level - 1, &run, &notes)
        } else if let stack = stacks[name] {
            value = evaluate(name, stack.count - 1, &run, &notes)
        } else {
            isKnown = name == "inherited" || silent.contains(name)
        }
        for modifier in place.modifiers {
            if modifier.hasPrefix("default=") {
                isKnown = true
                if value.isEmpty { value = fill(modifier.dropFirst(8), here, &run, &notes) }
            } else if let changed = SettingModifiers.apply(String(modifier), to: value) {
                value = changed
            } else {
                notes.add(
                    .unknownVariable, "a modifier that Xcode does not have is left out", subject: "\(owner):\(modifier)",
                    example: String(modifier), file: run.file)
            }
        }
        // Inside of settings Xcode itself leaves much unset; what a bundle's list lacks is worth a line.
        if !isKnown, let file = run.file, run.open.isEmpty {
            notes.add(
                .unknownVariable, "$(\(name)) has no value here and is left empty", subject: "\(file):\(name)", example: name,
                file: file)
        }
        return value
    }
}

/// `(NAME:modifier:modifier)`, `{NAME}` or `NAME`, behind a dollar sign.
struct SettingPlace {
    var name: Substring
    var modifiers: [Substring]

    private static let closing: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

    /// Takes the place off the front of `text`; nil, with `text` as it was, when there is none.
    /// - Parameter isBareAllowed: whether a name needs no brackets, as in settings. In property lists `$name` is text: rules
    ///   of extensions have variables of their own.
    init?(_ text: inout Substring, isBareAllowed: Bool) {
        guard let opening = text.first else { return nil }
        guard let closing = Self.closing[opening] else {
            let plain = text.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard isBareAllowed, let first = plain.first, !first.isNumber else { return nil }
            name = plain
            modifiers = []
            text = text[plain.endIndex...]
            return
        }
        var parts: [Substring] = []
        var start = text.index(after: text.startIndex)
        var index = start
        // Closing marks that are still to come, the place's own last.
        var pending = [closing]
        while index < text.endIndex {
            let character = text[index]
            if character == pending.last {
                pending.removeLast()
                if pending.isEmpty {
                    parts.append(text[start..<index])
                    name = parts[0]
                    modifiers = Array(parts.dropFirst())
                    text = text[text.index(after: index)...]
                    return
                }
            } else if character == "$", let next = text[text.index(after: index)...].first,
                let mark = Self.closing[next]
            {
                pending.append(mark)
                index = text.index(after: index)
            } else if character == ":", pending.count == 1 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            index = text.index(after: index)
        }
        return nil
    }
}
