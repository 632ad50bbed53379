/// What the generator leaves to people: classes that behave, and initialisers that do more than fill fields.
enum HandWritten {
    /// Classes of `Sources/Intents` outside its `Generated` folder which take part in the class table.
    static let valueClasses: Set<String> = [
        "INFile", "INImage", "INIntent", "INIntentResponse", "INInteraction", "INObject", "INParameter", "INPerson",
        "INSpeakableString",
    ]
    /// Types that never travel by a field table, or not as a class.
    static let otherTypes: Set<String> = [
        "INExtension", "INFocusStatusCenter", "INIntentError", "INMediaDestination", "INMediaDestinationReference",
        "INObjectCollection", "INObjectSection", "INPreferences", "INRelevantShortcutStore", "INShortcut",
        "INShortcutReference", "INUpcomingMediaManager", "INVocabulary", "INVoiceShortcutCenter",
    ]
    static let protocols: Set<String> = ["INIntentHandlerProviding", "INIntentSetImageKeyPath", "INSpeakable"]
    static let resolutionResults: Set<String> = ["INEnumResolutionResult", "INIntentResolutionResult"]
    /// Classes whose own initialisers are written by hand in an extension; fields and properties are generated.
    static let initialisers: Set<String> = ["INPriceRange"]
    /// Types of frameworks that do not exist here: members that mention them are left out.
    static let absentTypes: Set<String> = ["CGImage", "EKRecurrenceRule", "UIImage"]
}
