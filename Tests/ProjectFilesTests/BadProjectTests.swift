import Foundation
import IntentSchema
import Testing

@testable import ProjectFiles

@Suite struct BadProjectTests {
    private let file = "Kettle/Kettle.xcodeproj/project.pbxproj"

    private func read(_ scratch: Scratch, _ limits: ProjectLimits = .standard) throws -> TryProject {
        try ProjectReader.read(scratch / "Kettle/Kettle.xcodeproj", limits: limits)
    }

    @Test func aDamagedProjectNamesTheLine() throws {
        let scratch = try Scratch.kettle()
        try scratch.change(file, "\tobjectVersion = 77;", to: "\tobjectVersion = 77")
        let error = try #require(throws: HarkError.self) { try read(scratch) }
        #expect(error.identifier == "project.malformed")
        #expect(error.detail.contains("project.pbxproj:6: missing ';'"))
    }

    @Test(arguments: [
        ("rootObject = R01", "rootObject = R99", "project.malformed"), ("objects = {", "things = {", "project.malformed"),
        ("targets = (T01, T02, T03, T04, );", "targets = ();", "project.empty"),
    ]) func projectsWithoutWhatMatters(old: String, new: String, expected: String) throws {
        let scratch = try Scratch.kettle()
        try scratch.change(file, old, to: new)
        #expect(identifier { _ = try read(scratch) } == expected)
    }

    @Test func identifiersOfNothingAreNoted() throws {
        let scratch = try Scratch.kettle()
        try scratch.change(file, "targets = (T01, T02, T03, T04, );", to: "targets = (T01, T02, T03, T04, T99, );")
        try scratch.change(file, "fileRef = F01 ", to: "fileRef = F99 ")
        let project = try read(scratch)
        #expect(project.notes.filter { $0.cause == .danglingReference }.map(\.examples) == [["F99"], ["T99"]])
    }

    @Test func groupsInThemselvesAreCut() throws {
        let scratch = try Scratch.kettle()
        try scratch.change(file, "children = (F05, F09, F10, )", to: "children = (F05, F09, F10, G03, G01, )")
        let project = try read(scratch)
        #expect(project.note(.groupCycle)?.count == 2)
        #expect(project.target("KettleIntents")?.sources.count == 2)
    }

    @Test func targetsThatNeedEachOther() throws {
        let scratch = try Scratch.kettle()
        try scratch.change(file, "dependencies = ();\n\t\t\tname = KettleIntents;", to: "dependencies = (E03, );\n\t\t\tname = KettleIntents;")
        try scratch.change(file, "\t\tE01 =", to: "\t\tE03 = {isa = PBXTargetDependency; target = T01; };\n\t\tE01 =")
        let project = try read(scratch)
        #expect(project.note(.dependencyCycle)?.examples == ["KettleIntents needs Kettle"])
        let app = try #require(project.target("Kettle"))
        #expect(project.buildOrder(of: app).map(\.name) == ["Stock", "KettleIntents", "KettleUI", "Kettle"])
    }

    @Test func configurationFilesThatIncludeEachOther() throws {
        let scratch = try Scratch.kettle()
        try scratch.write("Kettle/Config/Names.xcconfig", "COMPANY = org.loop\n#include \"Base.xcconfig\"\n")
        let project = try read(scratch)
        #expect(project.note(.includeCycle)?.line == 2)
        #expect(project.target("Kettle")?.bundleIdentifier == "org.loop.Kettle")
    }

    @Test func filesOutsideOfTheRepositoryAreTakenAndNoted() throws {
        let scratch = try Scratch.kettle()
        try scratch.write("Elsewhere.swift", "let elsewhere = 1")
        try scratch.change(file, "path = AppDelegate.swift", to: "path = ../../Elsewhere.swift")
        let project = try read(scratch)
        #expect(project.note(.outsideRoot)?.examples == [scratch / "Elsewhere.swift"])
        #expect(project.target("Kettle")?.sources.first?.path == scratch / "Elsewhere.swift")
        // The same file in one repository is nobody else's.
        try scratch.write(".git/HEAD")
        #expect(try read(scratch).note(.outsideRoot) == nil)
    }

    @Test func identifiersWithoutTheirVariable() throws {
        let scratch = try Scratch.kettle()
        try scratch.write("Kettle/Config/Names.xcconfig")
        #expect(try read(scratch).target("KettleIntents")?.bundleIdentifier == "Kettle.Intents")
    }

    @Test func objectiveCAlone() throws {
        let scratch = try Scratch.kettle()
        try scratch.change(file, "files = (B09, B10, B15, B16, )", to: "files = (B05, )")
        try scratch.change(file, "exceptions = (X01, X02, )", to: "exceptions = (X01, )")
        let error = try #require(throws: HarkError.self) { try read(scratch).handlingTarget() }
        #expect(error.identifier == "project.objective-c-only")
        #expect(error.detail == scratch / "Kettle/App/Legacy.m")
    }

