public import Foundation
public import IntentSchema

/// Everything the understanding may know, as values: what is installed, who is known, which words were taught.
///
/// An engine is built from a world once and asked many times; a new world makes a new engine.
public struct World: Sendable {
    public var apps: [App]
    /// Installed apps that may not serve, because the person refused them: known by name so that a request is never passed to another.
    public var refusedApps: [App]
    public var contacts: [Contact]
    public var vocabulary: [VocabularyEntry]
    /// Named groups of people.
    public var groups: [Group]
    /// The person whose device it is, where that is known.
    public var user: User?
    /// Apps by how recently they served an intent: intent class name → bundle identifiers, latest first.
    public var history: [String: [String]]

    public init(
        apps: [App] = [], contacts: [Contact] = [], vocabulary: [VocabularyEntry] = [], history: [String: [String]] = [:],
        refusedApps: [App] = [], groups: [Group] = [], user: User? = nil
    ) {
        self.groups = groups
        self.user = user
        self.apps = apps
        self.refusedApps = refusedApps
        self.contacts = contacts
        self.vocabulary = vocabulary
        self.history = history
    }

    public struct App: Sendable, Hashable {
        public var bundleIdentifier: String
        public var displayName: String
        /// `CFBundleSpokenName`, `INAlternativeAppNames` and localised names.
        public var alternativeNames: [String]
        /// What the app handles, in the app's order.
        public var intents: [IntentDescription]

        public init(
            bundleIdentifier: String, displayName: String, alternativeNames: [String] = [], intents: [IntentDescription]
        ) {
            self.bundleIdentifier = bundleIdentifier
            self.displayName = displayName
            self.alternativeNames = alternativeNames
            self.intents = intents
        }
    }

    public struct Contact: Sendable, Hashable {
        public var identifier: String
        public var fullName: String
        public var givenName: String
        public var familyName: String
        public var nickname: String
        /// Further nicknames; all count alike.
        public var nicknames: [String]
        /// How the name is said, where that is written down: "Wang Xiaoming".
        public var phoneticName: String
        public var organization: String
        /// Words of relation to the person: "sister".
        public var relations: [String]
        /// Numbers and addresses, the one to use first.
        public var handles: [Handle]

        /// A number or an address.
        public struct Handle: Sendable, Hashable {
            public var value: String
            /// `INPersonHandleType`: 1 for an address, 2 for a number.
            public var type: Int64
            /// As `INPersonHandleLabel` spells it; empty for none.
            public var label: String

            public init(_ value: String, type: Int64, label: String = "") {
                self.value = value
                self.type = type
                self.label = label
            }
        }

        public init(
            identifier: String, fullName: String, givenName: String = "", familyName: String = "", nickname: String = "",
            relations: [String] = [], nicknames: [String] = [], handles: [Handle] = [], phoneticName: String = "", organization: String = ""
        ) {
            self.phoneticName = phoneticName
            self.organization = organization
            self.identifier = identifier
            self.fullName = fullName
            self.givenName = givenName
            self.familyName = familyName
            self.nickname = nickname
            self.relations = relations
            self.nicknames = nicknames
            self.handles = handles
        }
    }

    /// People under one name: "Family", 项目组.
    public struct Group: Sendable, Hashable {
        public var identifier: String
        public var name: String
        public var alternativeNames: [String]
        /// Identifiers of contacts.
        public var members: [String]

        public init(identifier: String, name: String, alternativeNames: [String] = [], members: [String] = []) {
            self.identifier = identifier
            self.name = name
            self.alternativeNames = alternativeNames
            self.members = members
        }
    }

    /// The person whose device it is.
    public struct User: Sendable, Hashable {
        public var name: String
        public var alternativeNames: [String]
        /// What the person's places are called, by place: `home` → "home", 家.
        public var places: [String: [String]]

        public init(name: String, alternativeNames: [String] = [], places: [String: [String]] = [:]) {
            self.name = name
            self.alternativeNames = alternativeNames
            self.places = places
        }
    }

    /// A string that an app taught, with the kind of thing it names (`contactName`, `workoutActivityName`, …).
    public struct VocabularyEntry: Sendable, Hashable {
        public var text: String
        /// The case name of `INVocabularyStringType`.
        public var kind: String
        public var bundleIdentifier: String
        /// Position in the app's ordered set; 0 matters most.
        public var rank: Int

        public init(text: String, kind: String, bundleIdentifier: String, rank: Int) {
            self.text = text
            self.kind = kind
            self.bundleIdentifier = bundleIdentifier
            self.rank = rank
        }
    }
}

/// The circumstances of one sentence; injected, so that the same sentence means the same in a test.
public struct UtteranceContext: Sendable, Hashable {
    /// BCP 47, for example `en`, `zh-Hans`. Only breaks ties: a sentence may mix languages.
    public var locale: String
    public var now: Date
    public var timeZone: String
    /// The bundle identifier of an app. For a reply: the one whose request is being talked about; two apps may define custom intents of
    /// one class name, and nil takes the first that has the intent. For a sentence: the one at hand, which serves where none is named.
    public var app: String?
    /// For a reply: the request's values as they stand. What is said of a date or an amount keeps what it leaves open, and a further
    /// person comes to those there are.
    public var values: IntentObject?
    /// What was talked about before: what "her", 那里 and "it" may mean.
    public var mentioned: [Mention]

    public init(
        locale: String, now: Date, timeZone: String = "UTC", app: String? = nil, values: IntentObject? = nil, mentioned: [Mention] = []
    ) {
        self.mentioned = mentioned
        self.values = values
        self.locale = locale
        self.now = now
        self.timeZone = timeZone
        self.app = app
    }
}

