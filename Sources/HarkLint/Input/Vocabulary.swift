import IntentDefinitions
import PropertyLists

/// What an `AppIntentVocabulary.plist` teaches.
struct Vocabulary {
    struct Phrase {
        var intent: String
        var text: String
        var keyPath: String
    }

    var path: String
    /// Of its `.lproj` folder; nil for the one that all languages share.
    var language: String?
    var phrases: [Phrase] = []
    /// Intents with an entry in `IntentPhrases`, with its place.
    var intents: [InfoPlist.Entry] = []
    /// `Class.parameter` names, with their places.
    var parameters: [InfoPlist.Entry] = []

    init(path: String, values: [String: PropertyList]) {
        self.path = path
        language = LocalizedPath(path).language
        for (index, entry) in (values["IntentPhrases"]?.array ?? []).enumerated() {
            let place = "IntentPhrases[\(index)]"
            guard let values = entry.dictionary, let intent = values["IntentName"]?.string, !intent.isEmpty else { continue }
            intents.append(InfoPlist.Entry(name: intent, keyPath: "\(place).IntentName"))
            for (number, example) in (values["IntentExamples"]?.array ?? []).enumerated() {
                guard let text = example.string else { continue }
                phrases.append(Phrase(intent: intent, text: text, keyPath: "\(place).IntentExamples[\(number)]"))
            }
        }
        for (index, entry) in (values["ParameterVocabularies"]?.array ?? []).enumerated() {
            for (number, name) in (entry.dictionary?["ParameterNames"]?.array ?? []).enumerated() {
                guard let name = name.string, !name.allSatisfy(\.isWhitespace) else { continue }
                parameters.append(
                    InfoPlist.Entry(name: name, keyPath: "ParameterVocabularies[\(index)].ParameterNames[\(number)]"))
            }
        }
    }

    func hasPhrases(for intent: String) -> Bool {
        phrases.contains { $0.intent == intent && !$0.text.allSatisfy(\.isWhitespace) }
    }
}
