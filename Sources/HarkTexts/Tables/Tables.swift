import IntentSchema
import TextData

/// The languages that Hark's own texts come in.
public enum TextLanguage: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"

    /// The nearest language to a locale (BCP 47, or with underscores).
    ///
    /// Every Chinese locale gets simplified Chinese, the traditional script (`zh-TW`, `zh-HK`, `zh-Hant`) included: it is
    /// the nearest there is. Everything else gets English.
    public init(nearestTo locale: String) {
        let primary = locale.split { $0 == "-" || $0 == "_" }.first?.lowercased()
        self = primary == "zh" ? .simplifiedChinese : .english
    }
}

/// The tables that are compiled in. Each is read once, when it is first needed.
enum Tables {
    enum Name: String, CaseIterable { case dialogue = "Dialogue", errors = "Errors", terminal = "Terminal", lint = "Lint" }

    private static let dialogueEnglish = entries(.dialogue, .english)
    private static let dialogueChinese = entries(.dialogue, .simplifiedChinese)
    private static let errorsEnglish = entries(.errors, .english)
    private static let errorsChinese = entries(.errors, .simplifiedChinese)
    private static let terminalEnglish = entries(.terminal, .english)
    private static let terminalChinese = entries(.terminal, .simplifiedChinese)
    private static let lintEnglish = entries(.lint, .english)
    private static let lintChinese = entries(.lint, .simplifiedChinese)

    static func table(_ name: Name, _ language: TextLanguage) -> [String: String] {
        switch (name, language) {
        case (.dialogue, .english): dialogueEnglish
        case (.dialogue, .simplifiedChinese): dialogueChinese
        case (.errors, .english): errorsEnglish
        case (.errors, .simplifiedChinese): errorsChinese
        case (.terminal, .english): terminalEnglish
        case (.terminal, .simplifiedChinese): terminalChinese
        case (.lint, .english): lintEnglish
        case (.lint, .simplifiedChinese): lintChinese
        }
    }

    /// `error.…`, `terminal.…` and `lint.…` have tables of their own, so that a failing start reads one small table.
    static func name(for key: String) -> Name {
        if key.hasPrefix("error.") { return .errors }
        if key.hasPrefix("terminal.") { return .terminal }
        if key.hasPrefix("lint.") { return .lint }
        return .dialogue
    }

    /// An embedded table that cannot be read is empty: its keys are then shown in place of texts. A test reads them all.
    private static func entries(_ name: Name, _ language: TextLanguage) -> [String: String] {
        (try? parsed(name, language)) ?? [:]
    }

    static func parsed(_ name: Name, _ language: TextLanguage) throws(HarkError) -> [String: String] {
        guard let table = hark_text_table(language.rawValue, name.rawValue)?.pointee else {
            throw HarkError("texts.malformed", detail: "no table \(name.rawValue) in \(language.rawValue)")
        }
        return try StringsFile.parse(UnsafeBufferPointer(start: table.bytes, count: table.count))
    }
}
