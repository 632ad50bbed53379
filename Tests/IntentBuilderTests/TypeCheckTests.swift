import Foundation
import HarkTestSupport
import IntentBuilder
import IntentDefinitions
import Testing

/// What is made of a definition compiles, whatever its names are: either it type-checks, in both language modes and without
/// a warning, or nothing is made and an identifier says why.
@Suite(.serialized) struct TypeCheckTests {
    private static let plainTypes = DefinedValueType.Plain.allCases.map(\.rawValue)

    /// An intent that uses everything the generator can make of a parameter, or of a few.
    private func everything(_ name: String, object: String? = nil, enumeration: String? = nil, few: Bool = false) -> DefinedIntent {
        var intent = DefinedIntent(name: name)
        intent.title = "Title"
        intent.parameters = Self.plainTypes.prefix(few ? 1 : .max).enumerated().map { index, type in
            var parameter = DefinedParameter(name: "p\(index)", typeName: type)
            parameter.supportsResolution = true
            parameter.supportsDynamicOptions = true
            parameter.supportsSearch = index.isMultiple(of: 2)
            parameter.supportsMultipleValues = index.isMultiple(of: 3)
            if index < 2 { parameter.unsupportedReasons = [DefinedReason(code: "notNow")] }
            return parameter
        }
        if let object {
            var parameter = DefinedParameter(name: "object", typeName: "Object")
            (parameter.objectName, parameter.supportsResolution, parameter.supportsDynamicOptions) = (object, true, true)
            parameter.unsupportedReasons = [DefinedReason(code: "soldOut")]
            intent.parameters.append(parameter)
        }
        if let enumeration {
            var parameter = DefinedParameter(name: "kind", typeName: "Integer")
            (parameter.enumerationName, parameter.supportsResolution, parameter.supportsDynamicOptions) = (enumeration, true, true)
            intent.parameters.append(parameter)
        }
        intent.response = DefinedResponse(
            codes: [DefinedResponseCode(name: "success", isSuccess: true, template: "${text} ${number}")],
            properties: [DefinedProperty(name: "text", typeName: "String"), DefinedProperty(name: "number", typeName: "Integer")])
        return intent
    }

    private func file(_ change: (inout DefinitionFile) -> Void) -> DefinitionFile {
        var file = DefinitionFile(path: "Odd.intentdefinition", namespace: "AAAAAA")
        change(&file)
        return file
    }

    private func enumeration(_ name: String, _ kind: DefinedEnumeration.Kind = .regular, cases: [String] = ["unknown", "one"]) -> DefinedEnumeration {
        var enumeration = DefinedEnumeration(name: name, cases: cases.map { DefinedCase(name: $0) })
        enumeration.kind = kind
        return enumeration
    }

