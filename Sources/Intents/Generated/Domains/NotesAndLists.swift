// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INAddTasksIntent: INIntent {
    public override init() { super.init() }
    public init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority) {
        super.init(schema: ())
        setField("targetTaskList", targetTaskList)
        setField("taskTitles", taskTitles)
        setField("spatialEventTrigger", spatialEventTrigger)
        setField("temporalEventTrigger", temporalEventTrigger)
        setField("priority", priority)
    }
    public init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?) {
        super.init(schema: ())
        setField("targetTaskList", targetTaskList)
        setField("taskTitles", taskTitles)
        setField("spatialEventTrigger", spatialEventTrigger)
        setField("temporalEventTrigger", temporalEventTrigger)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAddTasksIntent }
    open var targetTaskList: INTaskList? { field("targetTaskList") }
    open var taskTitles: [INSpeakableString]? { field("taskTitles") }
    open var spatialEventTrigger: INSpatialEventTrigger? { field("spatialEventTrigger") }
    open var temporalEventTrigger: INTemporalEventTrigger? { field("temporalEventTrigger") }
    open var priority: INTaskPriority { field("priority", .unknown) }
}
private let schemaOfINAddTasksIntent = _Schema("INAddTasksIntent", extends: INIntent._schema, [
    _Field("targetTaskList", INTaskList.self), _Field("taskTitles", [INSpeakableString].self),
    _Field("spatialEventTrigger", INSpatialEventTrigger.self),
    _Field("temporalEventTrigger", INTemporalEventTrigger.self), _Field("priority", INTaskPriority.self),
])

open class INAddTasksIntentResponse: INIntentResponse {
    public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAddTasksIntentResponse }
    open var code: INAddTasksIntentResponseCode { INAddTasksIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var modifiedTaskList: INTaskList? {
        get { field("modifiedTaskList") }
        set { setField("modifiedTaskList", newValue) }
    }
    open var addedTasks: [INTask]? {
        get { field("addedTasks") }
        set { setField("addedTasks", newValue) }
    }
}
private let schemaOfINAddTasksIntentResponse = _Schema("INAddTasksIntentResponse", extends: INIntentResponse._schema, [
    _Field("modifiedTaskList", INTaskList.self), _Field("addedTasks", [INTask].self),
])

open class INAppendToNoteIntent: INIntent {
    public override init() { super.init() }
    public init(targetNote: INNote?, content: INNoteContent?) {
        super.init(schema: ())
        setField("targetNote", targetNote)
        setField("content", content)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAppendToNoteIntent }
    open var targetNote: INNote? { field("targetNote") }
    open var content: INNoteContent? { field("content") }
}
private let schemaOfINAppendToNoteIntent = _Schema("INAppendToNoteIntent", extends: INIntent._schema, [
    _Field("targetNote", INNote.self), _Field("content", INNoteContent.self),
])

open class INAppendToNoteIntentResponse: INIntentResponse {
    public init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAppendToNoteIntentResponse }
    open var code: INAppendToNoteIntentResponseCode { INAppendToNoteIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var note: INNote? {
        get { field("note") }
        set { setField("note", newValue) }
    }
}
private let schemaOfINAppendToNoteIntentResponse = _Schema("INAppendToNoteIntentResponse", extends: INIntentResponse._schema, [
    _Field("note", INNote.self),
])

open class INCreateNoteIntent: INIntent {
    public override init() { super.init() }
    public init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) {
        super.init(schema: ())
        setField("title", title)
        setField("content", content)
        setField("groupName", groupName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCreateNoteIntent }
    open var title: INSpeakableString? { field("title") }
    open var content: INNoteContent? { field("content") }
    open var groupName: INSpeakableString? { field("groupName") }
}
private let schemaOfINCreateNoteIntent = _Schema("INCreateNoteIntent", extends: INIntent._schema, [
    _Field("title", INSpeakableString.self), _Field("content", INNoteContent.self),
    _Field("groupName", INSpeakableString.self),
])

open class INCreateNoteIntentResponse: INIntentResponse {
    public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCreateNoteIntentResponse }
    open var code: INCreateNoteIntentResponseCode { INCreateNoteIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var createdNote: INNote? {
        get { field("createdNote") }
        set { setField("createdNote", newValue) }
    }
}
private let schemaOfINCreateNoteIntentResponse = _Schema("INCreateNoteIntentResponse", extends: INIntentResponse._schema, [
    _Field("createdNote", INNote.self),
])

open class INCreateTaskListIntent: INIntent {
    public override init() { super.init() }
    public init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?) {
        super.init(schema: ())
        setField("title", title)
        setField("taskTitles", taskTitles)
        setField("groupName", groupName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCreateTaskListIntent }
    open var title: INSpeakableString? { field("title") }
    open var taskTitles: [INSpeakableString]? { field("taskTitles") }
    open var groupName: INSpeakableString? { field("groupName") }
}
private let schemaOfINCreateTaskListIntent = _Schema("INCreateTaskListIntent", extends: INIntent._schema, [
    _Field("title", INSpeakableString.self), _Field("taskTitles", [INSpeakableString].self),
    _Field("groupName", INSpeakableString.self),
])

