import Foundation
import HarkApps
import HarkStore
import IntentSchema

/// `hark audit`: where the time of an extension's launch goes, against the ten seconds that a phase has.
struct AuditCommand {
    /// Launches that may be asked for, and how many there are without being asked.
    static let launches = 1...1000
    static let standard = 10

    let context: CommandContext

    /// - Throws: `app.not-installed`, `app.ambiguous-name`, `bundle.…`, `app.not-siri`, `app.unknown-intent`, `usage.bad-value`, and what a launch fails with.
    func run() async throws(HarkError) -> ExitCode {
        let count = try launches()
        let name = context.command.arguments[0]
        guard FileManager.default.fileExists(atPath: name) else {
            let registry = try context.registry()
            return try await audit(try registry.app(named: name), registry, count)
        }
        // A bundle that is not installed is installed aside, and gone afterwards.
        let aside = FileManager.default.temporaryDirectory.appending(path: "hark-audit-\(ProcessInfo.processInfo.globallyUniqueString)")
        defer { try? FileManager.default.removeItem(at: aside) }
        let registry = try context.registry(in: aside.path)
        return try await audit(try registry.install(name).app, registry, count)
    }

    private func launches() throws(HarkError) -> Int {
        guard let text = context.command.value("launches") else { return Self.standard }
        guard let count = Int(text), Self.launches.contains(count) else {
            throw HarkError("usage.bad-value", ["argument": "--launches", "value": text])
        }
        return count
    }

    private func audit(_ app: InstalledApp, _ registry: AppRegistry, _ count: Int) async throws(HarkError) -> ExitCode {
        let wanted = context.command.value("intent")
        let extensions = app.bundle.extensions.filter { found in
            found.kind == .intents && !found.intents.isEmpty && (wanted.map(found.intents.contains) ?? true)
        }
        guard !extensions.isEmpty else {
            throw HarkError(
                wanted == nil ? "app.not-siri" : "app.unknown-intent", ["app": app.displayName, "intent": wanted ?? ""],
                detail: "\(app.identifier) has no Intents extension\(wanted.map { " that declares \($0)" } ?? "")")
        }
        let own = registry.definedIntents(of: app)
        for found in extensions {
            // The first that is described, since only of those it is known what can be resolved.
            let described = (wanted.map { [$0] } ?? found.intents).lazy.compactMap { name in
                Catalogue.shared.intent(named: name) ?? own.first { $0.name == name }
            }.first
            let audit = LaunchAudit(
                app, found, intent: described?.name ?? wanted ?? found.intents[0], parameter: described.flatMap(Self.parameter),
                state: registry.state, context: ProcessContext(locale: context.locale, timeZone: TimeZone.current.identifier))
            do throws(AppFailure) {
                try report(try await measure(audit, count))
            } catch {
                for line in error.lastLines { context.console.printError(Printable.text(line)) }
                throw error.error
            }
        }
        return .handled
    }

    /// What is asked for first.
    private static func parameter(_ intent: IntentDescription) -> String? {
        intent.behaviour.askOrder.first ?? intent.parameters.first(where: \.isResolvable)?.name
    }

    private func measure(_ audit: LaunchAudit, _ count: Int) async throws(AppFailure) -> AuditReport {
        var launches: [LaunchStages] = []
        for number in 1...count {
            context.console.note(
                context.texts.text(
                    "terminal.audit.launching", ["app": Printable.text(audit.target.appName), "number": "\(number)", "count": "\(count)"]))
            launches.append(try await audit.launch())
        }
        let libraries: [LoadedLibrary]
        do throws(HarkError) { libraries = try await audit.libraries() } catch { throw AppFailure(error) }
        return AuditReport(
            app: audit.target.appName, extensionIdentifier: audit.target.bundle, intent: audit.intent, parameter: audit.parameter,
            launches: launches, libraries: libraries)
    }

    // MARK: What is said

    private func report(_ report: AuditReport) throws(AppFailure) {
        if context.isJSON {
            do throws(HarkError) { return try context.printJSON(report) } catch { throw AppFailure(error) }
        }
        let (console, texts) = (context.console, context.texts)
        let link = report.libraries.isEmpty ? "static" : "shared"
        console.print(
            console.bold(Printable.text(report.app)) + "  " + Printable.text(report.extensionIdentifier) + "  "
                + texts.text("terminal.audit.head.\(link)", ["count": "\(report.launches.count)", "intent": Printable.text(report.intent)]))
        let heads = ["median", "high", "first", "share"].map { texts.text("terminal.audit.\($0)") }
        print("", heads)
        for row in report.rows {
            let label = texts.text("terminal.audit.stage.\(row.stage)", ["parameter": Printable.text(report.parameter ?? "")])
            print(
                label,
                [row.summary.median, row.summary.high, row.summary.first].map(Self.milliseconds)
                    + [Self.percent(row.summary.median / AuditReport.budget)])
        }
        guard !report.libraries.isEmpty else { return }
        console.print("")
        print(texts.text("terminal.audit.libraries"), ["load", "relocate", "initialise", "total"].map { texts.text("terminal.audit.library.\($0)") })
        for library in report.libraries.prefix(Self.libraries) {
            print(
                Printable.text(library.name), [library.load, library.relocate, library.initialise, library.total].map(Self.milliseconds))
        }
    }

    /// Libraries that are shown; `--json` has all.
    private static let libraries = 20

    private func print(_ label: String, _ cells: [String]) {
        context.console.print("  " + label.padded(to: 34) + cells.map { $0.leftPadded(to: 12) }.joined())
    }

    private static func milliseconds(_ value: Double) -> String { ExplainCommand.figure(value) + " ms" }

    private static func percent(_ value: Double) -> String { ExplainCommand.figure(value * 100) + " %" }
}

/// What was measured of one extension, as `--json` prints it: times in milliseconds.
struct AuditReport: Encodable {
    /// A phase's own time, launch included: SiriKit's ten seconds.
    static let budget = 10_000.0

    struct Row {
        var stage: String
        var summary: LaunchSummary
    }

    var app: String
    var extensionIdentifier: String
    var intent: String
    var parameter: String?
    var launches: [LaunchStages]
    var libraries: [LoadedLibrary]

    /// The stages of a launch in their order, then all together.
    var rows: [Row] {
        let stages: [(String, (LaunchStages) -> Double?)] = [
            ("start", { $0.start }), ("load", { $0.load }), ("initialise", { $0.initialise }), ("connect", { $0.connect }),
            ("principal", { $0.principal }), ("handler", { $0.handler }), ("call", { $0.call }), ("resolve", \.resolve), ("total", { $0.total }),
        ]
        return stages.compactMap { stage, value in LaunchSummary(launches.compactMap(value)).map { Row(stage: stage, summary: $0) } }
    }

    private enum CodingKeys: String, CodingKey {
        case app, intent, parameter, launches, libraries, stages, budget
        case extensionIdentifier = "extension"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(app, forKey: .app)
        try container.encode(extensionIdentifier, forKey: .extensionIdentifier)
        try container.encode(intent, forKey: .intent)
        try container.encodeIfPresent(parameter, forKey: .parameter)
        try container.encode(launches, forKey: .launches)
        try container.encode(libraries, forKey: .libraries)
        try container.encode(Dictionary(uniqueKeysWithValues: rows.map { ($0.stage, $0.summary) }), forKey: .stages)
        try container.encode(Self.budget, forKey: .budget)
    }
}
