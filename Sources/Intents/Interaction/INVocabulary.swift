import AppSupport
import Foundation
import IntentSchema
import IntentWire

/// Words that only this person has: names of people, groups, playlists. They replace what was set before for the type.
///
/// The payload of a set is an object `vocabulary` with `type` (raw value) and `strings`, the most important first, or
/// `items` (speakable strings). Calls do not wait; what goes wrong is a diagnostic.
open class INVocabulary: NSObject {
    public required override init() { super.init() }

    open class func shared() -> Self { Self() }

    /// - Parameter vocabulary: `String`s in order of importance; other elements are left out and reported.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let strings = vocabulary.array.compactMap { $0 as? String }
        reportOdd(vocabulary.count - strings.count)
        send(["type": type.intentValue, "strings": strings.intentValue])
    }

    /// - Parameter vocabulary: objects that adopt `INSpeakable`, in order of importance.
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let items = vocabulary.array.compactMap { $0 as? any INSpeakable }
        reportOdd(vocabulary.count - items.count)
        let values = items.map { item in
            var object = IntentObject("INSpeakableString", ["spokenPhrase": .string(item.spokenPhrase)])
            object.write("vocabularyIdentifier", item.vocabularyIdentifier)
            object.write("pronunciationHint", item.pronunciationHint)
            return IntentValue.object(object)
        }
        send(["type": type.intentValue, "items": .array(values)])
    }

    open func removeAllVocabularyStrings() {
        HostLink.shared.call(.vocabularyRemoveAll, .object(IntentObject("vocabulary"))) { Self.report($0) }
    }

    private func send(_ fields: [String: IntentValue]) {
        HostLink.shared.call(.vocabularySet, .object(IntentObject("vocabulary", fields))) { Self.report($0) }
    }

    private func reportOdd(_ count: Int) {
        guard count > 0 else { return }
        HostLink.shared.diagnose(.init("vocabulary.not-speakable", detail: "\(count) elements have no spoken form"))
    }

    private static func report(_ result: Result<IntentValue, HarkError>) {
        if case .failure(let error) = result { HostLink.shared.diagnose(error) }
    }
}
