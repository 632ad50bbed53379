import HarkApps
import HarkContacts
import HarkStore
import HarkUnderstanding
import IntentSchema

/// Makes the understanding's world from what is installed, known and taught.
struct WorldBuilder {
    var apps: [InstalledApp]
    var contacts: [ContactRecord]
    var words: [VocabularyWord]
    var history: [String: [String]]
    /// Apps that the person does not let take requests.
    var refused: [InstalledApp] = []
    /// The intents that an app handles, in its order.
    var intents: (InstalledApp) -> [IntentDescription]

    var world: World {
        World(
            apps: apps.map(app), contacts: contacts.map(contact),
            vocabulary: words.map { World.VocabularyEntry(text: $0.text, kind: $0.kind, bundleIdentifier: $0.app, rank: $0.rank) },
            history: history, refusedApps: refused.map(app))
    }

    private func app(_ app: InstalledApp) -> World.App {
        World.App(
            bundleIdentifier: app.identifier, displayName: app.displayName, alternativeNames: app.bundle.alternativeNames,
            intents: intents(app))
    }

    private func contact(_ contact: ContactRecord) -> World.Contact {
        World.Contact(
            identifier: contact.identifier, fullName: contact.displayName, givenName: contact.givenName,
            familyName: contact.familyName, nickname: contact.nicknames.first ?? "",
            nicknames: Array(contact.nicknames.dropFirst()), handles: handles(contact),
            phoneticName: [contact.phoneticGivenName, contact.phoneticFamilyName].filter { !$0.isEmpty }.joined(separator: " "),
            organization: contact.organizationName)
    }

    private func handles(_ contact: ContactRecord) -> [World.Contact.Handle] {
        contact.phoneNumbers.map { World.Contact.Handle($0.value, type: 2, label: $0.label) }
            + contact.emailAddresses.map { World.Contact.Handle($0.value, type: 1, label: $0.label) }
    }
}
