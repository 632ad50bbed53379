import Foundation
import IntentSchema
import PropertyLists

/// The objects of a `project.pbxproj`, typed, by their identifiers. What the targets' contents do not need is not kept.
struct ObjectGraph {
    typealias ID = String

    struct Project {
        var targets: [ID]
        var mainGroup: ID?
        var configurations: ID?
        /// A folder below the project's own that paths start from.
        var directory: String
        var developmentRegion: String
        var packages: [ID]
        /// File references to other projects.
        var subprojects: [ID]
    }

    struct Target {
        var name: String
        /// `com.apple.product-type.…`; for targets that only run others, the object's class.
        var productType: String
        var configurations: ID?
        var phases: [ID]
        var dependencies: [ID]
        var product: ID?
        var packageProducts: [ID]
        var synchronizedFolders: [ID]
    }

    /// A file, or a folder of the project's tree.
    struct Element {
        enum Kind {
            case file, group, variants, versions, synchronized
            /// A product of another project.
            case proxy(remote: ID?)
        }
        var kind: Kind
        var name: String?
        var path: String?
        var tree: String
        var children: [ID]
        /// For synchronized folders.
        var exceptions: [ID]
        /// Folders of a synchronized one that are copied whole.
        var explicitFolders: [String]
        var label: String { name ?? path.map(FilePath.name) ?? "" }
    }

    struct Phase {
        enum Kind { case sources, resources, frameworks, copy }
        var kind: Kind
        var files: [ID]
    }

    struct BuildFile {
        var file: ID?
        /// A package's product.
        var product: ID?
        var attributes: [String]
        var platforms: [String]
    }

    struct Configuration {
        var name: String
        var settings: [String: PropertyList]
        /// A file reference to an `.xcconfig`, or to the synchronized folder it lies in.
        var base: ID?
        var basePath: String?
    }

    struct ExceptionSet {
        var target: ID?
        /// For sets that are about one phase of a target.
        var phase: ID?
        var paths: [String]
        var attributes: [String: [String]]
    }

    struct Proxy {
        var portal: ID?
        var target: ID?
    }

    struct Dependency {
        var target: ID?
        var proxy: ID?
        var product: ID?
        var platforms: [String]
    }

    var project = Project(
        targets: [], mainGroup: nil, configurations: nil, directory: "", developmentRegion: "en", packages: [], subprojects: [])
    /// The object that stands for the project itself, which proxies name.
    var root: ID = ""
    var targets: [ID: Target] = [:]
    var elements: [ID: Element] = [:]
    var phases: [ID: Phase] = [:]
    var buildFiles: [ID: BuildFile] = [:]
    var configurations: [ID: Configuration] = [:]
    var configurationLists: [ID: [ID]] = [:]
    /// The name that a list gives as the default.
    var defaultConfigurations: [ID: String] = [:]
    var exceptionSets: [ID: ExceptionSet] = [:]
    var proxies: [ID: Proxy] = [:]
    var dependencies: [ID: Dependency] = [:]
    /// Where packages are: an address, or a folder as the project writes it.
    var packages: [ID: (url: String?, path: String?)] = [:]
    var packageProducts: [ID: (name: String, package: ID?)] = [:]

    static let limits = PropertyListLimits(bytes: 32 << 20, depth: 32, entries: 4_000_000, containers: 1_000_000)

    /// - Throws: `project.malformed` with the line where the text is at fault.
    init(_ data: Data, path: String) throws(HarkError) {
        let list: [String: PropertyList]
        do {
            list = try PropertyList.dictionary(data, limits: Self.limits)
        } catch {
            throw Disk.malformed(path, error)
        }
        guard let objects = list["objects"]?.dictionary else {
            throw HarkError("project.malformed", ["path": path], detail: "\(path): it has no 'objects'")
        }
        guard let root = list["rootObject"]?.string, let entries = objects[root]?.dictionary else {
            throw HarkError("project.malformed", ["path": path], detail: "\(path): 'rootObject' is no object of it")
        }
        self.root = root
        for (id, object) in objects { if let entries = object.dictionary { add(id, Fields(entries)) } }
        let fields = Fields(entries)
        project = Project(
            targets: fields.strings("targets"), mainGroup: fields.string("mainGroup"),
            configurations: fields.string("buildConfigurationList"), directory: fields.string("projectDirPath") ?? "",
            developmentRegion: fields.string("developmentRegion") ?? "en", packages: fields.strings("packageReferences"),
            subprojects: fields.dictionaries("projectReferences").compactMap { $0.string("ProjectRef") })
    }

