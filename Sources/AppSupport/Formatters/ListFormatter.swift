import Foundation

/// Joins items as a sentence does: "tea, milk, and bread".
open class ListFormatter: Formatter {
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { join(strings, .current) }
    open func string(from items: [Any]) -> String? {
        Self.join(items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }, locale)
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private class func join(_ items: [String], _ locale: Locale) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        let rest = items.dropLast()
        if FormatterLanguage(locale) == .chinese { return rest.joined(separator: "、") + "和" + last }
        return rest.joined(separator: ", ") + (items.count > 2 ? "," : "") + " and " + last
    }
}
