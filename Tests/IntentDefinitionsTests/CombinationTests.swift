import IntentDefinitions
import IntentSchema
import Testing

/// What a definition says of values: in a combination's key, as a default, and of files.
@Suite struct DefinedValueTests {
    private func described(_ change: (inout DefinedIntent) -> Void, tables: [DefinitionSource] = []) throws -> IntentDescription {
        var file = DefinitionFile(path: "Base.lproj/A.intentdefinition", namespace: "AAAAAA")
        var kind = DefinedEnumeration(name: "Kind")
        kind.cases = ["unknown", "hot", "cold"].map { DefinedCase(name: $0) }
        file.enumerations = [kind]
        var intent = DefinedIntent(name: "Order")
        var parameter = DefinedParameter(name: "kind", typeName: "Integer")
        parameter.enumerationName = "Kind"
        intent.parameters = [parameter, DefinedParameter(name: "size", typeName: "String"), DefinedParameter(name: "iced", typeName: "Boolean")]
        change(&intent)
        file.intents = [intent]
        let set = DefinitionSet([DefinitionSource(path: file.path, bytes: file.write())] + tables)
        return try #require(set.descriptions().first)
    }

    @Test func combinationsOfOneParameterWithSeveralValuesStayApart() throws {
        let keys = ["kind(hot),size", "kind(cold),size", "kind,size", "iced(true)", "kind(boiling)"]
        let intent = try described { intent in
            intent.combinations = keys.map { key in
                var combination = DefinedCombination(key: key)
                combination.title = .init(key)
                return combination
            }
        }
        let custom = try #require(intent.custom)
        func combination(_ key: String) -> ParameterCombination? { custom.combinations.first { $0.title?.standard.text == key } }
        #expect(combination("kind(hot),size")?.values == ["kind": 1] && combination("kind(cold),size")?.values == ["kind": 2])
        #expect(combination("kind,size")?.values == [:] && combination("iced(true)")?.values == ["iced": true])
        // A value that the enumeration has not asks for nothing.
        #expect(combination("kind(boiling)")?.values == [:])
        func titles(_ values: [String: IntentValue]) -> [String?] {
            custom.combinations(fitting: IntentObject("OrderIntent", values)).filter { $0.parameters == ["kind", "size"] }.map { $0.title?.standard.text }
        }
        #expect(titles(["kind": 1]) == ["kind(hot),size", "kind,size"])
        #expect(titles(["kind": 2]) == ["kind(cold),size", "kind,size"])
        #expect(titles([:]) == ["kind,size"])
    }

    @Test func aDefaultIsInThePersonsLanguage() throws {
        func intent(_ text: String?, _ table: String) throws -> CustomParameter {
            let described = try described({ intent in
                for name in ["String", "SpeakableString"] {
                    var parameter = DefinedParameter(name: name, typeName: name)
                    var metadata = DefinedMetadata()
                    (metadata.defaultValue, metadata.defaultValueID) = (text.map { .string($0) }, "d1")
                    parameter.metadata = metadata
                    intent.parameters.append(parameter)
                }
            }, tables: [DefinitionSource(path: "zh-Hans.lproj/A.strings", bytes: .init(table.utf8))])
            let spoken = try #require(described.parameter("SpeakableString")?.custom)
            #expect(spoken.defaultValue(in: "zh-CN") == .object(IntentObject("INSpeakableString", ["spokenPhrase": "大杯"])))
            return try #require(described.parameter("String")?.custom)
        }
        let size = try intent("large", "d1 = \"大杯\";")
        #expect(size.defaultValue == "large" && size.defaultValue(in: "en") == "large" && size.defaultValue(in: "zh-Hans-CN") == "大杯")
    }

    @Test(arguments: [
        (["public.image"], "a.PNG", nil, true), (["public.image"], "a.pdf", nil, false), (["public.image"], "a", "public.jpeg", true),
        (["public.audio"], "song.mp3", "public.mp3", true), (["com.apple.m4a-audio"], "x", "public.audio", false), ([], "a.exe", nil, true),
        (["com.adobe.pdf", "public.text"], "a.md", nil, true), (["public.image"], "no-ending", nil, true), (["public.data"], "a.zip", nil, true),
        (["org.example.own"], "x", "org.example.own", true), (["public.image"], "x", "org.example.own", false),
    ] as [([String], String, String?, Bool)])
    func filesAreOfTheTypesThatADefinitionAllows(types: [String], name: String, type: String?, allowed: Bool) {
        let file = IntentObject("INFile", ["filename": .string(name), "typeIdentifier": type.map { .string($0) } ?? .null])
        #expect(FileTypes.allows(file, as: types) == allowed)
    }
}
