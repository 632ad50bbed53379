import Foundation

extension UIViewController {
    public var navigationController: UINavigationController? { nearest() }
    public var tabBarController: UITabBarController? { nearest() }
    public var splitViewController: UISplitViewController? { nearest() }
    private func nearest<Controller: UIViewController>() -> Controller? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
    }

    public var isBeingPresented: Bool { false }
    public var isBeingDismissed: Bool { false }
    public var isMovingToParent: Bool { false }
    public var isMovingFromParent: Bool { false }
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    public var topLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
    public var bottomLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

    // The names of Swift 3.
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    public func removeFromParentViewController() { removeFromParent() }
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.leaveParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    func show(presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard presentedViewController == nil, presented !== self else {
            HostLink.shared.diagnose(
                .init("controller.already-presenting", detail: "\(type(of: self)) presents \(presentedViewController.map { "\(type(of: $0))" } ?? "itself") already"))
            return
        }
        presentedViewController = presented
        presented.presentingViewController = self
        presented.setAppears(true, animated: animated)
        later(completion)
    }
    func hidePresented(_ animated: Bool, _ completion: (() -> Void)?) {
        if let presented = presentedViewController {
            if presented.presentedViewController != nil { presented.hidePresented(animated, nil) }
            presented.setAppears(false, animated: animated)
            presented.presentingViewController = nil
            presentedViewController = nil
            later(completion)
        } else if let presenter = sequence(first: self, next: \.parent).lazy.compactMap(\.presentingViewController).first {
            presenter.dismiss(animated: animated, completion: completion)
        } else {
            later(completion)
        }
    }
    private func later(_ completion: (() -> Void)?) {
        guard let completion else { return }
        nonisolated(unsafe) let done = completion
        DispatchQueue.main.async { done() }
    }

    // MARK: Storyboards

    /// What the element of a controller says about it.
    func decodeController(_ element: InterfaceElement, _ file: InterfaceScene) {
        title = file.text(element, "title")
        restorationIdentifier = element["restorationIdentifier"]
        hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
        let styles: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
            "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
        ]
        modalPresentationStyle = element["modalPresentationStyle"].flatMap { styles[$0] } ?? .automatic
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("navigationItem", _): if let item = file.makeObject(child) as? UINavigationItem { navigationItem = item }
            case ("tabBarItem", _): if let item = file.makeObject(child) as? UITabBarItem { tabBarItem = item }
            case ("size", "freeformSize"): break
            case ("toolbarItems", _): toolbarItems = child.children.compactMap { file.makeObject($0) as? UIBarButtonItem }
            case (_, "preferredContentSize"): preferredContentSize = child.size
            default: break
            }
        }
        decodeRelations(element.child("connections")?.children.filter { $0["kind"] == "relationship" }.map(SegueDefinition.init) ?? [])
    }

    /// Outlets, actions and relations, once the view is there.
    func sceneWasLoaded() {
        guard let scene, let element = sceneElement else { return }
        scene.finish(in: element)
    }

    private var segues: [SegueDefinition] {
        sceneElement?.descendants.filter { $0.name == "segue" }.map(SegueDefinition.init) ?? []
    }

    func begin(segue identifier: String, _ sender: Any?) {
        guard let definition = segues.first(where: { $0.identifier == identifier }) else {
            HostLink.shared.diagnose(
                .init("storyboard.no-segue", detail: "\(type(of: self)) has no segue with the identifier '\(identifier)'"))
            return
        }
        run(definition, sender)
    }

    /// A tap on something with a segue.
    func perform(_ segue: (definition: SegueDefinition, controller: UIViewController?), sender: Any?) {
        if shouldPerformSegue(withIdentifier: segue.definition.identifier ?? "", sender: sender) { run(segue.definition, sender) }
    }

    func run(_ definition: SegueDefinition, _ sender: Any?) {
        if definition.kind == "unwind" { return unwind(definition, sender) }
        guard let destination = storyboard?.controller(id: definition.destination) else { return }
        let segue = definition.make(self, destination)
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func unwind(_ definition: SegueDefinition, _ sender: Any?) {
        guard let name = definition.unwindAction else { return }
        let action = Selector(name)
        let above = sequence(first: self as UIViewController) { $0.presentingViewController ?? $0.parent }
        let candidates = above.dropFirst().flatMap { [$0] + $0.children.reversed() }
        guard let target = candidates.first(where: { $0 !== self && $0.canPerformUnwindSegueAction(action, from: self, sender: sender) })
        else { return }
        let segue = UIStoryboardSegue(identifier: definition.identifier, source: self, destination: target)
        prepare(for: segue, sender: sender)
        action.perform(on: target, segue)
        if target.presentedViewController != nil { target.dismiss(animated: true) }
        if let stack = target.navigationController, stack === navigationController { stack.popToViewController(target, animated: true) }
    }
}

extension UIViewController {
    /// A controller by the name of its class (`Module.Class` or `Class`).
    package static func make(className: String) -> UIViewController? {
        let parts = className.split(separator: ".")
        let module = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
        guard let name = parts.last, let type = ObjectClasses.shared.type(named: String(name), module: module) else { return nil }
        return (type as? UIViewController.Type)?.fresh()
    }
}
