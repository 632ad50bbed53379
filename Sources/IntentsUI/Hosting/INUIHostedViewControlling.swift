import Foundation
import Intents
import UIKit

/// Where a view of an extension is shown.
public enum INUIHostedViewContext: UInt, Sendable {
    case siriSnippet
    case mapsCard
}

/// What a person can do with a view.
public enum INUIInteractiveBehavior: UInt, Sendable {
    case none, nextView, launch, genericAction
}

/// The view controller of an Intents UI extension. A class implements `configureView` or the older `configure`, or both.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Prepares the view for some of an interaction's parameters.
    /// - Parameter completion: takes whether the parameters are shown, which of them, and the size wanted.
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)

    /// Prepares the view for a whole interaction.
    /// - Parameter completion: takes the size wanted; none when it is zero.
    func configure(with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)

    /// As code of the first SDKs of iOS 10 wrote it.
    func configure(with interaction: INInteraction!, context: INUIHostedViewContext, completion: ((CGSize) -> Void)!)
}

extension INUIHostedViewControlling {
    /// A class without the newer method shows everything in its first view, by the older one: the parameters it is asked for
    /// are shown when no parameter is named, as SiriKit asks first.
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard parameters.isEmpty else { return completion(false, parameters, .zero) }
        configure(with: interaction, context: context) { completion(true, parameters, $0) }
    }

    public func configure(with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void) {
        let older: ((CGSize) -> Void)? = completion
        configure(with: Optional(interaction), context: context, completion: older)
    }

    public func configure(with interaction: INInteraction!, context: INUIHostedViewContext, completion: ((CGSize) -> Void)!) {
        completion?(.zero)
    }
}

/// Says which of Siri's own views a controller's view takes the place of.
@preconcurrency @MainActor public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
}
extension INUIHostedViewSiriProviding {
    public var displaysMap: Bool { false }
    public var displaysMessage: Bool { false }
    public var displaysPaymentTransaction: Bool { false }
}
