import Contacts
import Foundation

/// A list of values in a file of the container that the app and its extension share.
///
/// Both may change it at the same time: a change is made under a lock, and a reader sees the file before or after it.
public struct SharedList<Element: Codable & Sendable>: Sendable {
    private let file: URL

    public init(folder: URL, name: String) { file = folder.appendingPathComponent("\(name).json") }

    public func all() throws -> [Element] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
    }

    @discardableResult
    public func change<Result>(_ change: (inout [Element]) throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        defer { close(lock) }
        guard flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileWriteNoPermission) }
        var elements = try all()
        let result = try change(&elements)
        try JSONEncoder().encode(elements).write(to: file, options: .atomic)
        return result
    }
}

/// Where the app and its extension keep what is theirs.
public struct RecipeStorage: Sendable {
    public static let group = "group.org.hark.recipe-assistant"

    public let folder: URL

    /// Nil when the app group is not declared in the bundle's entitlements.
    public init?() {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else { return nil }
        folder = container
    }

    public init(folder: URL) { self.folder = folder }

    public var orders: SharedList<Order> { SharedList(folder: folder, name: "Orders") }
    public var steps: SharedList<CookingPlace> { SharedList(folder: folder, name: "Steps") }
    public var jobs: SharedList<PhotoJob> { SharedList(folder: folder, name: "PhotoJobs") }
    public var photos: URL { folder.appendingPathComponent("Photos") }
}

/// An order as the kitchen gets it.
public struct Order: Codable, Hashable, Sendable {
    /// The request's; an order is taken once.
    public var identifier: String
    public var soup: String
    public var quantity: Int
    public var size: String?
    public var extras: [String]
    /// Where it goes to: an address, or the place where it is picked up.
    public var destination: String

    public init(identifier: String, soup: String, quantity: Int, size: String?, extras: [String], destination: String) {
        self.identifier = identifier
        self.soup = soup
        self.quantity = quantity
        self.size = size
        self.extras = extras
        self.destination = destination
    }
}

extension RecipeStorage {
    /// Takes an order; one that was taken already is left as it is.
    public func add(_ order: Order) throws {
        try orders.change { orders in
            if !orders.contains(where: { $0.identifier == order.identifier }) { orders.append(order) }
        }
    }
}
