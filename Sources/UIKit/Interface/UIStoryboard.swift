import Foundation
internal import IntentSchema

/// The scenes of a `.storyboard` file of a bundle.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle
    private let document: InterfaceElement

    /// Reads the file. One that is not there, or not well-formed, ends the process, as on Apple's systems.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil ?? .main)
        guard let url = InterfaceFiles.url(name, "storyboard", in: bundle) else {
            fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
        }
        do throws(HarkError) {
            document = try InterfaceFiles.read(url)
        } catch {
            fatalError("\(error)")
        }
    }

    package init(contentsOf url: URL, bundle: Bundle) throws {
        (name, self.bundle) = (url.deletingPathExtension().lastPathComponent, bundle)
        document = try InterfaceFiles.read(url)
    }

    private var controllers: [InterfaceElement] {
        (document.child("scenes")?.children(named: "scene") ?? []).flatMap { $0.child("objects")?.children ?? [] }
            .filter { $0["sceneMemberID"] == "viewController" || $0.name.lowercased().hasSuffix("controller") }
    }

    open func instantiateInitialViewController() -> UIViewController? { controller(id: document["initialViewController"]) }
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = document["initialViewController"], let element = controllers.first(where: { $0["id"] == id }) else { return nil }
        return make(element, creator) as? Controller
    }
    /// The controller of a scene. An identifier that no scene has ends the process, as on Apple's systems.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let element = controllers.first(where: { $0["storyboardIdentifier"] == identifier }),
            let controller = make(element, nil as ((NSCoder) -> UIViewController?)?)
        else { fatalError("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'") }
        return controller
    }
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let element = controllers.first(where: { $0["storyboardIdentifier"] == identifier }),
            let controller = make(element, creator) as? Controller
        else { fatalError("Storyboard (\(name)) doesn't contain a view controller of that class with identifier '\(identifier)'") }
        return controller
    }

    func controller(id: String?) -> UIViewController? {
        guard let id, let element = controllers.first(where: { $0["id"] == id }) else { return nil }
        return make(element, nil as ((NSCoder) -> UIViewController?)?)
    }

    private func make<Controller: UIViewController>(_ element: InterfaceElement, _ creator: ((NSCoder) -> Controller?)?) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" {
            // A reference to another storyboard.
            guard let other = element["storyboardName"] else { return nil }
            let storyboard = UIStoryboard(name: other, bundle: bundle)
            return element["referencedIdentifier"].map { storyboard.instantiateViewController(withIdentifier: $0) }
                ?? storyboard.instantiateInitialViewController()
        }
        let scene = InterfaceScene(bundle, name, storyboard: self)
        let made = creator?(InterfaceCoder(element, scene)) ?? scene.makeObject(element) as? UIViewController
        made?.holdStoryboard(self)
        made?.awakeFromNib()
        return made
    }
}

extension UIViewController {
    fileprivate func holdStoryboard(_ storyboard: UIStoryboard) { self.storyboard = storyboard }
}

/// What a storyboard says about a segue or a relation.
struct SegueDefinition {
    let identifier: String?
    let kind: String
    let relationship: String?
    let destination: String?
    let unwindAction: String?
    let event: UIControl.Event?
    let customClass: String?
    let customModule: String?

    @MainActor init(_ element: InterfaceElement) {
        identifier = element["identifier"]
        kind = element["kind"] ?? "show"
        relationship = element["relationship"]
        destination = element["destination"]
        unwindAction = element["unwindAction"]
        event = element["eventType"].flatMap { UIControl.Event(interface: $0) }
        (customClass, customModule) = (element["customClass"], element["customModule"])
    }

    @MainActor func make(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        segue.kind = kind
        return segue
    }
}

@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    var kind = "show"
    private var handler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }
    open func perform() {
        if let handler { return handler() }
        switch kind {
        case "presentation", "modal", "popoverPresentation": source.present(destination, animated: true)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
        default: source.show(destination, sender: source)
        }
    }
}

/// The objects of a `.xib` file.
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle
    private let document: InterfaceElement?

    /// A file that is not there ends the process when it is used, as on Apple's systems.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle) = (name, bundleOrNil ?? .main)
        document = InterfaceFiles.url(name, "xib", in: bundle).flatMap { url in
            do throws(HarkError) { return try InterfaceFiles.read(url) } catch {
                HostLink.shared.diagnose(error)
                return nil
            }
        }
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Makes the top-level objects and connects them with their owner.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let objects = document?.child("objects") else {
            fatalError("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
        }
        let scene = InterfaceScene(bundle, name, storyboard: nil)
        if let owner = ownerOrNil.map({ $0 as AnyObject }),
            let id = objects.children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" })?["id"]
        {
            scene.objects[id] = owner
            scene.controller = owner as? UIViewController
        }
        let made = objects.children.filter { $0.name != "placeholder" }.compactMap { scene.makeObject($0) }
        scene.finish(in: objects)
        return made
    }
}

extension Bundle {
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard InterfaceFiles.url(name, "xib", in: self) != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
