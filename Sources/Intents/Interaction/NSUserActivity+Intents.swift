import AppSupport
import Foundation
import IntentSchema

extension NSUserActivity {
    private func attachment<T: IntentValueConvertible>(_ name: String, _ type: T.Type) -> T? {
        if let value = attachments[name] as? T { return value }
        // Came over the wire: read once, then kept, so that the object is the same each time.
        guard let value = attachments[name] as? IntentValue, let made = try? T.make(from: value) else { return nil }
        attachments[name] = made
        return made
    }

    /// The request or donation that the activity comes from.
    public var interaction: INInteraction? { attachment("interaction", INInteraction.self) }

    package func setInteraction(_ interaction: INInteraction?) { attachments["interaction"] = interaction }

    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { attachment("shortcutAvailability", INShortcutAvailabilityOptions.self) ?? [] }
        set { attachments["shortcutAvailability"] = newValue }
    }

    public var suggestedInvocationPhrase: String? {
        get { attachment("suggestedInvocationPhrase", String.self) }
        set { attachments["suggestedInvocationPhrase"] = newValue }
    }
}

extension NSExtensionContext {
    /// An Intents extension gets its intents through its handlers; its context carries none.
    public var intent: INIntent? { nil }
}

extension NSString {
    /// The app's own text for `format`, filled in. On Apple's systems the text is looked up when it is shown, in the
    /// language of that moment; here it is looked up at once, in the language of the process.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
        localized(format, nil, args)
    }

    public class func deferredLocalizedIntentsString(
        with format: String, table: String, _ args: any CVarArg...
    ) -> NSString { localized(format, table, args) }

    public class func deferredLocalizedIntentsString(
        with format: String, table: String, arguments: CVaListPointer
    ) -> NSString {
        NSString(format: Bundle.main.localizedString(forKey: format, value: nil, table: table), arguments: arguments)
    }

    private class func localized(_ format: String, _ table: String?, _ arguments: [any CVarArg]) -> NSString {
        NSString(string: String(
            format: Bundle.main.localizedString(forKey: format, value: nil, table: table), arguments: arguments))
    }
}
