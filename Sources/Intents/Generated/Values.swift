// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INAirline: _SchemaObject {
    public init(name: String?, iataCode: String?, icaoCode: String?) {
        super.init(schema: ())
        setField("name", name)
        setField("iataCode", iataCode)
        setField("icaoCode", icaoCode)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAirline }
    open var name: String? { field("name") }
    open var iataCode: String? { field("iataCode") }
    open var icaoCode: String? { field("icaoCode") }
}
private let schemaOfINAirline = _Schema("INAirline", [
    _Field("name", String.self), _Field("iataCode", String.self), _Field("icaoCode", String.self),
])

open class INAirport: _SchemaObject {
    public init(name: String?, iataCode: String?, icaoCode: String?) {
        super.init(schema: ())
        setField("name", name)
        setField("iataCode", iataCode)
        setField("icaoCode", icaoCode)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAirport }
    open var name: String? { field("name") }
    open var iataCode: String? { field("iataCode") }
    open var icaoCode: String? { field("icaoCode") }
}
private let schemaOfINAirport = _Schema("INAirport", [
    _Field("name", String.self), _Field("iataCode", String.self), _Field("icaoCode", String.self),
])

open class INAirportGate: _SchemaObject {
    public init(airport: INAirport, terminal: String?, gate: String?) {
        super.init(schema: ())
        setField("airport", airport)
        setField("terminal", terminal)
        setField("gate", gate)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAirportGate }
    open var airport: INAirport { field("airport", INAirport.blank()) }
    open var terminal: String? { field("terminal") }
    open var gate: String? { field("gate") }
}
private let schemaOfINAirportGate = _Schema("INAirportGate", [
    _Field("airport", INAirport.self), _Field("terminal", String.self), _Field("gate", String.self),
])

open class INBalanceAmount: _SchemaObject {
    public init?(amount: NSDecimalNumber, balanceType: INBalanceType) {
        super.init(schema: ())
        setField("amount", amount)
        setField("balanceType", balanceType)
    }
    public init(amount: NSDecimalNumber, currencyCode: String) {
        super.init(schema: ())
        setField("amount", amount)
        setField("currencyCode", currencyCode)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBalanceAmount }
    open var amount: NSDecimalNumber? { field("amount") }
    open var balanceType: INBalanceType { field("balanceType", .unknown) }
    open var currencyCode: String? { field("currencyCode") }
}
private let schemaOfINBalanceAmount = _Schema("INBalanceAmount", [
    _Field("amount", NSDecimalNumber.self), _Field("balanceType", INBalanceType.self),
    _Field("currencyCode", String.self),
])

open class INBillDetails: _SchemaObject {
    public init?(billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?) {
        super.init(schema: ())
        setField("billType", billType)
        setField("paymentStatus", paymentStatus)
        setField("billPayee", billPayee)
        setField("amountDue", amountDue)
        setField("minimumDue", minimumDue)
        setField("lateFee", lateFee)
        setField("dueDate", dueDate)
        setField("paymentDate", paymentDate)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBillDetails }
    open var billPayee: INBillPayee? {
        get { field("billPayee") }
        set { setField("billPayee", newValue) }
    }
    open var amountDue: INCurrencyAmount? {
        get { field("amountDue") }
        set { setField("amountDue", newValue) }
    }
    open var minimumDue: INCurrencyAmount? {
        get { field("minimumDue") }
        set { setField("minimumDue", newValue) }
    }
    open var lateFee: INCurrencyAmount? {
        get { field("lateFee") }
        set { setField("lateFee", newValue) }
    }
    open var dueDate: DateComponents? {
        get { field("dueDate") }
        set { setField("dueDate", newValue) }
    }
    open var paymentDate: DateComponents? {
        get { field("paymentDate") }
        set { setField("paymentDate", newValue) }
    }
    open var billType: INBillType {
        get { field("billType", .unknown) }
        set { setField("billType", newValue) }
    }
    open var paymentStatus: INPaymentStatus {
        get { field("paymentStatus", .unknown) }
        set { setField("paymentStatus", newValue) }
    }
}
private let schemaOfINBillDetails = _Schema("INBillDetails", [
    _Field("billPayee", INBillPayee.self), _Field("amountDue", INCurrencyAmount.self),
    _Field("minimumDue", INCurrencyAmount.self), _Field("lateFee", INCurrencyAmount.self),
    _Field("dueDate", DateComponents.self), _Field("paymentDate", DateComponents.self),
    _Field("billType", INBillType.self), _Field("paymentStatus", INPaymentStatus.self),
])

open class INBillPayee: _SchemaObject {
    public init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) {
        super.init(schema: ())
        setField("nickname", nickname)
        setField("accountNumber", number)
        setField("organizationName", organizationName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBillPayee }
    open var nickname: INSpeakableString? { field("nickname") }
    open var accountNumber: String? { field("accountNumber") }
    open var organizationName: INSpeakableString? { field("organizationName") }
}
private let schemaOfINBillPayee = _Schema("INBillPayee", [
    _Field("nickname", INSpeakableString.self), _Field("accountNumber", String.self),
    _Field("organizationName", INSpeakableString.self),
])

open class INBoatReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, boatTrip: INBoatTrip?) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", URL)
        setField("reservedSeat", reservedSeat)
        setField("boatTrip", boatTrip)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBoatReservation }
    open var reservedSeat: INSeat? { field("reservedSeat") }
    open var boatTrip: INBoatTrip? { field("boatTrip") }
}
private let schemaOfINBoatReservation = _Schema("INBoatReservation", extends: INReservation._schema, [
    _Field("reservedSeat", INSeat.self), _Field("boatTrip", INBoatTrip.self),
])

open class INBoatTrip: _SchemaObject {
    public init(provider: String?, boatName: String?, boatNumber: String?, tripDuration: INDateComponentsRange, departureBoatTerminalLocation: CLPlacemark, arrivalBoatTerminalLocation: CLPlacemark) {
        super.init(schema: ())
        setField("provider", provider)
        setField("boatName", boatName)
        setField("boatNumber", boatNumber)
        setField("tripDuration", tripDuration)
        setField("departureBoatTerminalLocation", departureBoatTerminalLocation)
        setField("arrivalBoatTerminalLocation", arrivalBoatTerminalLocation)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBoatTrip }
    open var provider: String? { field("provider") }
    open var boatName: String? { field("boatName") }
    open var boatNumber: String? { field("boatNumber") }
    open var tripDuration: INDateComponentsRange { field("tripDuration", INDateComponentsRange.blank()) }
    open var departureBoatTerminalLocation: CLPlacemark { field("departureBoatTerminalLocation", BlankPlaces.CLPlacemark) }
    open var arrivalBoatTerminalLocation: CLPlacemark { field("arrivalBoatTerminalLocation", BlankPlaces.CLPlacemark) }
}
private let schemaOfINBoatTrip = _Schema("INBoatTrip", [
    _Field("provider", String.self), _Field("boatName", String.self), _Field("boatNumber", String.self),
    _Field("tripDuration", INDateComponentsRange.self), _Field("departureBoatTerminalLocation", CLPlacemark.self),
    _Field("arrivalBoatTerminalLocation", CLPlacemark.self),
])

open class INBusReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, busTrip: INBusTrip?) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", URL)
        setField("reservedSeat", reservedSeat)
        setField("busTrip", busTrip)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBusReservation }
    open var reservedSeat: INSeat? { field("reservedSeat") }
    open var busTrip: INBusTrip { field("busTrip", INBusTrip.blank()) }
}
private let schemaOfINBusReservation = _Schema("INBusReservation", extends: INReservation._schema, [
    _Field("reservedSeat", INSeat.self), _Field("busTrip", INBusTrip.self),
])

open class INBusTrip: _SchemaObject {
    public init(provider: String?, busName: String?, busNumber: String?, tripDuration: INDateComponentsRange, departureBusStopLocation: CLPlacemark, departurePlatform: String?, arrivalBusStopLocation: CLPlacemark, arrivalPlatform: String?) {
        super.init(schema: ())
        setField("provider", provider)
        setField("busName", busName)
        setField("busNumber", busNumber)
        setField("tripDuration", tripDuration)
        setField("departureBusStopLocation", departureBusStopLocation)
        setField("departurePlatform", departurePlatform)
        setField("arrivalBusStopLocation", arrivalBusStopLocation)
        setField("arrivalPlatform", arrivalPlatform)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINBusTrip }
    open var provider: String? { field("provider") }
    open var busName: String? { field("busName") }
    open var busNumber: String? { field("busNumber") }
    open var tripDuration: INDateComponentsRange { field("tripDuration", INDateComponentsRange.blank()) }
    open var departureBusStopLocation: CLPlacemark { field("departureBusStopLocation", BlankPlaces.CLPlacemark) }
    open var departurePlatform: String? { field("departurePlatform") }
    open var arrivalBusStopLocation: CLPlacemark { field("arrivalBusStopLocation", BlankPlaces.CLPlacemark) }
    open var arrivalPlatform: String? { field("arrivalPlatform") }
}
private let schemaOfINBusTrip = _Schema("INBusTrip", [
    _Field("provider", String.self), _Field("busName", String.self), _Field("busNumber", String.self),
    _Field("tripDuration", INDateComponentsRange.self), _Field("departureBusStopLocation", CLPlacemark.self),
    _Field("departurePlatform", String.self), _Field("arrivalBusStopLocation", CLPlacemark.self),
    _Field("arrivalPlatform", String.self),
])

open class INCallGroup: _SchemaObject {
    public init(groupName: String?, groupId: String?) {
        super.init(schema: ())
        setField("groupName", groupName)
        setField("groupId", groupId)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCallGroup }
    open var groupName: String? { field("groupName") }
    open var groupId: String? { field("groupId") }
}
private let schemaOfINCallGroup = _Schema("INCallGroup", [
    _Field("groupName", String.self), _Field("groupId", String.self),
])

