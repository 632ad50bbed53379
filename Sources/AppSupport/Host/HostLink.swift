import Dispatch
import Foundation
package import IntentSchema
package import IntentWire
import Synchronization

/// This process's connection to Hark.
///
/// The host passes one end of a socket pair as an open descriptor, whose number is in the environment variable
/// `HARK_FD`, and sends `hello` first. A process without it still runs; every call then fails with `host.absent`. Nothing
/// here waits without an end: a host that is gone or silent is an error.
package final class HostLink: Sendable {
    package static let shared = HostLink()

    /// The environment variable with the number of the descriptor.
    package static let descriptorVariable = "HARK_FD"
    /// Seconds to wait for the host's `hello`, which is already in the socket when a process starts.
    package static let helloSeconds = 10

    private enum Phase {
        case idle
        case connecting(WireChannel)
        case open(WireChannel, Hello)
        case failed(HarkError)
    }

    private struct State {
        var phase = Phase.idle
        var requests: WireChannel.Handler?
        var onClose: (@Sendable (HarkError?) -> Void)?
        var onDevice: (@Sendable (DeviceMessage) -> Void)?
    }

    private let state = Mutex(State())
    private let settled = DispatchGroup()
    private let descriptor: Result<Int32, HarkError>
    /// Completions leave the reading thread here, so that an app's completion may itself call the host and wait.
    private let completions = DispatchQueue(label: "org.hark.completions", attributes: .concurrent)

    /// Takes the descriptor that the environment names.
    package convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(descriptor: Self.descriptor(in: environment))
    }

    package init(descriptor: Result<Int32, HarkError>) {
        self.descriptor = descriptor
    }

    private static func descriptor(in environment: [String: String]) -> Result<Int32, HarkError> {
        guard let text = environment[descriptorVariable], !text.isEmpty else {
            return .failure(HarkError("host.absent", detail: "\(descriptorVariable) is not set: not started by Hark"))
        }
        var status = stat()
        guard let number = Int32(text), number > 2, fstat(number, &status) == 0,
            status.st_mode & S_IFMT == S_IFSOCK
        else { return .failure(HarkError("host.absent", detail: "\(descriptorVariable)=\(text) is not an open socket")) }
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        return .success(number)
    }

    /// What the host said about this process; nil when there is no host. Connects on first use.
    package var hello: Hello? { try? connect().hello }

    /// Takes the host's calls, on the reading thread: return soon. Set before the first use, so that none is missed; until
    /// then calls are answered with `wire.unknown-method`.
    package func serve(_ handler: @escaping WireChannel.Handler, onClose: @escaping @Sendable (HarkError?) -> Void) {
        state.withLock {
            $0.requests = handler
            $0.onClose = onClose
        }
    }

    /// Takes what the host says of the lock, on the reading thread: return soon.
    package func watchDevice(_ handler: @escaping @Sendable (DeviceMessage) -> Void) { state.withLock { $0.onDevice = handler } }

    // MARK: Calling the host

    /// Calls the host. `completion` runs once, never on the reading thread. Once there is a connection, what one thread calls and
    /// answers goes out in its order.
    package func call(
        _ method: WireMethod, _ payload: IntentValue,
        completion: @escaping @Sendable (Result<IntentValue, HarkError>) -> Void
    ) {
        let send: @Sendable (WireChannel) -> Void = { [completions] channel in
            channel.call(method, payload) { result in completions.async { completion(result) } }
        }
        if case .open(let channel, _) = state.withLock({ $0.phase }) { return send(channel) }
        completions.async { [self] in
            do throws(HarkError) { send(try connect().channel) } catch { completion(.failure(error)) }
        }
    }

    /// Calls the host and blocks this thread until it answers or is gone. The host bounds how long a call may take.
    package func callAndWait(_ method: WireMethod, _ payload: IntentValue) throws(HarkError) -> IntentValue {
        try connect().channel.callAndWait(method, payload)
    }

    /// Sends a message without an answer. Without a host it does nothing.
    package func notify(_ method: WireMethod, _ payload: IntentValue) {
        try? connect().channel.notify(method, payload)
    }

    /// Tells the developer something: as a diagnostic of the request, or without a host on standard error.
    package func diagnose(_ error: HarkError) {
        guard let channel = try? connect().channel, !channel.isClosed else {
            FileHandle.standardError.write(Data("hark: \(error)\n".utf8))
            return
        }
        channel.notify(.diagnostic, Diagnostic(error).value)
    }

    // MARK: Connecting

    /// Connects if that has not happened, and waits for the host's `hello`.
    /// - Throws: `host.absent`, `host.silent`, or why the connection ended before `hello`.
    @discardableResult
    package func connect() throws(HarkError) -> (channel: WireChannel, hello: Hello) {
        let toStart: WireChannel? = state.withLock { state in
            guard case .idle = state.phase else { return nil }
            switch descriptor {
            case .failure(let error):
                state.phase = .failed(error)
                return nil
            case .success(let number):
                settled.enter()
                let channel = WireChannel(
                    descriptor: number, handler: { [weak self] in self?.receive($0) },
                    onClose: { [weak self] in self?.closed($0) })
                state.phase = .connecting(channel)
                return channel
            }
        }
        toStart?.start()
        if case .connecting = state.withLock({ $0.phase }) {
            _ = settled.wait(timeout: .now() + .seconds(Self.helloSeconds))
        }
        switch state.withLock({ $0.phase }) {
        case .open(let channel, let hello): return (channel, hello)
        case .failed(let error): throw error
        case .idle, .connecting: throw HarkError("host.silent", detail: "no hello within \(Self.helloSeconds) s")
        }
    }

    private func settle(_ phase: Phase) {
        let wasConnecting = state.withLock { state in
            guard case .connecting = state.phase else { return false }
            state.phase = phase
            return true
        }
        if wasConnecting { settled.leave() }
    }

    private func closed(_ error: HarkError?) {
        settle(.failed(error ?? HarkError("wire.closed", detail: "the host ended the connection")))
        state.withLock { $0.onClose }?(error)
    }

    private func receive(_ call: IncomingCall) {
        if call.method == .deviceChanged {
            guard let device = try? DeviceMessage(call.payload) else { return }
            state.withLock { $0.onDevice }?(device)
            return
        }
        guard call.method == .hello else {
            if let requests = state.withLock({ $0.requests }) { return requests(call) }
            if call.method == .shutDown { exit(EXIT_SUCCESS) }
            return call.fail(HarkError("wire.unknown-method", detail: call.method.rawValue))
        }
        guard case .connecting(let channel) = state.withLock({ $0.phase }) else {
            return call.fail(HarkError("wire.malformed", detail: "a second hello"))
        }
        do throws(HarkError) {
            let hello = try Hello(call.payload)
            guard let version = WireVersion.common(hello.oldestVersion, hello.newestVersion) else {
                refuse(call, hello)
            }
            if let zone = TimeZone(identifier: hello.timeZone) { NSTimeZone.default = zone }
            settle(.open(channel, hello))
            call.answer(Welcome(version: version, runtime: "hark-app-support/\(version)").value)
        } catch {
            call.fail(error)
            settle(.failed(error))
        }
    }

    /// Without a common version nothing can be done here: say so on both ways and end.
    private func refuse(_ call: IncomingCall, _ hello: Hello) -> Never {
        let error = HarkError(
            "wire.no-common-version",
            detail: "host speaks \(hello.oldestVersion) to \(hello.newestVersion), "
                + "this process \(WireVersion.oldest) to \(WireVersion.newest)")
        call.fail(error)
        FileHandle.standardError.write(Data("hark: \(error)\n".utf8))
        exit(EXIT_FAILURE)
    }
}
