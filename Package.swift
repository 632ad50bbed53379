// swift-tools-version: 6.0
import PackageDescription

// The layers of Documentation/Architecture.md, lowest first. A target imports only what stands above it here.

/// Our own code: Swift 6 mode, imports internal unless said otherwise.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]
/// What an app's code imports, and apps themselves: mode 5, as code written against Apple's modules expects.
let surface: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// An app's process or extension: ordinary SiriKit code plus a generated entry point.
func app(_ name: String, path: String, with shared: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: ["Intents", "Contacts", "IntentsExtensionMain"] + shared, path: path,
        exclude: ["Info.plist", "Entitlements.plist"], swiftSettings: surface, plugins: ["ExtensionEntryPoint"])
}

/// A sample app under Apps/: what its programs share, its Intents extension and the app itself.
func sampleApp(_ name: String) -> [Target] {
    let kit = Target.Dependency.target(name: "\(name)Kit")
    return [
        .target(name: "\(name)Kit", dependencies: ["Intents", "Contacts", "PlainFiles"], path: "Apps/\(name)/\(name)Kit", swiftSettings: surface),
        app("\(name)Intents", path: "Apps/\(name)/\(name)Intents", with: [kit, "PlainFiles", "People"]),
        app(name, path: "Apps/\(name)/\(name)", with: [kit]),
    ]
}

