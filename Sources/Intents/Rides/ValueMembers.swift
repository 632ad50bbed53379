import AppSupport
import Foundation

// Members of generated classes that do more than hold a field.

extension INPriceRange {
    /// The lower price is the minimum, in whichever order they come.
    public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
        self.init(schema: ())
        let ascending = firstPrice.compare(secondPrice) != .orderedDescending
        setField("minimumPrice", ascending ? firstPrice : secondPrice)
        setField("maximumPrice", ascending ? secondPrice : firstPrice)
        setField("currencyCode", currencyCode)
    }

    public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(schema: ())
        setField("maximumPrice", maximumPrice)
        setField("currencyCode", currencyCode)
    }

    public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(schema: ())
        setField("minimumPrice", minimumPrice)
        setField("currencyCode", currencyCode)
    }

    public convenience init(price: NSDecimalNumber, currencyCode: String) {
        self.init(firstPrice: price, secondPrice: price, currencyCode: currencyCode)
    }
}

extension INRideCompletionStatus {
    private class func make(_ flag: String) -> Self {
        let status = blank()
        status.setField(flag, true)
        return status
    }

    private class func make(_ flag: String, _ change: (Self) -> Void) -> Self {
        let status = make(flag)
        change(status)
        return status
    }

    /// The ride was completed, without anything left to settle.
    public class func completed() -> Self { make("isCompleted") }

    /// The ride was completed and paid.
    public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
        make("isCompleted") { $0.setField("paymentAmount", settledPaymentAmount) }
    }

    /// The ride was completed and is still to be paid.
    public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
        make("isCompleted") {
            $0.setField("paymentAmount", outstandingPaymentAmount)
            $0.setField("isOutstanding", true)
        }
    }

    /// The ride was completed and the person may say what they think of it.
    public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
        make("isCompleted") {
            $0.setField("feedbackType", feedbackType)
            $0.setField("isOutstanding", true)
        }
    }

    public class func canceledByService() -> Self { make("isCanceled") }
    public class func canceledByUser() -> Self { make("isCanceled") }
    public class func canceledMissedPickup() -> Self {
        make("isCanceled") { $0.setField("isMissedPickup", true) }
    }
}

extension INPaymentMethod {
    /// The wallet of Apple's devices; known by its type alone.
    public class func applePay() -> Self {
        let method = blank()
        method.setField("type", INPaymentMethodType.applePay)
        return method
    }
}

extension INCar {
    /// The most that the car takes at a connector of this kind.
    public func setMaximumPower(_ power: Measurement<UnitPower>, for chargingConnectorType: INCar.ChargingConnectorType) {
        var powers: [String: Any] = field("maximumPowers", [:])
        powers[chargingConnectorType.rawValue] = power.converted(to: .watts).value
        setField("maximumPowers", powers)
    }

    public func maximumPower(for chargingConnectorType: INCar.ChargingConnectorType) -> Measurement<UnitPower>? {
        let powers: [String: Any] = field("maximumPowers", [:])
        return (powers[chargingConnectorType.rawValue] as? Double).map { Measurement(value: $0, unit: .watts) }
    }
}
