import PropertyLists

/// What an `Info.plist` is of.
enum BundleKind {
    static func kind(extensionPoint point: String) -> ProjectTarget.Kind {
        switch point {
        case "com.apple.intents-service": .intentsExtension
        case "com.apple.intents-ui-service": .intentsUIExtension
        default: .otherExtension(point)
        }
    }

    /// Keys that only an app's list has.
    private static let ofApps: Set = [
        "INIntentsSupported", "LSRequiresIPhoneOS", "NSPrincipalClass", "UIApplicationSceneManifest", "UIBackgroundModes",
        "UILaunchScreen", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIRequiredDeviceCapabilities",
        "UISupportedInterfaceOrientations",
    ]

    /// The kind that a list alone shows; nil when it is no bundle's.
    static func kind(info: [String: PropertyList], folder: String) -> ProjectTarget.Kind? {
        if let entries = info["NSExtension"]?.dictionary {
            return kind(extensionPoint: entries["NSExtensionPointIdentifier"]?.string ?? "")
        }
        if let entries = info["EXAppExtensionAttributes"]?.dictionary {
            return .otherExtension(entries["EXExtensionPointIdentifier"]?.string ?? "")
        }
        let isTests = FilePath.name(folder).hasSuffix("Tests")
        let looksLikeApp = info.keys.contains { ofApps.contains($0) }
        switch info["CFBundlePackageType"]?.string {
        case "APPL": return .application
        case "FMWK": return .framework
        case "BNDL": return isTests ? .tests : .other("bundle")
        case "XPC!": return .otherExtension("")
        // $(PRODUCT_BUNDLE_PACKAGE_TYPE)
        case .some: return looksLikeApp ? .application : isTests ? .tests : .framework
        case nil: return looksLikeApp ? .application : nil
        }
    }
}
