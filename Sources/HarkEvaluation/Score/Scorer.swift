/// Counts how good predictions are, in constant memory: feed it every labelled request, ask for the figures at the end.
public struct Scorer: Sendable {
    /// What is counted for all, for one language or for one domain.
    public struct Tally: Sendable, Hashable {
        public var requests = 0
        public var exact = 0
        public var rightIntents = 0
        public var rightApps = 0
        /// Requests to refuse, requests that were refused, both.
        public var dueRefusals = 0
        public var refusals = 0
        public var rightRefusals = 0
        public var rightSlots = 0
        public var missingSlots = 0
        public var superfluousSlots = 0
        public var values = 0
        public var rightValues = 0

        public var exactMatch: Double { ratio(exact, requests) }
        public var intentAccuracy: Double { ratio(rightIntents, requests) }
        public var slotPrecision: Double { ratio(rightSlots, rightSlots + superfluousSlots) }
        public var slotRecall: Double { ratio(rightSlots, rightSlots + missingSlots) }
        /// Micro, over (parameter, words).
        public var slotF1: Double { ratio(2 * rightSlots, 2 * rightSlots + missingSlots + superfluousSlots) }
        public var refusalPrecision: Double { ratio(rightRefusals, refusals) }
        public var refusalRecall: Double { ratio(rightRefusals, dueRefusals) }
        public var valueAccuracy: Double { ratio(rightValues, values) }

        /// 1 where there is nothing to be wrong about.
        private func ratio(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 1 : Double(part) / Double(whole) }

        fileprivate mutating func count(_ comparison: Comparison, _ prediction: Prediction) {
            requests += 1
            exact += comparison.isExact ? 1 : 0
            rightIntents += comparison.isIntentRight ? 1 : 0
            rightApps += comparison.isAppRight ? 1 : 0
            let (due, refused) = (comparison.annotation.intent == nil, prediction.intent == nil)
            dueRefusals += due ? 1 : 0
            refusals += refused ? 1 : 0
            rightRefusals += due && refused ? 1 : 0
            rightSlots += comparison.right
            missingSlots += comparison.missing
            superfluousSlots += comparison.superfluous
            values += comparison.values
            rightValues += comparison.rightValues
        }
    }

    public private(set) var all = Tally()
    public private(set) var languages: [String: Tally] = [:]
    /// By the world's domains, or the catalogue's where it has none; "refusals" for requests to refuse.
    public private(set) var domains: [String: Tally] = [:]
    /// Lines without a label.
    public private(set) var unlabelled = 0
    private let world: WorldFile

    public init(world: WorldFile) { self.world = world }

    /// - Returns: the line of the list of errors, nil for a prediction that is right or a request without a label.
    public mutating func count(_ prediction: Prediction, of request: Request) -> String? {
        guard let label = request.label else {
            unlabelled += 1
            return nil
        }
        let comparison = Comparison.best(prediction, label, world)
        all.count(comparison, prediction)
        languages[request.language, default: Tally()].count(comparison, prediction)
        domains[domain(label.intent), default: Tally()].count(comparison, prediction)
        return comparison.isExact ? nil : ErrorLine.line(request, prediction, comparison)
    }

    private func domain(_ intent: String?) -> String {
        guard let intent else { return "refusals" }
        if let domain = world.domains[intent] { return domain }
        let known = world.apps.lazy.flatMap(\.intents).first { $0.name == intent }
        return known.map { $0.domain.prefix(1).lowercased() + $0.domain.dropFirst() } ?? "other"
    }
}
