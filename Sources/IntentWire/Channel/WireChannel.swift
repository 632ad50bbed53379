import Dispatch
import Foundation
import Glibc
public import IntentSchema
import Synchronization

/// A connection between a host and one process of an app, with calls in both directions.
///
/// A thread of its own reads; it never waits for anything but bytes. Whoever calls is answered exactly once: with the other
/// side's answer, its error, or `wire.closed`, `wire.stalled`, `wire.cancelled`.
public final class WireChannel: Sendable {
    /// Takes the other side's calls and notifications, on the reading thread, in order: return soon.
    public typealias Handler = @Sendable (IncomingCall) -> Void

    private struct State {
        var nextID: UInt64 = 1
        var pending: [UInt64: @Sendable (Result<IntentValue, HarkError>) -> Void] = [:]
        var incoming: [UInt64: IncomingCall] = [:]
        var closed: HarkError?
        var isStarted = false
    }

    private let socket: FrameSocket
    private let limits: WireLimits
    private let state = Mutex(State())
    private let handler: Handler
    private let onClose: @Sendable (HarkError?) -> Void

    /// - Parameters:
    ///   - descriptor: a connected stream socket; the channel owns it from here on.
    ///   - sendTimeout: seconds that the other side may leave a frame unread.
    ///   - onClose: called once, when nothing more will come: nil for a clean end, else why.
    public init(
        descriptor: Int32, limits: WireLimits = .standard, sendTimeout: Int = 5, handler: @escaping Handler,
        onClose: @escaping @Sendable (HarkError?) -> Void = { _ in }
    ) {
        socket = FrameSocket(descriptor: descriptor, limits: limits, sendTimeout: sendTimeout)
        self.limits = limits
        self.handler = handler
        self.onClose = onClose
    }

    /// Begins to read. Call once; calls made earlier are sent but not answered before.
    public func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        guard isFirst else { return }
        // Strong on purpose: the channel lives as long as its connection.
        let thread = Thread { self.read() }
        thread.name = "wire"
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Ends the connection; pending calls fail with `wire.closed`. Safe to call at any time and more than once.
    public func close() {
        let wasStarted = state.withLock { state in
            // Under the lock, and only while the descriptor is ours: its number may belong to another socket by now.
            if state.closed == nil { socket.shutDown() }
            return state.isStarted
        }
        if !wasStarted { finish(nil) }
    }

    public var isClosed: Bool { state.withLock { $0.closed != nil } }

    // MARK: Calling

    /// Calls the other side. `completion` is called once, on any thread.
    /// - Returns: the call's number, for `cancel`; nil when it could not be sent (the completion was called then).
    @discardableResult
    public func call(
        _ method: WireMethod, _ payload: IntentValue,
        completion: @escaping @Sendable (Result<IntentValue, HarkError>) -> Void
    ) -> UInt64? {
        let registered: Result<UInt64, HarkError> = state.withLock { state in
            if let closed = state.closed { return .failure(closed) }
            guard state.pending.count < limits.pendingCalls else {
                return .failure(HarkError("wire.too-many-calls", detail: "\(limits.pendingCalls) calls are waiting"))
            }
            let id = state.nextID
            state.nextID += 1
            state.pending[id] = completion
            return .success(id)
        }
        switch registered {
        case .failure(let error):
            completion(.failure(error))
            return nil
        case .success(let id):
            do throws(HarkError) {
                try socket.send(.call(id: id, method: method, payload: payload))
                return id
            } catch {
                settle(id, .failure(error))
                if error.identifier == "wire.stalled" { close() }
                return nil
            }
        }
    }

