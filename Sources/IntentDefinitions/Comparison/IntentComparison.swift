import IntentSchema

/// What changed within one intent.
struct IntentComparison {
    let old: DefinitionComparison.IntentVersion
    let new: DefinitionComparison.IntentVersion

    func changes() -> [DefinitionChange] {
        whole() + parameters() + combinations() + response() + texts()
    }

    private func change(_ kind: DefinitionChange.Kind, _ arguments: [String: String] = [:]) -> DefinitionChange {
        DefinitionChange(kind, subject: old.title, className: old.intent.className, arguments)
    }

    private func whole() -> [DefinitionChange] {
        let before = old.intent, after = new.intent
        var changes: [DefinitionChange] = []
        if before.isDeprecated != after.isDeprecated {
            changes.append(change(after.isDeprecated ? .intentDeprecated : .intentUndeprecated))
        }
        if before.title?.text != after.title?.text { changes.append(change(.titleChanged, ["new": after.title?.text ?? ""])) }
        if before.category != after.category {
            changes.append(change(.categoryChanged, ["old": before.category ?? "", "new": after.category ?? ""]))
        }
        if before.requiresConfirmation != after.requiresConfirmation {
            changes.append(change(after.requiresConfirmation ? .confirmationAdded : .confirmationRemoved))
        }
        // A parameter that came or went is told by itself.
        let shared = Set(before.parameters.map(\.name)).intersection(after.parameters.map(\.name))
        if Setup(before, shared) != Setup(after, shared) { changes.append(change(.setupChanged)) }
        return changes
    }

    /// What people can set beforehand, and where the intent is offered.
    private struct Setup: Equatable {
        var flags: [Bool]
        var roles: [String?]
        var configurable: Set<String>
        var pages: [String: Int64]

        init(_ intent: DefinedIntent, _ names: Set<String>) {
            flags = [intent.isConfigurable, intent.isIneligibleForSuggestions, intent.isEligibleForWidgets]
            roles = [intent.inputParameter, intent.keyParameter].map { $0?.isEmpty == true ? nil : $0 }
            let parameters = intent.parameters.filter { names.contains($0.name) }
            configurable = Set(parameters.filter(\.isConfigurable).map(\.name))
            pages = parameters.reduce(into: [:]) { $0[$1.name] = $1.windowSize }
        }
    }

    // MARK: Parameters

    private func parameters() -> [DefinitionChange] {
        let found = DefinitionComparison.pairs(
            old.intent.parameters, new.intent.parameters, name: \.name,
            isSame: { $0.tag != nil && $0.tag == $1.tag && old.type($0) == new.type($1) })
        var changes: [DefinitionChange] = []
        for parameter in found.removed {
            changes.append(change(.parameterRemoved, ["name": parameter.name]))
            if let tag = parameter.tag, let user = found.added.first(where: { $0.tag == tag }) {
                changes.append(change(.parameterTagReused, ["name": user.name, "old": parameter.name, "tag": "\(tag)"]))
            }
        }
        for (before, after) in found.renamed { changes.append(change(.parameterRenamed, ["old": before.name, "new": after.name])) }
        for (before, after) in found.kept + found.renamed { changes += compare(before, after) }
        for parameter in found.added { changes.append(change(.parameterAdded, ["name": parameter.name])) }
        return changes
    }

    private func compare(_ before: DefinedParameter, _ after: DefinedParameter) -> [DefinitionChange] {
        var changes: [DefinitionChange] = []
        func add(_ kind: DefinitionChange.Kind, _ arguments: [String: String] = [:]) {
            changes.append(change(kind, arguments.merging(["name": before.name]) { first, _ in first }))
        }
        let types = (old.type(before), new.type(after))
        if types.0 != types.1 {
            add(.parameterTypeChanged, ["old": types.0, "new": types.1])
        } else if before.supportsMultipleValues != after.supportsMultipleValues {
            add(.parameterListChanged)
        }
        if let first = before.tag, let second = after.tag, first != second {
            add(.parameterTagChanged, ["old": "\(first)", "new": "\(second)"])
        }
        if before.supportsResolution != after.supportsResolution {
            add(after.supportsResolution ? .parameterResolvable : .parameterNotResolvable)
        }
        let first = ValueTranslator(set: old.set, file: old.member.file), second = ValueTranslator(set: new.set, file: new.member.file)
        let limits = (first.constraints(before), second.constraints(after))
        if limits.0 != limits.1, types.0 == types.1 {
            add(.parameterLimitsChanged, ["old": Self.limits(limits.0), "new": Self.limits(limits.1)])
        }
        if first.defaultValue(before) != second.defaultValue(after) { add(.parameterDefaultChanged) }
        if before.supportsDynamicOptions != after.supportsDynamicOptions || before.supportsSearch != after.supportsSearch {
            add(.parameterOptionsChanged)
        }
        if first.relevance(before, Relationships(old.intent)) != second.relevance(after, Relationships(new.intent)) { add(.parameterRelationshipChanged) }
        return changes
    }

