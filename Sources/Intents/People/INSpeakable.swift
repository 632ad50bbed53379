import Foundation

/// Something with a spoken form: a person, a name that an app knows, an object of its own.
public protocol INSpeakable: AnyObject {
    var spokenPhrase: String { get }
    /// How the phrase sounds, written in plain letters.
    var pronunciationHint: String? { get }
    /// The app's own identifier.
    var vocabularyIdentifier: String? { get }
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
    /// The older name of `vocabularyIdentifier`.
    var identifier: String? { get }
}

extension INSpeakable {
    public var identifier: String? { vocabularyIdentifier }
}