open class INCreateTaskListIntentResponse: INIntentResponse {
    public init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCreateTaskListIntentResponse }
    open var code: INCreateTaskListIntentResponseCode { INCreateTaskListIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var createdTaskList: INTaskList? {
        get { field("createdTaskList") }
        set { setField("createdTaskList", newValue) }
    }
}
private let schemaOfINCreateTaskListIntentResponse = _Schema("INCreateTaskListIntentResponse", extends: INIntentResponse._schema, [
    _Field("createdTaskList", INTaskList.self),
])

open class INDeleteTasksIntent: INIntent {
    public override init() { super.init() }
    public init(taskList: INTaskList? = nil, tasks: [INTask]? = nil, all: Bool? = nil) {
        super.init(schema: ())
        setField("taskList", taskList)
        setField("tasks", tasks)
        setField("all", all)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINDeleteTasksIntent }
    open var taskList: INTaskList? { field("taskList") }
    open var tasks: [INTask]? { field("tasks") }
    open var all: Bool? { field("all") }
}
private let schemaOfINDeleteTasksIntent = _Schema("INDeleteTasksIntent", extends: INIntent._schema, [
    _Field("taskList", INTaskList.self), _Field("tasks", [INTask].self), _Field("all", Bool.self),
])

open class INDeleteTasksIntentResponse: INIntentResponse {
    public init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINDeleteTasksIntentResponse }
    open var code: INDeleteTasksIntentResponseCode { INDeleteTasksIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var deletedTasks: [INTask]? {
        get { field("deletedTasks") }
        set { setField("deletedTasks", newValue) }
    }
}
private let schemaOfINDeleteTasksIntentResponse = _Schema("INDeleteTasksIntentResponse", extends: INIntentResponse._schema, [
    _Field("deletedTasks", [INTask].self),
])

open class INSearchForNotebookItemsIntent: INIntent {
    public override init() { super.init() }
    public init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = [], taskPriority: INTaskPriority, notebookItemIdentifier: String?) {
        super.init(schema: ())
        setField("title", title)
        setField("content", content)
        setField("itemType", itemType)
        setField("status", status)
        setField("location", location)
        setField("locationSearchType", locationSearchType)
        setField("dateTime", dateTime)
        setField("dateSearchType", dateSearchType)
        setField("temporalEventTriggerTypes", temporalEventTriggerTypes)
        setField("taskPriority", taskPriority)
        setField("notebookItemIdentifier", notebookItemIdentifier)
    }
    public init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType) {
        super.init(schema: ())
        setField("title", title)
        setField("content", content)
        setField("itemType", itemType)
        setField("status", status)
        setField("location", location)
        setField("locationSearchType", locationSearchType)
        setField("dateTime", dateTime)
        setField("dateSearchType", dateSearchType)
    }
    public init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, notebookItemIdentifier: String?) {
        super.init(schema: ())
        setField("title", title)
        setField("content", content)
        setField("itemType", itemType)
        setField("status", status)
        setField("location", location)
        setField("locationSearchType", locationSearchType)
        setField("dateTime", dateTime)
        setField("dateSearchType", dateSearchType)
        setField("notebookItemIdentifier", notebookItemIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForNotebookItemsIntent }
    open var title: INSpeakableString? { field("title") }
    open var content: String? { field("content") }
    open var itemType: INNotebookItemType { field("itemType", .unknown) }
    open var status: INTaskStatus { field("status", .unknown) }
    open var location: CLPlacemark? { field("location") }
    open var locationSearchType: INLocationSearchType { field("locationSearchType", .unknown) }
    open var dateTime: INDateComponentsRange? { field("dateTime") }
    open var dateSearchType: INDateSearchType { field("dateSearchType", .unknown) }
    open var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions { field("temporalEventTriggerTypes", []) }
    open var taskPriority: INTaskPriority { field("taskPriority", .unknown) }
    open var notebookItemIdentifier: String? { field("notebookItemIdentifier") }
}
private let schemaOfINSearchForNotebookItemsIntent = _Schema("INSearchForNotebookItemsIntent", extends: INIntent._schema, [
    _Field("title", INSpeakableString.self), _Field("content", String.self),
    _Field("itemType", INNotebookItemType.self), _Field("status", INTaskStatus.self),
    _Field("location", CLPlacemark.self), _Field("locationSearchType", INLocationSearchType.self),
    _Field("dateTime", INDateComponentsRange.self), _Field("dateSearchType", INDateSearchType.self),
    _Field("temporalEventTriggerTypes", INTemporalEventTriggerTypeOptions.self),
    _Field("taskPriority", INTaskPriority.self), _Field("notebookItemIdentifier", String.self),
])

