import AppSupport
import Foundation
import IntentSchema

/// The person's own phrases. This host keeps none yet: every question is answered at once with an error of the domain
/// `INIntentErrorDomain` whose underlying error is `shortcuts.unavailable`.
open class INVoiceShortcutCenter: NSObject {
    override init() { super.init() }

    nonisolated(unsafe) private static let center = INVoiceShortcutCenter()
    open class var shared: INVoiceShortcutCenter { center }

    open func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler(nil, ShortcutsUnavailable.error(.interactionOperationNotSupported))
    }

    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { throw ShortcutsUnavailable.error(.interactionOperationNotSupported) }

    open func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) { completionHandler(nil, ShortcutsUnavailable.error(.voiceShortcutGetFailed)) }

    open func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        throw ShortcutsUnavailable.error(.voiceShortcutGetFailed)
    }

    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        HostLink.shared.diagnose(ShortcutsUnavailable.reason)
    }
}

/// What an app may show at the right moment. As `INVoiceShortcutCenter`: answered with an error.
open class INRelevantShortcutStore: NSObject {
    override init() { super.init() }

    nonisolated(unsafe) private static let store = INRelevantShortcutStore()
    open class var `default`: INRelevantShortcutStore { store }

    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(ShortcutsUnavailable.error(.interactionOperationNotSupported)) }

    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        throw ShortcutsUnavailable.error(.interactionOperationNotSupported)
    }
}

private enum ShortcutsUnavailable {
    static let reason = HarkError("shortcuts.unavailable", detail: "this version of Hark keeps no shortcuts")
    static func error(_ code: INIntentError.Code) -> INIntentError {
        INIntentError(code, userInfo: [NSUnderlyingErrorKey: reason, NSLocalizedDescriptionKey: reason.description])
    }
}
