import CoreLocation
import Foundation

/// What properties of type place answer when a request said no place: nowhere on the earth.
enum BlankPlaces {
    static var CLLocation: CoreLocation.CLLocation {
        .init(
            coordinate: kCLLocationCoordinate2DInvalid, altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1,
            timestamp: Date(timeIntervalSinceReferenceDate: 0))
    }
    static var CLPlacemark: CoreLocation.CLPlacemark { .init(location: CLLocation, name: nil, postalAddress: nil) }
    static var CLRegion: CoreLocation.CLRegion {
        CLCircularRegion(center: kCLLocationCoordinate2DInvalid, radius: 0, identifier: "")
    }
}
