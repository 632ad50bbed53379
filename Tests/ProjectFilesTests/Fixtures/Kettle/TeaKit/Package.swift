// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "TeaKit",
    products: [.library(name: "TeaKit", targets: ["TeaKit"])],
    dependencies: [.package(url: "https://example.org/steam.git", from: "1.0.0")],
    targets: [
        .target(
            name: "TeaKit", dependencies: [.product(name: "Steam", package: "steam")],
            swiftSettings: [.define("HOT"), .define("COLD", .when(configuration: .release)), .define("MAC", .when(platforms: [.macOS]))]),
        .target(name: "Pour", dependencies: ["TeaKit"], path: "Intents", exclude: ["Info.plist", "Notes.txt", "Brew.intentdefinition"]),
    ]
)
