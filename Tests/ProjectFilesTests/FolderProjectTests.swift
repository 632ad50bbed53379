import Foundation
import IntentSchema
import PropertyLists
import Testing

@testable import ProjectFiles

@Suite struct FolderProjectTests {
    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>INIntents</key><array>
        <dict><key>INIntentName</key><string>Brew</string><key>INIntentClassPrefix</key><string>KT</string></dict>
        <dict><key>INIntentName</key><string>Pour</string><key>INIntentClassName</key><string>PourOut</string></dict>
        </array></dict></plist>
        """

    /// An app, its extension and UI extension, and a folder that nothing owns.
    private func app() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write("Tea/Tea/AppDelegate.swift")
        try scratch.write("Tea/Tea/Supporting Files/Info.plist", Lists.app)
        try scratch.write("Tea/Tea/Base.lproj/Brew.intentdefinition", Self.definition)
        try scratch.write("Tea/Tea/zh-Hans.lproj/Brew.strings")
        try scratch.write("Tea/Tea Intents/IntentHandler.swift")
        try scratch.write("Tea/Tea Intents/Info.plist", Lists.info(intents: ["KTBrewIntent"]))
        try scratch.write("Tea/Tea Intents/AppIntentVocabulary.plist")
        try scratch.write("Tea/Tea Intents/Nested/More.swift")
        try scratch.write("Tea/Tea Intents/UI/View.swift")
        try scratch.write("Tea/Tea Intents/UI/Info.plist", Lists.info(point: "com.apple.intents-ui-service", intents: ["KTBrewIntent"]))
        try scratch.write("Tea/Shared/Kit/Store.swift")
        try scratch.write("Tea/TeaTests/Tests.swift")
        try scratch.write("Tea/Pods/Other/Other.swift")
        try scratch.write("Tea/.build/Hidden.swift")
        try scratch.write("Tea/build/Made.swift")
        return scratch
    }

    @Test func everyInfoPlistMakesATarget() throws {
        let scratch = try app()
        let project = try ProjectReader.read(scratch / "Tea")
        #expect(project.origin == .folder)
        #expect(project.targets.map(\.name) == ["Tea", "Tea Intents", "UI"])
        #expect(project.targets.map(\.kind) == [.application, .intentsExtension, .intentsUIExtension])
        let handler = try project.handlingTarget()
        #expect(scratch.names(handler.sources.map(\.path)) == ["Tea/Tea Intents/IntentHandler.swift", "Tea/Tea Intents/Nested/More.swift"])
        #expect(handler.moduleName == "Tea_Intents")
        #expect(handler.principalClass == "Tea_Intents.IntentHandler")
        #expect(handler.bundleIdentifier == "hark.try.Tea.Tea-Intents")
        #expect(handler.resources(.vocabulary).count == 1)
        #expect(project.target("Tea")?.infoPlist?.values["CFBundleIdentifier"] == .string("hark.try.Tea"))
        #expect(project.target("Tea")?.infoPlist?.values["CFBundlePackageType"] == .string("APPL"))
        #expect(project.application(of: handler)?.name == "Tea")
        #expect(project.interfaceExtension(for: handler)?.name == "UI")
        #expect(project.absent.isEmpty)
    }

    @Test func anExtensionBesideAnAppsFolderIsNoneOfIts() throws {
        let scratch = try Scratch()
        for (name, kind) in [
            ("Tea/Tea", nil), ("Tea/TeaIntents", "com.apple.intents-service"), ("Coffee/CoffeeIntents", "com.apple.intents-service"),
        ] {
            try scratch.write("Both/\(name)/Main.swift", "import Intents\n")
            try scratch.write("Both/\(name)/Info.plist", kind.map { Lists.info(point: $0, intents: ["KTBrewIntent"]) } ?? Lists.app)
        }
        let error = try #require(throws: HarkError.self) { try ProjectReader.read(scratch / "Both").handlingTargets() }
        #expect(error.identifier == "project.several-extensions")
        #expect(error.detail == "CoffeeIntents, TeaIntents")
    }

    @Test func aDefinitionIsFoundByTheIntentsItMakes() throws {
        let scratch = try app()
        let project = try ProjectReader.read(scratch / "Tea")
        let definition = try #require(try project.handlingTarget().definitions.first)
        #expect(scratch.names([definition.path]) == ["Tea/Tea/Base.lproj/Brew.intentdefinition"])
        #expect(definition.tables.map(\.language) == ["zh-Hans"])
        #expect(project.notes.filter { $0.cause == .definitionElsewhere }.map(\.target) == ["Tea Intents", "UI"])
    }

    @Test func foldersOfNoTargetAreReported() throws {
        let scratch = try app()
        let project = try ProjectReader.read(scratch / "Tea")
        #expect(
            project.looseFolders == [
                LooseFolder(path: scratch / "Tea/Shared", sources: 1), LooseFolder(path: scratch / "Tea/TeaTests", sources: 1),
            ])
        #expect(project.note(.looseFolder)?.count == 2)
    }

    @Test func theExtensionsFolderAlone() throws {
        let scratch = try app()
        try scratch.write("Tea/Tea.xcodeproj/other")
        let project = try ProjectReader.read(scratch / "Tea/Tea Intents")
        #expect(project.targets.map(\.name) == ["Tea Intents", "UI"])
        #expect(project.note(.projectAbove)?.file == scratch / "Tea/Tea.xcodeproj")
        #expect(project.targets.first?.bundleIdentifier == "hark.try.Tea-Intents")
    }

    @Test func sourcesAlone() throws {
        let scratch = try Scratch()
        try scratch.write("My Handlers/A.swift")
        try scratch.write("My Handlers/Brew.intentdefinition", Self.definition)
        let project = try ProjectReader.read(scratch / "My Handlers")
        let target = try project.handlingTarget()
        #expect(target.moduleName == "My_Handlers")
        #expect(target.bundleIdentifier == "hark.try.My-Handlers")
        #expect(target.infoPlist == nil)
        #expect(target.definitions.count == 1)
        #expect(project.causes() == [.noInfoPlist])
    }

    @Test func aWrittenOutPrincipalClassNamesTheModule() throws {
        let scratch = try Scratch()
        try scratch.write("Sources/A.swift")
        try scratch.write("Sources/Info.plist", Lists.info(identifier: "org.example.brew", principal: "BrewKit.Handler"))
        let target = try ProjectReader.read(scratch / "Sources").handlingTarget()
        #expect(target.moduleName == "BrewKit")
        #expect(target.bundleIdentifier == "org.example.brew")
        #expect(target.principalClass == "BrewKit.Handler")
    }

    @Test func severalListsInOneFolderShareIt() throws {
        let scratch = try Scratch()
        try scratch.write("F/A.swift")
        try scratch.write("F/Info.plist", Lists.info())
        try scratch.write("F/UI-Info.plist", Lists.info(point: "com.apple.intents-ui-service"))
        let project = try ProjectReader.read(scratch / "F")
        #expect(project.targets.map(\.name) == ["F", "UI"])
        #expect(project.targets.map(\.sources.count) == [1, 1])
        #expect(project.note(.sharedFolder)?.examples == ["Info.plist", "UI-Info.plist"])
    }

    @Test func twoExtensionsAreListed() throws {
        let scratch = try Scratch()
        for name in ["One", "Two"] {
            try scratch.write("F/\(name)/A.swift")
            try scratch.write("F/\(name)/Info.plist", Lists.info())
        }
        let error = try #require(throws: HarkError.self) { try ProjectReader.read(scratch / "F").handlingTarget() }
        #expect(error.identifier == "project.several-extensions")
        #expect(error.arguments["targets"] == "One, Two")
    }

    @Test func oneDamagedListDoesNotHideTheOthers() throws {
        let scratch = try Scratch()
        try scratch.write("F/A.swift")
        try scratch.write("F/Info.plist", Lists.info())
        try scratch.write("F/Other/Info.plist", "<plist><dict>\n<key>")
        let project = try ProjectReader.read(scratch / "F")
        #expect(try project.handlingTarget().name == "F")
        #expect(project.note(.unreadablePropertyList)?.file == scratch / "F/Other/Info.plist")
    }

    @Test func linksThatLeadBackOrNowhere() throws {
        let scratch = try Scratch()
        try scratch.write("F/A.swift")
        try scratch.write("Elsewhere/B.swift")
        try scratch.link("F/loop", to: scratch / "F")
        try scratch.link("F/gone", to: scratch / "nothing")
        try scratch.link("F/shared", to: scratch / "Elsewhere")
        let project = try ProjectReader.read(scratch / "F")
        #expect(project.note(.linkLoop)?.examples == [scratch / "F/loop"])
        #expect(project.note(.danglingLink)?.examples == [scratch / "F/gone"])
        #expect(project.targets.first.map { scratch.names($0.sources.map(\.path)) } == ["F/A.swift", "F/shared/B.swift"])
    }

    @Test func namesThatAreNotUTF8() throws {
        let scratch = try Scratch()
        try scratch.write("F/A.swift")
        let name = Array((scratch / "F/").utf8) + [0xFF, 0xFE] + Array(".swift\0".utf8)
        let descriptor = name.withUnsafeBytes { open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600) }
        try #require(descriptor >= 0)
        close(descriptor)
        let project = try ProjectReader.read(scratch / "F")
        #expect(project.targets.first?.sources.count == 1)
        #expect(project.note(.unreadableName)?.file == scratch / "F")
    }

    @Test func aReadOnlyFolderIsRead() throws {
        let scratch = try app()
        let before = try ProjectReader.read(scratch / "Tea")
        for folder in ["Tea/Tea Intents", "Tea"] { chmod(scratch / folder, 0o500) }
        defer { for folder in ["Tea", "Tea/Tea Intents"] { chmod(scratch / folder, 0o700) } }
        #expect(try ProjectReader.read(scratch / "Tea") == before)
    }

    @Test func limits() throws {
        let scratch = try app()
        #expect(identifier { _ = try ProjectReader.read(scratch / "Tea", limits: ProjectLimits(entries: 10)) } == "project.too-large")
        #expect(identifier { _ = try ProjectReader.read(scratch / "Tea", limits: ProjectLimits(depth: 1)) } == "project.too-large")
        // A large file costs nothing: only its name is looked at.
        try scratch.write("Tea/Tea Intents/Big.swift")
        truncate(scratch / "Tea/Tea Intents/Big.swift", 300 << 20)
        #expect(try ProjectReader.read(scratch / "Tea").handlingTarget().sources.count == 3)
    }

    @Test func descriptionsOfOtherToolsAreNamed() throws {
        let scratch = try app()
        try scratch.write("Tea/project.yml")
        #expect(try ProjectReader.read(scratch / "Tea").note(.generator)?.examples == ["project.yml"])
    }
}
