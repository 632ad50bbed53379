import IntentSchema
import PropertyLists

/// The `Info.plist` that a target's bundle would get: the file, the keys that settings give, and those that Xcode makes.
enum BundlePropertyList {
    /// Nil when the target has none; a file that cannot be read is noted.
    /// - Throws: `project.too-large`.
    static func read(
        _ settings: BuildSettings, folder: String, _ disk: inout Disk, _ notes: inout ProjectNotes
    ) throws(HarkError) -> TargetPropertyList? {
        let name = settings.value("INFOPLIST_FILE", &notes)
        var raw: [String: PropertyList] = [:]
        var path: String?
        if !name.isEmpty {
            let named = FilePath.join(folder, name)
            let file = disk.find(named, &notes, from: named) ?? named
            if let read = try disk.propertyList(file, noting: &notes) { (raw, path) = (read, file) }
        }
        let isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE", &notes)
        guard path != nil || isGenerated else { return nil }
        var values = path.map { settings.expand(raw, file: $0, &notes) } ?? [:]
        if isGenerated { values.merge(generated(settings, &notes)) { file, _ in file } }
        return TargetPropertyList(path: path, raw: raw, values: values)
    }

    private static let base = [
        "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "EXECUTABLE_NAME",
        "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
        "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]

    private static let prefix = "INFOPLIST_KEY_"

    /// Keys whose settings are lists between blanks.
    private static let lists: Set = [
        "LSApplicationQueriesSchemes", "UIBackgroundModes", "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
        "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
    ]

    private static func generated(_ settings: BuildSettings, _ notes: inout ProjectNotes) -> [String: PropertyList] {
        var values: [String: PropertyList] = ["CFBundleInfoDictionaryVersion": .string("6.0")]
        for (key, setting) in base {
            let value = settings.value(setting, &notes)
            if !value.isEmpty { values[key] = .string(value) }
        }
        for name in settings.names where name.hasPrefix(prefix) {
            let value = settings.value(name, &notes)
            guard !value.isEmpty else { continue }
            add(String(name.dropFirst(prefix.count)), value, to: &values)
        }
        return values
    }

    private static func add(_ key: String, _ value: String, to values: inout [String: PropertyList]) {
        switch key {
        // These make a dictionary that holds nothing but defaults.
        case "UIApplicationSceneManifest_Generation" where value == "YES":
            values["UIApplicationSceneManifest"] = .dictionary(["UIApplicationSupportsMultipleScenes": .boolean(true)])
        case "UILaunchScreen_Generation" where value == "YES":
            values["UILaunchScreen"] = .dictionary([:])
        case _ where key.hasSuffix("_Generation"): break
        default:
            let key = key.replacing(/_iPad$/, with: "~ipad").replacing(/_iPhone$/, with: "~iphone")
            if lists.contains(key) {
                values[key] = .array(SettingList.elements(value).map(PropertyList.string))
            } else if value == "YES" || value == "NO" {
                values[key] = .boolean(value == "YES")
            } else {
                values[key] = .string(value)
            }
        }
    }
}
