// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INShareFocusStatusIntentHandling: AnyObject {
    func handle(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
    func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
    func confirm(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
    func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}

extension INShareFocusStatusIntentHandling {
    public func handle(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse { notImplemented() }
    public func confirm(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse { notImplemented() }
}

func handlersOfINShareFocusStatusIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INShareFocusStatusIntentHandling, INShareFocusStatusIntent, INShareFocusStatusIntentResponse>(
        "INShareFocusStatusIntentHandling", codeName: { INShareFocusStatusIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INShareFocusStatusIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INShareFocusStatusIntentResponse }
    return builder.table
}

