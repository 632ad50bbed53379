import Foundation

/// `intent-builder entry --info-plist FILE --module NAME -o FILE`: the entry point of an Intents extension.
///
/// For the Info.plist of an app (no `NSExtension`) the file made holds a comment alone, since an app has its own main.
enum EntryCommand {
    static let usage = """
               intent-builder entry --info-plist FILE --module NAME -o FILE
                                                       Make the entry point of an Intents extension.

        """

    /// - Throws: `CommandFailure` with the sentence to print.
    static func run(_ arguments: [String]) throws {
        let options = try options(arguments)
        guard let plist = options["--info-plist"], let module = options["--module"], let output = options["-o"] else {
            throw CommandFailure(message: "entry needs --info-plist, --module and -o", status: 2)
        }
        let source = try source(plist: plist, module: module)
        do {
            let url = URL(fileURLWithPath: output)
            if (try? Data(contentsOf: url)) != Data(source.utf8) { try Data(source.utf8).write(to: url, options: .atomic) }
        } catch {
            throw CommandFailure(message: "\(output): cannot be written: \(error.localizedDescription)")
        }
    }

    private static func options(_ arguments: [String]) throws -> [String: String] {
        var options: [String: String] = [:]
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard ["--info-plist", "--module", "-o"].contains(name), let value = rest.popFirst() else {
                throw CommandFailure(message: "entry: unknown or incomplete option \(name)", status: 2)
            }
            options[name] = value
        }
        return options
    }

    private static func source(plist path: String, module: String) throws -> String {
        let list: Any
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch CocoaError.fileReadNoSuchFile {
            throw CommandFailure(message: "\(path): no such file")
        } catch {
            throw CommandFailure(message: "\(path): not a property list")
        }
        guard let info = list as? [String: Any] else { throw CommandFailure(message: "\(path): not a dictionary") }
        guard let entry = info["NSExtension"] else {
            return "// \(module) is not an extension: it has no NSExtension in its Info.plist, and its own main.\n"
        }
        guard let details = entry as? [String: Any] else { throw CommandFailure(message: "\(path): NSExtension: not a dictionary") }
        guard let value = details["NSExtensionPrincipalClass"] else {
            throw CommandFailure(
                message: "\(path): NSExtension has no NSExtensionPrincipalClass; "
                    + "write $(PRODUCT_MODULE_NAME).IntentHandler if your INExtension subclass is IntentHandler")
        }
        guard let name = value as? String, let principal = Principal(name, module: module) else {
            throw CommandFailure(message: "\(path): NSExtensionPrincipalClass: '\(value)' is not a class's name")
        }
        return render(principal, module)
    }

    /// A principal class: its name, and the module it comes from where that is not the extension's own.
    private struct Principal {
        var name: String
        var module: String?

        init?(_ value: String, module own: String) {
            let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let variables = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}", "$(PRODUCT_NAME)", "${PRODUCT_NAME}"]
            let isQualified = parts.count > 1
            let isOwn = isQualified && (parts[0] == own || variables.contains(parts[0]))
            name = (isQualified ? Array(parts.dropFirst()) : parts).joined(separator: ".")
            module = isQualified && !isOwn ? parts[0] : nil
            let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) + [module ?? "M"]
            guard names.allSatisfy(Self.isIdentifier) else { return nil }
        }

        private static func isIdentifier(_ text: String) -> Bool {
            guard let first = text.first, first.isLetter || first == "_" else { return false }
            return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    private static func render(_ principal: Principal, _ module: String) -> String {
        let imports = ["IntentsExtensionMain", principal.module].compactMap { $0 }.sorted().map { "import \($0)" }
        let type = principal.module.map { "\($0).\(principal.name)" } ?? principal.name
        return """
            // The entry point of the extension \(module), made from NSExtensionPrincipalClass in its Info.plist.
            \(imports.joined(separator: "\n"))

            @main
            enum ExtensionEntryPoint {
                static func main() {
                    ExtensionMain.run(principals: ["\(principal.name)": { \(type)() }])
                }
            }

            """
    }
}
