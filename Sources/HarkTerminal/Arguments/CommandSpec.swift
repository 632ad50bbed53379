/// A command of the program, as data: parsing, help, the manual and completions all read this one description.
///
/// Texts are keys of the `Terminal` string table: `terminal.help.<path>` for a summary, `….more` for what stands below
/// it, `….<argument>` for an argument and `terminal.help.option.<name>` for an option.
struct CommandSpec: Sendable {
    var name: String
    var arguments: [ArgumentSpec] = []
    var options: [OptionSpec] = []
    var subcommands: [CommandSpec] = []

    func subcommand(_ name: Substring) -> CommandSpec? { subcommands.first { $0.name == name } }
    func option(_ name: Substring) -> OptionSpec? { options.first { $0.name == name } }
}

/// A positional argument.
struct ArgumentSpec: Sendable {
    var name: String
    var isOptional = false
    var repeats = false
    var completion = Completion.none
}

/// An option of the form `--name` or `--name VALUE`.
struct OptionSpec: Sendable {
    var name: String
    /// The letter of the short form: `-o`.
    var short: Character?
    /// What the value is called in help; nil for a flag.
    var value: String?
    var repeats = false
    /// Whether the command does not work without it.
    var isRequired = false
    var completion = Completion.none
    /// The name in its help text's key, where commands mean different things by one option.
    var meaning: String?

    var textKey: String { "terminal.help.option.\(meaning ?? name)" }
}

/// What a shell can offer in a place.
enum Completion: Sendable {
    case none, file, installedApp
    case words([String])
}

/// A command line that was understood.
struct ParsedCommand: Sendable {
    /// The names from the program down: `["app", "install"]`.
    var path: [String]
    var spec: CommandSpec
    var arguments: [String]
    var values: [String: [String]]
    var flags: Set<String>

    func value(_ option: String) -> String? { values[option]?.last }
    func all(_ option: String) -> [String] { values[option] ?? [] }
    func has(_ flag: String) -> Bool { flags.contains(flag) }
}
