import PropertyLists

/// What a target's `Info.plist` says about intents.
extension ProjectTarget {
    private var extensionEntries: [String: PropertyList]? { infoPlist?.values["NSExtension"]?.dictionary }
    private var extensionAttributes: [String: PropertyList]? { extensionEntries?["NSExtensionAttributes"]?.dictionary }

    /// `NSExtensionPointIdentifier`: `com.apple.intents-service`.
    public var extensionPoint: String? { extensionEntries?["NSExtensionPointIdentifier"]?.string }
    /// `NSExtensionPrincipalClass` with its module, as Xcode would write it into the bundle: `Module.IntentHandler`.
    public var principalClass: String? { extensionEntries?["NSExtensionPrincipalClass"]?.string }
    /// `NSExtensionMainStoryboard`, without ending.
    public var mainStoryboard: String? { extensionEntries?["NSExtensionMainStoryboard"]?.string }

    /// Class names of the intents that the extension handles, or the app itself (`INIntentsSupported`).
    public var supportedIntents: [String] { names("IntentsSupported", orInApp: "INIntentsSupported") }
    public var intentsRestrictedWhileLocked: [String] {
        names("IntentsRestrictedWhileLocked", orInApp: "INIntentsRestrictedWhileLocked")
    }
    public var intentsRestrictedWhileProtectedDataUnavailable: [String] {
        names("IntentsRestrictedWhileProtectedDataUnavailable", orInApp: "INIntentsRestrictedWhileProtectedDataUnavailable")
    }

    private func names(_ key: String, orInApp appKey: String) -> [String] {
        let list = extensionAttributes?[key] ?? (extensionEntries == nil ? infoPlist?.values[appKey] : nil)
        return list?.array?.compactMap(\.string) ?? []
    }
}
