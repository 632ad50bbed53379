public import HarkEvaluation

extension DialogueScript {
    /// Turns of a script, and options of a turn.
    public static let turnLimit = 200
    public static let optionLimit = 100

    /// - Throws: `BadLine` for what is no JSON object, lacks an id or a turn of the person, has a turn of another form, too many turns or
    ///   options, or an expectation of another form.
    public init(line: [UInt8]) throws(BadLine) {
        let (id, members) = try JSON.identified(line)
        guard let list = members["turns"]?.array else { throw BadLine(problem: "'turns' is missing or no list") }
        guard list.count <= Self.turnLimit else { throw BadLine(problem: "more than \(Self.turnLimit) turns") }
        if let app = members["app"], app != .null, app.string == nil { throw BadLine(problem: "'app' is no name") }
        var turns: [Turn] = []
        for (index, json) in list.enumerated() {
            do throws(BadLine) {
                turns.append(try Self.turn(json))
            } catch {
                throw BadLine(problem: "turn \(index + 1): \(error.problem)")
            }
        }
        guard turns.contains(where: { if case .user = $0 { true } else { false } }) else { throw BadLine(problem: "the person says nothing") }
        self.init(
            id: id, language: members["lang"]?.string ?? "", app: members["app"]?.string, turns: turns,
            expected: try members["expect"].flatMap { json throws(BadLine) in try Self.expectation(json) },
            tags: members["tags"]?.array?.compactMap(\.string) ?? [])
    }

    private static func turn(_ json: JSON) throws(BadLine) -> Turn {
        guard case .object(let members) = json else { throw BadLine(problem: "an object is expected") }
        switch (members["user"], members["app"]) {
        case (.string(let text)?, nil): return .user(text)
        case (nil, .object(let answer)?): return .app(try appTurn(answer))
        default: throw BadLine(problem: "either 'user', a text, or 'app', an object, is expected")
        }
    }

    private static func appTurn(_ members: [String: JSON]) throws(BadLine) -> AppTurn {
        let kinds = ["resolve", "confirm", "handle"].filter { members[$0] != nil }
        guard kinds.count == 1, let name = members[kinds[0]]?.string, !name.isEmpty else {
            throw BadLine(problem: "one of 'resolve', 'confirm' and 'handle' is expected, a name")
        }
        switch kinds[0] {
        case "confirm": return .confirm(code: name)
        case "handle": return .handle(code: name)
        default: return .resolve(parameter: name, try answer(members))
        }
    }

    private static func answer(_ members: [String: JSON]) throws(BadLine) -> Answer {
        guard let outcome = members["outcome"]?.string else { throw BadLine(problem: "'outcome' is missing") }
        let value = members["value"] == .null ? nil : members["value"]
        switch outcome {
        case "success": return .success(value)
        case "notRequired": return .notRequired
        case "needsValue": return .needsValue
        case "confirmationRequired": return .confirmationRequired(value)
        case "unsupported": return .unsupported(reason: members["reason"]?.string)
        case "disambiguation":
            guard let list = members["options"]?.array, !list.isEmpty else { throw BadLine(problem: "'options' is missing or empty") }
            guard list.count <= optionLimit else { throw BadLine(problem: "more than \(optionLimit) options") }
            var options: [Option] = []
            for json in list { options.append(try option(json)) }
            return .disambiguation(options)
        default: throw BadLine(problem: "there is no outcome '\(outcome)'")
        }
    }

    private static func option(_ json: JSON) throws(BadLine) -> Option {
        if let title = json.string { return Option(title: title) }
        guard let title = json["title"]?.string ?? json["value"]?.string else { throw BadLine(problem: "an option has no title") }
        return Option(person: json["person"]?.string, title: title, subtitle: json["subtitle"]?.string, value: json["value"])
    }

    private static func expectation(_ json: JSON) throws(BadLine) -> Expectation? {
        guard json != .null else { return nil }
        guard let result = json["result"]?.string, ["handled", "cancelled", "failed"].contains(result) else {
            throw BadLine(problem: "'expect' has no result: handled, cancelled or failed")
        }
        return Expectation(
            result: result, intent: json["intent"]?.string, app: json["app"]?.string, values: json["values"]?.object ?? [:])
    }
}
