public import Foundation
import HarkConversation
import HarkDialogue
public import HarkEvaluation
import HarkEvents
public import HarkUnderstanding
import IntentSchema

/// Plays scripts in the world of a world file: the understanding and the conversation are the real ones, the app is the script's.
public struct ScriptPlayer: Sendable {
    private let engine: GrammarEngine
    private let world: WorldFile
    private let locale: String
    private let now: Date
    private let values: PlainValues

    /// - Parameter now: the person's local time.
    public init(world: WorldFile, now: Date) {
        self.world = world
        self.now = now
        engine = GrammarEngine(world: world.world)
        locale = world.languages.first ?? "en"
        values = PlainValues(titles: world.canonicalTitles, currencyKey: "currency")
    }

    public func play(_ script: DialogueScript) -> DialogueOutcome {
        let app = script.app.map { world.app(called: $0)?.bundleIdentifier ?? $0 }
        var play = Play(script, player: self, app: app)
        play.run()
        return play.outcome
    }

    private func context(_ locale: String, app: String?) -> UtteranceContext {
        var context = UtteranceContext(locale: locale, now: now, timeZone: BatchRun.timeZone)
        context.app = app
        return context
    }

    private var planner: RequestPlanner {
        let apps = world.apps
        return RequestPlanner(
            locale: locale, timeZone: BatchRun.timeZone,
            apps: apps.map { RequestPlanner.App(bundleIdentifier: $0.bundleIdentifier, displayName: $0.displayName) }
        ) { bundle, name in
            apps.first { $0.bundleIdentifier == bundle }?.intents.first { $0.name == name }.map { RequestPlanner.Offer(intent: $0) }
        }
    }

    /// One script being played.
    private struct Play {
        let script: DialogueScript
        let player: ScriptPlayer
        /// The app at hand.
        let atHand: String?
        var app: ScriptedApp
        var conversation: Conversation
        /// The index of what the person says next.
        var next: Int
        /// What Hark said since the person spoke.
        var said: [String] = []
        var turns: [String] = []
        /// With the names of the requests, in the order in which these began.
        var endings: [(request: String, ending: DialogueOutcome.Ending)] = []
        /// Values of the request under way that handle received.
        var handled: IntentObject?

        init(_ script: DialogueScript, player: ScriptPlayer, app: String?) {
            self.script = script
            self.player = player
            atHand = app
            conversation = Conversation(locale: player.locale)
            self.app = ScriptedApp(script, ScriptedValues(player.engine, player.context(player.locale, app: app)))
            next = script.nextUserTurn(from: 0)
        }

        mutating func run() {
            while next < script.turns.count, case .user(let text) = script.turns[next] {
                next = script.nextUserTurn(from: next + 1)
                said = []
                hear(text)
                turns.append(said.joined(separator: "\n"))
            }
            // Nobody will answer any more.
            while conversation.prompt != nil { drive(conversation.take(.noReply)) }
        }

        private mutating func hear(_ text: String) {
            if let prompt = conversation.prompt {
                var context = player.context(conversation.locale, app: conversation.state.app?.bundleIdentifier)
                context.values = conversation.state.intent
                context.mentioned = conversation.mentioned
                let meaning = player.engine.interpret(text, to: prompt.question, in: context)
                guard let plan = player.planner.plan(aside: text, meaning, in: conversation, player.engine, here), conversation.setAside() != nil
                else {
                    return drive(conversation.take(.reply(text: text, meaning: meaning)))
                }
                return start(plan)
            }
            start(player.planner.plan(text, in: conversation, player.engine, here))
        }

        /// Where a sentence that answers nothing is said.
        private var here: UtteranceContext { player.context(player.locale, app: atHand) }

        private mutating func start(_ plan: RequestPlan) {
            _ = conversation.nextRequest()
            handled = nil
            drive(conversation.start(plan))
        }

