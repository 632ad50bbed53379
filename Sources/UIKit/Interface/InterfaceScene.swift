import Foundation

/// How `init(coder:)` of a view or controller reaches the interface file it is made from.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let file: InterfaceScene
    init(_ element: InterfaceElement, _ file: InterfaceScene) { (self.element, self.file) = (element, file) }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }

    @MainActor func decode(_ object: UIResponder) {
        if let id = element["id"] { file.objects[id] = object }
        object.decode(element, file)
    }
}

/// The objects of one scene of a storyboard, or of a nib, while they are made and connected.
@MainActor final class InterfaceScene {
    let bundle: Bundle
    let name: String
    weak var storyboard: UIStoryboard?
    weak var controller: UIViewController?
    var objects: [String: AnyObject] = [:]
    private var waiting: [([String: AnyObject]) -> Void] = []
    private var made: [UIResponder] = []
    private var reported: Set<String> = []

    init(_ bundle: Bundle, _ name: String, storyboard: UIStoryboard?) {
        (self.bundle, self.name, self.storyboard) = (bundle, name, storyboard)
    }
    /// For one more copy of a prototype: what is made there stays there.
    convenience init(copyOf other: InterfaceScene) {
        self.init(other.bundle, other.name, storyboard: other.storyboard)
        (controller, objects) = (other.controller, other.objects)
    }

    // MARK: Texts

    /// A text, in the person's language where the bundle has a table for this file (`id.text`).
    func text(_ element: InterfaceElement, _ attribute: String, owner: InterfaceElement? = nil, table key: String? = nil) -> String? {
        let base = element[attribute] ?? element.children.first { $0.name == "string" && $0["key"] == attribute }?.content
        guard let base, let id = (owner ?? element)["id"] else { return base }
        return bundle.localizedString(forKey: "\(id).\(key ?? attribute)", value: base, table: name)
    }

    // MARK: Making objects

    /// Calls when all objects of the scene are there.
    func later(_ connect: @escaping ([String: AnyObject]) -> Void) { waiting.append(connect) }

    func makeView(_ element: InterfaceElement) -> UIView? { makeObject(element) as? UIView }

    func makeObject(_ element: InterfaceElement) -> AnyObject? {
        let object = make(element)
        if let object, let id = element["id"] { objects[id] = object }
        // A controller is told by its storyboard, before its view is loaded.
        if let responder = object as? UIResponder, !(object is UIViewController) { made.append(responder) }
        return object
    }

    private func make(_ element: InterfaceElement) -> AnyObject? {
        guard let standard = InterfaceClasses.type(of: element.name) else { return nil }
        let type: AnyClass = customType(element) ?? standard
        let coder = InterfaceCoder(element, self)
        switch type {
        case let type as UIView.Type: return type.init(coder: coder)
        case let type as UIViewController.Type: return type.init(coder: coder)
        case let type as UIBarItem.Type:
            let item = type.init(coder: coder)
            if let item, let id = element["id"] { objects[id] = item }
            item?.decode(element, self)
            return item
        case let type as UINavigationItem.Type:
            let item = type.init(coder: coder)
            item?.decode(element, self)
            return item
        case let type as UIGestureRecognizer.Type:
            let gesture = type.init(coder: coder)
            (gesture as? UITapGestureRecognizer)?.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
            return gesture
        default: return ObjectClasses.shared.makeObject(type)
        }
    }

    private func customType(_ element: InterfaceElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        let module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
        if let type = ObjectClasses.shared.type(named: name, module: module) { return type }
        // As on Apple's systems, the standard class takes the place of one that is not there.
        if reported.insert(name).inserted {
            let full = [module, name].compactMap { $0 }.joined(separator: ".")
            HostLink.shared.diagnose(.init("interface.unknown-class", ["class": full], detail: "\(self.name): no class \(full) in the program"))
        }
        return nil
    }

    // MARK: Connecting

    /// Connects everything under an element and tells its objects that they are complete.
    func finish(in element: InterfaceElement) {
        // Constraints first: outlets may lead to them.
        let calls = waiting
        waiting = []
        calls.forEach { $0(objects) }
        connect(element)
        let fresh = made
        made = []
        fresh.forEach { $0.awakeFromNib() }
    }

