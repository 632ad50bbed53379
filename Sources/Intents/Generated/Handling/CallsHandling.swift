// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INAnswerCallIntentHandling: AnyObject {
    func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
    func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
    func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
    func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
}

extension INAnswerCallIntentHandling {
    public func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse { notImplemented() }
    public func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse { notImplemented() }
}

func handlersOfINAnswerCallIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INAnswerCallIntentHandling, INAnswerCallIntent, INAnswerCallIntentResponse>(
        "INAnswerCallIntentHandling", codeName: { INAnswerCallIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INAnswerCallIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INAnswerCallIntentResponse }
    return builder.table
}

public protocol INHangUpCallIntentHandling: AnyObject {
    func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
    func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
    func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
    func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
}

extension INHangUpCallIntentHandling {
    public func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse { notImplemented() }
    public func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse { notImplemented() }
}

func handlersOfINHangUpCallIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INHangUpCallIntentHandling, INHangUpCallIntent, INHangUpCallIntentResponse>(
        "INHangUpCallIntentHandling", codeName: { INHangUpCallIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INHangUpCallIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INHangUpCallIntentResponse }
    return builder.table
}

public protocol INSearchCallHistoryIntentHandling: AnyObject {
    func handle(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
    func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
    func confirm(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
    func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
    func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)
    func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult
    func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult
    func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
    func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult
    func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)
    func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult
    func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
    func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
    func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
    func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)
    func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
    func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)
    func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
}

