@_exported import CoreLocation
@_exported import Foundation

// Places and regions as values. Maps are not shown, searched or routed on.

public struct MKCoordinateSpan: Hashable, Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public struct MKCoordinateRegion: Hashable, Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// - Parameters: the extent in metres.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let metresPerDegree = 111_320.0
        let shrink = max(cos(center.latitude * .pi / 180), 0.000_001)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metresPerDegree,
                longitudeDelta: min(longitudinalMeters / (metresPerDegree * shrink), 360)))
    }
}
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}

open class MKPlacemark: NSObject, MKAnnotation {
    open private(set) var coordinate: CLLocationCoordinate2D
    public let placemark: CLPlacemark?
    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, placemark) = (coordinate, nil) }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        self.init(placemark: CLPlacemark(location: location, name: nil, postalAddress: postalAddress))
    }
    public init(placemark: CLPlacemark) {
        self.placemark = placemark
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    }
    open var name: String? { placemark?.name }
    open var title: String? { placemark?.name }
    open var location: CLLocation? { placemark?.location ?? CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
    open var locality: String? { placemark?.locality }
    open var country: String? { placemark?.country }
    open var thoroughfare: String? { placemark?.thoroughfare }
    open var postalAddress: CNPostalAddress? { placemark?.postalAddress }
}

open class MKMapItem: NSObject {
    open private(set) var placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }
    /// There is no map to open.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