let package = Package(
    name: "Hark",
    products: [
        .executable(name: "hark", targets: ["hark"]),
        .library(
            name: "SiriKitSurface",
            targets: [
                "Intents", "IntentsUI", "UIKit", "Contacts", "ContactsUI", "CoreLocation", "MapKit", "UserNotifications", "os", "OSLog",
                "UniformTypeIdentifiers", "MobileCoreServices", "CoreSpotlight", "LocalAuthentication", "AppSupport", "IntentsExtensionMain",
                "IntentsUIExtensionMain",
            ]),
        .library(name: "SourcePassFacts", targets: ["SourcePassFacts"]),
        .library(name: "IntentDefinitions", targets: ["IntentDefinitions", "PropertyLists"]),
        .plugin(name: "ExtensionEntryPoint", targets: ["ExtensionEntryPoint"]),
        .plugin(name: "IntentDefinitionClasses", targets: ["IntentDefinitionClasses"]),
    ],
    targets: [
        // MARK: The schema and the protocol
        .target(name: "CatalogueData", exclude: ["Facts", "Behaviour"]),
        .target(name: "IntentSchema", dependencies: ["CatalogueData"], swiftSettings: strict),
        .target(name: "IntentWire", dependencies: ["IntentSchema"], swiftSettings: strict),
        .target(name: "HarkEvents", dependencies: ["IntentSchema"], swiftSettings: strict),
        .target(name: "PropertyLists", swiftSettings: strict),
        .target(name: "IntentDefinitions", dependencies: ["IntentSchema", "PropertyLists"], swiftSettings: strict),
        .target(name: "TextData", exclude: ["en", "zh-Hans", "zh-Hant"]),
        .target(name: "HarkTexts", dependencies: ["IntentSchema", "TextData"], swiftSettings: strict),

        // MARK: Processes and state
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
        .target(name: "HarkStore", dependencies: ["HarkEvents", "CSQLite", "CCrypt"], swiftSettings: strict),
        .target(name: "CHarkSpawn"),
        .target(name: "HarkSpawn", dependencies: ["CHarkSpawn"], swiftSettings: strict),
        .target(name: "HarkApps", dependencies: ["IntentWire", "IntentDefinitions", "PropertyLists", "HarkSpawn"], swiftSettings: strict),
        .target(name: "HarkContacts", dependencies: ["IntentWire"], swiftSettings: strict),

        // MARK: What the assistant does, without any input or output of its own
        .target(name: "GrammarData", exclude: ["Grammar"]),
        .target(name: "WordData", exclude: ["LICENSE-WordNet", "LICENSE-jieba"]),
        .target(name: "HarkLearning", dependencies: ["WordData"], swiftSettings: strict),
        .target(name: "UnderstandingModel", exclude: ["Model"]),
        .target(
            name: "HarkUnderstanding", dependencies: ["IntentSchema", "GrammarData", "HarkLearning", "UnderstandingModel"], swiftSettings: strict),
        .target(name: "HarkNameCache", dependencies: ["HarkUnderstanding"], swiftSettings: strict),
        .target(
            name: "HarkEvaluation", dependencies: ["HarkUnderstanding", "HarkLearning", "IntentDefinitions", "IntentSchema"], swiftSettings: strict),
        .target(name: "HarkDialogue", dependencies: ["HarkEvents", "HarkTexts"], swiftSettings: strict),
        .target(name: "HarkConversation", dependencies: ["HarkDialogue", "HarkUnderstanding"], swiftSettings: strict),
        .target(name: "HarkRehearsal", dependencies: ["HarkConversation", "HarkEvaluation"], swiftSettings: strict),

        .executableTarget(
            name: "UnderstandingTrainer", dependencies: ["HarkEvaluation", "HarkUnderstanding", "HarkLearning", "IntentSchema"], swiftSettings: strict
        ),

        // MARK: The facade and the faces
        .target(
            name: "HarkAssistant",
            dependencies: ["HarkConversation", "HarkDialogue", "HarkNameCache", "HarkUnderstanding", "HarkApps", "HarkStore", "HarkContacts"],
            swiftSettings: strict),
        .target(
            name: "HarkTerminal",
            dependencies: [
                "HarkApps", "HarkAssistant", "HarkEvaluation", "HarkLint", "HarkNameCache", "HarkRehearsal", "HarkTools", "HarkTry", "IntentBuilder",
                "IntentDefinitions",
            ],
            swiftSettings: strict),
        .executableTarget(name: "hark", dependencies: ["HarkTerminal"], swiftSettings: strict),

        // MARK: What an app's code imports; never imported by the host
        .target(name: "AppSupport", dependencies: ["IntentWire"], swiftSettings: surface),
        .target(name: "Contacts", dependencies: ["AppSupport"], swiftSettings: surface),
        .target(name: "CoreLocation", dependencies: ["AppSupport", "Contacts"], swiftSettings: surface),
        .target(name: "CHarkIntents"),
        .target(
            name: "Intents", dependencies: ["AppSupport", "CHarkIntents", "Contacts", "CoreLocation"],
            swiftSettings: surface),
        .target(name: "COS"),
        .target(name: "os", dependencies: ["COS"], swiftSettings: surface),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: surface),
        .target(name: "UIKit", dependencies: ["AppSupport", "Intents", "IntentsExtensionMain"], swiftSettings: surface),
        .target(name: "IntentsUI", dependencies: ["Intents", "UIKit"], swiftSettings: surface),
        .target(name: "ContactsUI", dependencies: ["Contacts", "UIKit"], swiftSettings: surface),
        .target(name: "UserNotifications", dependencies: ["AppSupport", "CoreLocation"], swiftSettings: surface),
        .target(name: "UniformTypeIdentifiers", swiftSettings: surface),
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"], swiftSettings: surface),
        .target(name: "LocalAuthentication", dependencies: ["AppSupport"], swiftSettings: surface),
        .target(name: "CoreSpotlight", dependencies: ["AppSupport", "UniformTypeIdentifiers"], swiftSettings: surface),
        .target(name: "MapKit", dependencies: ["CoreLocation"], swiftSettings: surface),
        .target(name: "IntentsExtensionMain", dependencies: ["Intents", "CHarkIntents"], swiftSettings: surface),
        .target(name: "IntentsUIExtensionMain", dependencies: ["Intents", "IntentsUI", "UIKit"], swiftSettings: surface),

        // MARK: For developers
        .target(name: "HarkTools", dependencies: ["HarkSpawn"], swiftSettings: strict),
        .target(name: "ProjectFiles", dependencies: ["HarkTools", "IntentSchema", "PropertyLists"], swiftSettings: strict),
        .target(name: "SourcePassFacts", swiftSettings: strict),
        .target(
            name: "HarkLint", dependencies: ["HarkUnderstanding", "HarkTexts", "IntentDefinitions", "IntentSchema", "PropertyLists"],
            swiftSettings: strict),
        .target(name: "IntentBuilder", dependencies: ["IntentDefinitions", "IntentSchema", "PropertyLists"], swiftSettings: strict),
        .target(
            name: "HarkTry",
            dependencies: ["HarkTools", "IntentBuilder", "IntentDefinitions", "IntentSchema", "ProjectFiles", "PropertyLists", "SourcePassFacts"],
            swiftSettings: strict),
        .executableTarget(name: "intent-builder", dependencies: ["IntentBuilder", "IntentDefinitions", "PropertyLists"], swiftSettings: strict),
        .plugin(name: "ExtensionEntryPoint", capability: .buildTool(), dependencies: ["intent-builder"]),
        .plugin(name: "IntentDefinitionClasses", capability: .buildTool(), dependencies: ["intent-builder"]),

        // MARK: Sample apps and benchmarks
        .target(
            name: "RecipeKit", dependencies: ["Intents", "Contacts"], path: "Apps/RecipeAssistant/RecipeKit",
            exclude: [
                "Base.lproj", "en.lproj", "zh-Hans.lproj", "Book.png", "Bowl.png", "Corn.png", "Gazpacho.png", "Lentil.png", "Miso.png",
                "Pumpkin.png", "Tomato.png",
            ], swiftSettings: surface, plugins: ["IntentDefinitionClasses"]),
        app("RecipeAssistantIntents", path: "Apps/RecipeAssistant/RecipeAssistantIntents", with: ["RecipeKit"]),
        app("RecipeAssistant", path: "Apps/RecipeAssistant/RecipeAssistant", with: ["RecipeKit", "UIKit"]),
        .target(name: "PlainFiles", path: "Apps/PlainFiles", swiftSettings: surface),
        .target(name: "People", dependencies: ["Contacts", "Intents"], path: "Apps/People", swiftSettings: surface),
        app("UnrulyIntents", path: "Tests/Fixtures/UnrulyIntents"),
        .target(
            name: "TeaIntents", dependencies: ["Intents"], path: "Tests/Fixtures/TeaIntents",
            exclude: ["Base.lproj", "zh-Hans.lproj"], swiftSettings: surface, plugins: ["IntentDefinitionClasses"]),
        app("TeaService", path: "Tests/Fixtures/TeaService", with: ["TeaIntents"]),
        .target(
            name: "TeaTwin", dependencies: ["Intents"], path: "Tests/Fixtures/TeaTwin",
            exclude: ["Tea.intentdefinition"], swiftSettings: surface, plugins: ["IntentDefinitionClasses"]),
        .executableTarget(
            name: "DefaultsWriter", dependencies: ["Contacts"], path: "Tests/Fixtures/DefaultsWriter",
            swiftSettings: surface),
        .executableTarget(name: "Bell", dependencies: ["Intents", "UIKit"], path: "Tests/Fixtures/Bell", swiftSettings: surface),
        .executableTarget(name: "RawPeer", path: "Tests/Fixtures/RawPeer", publicHeadersPath: "."),
        .executableTarget(name: "bench-floor", path: "Benchmarks/Floor", publicHeadersPath: "."),
        .executableTarget(
            name: "hark-bench", dependencies: ["HarkAssistant", "IntentWire", "IntentBuilder", "IntentDefinitions"], path: "Benchmarks/HarkBench",
            swiftSettings: strict),

        .executableTarget(
            name: "understanding-bench", dependencies: ["HarkEvaluation", "HarkNameCache", "HarkUnderstanding", "IntentSchema"],
            path: "Benchmarks/Understanding/Measure",
            swiftSettings: strict),

        .executableTarget(
            name: "dialogue-walk", dependencies: ["DialogueWalks", "HarkDialogue"], path: "Benchmarks/DialogueWalk", swiftSettings: strict),

        // MARK: Tests
        .target(name: "DialogueWalks", dependencies: ["HarkDialogue"], path: "Tests/DialogueWalks", swiftSettings: strict),
        .target(name: "HarkTestSupport", path: "Tests/Support", swiftSettings: strict),
        .testTarget(name: "IntentSchemaTests", dependencies: ["IntentSchema"], swiftSettings: strict),
        .testTarget(name: "HarkLintTests", dependencies: ["HarkLint", "HarkTexts", "HarkUnderstanding", "IntentDefinitions"], swiftSettings: strict),
        .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"], swiftSettings: strict),
        .testTarget(
            name: "IntentDefinitionsTests", dependencies: ["IntentDefinitions"], resources: [.copy("Fixtures")], swiftSettings: strict),
        .testTarget(name: "HarkTryTests", dependencies: ["HarkTry", "SourcePassFacts"], swiftSettings: strict),
        .testTarget(name: "HarkToolsTests", dependencies: ["HarkTools"], swiftSettings: strict),
        .testTarget(name: "ProjectFilesTests", dependencies: ["ProjectFiles"], exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(name: "IntentWireTests", dependencies: ["IntentWire"], swiftSettings: strict),
        .testTarget(
            name: "IntentBuilderTests", dependencies: ["IntentBuilder", "IntentDefinitions", "HarkTestSupport", "Intents"], exclude: ["Golden"],
            swiftSettings: strict),
        .testTarget(name: "IntentsTests", dependencies: ["Intents", "IntentsExtensionMain", "TeaIntents", "TeaTwin"], swiftSettings: surface),
        .testTarget(name: "AppSupportTests", dependencies: ["AppSupport", "Contacts", "CoreLocation"], swiftSettings: surface),
        .testTarget(
            name: "SurfaceTests",
            dependencies: [
                "AppSupport", "UIKit", "IntentsUI", "UserNotifications", "UniformTypeIdentifiers", "MobileCoreServices", "CoreSpotlight",
                "LocalAuthentication", "os",
            ],
            resources: [.copy("Interface")],
            // Testing has an overlay for Apple's UIKit, which is not in the toolchain.
            swiftSettings: surface + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        .testTarget(name: "RecipeKitTests", dependencies: ["RecipeKit"], swiftSettings: surface),
        .testTarget(name: "JotKitTests", dependencies: ["JotKit", "PlainFiles", "HarkTestSupport"], swiftSettings: surface),
        .testTarget(name: "TallyKitTests", dependencies: ["TallyKit", "PlainFiles", "HarkTestSupport"], swiftSettings: surface),
        .testTarget(name: "StrideKitTests", dependencies: ["StrideKit", "HarkTestSupport"], swiftSettings: surface),
        .testTarget(name: "HarkStoreTests", dependencies: ["HarkStore"], swiftSettings: strict),
        .testTarget(name: "HarkAppsTests", dependencies: ["HarkApps", "PropertyLists"], swiftSettings: strict),
        .testTarget(name: "HarkContactsTests", dependencies: ["HarkContacts"], swiftSettings: strict),
        .testTarget(
            name: "HarkUnderstandingTests", dependencies: ["HarkUnderstanding"], resources: [.copy("Sentences")], swiftSettings: strict),
        .testTarget(name: "HarkNameCacheTests", dependencies: ["HarkNameCache", "HarkUnderstanding"], swiftSettings: strict),
        .testTarget(name: "HarkLearningTests", dependencies: ["HarkLearning"], swiftSettings: strict),
        .testTarget(name: "HarkEvaluationTests", dependencies: ["HarkEvaluation", "HarkUnderstanding", "HarkLearning"], swiftSettings: strict),
        .testTarget(
            name: "HarkRehearsalTests",
            dependencies: ["HarkRehearsal", "HarkConversation", "HarkDialogue", "HarkEvaluation", "HarkUnderstanding", "DialogueWalks"],
            swiftSettings: strict),
        .testTarget(name: "HarkTextsTests", dependencies: ["HarkTexts"], swiftSettings: strict),
        .testTarget(name: "HarkDialogueTests", dependencies: ["HarkDialogue", "DialogueWalks"], swiftSettings: strict),
        .testTarget(
            name: "HarkAssistantTests", dependencies: ["HarkAssistant", "HarkConversation", "HarkDialogue", "HarkTestSupport"], swiftSettings: strict),
        .testTarget(name: "HarkCommandTests", dependencies: ["HarkTerminal", "HarkTestSupport", "IntentDefinitions"], swiftSettings: strict),
    ] + ["Chatter", "Jot", "Tally", "Stride"].flatMap(sampleApp)
)
