import Foundation
import Testing

@testable @_spi(Generated) import Intents

struct PersonIdentityTests {
    private func person(_ name: String, contact: String? = nil, custom: String? = nil) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: "555-0100", type: .phoneNumber), nameComponents: nil, displayName: name, image: nil,
            contactIdentifier: contact, customIdentifier: custom)
    }

    /// A number that two people share does not make them one: whoever removes doubles keeps both.
    @Test func aSharedNumberMakesNobodyTheSame() {
        for (one, other) in [
            (person("Sam", contact: "a"), person("Sam", contact: "b")), (person("Sam", custom: "a"), person("Sam", custom: "b")),
        ] {
            #expect(!one.isEqual(other))
            #expect(Set([one, other]).count == 2)
        }
        let again = person("Sam", contact: "a")
        #expect(again.isEqual(person("Sam", contact: "a")) && again.hash == person("Sam", contact: "a").hash)
    }
}