    private func connect(_ element: InterfaceElement) {
        if let source = element["id"].flatMap({ objects[$0] }) {
            for connection in element.child("connections")?.children ?? [] { connect(source, connection) }
            for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] { set(attribute, of: source) }
        }
        element.children.filter { $0.name != "prototypes" && $0.name != "connections" }.forEach(connect)
    }

    private func connect(_ source: AnyObject, _ connection: InterfaceElement) {
        let destination = connection["destination"].flatMap { objects[$0] }
        switch connection.name {
        case "outlet":
            guard let property = connection["property"], let destination else { return }
            set(property, of: source, to: destination)
        case "outletCollection":
            guard let property = connection["property"] else { return }
            if property == "gestureRecognizers", let view = source as? UIView, let gesture = destination as? UIGestureRecognizer {
                return view.addGestureRecognizer(gesture)
            }
            guard let destination else { return }
            let key = "\(ObjectIdentifier(source).hashValue).\(property)"
            collections[key, default: []].append(destination)
            set(property, of: source, to: collections[key])
        case "action":
            guard let selector = connection["selector"].map({ Selector($0) }) else { return }
            if let control = source as? UIControl, let event = connection["eventType"].flatMap({ UIControl.Event(interface: $0) }) {
                control.addTarget(destination, action: selector, for: event)
            } else if let gesture = source as? UIGestureRecognizer, let destination {
                gesture.addTarget(destination, action: selector)
            }
        case "segue":
            guard let controller else { return }
            let definition = SegueDefinition(connection)
            if definition.kind == "embed", let container = source as? UIView {
                embed(definition, in: container, of: controller)
            } else if let control = source as? UIControl {
                control.addAction(
                    UIAction { [weak controller] in controller?.perform((definition, controller), sender: $0.sender) },
                    for: definition.event ?? .touchUpInside)
            }
        default: break
        }
    }
    private var collections: [String: [AnyObject]] = [:]

    private func embed(_ definition: SegueDefinition, in container: UIView, of controller: UIViewController) {
        guard let child = storyboard?.controller(id: definition.destination) else { return }
        let segue = UIStoryboardSegue(identifier: definition.identifier, source: controller, destination: child)
        controller.prepare(for: segue, sender: nil)
        controller.addChild(child)
        child.view.frame = container.bounds
        container.addSubview(child.view)
        child.didMove(toParent: controller)
    }

    private func set(_ property: String, of object: AnyObject, to value: Any?) {
        if (object as? UIResponder)?.connect(property, to: value) == true { return }
        if let gesture = object as? UIGestureRecognizer, property == "delegate" {
            gesture.delegate = value as? any UIGestureRecognizerDelegate
            return
        }
        if ObjectClasses.shared.set(property, of: object, to: value) { return }
        HostLink.shared.diagnose(
            .init(
                "interface.no-outlet", ["class": "\(type(of: object))", "outlet": property],
                detail: "\(name): \(type(of: object)) has no outlet '\(property)'"))
    }

    private func set(_ attribute: InterfaceElement, of object: AnyObject) {
        guard let path = attribute["keyPath"] else { return }
        let value: Any?
        switch attribute["type"] {
        case "boolean": value = attribute["value"] == "YES"
        case "number": value = attribute.children.first?["value"].flatMap { Double($0) }.map { NSNumber(value: $0) }
        case "color": value = attribute.child("color")?.ownColor
        case "size": value = attribute.child("size")?.size
        case "point": value = attribute.child("point").map { $0.rect.origin }
        case "rect": value = attribute.child("rect")?.rect
        case "image": value = attribute.child("imageReference")?.image("name", self) ?? attribute.image("value", self)
        case "nil": value = nil
        default: value = attribute["value"] ?? attribute.child("string")?.content
        }
        if path.hasPrefix("layer."), let view = object as? UIView, view.layer.set(String(path.dropFirst(6)), value) { return }
        set(path, of: object, to: value)
    }
}
