// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Prepares Swift written for Xcode for the compiler on Linux. A package of its own, since it links the toolchain's own parser
// (SwiftSyntax), which comes as shared libraries and cannot be part of a static program.

/// Where the toolchain on the path keeps its parser.
let parser: String = {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compilers = folders.map { URL(fileURLWithPath: $0 + "/swiftc") }.filter {
        FileManager.default.isExecutableFile(atPath: $0.path)
    }
    let found = compilers.map {
        $0.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
    }.first { FileManager.default.fileExists(atPath: $0 + "/libSwiftParser.so") }
    return found ?? "/usr/lib/swift/host"
}()

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-I", parser])]
let linking: [LinkerSetting] = [
    .unsafeFlags(["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser]),
    .linkedLibrary("SwiftIfConfig"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
]

let package = Package(
    name: "SourcePass",
    dependencies: [.package(name: "Hark", path: "..")],
    targets: [
        .target(
            name: "SourcePass", dependencies: [.product(name: "SourcePassFacts", package: "Hark")], swiftSettings: settings, linkerSettings: linking),
        .executableTarget(name: "hark-source-pass", dependencies: ["SourcePass", .product(name: "SourcePassFacts", package: "Hark")], swiftSettings: settings, linkerSettings: linking),
        .testTarget(name: "SourcePassTests", dependencies: ["SourcePass", .product(name: "SourcePassFacts", package: "Hark")], swiftSettings: settings, linkerSettings: linking),
    ]
)