    /// Makes Swift of a definition and type-checks it; the diagnostics of an error, or nil where it compiles.
    private func check(_ file: DefinitionFile, prefix: String = "") throws -> [String]? {
        let output = DefinitionGenerator(isPublic: true, prefix: prefix).generate([.init(path: file.path, bytes: file.write())])
        guard !output.hasErrors else {
            #expect(output.files.isEmpty)
            return output.diagnostics.filter { $0.severity == .error }.map { "\($0.identifier): \($0.message)" }
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for made in output.files { try SourceFolder(folder).write(made) }
        let sources = output.files.map { folder.appending(path: $0.path).path }
        for mode in ["5", "6"] {
            let result = try Compiler.typeCheck(sources, mode: mode)
            #expect(result.isEmpty, "Swift \(mode): \(result)")
        }
        return nil
    }

    /// Keywords, names that Swift, Foundation and the framework have, and what generated code itself is made of.
    private static let odd = [
        "class", "Any", "Type", "Protocol", "init", "self", "super", "in", "some", "any", "each", "await", "async", "repeat", "fileprivate",
        "precedencegroup", "Int", "UInt", "String", "Void", "Error", "AnyObject", "Sendable", "OptionSet", "Hashable", "Optional", "Array",
        "NSNumber", "NSString", "NSCoder", "NSURL", "NSDateComponents", "NSMeasurement", "NSUserActivity", "DateComponents", "URL", "Measurement",
        "UnitMass", "UnsafeMutableRawPointer", "_Schema", "_Field", "GeneratedIntents",
        "IntentHandlerTable", "HandlerTableBuilder", "notImplemented", "field", "setField", "response", "builder", "handler", "intent", "done",
    ]

    @Test func typesMayHaveAnyName() throws {
        let definition = file { file in
            file.types = Self.odd.map { DefinedType(name: $0, properties: [DefinedProperty(name: "text", typeName: "String")]) }
            file.intents = [everything("Order", object: "String")] + Self.odd.prefix(4).map { everything("Order\($0)", object: $0, few: true) }
        }
        #expect(try check(definition) == nil)
    }

    @Test func enumerationsMayHaveAnyName() throws {
        let definition = file { file in
            file.enumerations = Self.odd.enumerated().map { enumeration($1, $0.isMultiple(of: 2) ? .regular : .optionSet) }
            file.intents = [everything("Order", enumeration: "Int")] + Self.odd.prefix(4).map { everything("Order\($0)", enumeration: $0, few: true) }
        }
        #expect(try check(definition) == nil)
    }

    @Test func intentsMayHaveAnyClassName() throws {
        let definition = file { file in
            file.intents = Self.odd.map { name in
                var intent = everything("Order", few: name != "class")
                intent.givenClassName = name
                return intent
            }
        }
        #expect(try check(definition) == nil)
    }

    @Test func propertiesCasesAndCodesMayHaveAnyName() throws {
        let names = Self.odd + [
            "Self", "rawValue", "hashValue", "none", "_name", "_named", "code", "description", "identifier", "copy", "displayString", "default",
            "OrderIntentResponse", "OrderIntentResponseCode", "schemaOfOrderIntent", "name", "type", "userActivity", "rawCode", "image",
        ]
        let definition = file { file in
            var order = everything("Order")
            order.parameters = names.map { name in
                var parameter = DefinedParameter(name: name, typeName: "String")
                (parameter.supportsResolution, parameter.supportsDynamicOptions) = (true, true)
                parameter.unsupportedReasons = [DefinedReason(code: name)]
                return parameter
            }
            // Of names that differ in their first letter alone, methods could not be told apart.
            var seen: Set<String> = []
            order.parameters = order.parameters.filter { seen.insert($0.name.prefix(1).uppercased() + $0.name.dropFirst()).inserted }
            order.response = DefinedResponse(
                codes: [
                    DefinedResponseCode(name: "success", isSuccess: true, template: .init(names.map { "${\($0)}" }.joined())),
                ] + ["self", "init", "response", "class", "orderIntentResponse"].map { DefinedResponseCode(name: $0, template: "${response} ${self} ${init}") },
                properties: names.map { DefinedProperty(name: $0, typeName: "String") })
            file.intents = [order]
            file.types = [DefinedType(name: "Thing", properties: names.map { DefinedProperty(name: $0, typeName: "Integer") })]
            // Cases begin in lower case, and two must not become one.
            var lower: Set<String> = []
            let cases = names.filter { lower.insert($0.lowercased()).inserted }
            file.enumerations = [enumeration("Kind", cases: cases), enumeration("Kinds", .optionSet, cases: cases)]
        }
        #expect(try check(definition) == nil)
    }

    @Test func unusualScriptsAndValuesCompile() throws {
        let names = ["\u{301}accent", "数量", "e\u{301}te\u{301}", "שלום", "\u{0903}x", "²", "Ⅷ", "a\u{200D}b", "\u{3164}hidden", "__", "İ"]
        var signed = enumeration("Signed", cases: [])
        signed.cases = [("low", -5), ("none", 0), ("high", Int64.max), ("lowest", .min)].map { DefinedCase(name: $0, index: $1) }
        var bits = signed
        (bits.name, bits.kind) = ("Bits", .optionSet)
        let definition = file { file in
            file.enumerations = [signed, bits]
            file.types = names.filter { $0 != "²" }.map { DefinedType(name: $0) }
            var order = everything("Order", enumeration: "Bits")
            order.parameters += names.filter { $0 != "²" }.map { DefinedParameter(name: $0, typeName: "String") }
            order.title = "hidden \u{202E}let x = 1\u{2066} \u{2028}let injected = 1\u{85}let more = 2 \u{9b}31m"
            file.intents = [order]
        }
        #expect(try check(definition) == nil)
    }

    @Test func prefixesMayBeKeywords() throws {
        let definition = file { file in
            file.types = [DefinedType(name: "Thing")]
            file.intents = [everything("Order", object: "Thing")]
        }
        #expect(try check(definition, prefix: "class") == nil)
    }

    /// Names that no Swift can be made of, and those by which the framework's own values travel.
    @Test(arguments: ["Self", "INObject", "INPerson", "INIntent", "INSendMessageIntent", "INIntegerResolutionResult", "INImage", "CLPlacemark", "linkedIntents"])
    func reservedNamesAreTold(name: String) throws {
        for definition in [
            file { $0.types = [DefinedType(name: name)] }, file { $0.enumerations = [enumeration(name)] },
            file { file in
                var intent = DefinedIntent(name: "Order")
                intent.givenClassName = name
                file.intents = [intent]
            },
        ] {
            let errors = try check(definition)
            #expect(errors?.contains { $0.hasPrefix("generate.reserved-name:") } == true, "\(name): \(errors ?? [])")
        }
    }

    /// A module's name hides nothing until another name has to be told apart by it.
    @Test func modulesMayLendTheirNames() throws {
        let modules = ["Swift", "Foundation", "Intents", "CoreLocation"]
        #expect(try check(file { $0.types = modules.map { DefinedType(name: $0) } }) == nil)
        let both = try check(file { $0.types = (modules + ["String"]).map { DefinedType(name: $0) } })
        #expect(both?.count == 1 && both?.first?.hasPrefix("generate.reserved-name: 'Swift'") == true)
    }
}

/// Swift's compiler with the modules of this build.
enum Compiler {
    /// What it has to say of the files; nothing where all is well.
    static func typeCheck(_ sources: [String], mode: String) throws -> String {
        let products = Workbench.products
        var arguments = [
            "swiftc", "-typecheck", "-swift-version", mode, "-warnings-as-errors", "-module-name", "Odd", "-I", products.appending(path: "Modules").path,
        ]
        for module in ["CHarkIntents", "CatalogueData"] {
            arguments += ["-Xcc", "-fmodule-map-file=\(products.appending(path: "\(module).build/module.modulemap").path)"]
        }
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments + sources
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return text.isEmpty ? "ended with \(process.terminationStatus)" : text }
        return ""
    }
}
