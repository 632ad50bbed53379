/// What Xcode sets before anything of the project does, as far as files and property lists can need it.
enum BuildDefaults {
    /// Left empty without a note: folders and tools of a build that does not take place, and what signing brings.
    static let silent: Set<String> = [
        "AppIdentifierPrefix", "TeamIdentifierPrefix", "BUILT_PRODUCTS_DIR", "BUILD_DIR", "BUILD_ROOT", "CONFIGURATION_BUILD_DIR",
        "CONFIGURATION_TEMP_DIR", "DEVELOPER_DIR", "DERIVED_FILE_DIR", "OBJROOT", "SDKROOT", "SYMROOT", "TARGET_BUILD_DIR",
        "TARGET_TEMP_DIR", "HOME", "USER", "CURRENT_PROJECT_VERSION", "MARKETING_VERSION", "DEVELOPMENT_TEAM",
    ]

    struct Facts {
        var target: String
        var project: String
        /// Absolute.
        var projectFile: String
        var folder: String
        var configuration: String
        var platform: String
        var developmentRegion: String
        var productType: String
    }

    static func values(_ facts: Facts) -> [String: String] {
        [
            "ACTION": "build", "ARCHS": "arm64", "CONFIGURATION": facts.configuration, "CURRENT_ARCH": "arm64",
            "DEVELOPMENT_LANGUAGE": facts.developmentRegion, "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)", "NATIVE_ARCH": "arm64",
            "PLATFORM_NAME": facts.platform, "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(facts.productType),
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_TYPE": facts.productType, "PROJECT": facts.project, "PROJECT_DIR": facts.folder,
            "PROJECT_FILE_PATH": facts.projectFile, "PROJECT_NAME": facts.project, "SDK_NAME": facts.platform,
            "SOURCE_ROOT": facts.folder, "SRCROOT": facts.folder, "TARGETNAME": "$(TARGET_NAME)", "TARGET_NAME": facts.target,
            "WRAPPER_EXTENSION": wrapper(facts.productType), "WRAPPER_NAME": "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)",
            "WRAPPER_SUFFIX": "\(wrapper(facts.productType).isEmpty ? "" : ".")$(WRAPPER_EXTENSION)",
        ]
    }

    private static func packageType(_ productType: String) -> String {
        switch ProductType(productType).kind {
        case .application: "APPL"
        case .framework: "FMWK"
        case .otherExtension, .intentsExtension, .intentsUIExtension: "XPC!"
        default: "BNDL"
        }
    }

    private static func wrapper(_ productType: String) -> String {
        switch ProductType(productType).kind {
        case .application: "app"
        case .framework: "framework"
        case .otherExtension, .intentsExtension, .intentsUIExtension: "appex"
        case .tests: "xctest"
        default: productType.hasSuffix(".bundle") ? "bundle" : ""
        }
    }
}

/// `com.apple.product-type.…`
struct ProductType {
    let text: String

    init(_ text: String) { self.text = text }

    /// Which extension point an extension is for, only its `Info.plist` says.
    var kind: ProjectTarget.Kind {
        guard text.hasPrefix("com.apple.product-type.") else { return .other(text) }
        let type = text.dropFirst("com.apple.product-type.".count)
        if type == "app-extension.intents-service" { return .intentsExtension }
        if type.hasPrefix("app-extension") || type.hasPrefix("extensionkit-extension") || type.contains("-extension") {
            return .otherExtension("")
        }
        if type.hasPrefix("application") { return .application }
        if type.hasPrefix("framework") { return .framework }
        if type.hasPrefix("library") { return .library }
        if type.hasPrefix("bundle.unit-test") || type.hasPrefix("bundle.ui-test") || type.hasPrefix("bundle.ocunit-test") {
            return .tests
        }
        return .other(text)
    }
}