open class INCallRecord: _SchemaObject {
    public init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("dateCreated", dateCreated)
        setField("caller", caller)
        setField("callRecordType", callRecordType)
        setField("callCapability", callCapability)
        setField("callDuration", callDuration)
        setField("unseen", unseen)
        setField("numberOfCalls", numberOfCalls)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCallRecord }
    open var identifier: String { field("identifier", "") }
    open var dateCreated: Date? { field("dateCreated") }
    open var callRecordType: INCallRecordType { field("callRecordType", .unknown) }
    open var callDuration: Double? { field("callDuration") }
    open var unseen: Bool? { field("unseen") }
    open var callCapability: INCallCapability { field("callCapability", .unknown) }
    open var numberOfCalls: Int? { field("numberOfCalls") }
    open var participants: [INPerson]? { field("participants") }
    open var caller: INPerson? { field("caller") }
}
private let schemaOfINCallRecord = _Schema("INCallRecord", [
    _Field("identifier", String.self), _Field("dateCreated", Date.self),
    _Field("callRecordType", INCallRecordType.self), _Field("callDuration", Double.self), _Field("unseen", Bool.self),
    _Field("callCapability", INCallCapability.self), _Field("numberOfCalls", Int.self),
    _Field("participants", [INPerson].self), _Field("caller", INPerson.self),
])

open class INCallRecordFilter: _SchemaObject {
    public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability) {
        super.init(schema: ())
        setField("participants", participants)
        setField("callTypes", callTypes)
        setField("callCapability", callCapability)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCallRecordFilter }
    open var participants: [INPerson]? { field("participants") }
    open var callTypes: INCallRecordTypeOptions { field("callTypes", []) }
    open var callCapability: INCallCapability { field("callCapability", .unknown) }
}
private let schemaOfINCallRecordFilter = _Schema("INCallRecordFilter", [
    _Field("participants", [INPerson].self), _Field("callTypes", INCallRecordTypeOptions.self),
    _Field("callCapability", INCallCapability.self),
])

open class INCar: _SchemaObject {
    public init(carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?, color: CGColor?, headUnit: INCar.HeadUnit?, supportedChargingConnectors: [INCar.ChargingConnectorType]) {
        super.init(schema: ())
        setField("carIdentifier", carIdentifier)
        setField("displayName", displayName)
        setField("year", year)
        setField("make", make)
        setField("model", model)
        setField("color", color)
        setField("headUnit", headUnit)
        setField("supportedChargingConnectors", supportedChargingConnectors)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCar }
    open var carIdentifier: String { field("carIdentifier", "") }
    open var displayName: String? { field("displayName") }
    open var year: String? { field("year") }
    open var make: String? { field("make") }
    open var model: String? { field("model") }
    open var color: CGColor? { field("color") }
    open var headUnit: INCar.HeadUnit? { field("headUnit") }
    open var supportedChargingConnectors: [INCar.ChargingConnectorType] { field("supportedChargingConnectors", []) }
}
private let schemaOfINCar = _Schema("INCar", [
    _Field("carIdentifier", String.self), _Field("displayName", String.self), _Field("year", String.self),
    _Field("make", String.self), _Field("model", String.self), _Field("color", CGColor.self),
    _Field("headUnit", INCar.HeadUnit.self),
    _Field("supportedChargingConnectors", [INCar.ChargingConnectorType].self),
    _Field("maximumPowers", [String : Any].self),
])

extension INCar {
    public typealias HeadUnit = INCarHeadUnit
}
open class INCarHeadUnit: _SchemaObject {
    public init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
        super.init(schema: ())
        setField("bluetoothIdentifier", bluetoothIdentifier)
        setField("iAP2Identifier", iAP2Identifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCarHeadUnit }
    open var bluetoothIdentifier: String? { field("bluetoothIdentifier") }
    open var iAP2Identifier: String? { field("iAP2Identifier") }
}
private let schemaOfINCarHeadUnit = _Schema("INCarHeadUnit", [
    _Field("bluetoothIdentifier", String.self), _Field("iAP2Identifier", String.self),
])

open class INCurrencyAmount: _SchemaObject {
    public init(amount: NSDecimalNumber, currencyCode: String) {
        super.init(schema: ())
        setField("amount", amount)
        setField("currencyCode", currencyCode)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINCurrencyAmount }
    open var amount: NSDecimalNumber? { field("amount") }
    open var currencyCode: String? { field("currencyCode") }
}
private let schemaOfINCurrencyAmount = _Schema("INCurrencyAmount", [
    _Field("amount", NSDecimalNumber.self), _Field("currencyCode", String.self),
])

open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    public init(situation: INDailyRoutineRelevanceProvider.Situation) {
        super.init(schema: ())
        setField("situation", situation)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINDailyRoutineRelevanceProvider }
    open var situation: INDailyRoutineRelevanceProvider.Situation { field("situation", .morning) }
}
private let schemaOfINDailyRoutineRelevanceProvider = _Schema("INDailyRoutineRelevanceProvider", extends: INRelevanceProvider._schema, [
    _Field("situation", INDailyRoutineRelevanceProvider.Situation.self),
])

open class INDateComponentsRange: _SchemaObject {
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        super.init(schema: ())
        setField("startDateComponents", startDateComponents)
        setField("endDateComponents", endDateComponents)
    }
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?, recurrenceRule: INRecurrenceRule?) {
        super.init(schema: ())
        setField("startDateComponents", startDateComponents)
        setField("endDateComponents", endDateComponents)
        setField("recurrenceRule", recurrenceRule)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINDateComponentsRange }
    open var startDateComponents: DateComponents? { field("startDateComponents") }
    open var endDateComponents: DateComponents? { field("endDateComponents") }
    open var recurrenceRule: INRecurrenceRule? { field("recurrenceRule") }
}
private let schemaOfINDateComponentsRange = _Schema("INDateComponentsRange", [
    _Field("startDateComponents", DateComponents.self), _Field("endDateComponents", DateComponents.self),
    _Field("recurrenceRule", INRecurrenceRule.self),
])

open class INDateRelevanceProvider: INRelevanceProvider {
    public init(start startDate: Date, end endDate: Date?) {
        super.init(schema: ())
        setField("startDate", startDate)
        setField("endDate", endDate)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINDateRelevanceProvider }
    open var startDate: Date { field("startDate", Date(timeIntervalSinceReferenceDate: 0)) }
    open var endDate: Date? { field("endDate") }
}
private let schemaOfINDateRelevanceProvider = _Schema("INDateRelevanceProvider", extends: INRelevanceProvider._schema, [
    _Field("startDate", Date.self), _Field("endDate", Date.self),
])

open class INDefaultCardTemplate: _SchemaObject {
    public init(title: String) {
        super.init(schema: ())
        setField("title", title)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINDefaultCardTemplate }
    open var title: String {
        get { field("title", "") }
        set { setField("title", newValue) }
    }
    open var subtitle: String? {
        get { field("subtitle") }
        set { setField("subtitle", newValue) }
    }
    open var image: INImage? {
        get { field("image") }
        set { setField("image", newValue) }
    }
}
private let schemaOfINDefaultCardTemplate = _Schema("INDefaultCardTemplate", [
    _Field("title", String.self), _Field("subtitle", String.self), _Field("image", INImage.self),
])

open class INFlight: _SchemaObject {
    public init(airline: INAirline, flightNumber: String, boardingTime: INDateComponentsRange?, flightDuration: INDateComponentsRange, departureAirportGate: INAirportGate, arrivalAirportGate: INAirportGate) {
        super.init(schema: ())
        setField("airline", airline)
        setField("flightNumber", flightNumber)
        setField("boardingTime", boardingTime)
        setField("flightDuration", flightDuration)
        setField("departureAirportGate", departureAirportGate)
        setField("arrivalAirportGate", arrivalAirportGate)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINFlight }
    open var airline: INAirline { field("airline", INAirline.blank()) }
    open var flightNumber: String { field("flightNumber", "") }
    open var boardingTime: INDateComponentsRange? { field("boardingTime") }
    open var flightDuration: INDateComponentsRange { field("flightDuration", INDateComponentsRange.blank()) }
    open var departureAirportGate: INAirportGate { field("departureAirportGate", INAirportGate.blank()) }
    open var arrivalAirportGate: INAirportGate { field("arrivalAirportGate", INAirportGate.blank()) }
}
private let schemaOfINFlight = _Schema("INFlight", [
    _Field("airline", INAirline.self), _Field("flightNumber", String.self),
    _Field("boardingTime", INDateComponentsRange.self), _Field("flightDuration", INDateComponentsRange.self),
    _Field("departureAirportGate", INAirportGate.self), _Field("arrivalAirportGate", INAirportGate.self),
])

open class INFlightReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, flight: INFlight) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", URL)
        setField("reservedSeat", reservedSeat)
        setField("flight", flight)
    }
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, flight: INFlight) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("reservedSeat", reservedSeat)
        setField("flight", flight)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINFlightReservation }
    open var reservedSeat: INSeat? { field("reservedSeat") }
    open var flight: INFlight { field("flight", INFlight.blank()) }
}
private let schemaOfINFlightReservation = _Schema("INFlightReservation", extends: INReservation._schema, [
    _Field("reservedSeat", INSeat.self), _Field("flight", INFlight.self),
])

open class INFocusStatus: _SchemaObject {
    public override init() { super.init() }
    public init(isFocused: Bool? = nil) {
        super.init(schema: ())
        setField("isFocused", isFocused)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINFocusStatus }
    open var isFocused: Bool? { field("isFocused") }
}
private let schemaOfINFocusStatus = _Schema("INFocusStatus", [_Field("isFocused", Bool.self)])

