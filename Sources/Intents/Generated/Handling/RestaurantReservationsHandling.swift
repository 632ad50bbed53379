// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INBookRestaurantReservationIntentHandling: AnyObject {
    func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void)
    func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse
    func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void)
    func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse
    func resolveRestaurant(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
    func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult
    func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void)
    func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async -> INDateComponentsResolutionResult
    func resolvePartySize(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult
    func resolveGuest(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void)
    func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult
    func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async -> INStringResolutionResult
}

extension INBookRestaurantReservationIntentHandling {
    public func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) { notImplemented() }
    public func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse { notImplemented() }
    public func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) { notImplemented() }
    public func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse { notImplemented() }
    public func resolveRestaurant(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { notImplemented() }
    public func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult { notImplemented() }
    public func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) { notImplemented() }
    public func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async -> INDateComponentsResolutionResult { notImplemented() }
    public func resolvePartySize(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func resolveGuest(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void) { notImplemented() }
    public func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult { notImplemented() }
    public func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async -> INStringResolutionResult { notImplemented() }
}

func handlersOfINBookRestaurantReservationIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INBookRestaurantReservationIntentHandling, INBookRestaurantReservationIntent, INBookRestaurantReservationIntentResponse>(
        "INBookRestaurantReservationIntentHandling", codeName: { INBookRestaurantReservationIntentCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(bookRestaurantReservation:completion:)") { (handler, intent, done: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) in
        handler.handle(bookRestaurantReservation: intent, completion: done)
    }
    builder.handleAsync("handle(bookRestaurantReservation:)") { await $0.handle(bookRestaurantReservation: $1) as INBookRestaurantReservationIntentResponse }
    builder.confirm("confirm(bookRestaurantReservation:completion:)") { (handler, intent, done: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) in
        handler.confirm(bookRestaurantReservation: intent, completion: done)
    }
    builder.confirmAsync("confirm(bookRestaurantReservation:)") { await $0.confirm(bookRestaurantReservation: $1) as INBookRestaurantReservationIntentResponse }
    builder.resolve("restaurant", "resolveRestaurant(for:completion:)") { (handler, intent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in
        handler.resolveRestaurant(for: intent, completion: done)
    }
    builder.resolveAsync("restaurant", "resolveRestaurant(for:)") { await $0.resolveRestaurant(for: $1) as INRestaurantResolutionResult }
    builder.resolve("bookingDateComponents", "resolveBookingDateComponents(for:completion:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) in
        handler.resolveBookingDateComponents(for: intent, completion: done)
    }
    builder.resolveAsync("bookingDateComponents", "resolveBookingDateComponents(for:)") { await $0.resolveBookingDateComponents(for: $1) as INDateComponentsResolutionResult }
    builder.resolve("partySize", "resolvePartySize(for:completion:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolvePartySize(for: intent, completion: done)
    }
    builder.resolveAsync("partySize", "resolvePartySize(for:)") { await $0.resolvePartySize(for: $1) as INIntegerResolutionResult }
    builder.resolve("guest", "resolveGuest(for:completion:)") { (handler, intent, done: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void) in
        handler.resolveGuest(for: intent, completion: done)
    }
    builder.resolveAsync("guest", "resolveGuest(for:)") { await $0.resolveGuest(for: $1) as INRestaurantGuestResolutionResult }
    builder.resolve("guestProvidedSpecialRequestText", "resolveGuestProvidedSpecialRequestText(for:completion:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveGuestProvidedSpecialRequestText(for: intent, completion: done)
    }
    builder.resolveAsync("guestProvidedSpecialRequestText", "resolveGuestProvidedSpecialRequestText(for:)") { await $0.resolveGuestProvidedSpecialRequestText(for: $1) as INStringResolutionResult }
    return builder.table
}

public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: AnyObject {
    func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)
    func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
    func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)
    func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
    func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
    func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INRestaurantResolutionResult
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
    public func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) { notImplemented() }
    public func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse { notImplemented() }
    public func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) { notImplemented() }
    public func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse { notImplemented() }
    public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { notImplemented() }
    public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INRestaurantResolutionResult { notImplemented() }
}

