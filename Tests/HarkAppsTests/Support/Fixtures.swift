import Foundation
@testable import HarkApps
import IntentSchema
import Testing

/// A directory that is gone with the test.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/hark-apps-XXXXXX").utf8CString)
        let made = try #require(template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) })
        path = try #require(BundleFiles.resolve(String(cString: made)))
    }

    deinit {
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file below, with its directories.
    @discardableResult
    func write(_ relative: String, _ bytes: Data, executable: Bool = false) throws -> String {
        let file = "\(path)/\(relative)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try bytes.write(to: URL(fileURLWithPath: file))
        if executable { chmod(file, 0o755) }
        return file
    }

    @discardableResult
    func write(_ relative: String, _ text: String, executable: Bool = false) throws -> String {
        try write(relative, Data(text.utf8), executable: executable)
    }
}

/// Where the programs of this package are built: beside the test bundle.
enum Programs {
    static func path(_ name: String) throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let candidates =
            ([own] + CommandLine.arguments).map { ($0 as NSString).deletingLastPathComponent + "/" + name }
        return try #require(
            candidates.first { FileManager.default.isExecutableFile(atPath: $0) }, "\(name) is not built")
    }
}

/// Makes bundles: an app `name`.app with one intents extension, as flat as on iOS.
struct BundleFixture {
    var name = "Chatter"
    var identifier = "org.example.chatter"
    var app: [String: Any] = [:]
    var plugIn: [String: Any] = [:]
    var attributes: [String: Any] = ["IntentsSupported": ["INSendMessageIntent"]]
    /// What is linked as the extension's program, under this name.
    var program: (name: String, source: String) = ("Peer", "/bin/true")
    var appProgram: (name: String, source: String) = ("Chatter", "/bin/true")
    var groups: [String] = []

    var info: [String: Any] {
        [
            "CFBundleIdentifier": identifier, "CFBundleExecutable": appProgram.name, "CFBundleName": name,
            "NSSiriUsageDescription": "To send messages.",
        ].merging(app) { $1 }
    }

    var extensionInfo: [String: Any] {
        [
            "CFBundleIdentifier": "\(identifier).intents", "CFBundleExecutable": program.name,
            "NSExtension": [
                "NSExtensionPointIdentifier": "com.apple.intents-service",
                "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
                "NSExtensionAttributes": attributes,
            ] as [String: Any],
        ].merging(plugIn) { $1 }
    }

    @discardableResult
    func write(to directory: TemporaryDirectory, format: PropertyListSerialization.PropertyListFormat = .xml) throws -> String {
        func plist(_ value: [String: Any]) throws -> Data {
            try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
        }
        let bundle = "\(name).app"
        try directory.write("\(bundle)/Info.plist", plist(info))
        try directory.write("\(bundle)/PlugIns/Peer.appex/Info.plist", plist(extensionInfo))
        try directory.write(
            "\(bundle)/\(appProgram.name)", Data(contentsOf: URL(fileURLWithPath: appProgram.source)), executable: true)
        try directory.write(
            "\(bundle)/PlugIns/Peer.appex/\(program.name)", Data(contentsOf: URL(fileURLWithPath: program.source)),
            executable: true)
        if !groups.isEmpty {
            let entitlements = try plist(["com.apple.security.application-groups": groups])
            try directory.write("\(bundle)/Entitlements.plist", entitlements)
            try directory.write("\(bundle)/PlugIns/Peer.appex/Entitlements.plist", entitlements)
        }
        return "\(directory.path)/\(bundle)"
    }
}

/// The identifier of the error that `body` throws.
func identifier(_ body: () throws -> Void) -> String {
    do {
        try body()
        return "nothing"
    } catch let error as HarkError {
        return error.identifier
    } catch {
        return String(describing: error)
    }
}
