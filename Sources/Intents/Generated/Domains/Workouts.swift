// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INCancelWorkoutIntent: INIntent {
    public override init() { super.init() }
    public init(workoutName: INSpeakableString?) {
        super.init(schema: ())
        setField("workoutName", workoutName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCancelWorkoutIntent }
    open var workoutName: INSpeakableString? { field("workoutName") }
}
private let schemaOfINCancelWorkoutIntent = _Schema("INCancelWorkoutIntent", extends: INIntent._schema, [
    _Field("workoutName", INSpeakableString.self),
])

open class INCancelWorkoutIntentResponse: INIntentResponse {
    public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCancelWorkoutIntentResponse }
    open var code: INCancelWorkoutIntentResponseCode { INCancelWorkoutIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINCancelWorkoutIntentResponse = _Schema("INCancelWorkoutIntentResponse", extends: INIntentResponse._schema)

open class INEndWorkoutIntent: INIntent {
    public override init() { super.init() }
    public init(workoutName: INSpeakableString?) {
        super.init(schema: ())
        setField("workoutName", workoutName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINEndWorkoutIntent }
    open var workoutName: INSpeakableString? { field("workoutName") }
}
private let schemaOfINEndWorkoutIntent = _Schema("INEndWorkoutIntent", extends: INIntent._schema, [
    _Field("workoutName", INSpeakableString.self),
])

open class INEndWorkoutIntentResponse: INIntentResponse {
    public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINEndWorkoutIntentResponse }
    open var code: INEndWorkoutIntentResponseCode { INEndWorkoutIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINEndWorkoutIntentResponse = _Schema("INEndWorkoutIntentResponse", extends: INIntentResponse._schema)

open class INPauseWorkoutIntent: INIntent {
    public override init() { super.init() }
    public init(workoutName: INSpeakableString?) {
        super.init(schema: ())
        setField("workoutName", workoutName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPauseWorkoutIntent }
    open var workoutName: INSpeakableString? { field("workoutName") }
}
private let schemaOfINPauseWorkoutIntent = _Schema("INPauseWorkoutIntent", extends: INIntent._schema, [
    _Field("workoutName", INSpeakableString.self),
])

open class INPauseWorkoutIntentResponse: INIntentResponse {
    public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPauseWorkoutIntentResponse }
    open var code: INPauseWorkoutIntentResponseCode { INPauseWorkoutIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINPauseWorkoutIntentResponse = _Schema("INPauseWorkoutIntentResponse", extends: INIntentResponse._schema)

open class INResumeWorkoutIntent: INIntent {
    public override init() { super.init() }
    public init(workoutName: INSpeakableString?) {
        super.init(schema: ())
        setField("workoutName", workoutName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINResumeWorkoutIntent }
    open var workoutName: INSpeakableString? { field("workoutName") }
}
private let schemaOfINResumeWorkoutIntent = _Schema("INResumeWorkoutIntent", extends: INIntent._schema, [
    _Field("workoutName", INSpeakableString.self),
])

open class INResumeWorkoutIntentResponse: INIntentResponse {
    public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINResumeWorkoutIntentResponse }
    open var code: INResumeWorkoutIntentResponseCode { INResumeWorkoutIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINResumeWorkoutIntentResponse = _Schema("INResumeWorkoutIntentResponse", extends: INIntentResponse._schema)

open class INStartWorkoutIntent: INIntent {
    public override init() { super.init() }
    public init(workoutName: INSpeakableString? = nil, goalValue: Double? = nil, workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil) {
        super.init(schema: ())
        setField("workoutName", workoutName)
        setField("goalValue", goalValue)
        setField("workoutGoalUnitType", workoutGoalUnitType)
        setField("workoutLocationType", workoutLocationType)
        setField("isOpenEnded", isOpenEnded)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartWorkoutIntent }
    open var workoutName: INSpeakableString? { field("workoutName") }
    open var goalValue: Double? { field("goalValue") }
    open var workoutGoalUnitType: INWorkoutGoalUnitType { field("workoutGoalUnitType", .unknown) }
    open var workoutLocationType: INWorkoutLocationType { field("workoutLocationType", .unknown) }
    open var isOpenEnded: Bool? { field("isOpenEnded") }
}
private let schemaOfINStartWorkoutIntent = _Schema("INStartWorkoutIntent", extends: INIntent._schema, [
    _Field("workoutName", INSpeakableString.self), _Field("goalValue", Double.self),
    _Field("workoutGoalUnitType", INWorkoutGoalUnitType.self),
    _Field("workoutLocationType", INWorkoutLocationType.self), _Field("isOpenEnded", Bool.self),
])

open class INStartWorkoutIntentResponse: INIntentResponse {
    public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartWorkoutIntentResponse }
    open var code: INStartWorkoutIntentResponseCode { INStartWorkoutIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINStartWorkoutIntentResponse = _Schema("INStartWorkoutIntentResponse", extends: INIntentResponse._schema)

public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7
}
extension INCancelWorkoutIntentResponseCode: IntentValueConvertible {}

public enum INEndWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7
}
extension INEndWorkoutIntentResponseCode: IntentValueConvertible {}

public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7
}
extension INPauseWorkoutIntentResponseCode: IntentValueConvertible {}

public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7
}
extension INResumeWorkoutIntentResponseCode: IntentValueConvertible {}

public enum INStartWorkoutIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureOngoingWorkout = 5
    case failureNoMatchingWorkout = 6
    case handleInApp = 7
    case success = 8
}
extension INStartWorkoutIntentResponseCode: IntentValueConvertible {}

