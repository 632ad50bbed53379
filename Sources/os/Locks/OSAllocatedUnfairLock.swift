/// A lock with the state it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage: ManagedBuffer<State, os_unfair_lock> {
        deinit { _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) } }
    }

    private let storage: ManagedBuffer<State, os_unfair_lock>

    public init(uncheckedState initialState: State) {
        storage = Storage.create(minimumCapacity: 1) { buffer in
            buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
            return initialState
        }
    }

    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.withUnsafeMutablePointers { state, lock in
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
        try storage.withUnsafeMutablePointers { state, lock in
            guard os_unfair_lock_trylock(lock) else { return nil }
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { storage.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) } }
    public func unlock() { storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) } }
    public func lockIfAvailable() -> Bool { storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) } }
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLock { _ in try body() }
    }
}
