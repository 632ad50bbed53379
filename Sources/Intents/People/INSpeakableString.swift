import AppSupport
import Foundation

/// A phrase that a person says and an app knows by an identifier.
open class INSpeakableString: _SchemaObject, INSpeakable {
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        super.init(schema: ())
        setField("vocabularyIdentifier", vocabularyIdentifier)
        setField("spokenPhrase", spokenPhrase)
        setField("pronunciationHint", pronunciationHint)
    }

    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }

    public init(spokenPhrase: String) {
        super.init(schema: ())
        setField("spokenPhrase", spokenPhrase)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let schema = _Schema("INSpeakableString", [
        _Field("vocabularyIdentifier", String.self), _Field("spokenPhrase", String.self),
        _Field("pronunciationHint", String.self), _Field("alternativeSpeakableMatches", [INSpeakableString].self),
    ])
    open override class var _schema: _Schema { schema }

    open var spokenPhrase: String { field("spokenPhrase", "") }
    open var pronunciationHint: String? { field("pronunciationHint") }
    open var vocabularyIdentifier: String? { field("vocabularyIdentifier") }
    open var identifier: String? { vocabularyIdentifier }
    /// Other things that the person may have meant, by the host.
    open var alternativeSpeakableMatches: [any INSpeakable]? {
        let matches: [INSpeakableString]? = field("alternativeSpeakableMatches")
        return matches
    }
}
