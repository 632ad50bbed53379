/// Something noticed while reading a project that does not stop it: one for each cause and subject, however often.
public struct ProjectNote: Sendable, Hashable {
    /// Stable identifiers; Documentation/Projects.md explains each.
    public enum Cause: String, Sendable, Hashable, CaseIterable {
        case missingFile = "project.missing-file"
        case missingProject = "project.missing-project"
        case missingInclude = "project.missing-include"
        case outsideRoot = "project.outside-root"
        case unknownVariable = "project.unknown-variable"
        case settingsCycle = "project.settings-cycle"
        case includeCycle = "project.include-cycle"
        case groupCycle = "project.group-cycle"
        case dependencyCycle = "project.dependency-cycle"
        case danglingReference = "project.dangling-reference"
        case otherCase = "project.other-case"
        case malformedLine = "project.malformed-line"
        case unreadablePropertyList = "project.unreadable-plist"
        case unreadableFolder = "project.unreadable-folder"
        case unreadableName = "project.unreadable-name"
        case linkLoop = "project.link-loop"
        case danglingLink = "project.dangling-link"
        case objectiveC = "project.objective-c"
        case noConfiguration = "project.no-configuration"
        case noInfoPlist = "project.no-info-plist"
        case sharedFolder = "project.shared-folder"
        case looseFolder = "project.loose-folder"
        case definitionElsewhere = "project.definition-elsewhere"
        case projectAbove = "project.project-above"
        case generator = "project.generator"
        case unreadableProject = "project.unreadable-project"
    }

    public var cause: Cause
    /// The identifier of the target that it was noticed for; nil when it concerns the whole project.
    public var target: String?
    /// One English sentence without a full stop.
    public var detail: String
    public var file: String?
    /// From 1.
    public var line: Int?
    /// How often it was met.
    public var count: Int
    /// The first few files or names that it concerns, in the order met.
    public var examples: [String]

    public init(
        _ cause: Cause, _ detail: String, target: String? = nil, file: String? = nil, line: Int? = nil, count: Int = 1, examples: [String] = []
    ) {
        self.cause = cause
        self.target = target
        self.detail = detail
        self.file = file
        self.line = line
        self.count = count
        self.examples = examples
    }
}

/// Gathers notes; what repeats a cause about the same subject is counted.
struct ProjectNotes {
    private(set) var all: [ProjectNote] = []
    private var places: [Key: Int] = [:]

    private struct Key: Hashable {
        var cause: ProjectNote.Cause
        var subject: String
        var target: String?
    }

    /// The target that is being read.
    var target: String?

    static let exampleLimit = 5

    /// Gives targets the names that they have in the end.
    mutating func rename(_ names: [String: String]) {
        for index in all.indices { if let name = all[index].target.flatMap({ names[$0] }) { all[index].target = name } }
    }

    /// - Parameters:
    ///   - subject: notes of one cause and subject become one.
    ///   - example: what this occurrence concerns.
    mutating func add(
        _ cause: ProjectNote.Cause, _ detail: String, subject: String = "", example: String? = nil, file: String? = nil,
        line: Int? = nil
    ) {
        let key = Key(cause: cause, subject: subject, target: target)
        if let place = places[key] {
            all[place].count += 1
            if let example, all[place].examples.count < Self.exampleLimit, !all[place].examples.contains(example) {
                all[place].examples.append(example)
            }
        } else {
            places[key] = all.count
            all.append(
                ProjectNote(cause, detail, target: target, file: file, line: line, examples: example.map { [$0] } ?? []))
        }
    }
}
