import Foundation

/// What Objective-C would know of a class by itself: its outlets and the methods that can be called by name.
///
/// Prepared sources make one for each class with `@IBOutlet`, `@IBAction`, `@IBInspectable` or `@objc` members, in an
/// extension in the class's own file (so that private members are in reach), and the entry point registers them:
///
///     extension OrderController {
///         @MainActor static func _harkClass_OrderController() -> ObjectClass {
///             ObjectClass(
///                 OrderController.self, named: "Shop.OrderController",
///                 outlets: ["total": { $0.total = $1 as? UILabel }],
///                 actions: [
///                     "pay:": { me, sender, _ in if let sender = sender as? UIButton { me.pay(sender) } },
///                     "reset": { me, _, _ in me.reset() },
///                 ])
///         }
///     }
///
/// An action's key is its Objective-C selector: `pay(_:)` is `pay:`, `reset()` is `reset`, `pay(sender:)` is
/// `payWithSender:`, `pay(_:event:)` is `pay:event:`. An outlet's value is the object, an array of objects for a
/// collection, or nil. A class says only what it declares itself; what it inherits is found with its superclass.
public struct ObjectClass {
    let type: AnyClass
    let name: String
    let setters: [String: @MainActor (AnyObject, Any?) -> Void]
    let getters: [String: @MainActor (AnyObject) -> Any?]
    let methods: [String: @MainActor (AnyObject, Any?, Any?) -> Void]
    let make: (@MainActor () -> AnyObject)?

    /// - Parameters:
    ///   - name: `Module.Class`, as storyboards name it.
    ///   - outlets: sets a property, by its name.
    ///   - values: reads a property, for `value(forKey:)`.
    ///   - actions: calls a method with a sender and an event, by its selector.
    ///   - make: makes an object for which no `init(coder:)` exists.
    public init<Class: AnyObject>(
        _ type: Class.Type, named name: String,
        outlets: [String: @MainActor (Class, Any?) -> Void] = [:],
        values: [String: @MainActor (Class) -> Any?] = [:],
        actions: [String: @MainActor (Class, Any?, Any?) -> Void] = [:],
        make: (@MainActor () -> Class)? = nil
    ) {
        self.type = type
        self.name = name
        setters = outlets.mapValues { set in { @MainActor in if let object = $0 as? Class { set(object, $1) } } }
        getters = values.mapValues { get in { @MainActor in ($0 as? Class).flatMap { get($0) } } }
        methods = actions.mapValues { call in { @MainActor in if let object = $0 as? Class { call(object, $1, $2) } } }
        self.make = make.map { make in { @MainActor in make() } }
    }
}

/// The classes whose members can be reached by name.
public final class ObjectClasses: @unchecked Sendable {
    public static let shared = ObjectClasses()

    private let lock = NSLock()
    private var byType: [ObjectIdentifier: ObjectClass] = [:]
    private var byName: [String: ObjectClass] = [:]

    /// Makes a class known. A class that is registered again is replaced.
    public func register(_ objectClass: ObjectClass) {
        lock.withLock {
            byType[ObjectIdentifier(objectClass.type)] = objectClass
            byName[objectClass.name] = objectClass
        }
    }

    // MARK: Finding

    /// The class that a storyboard names.
    /// - Parameter module: nil where the storyboard leaves it to the target; the name must then be of one class only.
    package func type(named name: String, module: String?) -> AnyClass? {
        lock.withLock {
            if let module, let found = byName["\(module).\(name)"] { return found.type }
            let fitting = byName.values.filter { $0.name == name || $0.name.hasSuffix(".\(name)") }
            return fitting.count == 1 ? fitting.first?.type : nil
        } ?? module.flatMap { Self.linkedClass("\($0).\(name)") }
    }

    /// A class of the program that nobody registered.
    private static func linkedClass(_ name: String) -> AnyClass? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
        return _typeByName(parts.map { "\($0.utf8.count)\($0)" }.joined() + "C") as? AnyClass
    }

    @MainActor package func makeObject(_ type: AnyClass) -> AnyObject? {
        lock.withLock { byType[ObjectIdentifier(type)]?.make }?()
    }

    /// The registrations of an object's class and those above it, nearest first.
    private func chain(_ object: AnyObject) -> [ObjectClass] {
        var found: [ObjectClass] = []
        var mirror: Any.Type? = Swift.type(of: object)
        lock.withLock {
            while let type = mirror as? AnyClass {
                if let known = byType[ObjectIdentifier(type)] { found.append(known) }
                mirror = _getSuperclass(type)
            }
        }
        return found
    }

    // MARK: Reaching members

    /// Sets a property by its name. False where no class of the object has it.
    @MainActor package func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
        for known in chain(object) {
            if let set = known.setters[name] {
                set(object, value)
                return true
            }
        }
        return false
    }

    @MainActor package func value(_ name: String, of object: AnyObject) -> Any? {
        for known in chain(object) { if let get = known.getters[name] { return get(object) } }
        return nil
    }

    package func responds(_ object: AnyObject, to selector: String) -> Bool {
        chain(object).contains { $0.methods[selector] != nil }
    }

    /// Calls a method by its selector's name. False where no class of the object has it.
    package func perform(_ selector: String, on object: AnyObject, _ sender: Any?, _ event: Any? = nil) -> Bool {
        for known in chain(object) {
            if let call = known.methods[selector] {
                // Called where Objective-C would: on the thread of whoever sends the message.
                typealias Plain = (AnyObject, Any?, Any?) -> Void
                unsafeBitCast(call, to: Plain.self)(object, sender, event)
                return true
            }
        }
        return false
    }
}
