import Foundation

/// The languages that the formatters here write: English and simplified Chinese. Any other falls back to English.
enum FormatterLanguage {
    case english, chinese

    init(_ locale: Locale) {
        self = locale.identifier.lowercased().hasPrefix("zh") ? .chinese : .english
    }
}
