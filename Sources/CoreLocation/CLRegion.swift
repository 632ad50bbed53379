package import IntentSchema

/// A part of the earth with a name of its own.
public class CLRegion: NSObject, NSCopying {
    public let identifier: String
    public var notifyOnEntry = true
    public var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    public override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
public final class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return here.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

extension CLCircularRegion: IntentValueConvertible {
    package var intentValue: IntentValue {
        .object(
            IntentObject(
                "CLCircularRegion", [
                    "identifier": .string(identifier), "latitude": .number(center.latitude),
                    "longitude": .number(center.longitude), "radius": .number(radius),
                ]))
    }

    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject("CLCircularRegion")
        guard let latitude: Double = try object.read("latitude"), let longitude: Double = try object.read("longitude"),
            let radius: Double = try object.read("radius")
        else { throw malformed("CLCircularRegion", value) }
        return self.init(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius,
            identifier: try object.read("identifier") ?? "")
    }
}
