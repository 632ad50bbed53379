import AppSupport
import Foundation
import IntentSchema

/// A request that an app can handle: the base of all intents, an app's own included.
open class INIntent: _SchemaObject, INIntentSetImageKeyPath {
    public override init() { super.init() }
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static let identifierField = "$identifier"

    // The names begin with "$" so that no parameter has them.
    private static let schema = _Schema(
        "INIntent",
        [
            _Field(identifierField, String.self), _Field("$description", String.self),
            _Field("$suggestedInvocationPhrase", String.self),
            _Field("$shortcutAvailability", INShortcutAvailabilityOptions.self),
            _Field("$donationMetadata", INIntentDonationMetadata.self), _Field("$images", NamedImages.self),
        ])
    open override class var _schema: _Schema { schema }

    /// The request's, the same in all its phases; nil for an intent that an app made.
    open var identifier: String? { field(Self.identifierField) }
    /// A sentence about the intent, set by the host.
    open var intentDescription: String? { field("$description") }
    open var suggestedInvocationPhrase: String? {
        get { field("$suggestedInvocationPhrase") }
        set { setField("$suggestedInvocationPhrase", newValue) }
    }
    open var shortcutAvailability: INShortcutAvailabilityOptions {
        get { field("$shortcutAvailability", []) }
        set { setField("$shortcutAvailability", newValue) }
    }
    open var donationMetadata: INIntentDonationMetadata? {
        get { field("$donationMetadata") }
        set { setField("$donationMetadata", newValue) }
    }

    // MARK: Images of parameters

    private var images: NamedImages {
        get { field("$images", NamedImages()) }
        set { setField("$images", newValue) }
    }

    /// The image that stands for the intent: that of the first parameter, in the class's order, which has one.
    open func keyImage() -> INImage? {
        for field in type(of: self)._schema.fields {
            if let image = images.byParameter[field.name] { return image }
        }
        return nil
    }

    func setImage(_ image: INImage?, forParameterNamed name: String) { images.byParameter[name] = image }
    func image(forParameterNamed name: String) -> INImage? { images.byParameter[name] }
}

/// Images by parameter. Adopted by `INIntent` alone, so that a key path's root is the intent's own class.
public protocol INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
    /// Attaches an image to a parameter. A key path that is no parameter attaches nothing.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        guard let name = FieldRecorder.name(of: parameterName) else { return }
        setImage(image, forParameterNamed: name)
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        FieldRecorder.name(of: parameterName).flatMap { image(forParameterNamed: $0) }
    }
}

/// The images of an intent's parameters, as one field.
private struct NamedImages: IntentValueConvertible {
    var byParameter: [String: INImage] = [:]

    var intentValue: IntentValue { .object(IntentObject("images", byParameter.mapValues(\.intentValue))) }

    static func make(from value: IntentValue) throws -> NamedImages {
        NamedImages(byParameter: try value.requireObject("images").fields.mapValues(INImage.make(from:)))
    }
}
