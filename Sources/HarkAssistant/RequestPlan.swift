import HarkApps
import HarkConversation
import HarkDialogue
import IntentSchema

extension Assistant {
    /// Plans requests for the apps that are installed now.
    /// - Throws: what reading the state throws.
    func planner() throws(HarkError) -> RequestPlanner {
        let installed = try registry.list()
        let apps = try usable(installed).map { RequestPlanner.App(bundleIdentifier: $0.identifier, displayName: $0.displayName) }
        return RequestPlanner(locale: circumstances.locale, timeZone: circumstances.timeZone, apps: apps) { [intents] bundle, name in
            guard let app = installed.first(where: { $0.identifier == bundle }), let intent = intents.intent(named: name, of: app) else { return nil }
            return RequestPlanner.Offer(intent: intent, hasView: app.bundle.view(of: name) != nil, restriction: app.bundle.restriction(of: name))
        }
    }

    /// Plans a structured request.
    /// - Throws: `request.malformed`, `request.unknown-intent`, `request.no-app`, `app.not-installed`,
    ///   `app.unknown-intent`, `app.ambiguous-name`, `permission.denied`.
    func plan(_ intent: IntentObject, app name: String?) throws(HarkError) -> RequestPlan {
        let className = intent.typeName
        let usable = try usableApps()
        var candidates = usable.filter { intents.intent(named: className, of: $0) != nil }
        var why = candidates.count == 1 ? "only" : "tie"
        if let name {
            let app = try registry.app(named: name)
            try app.bundle.requireSiriSupport()
            guard usable.contains(where: { $0.identifier == app.identifier }) else {
                throw HarkError("permission.denied", ["app": app.displayName, "permission": "siri"])
            }
            guard candidates.contains(where: { $0.identifier == app.identifier }) else {
                guard isKnown(className, candidates) else { throw HarkError("request.unknown-intent", ["intent": className]) }
                throw HarkError(
                    "app.unknown-intent", ["app": app.displayName, "intent": className],
                    detail: "\(app.identifier) declares no \(className)")
            }
            (candidates, why) = ([app], "named")
        } else if candidates.count > 1, let last = try store.history()[className]?.first,
            let used = candidates.first(where: { $0.identifier == last })
        {
            candidates = [used] + candidates.filter { $0.identifier != last }
            why = "history"
        }
        guard isKnown(className, candidates) else { throw HarkError("request.unknown-intent", ["intent": className]) }
        // What is wrong with the request is said before what is wrong with the apps.
        if let builtIn = Catalogue.shared.intent(named: className) { _ = try StructuredRequest().normalized(intent, as: builtIn) }
        var asked: [(app: InstalledApp, intent: IntentDescription, values: IntentObject)] = []
        var mistake: HarkError?
        for app in candidates {
            guard let description = intents.intent(named: className, of: app) else { continue }
            do throws(HarkError) {
                asked.append((app, description, try StructuredRequest().normalized(intent, as: description)))
            } catch {
                // Another app's intent of this name may have these values.
                mistake = mistake ?? error
            }
        }
        guard let first = asked.first else { throw mistake ?? HarkError("request.no-app", ["intent": className]) }
        if asked.count == 1, why == "tie" { why = "only" }
        let apps = asked.map { one in
            RequestApp(
                bundleIdentifier: one.app.identifier, displayName: one.app.displayName, why: why,
                own: one.intent == first.intent && one.values == first.values ? nil : .init(intent: one.intent, values: one.values),
                hasView: one.app.bundle.view(of: className) != nil, restriction: one.app.bundle.restriction(of: className))
        }
        let request = try planner().request(first.intent, first.values, apps, mustAsk: why == "tie")
        return .request(request, events: [])
    }

    private func isKnown(_ className: String, _ candidates: [InstalledApp]) -> Bool {
        !candidates.isEmpty || Catalogue.shared.intent(named: className) != nil
    }
}
