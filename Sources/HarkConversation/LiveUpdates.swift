public import HarkDialogue
public import HarkEvents
import HarkTexts
public import IntentSchema

/// How long and how often a session hears of a request that was handled.
public struct UpdateLimits: Sendable, Hashable {
    /// From the app's agreement to tell.
    public var duration: Duration
    /// Responses that are told; with the last one it ends.
    public var count: Int
    /// Between two that are told; of those that come sooner the newest counts, when its time has come.
    public var gap: Duration
    /// Requests at one time; the oldest one makes room.
    public var requests: Int

    public init(duration: Duration = .seconds(1800), count: Int = 100, gap: Duration = .seconds(2), requests: Int = 4) {
        self.duration = duration
        self.count = max(count, 1)
        self.gap = gap
        self.requests = max(requests, 1)
    }
}

/// What apps tell of requests that they handled: which are followed, what of it is said, and when that ends.
///
/// Pure: the driver calls the app, keeps the time (a duration since any fixed instant, never less than before) and commits what
/// is returned. Events belong to the session, since nothing of a request comes after its end.
public struct LiveUpdates: Sendable {
    /// Why a request is no longer followed.
    public enum Reason: String, Sendable, Hashable {
        /// `UpdateLimits.duration` is over.
        case expired
        /// `UpdateLimits.count` was reached.
        case enough
        /// A newer request is followed in its place.
        case replaced
        /// A response that says that it failed: there will be no other.
        case failed
        /// The app's process has ended.
        case process
        /// The person wants to hear no more.
        case person
        case session
    }

    /// What one input led to.
    public struct Step: Sendable {
        public var events: [DialogueEvent] = []
        /// Requests whose app is to be told that nobody listens any more.
        public var stopped: [String] = []
        /// When `flush` is due, for a response that came too soon.
        public var due: Duration?
    }

    private struct Followed {
        var name: String
        var state: DialogueState
        /// When the app agreed; nil while it was not heard.
        var began: Duration?
        var told = 0
        var lastTold: Duration?
        var last: IntentResponse?
        /// The newest that was not told yet.
        var waiting: IntentResponse?
    }

    public let limits: UpdateLimits
    /// The oldest first.
    private var followed: [Followed] = []

    public init(limits: UpdateLimits) { self.limits = limits }

    public var isEmpty: Bool { followed.isEmpty }

    /// A request was handled, and its app is about to be asked to tell of later responses.
    /// - Parameter state: of its dialogue.
    public mutating func follow(_ name: String, _ state: DialogueState) -> Step {
        var step = Step()
        let same = followed.first { $0.state.request?.intent.name == state.request?.intent.name && $0.state.app == state.app }
        if let same { stop(same.name, .replaced, &step) }
        while followed.count >= limits.requests { stop(followed[0].name, .replaced, &step) }
        followed.append(Followed(name: name, state: state))
        return step
    }

    /// The app said whether it tells of later responses.
    public mutating func answered(_ name: String, sends: Bool, at time: Duration) -> Step {
        guard let index = index(name), followed[index].began == nil else { return Step() }
        guard sends else {
            followed.remove(at: index)
            return Step(stopped: [name])
        }
        followed[index].began = time
        var step = Step(events: [event(followed[index], status: "started")])
        tell(name, at: time, &step)
        return step
    }

    /// The app told of a later response. One that says the same as the last is no news.
    public mutating func take(_ name: String, _ response: IntentResponse, at time: Duration) -> Step {
        var step = Step()
        guard let index = index(name) else { return step }
        // After a failure that is still to be told nothing comes: it ends them.
        if let waiting = followed[index].waiting, isFailure(followed[index].state.followUp(of: waiting).followUp) { return step }
        followed[index].waiting = response == followed[index].last ? nil : response
        if followed[index].began != nil { tell(name, at: time, &step) }
        return step
    }

    /// What was waiting for its time is told, and what is over ends.
    public mutating func flush(at time: Duration) -> Step {
        var step = Step()
        for name in followed.map(\.name) { tell(name, at: time, &step) }
        return step
    }

    public mutating func stop(_ name: String, _ reason: Reason) -> Step {
        var step = Step()
        stop(name, reason, &step)
        return step
    }

    public mutating func stopAll(_ reason: Reason) -> Step {
        var step = Step()
        for name in followed.map(\.name) { stop(name, reason, &step) }
        return step
    }

    // MARK: Telling

    private func index(_ name: String) -> Int? { followed.firstIndex { $0.name == name } }

    private mutating func tell(_ name: String, at time: Duration, _ step: inout Step) {
        guard let index = index(name), let began = followed[index].began else { return }
        guard time - began < limits.duration else { return stop(name, .expired, &step) }
        guard let response = followed[index].waiting else { return }
        if let last = followed[index].lastTold, time - last < limits.gap {
            step.due = min(step.due ?? last + limits.gap, last + limits.gap)
            return
        }
        followed[index].waiting = nil
        followed[index].last = response
        followed[index].lastTold = time
        followed[index].told += 1
        let state = followed[index].state
        let (code, followUp) = state.followUp(of: response)
        step.events.append(
            DialogueEvent(
                .updated,
                [
                    "request": .string(name), "code": .string(code), "followUp": .string(followUp.rawValue), "response": .object(response.object),
                ]))
        step.events += state.sentences(about: response).map(Self.said)
        if isFailure(followUp) { return stop(name, .failed, &step) }
        if followed[index].told >= limits.count { stop(name, .enough, &step) }
    }

    private func isFailure(_ followUp: FollowUp) -> Bool { followUp == .failure || followUp == .failureRequiringAppLaunch }

    private mutating func stop(_ name: String, _ reason: Reason, _ step: inout Step) {
        guard let index = index(name) else { return }
        let followed = followed.remove(at: index)
        step.stopped.append(name)
        // What was never begun needs no end.
        guard followed.began != nil else { return }
        step.events.append(event(followed, status: "stopped", reason))
        guard let text = Self.texts[reason] else { return }
        let texts = Texts(locale: followed.state.request?.locale ?? "en")
        step.events.append(Self.said(texts.text(text, ["appName": followed.state.app?.displayName ?? ""])))
    }

    /// What the person hears of an end that nobody else tells.
    private static let texts: [Reason: String] = [
        .expired: "updates.expired", .enough: "updates.expired", .process: "updates.process", .person: "updates.person",
    ]

    private static func said(_ text: String) -> DialogueEvent { DialogueEvent(.said, ["text": .string(text)]) }

    private func event(_ followed: Followed, status: String, _ reason: Reason? = nil) -> DialogueEvent {
        var fields: [String: IntentValue] = [
            "request": .string(followed.name), "app": .string(followed.state.app?.displayName ?? ""),
            "intent": .string(followed.state.request?.intent.name ?? ""), "status": .string(status),
        ]
        fields["reason"] = reason.map { .string($0.rawValue) }
        return DialogueEvent(.updates, fields)
    }
}