open class INSearchForNotebookItemsIntentResponse: INIntentResponse {
    public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForNotebookItemsIntentResponse }
    open var code: INSearchForNotebookItemsIntentResponseCode { INSearchForNotebookItemsIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var notes: [INNote]? {
        get { field("notes") }
        set { setField("notes", newValue) }
    }
    open var taskLists: [INTaskList]? {
        get { field("taskLists") }
        set { setField("taskLists", newValue) }
    }
    open var tasks: [INTask]? {
        get { field("tasks") }
        set { setField("tasks", newValue) }
    }
    open var sortType: INSortType {
        get { field("sortType", .unknown) }
        set { setField("sortType", newValue) }
    }
}
private let schemaOfINSearchForNotebookItemsIntentResponse = _Schema("INSearchForNotebookItemsIntentResponse", extends: INIntentResponse._schema, [
    _Field("notes", [INNote].self), _Field("taskLists", [INTaskList].self), _Field("tasks", [INTask].self),
    _Field("sortType", INSortType.self),
])

open class INSetTaskAttributeIntent: INIntent {
    public override init() { super.init() }
    public init(targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?) {
        super.init(schema: ())
        setField("targetTask", targetTask)
        setField("taskTitle", taskTitle)
        setField("status", status)
        setField("priority", priority)
        setField("spatialEventTrigger", spatialEventTrigger)
        setField("temporalEventTrigger", temporalEventTrigger)
    }
    public init(targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?) {
        super.init(schema: ())
        setField("targetTask", targetTask)
        setField("status", status)
        setField("spatialEventTrigger", spatialEventTrigger)
        setField("temporalEventTrigger", temporalEventTrigger)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetTaskAttributeIntent }
    open var targetTask: INTask? { field("targetTask") }
    open var taskTitle: INSpeakableString? { field("taskTitle") }
    open var status: INTaskStatus { field("status", .unknown) }
    open var priority: INTaskPriority { field("priority", .unknown) }
    open var spatialEventTrigger: INSpatialEventTrigger? { field("spatialEventTrigger") }
    open var temporalEventTrigger: INTemporalEventTrigger? { field("temporalEventTrigger") }
}
private let schemaOfINSetTaskAttributeIntent = _Schema("INSetTaskAttributeIntent", extends: INIntent._schema, [
    _Field("targetTask", INTask.self), _Field("taskTitle", INSpeakableString.self),
    _Field("status", INTaskStatus.self), _Field("priority", INTaskPriority.self),
    _Field("spatialEventTrigger", INSpatialEventTrigger.self),
    _Field("temporalEventTrigger", INTemporalEventTrigger.self),
])

open class INSetTaskAttributeIntentResponse: INIntentResponse {
    public init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetTaskAttributeIntentResponse }
    open var code: INSetTaskAttributeIntentResponseCode { INSetTaskAttributeIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var modifiedTask: INTask? {
        get { field("modifiedTask") }
        set { setField("modifiedTask", newValue) }
    }
}
private let schemaOfINSetTaskAttributeIntentResponse = _Schema("INSetTaskAttributeIntentResponse", extends: INIntentResponse._schema, [
    _Field("modifiedTask", INTask.self),
])

open class INSnoozeTasksIntent: INIntent {
    public override init() { super.init() }
    public init(tasks: [INTask]? = nil, nextTriggerTime: INDateComponentsRange? = nil, all: Bool? = nil) {
        super.init(schema: ())
        setField("tasks", tasks)
        setField("nextTriggerTime", nextTriggerTime)
        setField("all", all)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSnoozeTasksIntent }
    open var tasks: [INTask]? { field("tasks") }
    open var nextTriggerTime: INDateComponentsRange? { field("nextTriggerTime") }
    open var all: Bool? { field("all") }
}
private let schemaOfINSnoozeTasksIntent = _Schema("INSnoozeTasksIntent", extends: INIntent._schema, [
    _Field("tasks", [INTask].self), _Field("nextTriggerTime", INDateComponentsRange.self), _Field("all", Bool.self),
])

open class INSnoozeTasksIntentResponse: INIntentResponse {
    public init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSnoozeTasksIntentResponse }
    open var code: INSnoozeTasksIntentResponseCode { INSnoozeTasksIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var snoozedTasks: [INTask]? {
        get { field("snoozedTasks") }
        set { setField("snoozedTasks", newValue) }
    }
}
private let schemaOfINSnoozeTasksIntentResponse = _Schema("INSnoozeTasksIntentResponse", extends: INIntentResponse._schema, [
    _Field("snoozedTasks", [INTask].self),
])

public enum INAddTasksIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INAddTasksIntentResponseCode: IntentValueConvertible {}

public enum INAppendToNoteIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCannotUpdatePasswordProtectedNote = 6
}
extension INAppendToNoteIntentResponseCode: IntentValueConvertible {}

public enum INCreateNoteIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INCreateNoteIntentResponseCode: IntentValueConvertible {}

public enum INCreateTaskListIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INCreateTaskListIntentResponseCode: IntentValueConvertible {}

public enum INDeleteTasksIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INDeleteTasksIntentResponseCode: IntentValueConvertible {}

public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSearchForNotebookItemsIntentResponseCode: IntentValueConvertible {}

public enum INSetTaskAttributeIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSetTaskAttributeIntentResponseCode: IntentValueConvertible {}

public enum INSnoozeTasksIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INSnoozeTasksIntentResponseCode: IntentValueConvertible {}

