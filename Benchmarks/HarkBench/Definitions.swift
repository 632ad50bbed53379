import Foundation
import IntentBuilder
import IntentDefinitions

/// Reading a definition, and making Swift of it.
struct Definitions {
    /// A definition of a hundred intents as a large app might have it: six parameters each, dialogs, a response, and a type and
    /// an enumeration for every ten intents.
    let bytes: Data
    static let intents = 100

    init() {
        var file = DefinitionFile(path: "Bench.intentdefinition", namespace: "bEnCh1")
        for number in 0..<Self.intents / 10 {
            file.types.append(
                DefinedType(name: "Thing\(number)", properties: [DefinedProperty(name: "price", typeName: "Decimal")]))
            var kind = DefinedEnumeration(name: "Kind\(number)")
            kind.cases = (0..<6).map { DefinedCase(name: $0 == 0 ? "unknown" : "case\($0)", displayName: .init("Case \($0)", id: "c\(number)\($0)")) }
            file.enumerations.append(kind)
        }
        for number in 0..<Self.intents {
            var intent = DefinedIntent(name: "Order\(number)")
            intent.title = .init("Order \(number)", id: "t\(number)")
            intent.parameters = ["String", "Integer", "Boolean", "DateComponents", "Object", "Integer"].enumerated().map { index, type in
                var parameter = DefinedParameter(name: "value\(index)", typeName: type)
                parameter.displayName = .init("Value \(index)", id: "n\(number)x\(index)")
                parameter.supportsResolution = true
                parameter.dialogs = [DefinedDialog(type: "Primary", text: .init("Which value ${value\(index)}?", id: "d\(number)x\(index)"))]
                if type == "Object" { (parameter.objectName, parameter.supportsDynamicOptions) = ("Thing\(number / 10)", true) }
                if index == 5 { parameter.enumerationName = "Kind\(number / 10)" }
                return parameter
            }
            var combination = DefinedCombination(key: "value0,value1")
            combination.title = .init("Order ${value1} of ${value0}", id: "b\(number)")
            intent.combinations = [combination]
            intent.response = DefinedResponse(
                codes: [
                    DefinedResponseCode(name: "success", isSuccess: true, template: .init("Ready in ${minutes} minutes.", id: "s\(number)")),
                    DefinedResponseCode(name: "failure", template: .init("Not now.", id: "f\(number)")),
                ], properties: [DefinedProperty(name: "minutes", typeName: "Integer")])
            file.intents.append(intent)
        }
        bytes = file.write()
    }

    /// The floor: Foundation reads the same bytes into dictionaries.
    func foundation(_ count: Int) async throws -> Figures {
        try await .of(count) { try await elapsed { _ = try PropertyListSerialization.propertyList(from: bytes, format: nil) } }
    }

    func reading(_ count: Int) async throws -> Figures {
        try await .of(count) {
            try await elapsed {
                guard !DefinitionReader().read(bytes, path: "Bench").hasErrors else { throw Processes.Failure(message: "the definition has errors") }
            }
        }
    }

    /// From bytes to Swift.
    func generating(_ count: Int) async throws -> Figures {
        try await .of(count) {
            try await elapsed {
                guard !DefinitionGenerator().generate([.init(path: "Bench", bytes: bytes)]).files.isEmpty else {
                    throw Processes.Failure(message: "nothing was generated")
                }
            }
        }
    }

    func add(to report: inout Report) async throws {
        let floor = try await foundation(40), reading = try await reading(40), generating = try await generating(20)
        report.add("\(bytes.count >> 10) KiB property list, Foundation", floor.median)
        report.add("reading a definition of \(Self.intents) intents", reading.median, floor: floor.median)
        report.add("generating its Swift, reading included", generating.median, floor: floor.median)
        report.add("generating", Double(Self.intents) / generating.median * 1000, unit: "intents/s")
    }
}
