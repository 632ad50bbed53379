// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INBookRestaurantReservationIntent: INIntent {
    public override init() { super.init() }
    public init(restaurant: INRestaurant, booking bookingDateComponents: DateComponents, partySize: Int, bookingIdentifier: String?, guest: INRestaurantGuest?, selectedOffer: INRestaurantOffer?, guestProvidedSpecialRequestText: String?) {
        super.init(schema: ())
        setField("restaurant", restaurant)
        setField("bookingDateComponents", bookingDateComponents)
        setField("partySize", partySize)
        setField("bookingIdentifier", bookingIdentifier)
        setField("guest", guest)
        setField("selectedOffer", selectedOffer)
        setField("guestProvidedSpecialRequestText", guestProvidedSpecialRequestText)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBookRestaurantReservationIntent }
    open var restaurant: INRestaurant {
        get { field("restaurant", INRestaurant.blank()) }
        set { setField("restaurant", newValue) }
    }
    open var bookingDateComponents: DateComponents {
        get { field("bookingDateComponents", DateComponents()) }
        set { setField("bookingDateComponents", newValue) }
    }
    open var partySize: Int {
        get { field("partySize", 0) }
        set { setField("partySize", newValue) }
    }
    open var bookingIdentifier: String? {
        get { field("bookingIdentifier") }
        set { setField("bookingIdentifier", newValue) }
    }
    open var guest: INRestaurantGuest? {
        get { field("guest") }
        set { setField("guest", newValue) }
    }
    open var selectedOffer: INRestaurantOffer? {
        get { field("selectedOffer") }
        set { setField("selectedOffer", newValue) }
    }
    open var guestProvidedSpecialRequestText: String? {
        get { field("guestProvidedSpecialRequestText") }
        set { setField("guestProvidedSpecialRequestText", newValue) }
    }
}
private let schemaOfINBookRestaurantReservationIntent = _Schema("INBookRestaurantReservationIntent", extends: INIntent._schema, [
    _Field("restaurant", INRestaurant.self), _Field("bookingDateComponents", DateComponents.self),
    _Field("partySize", Int.self), _Field("bookingIdentifier", String.self), _Field("guest", INRestaurantGuest.self),
    _Field("selectedOffer", INRestaurantOffer.self), _Field("guestProvidedSpecialRequestText", String.self),
])

open class INBookRestaurantReservationIntentResponse: INIntentResponse {
    public override init() { super.init() }
    public init(code: INBookRestaurantReservationIntentCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBookRestaurantReservationIntentResponse }
    open var code: INBookRestaurantReservationIntentCode { INBookRestaurantReservationIntentCode(rawValue: rawCode) ?? .success }
    open var userBooking: INRestaurantReservationUserBooking? {
        get { field("userBooking") }
        set { setField("userBooking", newValue) }
    }
}
private let schemaOfINBookRestaurantReservationIntentResponse = _Schema("INBookRestaurantReservationIntentResponse", extends: INIntentResponse._schema, [
    _Field("userBooking", INRestaurantReservationUserBooking.self),
])

open class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent {
    public override init() { super.init() }
    public init(restaurant: INRestaurant?) {
        super.init(schema: ())
        setField("restaurant", restaurant)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetAvailableRestaurantReservationBookingDefaultsIntent }
    open var restaurant: INRestaurant? {
        get { field("restaurant") }
        set { setField("restaurant", newValue) }
    }
}
private let schemaOfINGetAvailableRestaurantReservationBookingDefaultsIntent = _Schema("INGetAvailableRestaurantReservationBookingDefaultsIntent", extends: INIntent._schema, [
    _Field("restaurant", INRestaurant.self),
])

open class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse {
    public override init() { super.init() }
    public init(defaultPartySize: Int, defaultBooking defaultBookingDate: Date, code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("defaultPartySize", defaultPartySize)
        setField("defaultBookingDate", defaultBookingDate)
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetAvailableRestaurantReservationBookingDefaultsIntentResponse }
    open var code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode { INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode(rawValue: rawCode) ?? .success }
    open var defaultPartySize: Int { field("defaultPartySize", 0) }
    open var defaultBookingDate: Date { field("defaultBookingDate", Date(timeIntervalSinceReferenceDate: 0)) }
    open var maximumPartySize: NSNumber? {
        get { field("maximumPartySize") }
        set { setField("maximumPartySize", newValue) }
    }
    open var minimumPartySize: NSNumber? {
        get { field("minimumPartySize") }
        set { setField("minimumPartySize", newValue) }
    }
    open var providerImage: INImage {
        get { field("providerImage", INImage.blank()) }
        set { setField("providerImage", newValue) }
    }
}
private let schemaOfINGetAvailableRestaurantReservationBookingDefaultsIntentResponse = _Schema("INGetAvailableRestaurantReservationBookingDefaultsIntentResponse", extends: INIntentResponse._schema, [
    _Field("defaultPartySize", Int.self), _Field("defaultBookingDate", Date.self),
    _Field("maximumPartySize", NSNumber.self), _Field("minimumPartySize", NSNumber.self),
    _Field("providerImage", INImage.self),
])

