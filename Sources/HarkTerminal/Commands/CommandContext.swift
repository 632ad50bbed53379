import Foundation
import HarkApps
import HarkAssistant
import HarkTexts
import IntentSchema

/// What every command has at hand.
struct CommandContext: Sendable {
    var program: HarkProgram
    var command: ParsedCommand
    var locale: String
    /// The permissions that files are made without, as the program was started.
    var callersMask: mode_t = 0o022
    /// Where to keep things instead of the person's own folders.
    var ownPaths: HarkPaths?
    /// Whether the conversation is shown to an app's developer, who sees what the app prints.
    var tellsDeveloper = false

    var console: Console { program.console }
    var texts: Texts { Texts(locale: locale) }
    var isJSON: Bool { command.has("json") }

    func paths() throws(HarkError) -> HarkPaths {
        if let ownPaths { return ownPaths }
        return try HarkPaths(environment: program.environment)
    }

    /// - Throws: `usage.bad-value`.
    func circumstances() throws(HarkError) -> Circumstances {
        var timeZone = TimeZone.current.identifier
        if let name = command.value("time-zone") ?? program.environment["TZ"], !name.isEmpty {
            guard let zone = TimeZone(identifier: name) else {
                guard command.value("time-zone") != nil else { return try circumstances(timeZone: timeZone) }
                throw HarkError("usage.bad-value", ["argument": "--time-zone", "value": name])
            }
            timeZone = zone.identifier
        }
        return try circumstances(timeZone: timeZone)
    }

    private func circumstances(timeZone: String) throws(HarkError) -> Circumstances {
        guard let text = command.value("now") else { return .system(locale: locale, timeZone: timeZone) }
        guard let instant = Self.instant(text, timeZone: TimeZone(identifier: timeZone) ?? .gmt) else {
            throw HarkError("usage.bad-value", ["argument": "--now", "value": text])
        }
        var fixed = Circumstances.system(locale: locale, timeZone: timeZone)
        fixed.now = { instant }
        fixed.fixedNow = instant
        return fixed
    }

    /// ISO 8601 with an offset, or local time without one.
    private static func instant(_ text: String, timeZone: TimeZone) -> Date? {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        let padded = text.count == 16 ? text + ":00" : text
        return try? Date(padded, strategy: Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day().time(includingFractionalSeconds: false))
    }

    func assistant() throws(HarkError) -> Assistant {
        try Assistant(paths: try paths(), circumstances: try circumstances(), sharesOutput: !isJSON)
    }

    /// What is installed, for commands that need no processes.
    func registry() throws(HarkError) -> AppRegistry {
        AppRegistry(
            state: StateDirectory(try paths().data.path),
            reader: BundleReader(knownIntents: Set(Catalogue.shared.intentNames)))
    }

    /// Prints one JSON object on a line, keys sorted.
    func printJSON(_ value: some Encodable) throws(HarkError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            console.print(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            throw HarkError("host.unsupported", detail: "JSON: \(error)")
        }
    }
}
