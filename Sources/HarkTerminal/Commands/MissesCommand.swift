import Foundation
import HarkStore
import IntentSchema

/// `hark misses`: what Hark did not understand, kept on this machine for this person alone.
struct MissesCommand {
    /// Misses shown where no limit is given.
    private static let limit = 50

    let context: CommandContext

    /// - Throws: `usage.bad-value`, `state.…`.
    func run() throws(HarkError) -> ExitCode {
        let store = try SQLiteStore(directory: try context.paths().state)
        let action = context.command.arguments.first ?? "list"
        switch action {
        case "list": try list(store)
        case "wipe":
            let count = try store.wipeMisses()
            try told("wiped", count: count, store)
        case "on", "off":
            try store.setKeepsMisses(action == "on")
            try told("turned-\(action)", count: nil, store)
        default: throw HarkError("usage.bad-value", ["argument": "ACTION", "value": action])
        }
        return .handled
    }

    private func list(_ store: SQLiteStore) throws(HarkError) {
        let misses = try store.misses(limit: try context.limit(standard: Self.limit))
        guard !context.isJSON else {
            for miss in misses { try context.printJSON(Line(miss)) }
            return
        }
        for miss in misses { context.console.print(line(miss)) }
        let keeps = try store.keepsMisses()
        context.console.printError(
            context.console.dim(context.texts.text(!keeps ? "terminal.misses.off" : misses.isEmpty ? "terminal.misses.none" : "terminal.misses.hint"))
        )
    }

    /// What was done, as a sentence or as JSON.
    private func told(_ key: String, count: Int?, _ store: SQLiteStore) throws(HarkError) {
        guard !context.isJSON else { return try context.printJSON(State(keeps: try store.keepsMisses(), wiped: count)) }
        context.console.print(context.texts.text("terminal.misses.\(key)", ["count": "\(count ?? 0)"]))
    }

    private func line(_ miss: Miss) -> String {
        let time = Self.time(miss.time)
        let best = miss.intent.map { intent in
            context.console.dim(
                "  "
                    + context.texts.text(
                        "terminal.misses.reading", ["intent": Printable.text(intent), "score": ExplainCommand.figure(miss.score ?? 0)]))
        }
        return
            "\(context.console.dim(time))  \(Printable.text(miss.text))  \(context.console.dim("\(miss.language) \(Printable.text(miss.identifier))"))"
            + (best ?? "")
    }

    private static func time(_ time: Date) -> String { String(time.formatted(Date.ISO8601FormatStyle(timeZone: .current)).prefix(16)) }

    private struct Line: Encodable {
        var time: String
        var text: String
        var language: String
        var identifier: String
        var intent: String?
        var score: Double?

        init(_ miss: Miss) {
            time = miss.time.formatted(.iso8601)
            (text, language, identifier, intent, score) = (miss.text, miss.language, miss.identifier, miss.intent, miss.score)
        }
    }

    private struct State: Encodable {
        var keeps: Bool
        var wiped: Int?
    }
}
