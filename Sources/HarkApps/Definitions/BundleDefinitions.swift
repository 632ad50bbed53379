import Foundation
import IntentDefinitions
import IntentSchema
import PropertyLists

/// The intent definitions of a bundle: those of the app and of its extensions, in their folders of resources and the `.lproj`
/// folders there, with the tables of their texts.
///
/// An extension brings a copy of the app's definition as a rule; a class that is defined twice counts once.
struct BundleDefinitions {
    /// Definitions in one bundle, tables not counted.
    static let maximumFiles = 64
    /// Language folders beside each other.
    static let maximumLanguages = 400
    /// Bytes of one table.
    static let maximumTable = 4 << 20
    /// Bytes of all definitions and tables together.
    static let maximumBytes = 64 << 20
    /// Diagnostics that are kept as warnings.
    static let maximumWarnings = 50

    /// The definitions' paths, relative to the bundle.
    private(set) var files: [String] = []
    /// The app's own intents, then built-in ones that its definitions word.
    private(set) var descriptions: [IntentDescription] = []
    private(set) var warnings: [BundleWarning] = []
    private var sources: [DefinitionSource] = []
    private var bytes = 0

    /// - Throws: `bundle.bad-value` for too many files, `bundle.escapes`. What cannot be read is a warning.
    /// - Parameter developmentRegion: the bundle's `CFBundleDevelopmentRegion`, in whose language its own texts are.
    init(_ bundle: BundleFiles, _ layout: BundleReader.Layout, developmentRegion: String?) throws(HarkError) {
        var folders = [layout.resources]
        for directory in try bundle.names(in: layout.plugIns, suffix: ".appex", limit: BundleReader.maximumExtensions) {
            folders.append(try BundleReader.Layout(bundle, "\(layout.plugIns)/\(directory)").resources)
        }
        for folder in folders { try collect(bundle, folder) }
        guard !files.isEmpty else { return }
        let set = DefinitionSet(sources, developmentLanguage: Self.language(developmentRegion))
        descriptions = set.descriptions() + set.wordings()
        for diagnostic in set.diagnostics where diagnostic.severity != .note {
            guard warnings.count < Self.maximumWarnings else { break }
            warnings.append(BundleWarning(diagnostic.identifier, diagnostic.description))
        }
    }

    /// Nil where the bundle does not say, or says it with a build variable.
    private static func language(_ region: String?) -> String? {
        region.flatMap { $0.contains("$") ? nil : LocalizedPath.tag($0) }
    }

    /// Reads a folder's definitions, and of the tables there only those that belong to one.
    private mutating func collect(_ bundle: BundleFiles, _ folder: String) throws(HarkError) {
        let prefix = folder.isEmpty ? "" : folder + "/"
        var places = [folder]
        for language in try bundle.names(in: folder, suffix: ".lproj", limit: Self.maximumLanguages) {
            places.append(prefix + language)
        }
        var names: Set<String> = []
        for place in places {
            for file in try bundle.names(in: place, suffix: ".intentdefinition", limit: Self.maximumFiles) {
                let path = place.isEmpty ? file : "\(place)/\(file)"
                names.insert(String(file.dropLast(".intentdefinition".count)))
                guard try add(bundle, path, limit: PropertyListLimits.definition.bytes) else { continue }
                files.append(path)
                guard files.count <= Self.maximumFiles else {
                    throw HarkError(
                        "bundle.bad-value", ["key": path], detail: "more than \(Self.maximumFiles) intent definitions")
                }
            }
        }
        for place in places where place.hasSuffix(".lproj") {
            for name in names.sorted() {
                for kind in ["strings", "stringsdict"] {
                    _ = try add(bundle, "\(place)/\(name).\(kind)", limit: Self.maximumTable)
                }
            }
        }
    }

    /// False when there is nothing to read.
    private mutating func add(_ bundle: BundleFiles, _ path: String, limit: Int) throws(HarkError) -> Bool {
        let problem: String
        switch try bundle.contents(path, limit: limit) {
        case .missing: return false
        case .data(let data) where bytes + data.count <= Self.maximumBytes:
            bytes += data.count
            sources.append(DefinitionSource(path: path, bytes: data))
            return true
        case .data: problem = "more than \(Self.maximumBytes) bytes of definitions"
        case .tooLarge(let size): problem = "\(size) bytes or more; the limit is \(limit)"
        case .unreadable(let reason): problem = reason
        }
        if warnings.count < Self.maximumWarnings {
            warnings.append(BundleWarning("bundle.unreadable-definition", "\(path): \(problem)"))
        }
        return false
    }
}