    @Test func severalExtensionsAreListed() throws {
        let scratch = try Scratch.kettle()
        try scratch.change("Kettle/UI/Info.plist", "intents-ui-service", to: "intents-service")
        let project = try read(scratch)
        let error = try #require(throws: HarkError.self) { try project.handlingTarget() }
        #expect(error.identifier == "project.several-extensions")
        #expect(error.detail == "KettleIntents, KettleUI")
        #expect(try project.handlingTarget(named: "KettleUI").name == "KettleUI")
        #expect(identifier { _ = try project.handlingTarget(named: "Tea") } == "project.no-such-target")
        #expect(identifier { _ = try project.handlingTargets(named: "Tea") } == "project.no-such-target")
    }

    @Test func anUnfinishedMergeIsWhyThereIsNoExtension() throws {
        let scratch = try Scratch.kettle()
        try scratch.change(file, "objects = {", to: "<<<<<<< HEAD\nobjects = {")
        let error = try #require(throws: HarkError.self) { try read(scratch).handlingTargets() }
        #expect(error.identifier == "project.malformed")
        #expect(error.arguments["path"]?.contains("Kettle.xcodeproj") == true)
    }

    @Test func theExtensionsOfOneAppAnswerTogether() throws {
        let scratch = try Scratch.kettle()
        try scratch.change("Kettle/UI/Info.plist", "intents-ui-service", to: "intents-service")
        let project = try read(scratch)
        #expect(try project.handlingTargets().map(\.name) == ["KettleIntents", "KettleUI"])
        #expect(try project.handlingTargets(named: "Kettle").map(\.name) == ["KettleIntents", "KettleUI"])
        #expect(try project.handlingTargets(named: "KettleUI").map(\.name) == ["KettleUI"])
    }

    @Test func theExtensionOfTheWatchStandsBack() throws {
        let scratch = try Scratch.kettle()
        try scratch.change("Kettle/UI/Info.plist", "intents-ui-service", to: "intents-service")
        try scratch.change(file, "{INFOPLIST_FILE = UI/Info.plist;", to: "{SDKROOT = watchos; INFOPLIST_FILE = UI/Info.plist;")
        let project = try read(scratch)
        #expect(project.target("KettleUI")?.platform == "watchos")
        #expect(try project.handlingTarget().name == "KettleIntents")
    }

    @Test func withoutAnExtensionTheAppThatHandlesIntents() throws {
        let scratch = try Scratch.kettle()
        try scratch.change("Kettle/Intents/Info.plist", "com.apple.intents-service", to: "com.apple.share-services")
        #expect(identifier { _ = try read(scratch).handlingTarget() } == "project.no-extension")
        try scratch.change(
            "Kettle/App/Info.plist", "<key>CFBundleVersion</key>",
            to: "<key>INIntentsSupported</key><array><string>BrewIntent</string></array><key>CFBundleVersion</key>")
        #expect(try read(scratch).handlingTarget().name == "Kettle")
    }

    @Test(arguments: [
        ("<Workspace", "<Workspac", "project.malformed"), ("</Workspace>", "<FileRef location = \"", "project.malformed"),
    ]) func damagedWorkspaces(old: String, new: String, expected: String) throws {
        let scratch = try Scratch.kettle()
        try scratch.change("Kettle/Kettle.xcworkspace/contents.xcworkspacedata", old, to: new)
        #expect(identifier { _ = try ProjectReader.read(scratch / "Kettle/Kettle.xcworkspace") } == expected)
        // In a folder the projects that can be read count.
        let folder = try ProjectReader.read(scratch / "Kettle")
        #expect(folder.note(.unreadableProject) != nil)
        #expect(folder.target("KettleIntents") != nil)
    }

    @Test func limits() throws {
        let scratch = try Scratch.kettle()
        #expect(identifier { _ = try read(scratch, ProjectLimits(projectBytes: 1_000)) } == "project.too-large")
        let size = try #require(Disk.identity(scratch / file)).size
        #expect(identifier { _ = try read(scratch, ProjectLimits(totalBytes: size + 100)) } == "project.too-large")
        #expect(identifier { _ = try read(scratch, ProjectLimits(entries: 3)) } == "project.too-large")
        #expect(identifier { _ = try ProjectReader.read(scratch / "Kettle", limits: ProjectLimits(projects: 1)) } == "project.too-large")
    }

    @Test func pathsThatAreNoProject() throws {
        let scratch = try Scratch.kettle()
        #expect(identifier { _ = try ProjectReader.read(scratch / "nothing") } == "project.not-found")
        #expect(identifier { _ = try ProjectReader.read(scratch / "Kettle/App/Legacy.m") } == "project.unsupported")
        #expect(identifier { _ = try ProjectReader.read(scratch / "Kettle/Config") } == "project.empty")
        try scratch.remove(file)
        #expect(identifier { _ = try read(scratch) } == "project.unreadable")
    }
}
