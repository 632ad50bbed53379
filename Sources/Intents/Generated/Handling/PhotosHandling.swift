// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INSearchForPhotosIntentHandling: AnyObject {
    func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
    func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
    func confirm(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
    func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
    func resolveDateCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult
    func resolveLocationCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult
    func resolveAlbumName(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult
    func resolveSearchTerms(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
    func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]
    func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]
    func handle(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
    func confirm(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
    func resolveDateCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveLocationCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveAlbumName(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveSearchTerms(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
    func resolvePeopleInPhoto(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
}

extension INSearchForPhotosIntentHandling {
    public func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse { notImplemented() }
    public func confirm(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse { notImplemented() }
    public func resolveDateCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveLocationCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult { notImplemented() }
    public func resolveAlbumName(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolveSearchTerms(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { notImplemented() }
    public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult] { notImplemented() }
    public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] { notImplemented() }
    public func handle(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { notImplemented() }
    public func confirm(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { notImplemented() }
    public func resolveDateCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveLocationCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveAlbumName(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveSearchTerms(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { notImplemented() }
    public func resolvePeopleInPhoto(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
}

func handlersOfINSearchForPhotosIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSearchForPhotosIntentHandling, INSearchForPhotosIntent, INSearchForPhotosIntentResponse>(
        "INSearchForPhotosIntentHandling", codeName: { INSearchForPhotosIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSearchForPhotosIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSearchForPhotosIntentResponse }
    builder.resolve("dateCreated", "resolveDateCreated(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateCreated(for: intent, with: done)
    }
    builder.resolveAsync("dateCreated", "resolveDateCreated(for:)") { await $0.resolveDateCreated(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolve("locationCreated", "resolveLocationCreated(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveLocationCreated(for: intent, with: done)
    }
    builder.resolveAsync("locationCreated", "resolveLocationCreated(for:)") { await $0.resolveLocationCreated(for: $1) as INPlacemarkResolutionResult }
    builder.resolve("albumName", "resolveAlbumName(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveAlbumName(for: intent, with: done)
    }
    builder.resolveAsync("albumName", "resolveAlbumName(for:)") { await $0.resolveAlbumName(for: $1) as INStringResolutionResult }
    builder.resolveEach("searchTerms", "resolveSearchTerms(for:with:)") { (handler, intent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in
        handler.resolveSearchTerms(for: intent, with: done)
    }
    builder.resolveEachAsync("searchTerms", "resolveSearchTerms(for:)") { await $0.resolveSearchTerms(for: $1) as [INStringResolutionResult] }
    builder.resolveEach("peopleInPhoto", "resolvePeopleInPhoto(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolvePeopleInPhoto(for: intent, with: done)
    }
    builder.resolveEachAsync("peopleInPhoto", "resolvePeopleInPhoto(for:)") { await $0.resolvePeopleInPhoto(for: $1) as [INPersonResolutionResult] }
    builder.handle("handle(searchForPhotos:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in
        handler.handle(searchForPhotos: intent, completion: done)
    }
    builder.confirm("confirm(searchForPhotos:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in
        handler.confirm(searchForPhotos: intent, completion: done)
    }
    builder.resolve("dateCreated", "resolveDateCreated(forSearchForPhotos:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateCreated(forSearchForPhotos: intent, with: done)
    }
    builder.resolve("locationCreated", "resolveLocationCreated(forSearchForPhotos:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveLocationCreated(forSearchForPhotos: intent, with: done)
    }
    builder.resolve("albumName", "resolveAlbumName(forSearchForPhotos:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveAlbumName(forSearchForPhotos: intent, with: done)
    }
    builder.resolveEach("searchTerms", "resolveSearchTerms(forSearchForPhotos:with:)") { (handler, intent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in
        handler.resolveSearchTerms(forSearchForPhotos: intent, with: done)
    }
    builder.resolveEach("peopleInPhoto", "resolvePeopleInPhoto(forSearchForPhotos:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolvePeopleInPhoto(forSearchForPhotos: intent, with: done)
    }
    return builder.table
}

public protocol INStartPhotoPlaybackIntentHandling: AnyObject {
    func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
    func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
    func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
    func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
    func resolveDateCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult
    func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult
    func resolveAlbumName(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult
    func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
    func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult]
    func handle(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
    func confirm(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
    func resolveDateCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveLocationCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveAlbumName(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolvePeopleInPhoto(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
}

extension INStartPhotoPlaybackIntentHandling {
    public func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse { notImplemented() }
    public func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse { notImplemented() }
    public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult { notImplemented() }
    public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
    public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] { notImplemented() }
    public func handle(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { notImplemented() }
    public func confirm(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { notImplemented() }
    public func resolveDateCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveLocationCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveAlbumName(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolvePeopleInPhoto(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { notImplemented() }
}

func handlersOfINStartPhotoPlaybackIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INStartPhotoPlaybackIntentHandling, INStartPhotoPlaybackIntent, INStartPhotoPlaybackIntentResponse>(
        "INStartPhotoPlaybackIntentHandling", codeName: { INStartPhotoPlaybackIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INStartPhotoPlaybackIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INStartPhotoPlaybackIntentResponse }
    builder.resolve("dateCreated", "resolveDateCreated(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateCreated(for: intent, with: done)
    }
    builder.resolveAsync("dateCreated", "resolveDateCreated(for:)") { await $0.resolveDateCreated(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolve("locationCreated", "resolveLocationCreated(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveLocationCreated(for: intent, with: done)
    }
    builder.resolveAsync("locationCreated", "resolveLocationCreated(for:)") { await $0.resolveLocationCreated(for: $1) as INPlacemarkResolutionResult }
    builder.resolve("albumName", "resolveAlbumName(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveAlbumName(for: intent, with: done)
    }
    builder.resolveAsync("albumName", "resolveAlbumName(for:)") { await $0.resolveAlbumName(for: $1) as INStringResolutionResult }
    builder.resolveEach("peopleInPhoto", "resolvePeopleInPhoto(for:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolvePeopleInPhoto(for: intent, with: done)
    }
    builder.resolveEachAsync("peopleInPhoto", "resolvePeopleInPhoto(for:)") { await $0.resolvePeopleInPhoto(for: $1) as [INPersonResolutionResult] }
    builder.handle("handle(startPhotoPlayback:completion:)") { (handler, intent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in
        handler.handle(startPhotoPlayback: intent, completion: done)
    }
    builder.confirm("confirm(startPhotoPlayback:completion:)") { (handler, intent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in
        handler.confirm(startPhotoPlayback: intent, completion: done)
    }
    builder.resolve("dateCreated", "resolveDateCreated(forStartPhotoPlayback:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDateCreated(forStartPhotoPlayback: intent, with: done)
    }
    builder.resolve("locationCreated", "resolveLocationCreated(forStartPhotoPlayback:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveLocationCreated(forStartPhotoPlayback: intent, with: done)
    }
    builder.resolve("albumName", "resolveAlbumName(forStartPhotoPlayback:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveAlbumName(forStartPhotoPlayback: intent, with: done)
    }
    builder.resolveEach("peopleInPhoto", "resolvePeopleInPhoto(forStartPhotoPlayback:with:)") { (handler, intent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in
        handler.resolvePeopleInPhoto(forStartPhotoPlayback: intent, with: done)
    }
    return builder.table
}

