import Foundation

// State that SwiftUI and Combine watch on Apple's systems. Neither is here, so that nobody can watch: a class that says so keeps its
// values and works like any other.

/// What `objectWillChange` sends to; nobody listens.
public final class ObservableObjectPublisher: @unchecked Sendable {
    public init() {}
    public func send() {}
}

public protocol ObservableObject: AnyObject {
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A value of an observable object. It has no projection: what subscribes to it needs Combine, and the compiler says so.
@propertyWrapper public struct Published<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}
