import Foundation
import Glibc
import IntentSchema
import IntentWire
import Synchronization
import Testing

@Suite struct WireChannelTests {
    /// Two channels that talk to each other; the right one answers with `handler`.
    func connected(
        limits: WireLimits = .standard, sendTimeout: Int = 5,
        left: @escaping WireChannel.Handler = { $0.fail(HarkError("wire.unknown-method")) },
        right: @escaping WireChannel.Handler
    ) throws -> (WireChannel, WireChannel) {
        let (a, b) = try makeSocketPair()
        let first = WireChannel(descriptor: a, limits: limits, sendTimeout: sendTimeout, handler: left)
        let second = WireChannel(descriptor: b, limits: limits, sendTimeout: sendTimeout, handler: right)
        first.start()
        second.start()
        return (first, second)
    }

    @Test func callsGoBothWaysAtOnce() async throws {
        let (left, right) = try connected(
            left: { $0.answer("left") },
            right: { call in call.answer(.array([call.payload, .string(call.method.rawValue)])) })
        async let one = left.call(.resolve, 1)
        async let two = right.call(.contacts, 2)
        #expect(try await one == [1, "request.resolve"])
        #expect(try await two == "left")
        left.close()
    }

    @Test func aThousandConcurrentCallsAreEachAnsweredWithTheirOwn() async throws {
        let (left, _) = try connected { call in call.answer(call.payload) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<1000 {
                group.addTask { try await left.call(.resolve, .integer(Int64(index))) == .integer(Int64(index)) }
            }
            for try await isRight in group { #expect(isRight) }
        }
        left.close()
    }

    @Test func errorsKeepIdentifierArgumentsAndDetail() async throws {
        let error = HarkError("x.y", ["app": "A"], detail: "d")
        let (left, _) = try connected { $0.fail(error) }
        let thrown = await #expect(throws: HarkError.self) { try await left.call(.handle, .null) }
        #expect(thrown == error)
        left.close()
    }

    @Test func pendingCallsFailWhenTheOtherSideGoes() async throws {
        let (left, right) = try connected { $0.onCancel {} }
        let answer = Task { try await left.call(.handle, .null) }
        right.close()
        let error = await #expect(throws: HarkError.self) { try await answer.value }
        #expect(error?.identifier == "wire.closed")
        let later = await #expect(throws: HarkError.self) { try await left.call(.handle, .null) }
        #expect(later?.identifier == "wire.closed")
    }

    @Test func cancellationReachesTheOtherSide() async throws {
        let (arrived, arrivals) = AsyncStream.makeStream(of: IncomingCall.self)
        let (cancelled, cancellations) = AsyncStream.makeStream(of: Void.self)
        let (left, _) = try connected { call in
            call.onCancel { cancellations.yield() }
            arrivals.yield(call)
        }
        let task = Task { try await left.call(.handle, .null) }
        var calls = arrived.makeAsyncIterator()
        let call = try #require(await calls.next())
        task.cancel()
        let error = await #expect(throws: HarkError.self) { try await task.value }
        #expect(error?.identifier == "wire.cancelled")
        var signals = cancelled.makeAsyncIterator()
        await signals.next()
        #expect(call.isCancelled)
        // A late answer is dropped, and the connection goes on.
        call.answer("late")
        async let next = left.call(.resolve, .null)
        try #require(await calls.next()).answer("next")
        #expect(try await next == "next")
        left.close()
    }

    @Test func aSecondAnswerIsDropped() async throws {
        let (left, _) = try connected { call in
            call.answer(1)
            call.answer(2)
            call.fail(HarkError("x"))
        }
        #expect(try await left.call(.resolve, .null) == 1)
        #expect(try await left.call(.resolve, .null) == 1)
        left.close()
    }

    @Test func notificationsArriveInOrder() async throws {
        let (seen, sink) = AsyncStream.makeStream(of: IntentValue.self)
        let (left, _) = try connected { sink.yield($0.payload) }
        for index in 0..<100 { left.notify(.log, .integer(Int64(index))) }
        var iterator = seen.makeAsyncIterator()
        for index in 0..<100 { #expect(await iterator.next() == .integer(Int64(index))) }
        left.close()
    }

    @Test(arguments: [
        ([0xff, 0xff, 0xff, 0xff], "wire.oversized-frame"), ([1, 0, 0, 0, 99], "wire.malformed"), ([0, 0, 0, 0], "wire.malformed"),
        ([9, 0, 0, 0, 1], "wire.closed"), ([9], "wire.closed"),
    ] as [([UInt8], String)])
    func aLyingPeerEndsTheConnectionByName(_ bytes: [UInt8], _ identifier: String) async throws {
        let (a, b) = try makeSocketPair()
        let (closed, closing) = AsyncStream.makeStream(of: HarkError?.self)
        let channel = WireChannel(descriptor: a, handler: { _ in }, onClose: { closing.yield($0) })
        channel.start()
        _ = bytes.withUnsafeBytes { send(b, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        close(b)
        var iterator = closed.makeAsyncIterator()
        let reason = await iterator.next()
        #expect(reason??.identifier == identifier)
    }

    @Test func aPeerThatNeverReadsIsGivenUp() throws {
        let (a, b) = try makeSocketPair()
        defer { close(b) }
        let channel = WireChannel(descriptor: a, sendTimeout: 1, handler: { _ in })
        channel.start()
        // More than the kernel buffers for a socket.
        let answer = Mutex<HarkError?>(nil)
        channel.call(.handle, .data(Data(count: 4 << 20))) { result in
            if case .failure(let error) = result { answer.withLock { $0 = error } }
        }
        #expect(answer.withLock { $0?.identifier } == "wire.stalled")
    }

    @Test func tooManyUnansweredCallsEndTheConnection() async throws {
        let (closed, closing) = AsyncStream.makeStream(of: HarkError?.self)
        let (a, b) = try makeSocketPair()
        let host = WireChannel(
            descriptor: a, limits: WireLimits(pendingCalls: 10), handler: { _ in }, onClose: { closing.yield($0) })
        let flooder = WireChannel(descriptor: b, handler: { _ in })
        host.start()
        flooder.start()
        for _ in 0..<20 { flooder.call(.contacts, .null) { _ in } }
        var iterator = closed.makeAsyncIterator()
        #expect(await iterator.next()??.identifier == "wire.flooded")
    }

    @Test func aBlockingCallWorksFromAnyThreadButTheReader() async throws {
        let (left, _) = try connected { call in call.answer(call.payload) }
        let value = await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: try? left.callAndWait(.contacts, 5)) }.start()
        }
        #expect(value == 5)
        left.close()
    }
}
