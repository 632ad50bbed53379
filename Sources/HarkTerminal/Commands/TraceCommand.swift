import Foundation
import HarkAssistant
import HarkEvents
import HarkStore
import IntentSchema

/// `hark trace`: a conversation's events, as stored.
struct TraceCommand {
    /// Events shown at most: the newest.
    static let limit = 10_000

    let context: CommandContext

    /// - Throws: `session.not-found`.
    func run() throws(HarkError) -> ExitCode {
        let store = try SQLiteStore(directory: try context.paths().state)
        let wanted = context.command.arguments[0]
        guard let session = wanted == "last" ? try store.lastSession() : wanted else {
            throw HarkError("session.not-found", ["session": wanted])
        }
        if context.command.has("step") || context.command.value("fork") != nil {
            return try StepTrace(context: context, session: session, store: store).run()
        }
        guard context.command.all("reply").isEmpty else { throw HarkError("usage.needs", ["option": "--reply", "needed": "--fork"]) }
        let events = try store.events(of: session, limit: Self.limit)
        guard !events.isEmpty else { throw HarkError("session.not-found", ["session": wanted]) }
        if !context.isJSON { context.console.print(context.console.dim(session)) }
        for event in context.command.has("canonical") ? events.compactMap(\.canonical) : events {
            context.console.print(context.isJSON ? try Self.json(event) : line(event))
        }
        return .handled
    }

    static func json(_ value: some Encodable) throws(HarkError) -> String {
        guard let data = try? Event.canonicalEncoder.encode(value) else { throw HarkError("session.corrupt", detail: "cannot be written as JSON") }
        return String(decoding: data, as: UTF8.self)
    }

    func line(_ event: Event) -> String {
        let time = event.time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true).time(includingFractionalSeconds: true))
        let head = "\(event.sequence)".leftPadded(to: 4) + "  \(time)  \(event.request ?? "-")  " + event.kind.rawValue.padded(to: 14)
        let fields = event.fields.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.brief($0.value))" }
        let measured = event.measured.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.brief($0.value))" }
        let tail = measured.isEmpty ? "" : context.console.dim("  [\(measured.joined(separator: " "))]")
        return head + fields.joined(separator: " ") + tail
    }

    /// A value in at most 200 characters.
    static func brief(_ value: IntentValue) -> String {
        let text: String
        if case .string(let string) = value {
            text = "\"\(string)\""
        } else if case .number(let number) = value {
            text = number.formatted(.number.precision(.fractionLength(0...2)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
        } else {
            text = (try? Event.canonicalEncoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
        }
        return Printable.text(text.count > 200 ? text.prefix(199) + "…" : text)
    }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - Printable.width(self))) }
    func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - Printable.width(self))) + self }
}
