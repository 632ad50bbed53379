import IntentSchema
import Synchronization
import TextData

/// The languages that Hark's own texts come in.
public enum TextLanguage: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"

    /// The nearest language to a locale (BCP 47, or with underscores): a Chinese one by its script, which its region may decide
    /// (`LocaleTag`); everything else gets English.
    public init(nearestTo locale: String) {
        let tag = LocaleTag(locale)
        self = !tag.isChinese ? .english : tag.isTraditionalChinese ? .traditionalChinese : .simplifiedChinese
    }
}

/// The tables that are compiled in. Each is read once, when it is first needed.
enum Tables {
    enum Name: String, CaseIterable { case dialogue = "Dialogue", errors = "Errors", terminal = "Terminal", lint = "Lint" }

    /// The tables that were needed so far. One that cannot be read is empty: its keys are then shown in place of texts. A test reads
    /// them all.
    private static let read = Mutex<[Place: [String: String]]>([:])

    private struct Place: Hashable {
        var name: Name
        var language: TextLanguage
    }

    static func table(_ name: Name, _ language: TextLanguage) -> [String: String] {
        read.withLock { tables in
            let place = Place(name: name, language: language)
            if let table = tables[place] { return table }
            let table = (try? parsed(name, language)) ?? [:]
            tables[place] = table
            return table
        }
    }

    /// `error.…`, `terminal.…` and `lint.…` have tables of their own, so that a failing start reads one small table.
    static func name(for key: String) -> Name {
        if key.hasPrefix("error.") { return .errors }
        if key.hasPrefix("terminal.") { return .terminal }
        if key.hasPrefix("lint.") { return .lint }
        return .dialogue
    }

    static func parsed(_ name: Name, _ language: TextLanguage) throws(HarkError) -> [String: String] {
        guard let table = hark_text_table(language.rawValue, name.rawValue)?.pointee else {
            throw HarkError("texts.malformed", detail: "no table \(name.rawValue) in \(language.rawValue)")
        }
        return try StringsFile.parse(UnsafeBufferPointer(start: table.bytes, count: table.count))
    }
}
