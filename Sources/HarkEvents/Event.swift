public import Foundation
public import IntentSchema

/// One thing that happened in a session. The stream of events *is* the journal: it is committed, then published, and
/// the terminal, the trace and every other face read nothing else. Kinds and fields are in `Documentation/Events.md`.
public struct Event: Sendable, Hashable, Codable {
    /// The version of the event format that this code writes.
    public static let formatVersion = 1

    /// The format's version, `Event.formatVersion` when it was written by this code.
    public var version = Event.formatVersion
    /// Position within the session, from 1, without gaps.
    public var sequence: Int
    public var session: String
    /// The request within the session, for example `r1`; nil for what concerns the session as a whole.
    public var request: String?
    /// When it happened, by the injected clock.
    public var time: Date
    public var kind: EventKind
    /// What the kind documents. Never holds durations, process identifiers or log lines.
    public var fields: [String: IntentValue]
    /// What differs from run to run: durations in milliseconds, process identifiers, log lines. Not part of the
    /// canonical projection.
    public var measured: [String: IntentValue]

    public init(
        sequence: Int, session: String, request: String?, time: Date, kind: EventKind,
        fields: [String: IntentValue] = [:], measured: [String: IntentValue] = [:]
    ) {
        self.sequence = sequence
        self.session = session
        self.request = request
        self.time = time
        self.kind = kind
        self.fields = fields
        self.measured = measured
    }
}

/// The kinds of events. The raw value is what is stored and printed.
public enum EventKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Inbound: the person said something new. `text`, `locale`.
    case utterance
    /// Inbound: the person answered a question. `text`.
    case reply
    /// Inbound: a structured request, no sentence. `intent`, `app`?.
    case structuredRequest
    /// What the sentence was taken for. `intent`, `app`, `score`, `reasons`, `language`; `text` of a further command of the sentence before.
    case understood
    /// Nothing fitted well enough. `identifier`, `text`, `locale` of the answer, `suggestions`.
    case notUnderstood
    /// The app that will serve. `app`, `bundle`, `why`; passed-over candidates in `passedOver`.
    case routed
    /// A process was started or a warm one reused. `app`, `reused`, `considered`. Measured: `pid`, `milliseconds`.
    case launched
    /// `handler(for:)` answered. `answer`, `handlerClass`.
    case handlerChosen
    /// A parameter got a value that nobody said. `parameter`, `value`, `source` (`definition`, `app`).
    case filled
    /// The app's options for a parameter arrived. `parameter`, `count`, `searchTerm`?, `matches`?.
    case options
    /// A parameter's resolution. `parameter`, `outcome`, `value`?, `reason`?.
    case resolved
    /// The app's Intents UI extension configured its view. `phase`, `size`, `displays`, `texts`, `parameters`?.
    case presented
    /// A question to the person. `prompt`, `text`, `parameter`?, `options`?, `page`?.
    case asked
    /// The open question waits until another request is over. `question`.
    case setAside
    /// That other request is over: the question is asked again.
    case takenUp
    /// The app's answer to confirm. `code`, `followUp`.
    case confirmed
    /// The person agreed or declined the confirmation. `answer`.
    case decided
    /// Committed before `handle` is sent: from here on the action is never repeated by itself. `intent`.
    case handling
    /// The app's answer to handle. `code`, `followUp`, `response`.
    case handled
    /// A sentence of Hark to the person that is not a question. `text`.
    case said
    /// The app process is opened with an activity. `app`, `mode`, `activity`.
    case appOpened
    /// A permission was asked for or answered. `permission`, `status`, `app`.
    case permission
    /// The app is asked to tell of later responses to a request that it handled, or no longer. `request`, `app`, `intent`, `status`
    /// (`started`, `stopped`), `reason`?.
    case updates
    /// A later response to a request that was handled. `request`, `code`, `followUp`, `response`.
    case updated
    /// Inbound: the lock is another than it was. `locked`, `protectedData`.
    case device
    /// The person tried to unlock, or it was unlocked elsewhere. `status` (`unlocked`, `refused`, `barred`), `how`?, `triesLeft`?, `minutes`?.
    case unlock
    /// Something for the developer that does not end the request. `identifier`, `detail`.
    case diagnostic
    /// A line the app's process logged. Measured only: `text`, `stream`.
    case logged
    /// The request ended. `outcome` (`handled`, `failed`, `cancelled`, `notUnderstood`, `needsAnswer`, `unknown`), `identifier`?, `detail`?.
    case ended
}

extension Event {
    /// The event without what differs between runs of the same input: equal byte for byte when encoded with
    /// `Event.canonicalEncoder`. Log lines have no canonical part at all.
    public var canonical: Event? {
        guard kind != .logged else { return nil }
        var event = self
        event.measured = [:]
        return event
    }

    /// Sorted keys, no escaped slashes: one line an event.
    public static var canonicalEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        }
        return encoder
    }
}
