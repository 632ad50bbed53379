import Foundation
import Intents
import UIKit

/// Makes the view controller of an Intents UI extension and asks it for its views.
@MainActor package struct HostedView {
    package let controller: UIViewController
    private let hosted: any INUIHostedViewControlling

    /// The controller of `NSExtensionMainStoryboard`, or of the class that `NSExtensionPrincipalClass` names.
    /// - Returns: nil where the bundle names neither, or what it names is no hosted view controller.
    package init?(bundle: Bundle) {
        let settings = bundle.object(forInfoDictionaryKey: "NSExtension") as? [String: Any] ?? [:]
        let made: UIViewController?
        if let storyboard = settings["NSExtensionMainStoryboard"] as? String {
            made = UIStoryboard(name: storyboard, bundle: bundle).instantiateInitialViewController()
        } else {
            made = (settings["NSExtensionPrincipalClass"] as? String).flatMap { UIViewController.make(className: $0) }
        }
        guard let made else { return nil }
        self.init(made)
    }

    package init?(_ controller: UIViewController) {
        guard let hosted = controller as? any INUIHostedViewControlling else { return nil }
        (self.controller, self.hosted) = (controller, hosted)
        controller.hostContext = controller.hostContext ?? NSExtensionContext()
        controller.loadViewIfNeeded()
    }

    /// Gives the view its room and puts it before the person.
    package func show(in size: CGSize) {
        controller.view.frame.size = size
        controller.setAppears(true)
        controller.view.layoutIfNeeded()
    }

    /// Asks for the view of some parameters; none for the first view, which stands for the whole interaction.
    package func configure(
        _ parameters: Set<INParameter>, of interaction: INInteraction, behaviour: INUIInteractiveBehavior = .none,
        context: INUIHostedViewContext = .siriSnippet, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        hosted.configureView(
            for: parameters, of: interaction, interactiveBehavior: behaviour, context: context, completion: completion)
    }
}
