// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INEditMessageIntentHandling: AnyObject {
    func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
    func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
    func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
    func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
    func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult
}

extension INEditMessageIntentHandling {
    public func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse { notImplemented() }
    public func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse { notImplemented() }
    public func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult { notImplemented() }
}

func handlersOfINEditMessageIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INEditMessageIntentHandling, INEditMessageIntent, INEditMessageIntentResponse>(
        "INEditMessageIntentHandling", codeName: { INEditMessageIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INEditMessageIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INEditMessageIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INEditMessageIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INEditMessageIntentResponse }
    builder.resolve("editedContent", "resolveEditedContent(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveEditedContent(for: intent, with: done)
    }
    builder.resolveAsync("editedContent", "resolveEditedContent(for:)") { await $0.resolveEditedContent(for: $1) as INStringResolutionResult }
    return builder.table
}

public protocol INSearchForMessagesIntentHandling: AnyObject {
    func handle(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
    func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
    func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
    func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)
    func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult
    func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
    func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
    func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
    func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]
    func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
    func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
    func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)
    func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
    func resolveSpeakableGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
}

extension INSearchForMessagesIntentHandling {
    public func handle(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse { notImplemented() }
    public func confirm(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse { notImplemented() }
    public func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] { notImplemented() }
    public func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] { notImplemented() }
    public func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) { notImplemented() }
    public func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult { notImplemented() }
    public func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult] { notImplemented() }
    public func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { notImplemented() }
    public func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { notImplemented() }
    public func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) { notImplemented() }
    public func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveSpeakableGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { notImplemented() }
}

func handlersOfINSearchForMessagesIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSearchForMessagesIntentHandling, INSearchForMessagesIntent, INSearchForMessagesIntentResponse>(
        "INSearchForMessagesIntentHandling", codeName: { INSearchForMessagesIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSearchForMessagesIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSearchForMessagesIntentResponse }
    builder.resolveEach("recipients", "resolveRecipients(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveRecipients(for: intent, with: done)
    }
    builder.resolveEachAsync("recipients", "resolveRecipients(for:)") { await $0.resolveRecipients(for: $1) as [INPersonResolutionResult] }
    builder.resolveEach("senders", "resolveSenders(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveSenders(for: intent, with: done)
    }
    builder.resolveEachAsync("senders", "resolveSenders(for:)") { await $0.resolveSenders(for: $1) as [INPersonResolutionResult] }
    builder.resolve("attributes", "resolveAttributes(for:with:)") { (handler, intent, done: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) in
        handler.resolveAttributes(for: intent, with: done)
    }
    builder.resolveAsync("attributes", "resolveAttributes(for:)") { await $0.resolveAttributes(for: $1) as INMessageAttributeOptionsResolutionResult }
    builder.resolve("dateTimeRange", "resolveDateTimeRange(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateTimeRange(for: intent, with: done)
    }
    builder.resolveAsync("dateTimeRange", "resolveDateTimeRange(for:)") { await $0.resolveDateTimeRange(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolveEach("groupNames", "resolveGroupNames(for:with:)") { (handler, intent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in
        handler.resolveGroupNames(for: intent, with: done)
    }
    builder.resolveEach("speakableGroupNames", "resolveSpeakableGroupNames(for:with:)") { (handler, intent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in
        handler.resolveSpeakableGroupNames(for: intent, with: done)
    }
    builder.resolveEachAsync("speakableGroupNames", "resolveSpeakableGroupNames(for:)") { await $0.resolveSpeakableGroupNames(for: $1) as [INSpeakableStringResolutionResult] }
    builder.handle("handle(searchForMessages:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in
        handler.handle(searchForMessages: intent, completion: done)
    }
    builder.confirm("confirm(searchForMessages:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in
        handler.confirm(searchForMessages: intent, completion: done)
    }
    builder.resolveEach("recipients", "resolveRecipients(forSearchForMessages:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveRecipients(forSearchForMessages: intent, with: done)
    }
    builder.resolveEach("senders", "resolveSenders(forSearchForMessages:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveSenders(forSearchForMessages: intent, with: done)
    }
    builder.resolve("attributes", "resolveAttributes(forSearchForMessages:with:)") { (handler, intent, done: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) in
        handler.resolveAttributes(forSearchForMessages: intent, with: done)
    }
    builder.resolve("dateTimeRange", "resolveDateTimeRange(forSearchForMessages:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateTimeRange(forSearchForMessages: intent, with: done)
    }
    builder.resolveEach("groupNames", "resolveGroupNames(forSearchForMessages:with:)") { (handler, intent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in
        handler.resolveGroupNames(forSearchForMessages: intent, with: done)
    }
    builder.resolveEach("speakableGroupNames", "resolveSpeakableGroupNames(forSearchForMessages:with:)") { (handler, intent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in
        handler.resolveSpeakableGroupNames(forSearchForMessages: intent, with: done)
    }
    return builder.table
}

public protocol _INSendMessageIntentHandlingOverloads: AnyObject {
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
}

extension _INSendMessageIntentHandlingOverloads {
    public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
}

public protocol INSendMessageIntentHandling: _INSendMessageIntentHandlingOverloads {
    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]
    func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)
    func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
    func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult
    func handle(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
    func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
    func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveOutgoingMessageType(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)
    func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
}

extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { notImplemented() }
    public func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { notImplemented() }
    public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) { notImplemented() }
    public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] { notImplemented() }
    public func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult { notImplemented() }
    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func handle(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { notImplemented() }
    public func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { notImplemented() }
    public func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) { notImplemented() }
    public func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveOutgoingMessageType(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSendMessageIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSendMessageIntentHandling, INSendMessageIntent, INSendMessageIntentResponse>(
        "INSendMessageIntentHandling", codeName: { INSendMessageIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSendMessageIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSendMessageIntentResponse }
    builder.resolveEach("recipients", "resolveRecipients(for:with:)") { (handler, intent, done: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) in
        handler.resolveRecipients(for: intent, with: done)
    }
    builder.resolveEachAsync("recipients", "resolveRecipients(for:)") { await $0.resolveRecipients(for: $1) as [INSendMessageRecipientResolutionResult] }
    builder.resolve("groupName", "resolveGroupName(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveGroupName(for: intent, with: done)
    }
    builder.resolve("outgoingMessageType", "resolveOutgoingMessageType(for:with:)") { (handler, intent, done: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) in
        handler.resolveOutgoingMessageType(for: intent, with: done)
    }
    builder.resolveAsync("outgoingMessageType", "resolveOutgoingMessageType(for:)") { await $0.resolveOutgoingMessageType(for: $1) as INOutgoingMessageTypeResolutionResult }
    builder.resolve("content", "resolveContent(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveContent(for: intent, with: done)
    }
    builder.resolveAsync("content", "resolveContent(for:)") { await $0.resolveContent(for: $1) as INStringResolutionResult }
    builder.resolve("speakableGroupName", "resolveSpeakableGroupName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveSpeakableGroupName(for: intent, with: done)
    }
    builder.resolveAsync("speakableGroupName", "resolveSpeakableGroupName(for:)") { await $0.resolveSpeakableGroupName(for: $1) as INSpeakableStringResolutionResult }
    builder.resolveEach("recipients", "resolveRecipients(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        (handler as any _INSendMessageIntentHandlingOverloads).resolveRecipients(for: intent, with: done)
    }
    builder.handle("handle(sendMessage:completion:)") { (handler, intent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in
        handler.handle(sendMessage: intent, completion: done)
    }
    builder.confirm("confirm(sendMessage:completion:)") { (handler, intent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in
        handler.confirm(sendMessage: intent, completion: done)
    }
    builder.resolveEach("recipients", "resolveRecipients(forSendMessage:with:)") { (handler, intent, done: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) in
        handler.resolveRecipients(forSendMessage: intent, with: done)
    }
    builder.resolve("groupName", "resolveGroupName(forSendMessage:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveGroupName(forSendMessage: intent, with: done)
    }
    builder.resolve("outgoingMessageType", "resolveOutgoingMessageType(forSendMessage:with:)") { (handler, intent, done: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) in
        handler.resolveOutgoingMessageType(forSendMessage: intent, with: done)
    }
    builder.resolve("content", "resolveContent(forSendMessage:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveContent(forSendMessage: intent, with: done)
    }
    builder.resolve("speakableGroupName", "resolveSpeakableGroupName(forSendMessage:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveSpeakableGroupName(forSendMessage: intent, with: done)
    }
    builder.resolveEach("recipients", "resolveRecipients(forSendMessage:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        (handler as any _INSendMessageIntentHandlingOverloads).resolveRecipients(forSendMessage: intent, with: done)
    }
    return builder.table
}

public protocol INSetMessageAttributeIntentHandling: AnyObject {
    func handle(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    func confirm(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
    func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)
    func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
    func handle(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
    func confirm(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
    func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)
}

extension INSetMessageAttributeIntentHandling {
    public func handle(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse { notImplemented() }
    public func confirm(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse { notImplemented() }
    public func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) { notImplemented() }
    public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult { notImplemented() }
    public func handle(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { notImplemented() }
    public func confirm(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { notImplemented() }
    public func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSetMessageAttributeIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSetMessageAttributeIntentHandling, INSetMessageAttributeIntent, INSetMessageAttributeIntentResponse>(
        "INSetMessageAttributeIntentHandling", codeName: { INSetMessageAttributeIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSetMessageAttributeIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSetMessageAttributeIntentResponse }
    builder.resolve("attribute", "resolveAttribute(for:with:)") { (handler, intent, done: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) in
        handler.resolveAttribute(for: intent, with: done)
    }
    builder.resolveAsync("attribute", "resolveAttribute(for:)") { await $0.resolveAttribute(for: $1) as INMessageAttributeResolutionResult }
    builder.handle("handle(setMessageAttribute:completion:)") { (handler, intent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in
        handler.handle(setMessageAttribute: intent, completion: done)
    }
    builder.confirm("confirm(setMessageAttribute:completion:)") { (handler, intent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in
        handler.confirm(setMessageAttribute: intent, completion: done)
    }
    builder.resolve("attribute", "resolveAttribute(forSetMessageAttribute:with:)") { (handler, intent, done: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) in
        handler.resolveAttribute(forSetMessageAttribute: intent, with: done)
    }
    return builder.table
}

public protocol INUnsendMessagesIntentHandling: AnyObject {
    func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
    func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
    func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
    func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
}

extension INUnsendMessagesIntentHandling {
    public func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse { notImplemented() }
    public func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse { notImplemented() }
}

func handlersOfINUnsendMessagesIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INUnsendMessagesIntentHandling, INUnsendMessagesIntent, INUnsendMessagesIntentResponse>(
        "INUnsendMessagesIntentHandling", codeName: { INUnsendMessagesIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INUnsendMessagesIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INUnsendMessagesIntentResponse }
    return builder.table
}

