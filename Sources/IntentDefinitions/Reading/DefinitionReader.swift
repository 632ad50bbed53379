public import Foundation
public import PropertyLists

/// Reads `.intentdefinition` files: XML and binary, model versions 1.0 to 1.2.
public struct DefinitionReader: Sendable {
    /// What a file says, and what was noticed in it. `file` is nil only when the bytes are no definition at all.
    public struct Reading: Sendable {
        public var file: DefinitionFile?
        public var diagnostics: [DefinitionDiagnostic]
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// The newest model version of which every key is known.
    public static let newestVersion = "1.2"

    public var limits: PropertyListLimits

    public init(limits: PropertyListLimits = .definition) { self.limits = limits }

    /// - Parameter path: how diagnostics call the file.
    public func read(_ bytes: Data, path: String) -> Reading {
        var context = ReadingContext(file: path)
        let values: [String: PropertyList]
        do throws(PropertyList.Unreadable) {
            values = try PropertyList.dictionary(bytes, limits: limits)
        } catch {
            let problem = DefinitionDiagnostic(
                .error, "definition.malformed", file: path, line: error.line,
                message: "not a readable property list: \(error.reason)")
            return Reading(file: nil, diagnostics: [problem])
        }
        guard values.keys.contains("INIntents") || values.keys.contains("INIntentDefinitionModelVersion") else {
            context.note(.error, "definition.not-a-definition", "", "a property list without 'INIntents'")
            return Reading(file: nil, diagnostics: context.diagnostics)
        }
        var file = DefinitionFile.table.read(values, &context)
        file.path = path
        check(version: file.modelVersion, &context)
        Checks(file: file).run(&context)
        return Reading(file: file, diagnostics: withLines(context.diagnostics, bytes))
    }

    private func check(version: String, _ context: inout ReadingContext) {
        guard !version.isEmpty else { return }
        let parts = version.split(separator: ".").map { Int($0) }
        guard parts.count >= 2, let major = parts[0], let minor = parts[1] else {
            return context.note(
                .warning, "definition.unsupported-version", "INIntentDefinitionModelVersion", "'\(version)' is no version number")
        }
        if major != 1 || minor > 2 {
            context.note(
                .warning, "definition.unsupported-version", "INIntentDefinitionModelVersion",
                "version \(version) is newer than \(Self.newestVersion); it is read as far as it is known")
        }
    }

    /// Adds lines, where the list is XML: of the value itself, else of what it would stand in.
    private func withLines(_ diagnostics: [DefinitionDiagnostic], _ bytes: Data) -> [DefinitionDiagnostic] {
        guard !diagnostics.isEmpty else { return diagnostics }
        let lines = PropertyList.lines(of: bytes, limits: limits)
        guard !lines.isEmpty else { return diagnostics }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.line = DefinitionLines.line(of: diagnostic.keyPath, in: lines)
            return diagnostic
        }
    }
}

/// Where key paths stand in a file.
public enum DefinitionLines {
    /// The line of a value or of the innermost thing around it that has one.
    public static func line(of keyPath: String, in lines: [String: Int]) -> Int? {
        var path = Substring(keyPath)
        while true {
            if let line = lines[String(path)] { return line }
            guard let cut = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return lines[""] }
            path = path[..<cut]
        }
    }
}