open class INGetAvailableRestaurantReservationBookingsIntent: INIntent {
    public override init() { super.init() }
    public init(restaurant: INRestaurant, partySize: Int, preferredBooking preferredBookingDateComponents: DateComponents?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?, latestBookingDateForResults: Date?) {
        super.init(schema: ())
        setField("restaurant", restaurant)
        setField("partySize", partySize)
        setField("preferredBookingDateComponents", preferredBookingDateComponents)
        setField("maximumNumberOfResults", maximumNumberOfResults)
        setField("earliestBookingDateForResults", earliestBookingDateForResults)
        setField("latestBookingDateForResults", latestBookingDateForResults)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetAvailableRestaurantReservationBookingsIntent }
    open var restaurant: INRestaurant {
        get { field("restaurant", INRestaurant.blank()) }
        set { setField("restaurant", newValue) }
    }
    open var partySize: Int {
        get { field("partySize", 0) }
        set { setField("partySize", newValue) }
    }
    open var preferredBookingDateComponents: DateComponents? {
        get { field("preferredBookingDateComponents") }
        set { setField("preferredBookingDateComponents", newValue) }
    }
    open var maximumNumberOfResults: NSNumber? {
        get { field("maximumNumberOfResults") }
        set { setField("maximumNumberOfResults", newValue) }
    }
    open var earliestBookingDateForResults: Date? {
        get { field("earliestBookingDateForResults") }
        set { setField("earliestBookingDateForResults", newValue) }
    }
    open var latestBookingDateForResults: Date? {
        get { field("latestBookingDateForResults") }
        set { setField("latestBookingDateForResults", newValue) }
    }
}
private let schemaOfINGetAvailableRestaurantReservationBookingsIntent = _Schema("INGetAvailableRestaurantReservationBookingsIntent", extends: INIntent._schema, [
    _Field("restaurant", INRestaurant.self), _Field("partySize", Int.self),
    _Field("preferredBookingDateComponents", DateComponents.self), _Field("maximumNumberOfResults", NSNumber.self),
    _Field("earliestBookingDateForResults", Date.self), _Field("latestBookingDateForResults", Date.self),
])

open class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse {
    public override init() { super.init() }
    public init(availableBookings: [INRestaurantReservationBooking], code: INGetAvailableRestaurantReservationBookingsIntentCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("availableBookings", availableBookings)
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetAvailableRestaurantReservationBookingsIntentResponse }
    open var code: INGetAvailableRestaurantReservationBookingsIntentCode { INGetAvailableRestaurantReservationBookingsIntentCode(rawValue: rawCode) ?? .success }
    open var localizedRestaurantDescriptionText: String? {
        get { field("localizedRestaurantDescriptionText") }
        set { setField("localizedRestaurantDescriptionText", newValue) }
    }
    open var localizedBookingAdvisementText: String? {
        get { field("localizedBookingAdvisementText") }
        set { setField("localizedBookingAdvisementText", newValue) }
    }
    open var termsAndConditions: INTermsAndConditions? {
        get { field("termsAndConditions") }
        set { setField("termsAndConditions", newValue) }
    }
    open var availableBookings: [INRestaurantReservationBooking] { field("availableBookings", []) }
}
private let schemaOfINGetAvailableRestaurantReservationBookingsIntentResponse = _Schema("INGetAvailableRestaurantReservationBookingsIntentResponse", extends: INIntentResponse._schema, [
    _Field("localizedRestaurantDescriptionText", String.self), _Field("localizedBookingAdvisementText", String.self),
    _Field("termsAndConditions", INTermsAndConditions.self),
    _Field("availableBookings", [INRestaurantReservationBooking].self),
])

open class INGetRestaurantGuestIntent: INIntent {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetRestaurantGuestIntent }
}
private let schemaOfINGetRestaurantGuestIntent = _Schema("INGetRestaurantGuestIntent", extends: INIntent._schema)

