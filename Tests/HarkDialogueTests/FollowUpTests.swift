import Foundation
import HarkDialogue
import HarkEvents
import HarkTexts
import IntentSchema
import Testing

/// Every code of every response, through confirm and through handle: one follow-up each, as `Documentation/FollowUps.md` has it.
@Suite struct FollowUpTests {
    /// What the page says each follow-up does; the rows below are held against this, not against the machine.
    struct Course {
        /// Kinds of the events after `confirmed`, until the person or the end; nil where confirm goes on to `handle`.
        var confirm: [EventKind]?
        /// Kinds of the events after `handled`.
        var handle: [EventKind]
        /// The last event's outcome and identifier, after handle.
        var outcome: Outcome
        var identifier: String?
        var opens: String?
    }

    static let courses: [FollowUp: Course] = [
        .success: Course(handle: [.said, .ended], outcome: .handled),
        .inProgress: Course(handle: [.said, .ended], outcome: .handled),
        .failure: Course(confirm: [.said, .ended], handle: [.said, .ended], outcome: .failed, identifier: "app.failed"),
        .failureRequiringAppLaunch: Course(confirm: [.asked], handle: [.asked], outcome: .failed, identifier: "app.failed"),
        .continueInApp: Course(handle: [.appOpened, .said, .ended], outcome: .handled, opens: "foreground"),
        .handleInApp: Course(handle: [.appOpened, .said, .ended], outcome: .handled, opens: "background"),
        .userConfirmationRequired: Course(
            confirm: [.asked], handle: [.said, .ended], outcome: .failed, identifier: "app.bad-answer"),
        .unspecified: Course(handle: [.said, .ended], outcome: .failed, identifier: "app.not-implemented"),
    ]

    @Test func everyFollowUpHasItsCourse() { #expect(Set(Self.courses.keys) == Set(FollowUp.allCases)) }

    @Test(arguments: FollowUpTable.rows) func confirmLeadsToOneFollowUp(row: FollowUpTable.Row) throws {
        let played = row.played(confirm: row.code.name)
        let course = try #require(Self.courses[row.followUp])
        #expect(played.all(.confirmed).count == 1)
        #expect(played.all(.confirmed).first?.fields["followUp"] == .string(row.followUp.rawValue))
        guard let confirm = course.confirm else {
            #expect(played.app.handled.count == 1)
            #expect(played.outcome == .handled)
            return
        }
        #expect(played.app.handled.isEmpty, "nothing is handled after a failure, nor before the person agreed")
        #expect(row.after(.confirmed, played) == confirm)
        guard row.followUp == .userConfirmationRequired else { return try row.checkFailure(played) }
        #expect(row.played(confirm: row.code.name, [.yes]).app.handled.count == 1)
    }

    @Test(arguments: FollowUpTable.rows) func handleLeadsToOneFollowUp(row: FollowUpTable.Row) throws {
        let played = row.played(handle: row.code.name)
        let course = try #require(Self.courses[row.followUp])
        #expect(played.app.handled.count == 1)
        #expect(played.all(.handled).map { $0.fields["code"] } == [.string(row.code.name)])
        #expect(played.all(.handled).first?.fields["followUp"] == .string(row.followUp.rawValue))
        #expect(row.after(.handled, played) == course.handle)
        #expect(played.all(.appOpened).map { $0.fields["mode"] } == (course.opens.map { [.string($0)] } ?? []))
        if row.followUp == .failureRequiringAppLaunch { try row.checkFailure(played) }
        #expect(played.outcome == course.outcome)
        #expect(played.identifier == course.identifier)
        // A second answer, whatever it says, changes nothing and is traced once.
        let late = DialogueMachine().step(played.state, .app(.handled(respond("success"))))
        #expect(late.state == played.state && late.effects.isEmpty)
        #expect(late.events.map(\.kind) == [.diagnostic])
    }

    /// What is said is a sentence for the person, in both languages, and never claims more than the code does.
    @Test(arguments: FollowUpTable.rows) func theSentenceIsTheCodesOwn(row: FollowUpTable.Row) throws {
        for locale in ["en", "zh-Hans"] {
            let said = try #require(row.played(handle: row.code.name, locale: locale).lines.last)
            #expect(!said.isEmpty && !said.contains("${") && !said.contains("["), "\(said)")
            #expect(!said.hasPrefix("done.") && !said.hasPrefix("failed.") && !said.hasPrefix("inProgress."), "\(said)")
            guard row.followUp != .success else { continue }
            let done = try #require(row.played(handle: row.success, locale: locale).lines.last)
            #expect(said != done, "\(row.code.name) is told as success is")
        }
    }

    @Test func everyCodeHasItsRow() {
        let rows = Set(FollowUpTable.rows.map { "\($0.intent.name).\($0.code.name)" })
        for name in Catalogue.shared.intentNames {
            for code in Catalogue.shared.intent(named: name)?.response.codes ?? [] { #expect(rows.contains("\(name).\(code.name)")) }
        }
        #expect(Catalogue.shared.intentNames.count == 61)
    }

    /// `HARK_UPDATE_DOCUMENTS=1` writes the page.
    @Test func thePageIsTheTable() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Documentation/FollowUps.md")
        var text = try String(contentsOf: page, encoding: .utf8)
        let mark = "<!-- the table, made by FollowUpTests -->\n"
        let start = try #require(text.range(of: mark)).upperBound
        let table = FollowUpTable.markdown
        if ProcessInfo.processInfo.environment["HARK_UPDATE_DOCUMENTS"] == "1" {
            text.replaceSubrange(start..., with: table)
            try Data(text.utf8).write(to: page)
        }
        #expect(text[start...] == table[...])
    }
}

/// All codes of all intents, built-in and of a definition, and what is said for each.
enum FollowUpTable {
    struct Row: Sendable, CustomTestStringConvertible {
        var intent: IntentDescription
        var code: ResponseCodeDescription
        var testDescription: String { "\(intent.name).\(code.name)" }
        var followUp: FollowUp { intent.followUp(of: code.name) }
        /// A code that says that it was done.
        var success: String {
            intent.response.codes.first { $0.name != "ready" && intent.followUp(of: $0.name) == .success }?.name ?? "success"
        }

