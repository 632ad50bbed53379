import HarkEvents
import HarkTexts
import IntentSchema

/// Turns events into lines of a conversation. One of the consumers of the event stream; it knows nothing else.
struct Transcript {
    var console: Console
    var texts: Texts
    /// Whether the person's own lines are printed: not where they were typed on the terminal and stand there already.
    var echoesPerson: Bool

    func show(_ event: Event) {
        switch event.kind {
        case .utterance, .reply:
            if echoesPerson, let text = event.fields["text"]?.string { line("you", text) }
        case .asked:
            if let text = event.fields["text"]?.string { line("hark", text + options(event.fields["options"])) }
        case .said:
            if let text = event.fields["text"]?.string { line("hark", text) }
        case .notUnderstood:
            break
        case .ended:
            if event.fields["outcome"]?.string == "failed" || event.fields["outcome"]?.string == "unknown" { explain(event) }
        default: break
        }
    }

    /// Suggestions come after the sentence that refuses.
    func suggest(_ event: Event) {
        let examples = (event.fields["suggestions"]?.array ?? []).compactMap(\.string)
        guard !examples.isEmpty else { return }
        // In the language of the refusal that it follows.
        let texts = event.fields["locale"]?.string.map { Texts(locale: $0) } ?? texts
        let separator = texts.text("terminal.option.separator")
        line("hark", texts.text("terminal.suggestions", ["examples": examples.joined(separator: separator)]))
    }

    func prompt() -> String { label("you") }

    private func line(_ speaker: String, _ text: String) { console.print(label(speaker) + Printable.text(text)) }

    private func label(_ speaker: String) -> String {
        let names = ["you", "hark"].map { texts.text("terminal.prompt.\($0)") }
        let name = texts.text("terminal.prompt.\(speaker)")
        let width = names.map(Printable.width).max() ?? 0
        return console.bold(name) + String(repeating: " ", count: width + 2 - Printable.width(name))
    }

    private func options(_ value: IntentValue?) -> String {
        let options = (value?.array ?? []).compactMap(\.object)
        guard !options.isEmpty else { return "" }
        let lines = options.enumerated().map { index, option in
            texts.text(
                "terminal.option",
                [
                    "number": "\(index + 1)", "title": option["title"]?.string ?? "",
                    "subtitle": option["subtitle"]?.string ?? "",
                ])
        }
        return "  " + lines.joined(separator: texts.text("terminal.option.separator"))
    }

    /// What a developer needs beyond the sentence, on standard error.
    private func explain(_ event: Event) {
        let identifier = event.fields["identifier"]?.string ?? ""
        let detail = event.fields["detail"]?.string ?? ""
        let parts = [identifier, detail].filter { !$0.isEmpty }
        guard !parts.isEmpty else { return }
        console.printError(console.dim("  " + Printable.text(parts.joined(separator: ": "))))
    }
}
