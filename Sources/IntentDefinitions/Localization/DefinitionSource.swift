public import Foundation

/// A file that belongs to definitions: an `.intentdefinition`, or a table of its texts.
public struct DefinitionSource: Sendable, Hashable {
    /// With the `.lproj` folder in it where there is one.
    public var path: String
    public var bytes: Data

    public init(path: String, bytes: Data) {
        self.path = path
        self.bytes = bytes
    }
}

/// What a path says about a localised file: `Kit/zh-Hans.lproj/Intents.strings`.
public struct LocalizedPath: Sendable, Hashable {
    /// Without the `.lproj` folder: `Kit`.
    public var folder: String
    /// `zh-Hans`; nil outside of `.lproj` folders and in `Base.lproj`.
    public var language: String?
    public var isBase: Bool
    /// `Intents`.
    public var name: String
    /// `strings`.
    public var kind: String

    public init(_ path: String) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let file = parts.popLast() ?? ""
        let dot = file.lastIndex(of: ".")
        name = dot.map { String(file[..<$0]) } ?? file
        kind = dot.map { String(file[file.index(after: $0)...]) } ?? ""
        isBase = false
        if let last = parts.last, last.hasSuffix(".lproj") {
            parts.removeLast()
            let tag = String(last.dropLast(6))
            isBase = tag == "Base"
            if !isBase { language = Self.tag(tag) }
        }
        folder = parts.joined(separator: "/")
    }

    /// A folder's name as a language tag: `pt_BR` → `pt-BR`; the names of old projects (`English`) become tags too.
    public static func tag(_ folder: String) -> String {
        let names = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
        ]
        return names[folder] ?? folder.replacing("_", with: "-")
    }
}
