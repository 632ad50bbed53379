import Intents

public enum Language {
    /// Whether the person is answered in Chinese.
    public static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }
}

/// Something with a name in both languages of the app.
public protocol Bilingual {
    var english: String { get }
    var chinese: String { get }
}

extension Bilingual {
    /// In the person's language.
    public var name: String { Language.isChinese ? chinese : english }
    public var names: [String] { [english, chinese] }

    /// What else it may be called.
    var otherNames: [INSpeakableString] { names.filter { $0 != name }.map { INSpeakableString(spokenPhrase: $0) } }
}
