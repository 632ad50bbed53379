/// One wrong prediction on one line, what was wanted and what came side by side: identifier, language, what is wrong, text, wanted, got,
/// with tabs between them. Of parameters only those are listed that differ.
enum ErrorLine {
    static func line(_ request: Request, _ prediction: Prediction, _ comparison: Comparison) -> String {
        let wanted = comparison.annotation
        var wrong: [String] = []
        if !comparison.isIntentRight {
            wrong.append(wanted.intent == nil ? "accepted" : prediction.intent == nil ? "refused" : "intent")
        }
        if !comparison.isAppRight { wrong.append("app") }
        if comparison.isIntentRight, !comparison.wrong.isEmpty { wrong.append("slots") }
        if !comparison.isRestRight { wrong.append("also") }
        let names = comparison.isIntentRight ? comparison.wrong : Set(wanted.slots.keys).union(prediction.slots.keys)
        let fields = [
            request.id, request.language, wrong.joined(separator: "+"), request.text,
            side(wanted.intent, wanted.app, wanted.slots, wanted.values, names)
                + rest(wanted.also.map { ($0.intent, $0.app, $0.slots, $0.values) }, comparison),
            side(prediction.intent, prediction.app, prediction.slots, prediction.values, names)
                + rest(prediction.also.map { ($0.intent, $0.app, $0.slots, $0.values) }, comparison)
                + " (\(JSON.text((prediction.score * 1000).rounded() / 1000)))",
        ]
        return fields.map { $0.replacing("\t", with: " ").replacing("\n", with: " ") }.joined(separator: "\t")
    }

    /// The further commands, where they differ.
    private static func rest(_ commands: [(String?, String?, [String: [String]], [String: JSON])], _ comparison: Comparison) -> String {
        guard !comparison.isRestRight else { return "" }
        return commands.map { " + " + side($0.0, $0.1, $0.2, $0.3, Set($0.2.keys)) }.joined()
    }

    private static func side(
        _ intent: String?, _ app: String?, _ slots: [String: [String]], _ values: [String: JSON], _ names: Set<String>
    ) -> String {
        guard let intent else { return "refuse" }
        let parameters = names.sorted().map { name in
            let words = slots[name].map { $0.map { "“\($0)”" }.joined() } ?? "–"
            return " \(name)=\(words)" + (values[name].map { "→\($0.line)" } ?? "")
        }
        return intent.replacing("Intent", with: "") + (app.map { "@\($0)" } ?? "") + parameters.joined()
    }
}