open class INImageNoteContent: INNoteContent {
    public override init() { super.init() }
    public init(image: INImage) {
        super.init(schema: ())
        setField("image", image)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINImageNoteContent }
    open var image: INImage? { field("image") }
}
private let schemaOfINImageNoteContent = _Schema("INImageNoteContent", extends: INNoteContent._schema, [
    _Field("image", INImage.self),
])

open class INIntentDonationMetadata: _SchemaObject {
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINIntentDonationMetadata }
}
private let schemaOfINIntentDonationMetadata = _Schema("INIntentDonationMetadata")

open class INLocationRelevanceProvider: INRelevanceProvider {
    public init(region: CLRegion) {
        super.init(schema: ())
        setField("region", region)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINLocationRelevanceProvider }
    open var region: CLRegion { field("region", BlankPlaces.CLRegion) }
}
private let schemaOfINLocationRelevanceProvider = _Schema("INLocationRelevanceProvider", extends: INRelevanceProvider._schema, [
    _Field("region", CLCircularRegion.self),
])

open class INLodgingReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("lodgingBusinessLocation", lodgingBusinessLocation)
        setField("reservationDuration", reservationDuration)
        setField("numberOfAdults", numberOfAdults)
        setField("numberOfChildren", numberOfChildren)
    }
    public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, url: URL? = nil, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", url)
        setField("lodgingBusinessLocation", lodgingBusinessLocation)
        setField("reservationDuration", reservationDuration)
        setField("numberOfAdults", numberOfAdults)
        setField("numberOfChildren", numberOfChildren)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINLodgingReservation }
    open var lodgingBusinessLocation: CLPlacemark { field("lodgingBusinessLocation", BlankPlaces.CLPlacemark) }
    open var reservationDuration: INDateComponentsRange { field("reservationDuration", INDateComponentsRange.blank()) }
    open var numberOfAdults: Int? { field("numberOfAdults") }
    open var numberOfChildren: Int? { field("numberOfChildren") }
}
private let schemaOfINLodgingReservation = _Schema("INLodgingReservation", extends: INReservation._schema, [
    _Field("lodgingBusinessLocation", CLPlacemark.self), _Field("reservationDuration", INDateComponentsRange.self),
    _Field("numberOfAdults", Int.self), _Field("numberOfChildren", Int.self),
])

open class INMediaItem: _SchemaObject {
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("title", title)
        setField("type", type)
        setField("artwork", artwork)
        setField("artist", artist)
    }
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("title", title)
        setField("type", type)
        setField("artwork", artwork)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINMediaItem }
    open var identifier: String? { field("identifier") }
    open var title: String? { field("title") }
    open var type: INMediaItemType { field("type", .unknown) }
    open var artwork: INImage? { field("artwork") }
    open var artist: String? { field("artist") }
}
private let schemaOfINMediaItem = _Schema("INMediaItem", [
    _Field("identifier", String.self), _Field("title", String.self), _Field("type", INMediaItemType.self),
    _Field("artwork", INImage.self), _Field("artist", String.self),
])

open class INMediaSearch: _SchemaObject {
    public override init() { super.init() }
    public init(mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil, releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown, mediaIdentifier: String? = nil) {
        super.init(schema: ())
        setField("mediaType", mediaType)
        setField("sortOrder", sortOrder)
        setField("mediaName", mediaName)
        setField("artistName", artistName)
        setField("albumName", albumName)
        setField("genreNames", genreNames)
        setField("moodNames", moodNames)
        setField("releaseDate", releaseDate)
        setField("reference", reference)
        setField("mediaIdentifier", mediaIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINMediaSearch }
    open var mediaType: INMediaItemType { field("mediaType", .unknown) }
    open var sortOrder: INMediaSortOrder { field("sortOrder", .unknown) }
    open var mediaName: String? { field("mediaName") }
    open var artistName: String? { field("artistName") }
    open var albumName: String? { field("albumName") }
    open var genreNames: [String]? { field("genreNames") }
    open var moodNames: [String]? { field("moodNames") }
    open var releaseDate: INDateComponentsRange? { field("releaseDate") }
    open var reference: INMediaReference { field("reference", .unknown) }
    open var mediaIdentifier: String? { field("mediaIdentifier") }
    open var activityNames: [String]? { field("activityNames") }
}
private let schemaOfINMediaSearch = _Schema("INMediaSearch", [
    _Field("mediaType", INMediaItemType.self), _Field("sortOrder", INMediaSortOrder.self),
    _Field("mediaName", String.self), _Field("artistName", String.self), _Field("albumName", String.self),
    _Field("genreNames", [String].self), _Field("moodNames", [String].self),
    _Field("releaseDate", INDateComponentsRange.self), _Field("reference", INMediaReference.self),
    _Field("mediaIdentifier", String.self), _Field("activityNames", [String].self),
])

open class INMediaUserContext: INUserContext {
    public init() { super.init(schema: ()) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINMediaUserContext }
    open var subscriptionStatus: INMediaUserContext.SubscriptionStatus {
        get { field("subscriptionStatus", .unknown) }
        set { setField("subscriptionStatus", newValue) }
    }
    open var numberOfLibraryItems: Int? {
        get { field("numberOfLibraryItems") }
        set { setField("numberOfLibraryItems", newValue) }
    }
}
private let schemaOfINMediaUserContext = _Schema("INMediaUserContext", extends: INUserContext._schema, [
    _Field("subscriptionStatus", INMediaUserContext.SubscriptionStatus.self),
    _Field("numberOfLibraryItems", Int.self),
])

open class INMessage: _SchemaObject {
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, audioMessageFile: INFile?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("messageType", messageType)
        setField("serviceName", serviceName)
        setField("audioMessageFile", audioMessageFile)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("messageType", messageType)
        setField("serviceName", serviceName)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("messageType", messageType)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("messageType", messageType)
    }
    public init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, attachmentFiles: [INFile]?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("messageType", messageType)
        setField("serviceName", serviceName)
        setField("attachmentFiles", attachmentFiles)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("serviceName", serviceName)
        setField("linkMetadata", linkMetadata)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, numberOfAttachments: NSNumber?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("serviceName", serviceName)
        setField("messageType", messageType)
        setField("numberOfAttachments", numberOfAttachments)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, reaction: INMessageReaction?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("serviceName", serviceName)
        setField("messageType", messageType)
        setField("referencedMessage", referencedMessage)
        setField("reaction", reaction)
    }
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, sticker: INSticker?, reaction: INMessageReaction?) {
        super.init(schema: ())
        setField("identifier", identifier)
        setField("conversationIdentifier", conversationIdentifier)
        setField("content", content)
        setField("dateSent", dateSent)
        setField("sender", sender)
        setField("recipients", recipients)
        setField("groupName", groupName)
        setField("serviceName", serviceName)
        setField("messageType", messageType)
        setField("referencedMessage", referencedMessage)
        setField("sticker", sticker)
        setField("reaction", reaction)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINMessage }
    open var identifier: String { field("identifier", "") }
    open var conversationIdentifier: String? { field("conversationIdentifier") }
    open var content: String? { field("content") }
    open var dateSent: Date? { field("dateSent") }
    open var sender: INPerson? { field("sender") }
    open var recipients: [INPerson]? { field("recipients") }
    open var groupName: INSpeakableString? { field("groupName") }
    open var messageType: INMessageType { field("messageType", .unspecified) }
    open var serviceName: String? { field("serviceName") }
    open var audioMessageFile: INFile? { field("audioMessageFile") }
    open var attachmentFiles: [INFile]? { field("attachmentFiles") }
    open var numberOfAttachments: NSNumber? { field("numberOfAttachments") }
    open var linkMetadata: INMessageLinkMetadata? { field("linkMetadata") }
    open var sticker: INSticker? {
        get { field("sticker") }
        set { setField("sticker", newValue) }
    }
    open var reaction: INMessageReaction? {
        get { field("reaction") }
        set { setField("reaction", newValue) }
    }
}
private let schemaOfINMessage = _Schema("INMessage", [
    _Field("identifier", String.self), _Field("conversationIdentifier", String.self), _Field("content", String.self),
    _Field("dateSent", Date.self), _Field("sender", INPerson.self), _Field("recipients", [INPerson].self),
    _Field("groupName", INSpeakableString.self), _Field("messageType", INMessageType.self),
    _Field("serviceName", String.self), _Field("audioMessageFile", INFile.self),
    _Field("attachmentFiles", [INFile].self), _Field("numberOfAttachments", NSNumber.self),
    _Field("linkMetadata", INMessageLinkMetadata.self), _Field("sticker", INSticker.self),
    _Field("reaction", INMessageReaction.self), _Field("referencedMessage", INMessage.self),
])

open class INMessageLinkMetadata: _SchemaObject {
    public override init() { super.init() }
    public init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?) {
        super.init(schema: ())
        setField("siteName", siteName)
        setField("summary", summary)
        setField("title", title)
        setField("openGraphType", openGraphType)
        setField("linkURL", linkURL)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINMessageLinkMetadata }
    open var siteName: String? {
        get { field("siteName") }
        set { setField("siteName", newValue) }
    }
    open var summary: String? {
        get { field("summary") }
        set { setField("summary", newValue) }
    }
    open var title: String? {
        get { field("title") }
        set { setField("title", newValue) }
    }
    open var openGraphType: String? {
        get { field("openGraphType") }
        set { setField("openGraphType", newValue) }
    }
    open var linkURL: URL? {
        get { field("linkURL") }
        set { setField("linkURL", newValue) }
    }
}
private let schemaOfINMessageLinkMetadata = _Schema("INMessageLinkMetadata", [
    _Field("siteName", String.self), _Field("summary", String.self), _Field("title", String.self),
    _Field("openGraphType", String.self), _Field("linkURL", URL.self),
])

