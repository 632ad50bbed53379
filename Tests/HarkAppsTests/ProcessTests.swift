import Foundation
@testable import HarkApps
import IntentSchema
import IntentWire
import Synchronization
import Testing

@Suite struct ProcessTests {
    @Test func runsARequestFromBeginToEnd() async throws {
        let peer = try Peer("normal")
        let request = try await peer.begin()
        #expect(request.handlerClass == "Peer")
        #expect(!request.isReused)
        #expect(request.times.launch != nil && request.times.handshake != nil && request.times.phase != nil)
        #expect(try await request.resolve("recipients", peer.intent).value == .single(.success("Anna")))
        guard case .response(let ready) = try await request.confirm(peer.intent).value else { throw HarkError("test.failed") }
        #expect(ready.code == 1)
        guard case .response(let done) = try await request.handle(peer.intent).value else { throw HarkError("test.failed") }
        #expect(done.code == 3)
        await request.end()

        let second = try await peer.begin("r2")
        #expect(second.isReused)
        #expect(second.pid == request.pid)
        #expect(second.times.launch == nil)
        await second.end()
        await peer.pool.shutDown()
        #expect(await peer.ended.value.code == 0)
        #expect(!exists(request.pid))
    }

    @Test func twoRequestsShareOneLaunch() async throws {
        let peer = try Peer("normal")
        async let one = peer.begin("r1")
        async let two = peer.begin("r2")
        let (first, second) = try await (one, two)
        #expect(first.pid == second.pid)
        #expect(await peer.pool.count == 1)
        await peer.pool.shutDown()
    }

