import Foundation
import IntentSchema
import Testing

@testable import ProjectFiles

/// A folder of one test's own, removed with it.
final class Scratch {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "project-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = try #require(FilePath.real(folder.path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    /// A copy of the fixture, to be changed.
    static func kettle() throws -> Scratch {
        let scratch = try Scratch()
        try FileManager.default.copyItem(atPath: fixtures.appending(path: "Kettle").path, toPath: scratch / "Kettle")
        return scratch
    }

    static func / (scratch: Scratch, name: String) -> String { "\(scratch.path)/\(name)" }

    func write(_ name: String, _ text: String = "") throws {
        try FileManager.default.createDirectory(atPath: FilePath.parent(self / name), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: self / name))
    }

    func change(_ name: String, _ old: String, to new: String) throws {
        let text = try String(contentsOfFile: self / name, encoding: .utf8)
        try #require(text.contains(old))
        try write(name, text.replacing(old, with: new))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self / name, withDestinationPath: target)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self / name) }

    /// Paths below the folder.
    func names(_ paths: [String]) -> [String] { paths.map { FilePath.relative($0, to: path) } }
}

extension TryProject {
    func causes(_ target: String? = nil) -> [ProjectNote.Cause] {
        notes.filter { target == nil || $0.target == target }.map(\.cause)
    }

    func note(_ cause: ProjectNote.Cause) -> ProjectNote? { notes.first { $0.cause == cause } }

    /// Files that are listed and not there.
    var absent: [String] {
        targets.flatMap { $0.sources.map(\.path) + $0.resources.map(\.path) }.filter { Disk.identity($0) == nil }
    }
}

func identifier(of work: () throws -> Void) -> String? {
    do {
        try work()
        return nil
    } catch {
        return (error as? HarkError)?.identifier ?? "\(error)"
    }
}

enum Lists {
    static func info(point: String = "com.apple.intents-service", identifier: String? = nil, intents: [String] = [], principal: String = "$(PRODUCT_MODULE_NAME).IntentHandler") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(identifier.map { "<key>CFBundleIdentifier</key><string>\($0)</string>" } ?? "")
        <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>\(point)</string>
        <key>NSExtensionPrincipalClass</key><string>\(principal)</string>
        <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>
        \(intents.map { "<string>\($0)</string>" }.joined())
        </array></dict></dict></dict></plist>
        """
    }

    static let app = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        <key>LSRequiresIPhoneOS</key><true/>
        </dict></plist>
        """
}
