public import Foundation
public import HarkTexts
public import IntentDefinitions

/// Findings in the forms that programs read.
public enum LintReport {
    /// One JSON object: the findings, and how many there are of each severity.
    public static func json(_ findings: [Finding]) throws -> Data {
        struct Report: Encodable {
            var findings: [Finding]
            var errors: Int
            var warnings: Int
            var notes: Int
        }
        func count(_ severity: DefinitionDiagnostic.Severity) -> Int { findings.count { $0.severity == severity } }
        return try encode(
            Report(findings: findings, errors: count(.error), warnings: count(.warning), notes: count(.note)))
    }

    /// SARIF 2.1.0, one run.
    public static func sarif(_ findings: [Finding], toolVersion: String, texts: Texts = Texts(locale: "en")) throws -> Data {
        let used = Rule.all.filter { rule in findings.contains { $0.identifier == rule.identifier } }
        let results = findings.map { finding in
            Sarif.Result(
                ruleId: finding.identifier, ruleIndex: used.firstIndex { $0.identifier == finding.identifier },
                level: finding.severity.rawValue, message: Sarif.Text(text: finding.message),
                locations: [
                    Sarif.Location(
                        physicalLocation: Sarif.PhysicalLocation(
                            artifactLocation: Sarif.ArtifactLocation(uri: uri(finding.file)),
                            region: finding.line.map { Sarif.Region(startLine: $0) }),
                        logicalLocations: finding.keyPath.isEmpty ? nil : [Sarif.LogicalLocation(fullyQualifiedName: finding.keyPath)])
                ])
        }
        let driver = Sarif.Driver(
            name: "hark lint", semanticVersion: toolVersion,
            rules: used.map {
                Sarif.Rule(
                    id: $0.identifier, shortDescription: Sarif.Text(text: $0.summary(texts)),
                    defaultConfiguration: Sarif.Configuration(level: $0.severity.rawValue))
            })
        return try encode(Sarif(runs: [Sarif.Run(tool: Sarif.Tool(driver: driver), results: results)]))
    }

    private static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// A path as a URI reference: relative stays relative.
    private static func uri(_ path: String) -> String {
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}

/// The parts of SARIF that are used.
private struct Sarif: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Driver: Encodable {
        var name: String
        var semanticVersion: String
        var rules: [Rule]
    }
    struct Rule: Encodable {
        var id: String
        var shortDescription: Text
        var defaultConfiguration: Configuration
    }
    struct Configuration: Encodable { var level: String }
    struct Text: Encodable { var text: String }
    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int?
        var level: String
        var message: Text
        var locations: [Location]
    }
    struct Location: Encodable {
        var physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
    }
    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region?
    }
    struct ArtifactLocation: Encodable { var uri: String }
    struct Region: Encodable { var startLine: Int }
    struct LogicalLocation: Encodable { var fullyQualifiedName: String }
}
