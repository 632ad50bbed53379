// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INCancelRideIntentHandling: AnyObject {
    func handle(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
    func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
    func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
    func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

extension INCancelRideIntentHandling {
    public func handle(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void) { notImplemented() }
    public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse { notImplemented() }
    public func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void) { notImplemented() }
    public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse { notImplemented() }
}

func handlersOfINCancelRideIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INCancelRideIntentHandling, INCancelRideIntent, INCancelRideIntentResponse>(
        "INCancelRideIntentHandling", codeName: { INCancelRideIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(cancelRide:completion:)") { (handler, intent, done: @escaping @Sendable (INCancelRideIntentResponse) -> Void) in
        handler.handle(cancelRide: intent, completion: done)
    }
    builder.handleAsync("handle(cancelRide:)") { await $0.handle(cancelRide: $1) as INCancelRideIntentResponse }
    builder.confirm("confirm(cancelRide:completion:)") { (handler, intent, done: @escaping @Sendable (INCancelRideIntentResponse) -> Void) in
        handler.confirm(cancelRide: intent, completion: done)
    }
    builder.confirmAsync("confirm(cancelRide:)") { await $0.confirm(cancelRide: $1) as INCancelRideIntentResponse }
    return builder.table
}

public protocol INGetRideStatusIntentHandling: AnyObject {
    func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
    func stopSendingUpdates(for intent: INGetRideStatusIntent)
    func confirm(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
    func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
    func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
    func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
    func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent)
    func confirm(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
}

extension INGetRideStatusIntentHandling {
    public func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse { notImplemented() }
    public func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) { notImplemented() }
    public func stopSendingUpdates(for intent: INGetRideStatusIntent) { notImplemented() }
    public func confirm(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse { notImplemented() }
    public func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { notImplemented() }
    public func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) { notImplemented() }
    public func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) { notImplemented() }
    public func confirm(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { notImplemented() }
}

private final class UpdatesOfINGetRideStatusIntent: UpdateObserver<INGetRideStatusIntentResponse>, INGetRideStatusIntentResponseObserver, @unchecked Sendable {
    func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) { send(response) }
}

func handlersOfINGetRideStatusIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetRideStatusIntentHandling, INGetRideStatusIntent, INGetRideStatusIntentResponse>(
        "INGetRideStatusIntentHandling", codeName: { INGetRideStatusIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INGetRideStatusIntentResponse }
    builder.startUpdates("startSendingUpdates(for:to:)") { (handler, intent, send) in
        let observer = UpdatesOfINGetRideStatusIntent(send)
        handler.startSendingUpdates(for: intent, to: observer)
        return observer
    }
    builder.stopUpdates("stopSendingUpdates(for:)") { $0.stopSendingUpdates(for: $1) }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INGetRideStatusIntentResponse }
    builder.handle("handle(getRideStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in
        handler.handle(getRideStatus: intent, completion: done)
    }
    builder.startUpdates("startSendingUpdates(forGetRideStatus:to:)") { (handler, intent, send) in
        let observer = UpdatesOfINGetRideStatusIntent(send)
        handler.startSendingUpdates(forGetRideStatus: intent, to: observer)
        return observer
    }
    builder.stopUpdates("stopSendingUpdates(forGetRideStatus:)") { $0.stopSendingUpdates(forGetRideStatus: $1) }
    builder.confirm("confirm(getRideStatus:completion:)") { (handler, intent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in
        handler.confirm(getRideStatus: intent, completion: done)
    }
    return builder.table
}

