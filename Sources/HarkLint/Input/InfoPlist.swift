import IntentDefinitions
import PropertyLists

/// What an `Info.plist` says about intents.
struct InfoPlist {
    enum Kind { case app, intentsExtension, interfaceExtension, other }

    /// A name in a list, with its place.
    struct Entry {
        var name: String
        var keyPath: String
    }

    var path: String
    var kind: Kind
    /// `IntentsSupported` of an extension or `INIntentsSupported` of an app.
    var supported: [Entry]
    /// Intents that may not run while the device is locked or protected data is unavailable.
    var restricted: [Entry]
    /// `CFBundleLocalizations`.
    var localizations: [String]
    var developmentLanguage: String?

    /// The folder that the list is about: where it lies, or beside `Contents`.
    var folder: String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if parts.last == "Contents" { parts = parts.dropLast() }
        return parts.joined(separator: "/")
    }

    init(path: String, values: [String: PropertyList]) {
        self.path = path
        let details = values["NSExtension"]?.dictionary
        let attributes = details?["NSExtensionAttributes"]?.dictionary ?? [:]
        switch details?["NSExtensionPointIdentifier"]?.string {
        case "com.apple.intents-service": kind = .intentsExtension
        case "com.apple.intents-ui-service": kind = .interfaceExtension
        case nil: kind = details == nil ? .app : .other
        default: kind = .other
        }
        let inside = "NSExtension.NSExtensionAttributes."
        supported = Self.entries(values, "INIntentsSupported") + Self.entries(attributes, "IntentsSupported", in: inside)
        restricted =
            Self.entries(values, "INIntentsRestrictedWhileLocked")
            + Self.entries(values, "INIntentsRestrictedWhileProtectedDataUnavailable")
            + Self.entries(attributes, "IntentsRestrictedWhileLocked", in: inside)
            + Self.entries(attributes, "IntentsRestrictedWhileProtectedDataUnavailable", in: inside)
        localizations = (values["CFBundleLocalizations"]?.array ?? []).compactMap(\.string).filter { !$0.contains("$(") }
            .map(LocalizedPath.tag)
        developmentLanguage = values["CFBundleDevelopmentRegion"]?.string.flatMap { $0.contains("$(") ? nil : LocalizedPath.tag($0) }
    }

    private static func entries(_ values: [String: PropertyList], _ key: String, in prefix: String = "") -> [Entry] {
        (values[key]?.array ?? []).enumerated().compactMap { index, value in
            guard let name = value.string, !name.isEmpty, !name.contains("$(") else { return nil }
            return Entry(name: name, keyPath: "\(prefix)\(key)[\(index)]")
        }
    }
}
