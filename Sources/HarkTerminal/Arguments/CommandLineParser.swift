import IntentSchema

/// Reads a command line the way GNU programs do: options anywhere, `--name=value` or `--name value`, `--` ends
/// them, a lone `-` is an argument.
struct CommandLineParser {
    var root: CommandSpec

    /// - Throws: `usage.unknown-command`, `usage.missing-command`, `usage.unknown-option`, `usage.missing-value`,
    ///   `usage.unexpected-value`, `usage.repeated-option`, `usage.missing-argument`, `usage.unexpected-argument`.
    func parse(_ words: [String]) throws(HarkError) -> ParsedCommand {
        var command = ParsedCommand(path: [], spec: root, arguments: [], values: [:], flags: [])
        var rest = words[...]
        var optionsEnded = false
        while let word = rest.popFirst() {
            if !optionsEnded, word == "--" {
                optionsEnded = true
            } else if !optionsEnded, word.hasPrefix("--") {
                try option(word.dropFirst(2), &rest, &command)
            } else if !optionsEnded, word.hasPrefix("-"), word != "-" {
                try shortOption(word, &rest, &command)
            } else if command.arguments.isEmpty, !command.spec.subcommands.isEmpty {
                guard let subcommand = command.spec.subcommand(word[...]) else {
                    throw HarkError(
                        "usage.unknown-command",
                        ["command": word, "nearest": nearest(word, in: command.spec.subcommands.map(\.name)) ?? ""])
                }
                command.path.append(word)
                command.spec = subcommand
            } else {
                command.arguments.append(word)
            }
        }
        // Asking for help is always answered, whatever else is missing.
        if command.has("help") || command.has("version") { return command }
        try check(command)
        return command
    }

    private func options(of command: ParsedCommand) -> [OptionSpec] { command.spec.options + root.options }

    private func option(
        _ word: Substring, _ rest: inout ArraySlice<String>, _ command: inout ParsedCommand
    ) throws(HarkError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let spec = options(of: command).first(where: { $0.name == name }) else {
            throw HarkError(
                "usage.unknown-option",
                ["option": "--\(name)", "nearest": nearest(name, in: options(of: command).map(\.name)).map { "--\($0)" } ?? ""])
        }
        guard spec.value != nil else {
            guard parts.count == 1 else { throw HarkError("usage.unexpected-value", ["option": "--\(name)"]) }
            command.flags.insert(name)
            return
        }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
            throw HarkError("usage.missing-value", ["option": "--\(name)", "value": spec.value ?? ""])
        }
        guard spec.repeats || command.values[name] == nil else {
            throw HarkError("usage.repeated-option", ["option": "--\(name)"])
        }
        command.values[name, default: []].append(value)
    }

    /// `-o VALUE` or `-oVALUE`.
    private func shortOption(
        _ word: String, _ rest: inout ArraySlice<String>, _ command: inout ParsedCommand
    ) throws(HarkError) {
        switch word {
        case "-h": command.flags.insert("help")
        case "-V": command.flags.insert("version")
        default:
            let letter = word.dropFirst().first
            guard let spec = options(of: command).first(where: { $0.short != nil && $0.short == letter }),
                spec.value != nil || word.count == 2
            else { throw HarkError("usage.unknown-option", ["option": word]) }
            if word.count > 2 { rest.insert(String(word.dropFirst(2)), at: rest.startIndex) }
            try option(Substring(spec.name), &rest, &command)
        }
    }

    private func check(_ command: ParsedCommand) throws(HarkError) {
        let path = (["hark"] + command.path).joined(separator: " ")
        if !command.spec.subcommands.isEmpty {
            throw HarkError(
                "usage.missing-command",
                ["command": path, "choices": command.spec.subcommands.map(\.name).joined(separator: ", ")])
        }
        let required = command.spec.arguments.filter { !$0.isOptional }
        if command.arguments.count < required.count {
            throw HarkError(
                "usage.missing-argument", ["command": path, "argument": required[command.arguments.count].name.uppercased()])
        }
        for option in command.spec.options where option.isRequired && command.values[option.name] == nil {
            throw HarkError("usage.needs", ["option": path, "needed": "--\(option.name)"])
        }
        if command.arguments.count > command.spec.arguments.count, command.spec.arguments.last?.repeats != true {
            throw HarkError(
                "usage.unexpected-argument", ["command": path, "argument": command.arguments[command.spec.arguments.count]])
        }
    }

    /// The known word that differs by at most two letters, for "did you mean".
    private func nearest(_ word: String, in known: [String]) -> String? {
        let distances = known.map { (distance(Array(word), Array($0)), $0) }
        guard let best = distances.min(by: { $0 < $1 }), best.0 <= 2 else { return nil }
        return best.1
    }

    /// Letters inserted, left out, replaced or swapped with their neighbour.
    private func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard a.count <= 64 else { return .max }
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var best = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, rows[i][j + 1] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
