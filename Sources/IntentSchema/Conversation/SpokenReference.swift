/// A value of a request that was not named but referred to: "call her", 发给他.
public struct SpokenReference: Sendable, Hashable, Codable {
    public var parameter: String
    /// The words that refer, as they were said.
    public var words: String
    /// What they may stand for, the likeliest first; of several the person is asked which.
    public var candidates: [IntentValue]

    public init(parameter: String, words: String, candidates: [IntentValue]) {
        self.parameter = parameter
        self.words = words
        self.candidates = candidates
    }
}
