import IntentSchema
import PropertyLists
import Testing

@testable import ProjectFiles

@Suite struct XcodeProjectTests {
    private let scratch: Scratch
    private let project: TryProject

    init() throws {
        scratch = try Scratch.kettle()
        project = try ProjectReader.read(scratch / "Kettle/Kettle.xcodeproj")
    }

    private func target(_ name: String) throws -> ProjectTarget { try #require(project.target(name)) }

    @Test func targetsInTheProjectsOrder() throws {
        #expect(project.name == "Kettle")
        #expect(project.origin == .xcode)
        #expect(project.targets.map(\.identifier) == ["Kettle", "KettleIntents", "KettleUI", "Stock"])
        #expect(project.targets.map(\.kind) == [.application, .intentsExtension, .intentsUIExtension, .library])
        #expect(try project.handlingTarget().identifier == "KettleIntents")
        #expect(project.absent.isEmpty)
    }

    @Test func namesAndIdentifiersOfTheDebugConfiguration() throws {
        let target = try target("KettleIntents")
        #expect(target.moduleName == "Kettle_Intents")
        #expect(target.productName == "Kettle-Intents")
        #expect(target.bundleIdentifier == "org.example.Kettle.Intents")
        #expect(target.principalClass == "Kettle_Intents.IntentHandler")
        #expect(target.extensionPoint == "com.apple.intents-service")
        #expect(target.supportedIntents == ["BrewIntent", "INSendMessageIntent"])
        #expect(target.intentsRestrictedWhileLocked == ["BrewIntent"])
        #expect(target.swiftVersion == "5.0")
        #expect(target.compilationConditions == ["DEBUG", "EXTENSION", "CONFIGURED", "BREW"])
        #expect(target.infoPlist?.raw["CFBundleIdentifier"] == .string("${PRODUCT_BUNDLE_IDENTIFIER}"))
        #expect(target.infoPlist?.values["CFBundleDisplayName"] == .string(""))
        #expect(project.causes("KettleIntents").contains(.unknownVariable))
    }

    @Test func sourcesByPhaseFilterPatternAndException() throws {
        let target = try target("KettleIntents")
        // The disk's own spelling; no file for another platform, none that a setting excludes; one of a synchronized folder.
        #expect(
            scratch.names(target.sources.map(\.path)) == ["Kettle/Intents/IntentHandler.swift", "Kettle/UI/Words.swift"])
        #expect(project.note(.otherCase)?.target == "KettleIntents")
        #expect(scratch.names(try self.target("Stock").sources.map(\.path)) == ["Kettle/Shared/Stock.swift"])
        #expect(try self.target("Kettle").sources.map(\.language) == [.swift, .objectiveC])
    }

