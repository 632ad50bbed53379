// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INPayBillIntentHandling: AnyObject {
    func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse
    func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
    func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse
    func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
    func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult
    func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
    func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult
    func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult
    func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
    func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult
    func resolveBillType(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
    func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult
    func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
    func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
    func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
    func resolveBillPayee(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
    func resolveFromAccount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
    func resolveTransactionAmount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveTransactionNote(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveBillType(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
    func resolveDueDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
}

extension INPayBillIntentHandling {
    public func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse { notImplemented() }
    public func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse { notImplemented() }
    public func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { notImplemented() }
    public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult { notImplemented() }
    public func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { notImplemented() }
    public func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult { notImplemented() }
    public func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult { notImplemented() }
    public func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult { notImplemented() }
    public func resolveBillType(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult { notImplemented() }
    public func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { notImplemented() }
    public func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { notImplemented() }
    public func resolveBillPayee(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { notImplemented() }
    public func resolveFromAccount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionAmount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionNote(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveBillType(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveDueDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINPayBillIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INPayBillIntentHandling, INPayBillIntent, INPayBillIntentResponse>(
        "INPayBillIntentHandling", codeName: { INPayBillIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INPayBillIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INPayBillIntentResponse }
    builder.resolve("billPayee", "resolveBillPayee(for:with:)") { (handler, intent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in
        handler.resolveBillPayee(for: intent, with: done)
    }
    builder.resolveAsync("billPayee", "resolveBillPayee(for:)") { await $0.resolveBillPayee(for: $1) as INBillPayeeResolutionResult }
    builder.resolve("fromAccount", "resolveFromAccount(for:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in
        handler.resolveFromAccount(for: intent, with: done)
    }
    builder.resolveAsync("fromAccount", "resolveFromAccount(for:)") { await $0.resolveFromAccount(for: $1) as INPaymentAccountResolutionResult }
    builder.resolve("transactionAmount", "resolveTransactionAmount(for:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in
        handler.resolveTransactionAmount(for: intent, with: done)
    }
    builder.resolveAsync("transactionAmount", "resolveTransactionAmount(for:)") { await $0.resolveTransactionAmount(for: $1) as INPaymentAmountResolutionResult }
    builder.resolve("transactionScheduledDate", "resolveTransactionScheduledDate(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveTransactionScheduledDate(for: intent, with: done)
    }
    builder.resolveAsync("transactionScheduledDate", "resolveTransactionScheduledDate(for:)") { await $0.resolveTransactionScheduledDate(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolve("transactionNote", "resolveTransactionNote(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveTransactionNote(for: intent, with: done)
    }
    builder.resolveAsync("transactionNote", "resolveTransactionNote(for:)") { await $0.resolveTransactionNote(for: $1) as INStringResolutionResult }
    builder.resolve("billType", "resolveBillType(for:with:)") { (handler, intent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in
        handler.resolveBillType(for: intent, with: done)
    }
    builder.resolveAsync("billType", "resolveBillType(for:)") { await $0.resolveBillType(for: $1) as INBillTypeResolutionResult }
    builder.resolve("dueDate", "resolveDueDate(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDueDate(for: intent, with: done)
    }
    builder.resolveAsync("dueDate", "resolveDueDate(for:)") { await $0.resolveDueDate(for: $1) as INDateComponentsRangeResolutionResult }
    builder.handle("handle(payBill:completion:)") { (handler, intent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in
        handler.handle(payBill: intent, completion: done)
    }
    builder.confirm("confirm(payBill:completion:)") { (handler, intent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in
        handler.confirm(payBill: intent, completion: done)
    }
    builder.resolve("billPayee", "resolveBillPayee(forPayBill:with:)") { (handler, intent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in
        handler.resolveBillPayee(forPayBill: intent, with: done)
    }
    builder.resolve("fromAccount", "resolveFromAccount(forPayBill:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in
        handler.resolveFromAccount(forPayBill: intent, with: done)
    }
    builder.resolve("transactionAmount", "resolveTransactionAmount(forPayBill:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in
        handler.resolveTransactionAmount(forPayBill: intent, with: done)
    }
    builder.resolve("transactionScheduledDate", "resolveTransactionScheduledDate(forPayBill:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveTransactionScheduledDate(forPayBill: intent, with: done)
    }
    builder.resolve("transactionNote", "resolveTransactionNote(forPayBill:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveTransactionNote(forPayBill: intent, with: done)
    }
    builder.resolve("billType", "resolveBillType(forPayBill:with:)") { (handler, intent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in
        handler.resolveBillType(forPayBill: intent, with: done)
    }
    builder.resolve("dueDate", "resolveDueDate(forPayBill:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDueDate(forPayBill: intent, with: done)
    }
    return builder.table
}

public protocol _INRequestPaymentIntentHandlingOverloads: AnyObject {
    func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
    func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
    func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
    func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
}

extension _INRequestPaymentIntentHandlingOverloads {
    public func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { notImplemented() }
    public func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { notImplemented() }
}

public protocol INRequestPaymentIntentHandling: _INRequestPaymentIntentHandlingOverloads {
    func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
    func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
    func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
    func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)
    func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult
    func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult
    func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
    func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
    func confirm(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
    func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)
    func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
}

extension INRequestPaymentIntentHandling {
    public func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse { notImplemented() }
    public func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse { notImplemented() }
    public func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) { notImplemented() }
    public func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult { notImplemented() }
    public func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult { notImplemented() }
    public func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult { notImplemented() }
    public func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { notImplemented() }
    public func confirm(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { notImplemented() }
    public func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINRequestPaymentIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INRequestPaymentIntentHandling, INRequestPaymentIntent, INRequestPaymentIntentResponse>(
        "INRequestPaymentIntentHandling", codeName: { INRequestPaymentIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INRequestPaymentIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INRequestPaymentIntentResponse }
    builder.resolve("payer", "resolvePayer(for:with:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) in
        handler.resolvePayer(for: intent, with: done)
    }
    builder.resolveAsync("payer", "resolvePayer(for:)") { await $0.resolvePayer(for: $1) as INRequestPaymentPayerResolutionResult }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(for:with:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) in
        handler.resolveCurrencyAmount(for: intent, with: done)
    }
    builder.resolveAsync("currencyAmount", "resolveCurrencyAmount(for:)") { await $0.resolveCurrencyAmount(for: $1) as INRequestPaymentCurrencyAmountResolutionResult }
    builder.resolve("note", "resolveNote(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveNote(for: intent, with: done)
    }
    builder.resolveAsync("note", "resolveNote(for:)") { await $0.resolveNote(for: $1) as INStringResolutionResult }
    builder.resolve("payer", "resolvePayer(for:with:)") { (handler, intent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in
        (handler as any _INRequestPaymentIntentHandlingOverloads).resolvePayer(for: intent, with: done)
    }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(for:with:)") { (handler, intent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in
        (handler as any _INRequestPaymentIntentHandlingOverloads).resolveCurrencyAmount(for: intent, with: done)
    }
    builder.handle("handle(requestPayment:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in
        handler.handle(requestPayment: intent, completion: done)
    }
    builder.confirm("confirm(requestPayment:completion:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in
        handler.confirm(requestPayment: intent, completion: done)
    }
    builder.resolve("payer", "resolvePayer(forRequestPayment:with:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) in
        handler.resolvePayer(forRequestPayment: intent, with: done)
    }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(forRequestPayment:with:)") { (handler, intent, done: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) in
        handler.resolveCurrencyAmount(forRequestPayment: intent, with: done)
    }
    builder.resolve("note", "resolveNote(forRequestPayment:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveNote(forRequestPayment: intent, with: done)
    }
    builder.resolve("payer", "resolvePayer(forRequestPayment:with:)") { (handler, intent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in
        (handler as any _INRequestPaymentIntentHandlingOverloads).resolvePayer(forRequestPayment: intent, with: done)
    }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(forRequestPayment:with:)") { (handler, intent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in
        (handler as any _INRequestPaymentIntentHandlingOverloads).resolveCurrencyAmount(forRequestPayment: intent, with: done)
    }
    return builder.table
}

public protocol INSearchForAccountsIntentHandling: AnyObject {
    func handle(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
    func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
    func confirm(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
    func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
    func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
    func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)
    func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult
    func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
    func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)
    func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult
    func handle(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
    func confirm(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
    func resolveAccountNickname(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveAccountType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)
    func resolveOrganizationName(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
    func resolveRequestedBalanceType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)
}

extension INSearchForAccountsIntentHandling {
    public func handle(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse { notImplemented() }
    public func confirm(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse { notImplemented() }
    public func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult { notImplemented() }
    public func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult { notImplemented() }
    public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult { notImplemented() }
    public func handle(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { notImplemented() }
    public func confirm(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { notImplemented() }
    public func resolveAccountNickname(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveAccountType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveOrganizationName(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { notImplemented() }
    public func resolveRequestedBalanceType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSearchForAccountsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSearchForAccountsIntentHandling, INSearchForAccountsIntent, INSearchForAccountsIntentResponse>(
        "INSearchForAccountsIntentHandling", codeName: { INSearchForAccountsIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSearchForAccountsIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSearchForAccountsIntentResponse }
    builder.resolve("accountNickname", "resolveAccountNickname(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveAccountNickname(for: intent, with: done)
    }
    builder.resolveAsync("accountNickname", "resolveAccountNickname(for:)") { await $0.resolveAccountNickname(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("accountType", "resolveAccountType(for:with:)") { (handler, intent, done: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) in
        handler.resolveAccountType(for: intent, with: done)
    }
    builder.resolveAsync("accountType", "resolveAccountType(for:)") { await $0.resolveAccountType(for: $1) as INAccountTypeResolutionResult }
    builder.resolve("organizationName", "resolveOrganizationName(for:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveOrganizationName(for: intent, with: done)
    }
    builder.resolveAsync("organizationName", "resolveOrganizationName(for:)") { await $0.resolveOrganizationName(for: $1) as INSpeakableStringResolutionResult }
    builder.resolve("requestedBalanceType", "resolveRequestedBalanceType(for:with:)") { (handler, intent, done: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) in
        handler.resolveRequestedBalanceType(for: intent, with: done)
    }
    builder.resolveAsync("requestedBalanceType", "resolveRequestedBalanceType(for:)") { await $0.resolveRequestedBalanceType(for: $1) as INBalanceTypeResolutionResult }
    builder.handle("handle(searchForAccounts:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in
        handler.handle(searchForAccounts: intent, completion: done)
    }
    builder.confirm("confirm(searchForAccounts:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in
        handler.confirm(searchForAccounts: intent, completion: done)
    }
    builder.resolve("accountNickname", "resolveAccountNickname(forSearchForAccounts:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveAccountNickname(forSearchForAccounts: intent, with: done)
    }
    builder.resolve("accountType", "resolveAccountType(forSearchForAccounts:with:)") { (handler, intent, done: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) in
        handler.resolveAccountType(forSearchForAccounts: intent, with: done)
    }
    builder.resolve("organizationName", "resolveOrganizationName(forSearchForAccounts:with:)") { (handler, intent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in
        handler.resolveOrganizationName(forSearchForAccounts: intent, with: done)
    }
    builder.resolve("requestedBalanceType", "resolveRequestedBalanceType(forSearchForAccounts:with:)") { (handler, intent, done: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) in
        handler.resolveRequestedBalanceType(forSearchForAccounts: intent, with: done)
    }
    return builder.table
}

public protocol INSearchForBillsIntentHandling: AnyObject {
    func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
    func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
    func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
    func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
    func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
    func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult
    func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
    func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
    func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult
    func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)
    func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult
    func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
    func handle(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
    func confirm(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
    func resolveBillPayee(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
    func resolvePaymentDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveBillType(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
    func resolveStatus(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)
    func resolveDueDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
}

extension INSearchForBillsIntentHandling {
    public func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse { notImplemented() }
    public func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse { notImplemented() }
    public func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { notImplemented() }
    public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult { notImplemented() }
    public func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult { notImplemented() }
    public func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) { notImplemented() }
    public func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult { notImplemented() }
    public func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func handle(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { notImplemented() }
    public func confirm(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { notImplemented() }
    public func resolveBillPayee(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { notImplemented() }
    public func resolvePaymentDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveBillType(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { notImplemented() }
    public func resolveStatus(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) { notImplemented() }
    public func resolveDueDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSearchForBillsIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSearchForBillsIntentHandling, INSearchForBillsIntent, INSearchForBillsIntentResponse>(
        "INSearchForBillsIntentHandling", codeName: { INSearchForBillsIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSearchForBillsIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSearchForBillsIntentResponse }
    builder.resolve("billPayee", "resolveBillPayee(for:with:)") { (handler, intent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in
        handler.resolveBillPayee(for: intent, with: done)
    }
    builder.resolveAsync("billPayee", "resolveBillPayee(for:)") { await $0.resolveBillPayee(for: $1) as INBillPayeeResolutionResult }
    builder.resolve("paymentDateRange", "resolvePaymentDateRange(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolvePaymentDateRange(for: intent, with: done)
    }
    builder.resolveAsync("paymentDateRange", "resolvePaymentDateRange(for:)") { await $0.resolvePaymentDateRange(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolve("billType", "resolveBillType(for:with:)") { (handler, intent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in
        handler.resolveBillType(for: intent, with: done)
    }
    builder.resolveAsync("billType", "resolveBillType(for:)") { await $0.resolveBillType(for: $1) as INBillTypeResolutionResult }
    builder.resolve("status", "resolveStatus(for:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) in
        handler.resolveStatus(for: intent, with: done)
    }
    builder.resolveAsync("status", "resolveStatus(for:)") { await $0.resolveStatus(for: $1) as INPaymentStatusResolutionResult }
    builder.resolve("dueDateRange", "resolveDueDateRange(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDueDateRange(for: intent, with: done)
    }
    builder.resolveAsync("dueDateRange", "resolveDueDateRange(for:)") { await $0.resolveDueDateRange(for: $1) as INDateComponentsRangeResolutionResult }
    builder.handle("handle(searchForBills:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in
        handler.handle(searchForBills: intent, completion: done)
    }
    builder.confirm("confirm(searchForBills:completion:)") { (handler, intent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in
        handler.confirm(searchForBills: intent, completion: done)
    }
    builder.resolve("billPayee", "resolveBillPayee(forSearchForBills:with:)") { (handler, intent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in
        handler.resolveBillPayee(forSearchForBills: intent, with: done)
    }
    builder.resolve("paymentDateRange", "resolvePaymentDateRange(forSearchForBills:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolvePaymentDateRange(forSearchForBills: intent, with: done)
    }
    builder.resolve("billType", "resolveBillType(forSearchForBills:with:)") { (handler, intent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in
        handler.resolveBillType(forSearchForBills: intent, with: done)
    }
    builder.resolve("status", "resolveStatus(forSearchForBills:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) in
        handler.resolveStatus(forSearchForBills: intent, with: done)
    }
    builder.resolve("dueDateRange", "resolveDueDateRange(forSearchForBills:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveDueDateRange(forSearchForBills: intent, with: done)
    }
    return builder.table
}

public protocol _INSendPaymentIntentHandlingOverloads: AnyObject {
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
    func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
    func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
    func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
}

extension _INSendPaymentIntentHandlingOverloads {
    public func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { notImplemented() }
    public func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { notImplemented() }
}

public protocol INSendPaymentIntentHandling: _INSendPaymentIntentHandlingOverloads {
    func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
    func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
    func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)
    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult
    func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult
    func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
    func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
    func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
    func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)
    func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveNote(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
}

extension INSendPaymentIntentHandling {
    public func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse { notImplemented() }
    public func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse { notImplemented() }
    public func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) { notImplemented() }
    public func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult { notImplemented() }
    public func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult { notImplemented() }
    public func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult { notImplemented() }
    public func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { notImplemented() }
    public func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { notImplemented() }
    public func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) { notImplemented() }
    public func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveNote(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINSendPaymentIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INSendPaymentIntentHandling, INSendPaymentIntent, INSendPaymentIntentResponse>(
        "INSendPaymentIntentHandling", codeName: { INSendPaymentIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INSendPaymentIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INSendPaymentIntentResponse }
    builder.resolve("payee", "resolvePayee(for:with:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) in
        handler.resolvePayee(for: intent, with: done)
    }
    builder.resolveAsync("payee", "resolvePayee(for:)") { await $0.resolvePayee(for: $1) as INSendPaymentPayeeResolutionResult }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(for:with:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) in
        handler.resolveCurrencyAmount(for: intent, with: done)
    }
    builder.resolveAsync("currencyAmount", "resolveCurrencyAmount(for:)") { await $0.resolveCurrencyAmount(for: $1) as INSendPaymentCurrencyAmountResolutionResult }
    builder.resolve("note", "resolveNote(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveNote(for: intent, with: done)
    }
    builder.resolveAsync("note", "resolveNote(for:)") { await $0.resolveNote(for: $1) as INStringResolutionResult }
    builder.resolve("payee", "resolvePayee(for:with:)") { (handler, intent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in
        (handler as any _INSendPaymentIntentHandlingOverloads).resolvePayee(for: intent, with: done)
    }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(for:with:)") { (handler, intent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in
        (handler as any _INSendPaymentIntentHandlingOverloads).resolveCurrencyAmount(for: intent, with: done)
    }
    builder.handle("handle(sendPayment:completion:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in
        handler.handle(sendPayment: intent, completion: done)
    }
    builder.confirm("confirm(sendPayment:completion:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in
        handler.confirm(sendPayment: intent, completion: done)
    }
    builder.resolve("payee", "resolvePayee(forSendPayment:with:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) in
        handler.resolvePayee(forSendPayment: intent, with: done)
    }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(forSendPayment:with:)") { (handler, intent, done: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) in
        handler.resolveCurrencyAmount(forSendPayment: intent, with: done)
    }
    builder.resolve("note", "resolveNote(forSendPayment:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveNote(forSendPayment: intent, with: done)
    }
    builder.resolve("payee", "resolvePayee(forSendPayment:with:)") { (handler, intent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in
        (handler as any _INSendPaymentIntentHandlingOverloads).resolvePayee(forSendPayment: intent, with: done)
    }
    builder.resolve("currencyAmount", "resolveCurrencyAmount(forSendPayment:with:)") { (handler, intent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in
        (handler as any _INSendPaymentIntentHandlingOverloads).resolveCurrencyAmount(forSendPayment: intent, with: done)
    }
    return builder.table
}

public protocol INTransferMoneyIntentHandling: AnyObject {
    func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
    func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
    func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
    func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
    func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
    func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
    func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
    func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult
    func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult
    func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
    func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult
    func handle(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
    func confirm(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
    func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
    func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
    func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
    func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
}

extension INTransferMoneyIntentHandling {
    public func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { notImplemented() }
    public func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse { notImplemented() }
    public func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { notImplemented() }
    public func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse { notImplemented() }
    public func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { notImplemented() }
    public func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult { notImplemented() }
    public func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { notImplemented() }
    public func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult { notImplemented() }
    public func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult { notImplemented() }
    public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult { notImplemented() }
    public func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult { notImplemented() }
    public func handle(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { notImplemented() }
    public func confirm(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { notImplemented() }
    public func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { notImplemented() }
    public func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { notImplemented() }
    public func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { notImplemented() }
}

func handlersOfINTransferMoneyIntent() -> IntentHandlerTable {
    var builder = HandlerTableBuilder<any INTransferMoneyIntentHandling, INTransferMoneyIntent, INTransferMoneyIntentResponse>(
        "INTransferMoneyIntentHandling", codeName: { INTransferMoneyIntentResponseCode(rawValue: $0).map { "\($0)" } })
    builder.handle("handle(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in
        handler.handle(intent: intent, completion: done)
    }
    builder.handleAsync("handle(intent:)") { await $0.handle(intent: $1) as INTransferMoneyIntentResponse }
    builder.confirm("confirm(intent:completion:)") { (handler, intent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in
        handler.confirm(intent: intent, completion: done)
    }
    builder.confirmAsync("confirm(intent:)") { await $0.confirm(intent: $1) as INTransferMoneyIntentResponse }
    builder.resolve("fromAccount", "resolveFromAccount(for:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in
        handler.resolveFromAccount(for: intent, with: done)
    }
    builder.resolveAsync("fromAccount", "resolveFromAccount(for:)") { await $0.resolveFromAccount(for: $1) as INPaymentAccountResolutionResult }
    builder.resolve("toAccount", "resolveToAccount(for:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in
        handler.resolveToAccount(for: intent, with: done)
    }
    builder.resolveAsync("toAccount", "resolveToAccount(for:)") { await $0.resolveToAccount(for: $1) as INPaymentAccountResolutionResult }
    builder.resolve("transactionAmount", "resolveTransactionAmount(for:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in
        handler.resolveTransactionAmount(for: intent, with: done)
    }
    builder.resolveAsync("transactionAmount", "resolveTransactionAmount(for:)") { await $0.resolveTransactionAmount(for: $1) as INPaymentAmountResolutionResult }
    builder.resolve("transactionScheduledDate", "resolveTransactionScheduledDate(for:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveTransactionScheduledDate(for: intent, with: done)
    }
    builder.resolveAsync("transactionScheduledDate", "resolveTransactionScheduledDate(for:)") { await $0.resolveTransactionScheduledDate(for: $1) as INDateComponentsRangeResolutionResult }
    builder.resolve("transactionNote", "resolveTransactionNote(for:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveTransactionNote(for: intent, with: done)
    }
    builder.resolveAsync("transactionNote", "resolveTransactionNote(for:)") { await $0.resolveTransactionNote(for: $1) as INStringResolutionResult }
    builder.handle("handle(transferMoney:completion:)") { (handler, intent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in
        handler.handle(transferMoney: intent, completion: done)
    }
    builder.confirm("confirm(transferMoney:completion:)") { (handler, intent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in
        handler.confirm(transferMoney: intent, completion: done)
    }
    builder.resolve("fromAccount", "resolveFromAccount(forTransferMoney:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in
        handler.resolveFromAccount(forTransferMoney: intent, with: done)
    }
    builder.resolve("toAccount", "resolveToAccount(forTransferMoney:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in
        handler.resolveToAccount(forTransferMoney: intent, with: done)
    }
    builder.resolve("transactionAmount", "resolveTransactionAmount(forTransferMoney:with:)") { (handler, intent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in
        handler.resolveTransactionAmount(forTransferMoney: intent, with: done)
    }
    builder.resolve("transactionScheduledDate", "resolveTransactionScheduledDate(forTransferMoney:with:)") { (handler, intent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in
        handler.resolveTransactionScheduledDate(forTransferMoney: intent, with: done)
    }
    builder.resolve("transactionNote", "resolveTransactionNote(forTransferMoney:with:)") { (handler, intent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in
        handler.resolveTransactionNote(forTransferMoney: intent, with: done)
    }
    return builder.table
}

