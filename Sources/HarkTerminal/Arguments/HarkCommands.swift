/// Every command of `hark`.
enum HarkCommands {
    static let root = CommandSpec(
        name: "hark",
        options: [OptionSpec(name: "help"), OptionSpec(name: "version"), locale, json],
        subcommands: [
            CommandSpec(
                name: "ask", arguments: [ArgumentSpec(name: "text", isOptional: true)],
                options: [
                    OptionSpec(name: "reply", value: "TEXT", repeats: true),
                    OptionSpec(name: "intent", value: "FILE", completion: .file),
                    OptionSpec(name: "app", value: "NAME", completion: .installedApp), session, now, timeZone,
                ]),
            CommandSpec(name: "chat", options: [session, now, timeZone]),
            CommandSpec(
                name: "app",
                subcommands: [
                    CommandSpec(
                        name: "install", arguments: [ArgumentSpec(name: "bundle", completion: .file)],
                        options: [OptionSpec(name: "allow", value: "PERMISSION", repeats: true, completion: .words(["contacts"]))]),
                    CommandSpec(name: "list"),
                    CommandSpec(name: "show", arguments: [ArgumentSpec(name: "name", completion: .installedApp)]),
                    CommandSpec(
                        name: "remove", arguments: [ArgumentSpec(name: "name", completion: .installedApp)],
                        options: [OptionSpec(name: "keep-data")]),
                    CommandSpec(name: "open", arguments: [ArgumentSpec(name: "name", completion: .installedApp)]),
                ]),
            CommandSpec(
                name: "permissions",
                subcommands: [
                    CommandSpec(name: "list"),
                    CommandSpec(name: "allow", arguments: [app(), permission()]),
                    CommandSpec(name: "revoke", arguments: [app(), permission(isOptional: true)]),
                    CommandSpec(name: "reset", arguments: [app(isOptional: true), permission(isOptional: true)]),
                ]),
            CommandSpec(
                name: "lock",
                options: [
                    OptionSpec(name: "status"), OptionSpec(name: "set-pin"), OptionSpec(name: "remove-pin"),
                    OptionSpec(name: "keep-data", meaning: "keep-protected"),
                ]),
            CommandSpec(name: "unlock"),
            CommandSpec(name: "explain", arguments: [ArgumentSpec(name: "text")], options: [world(isRequired: false), now, timeZone]),
            CommandSpec(
                name: "phrases", arguments: [ArgumentSpec(name: "app", isOptional: true, completion: .installedApp)],
                options: [
                    OptionSpec(name: "language", value: "LANGUAGE", completion: .words(["en", "zh"])),
                    OptionSpec(name: "limit", value: "N", meaning: "limit-phrases"), world(isRequired: false),
                ]),
            CommandSpec(
                name: "misses", arguments: [ArgumentSpec(name: "action", isOptional: true, completion: .words(["list", "wipe", "on", "off"]))],
                options: [OptionSpec(name: "limit", value: "N", meaning: "limit-misses")]),
            CommandSpec(
                name: "understand",
                options: [
                    world(isRequired: true), OptionSpec(name: "input", value: "FILE", isRequired: true, completion: .file),
                    OptionSpec(name: "output", short: "o", value: "FILE", completion: .file, meaning: "output-file"), OptionSpec(name: "score"),
                    OptionSpec(name: "errors", value: "FILE", completion: .file), OptionSpec(name: "time-limit", value: "SECONDS"), now,
                ]),
            CommandSpec(
                name: "converse",
                options: [
                    world(isRequired: true), OptionSpec(name: "dialogues", value: "FILE", isRequired: true, completion: .file),
                    OptionSpec(name: "output", short: "o", value: "FILE", completion: .file, meaning: "output-outcomes"),
                    OptionSpec(name: "score", meaning: "score-dialogues"), OptionSpec(name: "errors", value: "FILE", completion: .file),
                    OptionSpec(name: "time-limit", value: "SECONDS"), now,
                ]),
            CommandSpec(
                name: "learn",
                options: [
                    OptionSpec(name: "train", value: "PATH", isRequired: true, completion: .file),
                    OptionSpec(name: "test", value: "PATH", completion: .file),
                    OptionSpec(name: "format", value: "FORMAT", isRequired: true, completion: .words(["snips", "bio"]), meaning: "format-learn"),
                    OptionSpec(name: "per-intent", value: "N"), OptionSpec(name: "seed", value: "N"),
                    OptionSpec(name: "model", value: "FILE", completion: .file),
                ]),
            CommandSpec(
                name: "trace", arguments: [ArgumentSpec(name: "session")],
                options: [
                    OptionSpec(name: "canonical"), OptionSpec(name: "step"), OptionSpec(name: "fork", value: "N"),
                    OptionSpec(name: "reply", value: "TEXT", repeats: true, meaning: "fork-reply"),
                ]),
            CommandSpec(
                name: "audit", arguments: [ArgumentSpec(name: "app", completion: .file)],
                options: [
                    OptionSpec(name: "launches", value: "N"),
                    OptionSpec(name: "intent", value: "NAME", meaning: "audit-intent"),
                ]),
            CommandSpec(
                name: "generate", arguments: [ArgumentSpec(name: "file", repeats: true, completion: .file)],
                options: [
                    OptionSpec(name: "output", short: "o", value: "DIR", isRequired: true, completion: .file),
                    OptionSpec(name: "public"), OptionSpec(name: "prefix", value: "PREFIX"),
                ]),
            CommandSpec(
                name: "try", arguments: [ArgumentSpec(name: "path", completion: .file)],
                options: [
                    OptionSpec(name: "target", value: "NAME"), OptionSpec(name: "ui", value: "FOLDER", completion: .file),
                    OptionSpec(name: "app", value: "FOLDER", completion: .file, meaning: "app-folder"),
                    OptionSpec(name: "with", value: "FOLDER[=MODULE]", repeats: true, completion: .file),
                    OptionSpec(name: "ask", value: "TEXT"), OptionSpec(name: "reply", value: "TEXT", repeats: true),
                    OptionSpec(name: "allow", value: "PERMISSION", repeats: true, completion: .words(["contacts"])),
                    OptionSpec(name: "check"), session, now, timeZone,
                ]),
            CommandSpec(
                name: "lint", arguments: [ArgumentSpec(name: "path", repeats: true, completion: .file)],
                options: [
                    OptionSpec(name: "format", value: "FORMAT", completion: .words(["text", "json", "sarif"])), OptionSpec(name: "strict"),
                ]),
            CommandSpec(
                name: "intents",
                subcommands: [
                    CommandSpec(
                        name: "diff",
                        arguments: [ArgumentSpec(name: "old", completion: .file), ArgumentSpec(name: "new", completion: .file)])
                ]),
            CommandSpec(name: "manual"),
            CommandSpec(name: "completion", arguments: [ArgumentSpec(name: "shell", completion: .words(["bash", "zsh", "fish"]))]),
        ])

    private static func app(isOptional: Bool = false) -> ArgumentSpec {
        ArgumentSpec(name: "app", isOptional: isOptional, completion: .installedApp)
    }
    private static func permission(isOptional: Bool = false) -> ArgumentSpec {
        ArgumentSpec(name: "permission", isOptional: isOptional, completion: .words(["siri", "contacts"]))
    }
    private static func world(isRequired: Bool) -> OptionSpec {
        OptionSpec(name: "world", value: "FILE", isRequired: isRequired, completion: .file)
    }
    private static let locale = OptionSpec(name: "locale", value: "TAG", completion: .words(["en", "zh-Hans", "zh-Hant"]))
    private static let json = OptionSpec(name: "json")
    private static let session = OptionSpec(name: "session", value: "NAME")
    private static let now = OptionSpec(name: "now", value: "TIME")
    private static let timeZone = OptionSpec(name: "time-zone", value: "NAME")
}
