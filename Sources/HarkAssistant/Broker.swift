import Foundation
import HarkApps
import HarkContacts
import HarkStore
import IntentSchema
import IntentWire
import Synchronization

/// What Hark does for apps while they work: contacts, permissions, words, donations.
final class Broker: HostServices {
    /// A permission that is being asked for; several calls may wait for one answer.
    private struct Asking {
        var waiting: [CheckedContinuation<Bool, Never>] = []
    }
    private struct State {
        /// Sessions by the request they serve. Weak: a session that is gone answers nothing.
        var sessions: [String: WeakSession] = [:]
        var asking: [PermissionKey: Asking] = [:]
        /// Sessions that were served: a process may still write when its request is over.
        var recent: [WeakSession] = []
        /// By app the session that opened it last: where it asks while no request of it is under way.
        var faces: [String: WeakSession] = [:]
    }
    private struct WeakSession { weak var session: Session? }
    private struct PermissionKey: Hashable {
        var request: String
        var permission: String
    }

    private let store: any Store
    private let contacts: ContactDirectory
    private let registry: AppRegistry
    private let circumstances: Circumstances
    private let state = Mutex(State())

    init(store: any Store, contacts: ContactDirectory, registry: AppRegistry, circumstances: Circumstances) {
        self.store = store
        self.contacts = contacts
        self.registry = registry
        self.circumstances = circumstances
    }

    // MARK: Sessions

    func register(_ session: Session, request: String) {
        state.withLock { state in
            state.sessions[request] = WeakSession(session: session)
            if !state.recent.contains(where: { $0.session === session }) { state.recent.append(WeakSession(session: session)) }
        }
    }

    /// A session opens an app in front of its person.
    func attend(_ session: Session, app: String) { state.withLock { $0.faces[app] = WeakSession(session: session) } }

    /// A session's person has left: apps that it opened ask nobody.
    func leave(_ session: Session) { state.withLock { state in state.faces = state.faces.filter { $0.value.session !== session } } }

    /// The request is over: whoever still waits for its permissions is refused.
    func unregister(request: String) {
        let orphans = state.withLock { state in
            state.sessions[request] = nil
            let keys = state.asking.keys.filter { $0.request == request }
            return keys.flatMap { state.asking.removeValue(forKey: $0)?.waiting ?? [] }
        }
        for orphan in orphans { orphan.resume(returning: false) }
    }

    /// The person answered: remembered for the app, and told to every call that waits for it.
    func answer(_ permission: String, granted: Bool, app: String?, request: String) {
        // An answer that cannot be stored still serves this request; the next one asks again.
        if let app { try? store.setPermission(permission, app: app, granted: granted) }
        let key = PermissionKey(request: request, permission: permission)
        let waiting = state.withLock { $0.asking.removeValue(forKey: key)?.waiting ?? [] }
        for continuation in waiting { continuation.resume(returning: granted) }
    }

    /// What an app's process tells its developer goes to the sessions that it serves.
    func record(_ event: ProcessEvent) async {
        let said: [String: IntentValue]
        switch event.kind {
        case .line(let line):
            guard !line.text.isEmpty else { return }
            said = ["text": .string(line.text), "stream": .string(line.stream.rawValue)]
        case .diagnostic(let error):
            said = [
                "identifier": .string(String(error.identifier.prefix(Session.noteLength))),
                "detail": .string(String(error.detail.prefix(Session.noteLength))),
            ]
        case .updated(let update):
            for session in recentSessions() { await session.updated(update) }
            return
        case .ended:
            for session in recentSessions() { await session.processEnded(event.pid) }
            return
        case .started, .marks: return
        }
        for session in recentSessions() { await session.log(said, app: event.app) }
    }

    /// Sessions that were served and are still there.
    private func recentSessions() -> [Session] {
        state.withLock { state in
            state.recent = state.recent.filter { $0.session != nil }
            return state.recent.compactMap(\.session)
        }
    }

    // MARK: HostServices

    func waitsForPerson(_ call: AppCall) async -> Bool {
        guard let permission = Self.permission(wantedBy: call), (try? store.permission(permission, app: call.app)) == .some(nil) else {
            return false
        }
        if call.request.flatMap(session) != nil { return true }
        guard let face = face(call.app), let wanted = appPermission(permission, call.app) else { return false }
        return await face.queue(wanted)
    }

    /// The permission that a call needs before it is answered.
    private static func permission(wantedBy call: AppCall) -> String? {
        switch call.method {
        case .contacts: "contacts"
        case .permissionRequest: try? PermissionCall(call.payload).permission
        default: nil
        }
    }

