import HarkEvents
import IntentSchema

// Which parameters a request is about: the plan, and for a custom intent its combinations, relationships and defaults.
extension Turn {
    /// The ask order first, then the other parameters that have a value or are essential, in the catalogue's order. Where
    /// nothing says in which order a custom intent asks, its handler is asked about every parameter that it can resolve.
    /// Parameters outside the combination that the request matches are in the plan only with a value.
    func plan() -> [String] {
        let candidates = description.isCustom ? byPriority : description.parameters
        var order = behaviour.askOrder.filter { description.parameter($0).map(isAsked) ?? false }
        for parameter in candidates where !order.contains(parameter.name) && isRelevant(parameter) {
            let hasValue = state.intent[parameter.name] != nil
            let isEssential = behaviour.isEssential(parameter.name, for: state.intent)
            let isOffered =
                description.isCustom && behaviour.askOrder.isEmpty && parameter.isResolvable && !parameter.isDeprecated
                && isAsked(parameter)
            if hasValue || isEssential || isOffered { order.append(parameter.name) }
        }
        return order
    }

    /// Smaller priorities first; equal ones in the definition's order.
    private var byPriority: [ParameterDescription] {
        description.parameters.enumerated().sorted {
            ($0.element.custom?.displayPriority ?? 0, $0.offset) < ($1.element.custom?.displayPriority ?? 0, $1.offset)
        }.map(\.element)
    }

    /// Whether a parameter without a value is asked about: it plays a part and belongs to the combination.
    private func isAsked(_ parameter: ParameterDescription) -> Bool {
        isRelevant(parameter) && (state.combination?.contains(parameter.name) ?? true)
    }

    /// Whether the parameter plays a part, given the others' values.
    func isRelevant(_ parameter: ParameterDescription) -> Bool {
        guard let custom = parameter.custom else { return true }
        return progress(parameter.name).dropped <= limits.roundsPerParameter && custom.relevance.holds(for: state.intent)
    }

    // MARK: Values decide what plays a part

    /// Takes up what the values as they stand lead to: parameters that play no part lose their value, new ones get their
    /// default and a place in the plan.
    mutating func reviewPlan() {
        guard description.isCustom else { return }
        for _ in 0...description.parameters.count {
            let before = state.intent
            dropIrrelevant()
            fillDefaults()
            if state.intent == before { break }
        }
        state.combination = matchedCombination()?.parameters ?? state.combination
        let order = plan()
        for (index, name) in order.enumerated() where !progress(name).settled && !state.queue.contains(name) {
            let later = Set(order[(index + 1)...])
            let place = state.queue.firstIndex { later.contains($0) && !progress($0).changed }
            state.queue.insert(name, at: place ?? state.queue.endIndex)
        }
    }

    mutating func dropIrrelevant() {
        for parameter in description.parameters where parameter.custom != nil {
            let name = parameter.name
            if isRelevant(parameter) {
                if let withheld = progress(name).withheld, state.intent[name] == nil {
                    update(name) { $0.withheld = nil }
                    state.intent[name] = withheld
                }
                continue
            }
            let old = progress(name)
            if let value = state.intent[name] {
                state.intent[name] = nil
                state.confirmation = ConfirmationProgress()
                update(name) {
                    // What was said before it could play a part counts once it does; what is over is over.
                    $0.withheld = old.settled || old.isDefault ? nil : value
                    $0.dropped += 1
                    if old.isDefault { $0.defaulted = false }
                    $0.isDefault = false
                }
            }
            if old.settled { update(name) { $0.settled = false } }
            state.queue.removeAll { $0 == name }
        }
    }

    /// Parameters that people fill beforehand have the definition's default.
    private mutating func fillDefaults() {
        for parameter in description.parameters {
            guard let custom = parameter.custom, custom.isConfigurable, let value = custom.defaultValue(in: request.locale)?.withoutBlanks,
                state.intent[parameter.name] == nil, !progress(parameter.name).defaulted, isRelevant(parameter)
            else { continue }
            fill(parameter, value, source: "definition")
        }
    }

    private mutating func fill(_ parameter: ParameterDescription, _ value: IntentValue, source: String) {
        let fitting: IntentValue = parameter.type.isArray ? .array(value.array ?? [value]) : value.array?.first ?? value
        state.intent[parameter.name] = fitting
        update(parameter.name) {
            $0.defaulted = true
            $0.isDefault = true
            $0.identified += fitting.array ?? [fitting]
        }
        emit(.filled, ["parameter": .string(parameter.name), "value": fitting, "source": .string(source)])
    }

    /// Asks the app for the value of a parameter that nobody said, where the app may have one.
    mutating func asksForDefault(_ parameter: ParameterDescription) -> Bool {
        guard let custom = parameter.custom, custom.isConfigurable, custom.options != .none,
            state.intent[parameter.name] == nil, !progress(parameter.name).defaulted, !progress(parameter.name).changed
        else { return false }
        state.phase = .defaulting(parameter.name)
        effects.append(.defaultValue(parameter: parameter.name, intent: state.intent))
        return true
    }

    mutating func defaulted(_ name: String, _ value: IntentValue?) {
        update(name) { $0.defaulted = true }
        if let parameter = description.parameter(name), let value = value?.withoutBlanks {
            fill(parameter, value, source: "app")
        }
        advance()
    }

    // MARK: Combinations

    /// The combination that the request is one of: the understanding's, else among the managed ones, or the plain ones where
    /// there are none, one that has every parameter with a value that was said. Those whose parameters all play a part go
    /// first, then the primary one, then the largest, then the definition's first.
    private func matchedCombination() -> ParameterCombination? {
        guard let combinations = description.custom?.combinations(fitting: state.intent), !combinations.isEmpty else { return nil }
        let managed = combinations.filter(\.isManaged)
        if let said = request.combination.map(Set.init),
            let found = (managed + combinations).first(where: { Set($0.parameters) == said })
        {
            return found
        }
        let given = Set(
            description.parameters.map(\.name).filter { state.intent[$0] != nil && !progress($0).isDefault })
        var fitting = (managed.isEmpty ? combinations : managed).filter { given.isSubset(of: $0.parameters) }
        let relevant = fitting.filter { $0.parameters.allSatisfy { description.parameter($0).map(isRelevant) ?? true } }
        if !relevant.isEmpty { fitting = relevant }
        let largest = fitting.map(\.parameters.count).max()
        return fitting.first(where: \.isPrimary) ?? fitting.first { $0.parameters.count == largest }
    }

    /// Whether the app's extension can do it, or the app has to be opened: what the combination says.
    var runsInBackground: Bool { wording.combination?.supportsBackgroundExecution ?? true }
}
