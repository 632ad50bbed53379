import Foundation
import HarkApps
import HarkAssistant
import HarkEvaluation
import HarkNameCache
import HarkTexts
import HarkUnderstanding
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

    /// The world file of `--world`, with what was passed over in it told on standard error; nil where none is given.
    /// - Throws: `usage.unreadable-file`, `world.…`.
    func worldFile() throws(HarkError) -> WorldFile? {
        guard let path = command.value("world") else { return nil }
        let world = try WorldReader.read(path: path)
        for warning in world.warnings {
            let error = HarkError(warning.identifier, ["path": path, "key": warning.keyPath, "value": warning.detail])
            console.printError(Printable.text("\(texts.sentence(for: error)) (\(error.identifier))"))
        }
        return world
    }

    /// The engine for a world from a file, with its names from the cache where one can be.
    func engine(of world: WorldFile) -> GrammarEngine {
        guard let cache = try? paths().cache else { return GrammarEngine(world: world.world) }
        return NameCache(cache: cache).engine(world.world)
    }

    /// The person's local time in a world: as `--now` has it, else the world, else the clock.
    /// - Throws: `usage.bad-value`.
    func localTime(of world: WorldFile) throws(HarkError) -> Date {
        for (argument, text) in [("--now", command.value("now")), ("now", world.now)] {
            guard let text else { continue }
            guard let date = BatchRun.localTime(text) else { throw HarkError("usage.bad-value", ["argument": argument, "value": text]) }
            return date
        }
        let now = Date()
        return now.addingTimeInterval(Double(TimeZone.current.secondsFromGMT(for: now)))
    }

    /// The number of `--limit`.
    /// - Throws: `usage.bad-value` for anything but a whole number from 1 to 100,000.
    func limit(standard: Int) throws(HarkError) -> Int {
        guard let text = command.value("limit") else { return standard }
        guard let limit = Int(text), (1...100_000).contains(limit) else {
            throw HarkError("usage.bad-value", ["argument": "--limit", "value": text])
        }
        return limit
    }

    func assistant() throws(HarkError) -> Assistant {
        try Assistant(paths: try paths(), circumstances: try circumstances(), sharesOutput: !isJSON)
    }

    /// What is installed, for commands that need no processes.
    /// - Parameter folder: where it is installed; nil for the person's own.
    func registry(in folder: String? = nil) throws(HarkError) -> AppRegistry {
        let place = if let folder { folder } else { try paths().data.path }
        return AppRegistry(state: StateDirectory(place), reader: BundleReader(knownIntents: Set(Catalogue.shared.intentNames)))
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
