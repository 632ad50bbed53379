internal import IntentSchema

/// A value with its label: a phone number that is someone's at work.
public class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying {
    public let identifier: String
    /// A `CNLabel…` constant, the person's own word, or nil.
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
    }

    private init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    public func settingLabel(_ label: String?) -> CNLabeledValue { .init(identifier: identifier, label: label, value: value) }
    public func settingValue(_ value: ValueType) -> CNLabeledValue { .init(identifier: identifier, label: label, value: value) }
    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        .init(identifier: identifier, label: label, value: value)
    }

    /// The label as a person reads it, in the process's language: `_$!<Home>!$_` is "home".
    public class func localizedString(forLabel label: String) -> String { Labels.localized(label, ContactsLocale.current) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return label == other.label && value.isEqual(other.value)
    }
    public override var hash: Int { value.hash }
}

extension CNLabeledValue {
    func wire(_ content: (ValueType) -> IntentValue) -> IntentValue {
        var object = IntentObject("labeledValue", ["value": content(value)])
        if let label { object["label"] = .string(Labels.wire(label)) }
        return .object(object)
    }

    static func read(_ value: IntentValue, _ content: (IntentValue) throws -> ValueType) throws -> CNLabeledValue<ValueType> {
        let object = try value.requireObject("labeledValue")
        let label: String? = try object.read("label")
        return CNLabeledValue(label: label.map(Labels.constant), value: try content(object["value"] ?? .null))
    }
}

/// The person's language, as the host says it.
enum ContactsLocale {
    static var current: Locale { HostLink.shared.hello.map { Locale(identifier: $0.locale) } ?? Locale.current }
}
