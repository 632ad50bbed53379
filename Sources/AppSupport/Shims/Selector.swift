import Foundation

/// A method to be called later.
///
/// Swift on Linux has no `#selector`; `Selector(method)` and `Selector(Class.method)` take its place, with methods of no
/// argument or of one (a notification or a sender). Written over a bound method (`Selector(method)` inside a class) it keeps
/// that object until the observer is removed, which Objective-C would not.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What to do: the object it was registered for, the argument, and a second one (an event).
    private let action: ((AnyObject, Any?, Any?) -> Void)?
    public let description: String
    private let identity: UUID?

    private init(_ action: ((AnyObject, Any?, Any?) -> Void)?, _ name: String) {
        self.action = action
        description = name
        identity = action == nil ? nil : UUID()
    }

    /// A selector known by its name alone: calls what the object's classes registered under it (`ObjectClass`).
    public init(_ name: String) { self.init(nil, name) }
    public init(stringLiteral name: String) { self.init(nil, name) }

    public init(_ method: @escaping () -> Void) {
        self.init({ _, _, _ in method() }, "method")
    }
    public init<Argument>(_ method: @escaping (Argument) -> Void) {
        self.init({ _, argument, _ in if let argument = argument as? Argument { method(argument) } }, "method:")
    }
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        self.init({ target, _, _ in if let target = target as? Target { method(target)() } }, "\(Target.self).method")
    }
    public init<Target: AnyObject, Argument>(_ method: @escaping (Target) -> (Argument) -> Void) {
        self.init(
            { target, argument, _ in
                if let target = target as? Target, let argument = argument as? Argument { method(target)(argument) }
            }, "\(Target.self).method:")
    }

    public init<First, Second>(_ method: @escaping (First, Second) -> Void) {
        self.init(
            { _, first, second in
                if let first = first as? First, let second = second as? Second { method(first, second) }
            }, "method::")
    }
    public init<Target: AnyObject, First, Second>(_ method: @escaping (Target) -> (First, Second) -> Void) {
        self.init(
            { target, first, second in
                if let target = target as? Target, let first = first as? First, let second = second as? Second {
                    method(target)(first, second)
                }
            }, "\(Target.self).method::")
    }

    /// Calls the method on an object, on this thread. False where a name is not known to the object's classes.
    @discardableResult
    package func perform(on target: AnyObject, _ argument: Any? = nil, _ second: Any? = nil) -> Bool {
        guard let action else { return ObjectClasses.shared.perform(description, on: target, argument, second) }
        action(target, argument, second)
        return true
    }

    package func isKnown(to target: AnyObject) -> Bool {
        action != nil || ObjectClasses.shared.responds(target, to: description)
    }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.description == right.description && left.identity == right.identity
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
        hasher.combine(identity)
    }
}
