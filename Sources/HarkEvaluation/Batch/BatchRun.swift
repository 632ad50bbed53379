public import Foundation
public import HarkUnderstanding
public import IntentSchema

/// Understands the lines of a file one after another, in their order and in constant memory.
public struct BatchRun {
    /// What came of a line.
    public enum Outcome: Sendable {
        case prediction(Prediction, of: Request, error: String?)
        /// A line that is no request: `batch.bad-line`, `batch.long-line`.
        case failed(HarkError)
    }

    /// What a run counted.
    public struct Summary: Sendable, Hashable {
        public var requests = 0
        public var accepted = 0
        public var refused = 0
        public var badLines = 0
        /// Whether the time ran out before the lines did.
        public var isCut = false
    }

    /// Local time is all that matters, so that a zone without rules of its own serves.
    public static let timeZone = "GMT"

    private let engine: GrammarEngine
    private let maker: PredictionMaker
    private let context: UtteranceContext
    public private(set) var scorer: Scorer
    public private(set) var summary = Summary()

    /// - Parameters:
    ///   - now: the person's local time.
    ///   - engine: for the world, where there is one already.
    public init(world: WorldFile, now: Date, engine: GrammarEngine? = nil) {
        self.engine = engine ?? GrammarEngine(world: world.world)
        maker = PredictionMaker(world: world)
        scorer = Scorer(world: world)
        context = UtteranceContext(locale: world.languages.first ?? "en", now: now, timeZone: Self.timeZone)
    }

    /// Runs until the lines end or `goesOn` says no, which is asked before each line.
    /// - Parameters:
    ///   - name: how errors call the input.
    ///   - emit: takes each line's outcome, in order.
    public mutating func run(
        _ lines: LineSource, name: String, goesOn: (Summary) -> Bool = { _ in true }, emit: (Outcome) -> Void
    ) {
        summary.isCut = lines.forEach(
            named: name, bad: "batch.bad-line", read: { line throws(BadLine) in try Request(line: line) }, goesOn: { goesOn(summary) }
        ) { line in
            switch line {
            case .success(let request):
                let prediction = predict(request)
                emit(.prediction(prediction, of: request, error: scorer.count(prediction, of: request)))
            case .failure(let error):
                summary.badLines += 1
                emit(.failed(error))
            }
        }
    }

    private mutating func predict(_ request: Request) -> Prediction {
        let understanding = engine.understand(request.text, in: context)
        summary.requests += 1
        let prediction = maker.prediction(understanding, id: request.id)
        if prediction.intent == nil { summary.refused += 1 } else { summary.accepted += 1 }
        return prediction
    }

    /// A local time: `2026-03-10T09:30` or with seconds; nil for anything else.
    public static func localTime(_ text: String) -> Date? {
        let padded = text.count == 16 ? text + ":00" : text
        guard padded.count == 19 else { return nil }
        return try? Date(padded + "Z", strategy: .iso8601)
    }
}
