/// What a relationship asks of the parent parameter.
///
/// The file's names end in what is asked and begin with the kind of parent: `BooleanHasExactValue`,
/// `EnumHasExactValue`, `HasAnyValue`, `ObjectIdentifierValueContains`. Only the ending counts here.
enum Predicate: Sendable, Hashable {
    case hasAnyValue
    case hasNoValue
    case hasExactValue
    case contains

    init?(_ name: String) {
        if name.hasSuffix("HasAnyValue") {
            self = .hasAnyValue
        } else if name.hasSuffix("HasNoValue") {
            self = .hasNoValue
        } else if name.hasSuffix("HasExactValue") || name.hasSuffix("HasExactValues") {
            self = .hasExactValue
        } else if name.hasSuffix("ValueContains") {
            self = .contains
        } else {
            return nil
        }
    }
}
