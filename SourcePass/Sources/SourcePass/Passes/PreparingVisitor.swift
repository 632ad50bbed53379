import SourcePassFacts
import SwiftIfConfig
import SwiftSyntax

/// One walk over a source: gathers facts and edits. What is decided about one construct stands in an extension beside this
/// file.
final class PreparingVisitor: SyntaxVisitor {
    let platform: Platform
    let regions: ConfiguredRegions
    let converter: SourceLocationConverter
    var edits: Edits
    var facts = SourceFacts()
    /// Where the imports that the source lacks go: before its first import, else at its beginning.
    var importOffset: Int?
    /// Indices into `facts.types` of the declarations around the current place, innermost last.
    var enclosing: [Int] = []
    /// Modules that names in the source stand for, with those names.
    var companions: [String: Set<String>] = [:]
    /// Indices into `facts.types` of classes that other files can name and that stand for one type.
    var describable: Set<Int> = []
    /// The source's absolute path, where its lines are said to be from.
    let path: String
    /// Where classes end, by name.
    let braces: [String: AbsolutePosition]
    private let end: Int
    /// Where the first declaration or statement begins, behind comments and a line for the shell.
    let firstOffset: Int

    init(tree: SourceFileSyntax, bytes: [UInt8], path: String, platform: Platform) {
        self.platform = platform
        self.path = path
        braces = Self.braces(of: tree)
        regions = tree.configuredRegions(in: platform)
        converter = SourceLocationConverter(fileName: "", tree: tree)
        edits = Edits(bytes)
        end = bytes.count
        firstOffset = tree.statements.first.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset } ?? bytes.count
        super.init(viewMode: .sourceAccurate)
        noteDeclarations(of: tree)
    }

    func finish() -> PreparedSource {
        appendObjectClasses(at: end)
        insertImports()
        facts.movesLines = edits.movesText
        return PreparedSource(text: edits.applied(), facts: facts)
    }

    // MARK: Places

    /// What a node covers, without the space around it.
    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    func note(_ identifier: String, at node: some SyntaxProtocol, _ detail: String) {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        facts.notes.append(.init(identifier: identifier, line: place.line, column: place.column, detail: detail))
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = regions.activeClause(for: node)
        for clause in node.clauses {
            guard clause.id == active?.id else {
                edits.blank(clause.positionAfterSkippingLeadingTrivia.utf8Offset..<clause.endPosition.utf8Offset)
                if let elements = clause.elements, !elements.trimmedDescription.isEmpty {
                    let condition = [clause.poundKeyword.text, clause.condition?.trimmedDescription].compactMap { $0 }
                    note("source.dropped-code", at: clause, condition.joined(separator: " "))
                }
                continue
            }
            let start = clause.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = clause.condition?.endPositionBeforeTrailingTrivia ?? clause.poundKeyword.endPositionBeforeTrailingTrivia
            edits.blank(start..<end.utf8Offset)
            if let elements = clause.elements { walk(elements) }
        }
        edits.blank(range(node.poundEndif))
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            edits.replace(range(node), with: " " + selector(node))
            return .skipChildren
        case "keyPath":
            edits.replace(range(node), with: keyPath(node))
            return .skipChildren
        default: return .visitChildren
        }
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind, let module = Companions.module(of: name) {
            companions[module, default: []].insert(name)
        }
        return .skipChildren
    }

    /// Foundation on Linux has the one `ProcessInfo` alone, and makes none.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty, node.trailingClosure == nil {
            edits.replace(range(node), with: "ProcessInfo.processInfo")
            return .skipChildren
        }
        if let type = describedType(node) {
            edits.replace(range(node), with: "String(describing: \(type).self)")
            return .skipChildren
        }
        return .visitChildren
    }

    /// `String(INSendMessageIntent)`, which Swift 2 took for the type's description.
    private func describedType(_ node: FunctionCallExprSyntax) -> String? {
        guard node.calledExpression.trimmedDescription == "String", node.arguments.count == 1, let argument = node.arguments.first,
            argument.label == nil, let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        let isOfIntents = name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true && name.contains(where: \.isLowercase)
        return isOfIntents ? name : nil
    }

    /// What Objective-C says may be nil, and Foundation on Linux does not: names of months and days.
    private static let neverNil: Set<String> = [
        "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols", "standaloneMonthSymbols", "shortStandaloneMonthSymbols",
        "veryShortStandaloneMonthSymbols", "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
        "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "quarterSymbols", "shortQuarterSymbols", "eraSymbols", "longEraSymbols",
    ]

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.expression.as(MemberAccessExprSyntax.self), Self.neverNil.contains(member.declName.baseName.text) {
            edits.remove(range(node.exclamationMark))
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.expression.as(MemberAccessExprSyntax.self), Self.neverNil.contains(member.declName.baseName.text) {
            edits.remove(range(node.questionMark))
        }
        return .visitChildren
    }

    /// Hark's `os_log` takes any value, and a value that is no C argument here may be one there.
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "CVarArg", isInLogCall(node) { edits.replace(range(node), with: "Any    ") }
        return .visitChildren
    }

    private func isInLogCall(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let call = current.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription == "os_log" }
            if current.is(CodeBlockItemSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }

    // MARK: Declarations

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isAtTop = node.parent?.parent?.is(SourceFileSyntax.self) == true
        if isAtTop, !node.item.is(DeclSyntax.self), node.item.as(ExprSyntax.self)?.is(MacroExpansionExprSyntax.self) != true {
            facts.hasTopLevelCode = true
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { prepare(node) }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { prepare(node) }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.optional) {
            edits.blank(range(node))
            note("source.optional-requirement", at: node, "")
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        if !isHidden, node.genericParameterClause == nil { describable.insert(facts.types.count) }
        return enter(node.name.text, .class, node.inheritanceClause, node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .struct, node.inheritanceClause, node)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .enum, node.inheritanceClause, node)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .actor, node.inheritanceClause, node)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .protocol, node.inheritanceClause, node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        moveOverrides(of: node)
        return enter(node.extendedType.trimmedDescription, .extension, node.inheritanceClause, node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = enclosing.last, isMember(node) else { return .visitChildren }
        let method = method(node)
        facts.types[type].methods.append(method)
        if has("IBAction", node.attributes) { facts.types[type].actions.append(method) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = enclosing.last, isMember(node), has("IBOutlet", node.attributes) else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let annotation = binding.typeAnnotation?.type
            else { continue }
            let plain = unwrapped(annotation)
            facts.types[type].outlets.append(
                .init(name: name, type: plain, isOptional: plain != annotation.trimmedDescription || plain.hasPrefix("["), line: line(node)))
        }
        return .visitChildren
    }
}