extension INSearchCallHistoryIntentHandling {
    public func handle(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse { notImplemented() }
    public func confirm(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse { notImplemented() }
    public func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult { notImplemented() }
    public func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { notImplemented() }
    public func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult { notImplemented() }
    public func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) { notImplemented() }
    public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult { notImplemented() }
    public func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { notImplemented() }
    public func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { notImplemented() }
    public func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { notImplemented() }
    public func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) { notImplemented() }
    public func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSearchCallHistoryIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSearchCallHistoryIntentHandling, INSearchCallHistoryIntent, INSearchCallHistoryIntentResponse>(
        "INSearchCallHistoryIntentHandling", codeName: { INSearchCallHistoryIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSearchCallHistoryIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSearchCallHistoryIntentResponse }
    builder.resolve("callType", "resolveCallType(for:with:)") { (handler, intent, done: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) in
        handler.resolveCallType(for: intent, with: done)
    }
    builder.resolveAsync("callType", "resolveCallType(for:)") { await $0.resolveCallType(for: $1) as INCallRecordTypeResolutionResult }
    builder.resolve("dateCreated", "resolveDateCreated(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateCreated(for: intent, with: done)
    }
    builder.resolveAsync("dateCreated", "resolveDateCreated(for:)") { await $0.resolveDateCreated(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolve("recipient", "resolveRecipient(for:with:)") { (handler, intent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in
        handler.resolveRecipient(for: intent, with: done)
    }
    builder.resolveAsync("recipient", "resolveRecipient(for:)") { await $0.resolveRecipient(for: $1) as INPersonResolutionResult }
    builder.resolve("callTypes", "resolveCallTypes(for:with:)") { (handler, intent, done: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) in
        handler.resolveCallTypes(for: intent, with: done)
    }
    builder.resolveAsync("callTypes", "resolveCallTypes(for:)") { await $0.resolveCallTypes(for: $1) as INCallRecordTypeOptionsResolutionResult }
    builder.resolve("unseen", "resolveUnseen(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveUnseen(for: intent, with: done)
    }
    builder.resolveAsync("unseen", "resolveUnseen(for:)") { await $0.resolveUnseen(for: $1) as INBooleanResolutionResult }
    builder.handle("handle(searchCallHistory:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in
        handler.handle(searchCallHistory: intent, completion: done)
    }
    builder.confirm("confirm(searchCallHistory:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in
        handler.confirm(searchCallHistory: intent, completion: done)
    }
    builder.resolve("callType", "resolveCallType(forSearchCallHistory:with:)") { (handler, intent, done: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) in
        handler.resolveCallType(forSearchCallHistory: intent, with: done)
    }
    builder.resolve("dateCreated", "resolveDateCreated(forSearchCallHistory:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateCreated(forSearchCallHistory: intent, with: done)
    }
    builder.resolve("recipient", "resolveRecipient(forSearchCallHistory:with:)") { (handler, intent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in
        handler.resolveRecipient(forSearchCallHistory: intent, with: done)
    }
    builder.resolve("callTypes", "resolveCallTypes(forSearchCallHistory:with:)") { (handler, intent, done: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) in
        handler.resolveCallTypes(forSearchCallHistory: intent, with: done)
    }
    builder.resolve("unseen", "resolveUnseen(forSearchCallHistory:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveUnseen(forSearchCallHistory: intent, with: done)
    }
    return builder.table
}

public protocol INStartAudioCallIntentHandling: AnyObject {
    func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
    func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    func confirm(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
    func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
    func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
    func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
    func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
    func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
    func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
    func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
}

extension INStartAudioCallIntentHandling {
    public func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse { notImplemented() }
    public func confirm(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse { notImplemented() }
    public func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult { notImplemented() }
    public func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] { notImplemented() }
    public func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { notImplemented() }
    public func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { notImplemented() }
    public func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
}

func handlersOfINStartAudioCallIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INStartAudioCallIntentHandling, INStartAudioCallIntent, INStartAudioCallIntentResponse>(
        "INStartAudioCallIntentHandling", codeName: { INStartAudioCallIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INStartAudioCallIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INStartAudioCallIntentResponse }
    builder.resolve("destinationType", "resolveDestinationType(for:with:)") { (handler, intent, done: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) in
        handler.resolveDestinationType(for: intent, with: done)
    }
    builder.resolveAsync("destinationType", "resolveDestinationType(for:)") { await $0.resolveDestinationType(for: $1) as INCallDestinationTypeResolutionResult }
    builder.resolveEach("contacts", "resolveContacts(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveContacts(for: intent, with: done)
    }
    builder.resolveEachAsync("contacts", "resolveContacts(for:)") { await $0.resolveContacts(for: $1) as [INPersonResolutionResult] }
    builder.handle("handle(startAudioCall:completion:)") { (handler, intent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in
        handler.handle(startAudioCall: intent, completion: done)
    }
    builder.confirm("confirm(startAudioCall:completion:)") { (handler, intent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in
        handler.confirm(startAudioCall: intent, completion: done)
    }
    builder.resolve("destinationType", "resolveDestinationType(forStartAudioCall:with:)") { (handler, intent, done: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) in
        handler.resolveDestinationType(forStartAudioCall: intent, with: done)
    }
    builder.resolveEach("contacts", "resolveContacts(forStartAudioCall:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveContacts(forStartAudioCall: intent, with: done)
    }
    return builder.table
}

public protocol INStartCallIntentHandling: AnyObject {
    func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
    func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
    func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
    func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void)
    func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult
    func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
    func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult
    func resolveContacts(for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)
    func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
    func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)
    func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
    public func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse { notImplemented() }
    public func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse { notImplemented() }
    public func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void) { notImplemented() }
    public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult { notImplemented() }
    public func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult { notImplemented() }
    public func resolveContacts(for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) { notImplemented() }
    public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] { notImplemented() }
    public func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) { notImplemented() }
    public func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult { notImplemented() }
}

func handlersOfINStartCallIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INStartCallIntentHandling, INStartCallIntent, INStartCallIntentResponse>(
        "INStartCallIntentHandling", codeName: { INStartCallIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartCallIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INStartCallIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartCallIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INStartCallIntentResponse }
    builder.resolve("callRecordToCallBack", "resolveCallRecordToCallBack(for:with:)") { (handler, intent, done: @escaping @Sendable (INCallRecordResolutionResult) -> Void) in
        handler.resolveCallRecordToCallBack(for: intent, with: done)
    }
    builder.resolveAsync("callRecordToCallBack", "resolveCallRecordToCallBack(for:)") { await $0.resolveCallRecordToCallBack(for: $1) as INCallRecordResolutionResult }
    builder.resolve("destinationType", "resolveDestinationType(for:with:)") { (handler, intent, done: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) in
        handler.resolveDestinationType(for: intent, with: done)
    }
    builder.resolveAsync("destinationType", "resolveDestinationType(for:)") { await $0.resolveDestinationType(for: $1) as INCallDestinationTypeResolutionResult }
    builder.resolveEach("contacts", "resolveContacts(for:with:)") { (handler, intent, done: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) in
        handler.resolveContacts(for: intent, with: done)
    }
    builder.resolveEachAsync("contacts", "resolveContacts(for:)") { await $0.resolveContacts(for: $1) as [INStartCallContactResolutionResult] }
    builder.resolve("callCapability", "resolveCallCapability(for:with:)") { (handler, intent, done: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) in
        handler.resolveCallCapability(for: intent, with: done)
    }
    builder.resolveAsync("callCapability", "resolveCallCapability(for:)") { await $0.resolveCallCapability(for: $1) as INStartCallCallCapabilityResolutionResult }
    return builder.table
}

public protocol INStartVideoCallIntentHandling: AnyObject {
    func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
    func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    func confirm(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
    func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
    func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
    func confirm(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
    func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
}

extension INStartVideoCallIntentHandling {
    public func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse { notImplemented() }
    public func confirm(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse { notImplemented() }
    public func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] { notImplemented() }
    public func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { notImplemented() }
    public func confirm(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { notImplemented() }
    public func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
}

func handlersOfINStartVideoCallIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INStartVideoCallIntentHandling, INStartVideoCallIntent, INStartVideoCallIntentResponse>(
        "INStartVideoCallIntentHandling", codeName: { INStartVideoCallIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INStartVideoCallIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INStartVideoCallIntentResponse }
    builder.resolveEach("contacts", "resolveContacts(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveContacts(for: intent, with: done)
    }
    builder.resolveEachAsync("contacts", "resolveContacts(for:)") { await $0.resolveContacts(for: $1) as [INPersonResolutionResult] }
    builder.handle("handle(startVideoCall:completion:)") { (handler, intent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in
        handler.handle(startVideoCall: intent, completion: done)
    }
    builder.confirm("confirm(startVideoCall:completion:)") { (handler, intent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in
        handler.confirm(startVideoCall: intent, completion: done)
    }
    builder.resolveEach("contacts", "resolveContacts(forStartVideoCall:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolveContacts(forStartVideoCall: intent, with: done)
    }
    return builder.table
}

