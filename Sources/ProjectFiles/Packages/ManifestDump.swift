import Foundation

/// What `swift package dump-package` prints, as far as targets need it.
struct ManifestDump: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var dependencies: [Dependency]?
        var resources: [Resource]?
        var settings: [Setting]?
    }

    struct Resource: Decodable {
        var path: String
        /// `copy` or `process`, and others.
        var rule: [String: Part]?
    }

    /// One of them holds the name first, and for a product the package second.
    struct Dependency: Decodable {
        var byName: [Part]?
        var target: [Part]?
        var product: [Part]?
    }

    struct Setting: Decodable {
        struct Condition: Decodable {
            var config: String?
            var platformNames: [String]?
        }
        var tool: String
        var kind: [String: [String: Part]]?
        var condition: Condition?

        private enum Keys: String, CodingKey { case tool, kind, condition }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Keys.self)
            tool = try values.decodeIfPresent(String.self, forKey: .tool) ?? ""
            // Kinds that later versions add may look otherwise, and are not needed.
            kind = try? values.decodeIfPresent([String: [String: Part]].self, forKey: .kind)
            condition = try? values.decodeIfPresent(Condition.self, forKey: .condition)
        }
    }

    struct PackageDependency: Decodable {
        struct Source: Decodable {
            struct Location: Decodable {
                struct Remote: Decodable { var urlString: String? }
                var remote: [Remote]?
                var local: [Part]?
            }
            var identity: String
            var nameForTargetDependencyResolutionOnly: String?
            var location: Location?
            var path: String?
        }
        var sourceControl: [Source]?
        var fileSystem: [Source]?
        var registry: [Source]?
    }

    struct ToolsVersion: Decodable {
        var version: String
        private enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    /// A text, or something else that stands where texts do.
    struct Part: Decodable {
        var text: String?

        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    var name: String
    var targets: [Target]
    var dependencies: [PackageDependency]?
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion?
}
