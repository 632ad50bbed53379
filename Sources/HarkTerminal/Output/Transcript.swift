import HarkApps
import HarkEvents
import HarkTexts
import IntentSchema
import Synchronization

/// Turns events into lines of a conversation. One of the consumers of the event stream; it knows nothing else.
final class Transcript: Sendable {
    private let console: Console
    private let texts: Texts
    /// Whether the person's own lines are printed: not where they were typed on the terminal and stand there already.
    private let echoesPerson: Bool
    /// Whether what the app prints, and what is told to its developer, is shown on standard error.
    private let tellsDeveloper: Bool
    /// What an app's view shows, until the sentence that it belongs to is printed.
    private let card = Mutex<[String]>([])

    init(console: Console, texts: Texts, echoesPerson: Bool, tellsDeveloper: Bool) {
        (self.console, self.texts, self.echoesPerson, self.tellsDeveloper) = (console, texts, echoesPerson, tellsDeveloper)
    }

    func show(_ event: Event) {
        switch event.kind {
        case .utterance, .reply:
            if echoesPerson, let text = event.fields["text"]?.string { line("you", text) }
        case .asked:
            guard let text = event.fields["text"]?.string else { return }
            asked(text, event)
            showCard()
        case .said:
            guard let text = event.fields["text"]?.string else { return }
            line("hark", text)
            showCard()
        case .presented:
            card.withLock { $0 = (event.fields["texts"]?.array ?? []).compactMap(\.string) }
        case .logged where tellsDeveloper: tell(event)
        case .diagnostic where tellsDeveloper: explain(event)
        case .diagnostic where event.fields["identifier"]?.string?.isAboutDefinitions == true: explain(event)
        case .notUnderstood:
            break
        case .ended:
            showCard()
            if event.fields["outcome"]?.string == "failed" || event.fields["outcome"]?.string == "unknown" { explain(event) }
            if tellsDeveloper { lastLines(event) }
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

    /// Hark's column, where nothing is said by it.
    private var indent: String { String(repeating: " ", count: Printable.width(texts.text("terminal.prompt.hark")) + 2) }

    /// The texts of the app's view, below the sentence.
    private func showCard() {
        let shown = card.withLock { card in
            defer { card = [] }
            return card
        }
        for text in shown { console.print(indent + console.dim("│ ") + Printable.text(text)) }
    }

    private func label(_ speaker: String) -> String {
        let names = ["you", "hark"].map { texts.text("terminal.prompt.\($0)") }
        let name = texts.text("terminal.prompt.\(speaker)")
        let width = names.map(Printable.width).max() ?? 0
        return console.bold(name) + String(repeating: " ", count: width + 2 - Printable.width(name))
    }

    /// A question with its options: a few in its line; those of sections, of pages and of a long list on lines of their own.
    private func asked(_ text: String, _ event: Event) {
        let options = (event.fields["options"]?.array ?? []).compactMap(\.object)
        let page = event.fields["page"]?.object
        let start = Int(page?["start"]?.integer ?? 0)
        let shown = options.enumerated().map { option($1, number: start + $0 + 1) }
        guard page != nil || options.count > Self.optionsInLine || options.contains(where: { $0["section"] != nil }) else {
            let separator = texts.text("terminal.option.separator")
            return line("hark", shown.isEmpty ? text : text + "  " + shown.joined(separator: separator))
        }
        line("hark", text)
        var section: String?
        for (option, words) in zip(options, shown) {
            if let title = option["section"]?.string, title != section {
                console.print(indent + console.bold(Printable.text(title)))
                section = title
            }
            console.print(indent + Printable.text(words))
        }
        guard let total = page?["total"]?.integer, start + options.count < total else { return }
        let rest = texts.text("terminal.option.more", ["last": "\(start + options.count)", "total": "\(total)"])
        console.print(indent + console.dim(rest))
    }

    private static let optionsInLine = 5

    private func option(_ option: IntentObject, number: Int) -> String {
        texts.text(
            "terminal.option",
            [
                "number": "\(number)", "title": option["title"]?.string ?? "", "subtitle": option["subtitle"]?.string ?? "",
            ])
    }

    /// A line that the app printed, or something that its process noticed.
    private func tell(_ event: Event) {
        let words = [event.measured["text"], event.measured["identifier"], event.measured["detail"]].compactMap { $0?.string }.filter { !$0.isEmpty }
        guard !words.isEmpty, !words[0].isOfANamelessStack else { return }
        console.printError(console.dim("  | " + Printable.text(words.joined(separator: ": "))))
    }

    /// The last lines of a process that has died, but for the addresses of its stack.
    private func lastLines(_ event: Event) {
        let lines = (event.measured["lastLines"]?.array ?? []).compactMap(\.string)
        for line in lines where !line.isOfANamelessStack { console.printError(console.dim("  | " + Printable.text(line))) }
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

extension String {
    /// A line of a stack whose functions have no names.
    fileprivate var isOfANamelessStack: Bool { OutputLine.stackFrame(self) == "<unknown>" }

    /// Whether a diagnostic is about an app's definition, which its developer can mend.
    fileprivate var isAboutDefinitions: Bool { hasPrefix("definition.") || hasPrefix("bundle.") }
}
