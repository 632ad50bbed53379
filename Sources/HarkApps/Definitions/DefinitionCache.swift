import Foundation
import IntentSchema
import Synchronization

/// What the installed apps' definitions say: read when first asked for, kept in memory and in a file beside the app, both of
/// which hold for one revision of its bundle.
final class DefinitionCache: Sendable {
    private struct Known {
        var revision: String
        var intents: [IntentDescription]
    }

    /// The file beside an app's bundle. Another format is made anew.
    private struct Stored: Codable {
        static let currentFormat = 2
        static let maximumBytes = 64 << 20
        var format = currentFormat
        var revision: String
        var intents: [IntentDescription]
    }

    static let fileName = ".definitions"

    private let known = Mutex<[String: Known]>([:])

    /// An app that cannot be read any more has none.
    /// - Parameter read: reads the app's bundle anew, where nothing is kept.
    func intents(of app: InstalledApp, read: (InstalledApp) -> [IntentDescription]?) -> [IntentDescription] {
        guard !app.bundle.definitions.isEmpty else { return [] }
        if let found = known.withLock({ $0[app.identifier] }), found.revision == app.revision { return found.intents }
        if let intents = stored(app) {
            known.withLock { $0[app.identifier] = Known(revision: app.revision, intents: intents) }
            return intents
        }
        // What cannot be read now may be again: only what was read is kept beyond this process.
        guard let intents = read(app) else {
            known.withLock { $0[app.identifier] = Known(revision: app.revision, intents: []) }
            return []
        }
        keep(intents, of: app)
        return intents
    }

    /// Keeps what was read with an app's bundle.
    func keep(_ intents: [IntentDescription], of app: InstalledApp) {
        guard !app.bundle.definitions.isEmpty else { return }
        known.withLock { $0[app.identifier] = Known(revision: app.revision, intents: intents) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // The file is only a cache: one that cannot be written is made again the next time.
        if let bytes = try? encoder.encode(Stored(revision: app.revision, intents: intents)) {
            try? bytes.write(to: file(app), options: .atomic)
        }
    }

    private func file(_ app: InstalledApp) -> URL {
        URL(fileURLWithPath: app.bundle.path).deletingLastPathComponent().appending(path: Self.fileName)
    }

    private func stored(_ app: InstalledApp) -> [IntentDescription]? {
        guard let bytes = try? Data(contentsOf: file(app)), bytes.count <= Stored.maximumBytes,
            let stored = try? JSONDecoder().decode(Stored.self, from: bytes), stored.format == Stored.currentFormat,
            stored.revision == app.revision
        else { return nil }
        return stored.intents
    }
}
