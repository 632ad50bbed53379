public import HarkUnderstanding
import IntentSchema

extension RecentRequest {
    /// What was talked about in the request: its values as they stood in the end, then what the app answered.
    /// - Parameter age: how many requests ago it was.
    func mentions(age: Int) -> [Mention] {
        guard let intent = state.request?.intent else { return [] }
        var finder = MentionFinder(request: name, age: age)
        for parameter in intent.usableParameters {
            if let value = state.intent[parameter.name] { finder.look(at: value, [parameter.name]) }
        }
        // Whom an answer tells of counts where the request itself was about nobody.
        let hasPeople = finder.found.contains { $0.kind == .person }
        if let response { finder.look(in: response, [], skipsPeople: hasPeople) }
        return finder.found
    }
}

/// Finds in values what words may refer to later.
private struct MentionFinder {
    let request: String
    let age: Int
    private(set) var found: [Mention] = []

    /// Elements of a list and levels of a value that are looked at.
    private static let listLimit = 20
    private static let depthLimit = 6

    init(request: String, age: Int) {
        self.request = request
        self.age = age
    }

    mutating func look(at value: IntentValue, _ fields: [String], skipsPeople: Bool = false) {
        guard fields.count <= Self.depthLimit else { return }
        switch value {
        case .array(let elements):
            for element in elements.prefix(Self.listLimit) { look(at: element, fields, skipsPeople: skipsPeople) }
        case .string(let text) where !value.isBlank: note(.text, value, text, fields)
        case .object(let object) where object.typeName == "INPerson": if !skipsPeople { note(person: object, fields) }
        case .object(let object):
            let name = Self.name(of: object)
            let isPlace = object.typeName == "CLPlacemark" || Mention.hasLocation(object.typeName)
            note(isPlace ? .place : .thing, value, name, fields)
            if object.typeName != "INSpeakableString", !isPlace { look(in: object, fields, skipsPeople: skipsPeople) }
        default: break
        }
    }

    mutating func look(in object: IntentObject, _ fields: [String], skipsPeople: Bool) {
        for (name, value) in object.fields.sorted(by: { $0.key < $1.key }) { look(at: value, fields + [name], skipsPeople: skipsPeople) }
    }

    /// A person as they are known by now: of one whom a name leaves no doubt about, with the identity.
    private mutating func note(person: IntentObject, _ fields: [String]) {
        guard person["isMe"] != true else { return }
        var known = person
        let matches = person["siriMatches"]?.array ?? []
        let isIdentified = ["contactIdentifier", "customIdentifier", "personHandle"].contains { person[$0] != nil }
        if isIdentified {
            known["siriMatches"] = nil
        } else if matches.count == 1, let match = matches[0].object {
            known["siriMatches"] = nil
            for field in ["contactIdentifier", "personHandle", "nameComponents"] where match[field] != nil { known[field] = match[field] }
        }
        let name = person["displayName"]?.string ?? person["personHandle"]?.object?["value"]?.string ?? ""
        note(.person, .object(known), name, fields)
    }

    private mutating func note(_ kind: Mention.Kind, _ value: IntentValue, _ name: String, _ fields: [String]) {
        guard !found.contains(where: { $0.kind == kind && ($0.value == value || kind == .person && $0.value.isSamePerson(as: value)) }) else {
            return
        }
        found.append(Mention(kind: kind, value: value, name: name, fields: fields, request: request, age: age))
    }

    /// What a thing is called.
    private static func name(of object: IntentObject) -> String {
        for field in ["name", "title", "displayString", "spokenPhrase", "mediaName"] {
            guard let value = object[field] else { continue }
            if let text = value.string ?? value.object?["spokenPhrase"]?.string, !text.isEmpty { return text }
        }
        return object.typeName == "CLPlacemark" ? object["thoroughfare"]?.string ?? object["locality"]?.string ?? "" : ""
    }
}

extension Conversation {
    /// What was talked about in the last requests, the newest first: what "her", 那里 and "it" may mean.
    /// The request that waits for another is newer than any that is over.
    public var mentioned: [Mention] {
        mentioned(after: aside.map { [RecentRequest(name: $0.request, state: $0.state, outcome: "")] } ?? [])
    }

    /// With what the request under way is about.
    var mentionedNow: [Mention] { mentioned(after: request.map { [RecentRequest(name: $0, state: state, outcome: "")] } ?? []) }

    private func mentioned(after newest: [RecentRequest]) -> [Mention] {
        (newest + recents).enumerated().flatMap { $0.element.mentions(age: $0.offset) }
    }
}
