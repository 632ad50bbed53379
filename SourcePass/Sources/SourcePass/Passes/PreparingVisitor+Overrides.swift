import SwiftSyntax

/// Overrides that stand in an extension: Objective-C finds them there, Swift takes them in the class alone.
extension PreparingVisitor {
    /// Moves what an extension overrides in front of the closing brace of its class, when that is in the same source. Lines and
    /// columns are said to be those of the original, there and behind.
    func moveOverrides(of node: ExtensionDeclSyntax) {
        guard node.genericWhereClause == nil, let brace = braces[node.extendedType.trimmedDescription] else { return }
        for member in node.memberBlock.members where isOverride(member.decl) {
            let start = member.decl.positionAfterSkippingLeadingTrivia
            edits.move(
                range(member.decl), to: brace.utf8Offset,
                before: "\n" + place(start), after: "\n" + place(brace))
        }
    }

    private func isOverride(_ declaration: DeclSyntax) -> Bool {
        let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
        return modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    }

    /// What makes the compiler say that the text behind it stands at a position.
    private func place(_ position: AbsolutePosition) -> String {
        let location = converter.location(for: position)
        let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(quoted)\", line: \(location.line))\n" + String(repeating: " ", count: location.column - 1)
    }

    /// Where the classes of a source end, by name: those at its top that have no conditions around them.
    static func braces(of tree: SourceFileSyntax) -> [String: AbsolutePosition] {
        var braces: [String: AbsolutePosition] = [:]
        for statement in tree.statements {
            guard let declaration = statement.item.as(ClassDeclSyntax.self), declaration.memberBlock.rightBrace.presence == .present else { continue }
            braces[declaration.name.text] = declaration.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
        }
        return braces
    }
}
