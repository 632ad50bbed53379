import Foundation
import HarkTexts

/// The text of `--help` for a command.
struct Help {
    var root: CommandSpec
    var texts: Texts

    func text(for command: ParsedCommand) -> String { text(path: command.path, spec: command.spec) }

    func text(path: [String], spec: CommandSpec) -> String {
        let name = (["hark"] + path).joined(separator: " ")
        let key = (["terminal.help"] + path).joined(separator: ".")
        var lines = ["\(label("usage")) \(name)\(synopsis(spec))", "", self.texts.text(key)]
        if let more = texts.text(firstOf: [key + ".more"]) { lines += ["", more] }
        lines += section("arguments", spec.arguments.map { ($0.name.uppercased(), texts.text("\(key).\($0.name)")) })
        lines += section("commands", commands(path, spec))
        let options = spec.name == "hark" ? root.options : spec.options + root.options
        lines += section("options", options.map { (form($0), texts.text($0.textKey)) })
        if path.isEmpty { lines += ["", texts.text("terminal.help.exit-codes")] }
        return lines.joined(separator: "\n")
    }

    private func label(_ name: String) -> String { texts.text("terminal.help.label.\(name)") }

    func form(_ option: OptionSpec) -> String {
        (option.short.map { "-\($0), " } ?? "") + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }

    /// As the synopsis shows it: the short form where there is one.
    private func use(_ option: OptionSpec) -> String {
        (option.short.map { "-\($0)" } ?? "--\(option.name)") + (option.value.map { " \($0)" } ?? "")
    }

    func synopsis(_ spec: CommandSpec) -> String {
        var parts = spec.arguments.map { argument in
            let name = argument.name.uppercased() + (argument.repeats ? "…" : "")
            return argument.isOptional ? "[\(name)]" : name
        }
        if !spec.subcommands.isEmpty { parts.insert("COMMAND", at: 0) }
        parts += spec.options.map { ($0.isRequired ? use($0) : "[\(use($0))]") + ($0.repeats ? "…" : "") }
        return parts.isEmpty ? "" : " " + parts.joined(separator: " ")
    }

    /// Commands one level down; a command that only groups others shows those.
    private func commands(_ path: [String], _ spec: CommandSpec) -> [(String, String)] {
        spec.subcommands.flatMap { command -> [(String, String)] in
            let key = (["terminal.help"] + path + [command.name]).joined(separator: ".")
            guard path.isEmpty, !command.subcommands.isEmpty else { return [(command.name, texts.text(key))] }
            return command.subcommands.map { ("\(command.name) \($0.name)", texts.text("\(key).\($0.name)")) }
        }
    }

    private func section(_ name: String, _ rows: [(String, String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        let width = min(24, rows.map(\.0.count).max() ?? 0)
        return ["", label(name)]
            + rows.map { left, right in
                let padding = String(repeating: " ", count: max(2, width + 2 - left.count))
                return "  \(left)\(padding)\(right)"
            }
    }
}
