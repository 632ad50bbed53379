// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INPayBillIntent: INIntent {
    public override init() { super.init() }
    public init(billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType, dueDate: INDateComponentsRange?) {
        super.init(schema: ())
        setField("billPayee", billPayee)
        setField("fromAccount", fromAccount)
        setField("transactionAmount", transactionAmount)
        setField("transactionScheduledDate", transactionScheduledDate)
        setField("transactionNote", transactionNote)
        setField("billType", billType)
        setField("dueDate", dueDate)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPayBillIntent }
    open var billPayee: INBillPayee? { field("billPayee") }
    open var fromAccount: INPaymentAccount? { field("fromAccount") }
    open var transactionAmount: INPaymentAmount? { field("transactionAmount") }
    open var transactionScheduledDate: INDateComponentsRange? { field("transactionScheduledDate") }
    open var transactionNote: String? { field("transactionNote") }
    open var billType: INBillType { field("billType", .unknown) }
    open var dueDate: INDateComponentsRange? { field("dueDate") }
}
private let schemaOfINPayBillIntent = _Schema("INPayBillIntent", extends: INIntent._schema, [
    _Field("billPayee", INBillPayee.self), _Field("fromAccount", INPaymentAccount.self),
    _Field("transactionAmount", INPaymentAmount.self), _Field("transactionScheduledDate", INDateComponentsRange.self),
    _Field("transactionNote", String.self), _Field("billType", INBillType.self),
    _Field("dueDate", INDateComponentsRange.self),
])

open class INPayBillIntentResponse: INIntentResponse {
    public init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPayBillIntentResponse }
    open var code: INPayBillIntentResponseCode { INPayBillIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var fromAccount: INPaymentAccount? {
        get { field("fromAccount") }
        set { setField("fromAccount", newValue) }
    }
    open var billDetails: INBillDetails? {
        get { field("billDetails") }
        set { setField("billDetails", newValue) }
    }
    open var transactionAmount: INPaymentAmount? {
        get { field("transactionAmount") }
        set { setField("transactionAmount", newValue) }
    }
    open var transactionScheduledDate: INDateComponentsRange? {
        get { field("transactionScheduledDate") }
        set { setField("transactionScheduledDate", newValue) }
    }
    open var transactionNote: String? {
        get { field("transactionNote") }
        set { setField("transactionNote", newValue) }
    }
}
private let schemaOfINPayBillIntentResponse = _Schema("INPayBillIntentResponse", extends: INIntentResponse._schema, [
    _Field("fromAccount", INPaymentAccount.self), _Field("billDetails", INBillDetails.self),
    _Field("transactionAmount", INPaymentAmount.self), _Field("transactionScheduledDate", INDateComponentsRange.self),
    _Field("transactionNote", String.self),
])

open class INRequestPaymentIntent: INIntent {
    public override init() { super.init() }
    public init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        super.init(schema: ())
        setField("payer", payer)
        setField("currencyAmount", currencyAmount)
        setField("note", note)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRequestPaymentIntent }
    open var payer: INPerson? { field("payer") }
    open var currencyAmount: INCurrencyAmount? { field("currencyAmount") }
    open var note: String? { field("note") }
}
private let schemaOfINRequestPaymentIntent = _Schema("INRequestPaymentIntent", extends: INIntent._schema, [
    _Field("payer", INPerson.self), _Field("currencyAmount", INCurrencyAmount.self), _Field("note", String.self),
])

open class INRequestPaymentIntentResponse: INIntentResponse {
    public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINRequestPaymentIntentResponse }
    open var code: INRequestPaymentIntentResponseCode { INRequestPaymentIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var paymentRecord: INPaymentRecord? {
        get { field("paymentRecord") }
        set { setField("paymentRecord", newValue) }
    }
}
private let schemaOfINRequestPaymentIntentResponse = _Schema("INRequestPaymentIntentResponse", extends: INIntentResponse._schema, [
    _Field("paymentRecord", INPaymentRecord.self),
])

