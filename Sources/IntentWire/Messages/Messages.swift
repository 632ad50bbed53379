public import IntentSchema

/// A message body that knows its form as a value. Reading checks everything: the other side is not trusted.
public protocol WireMessage: Sendable {
    init(_ value: IntentValue) throws(HarkError)
    var value: IntentValue { get }
}

/// The host's first call on a new connection: who it is, what the process is to be, and where its data lives.
public struct Hello: WireMessage, Hashable {
    /// Protocol versions the host speaks, oldest and newest.
    public var oldestVersion: Int64
    public var newestVersion: Int64
    public var role: WireRole
    public var bundleIdentifier: String
    /// The directory of the bundle, for resources.
    public var bundlePath: String
    /// The bundle's own private container directory.
    public var containerPath: String
    /// Declared app groups and their shared directories. A group that is not here was not declared.
    public var groups: [String: String]
    /// `NSExtensionPrincipalClass` of the bundle, empty for an app.
    public var principalClass: String
    /// Intent classes that the bundle declares.
    public var intents: [String]
    /// The person's language, a BCP 47 tag.
    public var locale: String
    public var timeZone: String
    /// The instant the host takes as now, in seconds since 1970; nil for the system's clock.
    public var now: Double?

    public init(
        oldestVersion: Int64 = WireVersion.oldest, newestVersion: Int64 = WireVersion.newest, role: WireRole,
        bundleIdentifier: String, bundlePath: String, containerPath: String, groups: [String: String] = [:],
        principalClass: String = "", intents: [String] = [], locale: String = "en", timeZone: String = "UTC",
        now: Double? = nil
    ) {
        self.oldestVersion = oldestVersion
        self.newestVersion = newestVersion
        self.role = role
        self.bundleIdentifier = bundleIdentifier
        self.bundlePath = bundlePath
        self.containerPath = containerPath
        self.groups = groups
        self.principalClass = principalClass
        self.intents = intents
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
    }

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "hello")
        oldestVersion = try fields.integer("oldest")
        newestVersion = try fields.integer("newest")
        role = try fields.enumeration("role")
        bundleIdentifier = try fields.string("bundleIdentifier")
        bundlePath = try fields.string("bundlePath")
        containerPath = try fields.string("containerPath")
        groups = try fields.optionalObject("groups")?.stringFields("hello") ?? [:]
        principalClass = try fields.optionalString("principalClass") ?? ""
        intents = try fields.strings("intents")
        locale = try fields.string("locale")
        timeZone = try fields.string("timeZone")
        now = try fields.optionalNumber("now")
    }

    public var value: IntentValue {
        .object(
            IntentObject("hello", [
                "oldest": .integer(oldestVersion), "newest": .integer(newestVersion), "role": .string(role.rawValue),
                "bundleIdentifier": .string(bundleIdentifier), "bundlePath": .string(bundlePath),
                "containerPath": .string(containerPath),
                "groups": .object(IntentObject("dictionary", groups.mapValues(IntentValue.string))),
                "principalClass": .string(principalClass), "intents": .array(intents.map(IntentValue.string)),
                "locale": .string(locale), "timeZone": .string(timeZone), "now": now.map(IntentValue.number) ?? .null,
            ]))
    }
}

/// The process's answer to `hello`.
public struct Welcome: WireMessage, Hashable {
    /// The version both will speak: the newest that both know.
    public var version: Int64
    /// The runtime's own version, for diagnosis.
    public var runtime: String

    public init(version: Int64, runtime: String) {
        self.version = version
        self.runtime = runtime
    }

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "welcome")
        version = try fields.integer("version")
        runtime = try fields.string("runtime")
    }

    public var value: IntentValue {
        .object(IntentObject("welcome", ["version": .integer(version), "runtime": .string(runtime)]))
    }
}

/// Versions of the protocol that this code speaks.
public enum WireVersion {
    public static let oldest: Int64 = 1
    public static let newest: Int64 = 1

    /// The newest version both sides know, or nil.
    public static func common(_ oldest: Int64, _ newest: Int64) -> Int64? {
        let version = min(newest, Self.newest)
        return version >= max(oldest, Self.oldest) ? version : nil
    }
}

/// A call about one request of a person: begin, resolve, confirm, handle, options, default, end.
public struct RequestCall: WireMessage, Hashable {
    /// The request's identifier; the handler that `begin` found is kept under it until `end`.
    public var request: String
    /// The intent with its values as they stand now.
    public var intent: IntentObject
    /// For resolve, options and default: the parameter asked about.
    public var parameter: String?
    /// For options: what the person has typed so far; empty or nil means the defaults.
    public var searchTerm: String?

    public init(request: String, intent: IntentObject, parameter: String? = nil, searchTerm: String? = nil) {
        self.request = request
        self.intent = intent
        self.parameter = parameter
        self.searchTerm = searchTerm
    }

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "request")
        request = try fields.string("request")
        intent = try fields.object("intent")
        parameter = try fields.optionalString("parameter")
        searchTerm = try fields.optionalString("searchTerm")
    }

    public var value: IntentValue {
        .object(
            IntentObject("request", [
                "request": .string(request), "intent": .object(intent),
            ].merging(optional: ["parameter": parameter, "searchTerm": searchTerm])))
    }
}

