/// A function or initialiser as Swift declares it.
struct Signature: Sendable, Hashable {
    struct Parameter: Sendable, Hashable {
        /// `_` when callers write none.
        var label: String
        var name: String
        /// Without `@escaping`.
        var type: String
        var isEscaping = false
        var defaultValue: String?
    }

    enum Kind: Sendable, Hashable {
        case function(name: String)
        /// `suffix` is `?`, `!` or nothing.
        case initialiser(suffix: String)
    }

    var kind: Kind
    /// `class`, `static` or nothing.
    var modifier: String?
    var parameters: [Parameter]
    var isAsync = false
    /// Nil for a function without a result.
    var result: String?

    /// As `#function` spells it inside the function: `resolveContent(for:with:)`.
    var name: String {
        let base = if case .function(let name) = kind { name } else { "init" }
        return "\(base)(\(parameters.map { "\($0.label):" }.joined()))"
    }

    /// The type of the value that the last parameter's completion takes; nil when there is no completion.
    var completionValue: String? {
        guard let type = parameters.last?.type, type.hasPrefix("("), type.hasSuffix(") -> Void") else { return nil }
        return String(type.dropFirst().dropLast(") -> Void".count))
    }
}
