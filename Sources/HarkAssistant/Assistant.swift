import Foundation
public import HarkApps
public import HarkContacts
public import HarkConversation
import HarkDialogue
public import HarkEvents
import HarkNameCache
public import HarkStore
public import HarkTexts
public import HarkUnderstanding
public import IntentSchema
import Synchronization

/// Hark as one object: what is installed, known and remembered. Faces open sessions with it and consume their events.
public final class Assistant: Sendable {
    public let registry: AppRegistry
    public let store: any Store
    public let contacts: ContactDirectory
    public let circumstances: Circumstances
    let services: Broker
    let intents: AppIntents
    let gateway: AppGateway
    let pool: ProcessPool
    /// The lock as it was seen last.
    let seen = Mutex(DeviceLock.unlocked)
    private let output: AsyncStream<ProcessEvent>.Continuation
    private let outputReader: Task<Void, Never>

    /// The engine for the world as it was; made again only when the world changed.
    private struct Known {
        var apps: [InstalledApp]
        var refused: [InstalledApp]
        var contacts: Int
        var words: Int64
        var history: [String: [String]]
        var engine: GrammarEngine
    }
    private let known = Mutex<Known?>(nil)
    private let names: NameCache

    /// - Parameters:
    ///   - store: where things are kept; nil for SQLite in the state folder.
    ///   - sharesOutput: whether an app that is opened writes to this program's standard output.
    ///   - observer: told of processes' output and ends, on any thread.
    /// - Throws: what opening the store throws.
    public init(
        paths: HarkPaths, circumstances: Circumstances, store given: (any Store)? = nil, sharesOutput: Bool = false,
        limits: ProcessLimits = ProcessLimits(), observer: @escaping @Sendable (ProcessEvent) -> Void = { _ in }
    ) throws(HarkError) {
        self.circumstances = circumstances
        names = NameCache(cache: paths.cache)
        if let given { store = given } else { store = try SQLiteStore(directory: paths.state) }
        let data = StateDirectory(paths.data.path)
        registry = AppRegistry(state: data, reader: BundleReader(knownIntents: Set(Catalogue.shared.intentNames)))
        intents = AppIntents(registry: registry)
        contacts = ContactDirectory(folder: paths.contacts, cache: paths.cache.appending(path: "contacts"))
        services = Broker(store: store, contacts: contacts, registry: registry, circumstances: circumstances)
        let (services, lines) = (services, AsyncStream.makeStream(of: ProcessEvent.self))
        pool = ProcessPool(state: data, services: services, limits: limits) { event in
            observer(event)
            lines.continuation.yield(event)
        }
        output = lines.continuation
        // One reader, so that lines keep their order.
        outputReader = Task { for await event in lines.stream { await services.record(event) } }
        gateway = AppGateway(
            pool: pool, registry: registry,
            context: ProcessContext(
                locale: circumstances.locale, timeZone: circumstances.timeZone,
                now: circumstances.fixedNow?.timeIntervalSince1970),
            sharesOutput: sharesOutput)
    }

    /// Opens a conversation. `publish` gets each event after it was committed, in order, on any thread.
    /// - Parameter identifier: of the session; nil for a new one.
    /// - Parameter updates: how long and often the session tells what apps say later of requests that they handled; nil for never.
    public func openSession(
        identifier: String? = nil, updates: UpdateLimits? = nil, publish: @escaping @Sendable (Event) -> Void
    ) throws(HarkError) -> Session {
        let journal = try Journal(
            session: identifier ?? circumstances.makeSession(), store: store, now: circumstances.now, publish: publish)
        return Session(assistant: self, journal: journal, updates: updates)
    }

    /// Goes on with a session whose process is gone; `Session.takeUp` goes on with the request in whose middle that was.
    /// - Throws: `session.not-found`; `session.busy` while its process lives; `session.corrupt` when it cannot be made again.
    public func resumeSession(
        _ identifier: String, updates: UpdateLimits? = nil, publish: @escaping @Sendable (Event) -> Void
    ) throws(HarkError) -> Session {
        let position = try store.takeOver(identifier)
        let steps = try store.steps(of: identifier)
        var inputs: [(request: String, input: Conversation.Input)] = []
        for step in Conversation.last(steps, of: \.request) { inputs.append((step.request, try step.conversationInput)) }
        var conversation = Conversation(locale: circumstances.locale, requests: position.requests, inputs: inputs)
        if let request = conversation.request, try hasEnded(request, in: identifier) { conversation.settle("unknown") }
        let journal = Journal(takingOver: identifier, at: position, store: store, now: circumstances.now, publish: publish)
        return Session(
            assistant: self, journal: journal, updates: updates, conversation: conversation)
    }

    /// Whether a session's last request was ended in the journal after its process was gone (`settleInterrupted`).
    private func hasEnded(_ request: String, in session: String) throws(HarkError) -> Bool {
        try store.events(of: session, limit: Self.settledLately).contains { $0.kind == .ended && $0.request == request }
    }

    /// Events among which the end of a settled request stands: it was the last of its session, or next to it.
    private static let settledLately = 50

