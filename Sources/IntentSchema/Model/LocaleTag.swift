/// A locale as people and bundles write it: BCP 47, or with underscores, in any case.
public struct LocaleTag: Sendable, Hashable {
    /// In lower case.
    private let parts: [String]

    public init(_ locale: String) {
        parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    }

    /// Chinese, Cantonese (`yue`) included.
    public var isChinese: Bool { parts.first == "zh" || parts.first == "yue" }

    /// Chinese in the traditional script: by its tag, else by the region where that is usual; Cantonese unless its tag says otherwise.
    public var isTraditionalChinese: Bool {
        guard isChinese, !parts.contains("hans") else { return false }
        return parts.contains("hant") || parts.first == "yue" || !Set(parts).isDisjoint(with: ["tw", "hk", "mo"])
    }

    /// The tags whose texts serve, in lower case with `-`, the nearest first: the longest that the locale begins with (`zh-hans-cn`, then
    /// `zh-hans`, then `zh`), a Chinese script standing for its usual regions, and after those the other Chinese script.
    public var fallbacks: [String] {
        let tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        guard isChinese else { return tags }
        let (traditional, simplified) = (["zh-hant", "zh-tw", "zh-hk"], ["zh-hans", "zh-cn"])
        let own = isTraditionalChinese ? traditional : simplified
        let all = tags.dropLast() + own.prefix(1) + tags.suffix(1) + own.dropFirst() + ["zh"] + (isTraditionalChinese ? simplified : traditional)
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }
}
