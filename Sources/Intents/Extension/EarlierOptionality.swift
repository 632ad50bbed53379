import Foundation

// What was optional in the SDKs of the first years and is not any more. Code that unwraps compiles either way: where a value
// that may be nil is wanted, and only there, the compiler takes these.

/// Adopted by classes whose members were optional once. Members of a protocol's extension may stand beside the class's own.
public protocol _EarlierOptionality {}

extension INSpeakableString: _EarlierOptionality {}
extension INRideFareLineItem: _EarlierOptionality {}

extension _EarlierOptionality where Self: INSpeakableString {
    /// As in the SDK of iOS 10. Never nil.
    @_disfavoredOverload public var spokenPhrase: String? {
        let phrase: String = spokenPhrase
        return phrase
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
