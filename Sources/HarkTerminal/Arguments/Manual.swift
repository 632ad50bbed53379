import HarkTexts

/// The manual page `hark(1)`, made from the same description as the help.
struct Manual {
    var root: CommandSpec
    var texts: Texts
    var version: String

    var page: String {
        let help = Help(root: root, texts: texts)
        var lines = [
            ".TH HARK 1 \"\" \"Hark \(version)\" \"\"", ".SH NAME", "hark \\- \(escaped(texts.text("terminal.help")))", ".SH SYNOPSIS",
            ".B hark", "COMMAND [ARGUMENT]... [OPTION]...", ".SH DESCRIPTION", escaped(texts.text("terminal.help.more")),
            ".SH COMMANDS",
        ]
        lines += describe(root.subcommands, path: [], help)
        lines.append(".SH OPTIONS")
        lines += root.options.flatMap { option(option: $0, help) }
        lines += [".SH EXIT STATUS", escaped(texts.text("terminal.help.exit-codes")), ".SH ENVIRONMENT"]
        for name in ["HARK_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "HARK_TOOLKIT", "LANG", "NO_COLOR"] {
            lines += [".TP", ".B \(name)", escaped(texts.text("terminal.help.environment.\(name)"))]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func describe(_ commands: [CommandSpec], path: [String], _ help: Help) -> [String] {
        commands.flatMap { command -> [String] in
            let path = path + [command.name]
            guard command.subcommands.isEmpty else { return describe(command.subcommands, path: path, help) }
            let key = (["terminal.help"] + path).joined(separator: ".")
            var lines = [".SS \"\(escaped(path.joined(separator: " ") + help.synopsis(command)))\"", escaped(texts.text(key))]
            if let more = texts.text(firstOf: [key + ".more"]) { lines += [".PP", escaped(more)] }
            return lines + command.options.flatMap { option(option: $0, help) }
        }
    }

    private func option(option: OptionSpec, _ help: Help) -> [String] {
        [".TP", ".B \(escaped(help.form(option)))", escaped(texts.text(option.textKey))]
    }

    /// Text for roff: backslashes and hyphens escaped, no line may begin as a request.
    private func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : $0.isEmpty ? ".PP" : String($0) }
            .joined(separator: "\n")
    }
}
