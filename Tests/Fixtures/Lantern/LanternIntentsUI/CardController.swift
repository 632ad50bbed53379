import IntentsUI
import UIKit

class CardController: UIViewController, INUIHostedViewControlling, INUIHostedViewSiriProviding {
    @IBOutlet private weak var message: UILabel!
    @IBOutlet private var state: UILabel!
    @IBOutlet var again: UIButton!
    private var shown = 0

    var displaysMessage: Bool { return true }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard let intent = interaction.intent as? INSendMessageIntent else { return completion(false, parameters, .zero) }
        shown += 1
        message.text = intent.content
        again.isHidden = interaction.intentHandlingStatus != .failure
        if intent.content == "dark" { fatalError("no light") }
        // A forgotten completion.
        if intent.content == "dim" { return }
        completion(true, parameters, CGSize(width: message.frame.width + 40, height: state.frame.maxY + 20))
        completion(true, parameters, .zero)
        state.text = "\(shown): \(name(interaction.intentHandlingStatus)), \(interaction.direction == .outgoing ? "outgoing" : "incoming")"
    }

    private func name(_ status: INIntentHandlingStatus) -> String {
        switch status {
        case .ready: return "ready"
        case .success: return "sent"
        case .failure: return "not sent"
        default: return "?"
        }
    }
}
