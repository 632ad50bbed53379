import Foundation
import IntentSchema
import Testing

@testable import IntentBuilder

struct SurfaceBuilderTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Intents/Generated")

    private func lines() throws -> [Substring] {
        try SurfaceBuilder.build().files.flatMap { $0.text.split(separator: "\n") }
    }

    @Test func committedSourcesAreCurrent() throws {
        let output = try SurfaceBuilder.build()
        #expect(output.diagnostics.isEmpty)
        for file in output.files {
            let committed = try String(contentsOf: Self.folder.appending(path: file.path), encoding: .utf8)
            #expect(committed == file.text, "\(file.path): run intent-builder render-surface -o Sources/Intents/Generated")
        }
        let present = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }
        #expect(Set(present) == Set(output.files.map(\.path)))
    }

    @Test func renderingIsDeterministic() throws {
        #expect(try SurfaceBuilder.build().files == SurfaceBuilder.build().files)
    }

    @Test func rendersEveryDeclarationOfTheCatalogue() throws {
        let declared = Set(try lines().map { String($0.prefix { $0 != "{" && $0 != "," }.trimmingPrefix { $0 == " " }) })
        for name in Catalogue.shared.intentNames {
            let intent = try #require(Catalogue.shared.intent(named: name))
            #expect(declared.contains("open class \(name): INIntent "))
            #expect(declared.contains("open class \(intent.response.className): INIntentResponse "))
            if let handling = intent.handlingProtocol {
                #expect(
                    declared.contains("public protocol \(handling): AnyObject ")
                        || declared.contains("public protocol \(handling): _\(handling)Overloads "))
            }
        }
        for result in try Catalogue.Facts.resolutionResults() where !HandWritten.resolutionResults.contains(result.name) {
            #expect(declared.contains("open class \(result.name): \(result.superclass ?? "") "), "\(result.name)")
        }
        for name in Catalogue.shared.enumerationNames {
            let spelled = String(name.split(separator: ".").last ?? "")
            #expect(declared.contains("public enum \(spelled): Int") || declared.contains("public struct \(spelled): OptionSet"), "\(name)")
        }
        let generated = try Catalogue.Facts.types().filter {
            $0.kind == .class && !HandWritten.valueClasses.contains($0.name) && !HandWritten.otherTypes.contains($0.name)
        }
        #expect(generated.count > 60)
        for type in generated {
            let spelled = type.name.replacing(".", with: "")
            #expect(declared.contains("open class \(spelled): \(type.superclass ?? "_SchemaObject") "), "\(type.name)")
        }
    }

    @Test func everyHandlingMethodIsARequirementAndHasADefault() throws {
        let lines = Set(try lines().map { String($0.trimmingPrefix { $0 == " " }) })
        var count = 0
        for domain in Catalogue.shared.domains {
            for method in try Catalogue.Facts.domain(domain).intents.flatMap({ $0.handling?.methods ?? [] }) {
                count += 1
                let completion = method.signature.replacing("@escaping (", with: "@escaping @Sendable (")
                #expect(lines.contains("\(completion)"))
                #expect(lines.contains("public \(completion) { notImplemented() }"))
                if let async = method.async {
                    #expect(lines.contains("\(async)"))
                    #expect(lines.contains("public \(async) { notImplemented() }"))
                }
            }
        }
        #expect(count == 305)
    }

    @Test func handWrittenNamesExistInTheCatalogue() throws {
        let types = Set(try Catalogue.Facts.types().map(\.name) + ["INIntentError"])
        #expect(types.isSuperset(of: HandWritten.valueClasses))
        #expect(types.isSuperset(of: HandWritten.otherTypes))
        #expect(types.isSuperset(of: HandWritten.initialisers))
        #expect(Set(try Catalogue.Facts.protocols().map(\.name)).isSuperset(of: HandWritten.protocols))
        #expect(Set(try Catalogue.Facts.resolutionResults().map(\.name)).isSuperset(of: HandWritten.resolutionResults))
    }

    @Test func aBrokenFactIsADiagnosticAndTheRestIsRendered() throws {
        var domain = try Catalogue.Facts.domain("Messages")
        domain.intents[0].initialisers[0].signature = "init messageIdentifier"
        domain.intents[1].initialisers[0].signature = "init(nobodyKnows: String?)"
        var translator = SurfaceTranslator(
            .init(
                domains: [domain], types: [], enumerations: try Catalogue.Facts.enumerations(), resolutionResults: [],
                protocols: [], constants: []))
        let surface = translator.translate()
        #expect(translator.diagnostics.map(\.identifier) == ["signature.malformed", "initialiser.no-such-property"])
        #expect(surface.domains[0].classes.count == domain.intents.count * 2)
    }
}