    /// Calls the other side and waits. A cancelled task stops waiting at once and tells the other side.
    /// - Parameter onAnswer: called on the reading thread when the answer is there, before the waiting task gets its turn:
    ///   for clocks that must not count how busy this process is.
    public func call(
        _ method: WireMethod, _ payload: IntentValue, onAnswer: (@Sendable () -> Void)? = nil
    ) async throws(HarkError) -> IntentValue {
        let id = Mutex<UInt64?>(nil)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<IntentValue, HarkError>, Never>) in
                let sent = call(method, payload) { answer in
                    onAnswer?()
                    continuation.resume(returning: answer)
                }
                id.withLock { $0 = sent }
                if Task.isCancelled, let sent { cancel(sent) }
            }
        } onCancel: {
            if let sent = id.withLock({ $0 }) { cancel(sent) }
        }
        return try result.get()
    }

    /// Calls the other side and blocks this thread. Not for the reading thread: it would wait for itself.
    public func callAndWait(_ method: WireMethod, _ payload: IntentValue) throws(HarkError) -> IntentValue {
        let done = DispatchSemaphore(value: 0)
        let result = Mutex<Result<IntentValue, HarkError>?>(nil)
        call(method, payload) { answer in
            result.withLock { $0 = answer }
            done.signal()
        }
        done.wait()
        guard let answer = result.withLock({ $0 }) else { throw HarkError("wire.closed") }
        return try answer.get()
    }

    /// Sends a message that has no answer. A connection that is gone swallows it.
    public func notify(_ method: WireMethod, _ payload: IntentValue) {
        do throws(HarkError) {
            try socket.send(.notification(method: method, payload: payload))
        } catch {
            if error.identifier == "wire.stalled" { close() }
        }
    }

    /// Gives up on a call: its completion gets `wire.cancelled`, and the other side may stop working on it.
    public func cancel(_ id: UInt64) {
        guard settle(id, .failure(HarkError("wire.cancelled"))) else { return }
        try? socket.send(.cancel(id: id))
    }

    @discardableResult
    private func settle(_ id: UInt64, _ result: Result<IntentValue, HarkError>) -> Bool {
        guard let completion = state.withLock({ $0.pending.removeValue(forKey: id) }) else { return false }
        completion(result)
        return true
    }

    // MARK: Reading

    private func read() {
        var buffer = ReceiveBuffer()
        do throws(HarkError) {
            while let frame = try socket.receive(into: &buffer) { try receive(frame) }
            finish(nil)
        } catch {
            finish(error)
        }
    }

    private func receive(_ frame: Frame) throws(HarkError) {
        switch frame {
        case .answer(let id, let payload): settle(id, .success(payload))
        case .failure(let id, let error): settle(id, .failure(error))
        case .notification(let method, let payload):
            handler(IncomingCall(id: nil, method: method, payload: payload, channel: self))
        case .cancel(let id): state.withLock { $0.incoming.removeValue(forKey: id) }?.markCancelled()
        case .call(let id, let method, let payload):
            let call = IncomingCall(id: id, method: method, payload: payload, channel: self)
            let refusal: HarkError? = state.withLock { state in
                if state.incoming[id] != nil { return HarkError("wire.malformed", detail: "call \(id) twice") }
                if state.incoming.count >= limits.pendingCalls {
                    return HarkError("wire.flooded", detail: "more than \(limits.pendingCalls) calls unanswered")
                }
                state.incoming[id] = call
                return nil
            }
            if let refusal { throw refusal }
            handler(call)
        }
    }

    fileprivate func answer(_ id: UInt64, _ result: Result<IntentValue, HarkError>) {
        guard state.withLock({ $0.incoming.removeValue(forKey: id) }) != nil else { return }
        do throws(HarkError) {
            switch result {
            case .success(let payload): try socket.send(.answer(id: id, payload: payload))
            case .failure(let error): try socket.send(.failure(id: id, error))
            }
        } catch {
            switch error.identifier {
            case "wire.oversized-frame": try? socket.send(.failure(id: id, error))
            case "wire.stalled": close()
            default: break
            }
        }
    }

    private func finish(_ error: HarkError?) {
        let reason = error ?? HarkError("wire.closed", detail: "the connection ended")
        let orphans: State? = state.withLock { state in
            guard state.closed == nil else { return nil }
            state.closed = reason
            defer {
                state.pending = [:]
                state.incoming = [:]
            }
            return state
        }
        guard let orphans else { return }
        socket.close()
        for id in orphans.pending.keys.sorted() { orphans.pending[id]?(.failure(reason)) }
        for id in orphans.incoming.keys.sorted() { orphans.incoming[id]?.markCancelled() }
        onClose(error)
    }
}

/// A call or notification that came in. A call must be answered once; later answers are dropped.
public final class IncomingCall: Sendable {
    public let method: WireMethod
    public let payload: IntentValue
    private let id: UInt64?
    private let channel: WireChannel
    private let cancellation = Mutex<(isCancelled: Bool, action: (@Sendable () -> Void)?)>((false, nil))

    fileprivate init(id: UInt64?, method: WireMethod, payload: IntentValue, channel: WireChannel) {
        self.id = id
        self.method = method
        self.payload = payload
        self.channel = channel
    }

    public var isNotification: Bool { id == nil }

    /// Whether the caller gave up, or the connection ended; an answer is dropped then.
    public var isCancelled: Bool { cancellation.withLock { $0.isCancelled } }

    public func answer(_ payload: IntentValue) { answer(.success(payload)) }
    public func fail(_ error: HarkError) { answer(.failure(error)) }
    public func answer(_ result: Result<IntentValue, HarkError>) {
        if let id { channel.answer(id, result) }
    }

    /// Runs `action` once when the caller gives up; at once if it already has.
    public func onCancel(_ action: @escaping @Sendable () -> Void) {
        let runNow = cancellation.withLock { state in
            if !state.isCancelled { state.action = action }
            return state.isCancelled
        }
        if runNow { action() }
    }

    fileprivate func markCancelled() {
        let action = cancellation.withLock { state in
            defer { state = (true, nil) }
            return state.action
        }
        action?()
    }
}

/// A connected pair of sockets: one end for each side. Not inherited by other processes unless passed on purpose.
public func makeSocketPair() throws(HarkError) -> (Int32, Int32) {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
        throw HarkError("wire.no-socket", detail: String(cString: strerror(errno)))
    }
    return (pair[0], pair[1])
}
