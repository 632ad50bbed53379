import SourcePassFacts
import SwiftSyntax

/// What stands at the top of a source, so that one thing can be left out of it without the rest.
extension PreparingVisitor {
    func noteDeclarations(of tree: SourceFileSyntax) {
        for statement in tree.statements {
            let declaration = statement.item.as(DeclSyntax.self)
            // A macro that stands alone (`#Preview { … }`) declares what it makes.
            let isMacro = statement.item.as(ExprSyntax.self)?.is(MacroExpansionExprSyntax.self) == true
            guard isMacro || declaration.map({ !$0.is(ImportDeclSyntax.self) }) == true else { continue }
            facts.declarations.append(
                .init(
                    names: declaration.map(names) ?? [], isExtension: declaration?.is(ExtensionDeclSyntax.self) == true, firstLine: line(statement),
                    lastLine: converter.location(for: statement.endPositionBeforeTrailingTrivia).line))
        }
    }

    private func names(_ declaration: DeclSyntax) -> [String] {
        if let named = declaration.asProtocol(NamedDeclSyntax.self) { return [named.name.text] }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        if let extended = declaration.as(ExtensionDeclSyntax.self) { return [extended.extendedType.trimmedDescription] }
        if let condition = declaration.as(IfConfigDeclSyntax.self), let active = regions.activeClause(for: condition)?.elements {
            guard case .statements(let statements) = active else { return [] }
            return statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap(names)
        }
        return []
    }
}
