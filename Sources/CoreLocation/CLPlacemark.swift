package import IntentSchema

/// A place with its address.
public final class CLPlacemark: NSObject, NSCopying {
    public let location: CLLocation?
    public let name: String?
    public let postalAddress: CNPostalAddress?
    public let region: CLRegion?
    public let timeZone: TimeZone?
    public let areasOfInterest: [String]?

    init(
        location: CLLocation?, name: String?, postalAddress: CNPostalAddress?, region: CLRegion?, timeZone: TimeZone?,
        areasOfInterest: [String]?
    ) {
        self.location = location
        self.name = name
        self.postalAddress = postalAddress
        self.region = region
        self.timeZone = timeZone
        self.areasOfInterest = areasOfInterest
    }

    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.init(
            location: location, name: name, postalAddress: postalAddress, region: nil, timeZone: nil, areasOfInterest: nil)
    }

    public convenience init(placemark: CLPlacemark) {
        self.init(
            location: placemark.location, name: placemark.name, postalAddress: placemark.postalAddress,
            region: placemark.region, timeZone: placemark.timeZone, areasOfInterest: placemark.areasOfInterest)
    }

    /// Street and number as the address writes them.
    public var thoroughfare: String? { part(\.street) }
    public var locality: String? { part(\.city) }
    public var subLocality: String? { part(\.subLocality) }
    public var administrativeArea: String? { part(\.state) }
    public var subAdministrativeArea: String? { part(\.subAdministrativeArea) }
    public var postalCode: String? { part(\.postalCode) }
    public var country: String? { part(\.country) }
    public var isoCountryCode: String? { part(\.isoCountryCode) }
    /// The number alone; addresses here do not tell it from the street.
    public var subThoroughfare: String? { nil }
    public var inlandWater: String? { nil }
    public var ocean: String? { nil }

    private func part(_ path: KeyPath<CNPostalAddress, String>) -> String? {
        guard let text = postalAddress?[keyPath: path], !text.isEmpty else { return nil }
        return text
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CLPlacemark)?.intentValue == intentValue }
    public override var hash: Int { (name ?? "").hashValue }
}

extension CLPlacemark: IntentValueConvertible {
    package var intentValue: IntentValue {
        var object = IntentObject("CLPlacemark")
        object.write("name", name)
        object.write("location", location)
        object.write("postalAddress", postalAddress)
        object.write("region", region as? CLCircularRegion)
        object.write("timeZone", timeZone?.identifier)
        object.write("areasOfInterest", areasOfInterest)
        return .object(object)
    }

    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject("CLPlacemark")
        return self.init(
            location: try object.read("location"), name: try object.read("name"),
            postalAddress: try object.read("postalAddress"), region: try object.read("region", as: CLCircularRegion.self),
            timeZone: try object.read("timeZone", as: String.self).flatMap(TimeZone.init(identifier:)),
            areasOfInterest: try object.read("areasOfInterest"))
    }
}
