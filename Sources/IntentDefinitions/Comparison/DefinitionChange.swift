/// One difference between two versions of definitions.
public struct DefinitionChange: Sendable, Hashable, Codable {
    /// Every kind of change; Documentation/IntentDefinitions.md explains each.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case intentRemoved = "intent-removed"
        case intentRenamed = "intent-renamed"
        case intentAdded = "intent-added"
        case intentDeprecated = "intent-deprecated"
        case intentUndeprecated = "intent-undeprecated"
        case titleChanged = "title-changed"
        case textsChanged = "texts-changed"
        case categoryChanged = "category-changed"
        case confirmationAdded = "confirmation-added"
        case confirmationRemoved = "confirmation-removed"
        case parameterRemoved = "parameter-removed"
        case parameterRenamed = "parameter-renamed"
        case parameterTypeChanged = "parameter-type-changed"
        case parameterListChanged = "parameter-list-changed"
        case parameterTagReused = "parameter-tag-reused"
        case parameterAdded = "parameter-added"
        case parameterTagChanged = "parameter-tag-changed"
        case parameterResolvable = "parameter-resolvable"
        case parameterNotResolvable = "parameter-not-resolvable"
        case parameterLimitsChanged = "parameter-limits-changed"
        case parameterDefaultChanged = "parameter-default-changed"
        case parameterOptionsChanged = "parameter-options-changed"
        case parameterRelationshipChanged = "parameter-relationship-changed"
        case combinationAdded = "combination-added"
        case combinationRemoved = "combination-removed"
        case combinationNeedsApp = "combination-needs-app"
        case combinationRunsInBackground = "combination-runs-in-background"
        case codeRemoved = "code-removed"
        case codeAdded = "code-added"
        case codeSuccessChanged = "code-success-changed"
        case outputChanged = "output-changed"
        case propertyAdded = "property-added"
        case propertyRemoved = "property-removed"
        case propertyTypeChanged = "property-type-changed"
        case setupChanged = "setup-changed"
        case typeRemoved = "type-removed"
        case typeRenamed = "type-renamed"
        case typeAdded = "type-added"
        case typePropertyRemoved = "type-property-removed"
        case typePropertyTypeChanged = "type-property-type-changed"
        case typePropertyAdded = "type-property-added"
        case enumerationRemoved = "enumeration-removed"
        case enumerationRenamed = "enumeration-renamed"
        case enumerationAdded = "enumeration-added"
        case caseRemoved = "case-removed"
        case caseValueChanged = "case-value-changed"
        case caseAdded = "case-added"
        case caseRenamed = "case-renamed"

        /// Whether what people have stored with the old version no longer means what it did.
        public var breaks: Bool {
            switch self {
            case .intentRemoved, .intentRenamed, .parameterRemoved, .parameterRenamed, .parameterTypeChanged, .parameterListChanged,
                .parameterTagReused, .codeRemoved, .outputChanged, .typeRemoved, .typeRenamed, .typePropertyRemoved,
                .typePropertyTypeChanged, .enumerationRemoved, .enumerationRenamed, .caseRemoved, .caseValueChanged:
                true
            default: false
            }
        }
    }

    public var kind: Kind
    /// What it is about as people call it: "Order Soup".
    public var subject: String
    /// The class that it is about.
    public var className: String
    /// Values for the places of the sentence that tells the change.
    public var arguments: [String: String]

    public init(_ kind: Kind, subject: String, className: String, _ arguments: [String: String] = [:]) {
        self.kind = kind
        self.subject = subject
        self.className = className
        self.arguments = arguments
    }
}