func handlersOfINGetAvailableRestaurantReservationBookingDefaultsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, INGetAvailableRestaurantReservationBookingDefaultsIntent, INGetAvailableRestaurantReservationBookingDefaultsIntentResponse>(
        "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling", codeName: { INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(getAvailableRestaurantReservationBookingDefaults:completion:)") { (handler, intent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) in
        handler.handle(getAvailableRestaurantReservationBookingDefaults: intent, completion: done)
    }
    builder.handleAsync("handle(getAvailableRestaurantReservationBookingDefaults:)") { await $0.handle(getAvailableRestaurantReservationBookingDefaults: $1) as INGetAvailableRestaurantReservationBookingDefaultsIntentResponse }
    builder.confirm("confirm(getAvailableRestaurantReservationBookingDefaults:completion:)") { (handler, intent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) in
        handler.confirm(getAvailableRestaurantReservationBookingDefaults: intent, completion: done)
    }
    builder.confirmAsync("confirm(getAvailableRestaurantReservationBookingDefaults:)") { await $0.confirm(getAvailableRestaurantReservationBookingDefaults: $1) as INGetAvailableRestaurantReservationBookingDefaultsIntentResponse }
    builder.resolve("restaurant", "resolveRestaurant(for:completion:)") { (handler, intent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in
        handler.resolveRestaurant(for: intent, completion: done)
    }
    builder.resolveAsync("restaurant", "resolveRestaurant(for:)") { await $0.resolveRestaurant(for: $1) as INRestaurantResolutionResult }
    return builder.table
}

public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: AnyObject {
    func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
    func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse
    func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
    func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse
    func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
    func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult
    func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
    func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INIntegerResolutionResult
    func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void)
    func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INDateComponentsResolutionResult
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling {
    public func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) { notImplemented() }
    public func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse { notImplemented() }
    public func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) { notImplemented() }
    public func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse { notImplemented() }
    public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { notImplemented() }
    public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult { notImplemented() }
    public func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { notImplemented() }
    public func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INIntegerResolutionResult { notImplemented() }
    public func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) { notImplemented() }
    public func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INDateComponentsResolutionResult { notImplemented() }
}

func handlersOfINGetAvailableRestaurantReservationBookingsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetAvailableRestaurantReservationBookingsIntentHandling, INGetAvailableRestaurantReservationBookingsIntent, INGetAvailableRestaurantReservationBookingsIntentResponse>(
        "INGetAvailableRestaurantReservationBookingsIntentHandling", codeName: { INGetAvailableRestaurantReservationBookingsIntentCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(getAvailableRestaurantReservationBookings:completion:)") { (handler, intent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) in
        handler.handle(getAvailableRestaurantReservationBookings: intent, completion: done)
    }
    builder.handleAsync("handle(getAvailableRestaurantReservationBookings:)") { await $0.handle(getAvailableRestaurantReservationBookings: $1) as INGetAvailableRestaurantReservationBookingsIntentResponse }
    builder.confirm("confirm(getAvailableRestaurantReservationBookings:completion:)") { (handler, intent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) in
        handler.confirm(getAvailableRestaurantReservationBookings: intent, completion: done)
    }
    builder.confirmAsync("confirm(getAvailableRestaurantReservationBookings:)") { await $0.confirm(getAvailableRestaurantReservationBookings: $1) as INGetAvailableRestaurantReservationBookingsIntentResponse }
    builder.resolve("restaurant", "resolveRestaurant(for:completion:)") { (handler, intent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in
        handler.resolveRestaurant(for: intent, completion: done)
    }
    builder.resolveAsync("restaurant", "resolveRestaurant(for:)") { await $0.resolveRestaurant(for: $1) as INRestaurantResolutionResult }
    builder.resolve("partySize", "resolvePartySize(for:completion:)") { (handler, intent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in
        handler.resolvePartySize(for: intent, completion: done)
    }
    builder.resolveAsync("partySize", "resolvePartySize(for:)") { await $0.resolvePartySize(for: $1) as INIntegerResolutionResult }
    builder.resolve("preferredBookingDateComponents", "resolvePreferredBookingDateComponents(for:completion:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) in
        handler.resolvePreferredBookingDateComponents(for: intent, completion: done)
    }
    builder.resolveAsync("preferredBookingDateComponents", "resolvePreferredBookingDateComponents(for:)") { await $0.resolvePreferredBookingDateComponents(for: $1) as INDateComponentsResolutionResult }
    return builder.table
}

public protocol INGetRestaurantGuestIntentHandling: AnyObject {
    func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void)
    func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse
    func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void)
    func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse
}

