import AppSupport
import Foundation
internal import IntentSchema
internal import IntentWire
@_spi(Runtime) import Intents
import IntentsUI
import UIKit

/// The host's calls for views. One is configured after the other, since they share the controller.
@MainActor final class ViewRequests {
    private struct Waiting {
        var call: IncomingCall
        var message: ViewCall
    }

    private let link: HostLink
    private let bundle: Bundle
    private var view: HostedView?
    private var waiting: [Waiting] = []
    /// The call whose view is being configured.
    private var current: IncomingCall?

    init(link: HostLink, bundle: Bundle = .main) {
        self.link = link
        self.bundle = bundle
    }

    func take(_ call: IncomingCall, _ message: ViewCall) {
        waiting.append(Waiting(call: call, message: message))
        next()
    }

    private func next() {
        guard current == nil, !waiting.isEmpty else { return }
        let first = waiting.removeFirst()
        // Given up while it waited for its turn.
        guard !first.call.isCancelled else { return next() }
        current = first.call
        first.call.onCancel {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(first.call) } }
        }
        do {
            try configure(first.call, first.message)
        } catch {
            first.call.fail(error as? HarkError ?? HarkError("value.malformed", ["type": "INInteraction"], detail: "\(error)"))
            finish(first.call)
        }
    }

    private func finish(_ call: IncomingCall) {
        guard current === call else { return }
        current = nil
        next()
    }

    private func configure(_ call: IncomingCall, _ message: ViewCall) throws {
        let interaction = try INInteraction.make(from: .object(message.interaction))
        let view = try hostedView()
        let request = message.request
        let report: @Sendable (RuntimeDiagnostic) -> Void = { [link] in
            link.notify(.diagnostic, Diagnostic(HarkError($0.identifier, detail: $0.detail), request: request).value)
        }
        let gate = CompletionGate<Configured?>(
            method: "\(type(of: view.controller)).configureView", isArray: false, released: nil, report: report
        ) { configured in
            // Later, so that what the extension sets after calling its completion is part of the view.
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    // A controller that forgets its completion has a view all the same, of which nobody knows the size.
                    call.answer(self.answer(view, configured).value)
                    self.finish(call)
                }
            }
        }
        let token = CompletionToken(gate)
        // No parameter named: the view stands for the whole interaction.
        view.configure([], of: interaction) { isShown, parameters, size in
            token.gate.answer(Configured(isShown: isShown, parameters: parameters.map(\.parameterKeyPath).sorted(), size: size))
        }
        withExtendedLifetime(token) {}
    }

    /// What an extension gave to its completion.
    private struct Configured: Sendable {
        var isShown: Bool
        var parameters: [String]
        var size: CGSize
    }

    private func hostedView() throws(HarkError) -> HostedView {
        if let view { return view }
        guard let made = HostedView(bundle: bundle) else {
            let settings = bundle.object(forInfoDictionaryKey: "NSExtension") as? [String: Any] ?? [:]
            let named = settings["NSExtensionMainStoryboard"] ?? settings["NSExtensionPrincipalClass"] ?? "nothing"
            throw HarkError(
                "extension.no-hosted-view", ["class": "\(named)"],
                detail: "'\(named)' gives no view controller that adopts INUIHostedViewControlling")
        }
        view = made
        return made
    }

    private func answer(_ view: HostedView, _ configured: Configured?) -> ViewAnswer {
        guard let configured else { return ViewAnswer(isShown: false) }
        let size = CGSize(width: Self.side(configured.size.width), height: Self.side(configured.size.height))
        guard configured.isShown, size.width > 0, size.height > 0 else { return ViewAnswer(isShown: false) }
        view.show(in: size)
        return ViewAnswer(
            isShown: true, width: size.width, height: size.height,
            parameters: Array(configured.parameters.prefix(ViewAnswer.parameterLimit)), displays: displays(view.controller),
            texts: VisibleTexts(limit: ViewAnswer.textLimit, length: ViewAnswer.textLength).texts(of: view.controller))
    }

    private static func side(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, 0), ViewAnswer.largestSide) : 0
    }

    private func displays(_ controller: UIViewController) -> [ViewAnswer.Display] {
        guard let providing = controller as? any INUIHostedViewSiriProviding else { return [] }
        let said: [(ViewAnswer.Display, Bool)] = [
            (.message, providing.displaysMessage), (.map, providing.displaysMap),
            (.paymentTransaction, providing.displaysPaymentTransaction),
        ]
        return said.filter(\.1).map(\.0)
    }
}
