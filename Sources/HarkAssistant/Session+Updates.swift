import HarkConversation
import HarkDialogue
import HarkEvents
import IntentSchema
import IntentWire

// What apps tell of requests that they handled, while the session is open.
extension Session {
    /// Durations since this instant are the time of `LiveUpdates`.
    private static let start = ContinuousClock.now
    private var time: Duration { ContinuousClock.now - Self.start }

    /// Follows a request that was just handled, if its app tells of later responses.
    func follow(_ request: String, _ state: DialogueState) {
        guard let step = updates?.follow(request, state) else { return }
        let (gateway, key, intent) = (assistant.gateway, requestKey(request), state.intent)
        gateway.follow(key)
        take(step)
        Task { [weak self] in
            var sends = false
            // An app that cannot say so tells of nothing; the request was handled.
            do throws(HarkError) { sends = try await gateway.startUpdates(intent, key) } catch { sends = false }
            guard let self else { return gateway.unfollow(key) }
            await answered(request, sends: sends)
        }
    }

    private func answered(_ request: String, sends: Bool) {
        guard let duration = updates?.limits.duration, let step = updates?.answered(request, sends: sends, at: time) else { return }
        take(step)
        if sends { wait(until: time + duration) }
    }

    /// An app's process told of a later response, if it is to a request of this session.
    func updated(_ update: Update) {
        guard let request = own(update.request), case .response(let response) = update.answer,
            let step = updates?.take(request, response, at: time)
        else { return }
        take(step)
    }

    /// A process has ended: what it was to tell will not come.
    func processEnded(_ pid: Int32) {
        for request in assistant.gateway.follows(pid).compactMap(own) {
            if let step = updates?.stop(request, .process) { take(step) }
        }
    }

    /// Tells apps that nobody listens any more: the person's side is closing.
    public func close() {
        if let step = updates?.stopAll(.session) { take(step) }
        updates = nil
        for timer in timers { timer.cancel() }
        timers = []
        assistant.services.leave(self)
        leaveAppQuestions(forGood: true)
    }

    /// "Stop", with nothing else under way: the person wants to hear no more.
    /// - Returns: whether that is what was said.
    func stopsUpdates(_ text: String) throws(HarkError) -> Bool {
        guard let updates, !updates.isEmpty, try assistant.isCancel(text) else { return false }
        try journal.commit(
            [DialogueEvent(.utterance, ["text": .string(text), "locale": .string(assistant.circumstances.locale)])], request: nil)
        if let step = self.updates?.stopAll(.person) { take(step) }
        lastEnd = .ended(outcome: "handled", identifier: nil)
        return true
    }

    private func own(_ key: String) -> String? {
        key.hasPrefix(identifier + "/") ? String(key.dropFirst(identifier.count + 1)) : nil
    }

    private func take(_ step: LiveUpdates.Step) {
        for request in step.stopped { assistant.gateway.unfollow(requestKey(request)) }
        // News that cannot be stored are lost; the person may ask again.
        try? journal.commit(step.events, request: nil)
        if let due = step.due { wait(until: due) }
    }

    private func wait(until due: Duration) {
        timers.removeAll { $0.isCancelled }
        timers.append(
            Task { [weak self] in
                guard (try? await Task.sleep(until: Self.start + due)) != nil else { return }
                await self?.flush()
            })
    }

    private func flush() {
        guard let step = updates?.flush(at: time) else { return }
        take(step)
    }
}