open class INMessageReaction: _SchemaObject {
    public override init() { super.init() }
    public init(reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?) {
        super.init(schema: ())
        setField("reactionType", reactionType)
        setField("reactionDescription", reactionDescription)
        setField("emoji", emoji)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINMessageReaction }
    open var reactionType: INMessageReactionType { field("reactionType", .unknown) }
    open var reactionDescription: String? { field("reactionDescription") }
    open var emoji: String? { field("emoji") }
}
private let schemaOfINMessageReaction = _Schema("INMessageReaction", [
    _Field("reactionType", INMessageReactionType.self), _Field("reactionDescription", String.self),
    _Field("emoji", String.self),
])

open class INNote: _SchemaObject {
    public override init() { super.init() }
    public init(title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?) {
        super.init(schema: ())
        setField("title", title)
        setField("contents", contents)
        setField("groupName", groupName)
        setField("createdDateComponents", createdDateComponents)
        setField("modifiedDateComponents", modifiedDateComponents)
        setField("identifier", identifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINNote }
    open var title: INSpeakableString { field("title", INSpeakableString.blank()) }
    open var contents: [INNoteContent] { field("contents", []) }
    open var groupName: INSpeakableString? { field("groupName") }
    open var createdDateComponents: DateComponents? { field("createdDateComponents") }
    open var modifiedDateComponents: DateComponents? { field("modifiedDateComponents") }
    open var identifier: String? { field("identifier") }
}
private let schemaOfINNote = _Schema("INNote", [
    _Field("title", INSpeakableString.self), _Field("contents", [INNoteContent].self),
    _Field("groupName", INSpeakableString.self), _Field("createdDateComponents", DateComponents.self),
    _Field("modifiedDateComponents", DateComponents.self), _Field("identifier", String.self),
])

open class INNoteContent: _SchemaObject {
    public override init() { super.init() }
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINNoteContent }
}
private let schemaOfINNoteContent = _Schema("INNoteContent")

open class INPaymentAccount: _SchemaObject {
    public init(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?) {
        super.init(schema: ())
        setField("nickname", nickname)
        setField("accountNumber", number)
        setField("accountType", accountType)
        setField("organizationName", organizationName)
        setField("balance", balance)
        setField("secondaryBalance", secondaryBalance)
    }
    public init?(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?) {
        super.init(schema: ())
        setField("nickname", nickname)
        setField("accountNumber", number)
        setField("accountType", accountType)
        setField("organizationName", organizationName)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPaymentAccount }
    open var nickname: INSpeakableString? { field("nickname") }
    open var accountNumber: String? { field("accountNumber") }
    open var accountType: INAccountType { field("accountType", .unknown) }
    open var organizationName: INSpeakableString? { field("organizationName") }
    open var balance: INBalanceAmount? { field("balance") }
    open var secondaryBalance: INBalanceAmount? { field("secondaryBalance") }
}
private let schemaOfINPaymentAccount = _Schema("INPaymentAccount", [
    _Field("nickname", INSpeakableString.self), _Field("accountNumber", String.self),
    _Field("accountType", INAccountType.self), _Field("organizationName", INSpeakableString.self),
    _Field("balance", INBalanceAmount.self), _Field("secondaryBalance", INBalanceAmount.self),
])

open class INPaymentAmount: _SchemaObject {
    public init(amountType: INAmountType, amount: INCurrencyAmount) {
        super.init(schema: ())
        setField("amountType", amountType)
        setField("amount", amount)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPaymentAmount }
    open var amount: INCurrencyAmount? { field("amount") }
    open var amountType: INAmountType { field("amountType", .unknown) }
}
private let schemaOfINPaymentAmount = _Schema("INPaymentAmount", [
    _Field("amount", INCurrencyAmount.self), _Field("amountType", INAmountType.self),
])

open class INPaymentMethod: _SchemaObject {
    public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        super.init(schema: ())
        setField("type", type)
        setField("name", name)
        setField("identificationHint", identificationHint)
        setField("icon", icon)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPaymentMethod }
    open var type: INPaymentMethodType { field("type", .unknown) }
    open var name: String? { field("name") }
    open var icon: INImage? { field("icon") }
    open var identificationHint: String? { field("identificationHint") }
}
private let schemaOfINPaymentMethod = _Schema("INPaymentMethod", [
    _Field("type", INPaymentMethodType.self), _Field("name", String.self), _Field("icon", INImage.self),
    _Field("identificationHint", String.self),
])

open class INPaymentRecord: _SchemaObject {
    public init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?) {
        super.init(schema: ())
        setField("payee", payee)
        setField("payer", payer)
        setField("currencyAmount", currencyAmount)
        setField("paymentMethod", paymentMethod)
        setField("note", note)
        setField("status", status)
        setField("feeAmount", feeAmount)
    }
    public init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus) {
        super.init(schema: ())
        setField("payee", payee)
        setField("payer", payer)
        setField("currencyAmount", currencyAmount)
        setField("paymentMethod", paymentMethod)
        setField("note", note)
        setField("status", status)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPaymentRecord }
    open var payee: INPerson? { field("payee") }
    open var payer: INPerson? { field("payer") }
    open var currencyAmount: INCurrencyAmount? { field("currencyAmount") }
    open var note: String? { field("note") }
    open var status: INPaymentStatus { field("status", .unknown) }
    open var paymentMethod: INPaymentMethod? { field("paymentMethod") }
    open var feeAmount: INCurrencyAmount? { field("feeAmount") }
}
private let schemaOfINPaymentRecord = _Schema("INPaymentRecord", [
    _Field("payee", INPerson.self), _Field("payer", INPerson.self), _Field("currencyAmount", INCurrencyAmount.self),
    _Field("note", String.self), _Field("status", INPaymentStatus.self),
    _Field("paymentMethod", INPaymentMethod.self), _Field("feeAmount", INCurrencyAmount.self),
])

open class INPersonHandle: _SchemaObject {
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        super.init(schema: ())
        setField("value", value)
        setField("type", type)
        setField("label", label)
    }
    public init(value: String?, type: INPersonHandleType) {
        super.init(schema: ())
        setField("value", value)
        setField("type", type)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPersonHandle }
    open var value: String? { field("value") }
    open var type: INPersonHandleType { field("type", .unknown) }
    open var label: INPersonHandleLabel? { field("label") }
}
private let schemaOfINPersonHandle = _Schema("INPersonHandle", [
    _Field("value", String.self), _Field("type", INPersonHandleType.self), _Field("label", INPersonHandleLabel.self),
])

open class INPriceRange: _SchemaObject {
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPriceRange }
    open var minimumPrice: NSDecimalNumber? { field("minimumPrice") }
    open var maximumPrice: NSDecimalNumber? { field("maximumPrice") }
    open var currencyCode: String { field("currencyCode", "") }
}
private let schemaOfINPriceRange = _Schema("INPriceRange", [
    _Field("minimumPrice", NSDecimalNumber.self), _Field("maximumPrice", NSDecimalNumber.self),
    _Field("currencyCode", String.self),
])

open class INRecurrenceRule: _SchemaObject {
    public init(interval: Int, frequency: INRecurrenceFrequency) {
        super.init(schema: ())
        setField("interval", interval)
        setField("frequency", frequency)
    }
    public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []) {
        super.init(schema: ())
        setField("interval", interval)
        setField("frequency", frequency)
        setField("weeklyRecurrenceDays", weeklyRecurrenceDays)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRecurrenceRule }
    open var interval: Int { field("interval", 0) }
    open var frequency: INRecurrenceFrequency { field("frequency", .unknown) }
    open var weeklyRecurrenceDays: INDayOfWeekOptions { field("weeklyRecurrenceDays", []) }
}
private let schemaOfINRecurrenceRule = _Schema("INRecurrenceRule", [
    _Field("interval", Int.self), _Field("frequency", INRecurrenceFrequency.self),
    _Field("weeklyRecurrenceDays", INDayOfWeekOptions.self),
])

open class INRelevanceProvider: _SchemaObject {
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRelevanceProvider }
}
private let schemaOfINRelevanceProvider = _Schema("INRelevanceProvider")

open class INRelevantShortcut: _SchemaObject {
    public override init() { super.init() }
    public init(shortcut: INShortcut) {
        super.init(schema: ())
        setField("shortcut", shortcut)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRelevantShortcut }
    open var relevanceProviders: [INRelevanceProvider] {
        get { field("relevanceProviders", []) }
        set { setField("relevanceProviders", newValue) }
    }
    open var watchTemplate: INDefaultCardTemplate? {
        get { field("watchTemplate") }
        set { setField("watchTemplate", newValue) }
    }
    open var widgetKind: String? {
        get { field("widgetKind") }
        set { setField("widgetKind", newValue) }
    }
    open var shortcutRole: INRelevantShortcutRole {
        get { field("shortcutRole", .action) }
        set { setField("shortcutRole", newValue) }
    }
    open var shortcut: INShortcut { field("shortcut", .intent(INIntent())) }
}
private let schemaOfINRelevantShortcut = _Schema("INRelevantShortcut", [
    _Field("relevanceProviders", [INRelevanceProvider].self), _Field("watchTemplate", INDefaultCardTemplate.self),
    _Field("widgetKind", String.self), _Field("shortcutRole", INRelevantShortcutRole.self),
    _Field("shortcut", INShortcut.self),
])

