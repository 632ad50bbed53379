/// Declarations to Swift text. Files come in a fixed order, and equal declarations give equal bytes.
struct SurfaceRenderer {
    let surface: Surface

    func render() -> [SourceFile] {
        var files: [SourceFile] = []
        for domain in surface.domains {
            files.append(file("Domains/\(domain.name).swift") { writer in
                for declaration in domain.classes { render(declaration, &writer) }
                for enumeration in domain.enumerations { render(enumeration, &writer) }
            })
            guard !domain.handlings.isEmpty else { continue }
            files.append(file("Handling/\(domain.name)Handling.swift") { writer in
                for handling in domain.handlings { render(handling, &writer) }
            })
        }
        files.append(file("Values.swift") { writer in for value in surface.values { render(value, &writer) } })
        files.append(file("Enumerations.swift") { writer in
            for enumeration in surface.enumerations { render(enumeration, &writer) }
            for type in surface.stringTypes { render(type, &writer) }
        })
        files.append(file("ResolutionResults.swift") { writer in
            for result in surface.results { render(result, &writer) }
        })
        files.append(file("Protocols.swift") { writer in
            for declaration in surface.protocols { render(declaration, &writer) }
        })
        files.append(file("Constants.swift") { writer in
            for constant in surface.constantPairs { writer.line("public let \(constant.name) = \"\(constant.value)\"") }
        })
        files.append(file("Tables.swift") { renderTables(&$0) })
        return files
    }

    private func file(_ path: String, _ body: (inout SourceWriter) -> Void) -> SourceFile {
        var writer = SourceWriter()
        writer.line("// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.")
        writer.line()
        writer.line("import AppSupport")
        writer.line("import CoreLocation")
        writer.line("import Foundation")
        writer.line()
        body(&writer)
        return SourceFile(path: path, text: writer.text)
    }

    /// A declaration of a nested type stands in an extension of the outer one.
    private func nested(_ name: String, _ writer: inout SourceWriter, _ body: (String, inout SourceWriter) -> Void) {
        guard let dot = name.lastIndex(of: ".") else { return body(name, &writer) }
        writer.block("extension \(name[..<dot])") { body(String(name[name.index(after: dot)...]), &$0) }
    }

    // MARK: Classes

    private func render(_ declaration: ClassDeclaration, _ writer: inout SourceWriter) {
        let table = "schemaOf\(declaration.schemaName)"
        // A nested class is a top-level one with a second name, since archives know top-level classes only.
        if let dot = declaration.name.lastIndex(of: ".") {
            writer.block("extension \(declaration.name[..<dot])") {
                let name = declaration.name[declaration.name.index(after: dot)...]
                $0.line("public typealias \(name) = \(declaration.schemaName)")
            }
        }
        writer.block("open class \(declaration.schemaName): \(declaration.superclass)") { writer in
            switch declaration.plainInit {
            case .none: break
            case .own: writer.line("public init() { super.init(schema: ()) }")
            case .overriding: writer.line("public override init() { super.init() }")
            }
            if declaration.declaresSchemaInit { writer.line("override init(schema: Void) { super.init(schema: schema) }") }
            for initialiser in declaration.initialisers {
                writer.block("public \(initialiser.isOverride ? "override " : "")\(text(of: initialiser.signature))") { writer in
                    writer.line("super.init(schema: ())")
                    for assignment in initialiser.assignments {
                        writer.line("setField(\"\(assignment.field)\", \(assignment.expression))")
                    }
                }
            }
            writer.line("public required init?(coder: NSCoder) { super.init(coder: coder) }")
            writer.line("open override class var _schema: _Schema { \(table) }")
            if let code = declaration.codePair {
                writer.line(
                    "open var code: \(code.enumeration) { \(code.enumeration)(rawValue: rawCode) ?? .\(code.standard) }")
            }
            for property in declaration.properties where !property.isHidden { render(property, &writer) }
        }
        let parent = declaration.superclass == "_SchemaObject" ? "" : "extends: \(declaration.superclass)._schema, "
        guard !declaration.properties.isEmpty else {
            writer.line("private let \(table) = _Schema(\"\(declaration.schemaName)\"\(parent.isEmpty ? "" : ", \(parent.dropLast(2))"))")
            return writer.line()
        }
        writer.list(
            "private let \(table) = _Schema(\"\(declaration.schemaName)\", \(parent)[",
            declaration.properties.map { "_Field(\"\($0.name)\", \($0.stored).self)" }, "])")
        writer.line()
    }

