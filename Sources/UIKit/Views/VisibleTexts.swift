import Foundation

/// The texts that somebody who looks at a view would read, in reading order: from top to bottom, and in a row from left to
/// right. Hidden views and what is in them are left out.
@MainActor package struct VisibleTexts {
    /// How many texts are taken, and how many characters of each.
    private let limit: Int
    private let length: Int
    /// How deep the tree is followed.
    private static let depth = 64

    package init(limit: Int, length: Int) { (self.limit, self.length) = (limit, length) }

    package func texts(of view: UIView) -> [String] {
        var texts: [String] = []
        collect(view, depth: 0, &texts)
        return texts
    }

    /// What a controller puts before somebody: what it presents, else its view with those of the children that it shows.
    package func texts(of controller: UIViewController) -> [String] {
        var texts: [String] = []
        collect(controller, depth: 0, &texts)
        return texts
    }

    private func collect(_ controller: UIViewController, depth: Int, _ texts: inout [String]) {
        guard depth < Self.depth else { return }
        if let presented = Self.presented(by: controller, depth: depth) { return collect(presented, depth: depth + 1, &texts) }
        if let alert = controller as? UIAlertController {
            return ([alert.title, alert.message] + alert.actions.map(\.title)).forEach { add($0, &texts) }
        }
        if let stack = controller as? UINavigationController, !stack.isNavigationBarHidden {
            add(stack.topViewController?.navigationItem.title, &texts)
        }
        guard let view = controller.view else { return }
        collect(view, depth: depth, &texts)
        for child in controller.shownChildren where !(child.viewIfLoaded?.isDescendant(of: view) ?? false) {
            collect(child, depth: depth + 1, &texts)
        }
    }

    /// What a controller or one of the children that it shows presents: it covers them all.
    private static func presented(by controller: UIViewController, depth: Int) -> UIViewController? {
        guard depth < Self.depth else { return nil }
        return controller.presentedViewController
            ?? controller.shownChildren.lazy.compactMap { presented(by: $0, depth: depth + 1) }.first
    }

    private func add(_ text: String?, _ texts: inout [String]) {
        let text = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty, texts.count < limit { texts.append(String(text.prefix(length))) }
    }

    private func collect(_ view: UIView, depth: Int, _ texts: inout [String]) {
        guard depth < Self.depth, texts.count < limit, !view.isHidden, view.alpha > 0.01 else { return }
        for text in view.ownTexts { add(text, &texts) }
        // The labels inside a control are its own business.
        guard !(view is UIButton), !(view is UISegmentedControl) else { return }
        for subview in Self.inReadingOrder(view.subviews) { collect(subview, depth: depth + 1, &texts) }
    }

    /// Views whose middles lie beside the first of a row belong to that row. Equal places keep the tree's order.
    private static func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let sorted = views.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        var rows: [[(offset: Int, element: UIView)]] = []
        for view in sorted {
            if let first = rows.last?.first, view.element.frame.midY < first.element.frame.maxY {
                rows[rows.count - 1].append(view)
            } else {
                rows.append([view])
            }
        }
        return rows.flatMap { row in
            row.sorted { ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset) }.map(\.element)
        }
    }
}

extension UIView {
    /// What the view itself says, without its subviews.
    fileprivate var ownTexts: [String] {
        switch self {
        case let label as UILabel: [label.text ?? ""]
        case let button as UIButton: [button.currentAttributedTitle?.string ?? button.currentTitle ?? ""]
        case let field as UITextField: [field.isSecureTextEntry ? "" : field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder ?? ""]
        case let text as UITextView: [text.text ?? ""]
        case let segments as UISegmentedControl: (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
        default: []
        }
    }
}
