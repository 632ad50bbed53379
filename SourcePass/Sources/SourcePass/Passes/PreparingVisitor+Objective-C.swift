import SwiftSyntax

/// What the Objective-C runtime does on Apple's systems.
extension PreparingVisitor {
    /// Attributes that mean something only to Objective-C or to Interface Builder, whose work is done by the outlet seam.
    private static let blanked: Set<String> = ["objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "NSCopying", "NSManaged", "IBSegueAction"]

    func prepare(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain", "NSApplicationMain", "main":
            // `hark try` writes the entry point, which makes the classes of interface files known and calls the type's `main`.
            edits.blank(range(node))
        case _ where Self.blanked.contains(name):
            edits.blank(range(node))
            if name == "NSManaged" { note("source.managed-property", at: node, "CoreData") }
        default: break
        }
        return .visitChildren
    }

    /// `#selector(show(_:))` inside `Screen`: `Selector(Screen.show(_:))`. Over the type and not over the object, so that what
    /// observes does not keep the object alive.
    func selector(_ node: MacroExpansionExprSyntax) -> String {
        guard let argument = node.arguments.first else { return "Selector(\"\")" }
        // `#selector(getter: name)` and `#selector(setter: name)`: there is no function to name.
        if argument.label != nil { return "Selector(\"\(argument.expression.trimmedDescription)\")" }
        let expression = argument.expression.trimmedDescription
        let type = enclosing.last.map { facts.types[$0].name }
        guard let type else { return "Selector(\(expression))" }
        if expression.hasPrefix("self.") { return "Selector(\(type).\(expression.dropFirst(5)))" }
        return argument.expression.is(DeclReferenceExprSyntax.self) ? "Selector(\(type).\(expression))" : "Selector(\(expression))"
    }

    /// `#keyPath(Person.name.first)`: `"name.first"`.
    func keyPath(_ node: MacroExpansionExprSyntax) -> String {
        let parts = (node.arguments.first?.expression.trimmedDescription ?? "").split(separator: ".").map(String.init)
        let names = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
        return "\"\(names.joined(separator: "."))\""
    }
}
