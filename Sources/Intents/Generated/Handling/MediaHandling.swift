// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INAddMediaIntentHandling: AnyObject {
    func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
    func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
    func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
    func resolveMediaItems(for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult]
    func resolveMediaDestination(for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void)
    func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult
}

extension INAddMediaIntentHandling {
    public func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse { notImplemented() }
    public func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse { notImplemented() }
    public func resolveMediaItems(for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void) { notImplemented() }
    public func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] { notImplemented() }
    public func resolveMediaDestination(for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void) { notImplemented() }
    public func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult { notImplemented() }
}

func handlersOfINAddMediaIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INAddMediaIntentHandling, INAddMediaIntent, INAddMediaIntentResponse>(
        "INAddMediaIntentHandling", codeName: { INAddMediaIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAddMediaIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INAddMediaIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INAddMediaIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INAddMediaIntentResponse }
    builder.resolveEach("mediaItems", "resolveMediaItems(for:with:)") { (handler, intent, done: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void) in
        handler.resolveMediaItems(for: intent, with: done)
    }
    builder.resolveEachAsync("mediaItems", "resolveMediaItems(for:)") { await $0.resolveMediaItems(for: $1) as [INAddMediaMediaItemResolutionResult] }
    builder.resolve("mediaDestination", "resolveMediaDestination(for:with:)") { (handler, intent, done: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void) in
        handler.resolveMediaDestination(for: intent, with: done)
    }
    builder.resolveAsync("mediaDestination", "resolveMediaDestination(for:)") { await $0.resolveMediaDestination(for: $1) as INAddMediaMediaDestinationResolutionResult }
    return builder.table
}

public protocol INPlayMediaIntentHandling: AnyObject {
    func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
    func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
    func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void)
    func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult
    func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
    func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
    func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void)
    func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult
    func resolvePlaybackSpeed(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
    func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult
}

extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse { notImplemented() }
    public func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse { notImplemented() }
    public func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void) { notImplemented() }
    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] { notImplemented() }
    public func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void) { notImplemented() }
    public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult { notImplemented() }
    public func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { notImplemented() }
    public func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult { notImplemented() }
    public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void) { notImplemented() }
    public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult { notImplemented() }
    public func resolvePlaybackSpeed(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void) { notImplemented() }
    public func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult { notImplemented() }
}

func handlersOfINPlayMediaIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INPlayMediaIntentHandling, INPlayMediaIntent, INPlayMediaIntentResponse>(
        "INPlayMediaIntentHandling", codeName: { INPlayMediaIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INPlayMediaIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INPlayMediaIntentResponse }
    builder.resolveEach("mediaItems", "resolveMediaItems(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void) in
        handler.resolveMediaItems(for: intent, with: done)
    }
    builder.resolveEachAsync("mediaItems", "resolveMediaItems(for:)") { await $0.resolveMediaItems(for: $1) as [INPlayMediaMediaItemResolutionResult] }
    builder.resolve("playShuffled", "resolvePlayShuffled(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolvePlayShuffled(for: intent, with: done)
    }
    builder.resolveAsync("playShuffled", "resolvePlayShuffled(for:)") { await $0.resolvePlayShuffled(for: $1) as INBooleanResolutionResult }
    builder.resolve("playbackRepeatMode", "resolvePlaybackRepeatMode(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void) in
        handler.resolvePlaybackRepeatMode(for: intent, with: done)
    }
    builder.resolveAsync("playbackRepeatMode", "resolvePlaybackRepeatMode(for:)") { await $0.resolvePlaybackRepeatMode(for: $1) as INPlaybackRepeatModeResolutionResult }
    builder.resolve("resumePlayback", "resolveResumePlayback(for:with:)") { (handler, intent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in
        handler.resolveResumePlayback(for: intent, with: done)
    }
    builder.resolveAsync("resumePlayback", "resolveResumePlayback(for:)") { await $0.resolveResumePlayback(for: $1) as INBooleanResolutionResult }
    builder.resolve("playbackQueueLocation", "resolvePlaybackQueueLocation(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void) in
        handler.resolvePlaybackQueueLocation(for: intent, with: done)
    }
    builder.resolveAsync("playbackQueueLocation", "resolvePlaybackQueueLocation(for:)") { await $0.resolvePlaybackQueueLocation(for: $1) as INPlaybackQueueLocationResolutionResult }
    builder.resolve("playbackSpeed", "resolvePlaybackSpeed(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void) in
        handler.resolvePlaybackSpeed(for: intent, with: done)
    }
    builder.resolveAsync("playbackSpeed", "resolvePlaybackSpeed(for:)") { await $0.resolvePlaybackSpeed(for: $1) as INPlayMediaPlaybackSpeedResolutionResult }
    return builder.table
}

public protocol INSearchForMediaIntentHandling: AnyObject {
    func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
    func confirm(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
    func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
    func resolveMediaItems(for intent: INSearchForMediaIntent, with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
    public func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse { notImplemented() }
    public func confirm(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse { notImplemented() }
    public func resolveMediaItems(for intent: INSearchForMediaIntent, with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void) { notImplemented() }
    public func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult] { notImplemented() }
}

func handlersOfINSearchForMediaIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSearchForMediaIntentHandling, INSearchForMediaIntent, INSearchForMediaIntentResponse>(
        "INSearchForMediaIntentHandling", codeName: { INSearchForMediaIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSearchForMediaIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSearchForMediaIntentResponse }
    builder.resolveEach("mediaItems", "resolveMediaItems(for:with:)") { (handler, intent, done: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void) in
        handler.resolveMediaItems(for: intent, with: done)
    }
    builder.resolveEachAsync("mediaItems", "resolveMediaItems(for:)") { await $0.resolveMediaItems(for: $1) as [INSearchForMediaMediaItemResolutionResult] }
    return builder.table
}

public protocol INUpdateMediaAffinityIntentHandling: AnyObject {
    func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
    func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
    func confirm(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
    func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
    func resolveMediaItems(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> [INUpdateMediaAffinityMediaItemResolutionResult]
    func resolveAffinityType(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void)
    func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult
}

extension INUpdateMediaAffinityIntentHandling {
    public func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse { notImplemented() }
    public func confirm(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse { notImplemented() }
    public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void) { notImplemented() }
    public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> [INUpdateMediaAffinityMediaItemResolutionResult] { notImplemented() }
    public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult { notImplemented() }
}

func handlersOfINUpdateMediaAffinityIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INUpdateMediaAffinityIntentHandling, INUpdateMediaAffinityIntent, INUpdateMediaAffinityIntentResponse>(
        "INUpdateMediaAffinityIntentHandling", codeName: { INUpdateMediaAffinityIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INUpdateMediaAffinityIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INUpdateMediaAffinityIntentResponse }
    builder.resolveEach("mediaItems", "resolveMediaItems(for:with:)") { (handler, intent, done: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void) in
        handler.resolveMediaItems(for: intent, with: done)
    }
    builder.resolveEachAsync("mediaItems", "resolveMediaItems(for:)") { await $0.resolveMediaItems(for: $1) as [INUpdateMediaAffinityMediaItemResolutionResult] }
    builder.resolve("affinityType", "resolveAffinityType(for:with:)") { (handler, intent, done: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void) in
        handler.resolveAffinityType(for: intent, with: done)
    }
    builder.resolveAsync("affinityType", "resolveAffinityType(for:)") { await $0.resolveAffinityType(for: $1) as INMediaAffinityTypeResolutionResult }
    return builder.table
}

