// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INEditMessageIntent: INIntent {
    public override init() { super.init() }
    public init(messageIdentifier: String?, editedContent: String?) {
        super.init(schema: ())
        setField("messageIdentifier", messageIdentifier)
        setField("editedContent", editedContent)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINEditMessageIntent }
    open var messageIdentifier: String? { field("messageIdentifier") }
    open var editedContent: String? { field("editedContent") }
}
private let schemaOfINEditMessageIntent = _Schema("INEditMessageIntent", extends: INIntent._schema, [
    _Field("messageIdentifier", String.self), _Field("editedContent", String.self),
])

open class INEditMessageIntentResponse: INIntentResponse {
    public init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINEditMessageIntentResponse }
    open var code: INEditMessageIntentResponseCode { INEditMessageIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINEditMessageIntentResponse = _Schema("INEditMessageIntentResponse", extends: INIntentResponse._schema)

open class INSearchForMessagesIntent: INIntent {
    public override init() { super.init() }
    public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?) {
        super.init(schema: ())
        setField("recipients", recipients)
        setField("senders", senders)
        setField("searchTerms", searchTerms)
        setField("attributes", attributes)
        setField("dateTimeRange", dateTimeRange)
        setField("identifiers", identifiers)
        setField("notificationIdentifiers", notificationIdentifiers)
        setField("speakableGroupNames", speakableGroupNames)
        setField("conversationIdentifiers", conversationIdentifiers)
    }
    public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?) {
        super.init(schema: ())
        setField("recipients", recipients)
        setField("senders", senders)
        setField("searchTerms", searchTerms)
        setField("attributes", attributes)
        setField("dateTimeRange", dateTimeRange)
        setField("identifiers", identifiers)
        setField("notificationIdentifiers", notificationIdentifiers)
        setField("groupNames", groupNames)
    }
    public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?) {
        super.init(schema: ())
        setField("recipients", recipients)
        setField("senders", senders)
        setField("searchTerms", searchTerms)
        setField("attributes", attributes)
        setField("dateTimeRange", dateTimeRange)
        setField("identifiers", identifiers)
        setField("notificationIdentifiers", notificationIdentifiers)
        setField("speakableGroupNames", speakableGroupNames)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForMessagesIntent }
    open var recipients: [INPerson]? { field("recipients") }
    open var recipientsOperator: INConditionalOperator { field("recipientsOperator", .all) }
    open var senders: [INPerson]? { field("senders") }
    open var sendersOperator: INConditionalOperator { field("sendersOperator", .all) }
    open var searchTerms: [String]? { field("searchTerms") }
    open var searchTermsOperator: INConditionalOperator { field("searchTermsOperator", .all) }
    open var attributes: INMessageAttributeOptions { field("attributes", []) }
    open var dateTimeRange: INDateComponentsRange? { field("dateTimeRange") }
    open var identifiers: [String]? { field("identifiers") }
    open var identifiersOperator: INConditionalOperator { field("identifiersOperator", .all) }
    open var notificationIdentifiers: [String]? { field("notificationIdentifiers") }
    open var notificationIdentifiersOperator: INConditionalOperator { field("notificationIdentifiersOperator", .all) }
    open var speakableGroupNames: [INSpeakableString]? { field("speakableGroupNames") }
    open var speakableGroupNamesOperator: INConditionalOperator { field("speakableGroupNamesOperator", .all) }
    open var conversationIdentifiers: [String]? { field("conversationIdentifiers") }
    open var conversationIdentifiersOperator: INConditionalOperator { field("conversationIdentifiersOperator", .all) }
    open var groupNames: [String]? { field("groupNames") }
    open var groupNamesOperator: INConditionalOperator { field("groupNamesOperator", .all) }
}
private let schemaOfINSearchForMessagesIntent = _Schema("INSearchForMessagesIntent", extends: INIntent._schema, [
    _Field("recipients", [INPerson].self), _Field("recipientsOperator", INConditionalOperator.self),
    _Field("senders", [INPerson].self), _Field("sendersOperator", INConditionalOperator.self),
    _Field("searchTerms", [String].self), _Field("searchTermsOperator", INConditionalOperator.self),
    _Field("attributes", INMessageAttributeOptions.self), _Field("dateTimeRange", INDateComponentsRange.self),
    _Field("identifiers", [String].self), _Field("identifiersOperator", INConditionalOperator.self),
    _Field("notificationIdentifiers", [String].self),
    _Field("notificationIdentifiersOperator", INConditionalOperator.self),
    _Field("speakableGroupNames", [INSpeakableString].self),
    _Field("speakableGroupNamesOperator", INConditionalOperator.self),
    _Field("conversationIdentifiers", [String].self),
    _Field("conversationIdentifiersOperator", INConditionalOperator.self), _Field("groupNames", [String].self),
    _Field("groupNamesOperator", INConditionalOperator.self),
])

open class INSearchForMessagesIntentResponse: INIntentResponse {
    public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForMessagesIntentResponse }
    open var code: INSearchForMessagesIntentResponseCode { INSearchForMessagesIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var messages: [INMessage]? {
        get { field("messages") }
        set { setField("messages", newValue) }
    }
}
private let schemaOfINSearchForMessagesIntentResponse = _Schema("INSearchForMessagesIntentResponse", extends: INIntentResponse._schema, [
    _Field("messages", [INMessage].self),
])

