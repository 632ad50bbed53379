import AppSupport
import Foundation

/// A value of a type of an app's own: the base of the types in its definitions.
open class INObject: _SchemaObject, INSpeakable {
    override init(schema: Void) { super.init(schema: schema) }

    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        super.init(schema: ())
        set(identifier, displayString, pronunciationHint, nil, nil)
    }

    public init(identifier: String?, display displayString: String) {
        super.init(schema: ())
        set(identifier, displayString, nil, nil, nil)
    }

    public init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        super.init(schema: ())
        set(identifier, displayString, nil, subtitleString, displayImage)
    }

    public init(
        identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        super.init(schema: ())
        set(identifier, displayString, pronunciationHint, subtitleString, displayImage)
    }

    private func set(
        _ identifier: String?, _ displayString: String, _ hint: String?, _ subtitle: String?, _ image: INImage?
    ) {
        setField("identifier", identifier)
        setField("displayString", displayString)
        setField("pronunciationHint", hint)
        setField("subtitleString", subtitle)
        setField("displayImage", image)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let schema = _Schema("INObject", [
        _Field("identifier", String.self), _Field("displayString", String.self),
        _Field("pronunciationHint", String.self), _Field("subtitleString", String.self),
        _Field("displayImage", INImage.self), _Field("alternativeSpeakableMatches", [INSpeakableString].self),
    ])
    open override class var _schema: _Schema { schema }

    open var identifier: String? { field("identifier") }
    open var displayString: String { field("displayString", "") }
    open var pronunciationHint: String? { field("pronunciationHint") }
    open var subtitleString: String? {
        get { field("subtitleString") }
        set { setField("subtitleString", newValue) }
    }
    open var displayImage: INImage? {
        get { field("displayImage") }
        set { setField("displayImage", newValue) }
    }
    open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
        setField("alternativeSpeakableMatches", matches)
    }

    open var spokenPhrase: String { displayString }
    open var vocabularyIdentifier: String? { identifier }
    open var alternativeSpeakableMatches: [any INSpeakable]? {
        let matches: [INSpeakableString]? = field("alternativeSpeakableMatches")
        return matches
    }
}

extension INObject {
    /// The alternatives as strings, as the header declares the property.
    public var alternativeSpeakableStrings: [INSpeakableString]? { field("alternativeSpeakableMatches") }
}
