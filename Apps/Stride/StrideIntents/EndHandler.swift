import Intents
import StrideKit

/// Ends the workout, or gives it up.
class EndHandler: NSObject, INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        completion(.ongoing(intent.workoutName))
    }

    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(response(.ready(paused: nil), done: .ready))
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(response(Outcome { try $0.end(intent.workoutName?.spokenPhrase, key: intent.key) }, done: .success))
    }

    private func response(_ outcome: Outcome, done: INEndWorkoutIntentResponseCode) -> INEndWorkoutIntentResponse {
        let code: INEndWorkoutIntentResponseCode =
            switch outcome {
            case .done: done
            case .noMatch: .failureNoMatchingWorkout
            case .ongoing, .failed: .failure
            }
        return INEndWorkoutIntentResponse(code: code, userActivity: nil)
    }

    // MARK: Giving up

    func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        completion(.ongoing(intent.workoutName))
    }

    func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(response(.ready(paused: nil), done: .ready))
    }

    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(response(Outcome { try $0.cancel(intent.workoutName?.spokenPhrase) }, done: .success))
    }

    private func response(_ outcome: Outcome, done: INCancelWorkoutIntentResponseCode) -> INCancelWorkoutIntentResponse {
        let code: INCancelWorkoutIntentResponseCode =
            switch outcome {
            case .done: done
            case .noMatch: .failureNoMatchingWorkout
            case .ongoing, .failed: .failure
            }
        return INCancelWorkoutIntentResponse(code: code, userActivity: nil)
    }
}