    @Test func startsWithWhatThePolicySaysAndNothingElse() async throws {
        setenv("HARK_TEST_SECRET", "1", 1)
        // A descriptor that somebody forgot to mark must not reach the app.
        let leak = open("/dev/null", O_RDONLY)
        defer { close(leak) }
        let peer = try Peer("reports")
        let answer = try await peer.begin().resolve("recipients", peer.intent)
        guard case .single(.success(.string(let report))) = answer.value else { throw HarkError("test.failed") }
        let lines = Set(report.split(separator: "\n").map(String.init))
        let home = peer.state.container(of: "org.example.chatter.intents")
        #expect(
            lines == [
                "env PATH=/usr/local/bin:/usr/bin:/bin", "env LANG=C.UTF-8", "env TZ=Asia/Tokyo", "env HARK_FD=3",
                "env SWIFT_BACKTRACE=enable=no", "env HOME=\(home)", "env TMPDIR=\(home)/tmp",
                "env XDG_CONFIG_HOME=\(home)/Library/Preferences",
                "env XDG_DATA_HOME=\(home)/Library/Application Support",
                "env XDG_STATE_HOME=\(home)/Library/Application Support", "env XDG_CACHE_HOME=\(home)/Library/Caches",
                "cwd \(home)", "leader 1", "nnp 1", "death 9", "data \(256 << 20)", "stack \(2 << 20)", "core 0",
                "files 256", "descriptors 0 1 2 3", "signals 1",
            ])
        await peer.pool.shutDown()
    }

    // MARK: Failures at the start

    @Test(arguments: [
        ("exits-3", "app.exited", "exit code 3 in handshake"),
        ("closes-and-exits", "app.exited", "exit code 0 in handshake"),
        ("leaves-grandchild", "app.exited", "exit code 3 in handshake"),
        ("segfaults", "app.crashed", "SIGSEGV in handshake"),
        ("garbage", "app.garbage", "unknown frame kind 110 at byte 1 of 8"),
        ("huge-frame", "app.oversized-frame", "a frame of 104857600 bytes; the limit is 8388608"),
        ("wrong-version", "app.handshake-failed", "answered with version 99"),
        ("refuses", "app.handshake-failed", "wire.no-common-version: speaks 9"),
        ("floods-calls", "app.flooded", ""),
    ])
    func namesWhyAProcessDidNotStart(mode: String, expected: String, detail: String) async throws {
        let peer = try Peer(mode)
        let failure = try await peer.failure()
        #expect(failure.error.identifier == expected)
        if !detail.isEmpty { #expect(failure.error.detail == detail) }
        if mode == "exits-3" { #expect(failure.lastLines == ["no configuration"]) }
        _ = await peer.ended.value
        #expect(await peer.pool.count == 0)
    }

    @Test(arguments: [
        ("no-handler", "app.no-handler"), ("wrong-handler", "app.wrong-handler"), ("unknown-intent", "app.unknown-intent"),
    ])
    func namesWhatHandlerForGave(mode: String, expected: String) async throws {
        let peer = try Peer(mode)
        #expect(try await peer.failure().error.identifier == expected)
        // The process is sound: it stays for the next request.
        #expect(await peer.pool.count == 1)
        await peer.pool.shutDown()
    }

    @Test func aProgramThatIsNoneIsALaunchFailure() async throws {
        let peer = try Peer("normal")
        let program = "\(peer.app.bundle.path)/PlugIns/Peer.appex/normal"
        try Data("neither ELF nor script".utf8).write(to: URL(fileURLWithPath: program))
        var failure = try await peer.failure()
        #expect(failure.error.identifier == "app.launch-failed")
        #expect(failure.error.detail == "\(program): running the program: Exec format error")
        try FileManager.default.removeItem(atPath: program)
        failure = try await peer.failure()
        #expect(failure.error.detail.hasSuffix("No such file or directory"))
    }

    @Test func silenceEndsAtTheDeadlineAndOnlyThen() async throws {
        let clock = ManualTimekeeper()
        let peer = try Peer("silent", timekeeper: clock)
        let task = Task { try await peer.failure() }
        await clock.timer(of: .seconds(10))
        clock.advance(by: .milliseconds(9999))
        #expect(clock.timerCount == 1)
        clock.advance(by: .milliseconds(1))
        let failure = try await task.value
        #expect(failure.error.identifier == "app.timed-out")
        #expect(failure.error.detail == "no answer to handshake within 10 s")
        #expect(failure.times.phase == 10_000)
        #expect(await peer.ended.value.signal == SIGKILL)
    }

    @Test func aProcessThatOnlyClosesItsConnectionIsEnded() async throws {
        let clock = ManualTimekeeper()
        let peer = try Peer("closes", timekeeper: clock)
        let task = Task { try await peer.failure() }
        await clock.timer(of: .seconds(2))
        clock.advance(by: .seconds(2))
        let failure = try await task.value
        #expect(failure.error.identifier == "app.exited")
        #expect(failure.error.detail.contains("closed its connection"))
    }

    // MARK: Failures later

    @Test func aCrashSaysWhereAndWhyAndTheNextRequestStartsAfresh() async throws {
        let peer = try Peer("crashes-in-handle")
        let request = try await peer.begin()
        let failure = await #expect(throws: AppFailure.self) { try await request.handle(peer.intent) }
        #expect(failure?.error.identifier == "app.crashed")
        #expect(failure?.error.detail == "SIGABRT in handle: Peer.swift:7: Fatal error: Index out of range")
        #expect(failure?.error.arguments["signal"] == "SIGABRT")
        #expect(failure?.exit?.signal == SIGABRT)
        #expect(!exists(request.pid))
        let late = await #expect(throws: AppFailure.self) { try await request.confirm(peer.intent) }
        #expect(late?.error.identifier == "app.crashed")
        await request.end()
        let next = try await peer.begin("r2")
        #expect(!next.isReused)
        #expect(next.pid != request.pid)
        await peer.pool.shutDown()
    }

    @Test func memoryOverTheLimitIsNamed() async throws {
        let peer = try Peer("out-of-memory", policy: LaunchPolicy(dataBytes: 64 << 20))
        let request = try await peer.begin()
        let failure = await #expect(throws: AppFailure.self) { try await request.handle(peer.intent) }
        #expect(failure?.error.identifier == "app.crashed")
        #expect(failure?.error.arguments["reason"] == "memory")
        #expect(failure?.error.detail.contains("the limit is 64 MiB") == true)
    }

    @Test func anAnswerOfTheWrongKindIsGarbage() async throws {
        let peer = try Peer("bad-answer")
        let request = try await peer.begin()
        let failure = await #expect(throws: AppFailure.self) { try await request.resolve("recipients", peer.intent) }
        #expect(failure?.error.identifier == "app.garbage")
        #expect(failure?.error.detail == "resolution: not an object")
        #expect(!exists(request.pid))
    }

    @Test func thePersonsTimeIsNotTheApps() async throws {
        let clock = ManualTimekeeper()
        let asked = Signal<Void>()
        let reply = Signal<IntentValue>()
        let services = TestServices { call in
            #expect(call.method == .permissionRequest)
            #expect(call.request == "r1")
            asked.send(())
            return await reply.value
        }
        let peer = try Peer("asks-permission", timekeeper: clock, services: services)
        let request = try await peer.begin()
        let answer = Task { try await request.resolve("recipients", peer.intent) }
        await asked.value
        clock.advance(by: .seconds(3600))
        reply.send(.boolean(true))
        #expect(try await answer.value.value == .single(.success("asked")))
        await peer.pool.shutDown()
    }

    @Test func noAnswerToHandleEndsTheProcess() async throws {
        let clock = ManualTimekeeper()
        let peer = try Peer("never-handles", timekeeper: clock)
        let request = try await peer.begin()
        let task = Task { try await request.handle(peer.intent) }
        await clock.timer(of: .seconds(10))
        clock.advance(by: .seconds(10))
        let failure = await #expect(throws: AppFailure.self) { try await task.value }
        #expect(failure?.error.identifier == "app.timed-out")
        #expect(failure?.error.arguments["phase"] == "handle")
        #expect(!exists(request.pid))
    }

    @Test func aCancelledTaskStopsWaitingAndTheProcessStays() async throws {
        let clock = ManualTimekeeper()
        let peer = try Peer("never-handles", timekeeper: clock)
        let request = try await peer.begin()
        let task = Task { try await request.handle(peer.intent) }
        await clock.timer(of: .seconds(10))
        task.cancel()
        let failure = await #expect(throws: AppFailure.self) { try await task.value }
        #expect(failure?.error.identifier == "app.cancelled")
        #expect(try await request.resolve("recipients", peer.intent).value == .single(.success("Anna")))
        await peer.pool.shutDown()
    }

    // MARK: Warmth

    @Test func anIdleProcessEndsAfterItsTime() async throws {
        let clock = ManualTimekeeper()
        let peer = try Peer("normal", timekeeper: clock)
        let request = try await peer.begin()
        await request.end()
        await clock.timer(of: .seconds(30))
        clock.advance(by: .seconds(30))
        #expect(await peer.ended.value.code == 0)
        #expect(await peer.pool.count == 0)
        #expect(!exists(request.pid))
    }

    @Test func aProcessThatDiedWhileIdleIsReplacedUnnoticed() async throws {
        let peer = try Peer("exits-when-idle")
        let first = try await peer.begin()
        await first.end()
        _ = await peer.ended.value
        let second = try await peer.begin("r2")
        #expect(second.pid != first.pid)
        await peer.pool.shutDown()
    }

    @Test func theOneIdleLongestMakesRoom() async throws {
        let peer = try Peer("normal", limits: ProcessLimits(processes: 1))
        let request = try await peer.begin()
        let directory = try TemporaryDirectory()
        var fixture = BundleFixture(name: "Other", identifier: "org.example.other")
        fixture.program = ("normal", try Programs.path("RawPeer"))
        let other = try AppRegistry(state: peer.state).install(fixture.write(to: directory)).app
        let refused = await #expect(throws: AppFailure.self) {
            try await peer.pool.begin("r2", other, peer.intent, peer.context)
        }
        #expect(refused?.error.identifier == "app.too-many")
        await request.end()
        _ = try await peer.pool.begin("r3", other, peer.intent, peer.context)
        #expect(await peer.ended.value.code == 0)
        #expect(await peer.pool.count == 1)
        await peer.pool.shutDown()
    }

    @Test func aProcessThatIgnoresEveryRequestToEndIsKilled() async throws {
        let clock = ManualTimekeeper()
        let peer = try Peer("ignores-endings", timekeeper: clock)
        let request = try await peer.begin()
        await request.end()
        let end = Task { await peer.pool.shutDown() }
        await clock.timer(of: .milliseconds(1000))
        clock.advance(by: .milliseconds(1000))
        await end.value
        #expect(await peer.ended.value.signal == SIGKILL)
        #expect(!exists(request.pid))
    }

    @Test func aReplacedAppIsStartedAnew() async throws {
        let peer = try Peer("normal")
        let first = try await peer.begin()
        await first.end()
        let again = try AppRegistry(state: peer.state).install("\(peer.directory.path)/Chatter.app").app
        let second = try await peer.pool.begin("r2", again, peer.intent, peer.context)
        #expect(second.pid != first.pid)
        await peer.pool.shutDown()
    }

    // MARK: Output

    @Test func aFloodOfOutputIsCountedNotKept() async throws {
        let peer = try Peer("floods-stderr", limits: ProcessLimits(output: OutputLimits(linesPerSecond: 50)), timekeeper: ManualTimekeeper())
        let request = try await peer.begin()
        #expect(try await request.resolve("recipients", peer.intent).value == .single(.success("Anna")))
        await peer.pool.shutDown()
        let exit = await peer.ended.value
        #expect(exit.lastLines.last == "line 99999")
        #expect(exit.lastLines.count == OutputLimits().tailLines)
        let lines = peer.lines.withLock { $0 }
        #expect(lines.count == 51)
        #expect(lines.last?.dropped == 99_950)
    }

    @Test func opensAnApp() async throws {
        let peer = try Peer("normal")
        let app = try await peer.pool.open(
            peer.app, peer.context, activity: UserActivity(activityType: "INSendMessageIntent"))
        let exit = await app.waitForEnd()
        #expect(exit.code == 5)
        #expect(exit.lastLines == ["opened"])
        #expect(!exists(app.pid))
    }

    @Test func anIntentThatNobodyDeclaresStartsNothing() async throws {
        let peer = try Peer("normal")
        let failure = await #expect(throws: AppFailure.self) {
            try await peer.pool.begin("r1", peer.app, IntentObject("INStartCallIntent"), peer.context)
        }
        #expect(failure?.error.identifier == "app.unknown-intent")
        #expect(await peer.pool.count == 0)
    }
}

@Suite struct DeadlineTests {
    @Test func pausesNestAndTimeBeforeThemCounts() {
        let clock = ManualTimekeeper()
        let fired = Mutex(0)
        let deadline = Deadline(.seconds(10), clock) { fired.withLock { $0 += 1 } }
        clock.advance(by: .seconds(6))
        deadline.pause()
        deadline.pause()
        clock.advance(by: .seconds(100))
        deadline.resume()
        clock.advance(by: .seconds(100))
        deadline.resume()
        clock.advance(by: .milliseconds(3999))
        #expect(fired.withLock { $0 } == 0)
        clock.advance(by: .milliseconds(1))
        #expect(fired.withLock { $0 } == 1)
    }

    @Test func aCancelledDeadlineNeverFires() {
        let clock = ManualTimekeeper()
        let deadline = Deadline(.seconds(1), clock) { Issue.record("fired") }
        deadline.cancel()
        clock.advance(by: .seconds(2))
        #expect(clock.timerCount == 0)
    }
}
