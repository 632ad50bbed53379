import Intents
import StrideKit

/// Starts workouts.
class StartHandler: NSObject, INStartWorkoutIntentHandling {
    // MARK: Resolve

    func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        guard let said = intent.workoutName else {
            return completion(.disambiguation(with: Activity.all.map { INSpeakableString(spokenPhrase: $0.name) }))
        }
        let names = Activity.named(said.spokenPhrase).map { INSpeakableString(spokenPhrase: $0.name) }
        switch names.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: names[0]))
        default: completion(.disambiguation(with: names))
        }
    }

    func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void) {
        guard let goal = intent.goalValue else { return completion(.notRequired()) }
        completion(goal > 0 ? .success(with: goal) : .unsupported())
    }

    // MARK: Confirm and handle

    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        let outcome = Outcome { log in
            if try log.current() != nil { throw TrainingProblem.ongoing }
            try log.check()
        }
        completion(response(outcome, done: .ready))
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        let name = intent.workoutName?.spokenPhrase ?? ""
        let isIndoor: Bool? =
            switch intent.workoutLocationType {
            case .indoor: true
            case .outdoor: false
            default: nil
            }
        let workout = Workout(
            name: name, sport: Activity.named(name).first?.sport ?? "Other", isIndoor: isIndoor,
            goal: intent.goalValue.map { Workout.Goal(value: $0, unit: intent.workoutGoalUnitType.plural) })
        completion(response(Outcome { try $0.start(workout, key: intent.key) }, done: .success))
    }

    private func response(_ outcome: Outcome, done: INStartWorkoutIntentResponseCode) -> INStartWorkoutIntentResponse {
        let code: INStartWorkoutIntentResponseCode =
            switch outcome {
            case .done: done
            case .ongoing: .failureOngoingWorkout
            case .noMatch: .failureNoMatchingWorkout
            case .failed: .failure
            }
        return INStartWorkoutIntentResponse(code: code, userActivity: nil)
    }
}

extension INWorkoutGoalUnitType {
    /// `miles`
    var plural: String {
        switch self {
        case .unknown: ""
        case .inch: "inches"
        case .foot: "feet"
        default: "\(self)s"
        }
    }
}