/// The result for one sentence: the ranked readings, and why others lost.
public struct Understanding: Sendable, Hashable, Codable {
    public var text: String
    /// Best first. Empty, or all below `threshold`: refused.
    public var readings: [Reading]
    /// The score a reading must reach, in 0...1.
    public var threshold: Double
    /// What could be said instead, when refused.
    public var suggestions: [String]
    /// `en`, `zh` or `mixed`.
    public var language: String
    /// Why nothing was accepted: `understanding.empty`, `understanding.too-long`, `understanding.not-a-command` (a negation, or a
    /// question about doing), `understanding.app-cannot` (the named app does not handle it), `understanding.app-refused` (the named
    /// app, or the only one that could serve, may not), `understanding.no-such-app` (the named app is not installed),
    /// `understanding.no-app` (clear, but nothing installed handles it), `understanding.deprecated` (only a custom intent that its
    /// definition marks as deprecated fits), `understanding.other-language` (neither English nor Chinese, by its script),
    /// `understanding.no-match`.
    public var refusal: String?
    /// What the refusal's sentence mentions: `app`, a name as it was said or as the app has it.
    public var refusalArguments: [String: String]
    /// The further commands of the sentence, in order, each with its own words as `text`; empty where it holds only one.
    public var also: [Understanding]

    public var accepted: Reading? { readings.first.flatMap { $0.score >= threshold ? $0 : nil } }

    public init(
        text: String, readings: [Reading], threshold: Double, suggestions: [String] = [], language: String,
        refusal: String? = nil, refusalArguments: [String: String] = [:], also: [Understanding] = []
    ) {
        self.also = also
        self.text = text
        self.readings = readings
        self.threshold = threshold
        self.suggestions = suggestions
        self.language = language
        self.refusal = refusal
        self.refusalArguments = refusalArguments
    }
}

extension Understanding {
    /// What was written before sentences could hold several commands has no `also`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try container.decode(String.self, forKey: .text), readings: try container.decode([Reading].self, forKey: .readings),
            threshold: try container.decode(Double.self, forKey: .threshold), suggestions: try container.decode([String].self, forKey: .suggestions),
            language: try container.decode(String.self, forKey: .language), refusal: try container.decodeIfPresent(String.self, forKey: .refusal),
            refusalArguments: try container.decode([String: String].self, forKey: .refusalArguments),
            also: try container.decodeIfPresent([Understanding].self, forKey: .also) ?? [])
    }
}

/// One way to read a sentence.
public struct Reading: Sendable, Hashable, Codable {
    /// The intent class name.
    public var intent: String
    /// Apps that could serve it, best first, and how they were chosen.
    public var apps: [AppCandidate]
    /// Whether the sentence itself named the app.
    public var appNamed: Bool
    /// The intent with its values filled in, ready to be resolved. A person is an `INPerson` whose `displayName` is what was said.
    public var values: IntentObject
    public var slots: [Slot]
    /// 0...1, calibrated so that it can be compared with the threshold.
    public var score: Double
    /// Why it scored so, one line a reason, in English, for `explain`.
    public var reasons: [String]
    /// For a custom intent: the parameters of the combination whose title was said; nil when the sentence matched none.
    public var combination: [String]?
    /// Values that the sentence does not name but refers to; nil for none.
    public var references: [SpokenReference]?

    public init(
        intent: String, apps: [AppCandidate], appNamed: Bool, values: IntentObject, slots: [Slot], score: Double,
        reasons: [String], combination: [String]? = nil, references: [SpokenReference]? = nil
    ) {
        self.references = references
        self.combination = combination
        self.intent = intent
        self.apps = apps
        self.appNamed = appNamed
        self.values = values
        self.slots = slots
        self.score = score
        self.reasons = reasons
    }
}

public struct AppCandidate: Sendable, Hashable, Codable {
    public var bundleIdentifier: String
    public var displayName: String
    /// `named`, `only`, `atHand`, `history` or `tie`. When the best is `tie`, the dialogue asks which app.
    public var why: String
    /// What the sentence asks of this app where that is not the reading's own: of two apps that tie, each has its own definition of a
    /// custom intent, of one class name or of two.
    public var own: OwnReading?

    /// A sentence as one app's definition reads it.
    public struct OwnReading: Sendable, Hashable, Codable {
        /// Its type name is the intent's class name.
        public var values: IntentObject
        public var combination: [String]?
        public init(values: IntentObject, combination: [String]?) {
            self.values = values
            self.combination = combination
        }
    }

    public init(bundleIdentifier: String, displayName: String, why: String, own: OwnReading? = nil) {
        self.bundleIdentifier = bundleIdentifier
        self.displayName = displayName
        self.why = why
        self.own = own
    }
}

/// A stretch of the sentence that fills a parameter.
public struct Slot: Sendable, Hashable, Codable {
    public var parameter: String
    /// Exactly as it stands in the text.
    public var surface: String
    /// Offset and length in Unicode scalars of the text.
    public var offset: Int
    public var length: Int
    public init(parameter: String, surface: String, offset: Int, length: Int) {
        self.parameter = parameter
        self.surface = surface
        self.offset = offset
        self.length = length
    }
}

/// The engine's interface. Implementations are pure: no clock, no files, no randomness.
public protocol UnderstandingEngine: Sendable {
    init(world: World)
    /// Never throws: a sentence that cannot be read is a refusal. Time is linear in the text's length.
    func understand(_ text: String, in context: UtteranceContext) -> Understanding
    /// Reads a reply in the light of the question.
    func interpret(_ reply: String, to question: Question, in context: UtteranceContext) -> ReplyMeaning
}
