public import HarkApps
import HarkEvents
import HarkUnderstanding
public import IntentSchema

extension Assistant {
    /// Sentences with which an app's intent can be asked for, in the person's language; none where no sentence reaches it.
    public func examples(of app: InstalledApp, intent name: String) -> [String] {
        guard let intent = intents.intent(named: name, of: app) else { return [] }
        // A world with nothing else: what can be said in it is what this intent understands.
        let builder = WorldBuilder(apps: [app], contacts: contacts.contacts(), words: [], history: [:], intents: { _ in [intent] })
        return GrammarEngine(world: builder.world) { Catalogue.shared.enumeration(named: $0) }.understand("", in: context).suggestions
    }

    /// What may keep installed apps from doing what they declare: definitions that cannot be read.
    func brokenDefinitions() -> [DialogueNote] {
        ((try? registry.list()) ?? []).flatMap { app -> [DialogueNote] in
            app.bundle.definitionProblems.map { DialogueNote(identifier: $0.identifier, detail: "\(app.displayName): \($0.detail)") }
        }
    }

    struct DialogueNote {
        var identifier: String
        var detail: String
    }
}
