package import IntentSchema

/// A postal address; a part that is not known is "".
public class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    fileprivate var parts: [String: String] = [:]

    public required override init() { super.init() }

    public var street: String { parts["street"] ?? "" }
    public var subLocality: String { parts["subLocality"] ?? "" }
    public var city: String { parts["city"] ?? "" }
    public var subAdministrativeArea: String { parts["subAdministrativeArea"] ?? "" }
    public var state: String { parts["state"] ?? "" }
    public var postalCode: String { parts["postalCode"] ?? "" }
    public var country: String { parts["country"] ?? "" }
    public var isoCountryCode: String { parts["isoCountryCode"] ?? "" }

    fileprivate static let names = [
        "street", "subLocality", "city", "subAdministrativeArea", "state", "postalCode", "country", "isoCountryCode",
    ]

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        copy.parts = parts
        return copy
    }
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.parts = parts
        return copy
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    public override var hash: Int { parts.hashValue }
}

public class CNMutablePostalAddress: CNPostalAddress {
    public override var street: String {
        get { super.street }
        set { set("street", newValue) }
    }
    public override var subLocality: String {
        get { super.subLocality }
        set { set("subLocality", newValue) }
    }
    public override var city: String {
        get { super.city }
        set { set("city", newValue) }
    }
    public override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { set("subAdministrativeArea", newValue) }
    }
    public override var state: String {
        get { super.state }
        set { set("state", newValue) }
    }
    public override var postalCode: String {
        get { super.postalCode }
        set { set("postalCode", newValue) }
    }
    public override var country: String {
        get { super.country }
        set { set("country", newValue) }
    }
    public override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { set("isoCountryCode", newValue) }
    }

    private func set(_ name: String, _ text: String) { parts[name] = text.isEmpty ? nil : text }
}

extension CNPostalAddress: IntentValueConvertible {
    package var intentValue: IntentValue { .object(IntentObject("CNPostalAddress", parts.mapValues(IntentValue.string))) }

    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject("CNPostalAddress")
        let address = self.init()
        for name in names { address.parts[name] = try object.read(name, as: String.self) }
        return address
    }
}

/// How an address is put on an envelope.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress
}

public class CNPostalAddressFormatter: Formatter {
    /// The address in lines: for a country that writes the largest part first (China, Japan, Korea) in that order.
    public class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let isLargestFirst = ["cn", "jp", "kr", "tw"].contains(postalAddress.isoCountryCode.lowercased())
        let area = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        let lines = [postalAddress.street, postalAddress.subLocality, area.joined(separator: " "), postalAddress.country]
        return (isLargestFirst ? lines.reversed() : lines).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    public func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: .mailingAddress) }

    public override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
