import Foundation
import HarkUnderstanding
public import IntentSchema

/// Reads world files (`Documentation/Measuring.md`).
public struct WorldReader {
    /// Bytes of a world file: a million names fit.
    public static let maximumBytes = 512 << 20

    private let path: String
    private let bytes: [UInt8]
    private var file = WorldFile()

    /// - Throws: `usage.unreadable-file`; `world.malformed` with `path`, `position` and `problem` for what is no JSON;
    ///   `world.bad-value` with `path`, `position`, `key` and `problem` for a value of another sort than the format has;
    ///   `world.unreadable-definition` for an intent definition that cannot be read.
    public static func read(path: String) throws(HarkError) -> WorldFile {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw HarkError("usage.unreadable-file", ["path": path]) }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: maximumBytes + 1) else { return try read([], path: path) }
        guard data.count <= maximumBytes else {
            throw HarkError("world.malformed", ["path": path, "position": "1:1", "problem": "more than \(maximumBytes) bytes"])
        }
        return try read([UInt8](data), path: path)
    }

    /// - Parameter path: how errors call the file; definitions are looked for beside it.
    public static func read(_ bytes: [UInt8], path: String) throws(HarkError) -> WorldFile {
        let json: JSON
        do throws(JSONParser.Failure) {
            json = try JSONParser.parse(bytes)
        } catch {
            throw HarkError("world.malformed", ["path": path, "position": "\(error.line):\(error.column)", "problem": error.problem])
        }
        var reader = WorldReader(path: path, bytes: bytes)
        try reader.read(json)
        return reader.file
    }

    private init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    private mutating func read(_ json: JSON) throws(HarkError) {
        let top = try object(
            json, [], ["now", "languages", "user", "domains", "apps", "contacts", "groups", "vocabulary"])
        file.now = try string(top, "now", [])
        file.languages = try strings(top, "languages", [])
        if let user = top["user"], user != .null { try readUser(user) }
        for (domain, intents) in try lists(top, "domains", []) {
            for intent in intents { file.domains[intent] = domain }
        }
        for (index, app) in try array(top, "apps", []).enumerated() { try readApp(app, ["apps", String(index)]) }
        for (index, contact) in try array(top, "contacts", []).enumerated() { try readContact(contact, ["contacts", String(index)]) }
        for (index, group) in try array(top, "groups", []).enumerated() { try readGroup(group, ["groups", String(index)]) }
        if let vocabulary = top["vocabulary"], vocabulary != .null { try readVocabulary(vocabulary) }
    }

    private mutating func readUser(_ json: JSON) throws(HarkError) {
        let user = try object(json, ["user"], ["name", "alternativeNames", "places"])
        file.user = World.User(
            name: try string(user, "name", ["user"]) ?? "", alternativeNames: try strings(user, "alternativeNames", ["user"]),
            places: try lists(user, "places", ["user"]))
    }

    private mutating func readApp(_ json: JSON, _ place: [String]) throws(HarkError) {
        let app = try object(json, place, ["displayName", "bundleIdentifier", "alternativeNames", "intents", "definitions"])
        guard let name = try string(app, "displayName", place), !name.isEmpty else { throw bad(place, "an app needs a displayName") }
        let identifier = try string(app, "bundleIdentifier", place) ?? name
        guard !file.apps.contains(where: { $0.bundleIdentifier == identifier }) else {
            throw bad(place + ["bundleIdentifier"], "'\(identifier)' stands twice")
        }
        let definitions = WorldDefinitions(folder: (path as NSString).deletingLastPathComponent)
        var defined: [IntentDescription] = []
        for (index, definition) in try strings(app, "definitions", place).enumerated() {
            do throws(HarkError) {
                defined += try definitions.intents(definition)
            } catch {
                var error = error
                error.arguments["position"] = position(place + ["definitions", String(index)])
                throw error
            }
        }
        var intents: [IntentDescription] = []
        for (index, intent) in try strings(app, "intents", place).enumerated() {
            // A built-in intent stays what it is, but for the words that the app's definition has for it.
            let own = defined.first { $0.name == intent }
            let known = own?.isCustom == false ? own : Catalogue.shared.intent(named: intent) ?? own
            if let known {
                if !intents.contains(where: { $0.name == intent }) { intents.append(known) }
            } else {
                warn("world.unknown-intent", place + ["intents", String(index)], intent)
            }
        }
        for intent in defined where intent.isCustom && !intents.contains(where: { $0.name == intent.name }) { intents.append(intent) }
        file.apps.append(
            World.App(
                bundleIdentifier: identifier, displayName: name, alternativeNames: try strings(app, "alternativeNames", place),
                intents: intents))
    }

    private mutating func readContact(_ json: JSON, _ place: [String]) throws(HarkError) {
        let contact = try object(
            json, place,
            ["id", "fullName", "givenName", "familyName", "nickname", "phoneticName", "organization", "relationships", "handles"])
        guard let identifier = try string(contact, "id", place), !identifier.isEmpty else { throw bad(place, "a contact needs an id") }
        var handles: [World.Contact.Handle] = []
        for (index, json) in try array(contact, "handles", place).enumerated() {
            let place = place + ["handles", String(index)]
            let handle = try object(json, place, ["label", "value"])
            guard let value = try string(handle, "value", place), !value.isEmpty else { throw bad(place, "a handle needs a value") }
            handles.append(World.Contact.Handle(value, type: value.contains("@") ? 1 : 2, label: try string(handle, "label", place) ?? ""))
        }
        let given = try string(contact, "givenName", place) ?? ""
        let family = try string(contact, "familyName", place) ?? ""
        let organization = try string(contact, "organization", place) ?? ""
        let full = try string(contact, "fullName", place) ?? ""
        let spelled = [given, family].filter { !$0.isEmpty }.joined(separator: " ")
        file.contacts.append(
            World.Contact(
                identifier: identifier, fullName: !full.isEmpty ? full : !spelled.isEmpty ? spelled : organization, givenName: given,
                familyName: family, nickname: try string(contact, "nickname", place) ?? "",
                relations: try strings(contact, "relationships", place), handles: handles,
                phoneticName: try string(contact, "phoneticName", place) ?? "", organization: organization))
    }

    private mutating func readGroup(_ json: JSON, _ place: [String]) throws(HarkError) {
        let group = try object(json, place, ["id", "name", "alternativeNames", "members"])
        guard let name = try string(group, "name", place), !name.isEmpty else { throw bad(place, "a group needs a name") }
        file.groups.append(
            World.Group(
                identifier: try string(group, "id", place) ?? name, name: name,
                alternativeNames: try strings(group, "alternativeNames", place), members: try strings(group, "members", place)))
    }

    private mutating func readVocabulary(_ json: JSON) throws(HarkError) {
        let place = ["vocabulary"]
        for (key, value) in try object(json, place, nil).sorted(by: { $0.key < $1.key }) {
            guard WorldVocabulary.kind(key) != nil else {
                warn("world.unknown-key", place + [key])
                continue
            }
            // By app where the app has them, as ride options do.
            if case .object = value {
                for (app, words) in try lists([key: value], key, place).sorted(by: { $0.key < $1.key }) {
                    file.vocabulary.append(WorldFile.Words(key: key, app: app, words: words))
                }
            } else {
                file.vocabulary.append(WorldFile.Words(key: key, words: try strings([key: value], key, place)))
            }
        }
    }

    // MARK: Values of a kind

    /// The line of a value, or of what it is missing in.
    private func position(_ place: [String]) -> String {
        for length in stride(from: place.count, through: 0, by: -1) {
            if let line = JSONParser.line(of: Array(place.prefix(length)), in: bytes) { return String(line) }
        }
        return "1"
    }

    private static func keyPath(_ place: [String]) -> String {
        place.reduce("") { Int($1) != nil ? "\($0)[\($1)]" : $0.isEmpty ? $1 : "\($0).\($1)" }
    }

    private func bad(_ place: [String], _ problem: String) -> HarkError {
        HarkError("world.bad-value", ["path": path, "position": position(place), "key": Self.keyPath(place), "problem": problem])
    }

    private mutating func warn(_ identifier: String, _ place: [String], _ detail: String = "") {
        file.warnings.append(WorldFile.Warning(identifier: identifier, keyPath: Self.keyPath(place), detail: detail))
    }

    /// - Parameter known: the keys that mean something; nil for any.
    private mutating func object(_ json: JSON, _ place: [String], _ known: Set<String>?) throws(HarkError) -> [String: JSON] {
        guard case .object(let members) = json else { throw bad(place, "an object is expected") }
        if let known {
            for key in members.keys.sorted() where !known.contains(key) { warn("world.unknown-key", place + [key]) }
        }
        return members
    }

    private func array(_ members: [String: JSON], _ key: String, _ place: [String]) throws(HarkError) -> [JSON] {
        guard let value = members[key], value != .null else { return [] }
        guard case .array(let elements) = value else { throw bad(place + [key], "a list is expected") }
        return elements
    }

    private func string(_ members: [String: JSON], _ key: String, _ place: [String]) throws(HarkError) -> String? {
        guard let value = members[key], value != .null else { return nil }
        guard case .string(let text) = value else { throw bad(place + [key], "a text is expected") }
        return text
    }

    private func strings(_ members: [String: JSON], _ key: String, _ place: [String]) throws(HarkError) -> [String] {
        var result: [String] = []
        for (index, element) in try array(members, key, place).enumerated() {
            guard case .string(let text) = element else { throw bad(place + [key, String(index)], "a text is expected") }
            result.append(text)
        }
        return result
    }

    private mutating func lists(_ members: [String: JSON], _ key: String, _ place: [String]) throws(HarkError) -> [String: [String]] {
        guard let value = members[key], value != .null else { return [:] }
        let inner = try object(value, place + [key], nil)
        var result: [String: [String]] = [:]
        for name in inner.keys { result[name] = try strings(inner, name, place + [key]) }
        return result
    }
}
