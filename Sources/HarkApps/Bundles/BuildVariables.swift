/// Values for the `$(NAME)` and `${NAME}` places that Xcode fills when it builds a bundle.
///
/// A source tree's `Info.plist` can be put into a bundle unchanged: what depends on the bundle's name alone is derived
/// from it, everything else may be given.
public struct BuildVariables: Sendable, Hashable {
    public var values: [String: String]

    /// - Parameters:
    ///   - name: the bundle directory's name without its extension: the product.
    ///   - given: values that take precedence, for example `PRODUCT_BUNDLE_IDENTIFIER`.
    public init(name: String, given: [String: String] = [:]) {
        values = [
            "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name,
            "PRODUCT_MODULE_NAME": Self.identifier(name), "DEVELOPMENT_LANGUAGE": "en", "CURRENT_PROJECT_VERSION": "1",
            "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "AppIdentifierPrefix": "",
            "TeamIdentifierPrefix": "",
        ].merging(given) { $1 }
    }

    /// A name as a C identifier, the way the build makes a module's name of a product's: `a-Shell` is `a_Shell`.
    static func identifier(_ name: String) -> String {
        var text = String(name.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
        if let first = text.unicodeScalars.first, !first.properties.isXIDStart, first != "_" { text = "_" + text }
        return text
    }

    /// The text with its places filled, and the names that have no value (left as they stand).
    func resolve(_ text: String) -> (text: String, unknown: [String]) {
        guard text.contains("$") else { return (text, []) }
        var unknown: [String] = []
        return (resolve(text, depth: 0, &unknown), unknown)
    }

    private func resolve(_ text: String, depth: Int, _ unknown: inout [String]) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let opening = rest.index(after: dollar)
            guard opening < rest.endIndex, let closing = ["(": ")" as Character, "{": "}"][rest[opening]],
                let end = rest[opening...].firstIndex(of: closing)
            else {
                result.append("$")
                rest = rest[opening...]
                continue
            }
            let place = rest[rest.index(after: opening)..<end]
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            // A value may itself hold places; a handful of levels is more than any project uses, and ends a cycle.
            if let name = parts.first, let value = values[String(name)], depth < 4 {
                let filled = resolve(value, depth: depth + 1, &unknown)
                result += parts.dropFirst().reduce(filled) { Self.apply(String($1), to: $0) }
            } else {
                unknown.append(String(place))
                result += rest[dollar...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The modifiers that projects use in property lists; others leave the value as it is.
    private static func apply(_ modifier: String, to value: String) -> String {
        switch modifier {
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "-" })
        case "c99extidentifier", "identifier": identifier(value)
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value
        }
    }
}
