public import Foundation
public import IntentSchema

/// Where Hark keeps things: the XDG folders, or one folder for everything when `HARK_HOME` says so.
public struct HarkPaths: Sendable, Hashable {
    /// Apps, their containers and contacts.
    public var data: URL
    /// The journal and what was learned.
    public var state: URL
    /// What can be made again.
    public var cache: URL
    /// vCard files.
    public var contacts: URL

    /// - Parameters:
    ///   - contacts: `contacts` in `data` when nil.
    ///   - cache: `cache` in `data` when nil.
    public init(data: URL, state: URL, contacts: URL? = nil, cache: URL? = nil) {
        self.data = data
        self.state = state
        self.cache = cache ?? data.appending(path: "cache")
        self.contacts = contacts ?? data.appending(path: "contacts")
    }

    /// - Parameter environment: the process's variables; injected for tests.
    /// - Throws: `host.no-home` when neither `HARK_HOME` nor `HOME` is an absolute path.
    public init(environment: [String: String]) throws(HarkError) {
        // The XDG specification: a path that is not absolute is to be ignored.
        func folder(_ name: String) -> URL? {
            environment[name].flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
        }
        if let given = environment["HARK_HOME"], !given.isEmpty {
            let home = URL(filePath: given, directoryHint: .isDirectory).absoluteURL
            self.init(data: home, state: home)
            return
        }
        guard let home = folder("HOME") else { throw HarkError("host.no-home") }
        self.init(
            data: (folder("XDG_DATA_HOME") ?? home.appending(path: ".local/share")).appending(path: "hark"),
            state: (folder("XDG_STATE_HOME") ?? home.appending(path: ".local/state")).appending(path: "hark"),
            cache: (folder("XDG_CACHE_HOME") ?? home.appending(path: ".cache")).appending(path: "hark"))
    }
}