open class INGetRestaurantGuestIntentResponse: INIntentResponse {
    public override init() { super.init() }
    public init(code: INGetRestaurantGuestIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetRestaurantGuestIntentResponse }
    open var code: INGetRestaurantGuestIntentResponseCode { INGetRestaurantGuestIntentResponseCode(rawValue: rawCode) ?? .success }
    open var guest: INRestaurantGuest? {
        get { field("guest") }
        set { setField("guest", newValue) }
    }
    open var guestDisplayPreferences: INRestaurantGuestDisplayPreferences? {
        get { field("guestDisplayPreferences") }
        set { setField("guestDisplayPreferences", newValue) }
    }
}
private let schemaOfINGetRestaurantGuestIntentResponse = _Schema("INGetRestaurantGuestIntentResponse", extends: INIntentResponse._schema, [
    _Field("guest", INRestaurantGuest.self),
    _Field("guestDisplayPreferences", INRestaurantGuestDisplayPreferences.self),
])

open class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent {
    public override init() { super.init() }
    public init(restaurant: INRestaurant?, reservationIdentifier: String?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?) {
        super.init(schema: ())
        setField("restaurant", restaurant)
        setField("reservationIdentifier", reservationIdentifier)
        setField("maximumNumberOfResults", maximumNumberOfResults)
        setField("earliestBookingDateForResults", earliestBookingDateForResults)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetUserCurrentRestaurantReservationBookingsIntent }
    open var restaurant: INRestaurant? {
        get { field("restaurant") }
        set { setField("restaurant", newValue) }
    }
    open var reservationIdentifier: String? {
        get { field("reservationIdentifier") }
        set { setField("reservationIdentifier", newValue) }
    }
    open var maximumNumberOfResults: NSNumber? {
        get { field("maximumNumberOfResults") }
        set { setField("maximumNumberOfResults", newValue) }
    }
    open var earliestBookingDateForResults: Date? {
        get { field("earliestBookingDateForResults") }
        set { setField("earliestBookingDateForResults", newValue) }
    }
}
private let schemaOfINGetUserCurrentRestaurantReservationBookingsIntent = _Schema("INGetUserCurrentRestaurantReservationBookingsIntent", extends: INIntent._schema, [
    _Field("restaurant", INRestaurant.self), _Field("reservationIdentifier", String.self),
    _Field("maximumNumberOfResults", NSNumber.self), _Field("earliestBookingDateForResults", Date.self),
])

open class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse {
    public override init() { super.init() }
    public init(userCurrentBookings: [INRestaurantReservationUserBooking], code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("userCurrentBookings", userCurrentBookings)
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINGetUserCurrentRestaurantReservationBookingsIntentResponse }
    open var code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode { INGetUserCurrentRestaurantReservationBookingsIntentResponseCode(rawValue: rawCode) ?? .success }
    open var userCurrentBookings: [INRestaurantReservationUserBooking] {
        get { field("userCurrentBookings", []) }
        set { setField("userCurrentBookings", newValue) }
    }
}
private let schemaOfINGetUserCurrentRestaurantReservationBookingsIntentResponse = _Schema("INGetUserCurrentRestaurantReservationBookingsIntentResponse", extends: INIntentResponse._schema, [
    _Field("userCurrentBookings", [INRestaurantReservationUserBooking].self),
])

public enum INBookRestaurantReservationIntentCode: Int, Sendable {
    case success = 0
    case denied = 1
    case failure = 2
    case failureRequiringAppLaunch = 3
    case failureRequiringAppLaunchMustVerifyCredentials = 4
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 5
}
extension INBookRestaurantReservationIntentCode: IntentValueConvertible {}

public enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Int, Sendable {
    case success = 0
    case failure = 1
    case unspecified = 2
}
extension INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: IntentValueConvertible {}

public enum INGetAvailableRestaurantReservationBookingsIntentCode: Int, Sendable {
    case success = 0
    case failure = 1
    case failureRequestUnsatisfiable = 2
    case failureRequestUnspecified = 3
}
extension INGetAvailableRestaurantReservationBookingsIntentCode: IntentValueConvertible {}

public enum INGetRestaurantGuestIntentResponseCode: Int, Sendable {
    case success = 0
    case failure = 1
}
extension INGetRestaurantGuestIntentResponseCode: IntentValueConvertible {}

public enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Int, Sendable {
    case success = 0
    case failure = 1
    case failureRequestUnsatisfiable = 2
    case unspecified = 3
}
extension INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: IntentValueConvertible {}