        /// Runs the effects of a step, and of what the app answers, until the person is asked or all is over.
        private mutating func drive(_ step: Conversation.Step) {
            var steps = [step]
            while !steps.isEmpty {
                let step = steps.removeFirst()
                said += step.events.compactMap { [.said, .asked].contains($0.kind) ? $0.fields["text"]?.string : nil }
                if let handling = step.events.last(where: { $0.kind == .handling }) { handled = handling.fields["intent"]?.object }
                guard step.end == nil else {
                    close(step)
                    if step.end?.outcome == "handled", let command = conversation.nextCommand() {
                        start(player.planner.plan(further: command, in: conversation, player.engine, here))
                    }
                    if conversation.request == nil, let back = conversation.back() {
                        handled = nil
                        steps.append(back)
                    }
                    continue
                }
                guard let intent = conversation.state.request?.intent else { continue }
                for effect in step.effects {
                    if let answer = app.answer(effect, before: next, intent) { steps.append(conversation.take(.app(answer))) }
                }
            }
        }

        private mutating func close(_ step: Conversation.Step) {
            let (state, outcome) = (conversation.state, step.end?.outcome ?? "failed")
            let intent = state.request?.intent
            let isTold = outcome == "handled" || outcome == "failed" && handled != nil
            let ending = DialogueOutcome.Ending(
                result: ["handled", "cancelled"].contains(outcome) ? outcome : "failed", intent: intent?.name, app: state.app?.displayName,
                values: isTold ? intent.flatMap { intent in handled.map { player.plain($0, intent) } } ?? [:] : [:],
                handle: handled.flatMap { player.handle(of: $0, script) }, identifier: step.end?.identifier)
            // One that was set aside began before those that ended before it.
            let place = endings.firstIndex { ($0.request.count, $0.request) > (step.request.count, step.request) }
            endings.insert((step.request, ending), at: place ?? endings.count)
        }

        var outcome: DialogueOutcome {
            let endings = endings.map(\.ending)
            let place = endings.firstIndex { $0.intent != nil } ?? 0
            guard endings.indices.contains(place) else {
                return DialogueOutcome(
                    id: script.id, ending: DialogueOutcome.Ending(result: "failed", values: [:]), turns: turns, also: [])
            }
            // What was not understood before or after says nothing of its own.
            let also = endings[(place + 1)...].filter { $0.intent != nil }
            return DialogueOutcome(id: script.id, ending: endings[place], turns: turns, also: also)
        }
    }

    // MARK: What handle received

    private func plain(_ object: IntentObject, _ intent: IntentDescription) -> [String: JSON] {
        values.values(object.mapPersons(\.settled), of: intent)
    }

    /// The label of the number or address with which the first person was chosen.
    private func handle(of object: IntentObject, _ script: DialogueScript) -> String? {
        for (_, value) in object.fields.sorted(by: { $0.key < $1.key }) {
            guard let person = (value.array?.first ?? value).object, person.typeName == "INPerson",
                let label = person["personHandle"]?.object?["label"]?.string, !label.isEmpty
            else { continue }
            let identifier = person["contactIdentifier"]?.string
            let known = world.contacts.first { $0.identifier == identifier }?.handles ?? []
            if known.contains(where: { Surface.folded($0.label) == Surface.folded(label) }) || offersHandles(of: identifier, script) { return label }
        }
        return nil
    }

    /// Whether a turn of the app offers several numbers of one person.
    private func offersHandles(of identifier: String?, _ script: DialogueScript) -> Bool {
        script.turns.contains { turn in
            guard case .app(.resolve(_, .disambiguation(let options))) = turn else { return false }
            return identifier != nil && options.count { $0.person == identifier } > 1
        }
    }
}

extension IntentObject {
    fileprivate func mapPersons(_ change: (IntentObject) -> IntentObject) -> IntentObject {
        func mapped(_ value: IntentValue) -> IntentValue {
            switch value {
            case .array(let elements): .array(elements.map(mapped))
            case .object(let object) where object.typeName == "INPerson": .object(change(object))
            default: value
            }
        }
        return IntentObject(typeName, fields.mapValues(mapped))
    }

    /// Of several people whom a name may mean the best, since the app had nothing to ask.
    fileprivate var settled: IntentObject {
        guard let matches = self["siriMatches"]?.array, matches.count > 1 else { return self }
        var person = self
        person["siriMatches"] = .array(Array(matches.prefix(1)))
        return person
    }
}