open class INSearchForAccountsIntent: INIntent {
    public override init() { super.init() }
    public init(accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?, requestedBalanceType: INBalanceType) {
        super.init(schema: ())
        setField("accountNickname", accountNickname)
        setField("accountType", accountType)
        setField("organizationName", organizationName)
        setField("requestedBalanceType", requestedBalanceType)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForAccountsIntent }
    open var accountNickname: INSpeakableString? { field("accountNickname") }
    open var accountType: INAccountType { field("accountType", .unknown) }
    open var organizationName: INSpeakableString? { field("organizationName") }
    open var requestedBalanceType: INBalanceType { field("requestedBalanceType", .unknown) }
}
private let schemaOfINSearchForAccountsIntent = _Schema("INSearchForAccountsIntent", extends: INIntent._schema, [
    _Field("accountNickname", INSpeakableString.self), _Field("accountType", INAccountType.self),
    _Field("organizationName", INSpeakableString.self), _Field("requestedBalanceType", INBalanceType.self),
])

open class INSearchForAccountsIntentResponse: INIntentResponse {
    public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForAccountsIntentResponse }
    open var code: INSearchForAccountsIntentResponseCode { INSearchForAccountsIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var accounts: [INPaymentAccount]? {
        get { field("accounts") }
        set { setField("accounts", newValue) }
    }
}
private let schemaOfINSearchForAccountsIntentResponse = _Schema("INSearchForAccountsIntentResponse", extends: INIntentResponse._schema, [
    _Field("accounts", [INPaymentAccount].self),
])

open class INSearchForBillsIntent: INIntent {
    public override init() { super.init() }
    public init(billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus, dueDateRange: INDateComponentsRange?) {
        super.init(schema: ())
        setField("billPayee", billPayee)
        setField("paymentDateRange", paymentDateRange)
        setField("billType", billType)
        setField("status", status)
        setField("dueDateRange", dueDateRange)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForBillsIntent }
    open var billPayee: INBillPayee? { field("billPayee") }
    open var paymentDateRange: INDateComponentsRange? { field("paymentDateRange") }
    open var billType: INBillType { field("billType", .unknown) }
    open var status: INPaymentStatus { field("status", .unknown) }
    open var dueDateRange: INDateComponentsRange? { field("dueDateRange") }
}
private let schemaOfINSearchForBillsIntent = _Schema("INSearchForBillsIntent", extends: INIntent._schema, [
    _Field("billPayee", INBillPayee.self), _Field("paymentDateRange", INDateComponentsRange.self),
    _Field("billType", INBillType.self), _Field("status", INPaymentStatus.self),
    _Field("dueDateRange", INDateComponentsRange.self),
])

open class INSearchForBillsIntentResponse: INIntentResponse {
    public init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForBillsIntentResponse }
    open var code: INSearchForBillsIntentResponseCode { INSearchForBillsIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var bills: [INBillDetails]? {
        get { field("bills") }
        set { setField("bills", newValue) }
    }
}
private let schemaOfINSearchForBillsIntentResponse = _Schema("INSearchForBillsIntentResponse", extends: INIntentResponse._schema, [
    _Field("bills", [INBillDetails].self),
])

open class INSendPaymentIntent: INIntent {
    public override init() { super.init() }
    public init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        super.init(schema: ())
        setField("payee", payee)
        setField("currencyAmount", currencyAmount)
        setField("note", note)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendPaymentIntent }
    open var payee: INPerson? { field("payee") }
    open var currencyAmount: INCurrencyAmount? { field("currencyAmount") }
    open var note: String? { field("note") }
}
private let schemaOfINSendPaymentIntent = _Schema("INSendPaymentIntent", extends: INIntent._schema, [
    _Field("payee", INPerson.self), _Field("currencyAmount", INCurrencyAmount.self), _Field("note", String.self),
])

open class INSendPaymentIntentResponse: INIntentResponse {
    public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSendPaymentIntentResponse }
    open var code: INSendPaymentIntentResponseCode { INSendPaymentIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var paymentRecord: INPaymentRecord? {
        get { field("paymentRecord") }
        set { setField("paymentRecord", newValue) }
    }
}
private let schemaOfINSendPaymentIntentResponse = _Schema("INSendPaymentIntentResponse", extends: INIntentResponse._schema, [
    _Field("paymentRecord", INPaymentRecord.self),
])

