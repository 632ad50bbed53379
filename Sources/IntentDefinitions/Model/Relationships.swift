/// Which parameter depends on which.
struct Relationships {
    /// Parents, their parents and so on that are followed.
    static let maximumDepth = 16

    enum Ancestors {
        /// From the parent upwards.
        case all([DefinedParameter])
        case cycle
        case tooMany([DefinedParameter])

        /// Those that are followed; none in a cycle.
        var followed: [DefinedParameter] {
            switch self {
            case .all(let ancestors), .tooMany(let ancestors): ancestors
            case .cycle: []
            }
        }
    }

    private let parameters: [String: DefinedParameter]

    init(_ intent: DefinedIntent) {
        parameters = Dictionary(intent.parameters.map { ($0.name, $0) }) { first, _ in first }
    }

    func parent(of parameter: DefinedParameter) -> DefinedParameter? {
        parameter.relationship.flatMap { parameters[$0.parentName] }
    }

    func ancestors(of parameter: DefinedParameter) -> Ancestors {
        var ancestors: [DefinedParameter] = []
        var next = parent(of: parameter)
        while let current = next {
            if current.name == parameter.name || ancestors.contains(where: { $0.name == current.name }) { return .cycle }
            guard ancestors.count < Self.maximumDepth else { return .tooMany(ancestors) }
            ancestors.append(current)
            next = parent(of: current)
        }
        return .all(ancestors)
    }
}
