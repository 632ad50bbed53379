import Foundation

// What was optional in the SDKs of the first years and is not any more, or is now and was not. Code of then compiles either
// way: only where the type of today does not fit, the compiler takes these.

/// Adopted by classes whose members were optional once. Members of a protocol's extension may stand beside the class's own.
public protocol _EarlierOptionality {}

extension INSpeakableString: _EarlierOptionality {}
extension INRideFareLineItem: _EarlierOptionality {}
extension INPersonHandle: _EarlierOptionality {}

extension _EarlierOptionality where Self: INSpeakableString {
    /// As in the SDK of iOS 10. Never nil.
    @_disfavoredOverload public var spokenPhrase: String? {
        let phrase: String = spokenPhrase
        return phrase
    }
}

extension _EarlierOptionality where Self: INPersonHandle {
    /// As in the SDK of iOS 10.0: empty where there is none.
    @_disfavoredOverload public var value: String {
        let value: String? = value
        return value ?? ""
    }
}

extension _EarlierOptionality where Self: INRideFareLineItem {
    /// As in the SDK of iOS 10. Never nil.
    @_disfavoredOverload public init!(title: String, price: NSDecimalNumber, currencyCode: String) {
        let item: INRideFareLineItem = INRideFareLineItem(title: title, price: price, currencyCode: currencyCode)
        guard let own = item as? Self else { return nil }
        self = own
    }
}

extension INVoiceShortcut {
    /// The shortcut under its name before Swift refined it.
    public var __shortcut: INShortcut { shortcut }
}
