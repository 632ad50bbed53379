// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INGetVisualCodeIntentHandling: AnyObject {
    func handle(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
    func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
    func confirm(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
    func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
    func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void)
    func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult
    func handle(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
    func confirm(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
    func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void)
}

extension INGetVisualCodeIntentHandling {
    public func handle(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse { notImplemented() }
    public func confirm(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse { notImplemented() }
    public func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult { notImplemented() }
    public func handle(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { notImplemented() }
    public func confirm(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { notImplemented() }
    public func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINGetVisualCodeIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetVisualCodeIntentHandling, INGetVisualCodeIntent, INGetVisualCodeIntentResponse>(
        "INGetVisualCodeIntentHandling", codeName: { INGetVisualCodeIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INGetVisualCodeIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INGetVisualCodeIntentResponse }
    builder.resolve("visualCodeType", "resolveVisualCodeType(for:with:)") { (handler, intent, done: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) in
        handler.resolveVisualCodeType(for: intent, with: done)
    }
    builder.resolveAsync("visualCodeType", "resolveVisualCodeType(for:)") { await $0.resolveVisualCodeType(for: $1) as INVisualCodeTypeResolutionResult }
    builder.handle("handle(getVisualCode:completion:)") { (handler, intent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in
        handler.handle(getVisualCode: intent, completion: done)
    }
    builder.confirm("confirm(getVisualCode:completion:)") { (handler, intent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in
        handler.confirm(getVisualCode: intent, completion: done)
    }
    builder.resolve("visualCodeType", "resolveVisualCodeType(forGetVisualCode:with:)") { (handler, intent, done: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) in
        handler.resolveVisualCodeType(forGetVisualCode: intent, with: done)
    }
    return builder.table
}

