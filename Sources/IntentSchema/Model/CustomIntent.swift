/// What an app's definition says about an intent beyond what built-in intents have.
public struct CustomIntent: Sendable, Hashable, Codable {
    /// How people call it: "Order Soup".
    public var title: LocalizedText?
    public var summary: LocalizedText?
    /// Sentences that the definition suggests for it.
    public var phrases: [LocalizedText]
    /// The definition's category, for example `order`; changes no behaviour but the words of a question.
    public var category: String
    /// The verb within the category, for example `Order`.
    public var verb: String?
    public var imageName: String?
    /// Which parameters belong together, with the titles of such a request.
    public var combinations: [ParameterCombination]
    /// The parameter that takes the result of an earlier action.
    public var inputParameter: String?
    /// The parameter by which people tell two requests apart.
    public var keyParameter: String?
    /// The response property that is the result for a later action.
    public var outputProperty: String?
    public var isConfigurable: Bool
    public var isEligibleForSuggestions: Bool
    public var isEligibleForWidgets: Bool
    /// The structured types that its values and its response have, by class name.
    public var types: [String: TypeDescription]
    /// The enumerations of its values, its response and its reasons, by name.
    public var enumerations: [String: EnumerationDescription]
    /// The intent is the framework's, and the definition only words it: nothing that Hark does with it changes but what is said.
    public var isSystem: Bool

    public init(
        title: LocalizedText? = nil, summary: LocalizedText? = nil, phrases: [LocalizedText] = [],
        category: String = "generic", verb: String? = nil, imageName: String? = nil, combinations: [ParameterCombination] = [],
        inputParameter: String? = nil,
        keyParameter: String? = nil, outputProperty: String? = nil, isConfigurable: Bool = false,
        isEligibleForSuggestions: Bool = true, isEligibleForWidgets: Bool = false,
        types: [String: TypeDescription] = [:], enumerations: [String: EnumerationDescription] = [:], isSystem: Bool = false
    ) {
        self.isSystem = isSystem
        self.title = title
        self.summary = summary
        self.phrases = phrases
        self.category = category
        self.verb = verb
        self.imageName = imageName
        self.combinations = combinations
        self.inputParameter = inputParameter
        self.keyParameter = keyParameter
        self.outputProperty = outputProperty
        self.isConfigurable = isConfigurable
        self.isEligibleForSuggestions = isEligibleForSuggestions
        self.isEligibleForWidgets = isEligibleForWidgets
        self.types = types
        self.enumerations = enumerations
    }

    /// The combinations that an intent of these values may be one of, those that ask for the most values first.
    public func combinations(fitting intent: IntentObject) -> [ParameterCombination] {
        guard combinations.contains(where: { !$0.values.isEmpty }) else { return combinations }
        return combinations.enumerated().filter { $0.element.fits(intent) }
            .sorted { ($1.element.values.count, $0.offset) < ($0.element.values.count, $1.offset) }.map(\.element)
    }
}

/// Parameters that make up one kind of request.
public struct ParameterCombination: Sendable, Hashable, Codable {
    /// In the definition's order; empty for a request without any.
    public var parameters: [String]
    /// With places `${parameter}`: "Order ${quantity} ${soup}".
    public var title: LocalizedText?
    public var subtitle: LocalizedText?
    public var supportsBackgroundExecution: Bool
    public var isPrimary: Bool
    /// From `INIntentManagedParameterCombinations`: what people configure rather than what is suggested.
    public var isManaged: Bool
    /// The values by which it is another combination than one of the same parameters, by parameter: `kind(hot)`.
    public var values: [String: IntentValue]

    public init(
        parameters: [String], values: [String: IntentValue] = [:], title: LocalizedText? = nil, subtitle: LocalizedText? = nil,
        supportsBackgroundExecution: Bool = true, isPrimary: Bool = false, isManaged: Bool = false
    ) {
        self.parameters = parameters
        self.values = values
        self.title = title
        self.subtitle = subtitle
        self.supportsBackgroundExecution = supportsBackgroundExecution
        self.isPrimary = isPrimary
        self.isManaged = isManaged
    }

    /// Whether an intent has the values that the combination asks for.
    public func fits(_ intent: IntentObject) -> Bool { values.allSatisfy { intent[$0.key] == $0.value } }
}