    private func render(_ property: ClassDeclaration.Property, _ writer: inout SourceWriter) {
        let name = escaped(property.name)
        let get = property.standard.map { "field(\"\(property.name)\", \($0))" } ?? "field(\"\(property.name)\")"
        guard property.isSettable else { return writer.line("open var \(name): \(property.swift) { \(get) }") }
        writer.block("open var \(name): \(property.swift)") { writer in
            writer.line("get { \(get) }")
            writer.line("set { setField(\"\(property.name)\", newValue) }")
        }
    }

    // MARK: Enumerations

    private func render(_ declaration: EnumerationDeclaration, _ writer: inout SourceWriter) {
        nested(declaration.name, &writer) { name, writer in
            switch declaration.kind {
            case .enum:
                writer.block("public enum \(name): Int, Sendable") { writer in
                    for item in declaration.cases { writer.line("case \(escaped(item.name)) = \(item.rawValue)") }
                    for alias in declaration.aliases {
                        writer.line("public static var \(escaped(alias.name)): Self { .\(alias.target) }")
                    }
                }
            case .optionSet:
                writer.block("public struct \(name): OptionSet, Hashable, Sendable") { writer in
                    writer.line("public let rawValue: UInt")
                    writer.line("public init(rawValue: UInt) { self.rawValue = rawValue }")
                    for item in declaration.cases {
                        writer.line("public static var \(escaped(item.name)): Self { Self(rawValue: \(item.rawValue)) }")
                    }
                    for alias in declaration.aliases {
                        writer.line("public static var \(escaped(alias.name)): Self { .\(alias.target) }")
                    }
                }
            }
            if declaration.errorType != nil {
                for item in declaration.cases {
                    writer.line("public static var \(escaped(item.name)): \(name) { .\(item.name) }")
                }
            }
        }
        writer.line("extension \(declaration.name): IntentValueConvertible {}")
        writer.line()
    }

    private func render(_ declaration: StringTypeDeclaration, _ writer: inout SourceWriter) {
        nested(declaration.name, &writer) { name, writer in
            writer.block("public struct \(name): RawRepresentable, Hashable, Sendable") { writer in
                writer.line("public var rawValue: String")
                writer.line("public init(rawValue: String) { self.rawValue = rawValue }")
                writer.line("public init(_ rawValue: String) { self.rawValue = rawValue }")
                for constant in declaration.constants {
                    writer.line(
                        "public static var \(escaped(constant.name)): Self { Self(rawValue: \"\(constant.value)\") }")
                }
            }
        }
        writer.line("extension \(declaration.name): IntentValueConvertible {}")
        writer.line()
    }

    // MARK: Resolution results

    private func render(_ declaration: ResultDeclaration, _ writer: inout SourceWriter) {
        writer.block("open class \(declaration.name): \(declaration.superclass)") { writer in
            for factory in declaration.factories {
                let modifier = factory.signature.modifier == "static" ? "public" : "open"
                if factory.isRedeclared { writer.line("@_disfavoredOverload") }
                writer.block("\(modifier) \(text(of: factory.signature))") { $0.line(factory.body) }
            }
            for conversion in declaration.conversions {
                let argument = conversion.parameters[0]
                writer.block("public convenience \(text(of: conversion))") {
                    $0.line("self.init(_outcome: \(argument.name).outcome)")
                }
            }
        }
        writer.line()
    }

    private func render(_ declaration: ProtocolDeclaration, _ writer: inout SourceWriter) {
        let inherits = declaration.inherits.isEmpty ? "AnyObject" : declaration.inherits.joined(separator: ", ")
        if declaration.methods.isEmpty {
            writer.line("public protocol \(declaration.name): \(inherits) {}")
        } else {
            writer.block("public protocol \(declaration.name): \(inherits)") { writer in
                for method in declaration.methods { writer.line(text(of: method)) }
            }
        }
        writer.line()
    }

    // MARK: Signatures

    /// - Parameter sendable: whether completions are `@Sendable`, which requirements are and their callers accept.
    func text(of signature: Signature, sendable: Bool = false) -> String {
        let parameters = signature.parameters.map { parameter in
            var text = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
            text += ": "
            if parameter.isEscaping { text += sendable ? "@escaping @Sendable " : "@escaping " }
            text += parameter.type
            if let value = parameter.defaultValue { text += " = \(value)" }
            return text
        }
        var text = signature.modifier.map { "\($0) " } ?? ""
        switch signature.kind {
        case .function(let name): text += "func \(name)"
        case .initialiser(let suffix): text += "init\(suffix)"
        }
        text += "(\(parameters.joined(separator: ", ")))"
        if signature.isAsync { text += " async" }
        if let result = signature.result { text += " -> \(result)" }
        return text
    }
}
