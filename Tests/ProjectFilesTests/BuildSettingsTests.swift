import PropertyLists
import Testing

@testable import ProjectFiles

@Suite struct BuildSettingsTests {
    private func settings(_ layers: [[String: String]], sdk: String = "iphoneos") -> BuildSettings {
        var settings = BuildSettings(owner: "test")
        let conditions = SettingConditions(sdk: sdk, configuration: "Debug")
        for layer in layers { settings.add(SettingLayer(layer.mapValues(PropertyList.string)), for: conditions) }
        return settings
    }

    private func value(_ name: String, _ layers: [[String: String]], sdk: String = "iphoneos") -> String {
        var notes = ProjectNotes()
        return settings(layers, sdk: sdk).value(name, &notes)
    }

    @Test func theHighestLayerCounts() {
        #expect(value("A", [["A": "1"], ["A": "2"]]) == "2")
        #expect(value("A", [["A": "1"], ["A": "$(inherited) 2"], ["A": "$(inherited) 3"]]) == "1 2 3")
        #expect(value("A", [["A": "$(inherited)x"]]) == "x")
    }

    @Test func placesOfAllForms() {
        let layer = ["N": "Tea", "X": "$(N) ${N} $N $NOT_SET", "Y_Tea": "nested", "Z": "$(Y_$(N))"]
        #expect(value("X", [layer]) == "Tea Tea Tea ")
        #expect(value("Z", [layer]) == "nested")
        #expect(value("P", [["P": "5$ and $(open"]]) == "5$ and $(open")
    }

    @Test(arguments: [
        ("$(N:c99extidentifier)", "My_App_2"), ("$(N:rfc1034identifier)", "My-App-2"), ("$(N:lower)", "my app 2"),
        ("$(N:upper)", "MY APP 2"), ("$(N:quote)", "My\\ App\\ 2"), ("$(F:dir)", "/a/b/"), ("$(F:file)", "c.tar"),
        ("$(F:base)", "c"), ("$(F:suffix)", ".tar"), ("$(NONE:default=other)", "other"), ("$(NONE:default=$(N):lower)", "my app 2"),
        ("$(D:c99extidentifier)", "_048"), ("$(F:standardizepath)", "/a/b/c.tar"),
    ]) func modifiers(text: String, expected: String) {
        #expect(value("V", [["N": "My App 2", "F": "/a/b/c.tar", "D": "2048", "V": text]]) == expected)
    }

    @Test func aSettingNeededForItsOwnValueMeansTheLayersBelow() {
        let layers = [["ID": "org.base", "SHARE": "$(ID).share"], ["ID": "$(SHARE)"]]
        #expect(value("ID", layers) == "org.base.share")
    }

    @Test func cyclesAreCutAndNoted() {
        var notes = ProjectNotes()
        let value = settings([["A": "a$(B)", "B": "b$(A)"]]).value("A", &notes)
        #expect(value == "ab")
        #expect(notes.all.map(\.cause) == [.settingsCycle])
    }

    @Test func valuesThatGrowWithoutEndAreCut() {
        var layer: [String: String] = ["S0": String(repeating: "x", count: 64)]
        for level in 1...40 { layer["S\(level)"] = "$(S\(level - 1))$(S\(level - 1))" }
        var notes = ProjectNotes()
        let value = settings([layer]).value("S40", &notes)
        #expect(value.utf8.count <= 4 * BuildSettings.valueLimit)
        #expect(notes.all.map(\.cause) == [.settingsCycle])
    }

    @Test func conditionsMatchTheSDK() {
        let layer = ["A": "plain", "A[sdk=iphoneos*]": "phone", "A[sdk=macosx*][arch=arm64]": "mac", "A[config=Release]": "no"]
        #expect(value("A", [layer]) == "phone")
        #expect(value("A", [layer], sdk: "macosx") == "mac")
        #expect(value("A", [layer], sdk: "watchos") == "plain")
    }

    @Test func listsAreJoinedAndSplit() {
        let layer = SettingLayer(["L": .array([.string("$(inherited)"), .string("two words"), .string("-DX")])])
        var settings = BuildSettings(owner: "test")
        settings.add(layer, for: SettingConditions(sdk: "iphoneos", configuration: "Debug"))
        var notes = ProjectNotes()
        #expect(SettingList.elements(settings.value("L", &notes)) == ["two words", "-DX"])
        #expect(SettingList.elements(#"a "b c" 'd "e' f\ g"#) == ["a", "b c", "d \"e", "f g"])
    }

    @Test func compilerFlags() {
        var notes = ProjectNotes()
        let compiler = CompilerSettings(
            settings([[
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG EXTRA", "OTHER_SWIFT_FLAGS": "-D ONE -DTWO -Xfrontend -D DEBUG",
                "SWIFT_VERSION": "4.2", "SWIFT_OBJC_BRIDGING_HEADER": "App/Bridge.h",
            ]]), folder: "/p", &notes)
        #expect(compiler.conditions == ["DEBUG", "EXTRA", "ONE", "TWO"])
        #expect(compiler.swiftVersion == "4.2")
        #expect(compiler.bridgingHeader == "/p/App/Bridge.h")
    }

    @Test func propertyListsKeepBareNames() {
        var notes = ProjectNotes()
        let settings = settings([["M": "App"]])
        let list: PropertyList = .array([.string("$(M).Handler"), .string("SUBQUERY(a, $item, $item.x == ${M})"), .boolean(true)])
        #expect(
            settings.expand(list, file: "Info.plist", &notes)
                == .array([.string("App.Handler"), .string("SUBQUERY(a, $item, $item.x == App)"), .boolean(true)]))
        #expect(notes.all.isEmpty)
        _ = settings.expand("$(NONE) $(NONE) $(M:sideways)", file: "Info.plist", &notes)
        #expect(notes.all.map(\.cause) == [.unknownVariable, .unknownVariable])
        #expect(notes.all[0].count == 2)
        #expect(notes.all[0].file == "Info.plist")
    }
}
