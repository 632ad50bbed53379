import Foundation
import IntentDefinitions
import Testing

/// The definitions in the folder beside this file.
enum Fixtures {
    static func source(_ path: String) throws -> DefinitionSource {
        let root = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
        return DefinitionSource(path: path, bytes: try Data(contentsOf: root.appendingPathComponent(path)))
    }

    static func file(_ path: String) throws -> DefinitionFile {
        let source = try source(path)
        let reading = DefinitionReader().read(source.bytes, path: path)
        #expect(reading.diagnostics == [])
        return try #require(reading.file)
    }

    /// The kitchen's definition with all of its tables.
    static func kitchen(without left: String...) throws -> [DefinitionSource] {
        try [
            "Base.lproj/Kitchen.intentdefinition", "zh-Hans.lproj/Kitchen.strings", "de.lproj/Kitchen.strings",
            "de.lproj/Kitchen.stringsdict",
        ].filter { !left.contains($0) }.map(source)
    }
}
