import CoreLocation
import Foundation
import IntentSchema
import Testing

@Suite struct LocationTests {
    @Test func placesComeBackTheSame() throws {
        let address = CNMutablePostalAddress()
        address.street = "1 Rue de Rivoli"
        address.city = "Paris"
        address.isoCountryCode = "FR"
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35), altitude: 35, horizontalAccuracy: 5,
            verticalAccuracy: 6, course: 90, speed: 1.5, timestamp: Date(timeIntervalSince1970: 1))
        let place = CLPlacemark(location: location, name: "City Hall", postalAddress: address)
        let copy = try CLPlacemark.make(from: place.intentValue)
        #expect(copy == place)
        #expect(copy.locality == "Paris")
        #expect(copy.thoroughfare == "1 Rue de Rivoli")
        #expect(copy.administrativeArea == nil)
        #expect(copy.location?.speed == 1.5)
        #expect(throws: HarkError.self) {
            try CLLocation.make(from: .object(IntentObject("CLLocation", ["latitude": 91, "longitude": 0])))
        }
        #expect(throws: HarkError.self) { try CLLocation.make(from: .object(IntentObject("CLLocation"))) }
    }

    @Test func distancesAreMetresOnTheSphere() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_500) < 1_500)
        let region = CLCircularRegion(center: paris.coordinate, radius: 1000, identifier: "centre")
        #expect(region.contains(paris.coordinate))
        #expect(!region.contains(london.coordinate))
    }

    @Test func theGeocoderSaysThatItIsOffline() async {
        let error = await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Paris") }
        #expect(error?.code == .network)
    }
}
