/// Copies of one definition, each in its language's folder, are one definition whose copies differ in their words.
///
/// The copy that counts is the one in `Base.lproj`, else the one outside of language folders, else the development
/// language's, else the English one, else the first.
public enum LocalizedCopies {
    /// The place of the copy that counts; nil when there is none.
    public static func main(of places: [LocalizedPath], developmentLanguage: String?) -> Int? {
        places.firstIndex(where: \.isBase) ?? places.firstIndex { $0.language == nil }
            ?? places.firstIndex { $0.language == developmentLanguage } ?? places.firstIndex { $0.language == "en" }
            ?? places.indices.first
    }

    /// Files by the definition that they belong to, in the order of their paths.
    public static func groups(_ sources: [DefinitionSource]) -> [[(place: LocalizedPath, source: DefinitionSource)]] {
        let ordered = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        var groups: [String: [(place: LocalizedPath, source: DefinitionSource)]] = [:]
        var order: [String] = []
        for source in ordered {
            let place = LocalizedPath(source.path)
            let key = "\(plain(place.folder))/\(place.name)"
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append((place, source))
        }
        return order.compactMap { groups[$0] }
    }

    /// `./Kit//` and `Kit` are one folder.
    private static func plain(_ folder: String) -> String {
        let parts = folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return folder.hasPrefix("/") ? "/" + parts : parts
    }
}