open class INRentalCar: _SchemaObject {
    public init(rentalCompanyName: String, type: String?, make: String?, model: String?, rentalCarDescription: String?) {
        super.init(schema: ())
        setField("rentalCompanyName", rentalCompanyName)
        setField("type", type)
        setField("make", make)
        setField("model", model)
        setField("rentalCarDescription", rentalCarDescription)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRentalCar }
    open var rentalCompanyName: String { field("rentalCompanyName", "") }
    open var type: String? { field("type") }
    open var make: String? { field("make") }
    open var model: String? { field("model") }
    open var rentalCarDescription: String? { field("rentalCarDescription") }
}
private let schemaOfINRentalCar = _Schema("INRentalCar", [
    _Field("rentalCompanyName", String.self), _Field("type", String.self), _Field("make", String.self),
    _Field("model", String.self), _Field("rentalCarDescription", String.self),
])

open class INRentalCarReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", URL)
        setField("rentalCar", rentalCar)
        setField("rentalDuration", rentalDuration)
        setField("pickupLocation", pickupLocation)
        setField("dropOffLocation", dropOffLocation)
    }
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("rentalCar", rentalCar)
        setField("rentalDuration", rentalDuration)
        setField("pickupLocation", pickupLocation)
        setField("dropOffLocation", dropOffLocation)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRentalCarReservation }
    open var rentalCar: INRentalCar { field("rentalCar", INRentalCar.blank()) }
    open var rentalDuration: INDateComponentsRange { field("rentalDuration", INDateComponentsRange.blank()) }
    open var pickupLocation: CLPlacemark? { field("pickupLocation") }
    open var dropOffLocation: CLPlacemark? { field("dropOffLocation") }
}
private let schemaOfINRentalCarReservation = _Schema("INRentalCarReservation", extends: INReservation._schema, [
    _Field("rentalCar", INRentalCar.self), _Field("rentalDuration", INDateComponentsRange.self),
    _Field("pickupLocation", CLPlacemark.self), _Field("dropOffLocation", CLPlacemark.self),
])

open class INReservation: _SchemaObject {
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINReservation }
    open var itemReference: INSpeakableString { field("itemReference", INSpeakableString.blank()) }
    open var reservationNumber: String? { field("reservationNumber") }
    open var bookingTime: Date? { field("bookingTime") }
    open var reservationStatus: INReservationStatus { field("reservationStatus", .unknown) }
    open var reservationHolderName: String? { field("reservationHolderName") }
    open var actions: [INReservationAction]? { field("actions") }
    open var url: URL? { field("url") }
}
private let schemaOfINReservation = _Schema("INReservation", [
    _Field("itemReference", INSpeakableString.self), _Field("reservationNumber", String.self),
    _Field("bookingTime", Date.self), _Field("reservationStatus", INReservationStatus.self),
    _Field("reservationHolderName", String.self), _Field("actions", [INReservationAction].self),
    _Field("url", URL.self),
])

open class INReservationAction: _SchemaObject {
    public init(type: INReservationActionType, validDuration: INDateComponentsRange, userActivity: NSUserActivity) {
        super.init(schema: ())
        setField("type", type)
        setField("validDuration", validDuration)
        setField("userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINReservationAction }
    open var type: INReservationActionType { field("type", .unknown) }
    open var validDuration: INDateComponentsRange { field("validDuration", INDateComponentsRange.blank()) }
    open var userActivity: NSUserActivity { field("userActivity", NSUserActivity(activityType: "")) }
}
private let schemaOfINReservationAction = _Schema("INReservationAction", [
    _Field("type", INReservationActionType.self), _Field("validDuration", INDateComponentsRange.self),
    _Field("userActivity", NSUserActivity.self),
])

open class INRestaurant: _SchemaObject {
    public override init() { super.init() }
    public init(location: CLLocation, name: String, vendorIdentifier: String, restaurantIdentifier: String) {
        super.init(schema: ())
        setField("location", location)
        setField("name", name)
        setField("vendorIdentifier", vendorIdentifier)
        setField("restaurantIdentifier", restaurantIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRestaurant }
    open var location: CLLocation {
        get { field("location", BlankPlaces.CLLocation) }
        set { setField("location", newValue) }
    }
    open var name: String {
        get { field("name", "") }
        set { setField("name", newValue) }
    }
    open var vendorIdentifier: String {
        get { field("vendorIdentifier", "") }
        set { setField("vendorIdentifier", newValue) }
    }
    open var restaurantIdentifier: String {
        get { field("restaurantIdentifier", "") }
        set { setField("restaurantIdentifier", newValue) }
    }
}
private let schemaOfINRestaurant = _Schema("INRestaurant", [
    _Field("location", CLLocation.self), _Field("name", String.self), _Field("vendorIdentifier", String.self),
    _Field("restaurantIdentifier", String.self),
])

open class INRestaurantGuest: INPerson {
    public init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?) {
        super.init(schema: ())
        setField("nameComponents", nameComponents)
        setField("phoneNumber", phoneNumber)
        setField("emailAddress", emailAddress)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("relationship", relationship)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("isMe", isMe)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("isMe", isMe)
        setField("suggestionType", suggestionType)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("isContactSuggestion", isContactSuggestion)
        setField("suggestionType", suggestionType)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("aliases", aliases)
        setField("suggestionType", suggestionType)
    }
    public override init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("nameComponents", nameComponents)
        setField("contactIdentifier", contactIdentifier)
    }
    public override init(handle: String, displayName: String?, contactIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("displayName", displayName)
        setField("contactIdentifier", contactIdentifier)
    }
    public override init(handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRestaurantGuest }
    open var phoneNumber: String? {
        get { field("phoneNumber") }
        set { setField("phoneNumber", newValue) }
    }
    open var emailAddress: String? {
        get { field("emailAddress") }
        set { setField("emailAddress", newValue) }
    }
}
private let schemaOfINRestaurantGuest = _Schema("INRestaurantGuest", extends: INPerson._schema, [
    _Field("phoneNumber", String.self), _Field("emailAddress", String.self),
])

open class INRestaurantGuestDisplayPreferences: _SchemaObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRestaurantGuestDisplayPreferences }
    open var nameFieldFirstNameOptional: Bool {
        get { field("nameFieldFirstNameOptional", false) }
        set { setField("nameFieldFirstNameOptional", newValue) }
    }
    open var nameFieldLastNameOptional: Bool {
        get { field("nameFieldLastNameOptional", false) }
        set { setField("nameFieldLastNameOptional", newValue) }
    }
    open var nameFieldShouldBeDisplayed: Bool {
        get { field("nameFieldShouldBeDisplayed", false) }
        set { setField("nameFieldShouldBeDisplayed", newValue) }
    }
    open var emailAddressFieldShouldBeDisplayed: Bool {
        get { field("emailAddressFieldShouldBeDisplayed", false) }
        set { setField("emailAddressFieldShouldBeDisplayed", newValue) }
    }
    open var phoneNumberFieldShouldBeDisplayed: Bool {
        get { field("phoneNumberFieldShouldBeDisplayed", false) }
        set { setField("phoneNumberFieldShouldBeDisplayed", newValue) }
    }
    open var nameEditable: Bool {
        get { field("nameEditable", false) }
        set { setField("nameEditable", newValue) }
    }
    open var emailAddressEditable: Bool {
        get { field("emailAddressEditable", false) }
        set { setField("emailAddressEditable", newValue) }
    }
    open var phoneNumberEditable: Bool {
        get { field("phoneNumberEditable", false) }
        set { setField("phoneNumberEditable", newValue) }
    }
}
private let schemaOfINRestaurantGuestDisplayPreferences = _Schema("INRestaurantGuestDisplayPreferences", [
    _Field("nameFieldFirstNameOptional", Bool.self), _Field("nameFieldLastNameOptional", Bool.self),
    _Field("nameFieldShouldBeDisplayed", Bool.self), _Field("emailAddressFieldShouldBeDisplayed", Bool.self),
    _Field("phoneNumberFieldShouldBeDisplayed", Bool.self), _Field("nameEditable", Bool.self),
    _Field("emailAddressEditable", Bool.self), _Field("phoneNumberEditable", Bool.self),
])

open class INRestaurantOffer: _SchemaObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRestaurantOffer }
    open var offerTitleText: String {
        get { field("offerTitleText", "") }
        set { setField("offerTitleText", newValue) }
    }
    open var offerDetailText: String {
        get { field("offerDetailText", "") }
        set { setField("offerDetailText", newValue) }
    }
    open var offerIdentifier: String {
        get { field("offerIdentifier", "") }
        set { setField("offerIdentifier", newValue) }
    }
}
private let schemaOfINRestaurantOffer = _Schema("INRestaurantOffer", [
    _Field("offerTitleText", String.self), _Field("offerDetailText", String.self),
    _Field("offerIdentifier", String.self),
])

open class INRestaurantReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil, restaurantLocation: CLPlacemark) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("reservationDuration", reservationDuration)
        setField("partySize", partySize)
        setField("restaurantLocation", restaurantLocation)
    }
    public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, url: URL? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil, restaurantLocation: CLPlacemark) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", url)
        setField("reservationDuration", reservationDuration)
        setField("partySize", partySize)
        setField("restaurantLocation", restaurantLocation)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRestaurantReservation }
    open var reservationDuration: INDateComponentsRange { field("reservationDuration", INDateComponentsRange.blank()) }
    open var partySize: Int? { field("partySize") }
    open var restaurantLocation: CLPlacemark { field("restaurantLocation", BlankPlaces.CLPlacemark) }
}
private let schemaOfINRestaurantReservation = _Schema("INRestaurantReservation", extends: INReservation._schema, [
    _Field("reservationDuration", INDateComponentsRange.self), _Field("partySize", Int.self),
    _Field("restaurantLocation", CLPlacemark.self),
])

