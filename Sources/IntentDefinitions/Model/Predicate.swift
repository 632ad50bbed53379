/// What a relationship asks of the parent parameter.
///
/// The file's names end in what is asked and begin with the kind of parent: `BooleanHasExactValue`,
/// `EnumHasExactValue`, `HasAnyValue`, `ObjectIdentifierValueContains`. Only the ending counts here.
enum Predicate: Sendable, Hashable {
    case hasAnyValue
    case hasNoValue
    case hasExactValue
    case isNotValue
    case contains
    case isGreater
    case isGreaterOrEqual
    case isLess
    case isLessOrEqual

    init?(_ name: String) {
        for (ending, predicate) in Self.endings where name.hasSuffix(ending) {
            self = predicate
            return
        }
        return nil
    }

    /// Longer endings stand before the shorter ones that they end in.
    private static let endings: [(String, Predicate)] = [
        ("HasAnyValue", .hasAnyValue), ("HasNoValue", .hasNoValue), ("DoesNotHaveExactValue", .isNotValue),
        ("HasExactValue", .hasExactValue), ("HasExactValues", .hasExactValue), ("ValueContains", .contains),
        ("GreaterThanOrEqualToValue", .isGreaterOrEqual), ("GreaterThanOrEqualTo", .isGreaterOrEqual),
        ("LessThanOrEqualToValue", .isLessOrEqual), ("LessThanOrEqualTo", .isLessOrEqual),
        ("GreaterThanValue", .isGreater), ("GreaterThan", .isGreater), ("LessThanValue", .isLess), ("LessThan", .isLess),
    ]
}
