import AppSupport
import Foundation

/// A person as a request knows them.
///
/// In a resolve method `displayName` is what was said and `siriMatches` holds the people it may mean. A person who was
/// chosen comes back without `siriMatches`, with the identifier of the match.
open class INPerson: _SchemaObject, INSpeakable {
    private func set(
        _ personHandle: INPersonHandle?, _ nameComponents: PersonNameComponents?, _ displayName: String?, _ image: INImage?,
        _ contactIdentifier: String?, _ customIdentifier: String?
    ) {
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
    }

    override init(schema: Void) { super.init(schema: schema) }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        super.init(schema: ())
        set(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
    }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        super.init(schema: ())
        set(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
        setField("relationship", relationship)
    }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool
    ) {
        super.init(schema: ())
        set(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
        setField("isMe", isMe)
    }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
    ) {
        super.init(schema: ())
        set(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
        setField("isMe", isMe)
        setField("suggestionType", suggestionType)
    }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        super.init(schema: ())
        set(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
        setField("isContactSuggestion", isContactSuggestion)
        setField("suggestionType", suggestionType)
    }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        super.init(schema: ())
        set(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
        setField("aliases", aliases)
        setField("suggestionType", suggestionType)
    }

    public init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
        super.init(schema: ())
        set(Self.handle(handle), nameComponents, nil, nil, contactIdentifier, nil)
    }

    public init(handle: String, displayName: String?, contactIdentifier: String?) {
        super.init(schema: ())
        set(Self.handle(handle), nil, displayName, nil, contactIdentifier, nil)
    }

    public init(
        handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?
    ) {
        super.init(schema: ())
        set(Self.handle(handle), nameComponents, displayName, image, contactIdentifier, nil)
    }

    private static func handle(_ value: String) -> INPersonHandle { INPersonHandle(value: value, type: .unknown) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let schema = _Schema("INPerson", [
        _Field("personHandle", INPersonHandle.self), _Field("nameComponents", PersonNameComponents.self),
        _Field("displayName", String.self), _Field("image", INImage.self), _Field("contactIdentifier", String.self),
        _Field("customIdentifier", String.self), _Field("relationship", INPersonRelationship.self),
        _Field("isContactSuggestion", Bool.self), _Field("aliases", [INPersonHandle].self),
        _Field("suggestionType", INPersonSuggestionType.self), _Field("siriMatches", [INPerson].self),
        _Field("isMe", Bool.self),
    ])
    open override class var _schema: _Schema { schema }

    open var personHandle: INPersonHandle? { field("personHandle") }
    open var nameComponents: PersonNameComponents? { field("nameComponents") }
    /// What was given or said; else the name's components as people write them, else the handle.
    open var displayName: String {
        if let name: String = field("displayName") { return name }
        if let name = nameComponents.map(PersonName.text(of:)), !name.isEmpty { return name }
        return personHandle?.value ?? ""
    }
    open var image: INImage? { field("image") }
    open var contactIdentifier: String? { field("contactIdentifier") }
    open var customIdentifier: String? { field("customIdentifier") }
    open var relationship: INPersonRelationship? { field("relationship") }
    open var isContactSuggestion: Bool { field("isContactSuggestion", false) }
    open var aliases: [INPersonHandle]? { field("aliases") }
    open var suggestionType: INPersonSuggestionType { field("suggestionType", .none) }
    /// The people that what was said may mean, by the host; nil once one is settled.
    open var siriMatches: [INPerson]? { field("siriMatches") }
    open var isMe: Bool { field("isMe", false) }
    open var handle: String? { personHandle?.value }

    open var spokenPhrase: String { displayName }
    open var pronunciationHint: String? { nil }
    open var vocabularyIdentifier: String? { customIdentifier }
    open var identifier: String? { customIdentifier }
    open var alternativeSpeakableMatches: [any INSpeakable]? {
        let matches = siriMatches
        return matches
    }
}
