import Foundation

/// Finds the object that handles an intent.
public protocol INIntentHandlerProviding: AnyObject {
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension. Subclasses say which object handles an intent, or are that object.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }

    /// The object that handles the intent; this one unless a subclass says otherwise.
    open func handler(for intent: INIntent) -> Any? { handler(for: intent) as AnyObject? }

    /// The result type that code of the first SDKs overrides.
    @_disfavoredOverload
    open func handler(for intent: INIntent) -> AnyObject? { self }
}
