public import IntentSchema

/// An app as its bundle describes it: a plain value, read once and kept in the registry's index.
public struct AppBundle: Sendable, Hashable, Codable {
    /// `CFBundleIdentifier`.
    public var identifier: String
    /// The bundle's directory, absolute.
    public var path: String
    /// The app's own program relative to `path`; nil when the bundle has extensions only.
    public var executable: String?
    /// `CFBundleDisplayName`, else `CFBundleName`, else the directory's name.
    public var displayName: String
    /// `CFBundleSpokenName`, `INAlternativeAppNames`, `CFBundleName` and localised names, without `displayName`.
    public var alternativeNames: [String]
    /// `INIntentsSupported`: intents that the app process itself handles.
    public var intents: [String]
    /// `INIntentsRestrictedWhileLocked` of the app.
    public var restrictedWhileLocked: [String]
    /// `INIntentsRestrictedWhileProtectedDataUnavailable` of the app.
    public var restrictedWhileProtectedDataUnavailable: [String]
    /// Usage texts by key, for example `NSSiriUsageDescription`.
    public var usageDescriptions: [String: String]
    /// Names and usage texts by language, from `InfoPlist.strings`.
    public var localized: [String: [String: String]]
    /// Declared app groups.
    public var groups: [String]
    /// The `.intentdefinition` files of the app and its extensions, relative to `path`.
    public var definitions: [String]
    public var extensions: [ExtensionBundle]
    /// What is odd but no obstacle.
    public var warnings: [BundleWarning]

    /// Whether a request can reach the app at all.
    public var supportsSiri: Bool {
        !intents.isEmpty || extensions.contains { $0.kind == .intents && !$0.intents.isEmpty }
    }

    /// The warnings about definitions that cannot be read, and so describe nothing.
    public var definitionProblems: [BundleWarning] {
        let unread: Set = ["bundle.unreadable-definition", "definition.malformed", "definition.not-a-definition", "definition.unsupported-version"]
        return warnings.filter { unread.contains($0.identifier) }
    }

    /// All intents that the app handles, its extensions' first, each once.
    public var allIntents: [String] {
        var seen: Set<String> = []
        return (extensions.filter { $0.kind == .intents }.flatMap(\.intents) + intents).filter { seen.insert($0).inserted }
    }

    /// The extension that handles an intent, if one does. The first in directory order wins.
    public func handler(of intent: String) -> ExtensionBundle? {
        extensions.first { $0.kind == .intents && $0.intents.contains(intent) }
    }

    /// What whoever handles an intent, the extension or else the app, declares of it for a locked device.
    public func restriction(of intent: String) -> LockRestriction {
        let handler = handler(of: intent)
        return LockRestriction(
            whileLocked: (handler?.restrictedWhileLocked ?? restrictedWhileLocked).contains(intent),
            whileProtectedDataUnavailable: (handler?.restrictedWhileProtectedDataUnavailable ?? restrictedWhileProtectedDataUnavailable)
                .contains(intent))
    }

    /// The Intents UI extension that shows an intent, if one does. The first in directory order wins.
    public func view(of intent: String) -> ExtensionBundle? {
        extensions.first { $0.kind == .intentsUI && $0.intents.contains(intent) }
    }

    /// The name in the person's language, else `displayName`.
    public func displayName(locale: String) -> String {
        localizedText(["CFBundleDisplayName", "CFBundleName"], locale) ?? displayName
    }

    /// The text that says why the app wants something, in the person's language.
    /// - Parameter key: for example `NSContactsUsageDescription`.
    public func usageDescription(_ key: String, locale: String) -> String? {
        localizedText([key], locale) ?? usageDescriptions[key]
    }

    /// The first of the keys that has a text, in the nearest language that has one of them.
    private func localizedText(_ keys: [String], _ locale: String) -> String? {
        // Old bundles write zh_CN.
        let texts = Dictionary(
            localized.sorted { $0.key < $1.key }.map { ($0.key.lowercased().replacing("_", with: "-"), $0.value) },
            uniquingKeysWith: { first, _ in first })
        return LocaleTag(locale).fallbacks.lazy.flatMap { tag in keys.lazy.compactMap { texts[tag]?[$0] } }.first
    }

    /// The absolute path of the app's program.
    public var executablePath: String? { executable.map { "\(path)/\($0)" } }

    /// - Throws: `app.not-siri` when neither the app nor an extension handles an intent.
    public func requireSiriSupport() throws(HarkError) {
        if !supportsSiri {
            throw HarkError("app.not-siri", ["app": displayName], detail: "\(identifier) declares no intent")
        }
    }
}

/// An extension inside an app's `PlugIns`.
public struct ExtensionBundle: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Hashable, Codable {
        /// `com.apple.intents-service`
        case intents
        /// `com.apple.intents-ui-service`
        case intentsUI
    }

    public var identifier: String
    public var kind: Kind
    /// The extension's directory relative to the app's.
    public var directory: String
    /// The program relative to the app's directory.
    public var executable: String
    /// `NSExtensionPrincipalClass` with its variables filled, for example `ChatterIntents.IntentHandler`.
    public var principalClass: String
    /// `IntentsSupported`, in order, each once.
    public var intents: [String]
    public var restrictedWhileLocked: [String]
    public var restrictedWhileProtectedDataUnavailable: [String]
    public var groups: [String]
}

/// Something about a bundle that its developer should know.
public struct BundleWarning: Sendable, Hashable, Codable {
    /// `bundle.unknown-intent`, `bundle.restricted-not-supported`, `bundle.no-intents`, `bundle.extension-ignored`,
    /// `bundle.unreadable-strings`, `bundle.identifier-derived`, `bundle.foreign-identifier`, `bundle.bad-group`,
    /// `bundle.duplicate-intent`, `bundle.no-siri-usage`, `bundle.unreadable-entitlements`,
    /// `bundle.unreadable-definition`, and the identifiers of `DefinitionDiagnostic`.
    public var identifier: String
    /// What and where, English.
    public var detail: String

    public init(_ identifier: String, _ detail: String) {
        self.identifier = identifier
        self.detail = detail
    }
}
