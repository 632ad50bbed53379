import Foundation
import IntentSchema
import Testing

@testable import ProjectFiles

@Suite struct PackageProjectTests {
    @Test func targetsAsSwiftPMLaysThemOut() throws {
        let scratch = try Scratch.kettle()
        let project = try ProjectReader.read(scratch / "Kettle/TeaKit/Package.swift")
        #expect(project.name == "TeaKit")
        #expect(project.origin == .package)
        let library = try #require(project.target("TeaKit"))
        #expect(library.kind == .library)
        #expect(library.compilationConditions == ["DEBUG", "HOT"])
        #expect(library.swiftVersion == "5")
        #expect(
            library.dependencies.packageProducts == [
                PackageProduct(name: "Steam", package: ProjectPackage(url: "https://example.org/steam.git"))
            ])
        let handler = try project.handlingTarget()
        #expect(handler.name == "Pour")
        #expect(handler.dependencies.targets == ["TeaKit"])
        #expect(handler.principalClass == "Pour.IntentHandler")
        #expect(scratch.names(handler.resources.map(\.path)) == ["Kettle/TeaKit/Intents/Brew.intentdefinition"])
        #expect(project.buildOrder(of: handler).map(\.name) == ["TeaKit", "Pour"])
        // Nothing was left behind.
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch / "Kettle/TeaKit").sorted()
                == ["Intents", "Package.swift", "Sources"])
    }

    @Test func aManifestThatDoesNotCompile() throws {
        let scratch = try Scratch()
        try scratch.write("P/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Packag(\n")
        let error = try #require(throws: HarkError.self) { try ProjectReader.read(scratch / "P") }
        #expect(error.identifier == "project.package-failed")
        #expect(error.detail.contains("Package.swift"))
    }

    @Test func aManifestThatNeverEnds() throws {
        let scratch = try Scratch()
        try scratch.write("P/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nwhile true {}\n")
        let error = try #require(throws: HarkError.self) {
            try ProjectReader.read(scratch / "P", limits: ProjectLimits(manifestSeconds: 1))
        }
        #expect(error.identifier == "project.package-timeout")
    }
}
