package import IntentSchema

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double

/// A point on the earth (WGS 84), in degrees.
public struct CLLocationCoordinate2D: Sendable, Hashable {
    /// From -90 to 90.
    public var latitude: CLLocationDegrees
    /// From -180 to 180.
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A place on the earth with how well it is known. Accuracies, course and speed are negative when unknown.
public final class CLLocation: NSObject, NSCopying {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres.
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from north, clockwise.
    public let course: CLLocationDirection
    /// Metres a second.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Metres along the great circle of a sphere of the earth's mean radius: within 0.6 % of the ellipsoid's.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (here, there) = (coordinate, location.coordinate)
        let north = (there.latitude - here.latitude) * radians / 2
        let east = (there.longitude - here.longitude) * radians / 2
        let chord =
            sin(north) * sin(north)
            + cos(here.latitude * radians) * cos(there.latitude * radians) * sin(east) * sin(east)
        return 2 * 6_371_008.8 * asin(min(1, sqrt(chord)))
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CLLocation)?.intentValue == intentValue }
    public override var hash: Int { coordinate.hashValue }
}

extension CLLocation: IntentValueConvertible {
    package var intentValue: IntentValue {
        var object = IntentObject(
            "CLLocation", [
                "latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude),
                "timestamp": .date(timestamp),
            ])
        if altitude != 0 { object["altitude"] = .number(altitude) }
        if horizontalAccuracy != 0 { object["horizontalAccuracy"] = .number(horizontalAccuracy) }
        if verticalAccuracy != -1 { object["verticalAccuracy"] = .number(verticalAccuracy) }
        if course != -1 { object["course"] = .number(course) }
        if speed != -1 { object["speed"] = .number(speed) }
        return .object(object)
    }

    /// - Throws: `value.malformed`, without a latitude and longitude on the earth too.
    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject("CLLocation")
        guard let latitude: Double = try object.read("latitude"), let longitude: Double = try object.read("longitude") else {
            throw malformed("CLLocation", value)
        }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            throw HarkError("value.malformed", ["type": "CLLocation"], detail: "latitude or longitude is out of range")
        }
        return self.init(
            coordinate: coordinate, altitude: try object.read("altitude") ?? 0,
            horizontalAccuracy: try object.read("horizontalAccuracy") ?? 0,
            verticalAccuracy: try object.read("verticalAccuracy") ?? -1, course: try object.read("course") ?? -1,
            speed: try object.read("speed") ?? -1, timestamp: try object.read("timestamp") ?? Date(timeIntervalSince1970: 0))
    }
}