/// What an app's definition says about a parameter beyond what built-in ones have.
public struct CustomParameter: Sendable, Hashable, Codable {
    /// The kinds of dialog that a definition may word.
    public enum Dialog: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
        case primary = "Primary"
        case concise = "Concise"
        case configuration = "Configuration"
        case confirmation = "Confirmation"
        case disambiguationIntroduction = "DisambiguationIntroduction"
        case disambiguationSelection = "DisambiguationSelection"
        /// Before the second and later pages of choices.
        case subsequentIntroduction = "SubsequentIntroduction"
    }

    public enum Options: String, Sendable, Hashable, Codable {
        case none
        /// The app lists the values there are.
        case list
        /// The app finds values for the words that are searched.
        case search
    }

    public var displayName: LocalizedText?
    /// Smaller is asked earlier.
    public var displayPriority: Int
    public var placeholder: LocalizedText?
    public var dialogs: [Dialog: LocalizedText]
    /// Why a value is refused: the names are the cases of `ParameterDescription.unsupportedReasons`, and the built-in
    /// `negativeNumbersNotSupported`, `greaterThanMaximumValue` and `lessThanMinimumValue`.
    public var reasons: [String: LocalizedText]
    /// Whether people fill it when they set up a request beforehand.
    public var isConfigurable: Bool
    public var options: Options
    /// How many choices are told at once; nil when the definition does not say.
    public var optionsPerPage: Int?
    public var constraints: ValueConstraints
    public var defaultValue: IntentValue?
    /// The words of a default that is a text, in every language.
    public var defaultText: LocalizedText?
    /// When the parameter plays a part at all: its relationship to a parent parameter.
    public var relevance: Condition
    /// How true and false are called.
    public var trueName: LocalizedText?
    public var falseName: LocalizedText?

    public init(
        displayName: LocalizedText? = nil, displayPriority: Int = 0, placeholder: LocalizedText? = nil,
        dialogs: [Dialog: LocalizedText] = [:], reasons: [String: LocalizedText] = [:], isConfigurable: Bool = false,
        options: Options = .none, optionsPerPage: Int? = nil, constraints: ValueConstraints = ValueConstraints(),
        defaultValue: IntentValue? = nil, defaultText: LocalizedText? = nil, relevance: Condition = .always, trueName: LocalizedText? = nil,
        falseName: LocalizedText? = nil
    ) {
        self.displayName = displayName
        self.displayPriority = displayPriority
        self.placeholder = placeholder
        self.dialogs = dialogs
        self.reasons = reasons
        self.isConfigurable = isConfigurable
        self.options = options
        self.optionsPerPage = optionsPerPage
        self.constraints = constraints
        self.defaultValue = defaultValue
        self.defaultText = defaultText
        self.relevance = relevance
        self.trueName = trueName
        self.falseName = falseName
    }

    /// The default for a person of this locale.
    public func defaultValue(in locale: String) -> IntentValue? {
        guard let value = defaultValue, let words = defaultText?.text(in: locale), !words.isEmpty else { return defaultValue }
        return Self.worded(value, words)
    }

    private static func worded(_ value: IntentValue, _ words: String) -> IntentValue {
        switch value {
        case .string: return .string(words)
        case .array(let values): return .array(values.map { worded($0, words) })
        case .object(var object) where object["spokenPhrase"] != nil:
            object["spokenPhrase"] = .string(words)
            return .object(object)
        default: return value
        }
    }
}

/// What values a definition allows.
public struct ValueConstraints: Sendable, Hashable, Codable {
    public var minimum: Double?
    public var maximum: Double?
    public var allowsNegative: Bool
    /// Of a measurement or time interval, as `Unit.symbol` spells it (`km`, `min`); values and limits are in it.
    public var unit: String?
    /// The number of elements of an array of fixed size.
    public var size: Int?
    public var isMultiline: Bool
    /// Uniform type identifiers of files; empty where every file is allowed.
    public var fileTypes: [String]

    public init(
        minimum: Double? = nil, maximum: Double? = nil, allowsNegative: Bool = true, unit: String? = nil, size: Int? = nil,
        isMultiline: Bool = false, fileTypes: [String] = []
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.allowsNegative = allowsNegative
        self.unit = unit
        self.size = size
        self.isMultiline = isMultiline
        self.fileTypes = fileTypes
    }
}

/// What an app offers for a parameter: `provide…OptionsCollection`.
public struct ParameterOptions: Sendable, Hashable, Codable {
    public struct Section: Sendable, Hashable, Codable {
        public var title: String?
        public var items: [IntentValue]
        public init(title: String? = nil, items: [IntentValue]) {
            self.title = title
            self.items = items
        }
    }

    public var sections: [Section]
    /// Whether the items are sorted by the person's language and can be reached by their first letter.
    public var usesIndexedCollation: Bool

    public init(sections: [Section], usesIndexedCollation: Bool = false) {
        self.sections = sections
        self.usesIndexedCollation = usesIndexedCollation
    }

    public var items: [IntentValue] { sections.flatMap(\.items) }
}
