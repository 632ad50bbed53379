import Synchronization

/// The built-in intents: the API facts of every domain merged with how Hark behaves with them.
///
/// Nothing is read before it is asked for, and asking for an intent reads its domain's file only. Safe from any thread.
///
///     Catalogue.shared.intent(named: "INSendMessageIntent")?.parameter("content")?.type    // string
public final class Catalogue: Sendable {
    public static let shared = Catalogue()

    private struct State {
        var index: CatalogueIndex?
        var domains: [String: Domain] = [:]
        var types: [String: TypeDescription]?
        var enumerations: [String: EnumerationDescription]?
    }

    private struct Domain {
        var order: [String]
        var intents: [String: IntentDescription]
    }

    private let state = Mutex(State())

    private init() {}

    /// The names of all built-in intents, in alphabetical order.
    public var intentNames: [String] { state.withLock { Self.index(&$0).intents.keys.sorted() } }

    /// The names of all domains, in alphabetical order.
    public var domains: [String] { state.withLock { Set(Self.index(&$0).intents.values).sorted() } }

    /// The intents of a domain in the catalogue's order; empty for an unknown domain.
    public func intents(inDomain domain: String) -> [IntentDescription] {
        state.withLock { state in
            guard Self.index(&state).intents.values.contains(domain) else { return [] }
            let found = Self.domain(domain, &state)
            return found.order.compactMap { found.intents[$0] }
        }
    }

    /// A built-in intent by its class name.
    public func intent(named name: String) -> IntentDescription? {
        state.withLock { Self.intent(name, &$0) }
    }

    /// A structured type by its class name, for example `INPerson` or `CLPlacemark`; own fields only.
    public func type(named name: String) -> TypeDescription? {
        state.withLock { state in
            guard Self.index(&state).types.contains(name) else { return nil }
            if state.types == nil { state.types = Self.readTypes() }
            return state.types?[name]
        }
    }

    /// The names of all structured types, in alphabetical order.
    public var typeNames: [String] { state.withLock { Self.index(&$0).types } }

    /// An enumeration, option set or response code enumeration by its name.
    public func enumeration(named name: String) -> EnumerationDescription? {
        state.withLock { state in
            let index = Self.index(&state)
            if let owner = index.codeEnumerations[name] {
                guard let response = Self.intent(owner, &state)?.response else { return nil }
                return EnumerationDescription(
                    name: name, cases: response.codes.map { EnumerationCase(name: $0.name, rawValue: $0.rawValue) })
            }
            guard index.enumerations.contains(name) else { return nil }
            if state.enumerations == nil { state.enumerations = Self.readEnumerations() }
            return state.enumerations?[name]
        }
    }

    /// The names of all enumerations, those of response codes included, in alphabetical order.
    public var enumerationNames: [String] {
        state.withLock { state in
            let index = Self.index(&state)
            return (index.enumerations + index.codeEnumerations.keys).sorted()
        }
    }

    // MARK: Reading

    // The files are part of the program and tests read all of them, so one that cannot be read is a broken build: it
    // stops with the file's name rather than answering that there are no intents.
    private static func read<T: Decodable>(_ type: T.Type, _ name: String) -> T {
        do {
            return try CatalogueFile.decode(type, name)
        } catch {
            fatalError("\(error)")
        }
    }

    private static func index(_ state: inout State) -> CatalogueIndex {
        if let index = state.index { return index }
        let index = read(CatalogueIndex.self, "Facts/Index")
        state.index = index
        return index
    }

    private static func intent(_ name: String, _ state: inout State) -> IntentDescription? {
        guard let domain = index(&state).intents[name] else { return nil }
        return Self.domain(domain, &state).intents[name]
    }

    private static func domain(_ name: String, _ state: inout State) -> Domain {
        if let domain = state.domains[name] { return domain }
        let facts = read(DomainFacts.self, "Facts/\(name)")
        let behaviours = read([String: IntentBehaviour].self, "Behaviour/\(name)")
        var domain = Domain(order: [], intents: [:])
        for intent in facts.intents {
            domain.order.append(intent.name)
            domain.intents[intent.name] = IntentDescription(
                intent, domain: name, behaviour: behaviours[intent.name])
        }
        state.domains[name] = domain
        return domain
    }

    private static func readTypes() -> [String: TypeDescription] {
        var types: [String: TypeDescription] = [:]
        for type in read(TypeListFacts.self, "Facts/Types").types {
            types[type.name] = TypeDescription(
                name: type.name, superclass: type.superclass,
                fields: type.fields.filter { $0.static != true }.map { FieldDescription(name: $0.name, type: $0.type) })
        }
        return types
    }

    private static func readEnumerations() -> [String: EnumerationDescription] {
        var enumerations: [String: EnumerationDescription] = [:]
        for enumeration in read(EnumerationListFacts.self, "Facts/Enumerations").enumerations {
            enumerations[enumeration.name] = EnumerationDescription(
                name: enumeration.name, isOptionSet: enumeration.kind == .optionSet,
                cases: enumeration.cases.filter { $0.alias != true }.map {
                    EnumerationCase(name: $0.name, rawValue: $0.rawValue)
                })
        }
        return enumerations
    }
}

extension IntentDescription {
    /// Facts and behaviour as one description.
    ///
    /// What the behaviour data does not say is derived: people are asked in the order of the parameters that can be
    /// resolved and are not deprecated, and nothing is confirmed. `IntentBehaviour` says the same for a single member:
    /// data without an ask order gets this one.
    init(_ facts: IntentFacts, domain: String, behaviour: IntentBehaviour?) {
        let parameters = facts.parameters.map { field in
            ParameterDescription(
                name: field.name, type: field.type, isDeprecated: field.deprecated != nil && facts.deprecated == nil,
                isResolvable: field.resolutionResult != nil, resolutionResult: field.resolutionResult,
                unsupportedReasons: field.unsupportedReasons, confirmationReasons: field.confirmationReasons)
        }
        var behaviour = behaviour ?? IntentBehaviour()
        if behaviour.askOrder.isEmpty {
            behaviour.askOrder = parameters.filter { $0.isResolvable && !$0.isDeprecated }.map(\.name)
        }
        self.init(
            name: facts.name, domain: domain, isDeprecated: facts.deprecated != nil, parameters: parameters,
            response: ResponseDescription(
                className: facts.response.className, codeEnumeration: facts.response.codeEnumeration,
                codes: facts.response.codes.filter { $0.alias != true }.map {
                    ResponseCodeDescription(name: $0.name, rawValue: $0.rawValue)
                },
                properties: facts.response.properties.map { FieldDescription(name: $0.name, type: $0.type) }),
            handlingProtocol: facts.handling?.name,
            sendsUpdates: facts.handling?.methods.contains { $0.kind == .startUpdates } ?? false, behaviour: behaviour)
    }
}