public protocol INListRideOptionsIntentHandling: AnyObject {
    func handle(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
    func confirm(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
    func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
    func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
    func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
    func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
    func confirm(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
    func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
}

extension INListRideOptionsIntentHandling {
    public func handle(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse { notImplemented() }
    public func confirm(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse { notImplemented() }
    public func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult { notImplemented() }
    public func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult { notImplemented() }
    public func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { notImplemented() }
    public func confirm(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { notImplemented() }
    public func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINListRideOptionsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INListRideOptionsIntentHandling, INListRideOptionsIntent, INListRideOptionsIntentResponse>(
        "INListRideOptionsIntentHandling", codeName: { INListRideOptionsIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INListRideOptionsIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INListRideOptionsIntentResponse }
    builder.resolve("pickupLocation", "resolvePickupLocation(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolvePickupLocation(for: intent, with: done)
    }
    builder.resolveAsync("pickupLocation", "resolvePickupLocation(for:)") { await $0.resolvePickupLocation(for: $1) as INPlacemarkResolutionResult }
    builder.resolve("dropOffLocation", "resolveDropOffLocation(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveDropOffLocation(for: intent, with: done)
    }
    builder.resolveAsync("dropOffLocation", "resolveDropOffLocation(for:)") { await $0.resolveDropOffLocation(for: $1) as INPlacemarkResolutionResult }
    builder.handle("handle(listRideOptions:completion:)") { (handler, intent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in
        handler.handle(listRideOptions: intent, completion: done)
    }
    builder.confirm("confirm(listRideOptions:completion:)") { (handler, intent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in
        handler.confirm(listRideOptions: intent, completion: done)
    }
    builder.resolve("pickupLocation", "resolvePickupLocation(forListRideOptions:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolvePickupLocation(forListRideOptions: intent, with: done)
    }
    builder.resolve("dropOffLocation", "resolveDropOffLocation(forListRideOptions:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveDropOffLocation(forListRideOptions: intent, with: done)
    }
    return builder.table
}

public protocol INRequestRideIntentHandling: AnyObject {
    func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
    func confirm(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
    func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
    func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
    func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult
    func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult
    func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult
    func handle(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
    func confirm(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
    func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
    func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
}

extension INRequestRideIntentHandling {
    public func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { notImplemented() }
    public func confirm(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { notImplemented() }
    public func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult { notImplemented() }
    public func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult { notImplemented() }
    public func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func handle(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { notImplemented() }
    public func confirm(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { notImplemented() }
    public func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { notImplemented() }
    public func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINRequestRideIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INRequestRideIntentHandling, INRequestRideIntent, INRequestRideIntentResponse>(
        "INRequestRideIntentHandling", codeName: { INRequestRideIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INRequestRideIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INRequestRideIntentResponse }
    builder.resolve("pickupLocation", "resolvePickupLocation(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolvePickupLocation(for: intent, with: done)
    }
    builder.resolveAsync("pickupLocation", "resolvePickupLocation(for:)") { await $0.resolvePickupLocation(for: $1) as INPlacemarkResolutionResult }
    builder.resolve("dropOffLocation", "resolveDropOffLocation(for:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveDropOffLocation(for: intent, with: done)
    }
    builder.resolveAsync("dropOffLocation", "resolveDropOffLocation(for:)") { await $0.resolveDropOffLocation(for: $1) as INPlacemarkResolutionResult }
    builder.resolve("rideOptionName", "resolveRideOptionName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveRideOptionName(for: intent, with: done)
    }
    builder.resolveAsync("rideOptionName", "resolveRideOptionName(for:)") { await $0.resolveRideOptionName(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("partySize", "resolvePartySize(for:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolvePartySize(for: intent, with: done)
    }
    builder.resolveAsync("partySize", "resolvePartySize(for:)") { await $0.resolvePartySize(for: $1) as INIntegerResolutionResult }
    builder.resolve("scheduledPickupTime", "resolveScheduledPickupTime(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveScheduledPickupTime(for: intent, with: done)
    }
    builder.resolveAsync("scheduledPickupTime", "resolveScheduledPickupTime(for:)") { await $0.resolveScheduledPickupTime(for: $1) as INDateComponentsRangeResolutionResult }
    builder.handle("handle(requestRide:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in
        handler.handle(requestRide: intent, completion: done)
    }
    builder.confirm("confirm(requestRide:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in
        handler.confirm(requestRide: intent, completion: done)
    }
    builder.resolve("pickupLocation", "resolvePickupLocation(forRequestRide:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolvePickupLocation(forRequestRide: intent, with: done)
    }
    builder.resolve("dropOffLocation", "resolveDropOffLocation(forRequestRide:with:)") { (handler, intent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in
        handler.resolveDropOffLocation(forRequestRide: intent, with: done)
    }
    builder.resolve("rideOptionName", "resolveRideOptionName(forRequestRide:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveRideOptionName(forRequestRide: intent, with: done)
    }
    builder.resolve("partySize", "resolvePartySize(forRequestRide:with:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolvePartySize(forRequestRide: intent, with: done)
    }
    builder.resolve("scheduledPickupTime", "resolveScheduledPickupTime(forRequestRide:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveScheduledPickupTime(forRequestRide: intent, with: done)
    }
    return builder.table
}

public protocol INSendRideFeedbackIntentHandling: AnyObject {
    func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
    func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse
    func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
    func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse
}

extension INSendRideFeedbackIntentHandling {
    public func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) { notImplemented() }
    public func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse { notImplemented() }
    public func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) { notImplemented() }
    public func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse { notImplemented() }
}

func handlersOfINSendRideFeedbackIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSendRideFeedbackIntentHandling, INSendRideFeedbackIntent, INSendRideFeedbackIntentResponse>(
        "INSendRideFeedbackIntentHandling", codeName: { INSendRideFeedbackIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(sendRideFeedback:completion:)") { (handler, intent, done: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) in
        handler.handle(sendRideFeedback: intent, completion: done)
    }
    builder.handleAsync("handle(sendRideFeedback:)") { await $0.handle(sendRideFeedback: $1) as INSendRideFeedbackIntentResponse }
    builder.confirm("confirm(sendRideFeedback:completion:)") { (handler, intent, done: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) in
        handler.confirm(sendRideFeedback: intent, completion: done)
    }
    builder.confirmAsync("confirm(sendRideFeedback:)") { await $0.confirm(sendRideFeedback: $1) as INSendRideFeedbackIntentResponse }
    return builder.table
}