    /// "1 to 10", "at most" as `…10`; empty without limits.
    private static func limits(_ constraints: ValueConstraints) -> String {
        func number(_ value: Double?) -> String {
            value.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int64($0))" : "\($0)" } ?? ""
        }
        guard constraints.minimum != nil || constraints.maximum != nil else { return "" }
        return number(constraints.minimum) + "…" + number(constraints.maximum)
    }

    // MARK: Combinations

    private func combinations() -> [DefinitionChange] {
        func keys(_ combinations: [DefinedCombination]) -> [String] { combinations.map(\.key) }
        let before = keys(old.intent.combinations + old.intent.managedCombinations)
        let after = keys(new.intent.combinations + new.intent.managedCombinations)
        let found = DefinitionComparison.pairs(before, after, name: { $0 }, isSame: { _, _ in false })
        func names(_ key: String) -> [String: String] { ["parameters": key.replacing(",", with: ", ")] }
        return found.removed.map { change(.combinationRemoved, names($0)) } + found.added.map { change(.combinationAdded, names($0)) }
            + background()
    }

    /// Combinations that now need the app in the foreground, or no longer do.
    private func background() -> [DefinitionChange] {
        func runs(_ intent: DefinedIntent) -> [String: Bool] {
            Dictionary((intent.managedCombinations + intent.combinations).map { ($0.key, $0.supportsBackgroundExecution) }) { first, _ in first }
        }
        let before = runs(old.intent)
        return runs(new.intent).sorted { $0.key < $1.key }.compactMap { key, runsNow in
            guard let ran = before[key], ran != runsNow else { return nil }
            return change(
                runsNow ? .combinationRunsInBackground : .combinationNeedsApp, ["parameters": key.replacing(",", with: ", ")])
        }
    }

    // MARK: The response

    private func response() -> [DefinitionChange] {
        let before = old.intent.response ?? DefinedResponse(), after = new.intent.response ?? DefinedResponse()
        var changes: [DefinitionChange] = []
        // The codes that all intents have do not go when a definition no longer words them.
        let codes = DefinitionComparison.pairs(before.codes, after.codes, name: \.name, isSame: { _, _ in false })
        for code in codes.removed where !ResponseCodes.builtIn.contains(code.name) {
            changes.append(change(.codeRemoved, ["name": code.name]))
        }
        for (first, second) in codes.kept where first.isSuccess != second.isSuccess && !ResponseCodes.builtIn.contains(first.name) {
            changes.append(change(.codeSuccessChanged, ["name": first.name]))
        }
        for code in codes.added where !ResponseCodes.builtIn.contains(code.name) {
            changes.append(change(.codeAdded, ["name": code.name]))
        }
        let properties = DefinitionComparison.pairs(before.properties, after.properties, name: \.name, isSame: { _, _ in false })
        for property in properties.removed { changes.append(change(.propertyRemoved, ["name": property.name])) }
        for (first, second) in properties.kept {
            let types = (old.type(first), new.type(second))
            guard types.0 != types.1 || first.supportsMultipleValues != second.supportsMultipleValues else { continue }
            let arguments = ["name": first.name, "old": types.0, "new": types.1]
            changes.append(change(first.name == before.output ? .outputChanged : .propertyTypeChanged, arguments))
        }
        for property in properties.added { changes.append(change(.propertyAdded, ["name": property.name])) }
        if let output = before.output, !output.isEmpty, output != after.output {
            changes.append(change(.outputChanged, ["name": output, "new": after.output ?? ""]))
        }
        return changes
    }

    // MARK: Texts

    /// Texts that are worded otherwise, but for the title, which is told by itself.
    private func texts() -> [DefinitionChange] {
        func texts(_ version: DefinitionComparison.IntentVersion) -> [String: LocalizedText] {
            // Without the class, which may have been renamed.
            let prefix = "intent \(version.intent.className)/".count
            var result: [String: LocalizedText] = [:]
            for entry in version.texts where entry.role != .intentTitle {
                result[String(entry.place.dropFirst(prefix))] = version.member.tables.localized(entry.text)
            }
            return result
        }
        let before = texts(old), after = texts(new)
        let count = before.count { place, text in after[place].map { $0 != text } ?? false }
        return count == 0 ? [] : [change(.textsChanged, ["count": "\(count)"])]
    }
}
