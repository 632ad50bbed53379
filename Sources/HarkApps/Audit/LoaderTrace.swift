/// What the loader spent on one shared library, in milliseconds.
public struct LoadedLibrary: Sendable, Hashable, Codable {
    /// The file's name.
    public var name: String
    /// Finding and mapping it.
    public var load: Double
    /// Binding it to the others.
    public var relocate: Double
    /// Its initialisers.
    public var initialise: Double
    public var total: Double { load + relocate + initialise }
}

/// Reads what the loader of the GNU C library tells with `LD_DEBUG=files,reloc`: each of its lines begins a piece of work on a library
/// that goes on until the next.
struct LoaderTrace {
    private enum Work { case load, relocate, initialise }
    private var open: (name: String, work: Work, since: Int64)?
    private var found: [LoadedLibrary] = []
    private var places: [String: Int] = [:]
    private var isOver = false

    /// Longest first.
    var libraries: [LoadedLibrary] { found.sorted { ($1.total, $0.name) < ($0.total, $1.name) } }

    /// - Parameter time: when the line was written, in nanoseconds.
    mutating func read(_ line: String, at time: Int64) {
        guard !isOver else { return }
        // "     22518:\tfile=libc.so.6 [0];  needed by …"
        guard let tab = line.firstIndex(of: "\t") else { return }
        let text = line[line.index(after: tab)...]
        if let rest = Self.after("file=", text) {
            begin(rest.prefix { $0 != " " }, .load, time)
        } else if let rest = Self.after("relocation processing: ", text) {
            begin(rest.prefix { $0 != " " }, .relocate, time)
        } else if let rest = Self.after("calling init: ", text) {
            begin(rest[...], .initialise, time)
        } else if text.hasPrefix("initialize program: ") || text.hasPrefix("transferring control: ") {
            end(time)
            isOver = true
        }
    }

    private static func after(_ prefix: String, _ text: Substring) -> Substring? {
        text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
    }

    private mutating func begin(_ path: Substring, _ work: Work, _ time: Int64) {
        let name = String(path.split(separator: "/").last ?? path)
        if let open, open.name == name, open.work == work { return }
        end(time)
        open = (name, work, time)
    }

    private mutating func end(_ time: Int64) {
        guard let open else { return }
        self.open = nil
        let index = places[open.name] ?? found.count
        if index == found.count {
            places[open.name] = index
            found.append(LoadedLibrary(name: open.name, load: 0, relocate: 0, initialise: 0))
        }
        let spent = Double(max(0, time - open.since)) / 1e6
        switch open.work {
        case .load: found[index].load += spent
        case .relocate: found[index].relocate += spent
        case .initialise: found[index].initialise += spent
        }
    }
}
