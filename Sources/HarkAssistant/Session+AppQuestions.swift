import HarkConversation
import HarkDialogue
import HarkEvents
import HarkTexts
import IntentSchema

/// A permission that an app wants.
struct AppPermission: Sendable {
    /// `CFBundleIdentifier` of the app, and what it is called.
    var app: String
    var name: String
    var permission: String
    /// Why it wants it.
    var usage: String
}

/// What apps that stand open ask while no request of theirs is under way, one after another.
struct AppQuestions {
    struct Question {
        var wanted: AppPermission
        var waiting: [Int: CheckedContinuation<Bool?, Never>] = [:]
    }

    /// Replies that are no answer before a question is left unanswered.
    static let unclearReplies = 3

    var open: [Question] = []
    /// Whether the first one was put to the person.
    var isPosed = false
    /// Replies to it that were no answer.
    var unclear = 0
    /// Whether nobody will answer any more.
    var isClosed = false
    /// Calls that wait so far.
    var waits = 0
    let posed = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    func index(_ permission: String, _ app: String) -> Int? { open.firstIndex { $0.wanted.permission == permission && $0.wanted.app == app } }
}

extension Session {
    /// Whether an app that stands open has put a question; what is said next answers it, unless a request asks something itself.
    public var isAsked: Bool { appQuestions.isPosed && conversation.prompt == nil }

    /// Something for each time that an app has put a question.
    public var questions: AsyncStream<Void> { appQuestions.posed.stream }

    /// An app wants a permission outside a request: it is asked for as soon as nothing else is.
    /// - Returns: whether anybody may answer.
    func queue(_ wanted: AppPermission) -> Bool {
        guard !appQuestions.isClosed else { return false }
        if appQuestions.index(wanted.permission, wanted.app) == nil { appQuestions.open.append(AppQuestions.Question(wanted: wanted)) }
        poseAppQuestion()
        return true
    }

    /// The person's answer to what was queued; nil when there is none, or the app no longer waits.
    func answer(to permission: String, app: String) async -> Bool? {
        appQuestions.waits += 1
        let number = appQuestions.waits
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Bool?, Never>) in
                if !Task.isCancelled, let index = appQuestions.index(permission, app) {
                    appQuestions.open[index].waiting[number] = continuation
                } else {
                    // Answered since it was queued.
                    continuation.resume(returning: (try? assistant.store.permission(permission, app: app)) ?? nil)
                }
            }
        } onCancel: {
            Task { await self.withdraw(number) }
        }
    }

    private func withdraw(_ number: Int) {
        guard let index = appQuestions.open.firstIndex(where: { $0.waiting[number] != nil }) else { return }
        appQuestions.open[index].waiting.removeValue(forKey: number)?.resume(returning: nil)
        if appQuestions.open[index].waiting.isEmpty { remove(index, answer: nil) }
    }

    private func remove(_ index: Int, answer: Bool?) {
        let question = appQuestions.open.remove(at: index)
        if index == 0 { (appQuestions.isPosed, appQuestions.unclear) = (false, 0) }
        for continuation in question.waiting.values { continuation.resume(returning: answer) }
    }

    /// Puts the next question, if nothing else is under way.
    func poseAppQuestion() {
        guard !isRunning, conversation.prompt == nil, !appQuestions.isPosed, let question = appQuestions.open.first?.wanted else { return }
        appQuestions.isPosed = true
        // One that cannot be stored is put all the same: its answer is what is kept.
        try? journal.commit([event(question, "asked"), asked(text(question))], request: nil)
        appQuestions.posed.continuation.yield()
    }

    /// What the person said to an app's question, if one is open.
    /// - Returns: whether that is what it was.
    func answersApp(_ text: String) throws(HarkError) -> Bool {
        guard appQuestions.isPosed, let question = appQuestions.open.first?.wanted else { return false }
        let meaning = try assistant.interpret(text, to: .permission(question.permission), in: Conversation(locale: assistant.circumstances.locale))
        let reply = DialogueEvent(.reply, ["text": .string(text), "meaning": .string(meaning.name)])
        lastEnd = .ended(outcome: "handled", identifier: nil)
        switch meaning {
        case .yes, .no:
            try assistant.store.setPermission(question.permission, app: question.app, granted: meaning == .yes)
            try journal.commit([reply, event(question, meaning == .yes ? "authorized" : "denied")], request: nil)
            remove(0, answer: meaning == .yes)
        case .cancel:
            try journal.commit([reply], request: nil)
            remove(0, answer: nil)
        default:
            appQuestions.unclear += 1
            guard appQuestions.unclear < AppQuestions.unclearReplies else {
                try journal.commit([reply], request: nil)
                remove(0, answer: nil)
                break
            }
            let again = assistant.texts(locale: nil).text("unclear", ["question": self.text(question)])
            try journal.commit([reply, asked(again)], request: nil)
        }
        return true
    }

    /// Nobody answers what apps ask: nothing is remembered, and they may ask again.
    /// - Parameter forGood: whether nobody will from now on.
    func leaveAppQuestions(forGood: Bool = false) {
        if forGood {
            appQuestions.isClosed = true
            appQuestions.posed.continuation.finish()
        }
        while !appQuestions.open.isEmpty { remove(0, answer: nil) }
    }

    private func text(_ question: AppPermission) -> String {
        let texts = assistant.texts(locale: nil)
        let keys = ["permission.\(question.permission)", "permission.generic"]
        return texts.text(firstOf: keys, ["appName": question.name, "permission": question.permission, "usage": question.usage]) ?? ""
    }

    private func asked(_ text: String) -> DialogueEvent { DialogueEvent(.asked, ["prompt": "permission", "text": .string(text)]) }

    private func event(_ question: AppPermission, _ status: String) -> DialogueEvent {
        DialogueEvent(
            .permission, ["permission": .string(question.permission), "status": .string(status), "app": .string(question.name)])
    }
}
