public import PropertyLists

/// One target: what is compiled together, and what goes into its bundle.
public struct ProjectTarget: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case application
        /// An app extension at the point `com.apple.intents-service`.
        case intentsExtension
        /// An app extension at the point `com.apple.intents-ui-service`.
        case intentsUIExtension
        /// An app extension at another point; the point, or empty when the `Info.plist` does not say.
        case otherExtension(String)
        case framework
        case library
        case tests
        /// Any other Xcode product type, or SwiftPM target type.
        case other(String)
    }

    /// Unique in the project, and the target's name unless two have one name (`Project/Name` then).
    public var identifier: String
    public var name: String
    public var kind: Kind
    /// What other modules import, a valid Swift identifier.
    public var moduleName: String
    /// The product's file name without its ending (`PRODUCT_NAME`).
    public var productName: String
    /// The SDK that it is built for, without a version: "iphoneos", "macosx", "watchos". "iphoneos" where nothing says.
    public var platform: String
    /// Nil for targets that make no bundle. Always usable as a name of a folder: parts that variables left empty are gone.
    public var bundleIdentifier: String?
    /// The folder that the target's relative paths start from (`SRCROOT`, a package target's folder, the folder itself).
    public var folder: String
    /// What is compiled, in the project's order; folders by path. Every file is there.
    public var sources: [SourceFile]
    public var resources: [ResourceFile]
    public var infoPlist: TargetPropertyList?
    public var entitlements: TargetPropertyList?
    public var dependencies: TargetDependencies
    /// As written in `SWIFT_VERSION`: "5.0", "4.2"; nil when nothing says.
    public var swiftVersion: String?
    /// Names that `#if NAME` finds set, in order, each once.
    public var compilationConditions: [String]
    /// The absolute path of `SWIFT_OBJC_BRIDGING_HEADER`.
    public var bridgingHeader: String?
    /// Every build setting with its value, variables filled. Empty but for the derived ones where there is no Xcode project.
    public var settings: [String: String]

    public init(identifier: String, name: String, kind: Kind, moduleName: String, folder: String) {
        self.identifier = identifier
        self.name = name
        self.kind = kind
        self.moduleName = moduleName
        productName = name
        platform = "iphoneos"
        self.folder = folder
        sources = []
        resources = []
        dependencies = TargetDependencies()
        compilationConditions = []
        settings = [:]
    }
}

/// A file that the target's compilers take.
public struct SourceFile: Sendable, Hashable {
    public enum Language: String, Sendable, Hashable, CaseIterable {
        case swift, c
        case cPlusPlus = "c++"
        case objectiveC = "objective-c"
        case objectiveCPlusPlus = "objective-c++"
        case assembly, metal
        /// What else an Xcode project compiles: rules, scripts, grammars.
        case other

        /// By the name's ending, or nil when no compiler takes such files.
        public init?(fileName: String) {
            switch FileName(fileName).ending {
            case "swift": self = .swift
            case "c": self = .c
            case "cc", "cpp", "cxx", "c++": self = .cPlusPlus
            case "m": self = .objectiveC
            case "mm": self = .objectiveCPlusPlus
            case "s", "asm": self = .assembly
            case "metal": self = .metal
            default: return nil
            }
        }
    }

    /// Absolute.
    public var path: String
    public var language: Language

    public init(path: String, language: Language) {
        self.path = path
        self.language = language
    }
}

/// A property list that belongs to a target, as it stands and as the build would fill it.
public struct TargetPropertyList: Sendable, Hashable {
    /// The absolute path; nil when the build settings alone make the list (`GENERATE_INFOPLIST_FILE`).
    public var path: String?
    /// What stands in the file.
    public var raw: [String: PropertyList]
    /// With the build's variables filled, and the keys that the settings add.
    public var values: [String: PropertyList]

    public init(path: String?, raw: [String: PropertyList], values: [String: PropertyList]) {
        self.path = path
        self.raw = raw
        self.values = values
    }
}

/// What a target needs of others.
public struct TargetDependencies: Sendable, Hashable {
    /// Identifiers of targets to build before this one, in the project's order, each once: dependencies that the project
    /// states, and targets whose product this one links.
    public var targets: [String]
    /// Identifiers of the targets whose products are copied into this one's bundle.
    public var embedded: [String]
    /// Frameworks of the system that are linked by name: `Intents`, `UIKit`.
    public var frameworks: [String]
    /// Linked products that no target of the project makes: a library of CocoaPods, a binary framework.
    public var otherProducts: [String]
    public var packageProducts: [PackageProduct]

    public init(
        targets: [String] = [], embedded: [String] = [], frameworks: [String] = [], otherProducts: [String] = [],
        packageProducts: [PackageProduct] = []
    ) {
        self.targets = targets
        self.embedded = embedded
        self.frameworks = frameworks
        self.otherProducts = otherProducts
        self.packageProducts = packageProducts
    }
}

/// A package's product that a target uses.
public struct PackageProduct: Sendable, Hashable {
    public var name: String
    /// The package, where the project says which.
    public var package: ProjectPackage?

    public init(name: String, package: ProjectPackage? = nil) {
        self.name = name
        self.package = package
    }
}
