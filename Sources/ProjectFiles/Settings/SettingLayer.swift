import Glibc
import PropertyLists

/// What one place says about build settings: an `.xcconfig`, the project, a target.
struct SettingLayer {
    struct Assignment: Hashable {
        var name: String
        /// `sdk` and the pattern it must match, `arch`, `config`.
        var conditions: [Condition]
        var value: String
    }

    struct Condition: Hashable {
        var name: String
        var pattern: String
    }

    /// Later ones win.
    var assignments: [Assignment] = []

    init(_ assignments: [Assignment] = []) { self.assignments = assignments }

    /// The dictionary `buildSettings` of a project file. In byte order a conditional setting comes after the plain one.
    init(_ settings: [String: PropertyList]) {
        for key in settings.keys.sorted(by: FilePath.precedes) {
            guard let value = settings[key], let text = Self.text(value), let parsed = Self.parse(key) else { continue }
            assignments.append(Assignment(name: parsed.name, conditions: parsed.conditions, value: text))
        }
    }

    private static func text(_ value: PropertyList) -> String? {
        switch value {
        case .string(let text): text
        case .boolean(let flag): flag ? "YES" : "NO"
        case .integer(let number): String(number)
        case .real(let number): String(number)
        // A list's elements with blanks in them stay one element each.
        case .array(let values):
            values.compactMap(\.string).map { $0.contains(" ") && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        default: nil
        }
    }

    /// `NAME[sdk=iphoneos*,arch=arm64][config=Debug]`, or nil when it is none.
    static func parse(_ key: String) -> (name: String, conditions: [Condition])? {
        let name = key.prefix { $0 != "[" }
        guard !name.isEmpty, name.allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        var conditions: [Condition] = []
        var rest = key.dropFirst(name.count)
        while rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            for part in rest[rest.index(after: rest.startIndex)..<end].split(separator: ",") {
                let sides = part.split(separator: "=", maxSplits: 1)
                guard sides.count == 2 else { return nil }
                conditions.append(Condition(name: sides[0].trimmed, pattern: sides[1].trimmed))
            }
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? (String(name), conditions) : nil
    }
}

/// What conditions are compared with.
struct SettingConditions: Hashable {
    /// With no version, as patterns end in `*`: "iphoneos".
    var sdk: String
    var architecture = "arm64"
    var configuration: String

    func match(_ conditions: [SettingLayer.Condition]) -> Bool {
        conditions.allSatisfy { condition in
            let value: String
            switch condition.name {
            case "sdk": value = sdk
            case "arch": value = architecture
            case "config": value = configuration
            case "variant": value = "normal"
            default: return false
            }
            return fnmatch(condition.pattern, value, 0) == 0
        }
    }
}

extension Substring {
    var trimmed: String {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
