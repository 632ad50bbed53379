import Foundation
internal import IntentSchema

/// The `UserDefaults` that apps get: Foundation's interface over a list that several processes share safely.
///
/// A change is on disk when `set` returns, and other processes read it at once; `synchronize()` is not needed. Values come from
/// the list itself, then from suites added with `addSuite(named:)`, then from what was registered in this process.
public final class SharedDefaults: UserDefaults {
    private let file: DefaultsFile
    private let lock = NSLock()
    private var addedSuites: [(name: String, file: DefaultsFile)] = []

    private static let registration = NSLock()
    nonisolated(unsafe) private static var registered: [String: Any] = [:]

    package init(path: String) {
        file = DefaultsFile.at(path)
        // Foundation's own storage stays unused: nothing is written to it, so that it never makes a file.
        let unused: String? = "org.hark.unused"
        // It gives nil for no name, and Swift chains to a failable initialiser only like this.
        super.init(suiteName: unused)!
    }

    private func post() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    // MARK: Reading

    public override func object(forKey defaultName: String) -> Any? {
        if let value = file[defaultName] { return value }
        for suite in lock.withLock({ addedSuites }) {
            if let value = suite.file[defaultName] { return value }
        }
        return Self.registration.withLock { Self.registered[defaultName] }
    }

    public override func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    public override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    public override func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }
    public override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    public override func stringArray(forKey defaultName: String) -> [String]? {
        object(forKey: defaultName) as? [String]
    }

    /// A number, or text that begins like one; otherwise 0.
    public override func integer(forKey defaultName: String) -> Int {
        switch object(forKey: defaultName) {
        case let text as NSString: text.integerValue
        case let number as NSNumber: number.intValue
        default: 0
        }
    }

    public override func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    public override func double(forKey defaultName: String) -> Double {
        switch object(forKey: defaultName) {
        case let text as NSString: text.doubleValue
        case let number as NSNumber: number.doubleValue
        default: 0
        }
    }

    /// A number other than 0, or text that begins with Y, y, T, t or a digit other than 0; otherwise false.
    public override func bool(forKey defaultName: String) -> Bool {
        switch object(forKey: defaultName) {
        case let text as NSString: text.boolValue
        case let number as NSNumber: number.boolValue
        default: false
        }
    }

    /// What `set(_:forKey:)` stored for a URL, or text read as a file's path.
    public override func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let bytes as Data: (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: bytes)) as URL?
        default: nil
        }
    }

    public override func dictionaryRepresentation() -> [String: Any] {
        var values = Self.registration.withLock { Self.registered }
        for suite in lock.withLock({ addedSuites }).reversed() { values.merge(suite.file.values) { $1 } }
        return values.merging(file.values) { $1 }
    }

    // MARK: Writing

    public override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        if let url = value as? URL { return set(url, forKey: defaultName) }
        do throws(HarkError) {
            file.update([defaultName: try DefaultsValue.copy(value, defaultName)])
            post()
        } catch {
            DefaultsLocation.reportOnce(error)
        }
    }

    public override func set(_ value: Int, forKey defaultName: String) { store(NSNumber(value: value), defaultName) }
    public override func set(_ value: Float, forKey defaultName: String) { store(NSNumber(value: value), defaultName) }
    public override func set(_ value: Double, forKey defaultName: String) { store(NSNumber(value: value), defaultName) }
    public override func set(_ value: Bool, forKey defaultName: String) { store(NSNumber(value: value), defaultName) }

    /// A file's URL is stored as its path, any other as a keyed archive, as on Apple's systems.
    public override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        if url.isFileURL { return store(url.path, defaultName) }
        if let bytes = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) {
            store(bytes, defaultName)
        }
    }

    private func store(_ value: Any, _ key: String) {
        file.update([key: value])
        post()
    }

    public override func removeObject(forKey defaultName: String) {
        file.update([defaultName: nil])
        post()
    }

    /// Values for keys that nothing else sets; for this process, not stored.
    public override func register(defaults registrationDictionary: [String: Any]) {
        for (key, value) in registrationDictionary {
            do throws(HarkError) {
                let copy = try DefaultsValue.copy(value, key)
                Self.registration.withLock { Self.registered[key] = copy }
            } catch {
                DefaultsLocation.reportOnce(error)
            }
        }
    }

    /// True when every change is on disk; changes are written as they are made, so that this only tries again what failed.
    @discardableResult
    public override func synchronize() -> Bool { file.synchronize() }

    // MARK: Suites and domains

    public override func addSuite(named suiteName: String) {
        guard let suite = Self.file(suiteName) else { return }
        lock.withLock {
            addedSuites.removeAll { $0.name == suiteName }
            addedSuites.append((suiteName, suite))
        }
    }

    public override func removeSuite(named suiteName: String) {
        lock.withLock { addedSuites.removeAll { $0.name == suiteName } }
    }

    public override func persistentDomain(forName domainName: String) -> [String: Any]? {
        let values = Self.file(domainName)?.values
        return values?.isEmpty == true ? nil : values
    }

    public override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        do throws(HarkError) {
            guard let values = try DefaultsValue.copy(domain, domainName) as? [String: Any] else { return }
            Self.file(domainName)?.replace(with: values)
            post()
        } catch {
            DefaultsLocation.reportOnce(error)
        }
    }

    public override func removePersistentDomain(forName domainName: String) {
        Self.file(domainName)?.replace(with: [:])
        post()
    }

    /// The list of a suite, or of this bundle's own domain.
    private static func file(_ name: String) -> DefaultsFile? {
        let hello = HostLink.shared.hello
        if name == hello?.bundleIdentifier { return DefaultsFile.at(DefaultsLocation.standardPath(hello: hello)) }
        do throws(HarkError) {
            return DefaultsFile.at(try DefaultsLocation.path(suite: name, hello: hello))
        } catch {
            DefaultsLocation.reportOnce(error)
            return nil
        }
    }
}
