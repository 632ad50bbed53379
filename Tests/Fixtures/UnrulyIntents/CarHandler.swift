import Foundation
import Intents

// A car that charges while somebody looks. Its name says how:
//
//     Falling     fails at the second response
//     Crashing    ends with a fatal error after the first response
//     Plain       has nothing to tell
//     another     tells of 30, 60 and 60 and 90 percent, then waits until nobody looks

class CarHandler: NSObject, INGetCarPowerLevelStatusIntentHandling {
    func handle(intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void) {
        completion(Self.response(10))
    }

    func startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver) {
        switch intent.carName?.spokenPhrase {
        case "Plain": break
        case "Falling":
            observer.didUpdate(getCarPowerLevelStatus: Self.response(30))
            observer.didUpdate(getCarPowerLevelStatus: INGetCarPowerLevelStatusIntentResponse(code: .failure, userActivity: nil))
            observer.didUpdate(getCarPowerLevelStatus: Self.response(90))
        case "Crashing":
            observer.didUpdate(getCarPowerLevelStatus: Self.response(30))
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { fatalError("the battery is empty") }
        default: for percent in [30, 60, 60, 90] { observer.didUpdate(getCarPowerLevelStatus: Self.response(percent)) }
        }
    }

    func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) { print("nobody looks at \(intent.carName?.spokenPhrase ?? "the car")") }

    private static func response(_ percent: Int) -> INGetCarPowerLevelStatusIntentResponse {
        let response = INGetCarPowerLevelStatusIntentResponse(code: .success, userActivity: nil)
        response.chargePercentRemaining = Float(percent) / 100
        return response
    }
}