    /// Opens an app's own process, without a request.
    /// - Parameter session: where the app can ask its person something.
    /// - Throws: `app.…`, `bundle.no-executable`, `state.…`.
    public func open(_ app: InstalledApp, in session: Session) async throws(HarkError) -> RunningApp {
        services.attend(session, app: app.identifier)
        do throws(AppFailure) {
            return try await pool.open(app, gateway.context, inheritsOutput: gateway.sharesOutput)
        } catch {
            throw error.error
        }
    }

    /// Waits until apps that requests brought to the foreground end by themselves. One with a screen stays, and is closed by
    /// `shutDown`.
    public func waitForOpenedApps() async {
        for app in gateway.takeOpened() where app.screen == nil { _ = await app.waitForEnd() }
    }

    /// Ends all processes of apps. Bounded in time.
    public func shutDown() async {
        await pool.shutDown()
        contacts.stopWatching()
        // What the processes said at the end is still recorded.
        output.finish()
        await outputReader.value
    }

    /// Texts in a language; nil is the person's own.
    public func texts(locale: String?) -> Texts { Texts(locale: locale ?? circumstances.locale) }

    // MARK: After a crash

    /// Closes requests whose Hark died before they ended: an action that may have happened is told as unknown and never
    /// repeated. Each is reported once.
    ///
    /// Requests that can be taken up stay open for an hour (`interruptedSession`).
    public func settleInterrupted() throws(HarkError) -> [InterruptedRequest] {
        let now = circumstances.now()
        return try store.settleInterrupted(at: now, keepingSince: now.addingTimeInterval(-Self.interruptedKept))
    }

    /// Seconds for which an interrupted request waits to be taken up.
    static let interruptedKept = 3600.0

    /// A session with a request that can be taken up, if it is there.
    /// - Parameter name: which; nil for the one that was interrupted last.
    public func interruptedSession(_ name: String?) throws(HarkError) -> String? {
        let open = try store.interruptedRequests().filter { $0.canGoOn && !$0.mayHaveHappened && (name ?? $0.session) == $0.session }
        return open.max { $0.lastEvent < $1.lastEvent }?.session
    }

    // MARK: Understanding

    var context: UtteranceContext {
        UtteranceContext(locale: circumstances.locale, now: circumstances.now(), timeZone: circumstances.timeZone)
    }

    /// Installed apps that the person has not refused the part in requests.
    func usableApps() throws(HarkError) -> [InstalledApp] { try usable(registry.list()) }

    /// Of some apps those that the person has not refused the part in requests.
    func usable(_ apps: [InstalledApp]) throws(HarkError) -> [InstalledApp] {
        let refused = Set(try store.permissions().filter { $0.permission == "siri" && !$0.granted }.map(\.app))
        return apps.filter { !refused.contains($0.identifier) }
    }

    /// The engine for the world as it is now.
    public func engine() throws(HarkError) -> GrammarEngine {
        let installed = try registry.list()
        let apps = try usable(installed)
        let refused = installed.filter { !apps.contains($0) }
        let contactsRevision = contacts.revision()
        let wordsRevision = try store.vocabularyRevision()
        let history = try store.history()
        let current = known.withLock { known -> GrammarEngine? in
            guard let known, known.apps == apps, known.refused == refused, known.contacts == contactsRevision, known.words == wordsRevision,
                known.history == history
            else { return nil }
            return known.engine
        }
        if let current { return current }
        let builder = WorldBuilder(
            apps: apps, contacts: contacts.contacts(), words: try store.vocabulary(), history: history,
            refused: refused, intents: intents.intents)
        let engine = names.engine(builder.world)
        known.withLock {
            $0 = Known(
                apps: apps, refused: refused, contacts: contactsRevision, words: wordsRevision, history: history, engine: engine)
        }
        return engine
    }

    /// How a sentence is understood, without doing anything.
    public func understand(_ text: String) throws(HarkError) -> Understanding {
        try engine().understand(text, in: context)
    }

    func interpret(_ reply: String, to question: Question, in conversation: Conversation) throws(HarkError) -> ReplyMeaning {
        var context = context
        let state = conversation.state
        context.mentioned = conversation.mentioned
        context.app = state.app?.bundleIdentifier
        context.values = state.intent
        if let locale = state.request?.locale { context.locale = locale }
        return try engine().interpret(reply, to: question, in: context)
    }

    /// Whether words say to stop whatever is going on.
    func isCancel(_ text: String) throws(HarkError) -> Bool {
        try engine().interpret(text, to: .confirmRequest(intent: ""), in: context) == .cancel
    }

    /// Keeps a sentence that was not understood for its person to look at; nothing of what was understood.
    func noteMiss(_ understanding: Understanding, identifier: String) {
        guard identifier != "understanding.empty" else { return }
        let best = understanding.readings.first
        // A miss that is not kept is no reason to fail the conversation.
        try? store.note(
            Miss(
                time: circumstances.now(), text: understanding.text, language: understanding.language, identifier: identifier,
                intent: best?.intent, score: best?.score))
    }

    func noteUse(app: String, intent: String) {
        // A habit that is not remembered is no reason to fail a request that was handled.
        try? store.noteUse(app: app, intent: intent, at: circumstances.now())
    }
}