open class INSendMessageIntent: INIntent {
    public override init() { super.init() }
    public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?) {
        super.init(schema: ())
        setField("recipients", recipients)
        setField("outgoingMessageType", outgoingMessageType)
        setField("content", content)
        setField("speakableGroupName", speakableGroupName)
        setField("conversationIdentifier", conversationIdentifier)
        setField("serviceName", serviceName)
        setField("sender", sender)
        setField("attachments", attachments)
    }
    public init(recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?) {
        super.init(schema: ())
        setField("recipients", recipients)
        setField("content", content)
        setField("groupName", groupName)
        setField("serviceName", serviceName)
        setField("sender", sender)
    }
    public init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?) {
        super.init(schema: ())
        setField("recipients", recipients)
        setField("content", content)
        setField("speakableGroupName", speakableGroupName)
        setField("conversationIdentifier", conversationIdentifier)
        setField("serviceName", serviceName)
        setField("sender", sender)
    }
    public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?) {
        super.init(schema: ())
        setField("recipients", recipients)
        setField("outgoingMessageType", outgoingMessageType)
        setField("content", content)
        setField("speakableGroupName", speakableGroupName)
        setField("conversationIdentifier", conversationIdentifier)
        setField("serviceName", serviceName)
        setField("sender", sender)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendMessageIntent }
    open var recipients: [INPerson]? { field("recipients") }
    open var outgoingMessageType: INOutgoingMessageType { field("outgoingMessageType", .unknown) }
    open var content: String? { field("content") }
    open var speakableGroupName: INSpeakableString? { field("speakableGroupName") }
    open var conversationIdentifier: String? { field("conversationIdentifier") }
    open var serviceName: String? { field("serviceName") }
    open var sender: INPerson? { field("sender") }
    open var attachments: [INSendMessageAttachment]? { field("attachments") }
    open var groupName: String? { field("groupName") }
}
private let schemaOfINSendMessageIntent = _Schema("INSendMessageIntent", extends: INIntent._schema, [
    _Field("recipients", [INPerson].self), _Field("outgoingMessageType", INOutgoingMessageType.self),
    _Field("content", String.self), _Field("speakableGroupName", INSpeakableString.self),
    _Field("conversationIdentifier", String.self), _Field("serviceName", String.self),
    _Field("sender", INPerson.self), _Field("attachments", [INSendMessageAttachment].self),
    _Field("groupName", String.self),
])

open class INSendMessageIntentResponse: INIntentResponse {
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendMessageIntentResponse }
    open var code: INSendMessageIntentResponseCode { INSendMessageIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var sentMessages: [INMessage]? {
        get { field("sentMessages") }
        set { setField("sentMessages", newValue) }
    }
    open var sentMessage: INMessage? {
        get { field("sentMessage") }
        set { setField("sentMessage", newValue) }
    }
}
private let schemaOfINSendMessageIntentResponse = _Schema("INSendMessageIntentResponse", extends: INIntentResponse._schema, [
    _Field("sentMessages", [INMessage].self), _Field("sentMessage", INMessage.self),
])

open class INSetMessageAttributeIntent: INIntent {
    public override init() { super.init() }
    public init(identifiers: [String]?, attribute: INMessageAttribute) {
        super.init(schema: ())
        setField("identifiers", identifiers)
        setField("attribute", attribute)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetMessageAttributeIntent }
    open var identifiers: [String]? { field("identifiers") }
    open var attribute: INMessageAttribute { field("attribute", .unknown) }
}
private let schemaOfINSetMessageAttributeIntent = _Schema("INSetMessageAttributeIntent", extends: INIntent._schema, [
    _Field("identifiers", [String].self), _Field("attribute", INMessageAttribute.self),
])

open class INSetMessageAttributeIntentResponse: INIntentResponse {
    public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSetMessageAttributeIntentResponse }
    open var code: INSetMessageAttributeIntentResponseCode { INSetMessageAttributeIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINSetMessageAttributeIntentResponse = _Schema("INSetMessageAttributeIntentResponse", extends: INIntentResponse._schema)

open class INUnsendMessagesIntent: INIntent {
    public override init() { super.init() }
    public init(messageIdentifiers: [String]?) {
        super.init(schema: ())
        setField("messageIdentifiers", messageIdentifiers)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINUnsendMessagesIntent }
    open var messageIdentifiers: [String]? { field("messageIdentifiers") }
}
private let schemaOfINUnsendMessagesIntent = _Schema("INUnsendMessagesIntent", extends: INIntent._schema, [
    _Field("messageIdentifiers", [String].self),
])

open class INUnsendMessagesIntentResponse: INIntentResponse {
    public init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINUnsendMessagesIntentResponse }
    open var code: INUnsendMessagesIntentResponseCode { INUnsendMessagesIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINUnsendMessagesIntentResponse = _Schema("INUnsendMessagesIntentResponse", extends: INIntentResponse._schema)

public enum INEditMessageIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageNotFound = 6
    case failurePastEditTimeLimit = 7
    case failureMessageTypeUnsupported = 8
    case failureUnsupportedOnService = 9
    case failureMessageServiceNotAvailable = 10
    case failureRequiringInAppAuthentication = 11
}
extension INEditMessageIntentResponseCode: IntentValueConvertible {}

public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageServiceNotAvailable = 6
    case failureMessageTooManyResults = 7
    case failureRequiringInAppAuthentication = 8
}
extension INSearchForMessagesIntentResponseCode: IntentValueConvertible {}

public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageServiceNotAvailable = 6
    case failureRequiringInAppAuthentication = 7
}
extension INSendMessageIntentResponseCode: IntentValueConvertible {}

public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageNotFound = 6
    case failureMessageAttributeNotSet = 7
}
extension INSetMessageAttributeIntentResponseCode: IntentValueConvertible {}

public enum INUnsendMessagesIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageNotFound = 6
    case failurePastUnsendTimeLimit = 7
    case failureMessageTypeUnsupported = 8
    case failureUnsupportedOnService = 9
    case failureMessageServiceNotAvailable = 10
    case failureRequiringInAppAuthentication = 11
}
extension INUnsendMessagesIntentResponseCode: IntentValueConvertible {}

