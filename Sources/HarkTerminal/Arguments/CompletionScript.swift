import IntentSchema

/// Completion scripts, made from the same description as the help.
struct CompletionScript {
    var root: CommandSpec

    /// - Throws: `usage.unknown-shell`.
    func script(for shell: String) throws(HarkError) -> String {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        case "fish": fish
        default: throw HarkError("usage.unknown-shell", ["shell": shell])
        }
    }

    /// Every command that can be run, with its path.
    private var leaves: [(path: [String], spec: CommandSpec)] {
        func walk(_ spec: CommandSpec, _ path: [String]) -> [(path: [String], spec: CommandSpec)] {
            let here = path.isEmpty ? [] : [(path: path, spec: spec)]
            return here + spec.subcommands.flatMap { walk($0, path + [$0.name]) }
        }
        return walk(root, [])
    }

    private func words(_ spec: CommandSpec) -> [String] {
        spec.subcommands.map(\.name) + (spec.options + root.options).map { "--\($0.name)" }
            + spec.arguments.flatMap { argument -> [String] in
                if case .words(let words) = argument.completion { words } else { [] }
            }
    }

    private func completes(_ spec: CommandSpec, _ kind: (Completion) -> Bool) -> Bool {
        spec.arguments.map(\.completion).contains(where: kind)
    }

    /// The bash cases for what follows an option: its values, files or apps, and nothing else.
    private var optionCases: [String] {
        leaves.flatMap { path, spec in
            spec.options.compactMap { optionCase($0, after: "'hark \(path.joined(separator: " ")) ") }
        } + root.options.compactMap { optionCase($0, after: "*' ") }
    }

    private func optionCase(_ option: OptionSpec, after command: String) -> String? {
        guard option.value != nil else { return nil }
        let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
        let patterns = names.map { command + $0 + "'" }.joined(separator: "|")
        let action =
            switch option.completion {
            case .none: ""
            case .file: " files=1"
            case .installedApp: " apps=1"
            case .words(let words): " words='\(words.joined(separator: " "))'"
            }
        return "        \(patterns)) words='' apps='' files=''\(action.isEmpty ? "" : ";" + action) ;;"
    }

    private var bash: String {
        var cases = ["        'hark') words='\(words(root).joined(separator: " "))' ;;"]
        for (path, spec) in leaves {
            let apps = completes(spec) { if case .installedApp = $0 { true } else { false } }
            let files = completes(spec) { if case .file = $0 { true } else { false } }
            cases.append(
                "        'hark \(path.joined(separator: " "))') words='\(words(spec).joined(separator: " "))'"
                    + (apps ? "; apps=1" : "") + (files ? "; files=1" : "") + " ;;")
        }
        return """
            # Completion for hark, made by `hark completion bash`.
            _hark() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" path=hark words='' apps='' files='' word
                # --name=value is three words to the shell.
                if [ "$current" = = ]; then current=''
                elif [ "$previous" = = ] && [ "$COMP_CWORD" -gt 2 ]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
                for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case "$path $word" in
            \(leaves.map { "            'hark \($0.path.joined(separator: " "))') path=\"$path $word\" ;;" }.joined(separator: "\n"))
                    esac
                done
                case "$path" in
            \(cases.joined(separator: "\n"))
                esac
                case "$path $previous" in
            \(optionCases.joined(separator: "\n"))
                esac
                mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
                if [ -n "$apps" ]; then
                    while IFS= read -r word; do
                        [[ "$word" == "$current"* ]] && COMPREPLY+=("${word// /\\\\ }")
                    done < <(hark app list --json 2>/dev/null | sed -n 's/.*"displayName":"\\([^"]*\\)".*/\\1/p')
                fi
                if [ -n "$files" ] && [[ "$current" != -* ]]; then
                    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
                fi
            }
            complete -o filenames -F _hark hark

            """
    }

    private var zsh: String {
        // zsh runs bash completions: one description of the words is enough.
        "#compdef hark\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    }

    private var fish: String {
        var lines = ["# Completion for hark, made by `hark completion fish`.", "complete -c hark -f"]
        for (path, spec) in leaves {
            let parents = path.dropLast()
            let condition =
                parents.isEmpty
                ? "__fish_use_subcommand" : parents.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
            lines.append("complete -c hark -n '\(condition)' -a '\(path[path.count - 1])'")
            let seen = path.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
            for option in spec.options { lines.append("complete -c hark -n '\(seen)'" + fish(option)) }
            for argument in spec.arguments {
                switch argument.completion {
                case .none: break
                case .words(let words): lines.append("complete -c hark -n '\(seen)' -a '\(words.joined(separator: " "))'")
                case .file: lines.append("complete -c hark -n '\(seen)' -F")
                case .installedApp:
                    lines.append("complete -c hark -n '\(seen)' -a " + Self.fishApps)
                }
            }
        }
        for option in root.options { lines.append("complete -c hark" + fish(option)) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// An option with what may follow it.
    private func fish(_ option: OptionSpec) -> String {
        let names = " -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
        guard option.value != nil else { return names }
        return switch option.completion {
        case .none: names + " -x"
        case .file: names + " -r -F"
        case .words(let words): names + " -x -a '\(words.joined(separator: " "))'"
        case .installedApp: names + " -x -a " + Self.fishApps
        }
    }

    private static let fishApps =
        "\"(hark app list --json 2>/dev/null | string match -rg '\\\"displayName\\\":\\\"([^\\\"]*)\\\"')\""
}