    private mutating func add(_ id: ID, _ fields: Fields) {
        let isa = fields.string("isa") ?? ""
        switch isa {
        case "PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget": targets[id] = Target(fields, isa: isa)
        case "PBXFileReference": elements[id] = Element(.file, fields)
        case "PBXGroup": elements[id] = Element(.group, fields)
        case "PBXVariantGroup": elements[id] = Element(.variants, fields)
        case "XCVersionGroup": elements[id] = Element(.versions, fields)
        case "PBXFileSystemSynchronizedRootGroup": elements[id] = Element(.synchronized, fields)
        case "PBXReferenceProxy": elements[id] = Element(.proxy(remote: fields.string("remoteRef")), fields)
        case "PBXSourcesBuildPhase": phases[id] = Phase(kind: .sources, files: fields.strings("files"))
        case "PBXResourcesBuildPhase": phases[id] = Phase(kind: .resources, files: fields.strings("files"))
        case "PBXFrameworksBuildPhase": phases[id] = Phase(kind: .frameworks, files: fields.strings("files"))
        case "PBXCopyFilesBuildPhase": phases[id] = Phase(kind: .copy, files: fields.strings("files"))
        case "PBXBuildFile":
            buildFiles[id] = BuildFile(
                file: fields.string("fileRef"), product: fields.string("productRef"),
                attributes: fields.dictionary("settings")?.strings("ATTRIBUTES") ?? [], platforms: fields.platforms)
        case "XCBuildConfiguration":
            configurations[id] = Configuration(
                name: fields.string("name") ?? "", settings: fields.values["buildSettings"]?.dictionary ?? [:],
                base: fields.string("baseConfigurationReference") ?? fields.string("baseConfigurationReferenceAnchor"),
                basePath: fields.string("baseConfigurationReferenceRelativePath"))
        case "XCConfigurationList":
            configurationLists[id] = fields.strings("buildConfigurations")
            defaultConfigurations[id] = fields.string("defaultConfigurationName")
        case "PBXFileSystemSynchronizedBuildFileExceptionSet", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
            exceptionSets[id] = ExceptionSet(
                target: fields.string("target"), phase: fields.string("buildPhase"), paths: fields.strings("membershipExceptions"),
                attributes: fields.dictionary("attributesByRelativePath")?.lists ?? [:])
        case "PBXContainerItemProxy":
            proxies[id] = Proxy(
                portal: fields.string("containerPortal"), target: fields.string("remoteGlobalIDString"))
        case "PBXTargetDependency":
            dependencies[id] = Dependency(
                target: fields.string("target"), proxy: fields.string("targetProxy"), product: fields.string("productRef"),
                platforms: fields.platforms)
        case "XCRemoteSwiftPackageReference": packages[id] = (fields.string("repositoryURL"), nil)
        case "XCLocalSwiftPackageReference": packages[id] = (nil, fields.string("relativePath") ?? fields.string("path"))
        case "XCSwiftPackageProductDependency":
            packageProducts[id] = (fields.string("productName") ?? "", fields.string("package"))
        default: break
        }
    }
}

extension ObjectGraph.Target {
    fileprivate init(_ fields: Fields, isa: String) {
        name = fields.string("name") ?? ""
        productType = fields.string("productType") ?? isa
        configurations = fields.string("buildConfigurationList")
        phases = fields.strings("buildPhases")
        dependencies = fields.strings("dependencies")
        product = fields.string("productReference")
        packageProducts = fields.strings("packageProductDependencies")
        synchronizedFolders = fields.strings("fileSystemSynchronizedGroups")
    }
}

extension ObjectGraph.Element {
    fileprivate init(_ kind: Kind, _ fields: Fields) {
        self.kind = kind
        name = fields.string("name")
        path = fields.string("path")
        tree = fields.string("sourceTree") ?? "<group>"
        children = fields.strings("children")
        exceptions = fields.strings("exceptions")
        explicitFolders = fields.strings("explicitFolders")
    }
}

/// Reads the entries of one object; what is not of the type asked for counts as absent.
struct Fields {
    let values: [String: PropertyList]

    init(_ values: [String: PropertyList]) { self.values = values }

    func string(_ key: String) -> String? { values[key]?.string }
    func strings(_ key: String) -> [String] { values[key]?.array?.compactMap(\.string) ?? [] }
    func dictionary(_ key: String) -> Fields? { values[key]?.dictionary.map(Fields.init) }
    func dictionaries(_ key: String) -> [Fields] { values[key]?.array?.compactMap(\.dictionary).map(Fields.init) ?? [] }
    var lists: [String: [String]] { values.compactMapValues { $0.array?.compactMap(\.string) } }
    /// What `platformFilter` and `platformFilters` allow; empty for all.
    var platforms: [String] { string("platformFilter").map { [$0] } ?? strings("platformFilters") }
}
