/// A file, or a folder that counts as one, that goes into a target's bundle or makes some of its code.
public struct ResourceFile: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// `.intentdefinition`.
        case definition
        case strings, stringsdict, xcstrings
        /// `AppIntentVocabulary.plist`.
        case vocabulary
        /// `.storyboard` and `.xib`.
        case interface
        case assetCatalogue = "asset-catalogue"
        case image
        /// A Core Data model.
        case dataModel = "data-model"
        case header
        /// A folder that is copied whole.
        case folder
        case other

        /// Texts by key.
        public var isTable: Bool { [.strings, .stringsdict, .xcstrings].contains(self) }

        public init(fileName: String) {
            let name = FileName(fileName)
            if name.text == "AppIntentVocabulary.plist" {
                self = .vocabulary
                return
            }
            switch name.ending {
            case "intentdefinition": self = .definition
            case "strings": self = .strings
            case "stringsdict": self = .stringsdict
            case "xcstrings": self = .xcstrings
            case "storyboard", "xib": self = .interface
            case "xcassets": self = .assetCatalogue
            case "png", "jpg", "jpeg", "heic", "gif", "pdf", "svg", "webp", "tiff", "tif": self = .image
            case "xcdatamodeld", "xcdatamodel": self = .dataModel
            case "h", "hh", "hpp", "pch", "modulemap": self = .header
            default: self = .other
            }
        }
    }

    /// Absolute.
    public var path: String
    public var kind: Kind
    /// The language folder that it lies in: "en" of `en.lproj`, "Base", or nil when it is the same in every language.
    public var language: String?
    /// The localised resource that it is a variant of, by file name: the Chinese table `Intents.strings` of a definition
    /// belongs to `Intents.intentdefinition`. Its own name when it is alone.
    public var belongsTo: String
    /// For definitions: whether this target is the one that generates the classes. `no_codegen` in Xcode says it is not.
    public var generatesClasses: Bool

    public init(path: String, kind: Kind, language: String? = nil, belongsTo: String? = nil, generatesClasses: Bool = true) {
        self.path = path
        self.kind = kind
        self.language = language
        self.belongsTo = belongsTo ?? FileName(path: path).text
        self.generatesClasses = generatesClasses
    }
}

/// A definition of intents with the tables of its texts.
public struct DefinitionFiles: Sendable, Hashable {
    public var path: String
    public var generatesClasses: Bool
    /// `.strings`, `.stringsdict` and `.xcstrings`, and definitions in other languages, in the project's order.
    public var tables: [ResourceFile]
}

extension ProjectTarget {
    public func resources(_ kind: ResourceFile.Kind) -> [ResourceFile] { resources.filter { $0.kind == kind } }

    /// The target's definitions, each once: of several languages' copies the one in `Base.lproj`, or the first.
    public var definitions: [DefinitionFiles] {
        var order: [String] = []
        var groups: [String: [ResourceFile]] = [:]
        for file in resources {
            // Two definitions of one name in different folders are two definitions.
            let key = DefinitionGroup.key(file)
            guard file.kind == .definition || file.belongsTo.hasSuffix(".intentdefinition") else { continue }
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(file)
        }
        return order.compactMap { key in
            let files = groups[key] ?? []
            let copies = files.filter { $0.kind == .definition }
            guard let main = copies.first(where: { $0.language == "Base" }) ?? copies.first else { return nil }
            return DefinitionFiles(
                path: main.path, generatesClasses: main.generatesClasses, tables: files.filter { $0.path != main.path })
        }
    }
}

/// What makes files variants of one localised resource: the folder above the language folders, and the resource's name.
enum DefinitionGroup {
    static func key(_ file: ResourceFile) -> String {
        let folder = FilePath.parent(file.path)
        return (folder.hasSuffix(".lproj") ? FilePath.parent(folder) : folder) + "/" + file.belongsTo
    }
}