/// What `handler(for:)` gave.
public enum BeginAnswer: WireMessage, Hashable {
    /// An object that adopts the intent's protocol; its class name, for diagnosis.
    case ready(handlerClass: String)
    /// `handler(for:)` returned nil.
    case noHandler
    /// The object does not adopt the protocol.
    case wrongType(handlerClass: String, expected: String)
    /// The runtime has no class for this intent (a custom intent whose generated code is not linked).
    case unknownIntent

    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "begin")
        switch try fields.string("answer") {
        case "ready": self = .ready(handlerClass: try fields.string("handlerClass"))
        case "noHandler": self = .noHandler
        case "wrongType":
            self = .wrongType(
                handlerClass: try fields.string("handlerClass"), expected: try fields.string("expected"))
        case "unknownIntent": self = .unknownIntent
        case let other: throw fields.malformed("answer", "unknown answer '\(other)'")
        }
    }

    public var value: IntentValue {
        var fields: [String: IntentValue] = [:]
        switch self {
        case .ready(let handlerClass):
            fields = ["answer": "ready", "handlerClass": .string(handlerClass)]
        case .noHandler: fields = ["answer": "noHandler"]
        case .wrongType(let handlerClass, let expected):
            fields = ["answer": "wrongType", "handlerClass": .string(handlerClass), "expected": .string(expected)]
        case .unknownIntent: fields = ["answer": "unknownIntent"]
        }
        return .object(IntentObject("begin", fields))
    }
}

extension Resolution: WireMessage {
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "resolution")
        switch try fields.string("answer") {
        case "single": self = .single(try ResolutionOutcome(fields.required("outcome")))
        case "elements":
            var outcomes: [ResolutionOutcome] = []
            for element in try fields.array("outcomes") { outcomes.append(try ResolutionOutcome(element)) }
            self = .elements(outcomes)
        case "notImplemented": self = .notImplemented
        case "released": self = .released
        case let other: throw fields.malformed("answer", "unknown answer '\(other)'")
        }
    }

    public var value: IntentValue {
        let fields: [String: IntentValue] =
            switch self {
            case .single(let outcome): ["answer": "single", "outcome": outcome.value]
            case .elements(let outcomes): ["answer": "elements", "outcomes": .array(outcomes.map(\.value))]
            case .notImplemented: ["answer": "notImplemented"]
            case .released: ["answer": "released"]
            }
        return .object(IntentObject("resolution", fields))
    }
}

extension ResolutionOutcome: WireMessage {
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "outcome")
        switch try fields.string("outcome") {
        case "success": self = .success(fields.optional("value") ?? .null)
        case "notRequired": self = .notRequired
        case "needsValue": self = .needsValue
        case "unsupported": self = .unsupported(try UnsupportedReason(fields))
        case "disambiguation": self = .disambiguation(try fields.array("options"))
        case "confirmationRequired":
            self = .confirmationRequired(fields.optional("value"), reason: try fields.optionalInteger("reason"))
        case let other: throw fields.malformed("outcome", "unknown outcome '\(other)'")
        }
    }

    public var value: IntentValue {
        var fields: [String: IntentValue] = [:]
        switch self {
        case .success(let value): fields = ["outcome": "success", "value": value]
        case .notRequired: fields = ["outcome": "notRequired"]
        case .needsValue: fields = ["outcome": "needsValue"]
        case .unsupported(let reason):
            fields = ["outcome": "unsupported", "reason": reason?.value ?? .null]
        case .disambiguation(let options): fields = ["outcome": "disambiguation", "options": .array(options)]
        case .confirmationRequired(let value, let reason):
            fields = [
                "outcome": "confirmationRequired", "value": value ?? .null,
                "reason": reason.map(IntentValue.integer) ?? .null,
            ]
        }
        return .object(IntentObject("outcome", fields.filter { $0.value != .null }))
    }
}

extension UnsupportedReason {
    fileprivate init?(_ fields: MessageReader) throws(HarkError) {
        switch fields.optional("reason") {
        case nil: return nil
        case .string(let text): self = .text(text)
        default:
            guard let code = try fields.optionalInteger("reason") else { return nil }
            self = .code(code)
        }
    }

    fileprivate var value: IntentValue {
        switch self {
        case .code(let code): .integer(code)
        case .text(let text): .string(text)
        }
    }
}

extension PhaseAnswer: WireMessage {
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "answer")
        switch try fields.string("answer") {
        case "response":
            var activity: UserActivity?
            if let object = try fields.optionalObject("userActivity") { activity = try UserActivity(.object(object)) }
            self = .response(
                IntentResponse(
                    code: try fields.integer("code"), codeName: try fields.optionalString("codeName"),
                    object: try fields.object("response"), userActivity: activity))
        case "notImplemented": self = .notImplemented
        case "released": self = .released
        case let other: throw fields.malformed("answer", "unknown answer '\(other)'")
        }
    }

    public var value: IntentValue {
        switch self {
        case .response(let response):
            .object(
                IntentObject("answer", [
                    "answer": "response", "code": .integer(response.code), "response": .object(response.object),
                ].merging(optional: ["codeName": response.codeName]).merging(
                    response.userActivity.map { ["userActivity": $0.value] } ?? [:]) { $1 }))
        case .notImplemented: .object(IntentObject("answer", ["answer": "notImplemented"]))
        case .released: .object(IntentObject("answer", ["answer": "released"]))
        }
    }
}

extension UserActivity: WireMessage {
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "userActivity")
        self.init(
            activityType: try fields.string("activityType"), title: try fields.optionalString("title"),
            userInfo: try fields.optionalObject("userInfo"), attributes: try fields.optionalObject("attributes"))
    }

    public var value: IntentValue {
        .object(
            IntentObject("userActivity", [
                "activityType": .string(activityType)
            ].merging(optional: ["title": title])
                .merging(userInfo.map { ["userInfo": .object($0)] } ?? [:]) { $1 }
                .merging(attributes.map { ["attributes": .object($0)] } ?? [:]) { $1 }))
    }
}

extension [String: IntentValue] {
    func merging(optional texts: [String: String?]) -> [String: IntentValue] {
        merging(texts.compactMapValues { $0.map(IntentValue.string) }) { $1 }
    }
}