        /// Plays a request in which everything is said, so that only the codes differ.
        func played(
            confirm: String = "ready", handle: String? = nil, _ replies: [ReplyMeaning] = [], locale: String = "en"
        ) -> Conversation {
            var intent = intent
            intent.behaviour.askOrder = []
            intent.behaviour.essential = []
            intent.behaviour.confirmation = .never
            let app = ScriptedApp(confirm: { _ in answer(confirm) }, handle: { _ in answer(handle ?? success) })
            return Conversation(app).play(request(intent, locale: locale), replies)
        }

        private func answer(_ code: String) -> PhaseAnswer {
            .response(
                IntentResponse(
                    code: intent.response.code(named: code)?.rawValue ?? -1, codeName: code,
                    object: IntentObject(intent.response.className)))
        }

        /// The kinds of events after one, up to the person's turn.
        func after(_ kind: EventKind, _ played: Conversation) -> [EventKind] {
            let rest = played.events.drop { $0.kind != kind }.dropFirst().map(\.kind)
            let question = rest.firstIndex(of: .asked)
            return Array(question.map { rest[...$0] } ?? rest[...])
        }

        /// A failure ends with its code as the detail, whatever the person answers to the offer of the app.
        func checkFailure(_ played: Conversation) throws {
            let ended = try #require(played.all(.ended).last)
            #expect(ended.fields["outcome"] == "failed")
            #expect(ended.fields["identifier"] == "app.failed")
            #expect(ended.fields["detail"] == .string(code.name))
        }

        var markdown: String {
            let said = played(handle: code.name).lines.last ?? ""
            return "| `\(code.name)` | \(code.rawValue) | \(followUp.rawValue) | \(said.replacing("|", with: "\\|")) |\n"
        }
    }

    /// What every definition has, and two codes of its own whose names say the contrary of what they are.
    private static let defined: IntentDescription = {
        var intent = custom([("size", .string)], behaviour: IntentBehaviour())
        let names = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]
        intent.response.codes = names.enumerated().map { ResponseCodeDescription(name: $1, rawValue: Int64($0)) }
        let texts = [("failureForSome", true, "Your tea is brewing."), ("successElsewhere", false, "There is no tea left.")]
        for (offset, (name, isSuccess, text)) in texts.enumerated() {
            intent.response.codes.append(
                ResponseCodeDescription(
                    name: name, rawValue: 100 + Int64(offset), isSuccess: isSuccess,
                    template: LocalizedText(text)))
        }
        return intent
    }()

    private static let domains: [(name: String, intents: [IntentDescription])] =
        Catalogue.shared.domains.map { ($0, Catalogue.shared.intents(inDomain: $0)) } + [("An app's own intent", [defined])]

    static let rows = domains.flatMap(\.intents).flatMap { intent in intent.response.codes.map { Row(intent: intent, code: $0) } }

    static var markdown: String {
        var text = ""
        for domain in domains {
            text += "\n## \(domain.name)\n"
            for intent in domain.intents where !intent.response.codes.isEmpty {
                text += "\n### \(intent.name)\n\n| code | number | leads to | said after `handle` |\n|---|---|---|---|\n"
                for code in intent.response.codes { text += Row(intent: intent, code: code).markdown }
            }
        }
        return text
    }
}