    func answer(_ call: AppCall) async throws(HarkError) -> IntentValue {
        switch call.method {
        case .contacts:
            let query = try ContactQuery(call.payload)
            guard try await decision("contacts", call) == true else {
                throw HarkError("permission.denied", ["permission": "contacts"], detail: "\(call.app) may not use contacts")
            }
            return .array(contacts.contacts(for: query).map { .object($0.value) })
        case .permissionStatus:
            return Self.status(try store.permission(try known(call), app: call.app)).value
        case .permissionRequest:
            let permission = try known(call)
            // Without a request or a session that opened it there is nobody to ask: nobody can grant it here.
            if try store.permission(permission, app: call.app) == nil, call.request.flatMap(session) == nil, face(call.app) == nil {
                return PermissionStatus.restricted.value
            }
            return Self.status(try await decision(permission, call)).value
        case .deviceStatus: return DeviceMessage(try store.lockStatus().device).value
        case .vocabularySet: try setVocabulary(call)
        case .vocabularyRemoveAll: try store.removeVocabulary(app: call.app)
        case .donate: try donate(call)
        case .deleteDonations: try deleteDonations(call)
        default: throw HarkError("wire.unknown-method", detail: "this Hark has no \(call.method)")
        }
        return .null
    }

    private func setVocabulary(_ call: AppCall) throws(HarkError) {
        let fields = try MessageReader(call.payload, "vocabulary")
        let type = try fields.integer("type")
        guard let kind = Catalogue.shared.enumeration(named: "INVocabularyStringType")?.name(of: type) else {
            throw fields.malformed("type", "no kind of vocabulary has the value \(type)")
        }
        var words = try fields.strings("strings")
        if fields.optional("items") != nil {
            for item in try fields.array("items") { words.append(try MessageReader(item, "item").string("spokenPhrase")) }
        }
        try store.setVocabulary(words, kind: kind, app: call.app)
    }

    private func donate(_ call: AppCall) throws(HarkError) {
        let fields = try MessageReader(call.payload, "interaction")
        guard let interaction = call.payload.object else { throw fields.malformed("interaction", "not an object") }
        try store.donate(
            Donation(
                app: call.app, identifier: try fields.string("identifier"),
                group: try fields.optionalString("groupIdentifier"), time: circumstances.now(), interaction: interaction))
    }

    private func deleteDonations(_ call: AppCall) throws(HarkError) {
        let fields = try MessageReader(call.payload, "delete")
        if fields.optional("identifiers") != nil {
            try store.deleteDonations(app: call.app, identifiers: try fields.strings("identifiers"), group: nil)
        } else if let group = try fields.optionalString("groupIdentifier") {
            try store.deleteDonations(app: call.app, identifiers: nil, group: group)
        } else if fields.optional("all") == true {
            try store.deleteDonations(app: call.app, identifiers: nil, group: nil)
        } else {
            throw fields.malformed("all", "nothing says what to delete")
        }
    }

    // MARK: Permissions

    private func known(_ call: AppCall) throws(HarkError) -> String {
        let permission = try PermissionCall(call.payload).permission
        guard Permissions.known.contains(permission) else {
            throw HarkError("permission.unknown", ["permission": permission])
        }
        return permission
    }

    private static func status(_ granted: Bool?) -> PermissionStatus {
        switch granted {
        case nil: .notDetermined
        case false: .denied
        case true: .authorized
        }
    }

    /// Whether the app may, asking the person once if that was never decided. Nil, and nothing remembered, where there is nobody to
    /// ask or who was asked did not answer.
    private func decision(_ permission: String, _ call: AppCall) async throws(HarkError) -> Bool? {
        if let granted = try store.permission(permission, app: call.app) { return granted }
        let asked = call.request.flatMap(session)
        guard asked != nil || face(call.app) != nil else { return nil }
        guard let usage = usage(of: permission, app: call.app) else {
            throw HarkError(
                "permission.no-usage-description", ["app": call.app, "permission": permission],
                detail: "\(call.app) wants \(permission), and its Info.plist has no \(Permissions.usageKeys[permission] ?? "usage description")")
        }
        guard let request = call.request, let session = asked else {
            return await face(call.app)?.answer(to: permission, app: call.app)
        }
        let key = PermissionKey(request: request, permission: permission)
        let granted = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let isFirst = state.withLock { state in
                defer { state.asking[key, default: Asking()].waiting.append(continuation) }
                return state.asking[key] == nil
            }
            guard isFirst else { return }
            Task { await session.wants(permission: permission, usage: usage) }
        }
        return granted
    }

    private func session(_ request: String) -> Session? { state.withLock { $0.sessions[request]?.session } }
    private func face(_ app: String) -> Session? { state.withLock { $0.faces[app]?.session } }

    private func appPermission(_ permission: String, _ app: String) -> AppPermission? {
        guard let usage = usage(of: permission, app: app), let installed = try? registry.app(identifier: app) else { return nil }
        return AppPermission(app: app, name: installed.displayName, permission: permission, usage: usage)
    }

    private func usage(of permission: String, app: String) -> String? {
        guard let key = Permissions.usageKeys[permission], let app = try? registry.app(identifier: app) else { return nil }
        let text = app.bundle.usageDescription(key, locale: circumstances.locale)
        return text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
}

/// What apps may be allowed to use.
public enum Permissions {
    /// The property-list key in which an app says why it wants something.
    static let usageKeys = ["siri": "NSSiriUsageDescription", "contacts": "NSContactsUsageDescription"]
    public static var known: [String] { usageKeys.keys.sorted() }
}
