import Intents
import StrideKit

/// Pauses the workout and goes on with it.
class PauseHandler: NSObject, INPauseWorkoutIntentHandling, INResumeWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        completion(.ongoing(intent.workoutName))
    }

    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(response(.ready(paused: false), done: .ready))
    }

    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(response(Outcome { try $0.setPaused(true, intent.workoutName?.spokenPhrase, key: intent.key) }, done: .success))
    }

    private func response(_ outcome: Outcome, done: INPauseWorkoutIntentResponseCode) -> INPauseWorkoutIntentResponse {
        let code: INPauseWorkoutIntentResponseCode =
            switch outcome {
            case .done: done
            case .noMatch: .failureNoMatchingWorkout
            case .ongoing, .failed: .failure
            }
        return INPauseWorkoutIntentResponse(code: code, userActivity: nil)
    }

    // MARK: Going on

    func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        completion(.ongoing(intent.workoutName))
    }

    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(response(.ready(paused: true), done: .ready))
    }

    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(response(Outcome { try $0.setPaused(false, intent.workoutName?.spokenPhrase, key: intent.key) }, done: .success))
    }

    private func response(_ outcome: Outcome, done: INResumeWorkoutIntentResponseCode) -> INResumeWorkoutIntentResponse {
        let code: INResumeWorkoutIntentResponseCode =
            switch outcome {
            case .done: done
            case .noMatch: .failureNoMatchingWorkout
            case .ongoing, .failed: .failure
            }
        return INResumeWorkoutIntentResponse(code: code, userActivity: nil)
    }
}
