import IntentSchema
import Synchronization

/// The one answer to a call whose completion an app holds.
///
/// The first answer counts; later ones are reported and dropped. When the last copy of the completion goes without having
/// been called, that is the answer: nobody waits for a deadline.
package final class CompletionGate<Answer: Sendable>: Sendable {
    private enum State { case waiting, answered, withdrawn }

    private let state = Mutex(State.waiting)
    private let answers: @Sendable (Answer) -> Void
    private let released: Answer
    private let report: @Sendable (RuntimeDiagnostic) -> Void
    private let method: String
    private let repeated: String

    package init(
        method: String, isArray: Bool, released: Answer, report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        answers: @escaping @Sendable (Answer) -> Void
    ) {
        self.method = method
        // An app that calls the completion in its loop over people answers once an element.
        repeated = isArray ? "resolution.per-element-calls" : "completion.called-twice"
        self.released = released
        self.report = report
        self.answers = answers
    }

    package func answer(_ answer: Answer) {
        let first = state.withLock { state in
            defer { if state == .waiting { state = .answered } }
            return state == .waiting
        }
        if first {
            answers(answer)
        } else {
            report(RuntimeDiagnostic(identifier: repeated, detail: "\(method): only the first call counts"))
        }
    }

    /// Calls a method of an app's that takes a completion.
    /// - Parameters:
    ///   - requirement: the method, as `#function` names it.
    ///   - owner: what stands before its name in a report.
    ///   - otherwise: called instead of `answers` when the app did not write the method, which its default marks.
    static func call(
        _ requirement: String, of owner: String = "", isArray: Bool, released: Answer, report: @escaping @Sendable (RuntimeDiagnostic) -> Void,
        answers: @escaping @Sendable (Answer) -> Void, otherwise: () -> Void, _ body: (@escaping @Sendable (Answer) -> Void) -> Void
    ) {
        let gate = CompletionGate(method: owner + requirement, isArray: isArray, released: released, report: report, answers: answers)
        let probe = Probe(requirement)
        let token = CompletionToken(gate)
        Probe.$current.withValue(probe) { body { token.gate.answer($0) } }
        if probe.isMarked { gate.withdraw() }
        withExtendedLifetime(token) {}
        if probe.isMarked { otherwise() }
    }

    /// The method turned out not to be the app's: whatever became of its completion means nothing.
    func withdraw() { state.withLock { if $0 == .waiting { $0 = .withdrawn } } }

    fileprivate func wasReleased() {
        let waiting = state.withLock { state in
            defer { if state == .waiting { state = .answered } }
            return state == .waiting
        }
        guard waiting else { return }
        report(RuntimeDiagnostic(identifier: "completion.released", detail: "\(method): released without being called"))
        answers(released)
    }
}

/// Lives as long as the completion that captured it.
package final class CompletionToken<Answer: Sendable>: Sendable {
    package let gate: CompletionGate<Answer>
    package init(_ gate: CompletionGate<Answer>) { self.gate = gate }
    deinit { gate.wasReleased() }
}
