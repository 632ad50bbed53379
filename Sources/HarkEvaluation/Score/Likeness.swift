extension JSON {
    /// Whether a value counts as another one that is wanted: amounts, dates and texts alike (`Surface`); a thing alone is a list of one; people in
    /// any order; of an object what is wanted of it.
    public func isLike(_ wanted: JSON) -> Bool {
        if self == wanted { return true }
        switch (self, wanted) {
        case (.string(let one), .string(let other)): return Surface.key(one) == Surface.key(other)
        case (.array(let one), .array(let other)):
            // Those who may be meant best first, but whoever lists more of them is as right.
            return one.count == other.count && other.allSatisfy { wanted in one.contains { $0.isLike(wanted) } }
        case (.object(let one), .object(let other)): return other.allSatisfy { (one[$0.key] ?? .null).isLike($0.value) }
        case (.array(let one), _) where one.count == 1: return one[0].isLike(wanted)
        case (_, .array(let other)) where other.count == 1: return isLike(other[0])
        default: return false
        }
    }
}

extension WorldFile {
    /// Whether two names are the same app's, or both are none.
    public func isSameApp(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other else { return one == other }
        if Surface.folded(one) == Surface.folded(other) { return true }
        guard let app = app(called: one) else { return false }
        return app == self.app(called: other)
    }
}
