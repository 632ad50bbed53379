import Intents
import StrideKit

/// What Siri asks first: who handles an intent.
class IntentHandler: INExtension {
    override init() {
        super.init()
        TrainingLog()?.teachNames()
    }

    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INStartWorkoutIntent: return StartHandler()
        case is INPauseWorkoutIntent, is INResumeWorkoutIntent: return PauseHandler()
        case is INEndWorkoutIntent, is INCancelWorkoutIntent: return EndHandler()
        default: return nil
        }
    }
}

extension INIntent {
    /// What a request is done once by.
    var key: String { identifier ?? UUID().uuidString }
}

/// How a piece of work came out; what went wrong is for the developer.
enum Outcome {
    case done, ongoing, noMatch, failed

    init(_ work: (TrainingLog) throws -> Void) {
        guard let log = TrainingLog() else {
            print("Stride has no access to \(TrainingLog.group)")
            self = .failed
            return
        }
        do {
            try work(log)
            self = .done
        } catch TrainingProblem.ongoing {
            self = .ongoing
        } catch TrainingProblem.noMatch {
            self = .noMatch
        } catch {
            print("Stride: \(error)")
            self = .failed
        }
    }

    /// Whether a workout goes on that can be paused (`false`), resumed (`true`), or ended (nil).
    static func ready(paused: Bool?) -> Outcome {
        Outcome { log in
            guard let workout = try log.current(), paused == nil || workout.isPaused == paused else { throw TrainingProblem.noMatch }
            try log.check()
        }
    }
}

extension INSpeakableStringResolutionResult {
    /// A workout by its name; without a name the one that goes on is meant.
    static func ongoing(_ name: INSpeakableString?) -> Self { name.map { .success(with: $0) } ?? .notRequired() }
}