open class INTransferMoneyIntent: INIntent {
    public override init() { super.init() }
    public init(from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?) {
        super.init(schema: ())
        setField("fromAccount", fromAccount)
        setField("toAccount", toAccount)
        setField("transactionAmount", transactionAmount)
        setField("transactionScheduledDate", transactionScheduledDate)
        setField("transactionNote", transactionNote)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTransferMoneyIntent }
    open var fromAccount: INPaymentAccount? { field("fromAccount") }
    open var toAccount: INPaymentAccount? { field("toAccount") }
    open var transactionAmount: INPaymentAmount? { field("transactionAmount") }
    open var transactionScheduledDate: INDateComponentsRange? { field("transactionScheduledDate") }
    open var transactionNote: String? { field("transactionNote") }
}
private let schemaOfINTransferMoneyIntent = _Schema("INTransferMoneyIntent", extends: INIntent._schema, [
    _Field("fromAccount", INPaymentAccount.self), _Field("toAccount", INPaymentAccount.self),
    _Field("transactionAmount", INPaymentAmount.self), _Field("transactionScheduledDate", INDateComponentsRange.self),
    _Field("transactionNote", String.self),
])

open class INTransferMoneyIntentResponse: INIntentResponse {
    public init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINTransferMoneyIntentResponse }
    open var code: INTransferMoneyIntentResponseCode { INTransferMoneyIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var fromAccount: INPaymentAccount? {
        get { field("fromAccount") }
        set { setField("fromAccount", newValue) }
    }
    open var toAccount: INPaymentAccount? {
        get { field("toAccount") }
        set { setField("toAccount", newValue) }
    }
    open var transactionAmount: INPaymentAmount? {
        get { field("transactionAmount") }
        set { setField("transactionAmount", newValue) }
    }
    open var transactionScheduledDate: INDateComponentsRange? {
        get { field("transactionScheduledDate") }
        set { setField("transactionScheduledDate", newValue) }
    }
    open var transactionNote: String? {
        get { field("transactionNote") }
        set { setField("transactionNote", newValue) }
    }
    open var transferFee: INCurrencyAmount? {
        get { field("transferFee") }
        set { setField("transferFee", newValue) }
    }
}
private let schemaOfINTransferMoneyIntentResponse = _Schema("INTransferMoneyIntentResponse", extends: INIntentResponse._schema, [
    _Field("fromAccount", INPaymentAccount.self), _Field("toAccount", INPaymentAccount.self),
    _Field("transactionAmount", INPaymentAmount.self), _Field("transactionScheduledDate", INDateComponentsRange.self),
    _Field("transactionNote", String.self), _Field("transferFee", INCurrencyAmount.self),
])

public enum INPayBillIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureInsufficientFunds = 7
}
extension INPayBillIntentResponseCode: IntentValueConvertible {}

public enum INRequestPaymentIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failurePaymentsAmountBelowMinimum = 7
    case failurePaymentsAmountAboveMaximum = 8
    case failurePaymentsCurrencyUnsupported = 9
    case failureNoBankAccount = 10
    case failureNotEligible = 11
    case failureTermsAndConditionsAcceptanceRequired = 12
}
extension INRequestPaymentIntentResponseCode: IntentValueConvertible {}

public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureAccountNotFound = 7
    case failureTermsAndConditionsAcceptanceRequired = 8
    case failureNotEligible = 9
}
extension INSearchForAccountsIntentResponseCode: IntentValueConvertible {}

public enum INSearchForBillsIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureBillNotFound = 7
}
extension INSearchForBillsIntentResponseCode: IntentValueConvertible {}

public enum INSendPaymentIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failurePaymentsAmountBelowMinimum = 7
    case failurePaymentsAmountAboveMaximum = 8
    case failurePaymentsCurrencyUnsupported = 9
    case failureInsufficientFunds = 10
    case failureNoBankAccount = 11
    case failureNotEligible = 12
    case failureTermsAndConditionsAcceptanceRequired = 13
}
extension INSendPaymentIntentResponseCode: IntentValueConvertible {}

public enum INTransferMoneyIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCredentialsUnverified = 6
    case failureInsufficientFunds = 7
}
extension INTransferMoneyIntentResponseCode: IntentValueConvertible {}