open class INRestaurantReservationBooking: _SchemaObject {
    public override init() { super.init() }
    override init(schema: Void) { super.init(schema: schema) }
    public init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String) {
        super.init(schema: ())
        setField("restaurant", restaurant)
        setField("bookingDate", bookingDate)
        setField("partySize", partySize)
        setField("bookingIdentifier", bookingIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRestaurantReservationBooking }
    open var restaurant: INRestaurant {
        get { field("restaurant", INRestaurant.blank()) }
        set { setField("restaurant", newValue) }
    }
    open var bookingDescription: String? {
        get { field("bookingDescription") }
        set { setField("bookingDescription", newValue) }
    }
    open var bookingDate: Date {
        get { field("bookingDate", Date(timeIntervalSinceReferenceDate: 0)) }
        set { setField("bookingDate", newValue) }
    }
    open var partySize: Int {
        get { field("partySize", 0) }
        set { setField("partySize", newValue) }
    }
    open var bookingIdentifier: String {
        get { field("bookingIdentifier", "") }
        set { setField("bookingIdentifier", newValue) }
    }
    open var isBookingAvailable: Bool {
        get { field("isBookingAvailable", false) }
        set { setField("isBookingAvailable", newValue) }
    }
    open var offers: [INRestaurantOffer]? {
        get { field("offers") }
        set { setField("offers", newValue) }
    }
    open var requiresManualRequest: Bool {
        get { field("requiresManualRequest", false) }
        set { setField("requiresManualRequest", newValue) }
    }
    open var requiresEmailAddress: Bool {
        get { field("requiresEmailAddress", false) }
        set { setField("requiresEmailAddress", newValue) }
    }
    open var requiresName: Bool {
        get { field("requiresName", false) }
        set { setField("requiresName", newValue) }
    }
    open var requiresPhoneNumber: Bool {
        get { field("requiresPhoneNumber", false) }
        set { setField("requiresPhoneNumber", newValue) }
    }
}
private let schemaOfINRestaurantReservationBooking = _Schema("INRestaurantReservationBooking", [
    _Field("restaurant", INRestaurant.self), _Field("bookingDescription", String.self),
    _Field("bookingDate", Date.self), _Field("partySize", Int.self), _Field("bookingIdentifier", String.self),
    _Field("isBookingAvailable", Bool.self), _Field("offers", [INRestaurantOffer].self),
    _Field("requiresManualRequest", Bool.self), _Field("requiresEmailAddress", Bool.self),
    _Field("requiresName", Bool.self), _Field("requiresPhoneNumber", Bool.self),
])

open class INRestaurantReservationUserBooking: INRestaurantReservationBooking {
    public override init() { super.init() }
    public init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String, guest: INRestaurantGuest, status: INRestaurantReservationUserBookingStatus, dateStatusModified: Date) {
        super.init(schema: ())
        setField("restaurant", restaurant)
        setField("bookingDate", bookingDate)
        setField("partySize", partySize)
        setField("bookingIdentifier", bookingIdentifier)
        setField("guest", guest)
        setField("status", status)
        setField("dateStatusModified", dateStatusModified)
    }
    public override init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String) {
        super.init(schema: ())
        setField("restaurant", restaurant)
        setField("bookingDate", bookingDate)
        setField("partySize", partySize)
        setField("bookingIdentifier", bookingIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRestaurantReservationUserBooking }
    open var guest: INRestaurantGuest {
        get { field("guest", INRestaurantGuest.blank()) }
        set { setField("guest", newValue) }
    }
    open var advisementText: String? {
        get { field("advisementText") }
        set { setField("advisementText", newValue) }
    }
    open var selectedOffer: INRestaurantOffer? {
        get { field("selectedOffer") }
        set { setField("selectedOffer", newValue) }
    }
    open var guestProvidedSpecialRequestText: String? {
        get { field("guestProvidedSpecialRequestText") }
        set { setField("guestProvidedSpecialRequestText", newValue) }
    }
    open var status: INRestaurantReservationUserBookingStatus {
        get { field("status", .pending) }
        set { setField("status", newValue) }
    }
    open var dateStatusModified: Date {
        get { field("dateStatusModified", Date(timeIntervalSinceReferenceDate: 0)) }
        set { setField("dateStatusModified", newValue) }
    }
}
private let schemaOfINRestaurantReservationUserBooking = _Schema("INRestaurantReservationUserBooking", extends: INRestaurantReservationBooking._schema, [
    _Field("guest", INRestaurantGuest.self), _Field("advisementText", String.self),
    _Field("selectedOffer", INRestaurantOffer.self), _Field("guestProvidedSpecialRequestText", String.self),
    _Field("status", INRestaurantReservationUserBookingStatus.self), _Field("dateStatusModified", Date.self),
])

open class INRideCompletionStatus: _SchemaObject {
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRideCompletionStatus }
    open var completionUserActivity: NSUserActivity? {
        get { field("completionUserActivity") }
        set { setField("completionUserActivity", newValue) }
    }
    open var isCompleted: Bool { field("isCompleted", false) }
    open var isCanceled: Bool { field("isCanceled", false) }
    open var isMissedPickup: Bool { field("isMissedPickup", false) }
    open var paymentAmount: INCurrencyAmount? { field("paymentAmount") }
    open var feedbackType: INRideFeedbackTypeOptions { field("feedbackType", []) }
    open var isOutstanding: Bool { field("isOutstanding", false) }
    open var defaultTippingOptions: Set<INCurrencyAmount>? {
        get { field("defaultTippingOptions") }
        set { setField("defaultTippingOptions", newValue) }
    }
}
private let schemaOfINRideCompletionStatus = _Schema("INRideCompletionStatus", [
    _Field("completionUserActivity", NSUserActivity.self), _Field("isCompleted", Bool.self),
    _Field("isCanceled", Bool.self), _Field("isMissedPickup", Bool.self),
    _Field("paymentAmount", INCurrencyAmount.self), _Field("feedbackType", INRideFeedbackTypeOptions.self),
    _Field("isOutstanding", Bool.self), _Field("defaultTippingOptions", Set<INCurrencyAmount>.self),
])

open class INRideDriver: INPerson {
    public init(phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?) {
        super.init(schema: ())
        setField("phoneNumber", phoneNumber)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("rating", rating)
    }
    public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("rating", rating)
        setField("phoneNumber", phoneNumber)
    }
    public init(handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("displayName", displayName)
        setField("image", image)
        setField("rating", rating)
        setField("phoneNumber", phoneNumber)
    }
    public init(handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("nameComponents", nameComponents)
        setField("image", image)
        setField("rating", rating)
        setField("phoneNumber", phoneNumber)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("relationship", relationship)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("isMe", isMe)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("isMe", isMe)
        setField("suggestionType", suggestionType)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("isContactSuggestion", isContactSuggestion)
        setField("suggestionType", suggestionType)
    }
    public override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType) {
        super.init(schema: ())
        setField("personHandle", personHandle)
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
        setField("customIdentifier", customIdentifier)
        setField("aliases", aliases)
        setField("suggestionType", suggestionType)
    }
    public override init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("nameComponents", nameComponents)
        setField("contactIdentifier", contactIdentifier)
    }
    public override init(handle: String, displayName: String?, contactIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("displayName", displayName)
        setField("contactIdentifier", contactIdentifier)
    }
    public override init(handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?) {
        super.init(schema: ())
        setField("personHandle", INPersonHandle(value: handle, type: .unknown))
        setField("nameComponents", nameComponents)
        setField("displayName", displayName)
        setField("image", image)
        setField("contactIdentifier", contactIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRideDriver }
    open var rating: String? { field("rating") }
    open var phoneNumber: String? { field("phoneNumber") }
}
private let schemaOfINRideDriver = _Schema("INRideDriver", extends: INPerson._schema, [
    _Field("rating", String.self), _Field("phoneNumber", String.self),
])

open class INRideFareLineItem: _SchemaObject {
    public init(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
        super.init(schema: ())
        setField("title", title)
        setField("price", price)
        setField("currencyCode", currencyCode)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRideFareLineItem }
    open var title: String! { field("title") }
    open var price: NSDecimalNumber! { field("price") }
    open var currencyCode: String! { field("currencyCode") }
}
private let schemaOfINRideFareLineItem = _Schema("INRideFareLineItem", [
    _Field("title", String.self), _Field("price", NSDecimalNumber.self), _Field("currencyCode", String.self),
])

open class INRideOption: _SchemaObject {
    public init(name: String, estimatedPickupDate: Date) {
        super.init(schema: ())
        setField("name", name)
        setField("estimatedPickupDate", estimatedPickupDate)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRideOption }
    open var name: String {
        get { field("name", "") }
        set { setField("name", newValue) }
    }
    open var estimatedPickupDate: Date {
        get { field("estimatedPickupDate", Date(timeIntervalSinceReferenceDate: 0)) }
        set { setField("estimatedPickupDate", newValue) }
    }
    open var priceRange: INPriceRange? {
        get { field("priceRange") }
        set { setField("priceRange", newValue) }
    }
    open var usesMeteredFare: Bool? {
        get { field("usesMeteredFare") }
        set { setField("usesMeteredFare", newValue) }
    }
    open var disclaimerMessage: String? {
        get { field("disclaimerMessage") }
        set { setField("disclaimerMessage", newValue) }
    }
    open var availablePartySizeOptions: [INRidePartySizeOption]? {
        get { field("availablePartySizeOptions") }
        set { setField("availablePartySizeOptions", newValue) }
    }
    open var availablePartySizeOptionsSelectionPrompt: String? {
        get { field("availablePartySizeOptionsSelectionPrompt") }
        set { setField("availablePartySizeOptionsSelectionPrompt", newValue) }
    }
    open var specialPricing: String? {
        get { field("specialPricing") }
        set { setField("specialPricing", newValue) }
    }
    open var specialPricingBadgeImage: INImage? {
        get { field("specialPricingBadgeImage") }
        set { setField("specialPricingBadgeImage", newValue) }
    }
    open var fareLineItems: [INRideFareLineItem]? {
        get { field("fareLineItems") }
        set { setField("fareLineItems", newValue) }
    }
    open var userActivityForBookingInApplication: NSUserActivity? {
        get { field("userActivityForBookingInApplication") }
        set { setField("userActivityForBookingInApplication", newValue) }
    }
    open var identifier: String? {
        get { field("identifier") }
        set { setField("identifier", newValue) }
    }
}
private let schemaOfINRideOption = _Schema("INRideOption", [
    _Field("name", String.self), _Field("estimatedPickupDate", Date.self), _Field("priceRange", INPriceRange.self),
    _Field("usesMeteredFare", Bool.self), _Field("disclaimerMessage", String.self),
    _Field("availablePartySizeOptions", [INRidePartySizeOption].self),
    _Field("availablePartySizeOptionsSelectionPrompt", String.self), _Field("specialPricing", String.self),
    _Field("specialPricingBadgeImage", INImage.self), _Field("fareLineItems", [INRideFareLineItem].self),
    _Field("userActivityForBookingInApplication", NSUserActivity.self), _Field("identifier", String.self),
])