extension INGetRestaurantGuestIntentHandling {
    public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) { notImplemented() }
    public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse { notImplemented() }
    public func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) { notImplemented() }
    public func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse { notImplemented() }
}

func handlersOfINGetRestaurantGuestIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetRestaurantGuestIntentHandling, INGetRestaurantGuestIntent, INGetRestaurantGuestIntentResponse>(
        "INGetRestaurantGuestIntentHandling", codeName: { INGetRestaurantGuestIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(getRestaurantGuest:completion:)") { (handler, intent, done: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) in
        handler.handle(getRestaurantGuest: intent, completion: done)
    }
    builder.handleAsync("handle(getRestaurantGuest:)") { await $0.handle(getRestaurantGuest: $1) as INGetRestaurantGuestIntentResponse }
    builder.confirm("confirm(getRestaurantGuest:completion:)") { (handler, intent, done: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) in
        handler.confirm(getRestaurantGuest: intent, completion: done)
    }
    builder.confirmAsync("confirm(getRestaurantGuest:)") { await $0.confirm(getRestaurantGuest: $1) as INGetRestaurantGuestIntentResponse }
    return builder.table
}

public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: AnyObject {
    func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
    func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse
    func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
    func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse
    func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
    func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling {
    public func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) { notImplemented() }
    public func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse { notImplemented() }
    public func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) { notImplemented() }
    public func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse { notImplemented() }
    public func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { notImplemented() }
    public func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult { notImplemented() }
}

func handlersOfINGetUserCurrentRestaurantReservationBookingsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INGetUserCurrentRestaurantReservationBookingsIntentHandling, INGetUserCurrentRestaurantReservationBookingsIntent, INGetUserCurrentRestaurantReservationBookingsIntentResponse>(
        "INGetUserCurrentRestaurantReservationBookingsIntentHandling", codeName: { INGetUserCurrentRestaurantReservationBookingsIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(getUserCurrentRestaurantReservationBookings:completion:)") { (handler, intent, done: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) in
        handler.handle(getUserCurrentRestaurantReservationBookings: intent, completion: done)
    }
    builder.handleAsync("handle(getUserCurrentRestaurantReservationBookings:)") { await $0.handle(getUserCurrentRestaurantReservationBookings: $1) as INGetUserCurrentRestaurantReservationBookingsIntentResponse }
    builder.confirm("confirm(getUserCurrentRestaurantReservationBookings:completion:)") { (handler, intent, done: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) in
        handler.confirm(getUserCurrentRestaurantReservationBookings: intent, completion: done)
    }
    builder.confirmAsync("confirm(getUserCurrentRestaurantReservationBookings:)") { await $0.confirm(getUserCurrentRestaurantReservationBookings: $1) as INGetUserCurrentRestaurantReservationBookingsIntentResponse }
    builder.resolve("restaurant", "resolveRestaurant(for:completion:)") { (handler, intent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in
        handler.resolveRestaurant(for: intent, completion: done)
    }
    builder.resolveAsync("restaurant", "resolveRestaurant(for:)") { await $0.resolveRestaurant(for: $1) as INRestaurantResolutionResult }
    return builder.table
}

