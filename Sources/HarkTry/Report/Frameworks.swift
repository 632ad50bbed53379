/// Apple's frameworks that Hark does not have, and what that means.
enum Frameworks {
    /// The module with why it is not here, for a sentence that ends with it.
    /// - Parameter failed: modules of the user's own that could not be built, as was said before.
    static func described(_ module: String, failed: Set<String> = []) -> String {
        if failed.contains(module) { return "the module \(module), which could not be built" }
        if let reason = reasons[module] { return "\(module), which is not on Linux: \(reason)" }
        if apple.contains(module) { return "\(module), a framework of Apple's that Hark does not have" }
        return "the module \(module), which is not among the sources; add it with --with FOLDER=\(module)"
    }

    static func isApple(_ module: String) -> Bool { reasons[module] != nil || apple.contains(module) }

    /// Types of frameworks that are not here which sources build on. A source whose own types do cannot be compiled, and to try
    /// can take the compiler minutes: it looks for a meaning of every expression in a view's body.
    static func isBuilt(on type: String, of module: String) -> Bool { bases[module]?.contains(type) ?? false }

    private static let bases: [String: Set<String>] = [
        "SwiftUI": [
            "View", "App", "Scene", "PreviewProvider", "ViewModifier", "Shape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
            "UIViewRepresentable", "UIViewControllerRepresentable", "EnvironmentKey", "PreferenceKey", "Commands",
        ],
        "Combine": ["Publisher", "Subscriber", "Subscription"],
        "CoreData": ["NSManagedObject", "NSPersistentContainer", "NSPersistentCloudKitContainer"],
        "WidgetKit": ["Widget", "WidgetBundle", "TimelineEntry", "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider"],
        "AppIntents": ["AppIntent", "AppEntity", "AppEnum", "AppShortcutsProvider", "EntityQuery", "WidgetConfigurationIntent"],
    ]

    private static let reasons = [
        "SwiftUI": "Hark runs code and hosted UIKit views, no SwiftUI",
        "Combine": "its source is closed; use async sequences or closures",
        "CoreData": "its store and its models need Apple's runtime",
        "HealthKit": "there is no health store here",
        "WidgetKit": "there is no home screen here",
        "AppIntents": "Hark runs SiriKit's Intents; App Intents is another framework",
        "AVFoundation": "there is no media framework of Apple's here",
        "Photos": "there is no photo library of Apple's here",
        "CloudKit": "there is no iCloud here",
        "PassKit": "there is no wallet here",
        "StoreKit": "there is no App Store here",
        "Security": "there is no keychain here; keep such values in UserDefaults or a file for a try",
    ]

    private static let apple: Set<String> = [
        "ARKit", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AdSupport", "AppKit", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CallKit", "CarPlay", "ClassKit", "Cocoa", "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreML",
        "CoreMedia", "CoreMotion", "CoreNFC", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck",
        "EventKit", "EventKitUI", "ExternalAccessory", "GameKit", "GameplayKit", "HomeKit", "ImageIO", "JavaScriptCore", "LinkPresentation",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NetworkExtension", "NotificationCenter", "Observation", "PDFKit", "PhotosUI", "PushKit", "QuickLook", "ReplayKit", "SafariServices", "SceneKit",
        "ShazamKit", "Social", "Speech", "SpriteKit", "SwiftData", "SystemConfiguration", "TabularData", "TipKit", "UserNotificationsUI",
        "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    ]
}
