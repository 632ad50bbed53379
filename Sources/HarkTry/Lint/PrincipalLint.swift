import ProjectFiles
import SourcePassFacts

/// Finds what keeps a phone from starting an extension that is started here.
struct PrincipalLint {
    private let entry: EntryPoint
    private let target: ProjectTarget

    init(_ entry: EntryPoint, of target: ProjectTarget) {
        self.entry = entry
        self.target = target
    }

    func findings(_ files: [PreparedFile]) -> [Finding] {
        var findings: [Finding] = []
        let types = files.flatMap(\.facts.types).filter { $0.name == entry.principal }
        let adopts = types.flatMap(\.inherits).contains { $0.hasSuffix("INExtension") || $0.hasSuffix("INIntentHandlerProviding") }
        // Another superclass may be what gives the handlers.
        let isPlain = types.allSatisfy { $0.kind == .extension || $0.inherits.first.map { $0 == "NSObject" } ?? true }
        if !adopts, isPlain {
            findings.append(
                Finding(
                    .warning, "extension.principal-without-handlers", file: entry.source, line: types.first?.line,
                    message: "\(entry.principal) is the principal class and neither an INExtension nor an INIntentHandlerProviding"))
        }
        if let plist = target.infoPlist, target.supportedIntents.isEmpty {
            findings.append(
                Finding(.warning, "app.not-siri", file: plist.path, message: "the extension's IntentsSupported lists nothing: no request reaches it"))
        }
        if let named = target.principalClass, named.split(separator: ".").last.map(String.init) != entry.principal {
            findings.append(
                Finding(
                    .warning, "try.no-principal-class", file: target.infoPlist?.path,
                    message: "NSExtensionPrincipalClass is \(named), which is not among the sources; \(entry.principal) is taken"))
        }
        return findings
    }
}