open class INRidePartySizeOption: _SchemaObject {
    public init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
        super.init(schema: ())
        setField("partySizeRange", partySizeRange)
        setField("sizeDescription", sizeDescription)
        setField("priceRange", priceRange)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRidePartySizeOption }
    open var partySizeRange: NSRange { field("partySizeRange", NSRange(location: 0, length: 0)) }
    open var sizeDescription: String { field("sizeDescription", "") }
    open var priceRange: INPriceRange? { field("priceRange") }
}
private let schemaOfINRidePartySizeOption = _Schema("INRidePartySizeOption", [
    _Field("partySizeRange", NSRange.self), _Field("sizeDescription", String.self),
    _Field("priceRange", INPriceRange.self),
])

open class INRideStatus: _SchemaObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRideStatus }
    open var rideIdentifier: String? {
        get { field("rideIdentifier") }
        set { setField("rideIdentifier", newValue) }
    }
    open var phase: INRidePhase {
        get { field("phase", .unknown) }
        set { setField("phase", newValue) }
    }
    open var completionStatus: INRideCompletionStatus? {
        get { field("completionStatus") }
        set { setField("completionStatus", newValue) }
    }
    open var vehicle: INRideVehicle? {
        get { field("vehicle") }
        set { setField("vehicle", newValue) }
    }
    open var driver: INRideDriver? {
        get { field("driver") }
        set { setField("driver", newValue) }
    }
    open var estimatedPickupDate: Date? {
        get { field("estimatedPickupDate") }
        set { setField("estimatedPickupDate", newValue) }
    }
    open var estimatedDropOffDate: Date? {
        get { field("estimatedDropOffDate") }
        set { setField("estimatedDropOffDate", newValue) }
    }
    open var estimatedPickupEndDate: Date? {
        get { field("estimatedPickupEndDate") }
        set { setField("estimatedPickupEndDate", newValue) }
    }
    open var scheduledPickupTime: INDateComponentsRange? {
        get { field("scheduledPickupTime") }
        set { setField("scheduledPickupTime", newValue) }
    }
    open var pickupLocation: CLPlacemark? {
        get { field("pickupLocation") }
        set { setField("pickupLocation", newValue) }
    }
    open var waypoints: [CLPlacemark]? {
        get { field("waypoints") }
        set { setField("waypoints", newValue) }
    }
    open var dropOffLocation: CLPlacemark? {
        get { field("dropOffLocation") }
        set { setField("dropOffLocation", newValue) }
    }
    open var rideOption: INRideOption? {
        get { field("rideOption") }
        set { setField("rideOption", newValue) }
    }
    open var userActivityForCancelingInApplication: NSUserActivity? {
        get { field("userActivityForCancelingInApplication") }
        set { setField("userActivityForCancelingInApplication", newValue) }
    }
    open var additionalActionActivities: [NSUserActivity]? {
        get { field("additionalActionActivities") }
        set { setField("additionalActionActivities", newValue) }
    }
}
private let schemaOfINRideStatus = _Schema("INRideStatus", [
    _Field("rideIdentifier", String.self), _Field("phase", INRidePhase.self),
    _Field("completionStatus", INRideCompletionStatus.self), _Field("vehicle", INRideVehicle.self),
    _Field("driver", INRideDriver.self), _Field("estimatedPickupDate", Date.self),
    _Field("estimatedDropOffDate", Date.self), _Field("estimatedPickupEndDate", Date.self),
    _Field("scheduledPickupTime", INDateComponentsRange.self), _Field("pickupLocation", CLPlacemark.self),
    _Field("waypoints", [CLPlacemark].self), _Field("dropOffLocation", CLPlacemark.self),
    _Field("rideOption", INRideOption.self), _Field("userActivityForCancelingInApplication", NSUserActivity.self),
    _Field("additionalActionActivities", [NSUserActivity].self),
])

open class INRideVehicle: _SchemaObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRideVehicle }
    open var location: CLLocation? {
        get { field("location") }
        set { setField("location", newValue) }
    }
    open var registrationPlate: String? {
        get { field("registrationPlate") }
        set { setField("registrationPlate", newValue) }
    }
    open var manufacturer: String? {
        get { field("manufacturer") }
        set { setField("manufacturer", newValue) }
    }
    open var model: String? {
        get { field("model") }
        set { setField("model", newValue) }
    }
    open var mapAnnotationImage: INImage? {
        get { field("mapAnnotationImage") }
        set { setField("mapAnnotationImage", newValue) }
    }
}
private let schemaOfINRideVehicle = _Schema("INRideVehicle", [
    _Field("location", CLLocation.self), _Field("registrationPlate", String.self),
    _Field("manufacturer", String.self), _Field("model", String.self), _Field("mapAnnotationImage", INImage.self),
])

open class INSeat: _SchemaObject {
    public init(seatSection: String?, seatRow: String?, seatNumber: String?, seatingType: String?) {
        super.init(schema: ())
        setField("seatSection", seatSection)
        setField("seatRow", seatRow)
        setField("seatNumber", seatNumber)
        setField("seatingType", seatingType)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSeat }
    open var seatSection: String? { field("seatSection") }
    open var seatRow: String? { field("seatRow") }
    open var seatNumber: String? { field("seatNumber") }
    open var seatingType: String? { field("seatingType") }
}
private let schemaOfINSeat = _Schema("INSeat", [
    _Field("seatSection", String.self), _Field("seatRow", String.self), _Field("seatNumber", String.self),
    _Field("seatingType", String.self),
])

open class INSendMessageAttachment: _SchemaObject {
    public override init() { super.init() }
    public init(audioMessageFile: INFile) {
        super.init(schema: ())
        setField("audioMessageFile", audioMessageFile)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendMessageAttachment }
    open var audioMessageFile: INFile? { field("audioMessageFile") }
}
private let schemaOfINSendMessageAttachment = _Schema("INSendMessageAttachment", [
    _Field("audioMessageFile", INFile.self),
])

open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
    public init() { super.init(schema: ()) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendMessageIntentDonationMetadata }
    open var mentionsCurrentUser: Bool {
        get { field("mentionsCurrentUser", false) }
        set { setField("mentionsCurrentUser", newValue) }
    }
    open var isReplyToCurrentUser: Bool {
        get { field("isReplyToCurrentUser", false) }
        set { setField("isReplyToCurrentUser", newValue) }
    }
    open var notifyRecipientAnyway: Bool {
        get { field("notifyRecipientAnyway", false) }
        set { setField("notifyRecipientAnyway", newValue) }
    }
    open var recipientCount: Int {
        get { field("recipientCount", 0) }
        set { setField("recipientCount", newValue) }
    }
}
private let schemaOfINSendMessageIntentDonationMetadata = _Schema("INSendMessageIntentDonationMetadata", extends: INIntentDonationMetadata._schema, [
    _Field("mentionsCurrentUser", Bool.self), _Field("isReplyToCurrentUser", Bool.self),
    _Field("notifyRecipientAnyway", Bool.self), _Field("recipientCount", Int.self),
])

open class INSpatialEventTrigger: _SchemaObject {
    public override init() { super.init() }
    public init(placemark: CLPlacemark, event: INSpatialEvent) {
        super.init(schema: ())
        setField("placemark", placemark)
        setField("event", event)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSpatialEventTrigger }
    open var placemark: CLPlacemark { field("placemark", BlankPlaces.CLPlacemark) }
    open var event: INSpatialEvent { field("event", .unknown) }
}
private let schemaOfINSpatialEventTrigger = _Schema("INSpatialEventTrigger", [
    _Field("placemark", CLPlacemark.self), _Field("event", INSpatialEvent.self),
])

open class INSticker: _SchemaObject {
    public override init() { super.init() }
    public init(type: INSticker.StickerType, emoji: String?) {
        super.init(schema: ())
        setField("type", type)
        setField("emoji", emoji)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSticker }
    open var type: INSticker.StickerType { field("type", .unknown) }
    open var emoji: String? { field("emoji") }
}
private let schemaOfINSticker = _Schema("INSticker", [
    _Field("type", INSticker.StickerType.self), _Field("emoji", String.self),
])

