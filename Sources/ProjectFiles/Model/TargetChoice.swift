public import IntentSchema

extension TryProject {
    public var intentsExtensions: [ProjectTarget] { targets.filter { $0.kind == .intentsExtension } }

    /// Apps that say they handle intents without an extension.
    public var handlingApplications: [ProjectTarget] {
        targets.filter { $0.kind == .application && !$0.supportedIntents.isEmpty }
    }

    public func target(_ identifier: String) -> ProjectTarget? { targets.first { $0.identifier == identifier } }

    /// The target that answers requests: the one of that name, or the only one there is; of several, the only one for the
    /// iPhone. An app that handles intents itself is taken when there is no extension.
    /// - Throws: `project.no-extension`, `project.several-extensions` (the detail lists them), `project.no-such-target`,
    ///   `project.objective-c-only`.
    public func handlingTarget(named name: String? = nil) throws(HarkError) -> ProjectTarget {
        let candidates = intentsExtensions.isEmpty ? handlingApplications : intentsExtensions
        let chosen: ProjectTarget
        if let name {
            let all = candidates + targets.filter { !candidates.contains($0) }
            guard let match = all.first(where: { $0.identifier == name }) ?? all.first(where: { $0.name == name }) else {
                throw HarkError(
                    "project.no-such-target", ["target": name, "path": root],
                    detail: "targets: \(targets.map(\.identifier).joined(separator: ", "))")
            }
            chosen = match
        } else {
            let forPhone = candidates.filter { $0.platform == "iphoneos" }
            guard let first = forPhone.first ?? candidates.first else {
                // What is missing may stand in a project that cannot be read.
                if let damaged = notes.first(where: { $0.cause == .unreadableProject }) {
                    throw HarkError("project.malformed", ["path": damaged.file ?? root], detail: damaged.detail)
                }
                throw HarkError(
                    "project.no-extension", ["path": root],
                    detail: targets.isEmpty
                        ? "no target at all" : "targets: \(targets.map(\.identifier).joined(separator: ", "))")
            }
            guard candidates.count == 1 || forPhone.count == 1 else {
                let names = candidates.map(\.identifier).joined(separator: ", ")
                throw HarkError("project.several-extensions", ["path": root, "targets": names], detail: names)
            }
            chosen = first
        }
        if !chosen.sources.isEmpty, !chosen.sources.contains(where: { $0.language == .swift }) {
            throw HarkError(
                "project.objective-c-only", ["target": chosen.name],
                detail: chosen.sources.map(\.path).joined(separator: "\n"))
        }
        return chosen
    }

    /// The targets that answer requests: `handlingTarget`, or all extensions of one app where the project has no others for the
    /// same system. An app's name means its extensions.
    /// - Throws: as `handlingTarget`.
    public func handlingTargets(named name: String? = nil) throws(HarkError) -> [ProjectTarget] {
        let forPhone = intentsExtensions.filter { $0.platform == "iphoneos" }
        let all = forPhone.isEmpty ? intentsExtensions : forPhone
        let owners = all.map { embedder(of: $0)?.identifier }
        let owner: String?
        if let name {
            owner = owners.compactMap { $0 }.first { $0 == name || target($0)?.name == name }
        } else {
            // Copies of one project have targets of one name.
            let isClear = Set(owners).count == 1 && Set(all.map(\.identifier)).count == all.count
            owner = isClear ? owners.first ?? nil : nil
        }
        let together = owner.map { owner in zip(all, owners).filter { $0.1 == owner }.map(\.0) } ?? []
        let swift = together.filter { $0.sources.contains { $0.language == .swift } }
        return swift.isEmpty || together.count == 1 && name == nil ? [try handlingTarget(named: name)] : swift
    }

    /// The target and everything it needs, what is needed first; each once, whatever cycles there are.
    public func buildOrder(of target: ProjectTarget) -> [ProjectTarget] {
        var byIdentifier: [String: ProjectTarget] = [:]
        for target in targets where byIdentifier[target.identifier] == nil { byIdentifier[target.identifier] = target }
        var seen: Set<String> = []
        var order: [ProjectTarget] = []
        func visit(_ target: ProjectTarget) {
            guard seen.insert(target.identifier).inserted else { return }
            for name in target.dependencies.targets { if let needed = byIdentifier[name] { visit(needed) } }
            order.append(target)
        }
        visit(target)
        return order
    }

    /// The app whose bundle holds the extension: the one that embeds it or whose identifier the extension's begins with, or
    /// the only app there is.
    public func application(of target: ProjectTarget) -> ProjectTarget? {
        if target.kind == .application { return target }
        let apps = targets.filter { $0.kind == .application }
        return embedder(of: target) ?? (apps.count == 1 ? apps.first : nil)
    }

    /// The app that the project itself says the extension belongs to.
    private func embedder(of target: ProjectTarget) -> ProjectTarget? {
        let apps = targets.filter { $0.kind == .application }
        if let embedding = apps.first(where: { $0.dependencies.embedded.contains(target.identifier) }) { return embedding }
        if let identifier = target.bundleIdentifier,
            let owner = apps.filter({ identifier.hasPrefix(($0.bundleIdentifier ?? "\0") + ".") })
                .max(by: { ($0.bundleIdentifier ?? "").count < ($1.bundleIdentifier ?? "").count })
        {
            return owner
        }
        return nil
    }

    /// The UI extension that shows the target's intents: of those that belong to the same app, the one that lists most of them.
    public func interfaceExtension(for target: ProjectTarget) -> ProjectTarget? {
        let app = application(of: target)?.identifier
        let supported = Set(target.supportedIntents)
        let candidates = targets.filter { $0.kind == .intentsUIExtension && application(of: $0)?.identifier == app }
        let scored = candidates.map { (target: $0, score: Set($0.supportedIntents).intersection(supported).count) }
        guard let best = scored.map(\.score).max(), best > 0 || candidates.count == 1 else { return nil }
        return scored.first { $0.score == best }?.target
    }
}
