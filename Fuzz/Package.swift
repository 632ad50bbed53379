// swift-tools-version: 6.0
import PackageDescription

// Fuzzers: a package of its own, since its programs link only with libFuzzer. `make fuzz` builds and runs them.
let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "Hark", path: "..")],
    targets: [
        .target(name: "CFuzzDriver"),
        .executableTarget(
            name: "fuzz-definitions",
            dependencies: ["CFuzzDriver", .product(name: "IntentDefinitions", package: "Hark")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