    @Test func synchronizedFolderButForItsExceptions() throws {
        let target = try target("KettleUI")
        #expect(scratch.names(target.sources.map(\.path)) == ["Kettle/UI/IntentViewController.swift"])
        #expect(
            scratch.names(target.resources.map(\.path)) == [
                "Kettle/UI/Base.lproj/MainInterface.storyboard", "Kettle/UI/zh-Hans.lproj/MainInterface.strings",
            ])
        #expect(target.resources.map(\.belongsTo) == ["MainInterface.storyboard", "MainInterface.storyboard"])
        #expect(target.resources.map(\.language) == ["Base", "zh-Hans"])
        #expect(target.mainStoryboard == "MainInterface")
    }

    @Test func definitionsWithTheirTables() throws {
        let own = try target("KettleIntents").definitions
        #expect(own.count == 1)
        #expect(own.first?.generatesClasses == true)
        #expect(own.first.map { scratch.names([$0.path]) } == ["Kettle/Shared/Base.lproj/Brew.intentdefinition"])
        #expect(own.first?.tables.map(\.language) == ["zh-Hans"])
        #expect(try target("Kettle").definitions.map(\.generatesClasses) == [false])
    }

    @Test func resourcesByKind() throws {
        let target = try target("Kettle")
        #expect(target.resources(.assetCatalogue).map(\.path) == [scratch / "Kettle/App/Assets.xcassets"])
        #expect(target.resources(.interface).map(\.language) == ["Base"])
        #expect(target.resources(.strings).map(\.belongsTo) == ["Brew.intentdefinition", "Main.storyboard"])
        #expect(target.bridgingHeader == scratch / "Kettle/App/Kettle-Bridging-Header.h")
    }

    @Test func generatedInfoPlistKeepsTheFilesEntries() throws {
        let values = try #require(try target("Kettle").infoPlist?.values)
        #expect(values["CFBundleVersion"] == .string("7"))
        #expect(values["CFBundleShortVersionString"] == .string("2.1"))
        #expect(values["CFBundleDisplayName"] == .string("The Kettle"))
        #expect(values["CFBundlePackageType"] == .string("APPL"))
        #expect(values["LSRequiresIPhoneOS"] == .boolean(true))
        #expect(values["UIApplicationSceneManifest"]?.dictionary?["UIApplicationSupportsMultipleScenes"] == .boolean(true))
        #expect(values["UISupportedInterfaceOrientations~ipad"]?.array?.count == 2)
        #expect(values["NSUserActivityTypes"] == .array([.string("org.example.Kettle.brew")]))
    }

    @Test func entitlementsWithoutATeam() throws {
        let values = try #require(try target("Kettle").entitlements?.values)
        #expect(values["com.apple.security.application-groups"] == .array([.string("group.org.example.Kettle")]))
        #expect(values["keychain-access-groups"] == .array([.string("shared")]))
    }

    @Test func dependencies() throws {
        let own = try target("KettleIntents").dependencies
        #expect(own.targets == ["Stock"])
        #expect(own.frameworks == ["Intents"])
        #expect(own.otherProducts == ["CupKit.framework", "Pods_Kettle.framework"])
        #expect(own.packageProducts == [PackageProduct(name: "TeaKit", package: ProjectPackage(path: scratch / "Kettle/TeaKit"))])
        let app = try target("Kettle")
        #expect(app.dependencies.targets == ["KettleIntents", "KettleUI"])
        #expect(app.dependencies.embedded == ["KettleIntents", "KettleUI"])
        #expect(project.packages.map(\.url) == [nil, "https://example.org/steam.git"])
        #expect(project.buildOrder(of: app).map(\.name) == ["Stock", "KettleIntents", "KettleUI", "Kettle"])
        let handler = try target("KettleIntents")
        #expect(project.application(of: handler)?.name == "Kettle")
        #expect(project.interfaceExtension(for: handler)?.name == "KettleUI")
    }

    @Test func whatIsNoted() throws {
        #expect(project.note(.missingFile)?.examples == [scratch / "Kettle/App/Gone.swift"])
        #expect(project.note(.objectiveC)?.examples == [scratch / "Kettle/App/Legacy.m"])
        #expect(project.note(.missingInclude)?.line == 4)
        #expect(project.note(.malformedLine)?.line == 7)
        #expect(project.note(.malformedLine)?.file == scratch / "Kettle/Config/Base.xcconfig")
        #expect(project.note(.noConfiguration)?.examples == ["Stock: Release"])
    }

    @Test func theSameFilesGiveTheSameAnswer() throws {
        #expect(try ProjectReader.read(scratch / "Kettle/Kettle.xcodeproj/project.pbxproj") == project)
    }

    @Test func aWorkspaceJoinsItsProjects() throws {
        let workspace = try ProjectReader.read(scratch / "Kettle/Kettle.xcworkspace")
        #expect(workspace.target("KettleIntents")?.dependencies.targets == ["CupKit", "Stock"])
        #expect(workspace.target("KettleIntents")?.dependencies.otherProducts == ["Pods_Kettle.framework"])
        #expect(workspace.target("Kettle/KettleUI")?.kind == .intentsUIExtension)
        #expect(workspace.target("Cups/KettleUI")?.kind == .tests)
        #expect(workspace.note(.missingProject)?.examples == [scratch / "Kettle/Pods/Pods.xcodeproj"])
        #expect(workspace.packages.contains(ProjectPackage(path: scratch / "Kettle/TeaKit")))
        // The folder says the same.
        let folder = try ProjectReader.read(scratch / "Kettle")
        #expect(folder.targets == workspace.targets)
    }
}
