extension SurfaceRenderer {
    /// A handling protocol, the defaults that only tell that they ran, and the table by which the runtime calls it.
    func render(_ handling: HandlingDeclaration, _ writer: inout SourceWriter) {
        let older = handling.requirements.filter(\.isReplaced)
        if !older.isEmpty { render(older, of: overloads(handling), inherits: "AnyObject", &writer) }
        render(
            handling.requirements.filter { !$0.isReplaced }, of: handling.protocolName,
            inherits: older.isEmpty ? "AnyObject" : overloads(handling), &writer)
        renderObserver(of: handling, &writer)
        writer.block("func handlersOf\(handling.intent)() -> IntentHandlerTable") { writer in
            let types = "any \(handling.protocolName), \(handling.intent), \(handling.response)"
            writer.line("var builder = HandlerTableBuilder<\(types)>(")
            writer.line(
                "    \"\(handling.protocolName)\", codeName: { \(handling.codeEnumeration)(rawValue: $0).map { \"\\($0)\" } })")
            for attempt in handling.attempts { render(attempt, handling, &writer) }
            writer.line("return builder.table")
        }
        writer.line()
    }

    /// What a handler that sends updates gets as its observer.
    private func renderObserver(of handling: HandlingDeclaration, _ writer: inout SourceWriter) {
        for attempt in handling.attempts {
            guard case .startUpdates(let observer, let report) = attempt.use else { continue }
            let name = "UpdatesOf\(handling.intent)"
            writer.block("private final class \(name): UpdateObserver<\(handling.response)>, \(observer), @unchecked Sendable") { writer in
                writer.line("\(text(of: report, sendable: true)) { send(\(report.parameters[0].name)) }")
            }
            return writer.line()
        }
    }

    private func overloads(_ handling: HandlingDeclaration) -> String { "_\(handling.protocolName)Overloads" }

    private func render(
        _ requirements: [HandlingDeclaration.Requirement], of name: String, inherits: String, _ writer: inout SourceWriter
    ) {
        writer.block("public protocol \(name): \(inherits)") { writer in
            for requirement in requirements { writer.line(text(of: requirement.signature, sendable: true)) }
        }
        writer.line()
        writer.block("extension \(name)") { writer in
            for requirement in requirements {
                writer.line("public \(text(of: requirement.signature, sendable: true)) { notImplemented() }")
            }
        }
        writer.line()
    }

    private func render(
        _ attempt: HandlingDeclaration.Requirement, _ handling: HandlingDeclaration, _ writer: inout SourceWriter
    ) {
        let signature = attempt.signature
        guard case .function(let name) = signature.kind else { return }
        let labels = signature.parameters.map { $0.label == "_" ? "" : "\($0.label): " }
        let head: String
        let value: String
        switch attempt.use {
        case .none: return
        case .startUpdates:
            writer.line("builder.startUpdates(\"\(signature.name)\") { (handler, intent, send) in")
            writer.line("    let observer = UpdatesOf\(handling.intent)(send)")
            writer.line("    handler.\(name)(\(signature.parameters[0].label): intent, \(signature.parameters[1].label): observer)")
            writer.line("    return observer")
            writer.line("}")
            return
        case .stopUpdates:
            writer.line("builder.stopUpdates(\"\(signature.name)\") { $0.\(name)(\(signature.parameters[0].label): $1) }")
            return
        case .handle:
            (head, value) = ("handle", handling.response)
        case .confirm:
            (head, value) = ("confirm", handling.response)
        case .resolve(_, let isArray, let result):
            (head, value) = (isArray ? "resolveEach" : "resolve", isArray ? "[\(result)]" : result)
        }
        var arguments = "\"\(signature.name)\""
        if case .resolve(let parameter, _, _) = attempt.use { arguments = "\"\(parameter)\", \(arguments)" }
        let cast = attempt.isReplaced ? " as any \(overloads(handling))" : ""
        func receiver(_ name: String) -> String { cast.isEmpty ? name : "(\(name)\(cast))" }
        if signature.isAsync {
            writer.line("builder.\(head)Async(\(arguments)) { await \(receiver("$0")).\(name)(\(labels[0])$1) as \(value) }")
        } else {
            writer.line("builder.\(head)(\(arguments)) { (handler, intent, done: @escaping @Sendable (\(value)) -> Void) in")
            writer.line("    \(receiver("handler")).\(name)(\(labels[0])intent, \(labels[1])done)")
            writer.line("}")
        }
    }

    func renderTables(_ writer: inout SourceWriter) {
        writer.line("/// By the name under which the class travels.")
        writer.line("let generatedClasses: [String: @Sendable () -> _SchemaObject.Type] = [")
        for entry in surface.classTable { writer.line("    \"\(entry.schemaName)\": { \(entry.swiftName).self },") }
        writer.line("]")
        writer.line()
        writer.line("/// By intent.")
        writer.line("let generatedHandlerTables: [String: @Sendable () -> IntentHandlerTable] = [")
        for handling in surface.domains.flatMap(\.handlings).sorted(by: { $0.intent < $1.intent }) {
            writer.line("    \"\(handling.intent)\": { handlersOf\(handling.intent)() },")
        }
        writer.line("]")
    }
}
