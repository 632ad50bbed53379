import SourcePassFacts
import SwiftSyntax

/// What types and methods a source declares.
extension PreparingVisitor {
    func enter(
        _ name: String, _ kind: TypeFacts.Kind, _ clause: InheritanceClauseSyntax?, _ node: some DeclSyntaxProtocol & WithAttributesSyntax
    ) -> SyntaxVisitorContinueKind {
        let full = (enclosing.last.map { [facts.types[$0].name] } ?? []) + [name]
        let type = TypeFacts(
            name: full.joined(separator: "."), kind: kind,
            inherits: clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], line: line(node))
        enclosing.append(facts.types.count)
        facts.types.append(type)
        if ["main", "UIApplicationMain", "NSApplicationMain"].contains(where: { has($0, node.attributes) }) {
            facts.entryPoint = type.name
        }
        return .visitChildren
    }

    func leave() { enclosing.removeLast() }

    /// Whether a declaration is directly in its type, not in a function there. Conditions around it do not count.
    func isMember(_ node: some DeclSyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(MemberBlockSyntax.self) { return true }
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }

    func method(_ node: FunctionDeclSyntax) -> TypeFacts.Method {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text + ":" }.joined()
        let modifiers = node.modifiers.map(\.name.text)
        return .init(
            name: "\(node.name.text)(\(labels))", line: line(node),
            parameterTypes: parameters.map { $0.type.trimmedDescription },
            result: node.signature.returnClause?.type.trimmedDescription,
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, isOverride: modifiers.contains("override"),
            isStatic: modifiers.contains("static") || modifiers.contains("class"))
    }

    func has(_ attribute: String, _ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute }
    }

    func unwrapped(_ type: TypeSyntax) -> String {
        if let type = type.as(OptionalTypeSyntax.self) { return type.wrappedType.trimmedDescription }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.trimmedDescription }
        return type.trimmedDescription
    }
}
