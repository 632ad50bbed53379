public import Foundation

/// A folder of its own for a test, with contacts, the real sample apps and the real program. Removed when it goes.
public final class Workbench: Sendable {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    /// What a program left behind.
    public struct Result: Sendable {
        public var code: Int32
        public var output: String
        public var errors: String
        public var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    public let root: URL
    public var home: URL { root.appending(path: "home") }
    public var contacts: URL { home.appending(path: "contacts") }

    /// Where the build put programs: beside the test bundle that is running.
    public static let products: URL = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(filePath: own).deletingLastPathComponent()
    }()

    /// The checkout.
    public static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    public init(contacts cards: [Card] = [.annaLee, .annaLi, .wangYiran]) throws {
        root = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root.appending(path: "home/contacts"), withIntermediateDirectories: true)
        let text = cards.map(\.text).joined()
        try Data(text.utf8).write(to: root.appending(path: "home/contacts/people.vcf"))
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    // MARK: Apps

    /// Lays out a bundle of one of the package's apps from what was built.
    /// - Parameter folder: relative to the checkout, for example `Apps/Chatter`.
    public func bundle(_ folder: String = "Apps/Chatter") throws -> URL {
        let name = URL(filePath: folder).lastPathComponent
        let bundle = root.appending(path: "\(name).app")
        let result = try run(
            Self.checkout.appending(path: "Scripts/bundle-app"),
            [Self.checkout.appending(path: folder).path, Self.products.path, bundle.path])
        guard result.code == 0 else { throw Failure(description: "bundle-app: \(result.errors)") }
        return bundle
    }

    /// Lays out an app around the fixture extension that misbehaves on demand.
    /// - Parameters:
    ///   - principalClass: another principal class than the fixture's plist names.
    public func unruly(principalClass: String? = nil, name: String = "Unruly") throws -> URL {
        let bundle = root.appending(path: "\(name).app")
        let appex = bundle.appending(path: "PlugIns/UnrulyIntents.appex")
        try FileManager.default.createDirectory(at: appex, withIntermediateDirectories: true)
        let fixture = Self.checkout.appending(path: "Tests/Fixtures/UnrulyIntents")
        var plist = try String(contentsOf: fixture.appending(path: "Info.plist"), encoding: .utf8)
        if let principalClass { plist = plist.replacing("$(PRODUCT_MODULE_NAME).IntentHandler", with: principalClass) }
        try Data(plist.utf8).write(to: appex.appending(path: "Info.plist"))
        try FileManager.default.copyItem(
            at: fixture.appending(path: "Entitlements.plist"), to: appex.appending(path: "Entitlements.plist"))
        try FileManager.default.copyItem(
            at: Self.products.appending(path: "UnrulyIntents"), to: appex.appending(path: "UnrulyIntents"))
        let info = [
            "CFBundleIdentifier": "org.hark.unruly", "CFBundleName": name, "CFBundleDisplayName": name,
            "NSSiriUsageDescription": "For tests.",
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try data.write(to: bundle.appending(path: "Info.plist"))
        return bundle
    }

    /// Lays out the tea house: an app whose extension serves intents of its own definition, in English and Chinese.
    public func teaHouse() throws -> URL {
        let bundle = root.appending(path: "Tea House.app")
        let appex = bundle.appending(path: "PlugIns/TeaService.appex")
        try FileManager.default.createDirectory(at: appex, withIntermediateDirectories: true)
        let fixtures = Self.checkout.appending(path: "Tests/Fixtures")
        for file in ["Info.plist", "Entitlements.plist"] {
            try FileManager.default.copyItem(
                at: fixtures.appending(path: "TeaService/\(file)"), to: appex.appending(path: file))
        }
        for folder in ["Base.lproj", "zh-Hans.lproj"] {
            try FileManager.default.copyItem(
                at: fixtures.appending(path: "TeaIntents/\(folder)"), to: bundle.appending(path: folder))
        }
        try FileManager.default.copyItem(
            at: Self.products.appending(path: "TeaService"), to: appex.appending(path: "TeaService"))
        let info = [
            "CFBundleIdentifier": "org.hark.tea", "CFBundleName": "Tea House", "NSSiriUsageDescription": "To order tea.",
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try data.write(to: bundle.appending(path: "Info.plist"))
        return bundle
    }

    /// Lays out an app without extensions that asks to be used with Hark when it is opened.
    /// - Parameter usage: why; nil for an app that does not say.
    public func bell(usage: String? = "Bell rings at the end of a workout.") throws -> URL {
        let bundle = root.appending(path: "Bell.app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.products.appending(path: "Bell"), to: bundle.appending(path: "Bell"))
        var info: [String: Any] = [
            "CFBundleIdentifier": "org.hark.bell", "CFBundleName": "Bell", "CFBundleExecutable": "Bell",
            "INIntentsSupported": ["INStartWorkoutIntent"],
        ]
        info["NSSiriUsageDescription"] = usage
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: bundle.appending(path: "Info.plist"))
        return bundle
    }

    /// Installs a bundle through the program.
    public func install(bundle: URL) throws {
        let result = try hark(["app", "install", bundle.path])
        guard result.code == 0 else { throw Failure(description: "install: \(result.output)\(result.errors)") }
    }

    /// Installs an app through the program, allowing it contacts.
    public func install(_ folder: String = "Apps/Chatter", allow: Bool = true) throws {
        let result = try hark(["app", "install", try bundle(folder).path] + (allow ? ["--allow", "contacts"] : []))
        guard result.code == 0 else { throw Failure(description: "install: \(result.output)\(result.errors)") }
    }

    // MARK: Programs

    /// Runs `hark` with nothing of this process's environment.
    public func hark(
        _ arguments: [String], input: String = "", home: String? = nil, variables: [String: String] = [:]
    ) throws -> Result {
        let environment = ["HARK_HOME": home ?? self.home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        return try run(
            Self.products.appending(path: "hark"), arguments, input: input,
            environment: environment.merging(variables) { $1 })
    }

    /// Runs a program to its end and takes all of its output.
    public func run(
        _ program: URL, _ arguments: [String], input: String = "", environment: [String: String]? = nil
    ) throws -> Result {
        // Files rather than pipes: nothing can fill up while nobody reads.
        let name = UUID().uuidString
        let (inputFile, outputFile, errorFile) = (
            root.appending(path: "\(name).in"), root.appending(path: "\(name).out"), root.appending(path: "\(name).err")
        )
        try Data(input.utf8).write(to: inputFile)
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        return Result(
            code: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }
}

/// A contact of a test.
public struct Card: Sendable {
    public var text: String

    public init(identifier: String, given: String, family: String, full: String? = nil, label: String, number: String) {
        text = """
            BEGIN:VCARD
            VERSION:3.0
            UID:\(identifier)
            FN:\(full ?? "\(given) \(family)")
            N:\(family);\(given);;;
            TEL;TYPE=\(label):\(number)
            END:VCARD

            """
    }

    public static let annaLee = Card(
        identifier: "anna-lee", given: "Anna", family: "Lee", label: "work", number: "+1 555 010 0101")
    public static let annaLi = Card(
        identifier: "anna-li", given: "Anna", family: "Li", label: "home", number: "+1 555 010 0102")
    public static let wangYiran = Card(
        identifier: "wang-yiran", given: "一然", family: "王", full: "王一然", label: "cell", number: "+86 10 5550 0103")
}
