import AppSupport
import Foundation
import IntentSchema
import IntentWire
import Synchronization
import Testing

@Suite struct HostLinkTests {
    @Test(arguments: ["", "x", "2", "987"])
    func withoutAHostEveryCallFailsAtOnce(number: String) async {
        let link = HostLink(environment: number.isEmpty ? [:] : ["HARK_FD": number])
        #expect(link.hello == nil)
        #expect(throws: HarkError.self) { try link.callAndWait(.contacts, .null) }
        let result = await withCheckedContinuation { continuation in
            link.call(.contacts, .null) { continuation.resume(returning: $0) }
        }
        guard case .failure(let error) = result else {
            Issue.record("answered without a host")
            return
        }
        #expect(error.identifier == "host.absent")
        link.notify(.log, .null)
    }

    @Test func itConnectsOnFirstUseAndCallsBothWays() throws {
        let directory = try TemporaryDirectory()
        let (ours, theirs) = try makeSocketPair()
        let host = WireChannel(descriptor: ours, handler: { call in call.answer(call.payload) })
        let welcomed = DispatchSemaphore(value: 0)
        let welcome = Mutex<Result<IntentValue, HarkError>?>(nil)
        host.call(.hello, directory.hello().value) { answer in
            welcome.withLock { $0 = answer }
            welcomed.signal()
        }
        host.start()
        let link = HostLink(descriptor: .success(theirs))
        link.serve({ $0.answer("served") }, onClose: { _ in })
        #expect(try link.callAndWait(.contacts, "question") == "question")
        #expect(link.hello?.bundleIdentifier == "org.hark.test")
        welcomed.wait()
        #expect(try Welcome(#require(welcome.withLock { $0 }).get()).version == WireVersion.newest)
        #expect(try host.callAndWait(.begin, .null) == "served")
        host.close()
    }

    @Test func aCompletionMayCallTheHostAndWait() async throws {
        let directory = try TemporaryDirectory()
        let (ours, theirs) = try makeSocketPair()
        let host = WireChannel(descriptor: ours, handler: { call in call.answer(call.payload) })
        host.call(.hello, directory.hello().value) { _ in }
        host.start()
        let link = HostLink(descriptor: .success(theirs))
        let second = await withCheckedContinuation { continuation in
            link.call(.contacts, "first") { _ in
                continuation.resume(returning: try? link.callAndWait(.contacts, "second"))
            }
        }
        #expect(second == "second")
        host.close()
    }

    @Test func aHostThatHangsUpBeforeHelloIsAnErrorAndNoWait() throws {
        let (ours, theirs) = try makeSocketPair()
        close(ours)
        let link = HostLink(descriptor: .success(theirs))
        #expect(throws: HarkError.self) { try link.connect() }
        #expect(link.hello == nil)
    }

    @Test func noCommonVersionEndsTheProcessAndSaysSo() throws {
        let directory = try TemporaryDirectory()
        var hello = directory.hello(groups: ["group.a"])
        hello.oldestVersion = WireVersion.newest + 1
        hello.newestVersion = WireVersion.newest + 3
        let process = try HostedProcess("DefaultsWriter", ["probe", "group.a"], hello: hello)
        #expect(throws: HarkError.self) { try process.awaitWelcome() }
        let end = process.wait()
        #expect(end.status >> 8 == 1)
        #expect(end.errors.contains("wire.no-common-version"))
    }
}
