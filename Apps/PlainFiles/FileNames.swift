import Foundation

extension String {
    /// A file's name that says this: without what names cannot hold, at most 120 bytes, never hidden.
    public var asFileName: String {
        let plain = unicodeScalars.map { scalar in
            scalar == "/" || scalar == "\\" || scalar == ":" || scalar.properties.generalCategory == .control ? "-" : Character(scalar)
        }
        var name = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: ". \t"))
        while name.utf8.count > 120 { name.removeLast() }
        return name.isEmpty ? "-" : name
    }

    /// How names are compared: without regard to case, width, accents and blanks around.
    public var asSpokenName: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: Locale(identifier: "en"))
    }
}

extension Array {
    /// The elements that a name may mean: those that are called so, else those whose name has it as a part.
    public func named(_ name: String, by names: (Element) -> [String]) -> [Element] {
        let sought = name.asSpokenName
        guard !sought.isEmpty else { return [] }
        let exact = filter { names($0).contains { $0.asSpokenName == sought } }
        return exact.isEmpty ? filter { names($0).contains { $0.asSpokenName.contains(sought) } } : exact
    }
}