open class INTask: _SchemaObject {
    public override init() { super.init() }
    public init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?, priority: INTaskPriority) {
        super.init(schema: ())
        setField("title", title)
        setField("status", status)
        setField("taskType", taskType)
        setField("spatialEventTrigger", spatialEventTrigger)
        setField("temporalEventTrigger", temporalEventTrigger)
        setField("createdDateComponents", createdDateComponents)
        setField("modifiedDateComponents", modifiedDateComponents)
        setField("identifier", identifier)
        setField("priority", priority)
    }
    public init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?) {
        super.init(schema: ())
        setField("title", title)
        setField("status", status)
        setField("taskType", taskType)
        setField("spatialEventTrigger", spatialEventTrigger)
        setField("temporalEventTrigger", temporalEventTrigger)
        setField("createdDateComponents", createdDateComponents)
        setField("modifiedDateComponents", modifiedDateComponents)
        setField("identifier", identifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTask }
    open var title: INSpeakableString { field("title", INSpeakableString.blank()) }
    open var status: INTaskStatus { field("status", .unknown) }
    open var spatialEventTrigger: INSpatialEventTrigger? { field("spatialEventTrigger") }
    open var temporalEventTrigger: INTemporalEventTrigger? { field("temporalEventTrigger") }
    open var createdDateComponents: DateComponents? { field("createdDateComponents") }
    open var modifiedDateComponents: DateComponents? { field("modifiedDateComponents") }
    open var identifier: String? { field("identifier") }
    open var taskType: INTaskType { field("taskType", .unknown) }
    open var priority: INTaskPriority { field("priority", .unknown) }
}
private let schemaOfINTask = _Schema("INTask", [
    _Field("title", INSpeakableString.self), _Field("status", INTaskStatus.self),
    _Field("spatialEventTrigger", INSpatialEventTrigger.self),
    _Field("temporalEventTrigger", INTemporalEventTrigger.self), _Field("createdDateComponents", DateComponents.self),
    _Field("modifiedDateComponents", DateComponents.self), _Field("identifier", String.self),
    _Field("taskType", INTaskType.self), _Field("priority", INTaskPriority.self),
])

open class INTaskList: _SchemaObject {
    public override init() { super.init() }
    public init(title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?) {
        super.init(schema: ())
        setField("title", title)
        setField("tasks", tasks)
        setField("groupName", groupName)
        setField("createdDateComponents", createdDateComponents)
        setField("modifiedDateComponents", modifiedDateComponents)
        setField("identifier", identifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTaskList }
    open var title: INSpeakableString { field("title", INSpeakableString.blank()) }
    open var tasks: [INTask] { field("tasks", []) }
    open var groupName: INSpeakableString? { field("groupName") }
    open var createdDateComponents: DateComponents? { field("createdDateComponents") }
    open var modifiedDateComponents: DateComponents? { field("modifiedDateComponents") }
    open var identifier: String? { field("identifier") }
}
private let schemaOfINTaskList = _Schema("INTaskList", [
    _Field("title", INSpeakableString.self), _Field("tasks", [INTask].self),
    _Field("groupName", INSpeakableString.self), _Field("createdDateComponents", DateComponents.self),
    _Field("modifiedDateComponents", DateComponents.self), _Field("identifier", String.self),
])

open class INTemporalEventTrigger: _SchemaObject {
    public override init() { super.init() }
    public init(dateComponentsRange: INDateComponentsRange) {
        super.init(schema: ())
        setField("dateComponentsRange", dateComponentsRange)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTemporalEventTrigger }
    open var dateComponentsRange: INDateComponentsRange { field("dateComponentsRange", INDateComponentsRange.blank()) }
}
private let schemaOfINTemporalEventTrigger = _Schema("INTemporalEventTrigger", [
    _Field("dateComponentsRange", INDateComponentsRange.self),
])

open class INTermsAndConditions: _SchemaObject {
    public override init() { super.init() }
    public init(localizedTermsAndConditionsText: String, privacyPolicyURL: URL?, termsAndConditionsURL: URL?) {
        super.init(schema: ())
        setField("localizedTermsAndConditionsText", localizedTermsAndConditionsText)
        setField("privacyPolicyURL", privacyPolicyURL)
        setField("termsAndConditionsURL", termsAndConditionsURL)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTermsAndConditions }
    open var localizedTermsAndConditionsText: String { field("localizedTermsAndConditionsText", "") }
    open var privacyPolicyURL: URL? { field("privacyPolicyURL") }
    open var termsAndConditionsURL: URL? { field("termsAndConditionsURL") }
}
private let schemaOfINTermsAndConditions = _Schema("INTermsAndConditions", [
    _Field("localizedTermsAndConditionsText", String.self), _Field("privacyPolicyURL", URL.self),
    _Field("termsAndConditionsURL", URL.self),
])

open class INTextNoteContent: INNoteContent {
    public override init() { super.init() }
    public init(text: String) {
        super.init(schema: ())
        setField("text", text)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTextNoteContent }
    open var text: String? { field("text") }
}
private let schemaOfINTextNoteContent = _Schema("INTextNoteContent", extends: INNoteContent._schema, [
    _Field("text", String.self),
])

open class INTicketedEvent: _SchemaObject {
    public init(category: INTicketedEventCategory, name: String, eventDuration: INDateComponentsRange, location: CLPlacemark?) {
        super.init(schema: ())
        setField("category", category)
        setField("name", name)
        setField("eventDuration", eventDuration)
        setField("location", location)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTicketedEvent }
    open var category: INTicketedEventCategory { field("category", .unknown) }
    open var name: String { field("name", "") }
    open var eventDuration: INDateComponentsRange { field("eventDuration", INDateComponentsRange.blank()) }
    open var location: CLPlacemark? { field("location") }
}
private let schemaOfINTicketedEvent = _Schema("INTicketedEvent", [
    _Field("category", INTicketedEventCategory.self), _Field("name", String.self),
    _Field("eventDuration", INDateComponentsRange.self), _Field("location", CLPlacemark.self),
])

open class INTicketedEventReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, event: INTicketedEvent) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", URL)
        setField("reservedSeat", reservedSeat)
        setField("event", event)
    }
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, event: INTicketedEvent) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("reservedSeat", reservedSeat)
        setField("event", event)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTicketedEventReservation }
    open var event: INTicketedEvent { field("event", INTicketedEvent.blank()) }
    open var reservedSeat: INSeat? { field("reservedSeat") }
}
private let schemaOfINTicketedEventReservation = _Schema("INTicketedEventReservation", extends: INReservation._schema, [
    _Field("event", INTicketedEvent.self), _Field("reservedSeat", INSeat.self),
])

open class INTrainReservation: INReservation {
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, trainTrip: INTrainTrip) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("url", URL)
        setField("reservedSeat", reservedSeat)
        setField("trainTrip", trainTrip)
    }
    public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, trainTrip: INTrainTrip) {
        super.init(schema: ())
        setField("itemReference", itemReference)
        setField("reservationNumber", reservationNumber)
        setField("bookingTime", bookingTime)
        setField("reservationStatus", reservationStatus)
        setField("reservationHolderName", reservationHolderName)
        setField("actions", actions)
        setField("reservedSeat", reservedSeat)
        setField("trainTrip", trainTrip)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTrainReservation }
    open var reservedSeat: INSeat? { field("reservedSeat") }
    open var trainTrip: INTrainTrip { field("trainTrip", INTrainTrip.blank()) }
}
private let schemaOfINTrainReservation = _Schema("INTrainReservation", extends: INReservation._schema, [
    _Field("reservedSeat", INSeat.self), _Field("trainTrip", INTrainTrip.self),
])

open class INTrainTrip: _SchemaObject {
    public init(provider: String?, trainName: String?, trainNumber: String?, tripDuration: INDateComponentsRange, departureStationLocation: CLPlacemark, departurePlatform: String?, arrivalStationLocation: CLPlacemark, arrivalPlatform: String?) {
        super.init(schema: ())
        setField("provider", provider)
        setField("trainName", trainName)
        setField("trainNumber", trainNumber)
        setField("tripDuration", tripDuration)
        setField("departureStationLocation", departureStationLocation)
        setField("departurePlatform", departurePlatform)
        setField("arrivalStationLocation", arrivalStationLocation)
        setField("arrivalPlatform", arrivalPlatform)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTrainTrip }
    open var provider: String? { field("provider") }
    open var trainName: String? { field("trainName") }
    open var trainNumber: String? { field("trainNumber") }
    open var tripDuration: INDateComponentsRange { field("tripDuration", INDateComponentsRange.blank()) }
    open var departureStationLocation: CLPlacemark { field("departureStationLocation", BlankPlaces.CLPlacemark) }
    open var departurePlatform: String? { field("departurePlatform") }
    open var arrivalStationLocation: CLPlacemark { field("arrivalStationLocation", BlankPlaces.CLPlacemark) }
    open var arrivalPlatform: String? { field("arrivalPlatform") }
}
private let schemaOfINTrainTrip = _Schema("INTrainTrip", [
    _Field("provider", String.self), _Field("trainName", String.self), _Field("trainNumber", String.self),
    _Field("tripDuration", INDateComponentsRange.self), _Field("departureStationLocation", CLPlacemark.self),
    _Field("departurePlatform", String.self), _Field("arrivalStationLocation", CLPlacemark.self),
    _Field("arrivalPlatform", String.self),
])

open class INUserContext: _SchemaObject {
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINUserContext }
}
private let schemaOfINUserContext = _Schema("INUserContext")

open class INVoiceShortcut: _SchemaObject {
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINVoiceShortcut }
    open var identifier: UUID { field("identifier", UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))) }
    open var invocationPhrase: String { field("invocationPhrase", "") }
    open var shortcut: INShortcut { field("shortcut", .intent(INIntent())) }
}
private let schemaOfINVoiceShortcut = _Schema("INVoiceShortcut", [
    _Field("identifier", UUID.self), _Field("invocationPhrase", String.self), _Field("shortcut", INShortcut.self),
])

