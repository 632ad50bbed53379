import IntentSchema

extension SurfaceTranslator {
    // MARK: Resolution results

    mutating func translate(_ facts: ResolutionResultFacts) -> ResultDeclaration {
        var declaration = ResultDeclaration(
            name: facts.name, superclass: facts.superclass ?? "NSObject", factories: [], conversions: [])
        for text in facts.factories {
            guard let signature = parse(text, facts.name) else { continue }
            guard let body = Self.body(of: signature) else {
                note(Diagnostic(.error, "result.unknown-factory", facts.name, text))
                continue
            }
            declaration.factories.append(
                .init(signature: signature, body: body, isRedeclared: isRedeclared(signature, in: facts.name)))
        }
        for text in facts.initialisers {
            guard let signature = parse(text, facts.name), signature.parameters.count == 1 else { continue }
            declaration.conversions.append(signature)
        }
        return declaration
    }

    private func isRedeclared(_ signature: Signature, in name: String) -> Bool {
        signature.result != "Self"
            && subclassFactories[name, default: []].contains { $0.hasPrefix("class func \(signature.name.prefix { $0 != "(" })(") }
    }

    /// What a factory makes of its arguments.
    private static func body(of signature: Signature) -> String? {
        guard case .function(let name) = signature.kind, let first = signature.parameters.first else { return nil }
        let reason =
            signature.parameters.dropFirst().first { $0.label == "forReason" }
            .map { "Int64(\($0.name).rawValue)" } ?? "nil"
        switch (name, first.label) {
        case ("success", "with"): return "Self(_outcome: .success(\(first.name).intentValue))"
        case ("successes", "with"): return "\(first.name).map { Self(_outcome: .success($0.intentValue)) }"
        case ("disambiguation", "with"): return "Self(_outcome: .disambiguation(\(first.name).map(\\.intentValue)))"
        case ("confirmationRequired", "with"):
            let mark = first.type.hasSuffix("?") ? "?" : ""
            return "Self(_outcome: .confirmationRequired(\(first.name)\(mark).intentValue, reason: \(reason)))"
        case ("unsupported", "forReason"):
            return "Self(_outcome: .unsupported(reason: Int64(\(first.name).rawValue)))"
        default: return nil
        }
    }

    // MARK: Protocols

    mutating func translate(_ facts: ProtocolFacts) -> ProtocolDeclaration {
        ProtocolDeclaration(
            name: facts.name, inherits: facts.inherits, methods: facts.methods.compactMap { parse($0, facts.name) })
    }

    mutating func translate(_ facts: HandlingFacts, of intent: IntentFacts) -> HandlingDeclaration {
        var declaration = HandlingDeclaration(
            protocolName: facts.name, intent: intent.name, response: intent.response.className,
            codeEnumeration: intent.response.codeEnumeration, requirements: [], attempts: [])
        var current: [HandlingDeclaration.Requirement] = []
        var older: [HandlingDeclaration.Requirement] = []
        var swift3: [HandlingDeclaration.Requirement] = []
        for method in facts.methods {
            guard let signature = parse(method.signature, facts.name), let use = use(method, facts.name) else { continue }
            // An overload that a newer one replaced is tried after it.
            let isReplaced = facts.methods.contains {
                $0.kind == .resolve && $0.parameter == method.parameter && $0.signature != method.signature
                    && method.deprecated != nil && $0.deprecated == nil
            }
            var forms = [HandlingDeclaration.Requirement(signature: signature, use: use, isReplaced: isReplaced)]
            if let text = method.async, let async = parse(text, facts.name) {
                forms.append(.init(signature: async, use: use, isReplaced: isReplaced))
            }
            declaration.requirements += forms
            if isReplaced { older += forms } else { current += forms }
            if let name = method.swift3, let old = Self.renamed(signature, name), old.name != signature.name {
                swift3.append(.init(signature: old, use: use, isReplaced: isReplaced))
            }
        }
        // Swift 3 named overloads alike: the newer first, as above.
        let order = (current + older).filter { !$0.signature.isAsync }.map(\.use)
        swift3.sort { (order.firstIndex(of: $0.use) ?? 0) < (order.firstIndex(of: $1.use) ?? 0) }
        declaration.requirements += swift3
        declaration.attempts = (current + older + swift3).filter { $0.use != .none }
        return declaration
    }

    private mutating func use(_ method: MethodFacts, _ subject: String) -> HandlingDeclaration.Use? {
        switch method.kind {
        case .handle: return .handle
        case .confirm: return .confirm
        case .startUpdates: return startUpdates(method, subject)
        case .stopUpdates: return .stopUpdates
        case .other: return HandlingDeclaration.Use.none
        case .resolve:
            guard let parameter = method.parameter, let result = method.result, let isArray = method.array else {
                note(Diagnostic(.error, "handling.incomplete-resolve", subject, method.signature))
                return nil
            }
            return .resolve(parameter: parameter, isArray: isArray, result: result)
        }
    }

    /// A method that takes an observer, whose protocol has one method that takes a response.
    private mutating func startUpdates(_ method: MethodFacts, _ subject: String) -> HandlingDeclaration.Use? {
        let observer = parse(method.signature, subject)?.parameters.last?.type.replacing("any ", with: "") ?? ""
        guard let known = facts.protocols.first(where: { $0.name == observer }), known.methods.count == 1,
            let report = parse(known.methods[0], observer), report.parameters.count == 1
        else {
            note(Diagnostic(.error, "handling.unknown-observer", subject, method.signature))
            return nil
        }
        return .startUpdates(observer: observer, report: report)
    }

    /// The signature under another name, written as `name(label:label:)`.
    private static func renamed(_ signature: Signature, _ name: String) -> Signature? {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(":)") else { return nil }
        let labels = name[name.index(after: open)...].dropLast(2).split(separator: ":").map(String.init)
        guard labels.count == signature.parameters.count else { return nil }
        var renamed = signature
        renamed.kind = .function(name: String(name[..<open]))
        for index in labels.indices { renamed.parameters[index].label = labels[index] }
        return renamed
    }
}
