import Foundation
import Glibc
import HarkApps
import HarkAssistant
import HarkStore
import IntentSchema
import IntentWire

/// `make bench`: each figure beside a floor from the same run. Figures are medians unless a percentile is named.
@main struct HarkBench {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--echo-peer"] { return echoPeer() }
        guard let bin = value("--bin", arguments), let floor = value("--floor", arguments) else {
            FileHandle.standardError.write(Data("usage: hark-bench --bin DIR --floor PROGRAM\n".utf8))
            exit(2)
        }
        let home = URL(filePath: NSTemporaryDirectory()).appending(path: "hark-bench-\(getpid())")
        defer { try? FileManager.default.removeItem(at: home) }
        try await measure(bin: URL(filePath: bin), floors: Floors(program: floor), home: home, only: value("--only", arguments))
    }

    private static func value(_ name: String, _ arguments: [String]) -> String? {
        arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }

    private static func measure(bin: URL, floors: Floors, home: URL, only: String?) async throws {
        try prepare(home: home, app: bin.appending(path: "Chatter.app"))
        let turns = Turns(paths: HarkPaths(data: home, state: home))
        let command = CommandRuns(program: bin.appending(path: "hark").path, home: home)
        var report = Report()

        if let only {
            return try await measure(only: only, turns, floors)
        }
        say("floors")
        let start = try await floors.processStart(300)
        let frame = try Frame.call(id: 1, method: .resolve, payload: sample).encoded()
        let bare = try await floors.roundTrip(size: frame.count, 5000)
        let sync = try await floors.sync(in: home, 200)
        say("frame")
        let wire = try await roundTrip(5000)
        say("turns")
        let cold = try await turns.cold(60)
        let warm = try await turns.warm(1000, commits: true)
        let pure = try await turns.warm(1000, commits: false)
        let handled = try await turns.handled(60)
        say("command")
        let ask = try await command.ask(Turns.request, 40)
        try installMany(50, like: bin.appending(path: "Chatter.app"), home: home)
        let memory = try command.idleMemory()

        say("definitions")
        report.add("process start, C, median", start.median)
        report.add("process start, C, p95", start.percentile(95))
        report.add("socket round trip of \(frame.count) bytes, C", bare.median)
        report.add("fdatasync of a page", sync.median)
        report.add(
            "frame round trip", wire.median, floor: bare.median, aim: "≤ 3 × bare", isMet: wire.median <= 3 * bare.median)
        let coldLimit = 25 * start.percentile(95) + sync.percentile(95)
        report.add(
            "cold turn, p95", cold.percentile(95), floor: start.percentile(95), aim: "≤ 25 × bare start + commits",
            isMet: cold.percentile(95) <= coldLimit)
        report.add("cold turn, median", cold.median, floor: start.median)
        report.add("warm turn, median", warm.median)
        report.add("warm turn, p99", warm.percentile(99))
        report.add("warm turn without commits, median", pure.median)
        report.add("warm turn without commits, p99", pure.percentile(99), aim: "≤ 2 ms", isMet: pure.percentile(99) <= 2)
        report.add("yes to done, median", handled.median, floor: sync.median)
        report.add("hark ask to first answer", ask.median, floor: start.median, aim: "≤ 150 ms", isMet: ask.median <= 150)
        report.add("idle memory, 51 apps", memory, unit: "MiB", aim: "≤ 40 MiB", isMet: memory <= 40)
        try await Definitions().add(to: &report)
        print(report.text())
    }

    /// One part alone, for looking into it.
    private static func measure(only part: String, _ turns: Turns, _ floors: Floors) async throws {
        switch part {
        case "warm":
            let figures = try await turns.warm(3000, commits: false)
            print("warm turn without commits: median \(figures.median) ms, p99 \(figures.percentile(99)) ms")
        case "frame":
            let frame = Frame.call(id: 1, method: .resolve, payload: sample)
            let bytes = try frame.encoded()
            let encoding = try await Figures.of(5000, warmUp: 100) { try await elapsed { _ = try frame.encoded() } }
            let decoding = try await Figures.of(5000, warmUp: 100) {
                try await elapsed { _ = try bytes.withUnsafeBytes { try Frame(body: UnsafeRawBufferPointer(rebasing: $0[4...])) } }
            }
            let bare = try await floors.roundTrip(size: bytes.count, 5000)
            let wire = try await roundTrip(5000)
            print("encode \(encoding.median) ms, decode \(decoding.median) ms, bare \(bare.median) ms, frame \(wire.median) ms")
        case "definitions":
            var report = Report()
            try await Definitions().add(to: &report)
            print(report.text())
        default: throw Processes.Failure(message: "--only takes: warm, frame, definitions")
        }
    }

    private static func say(_ part: String) { FileHandle.standardError.write(Data("bench: \(part)…\n".utf8)) }

    // MARK: What is measured against

    private static func prepare(home: URL, app: URL) throws {
        let contacts = home.appending(path: "contacts")
        try FileManager.default.createDirectory(at: contacts, withIntermediateDirectories: true)
        let cards = [("Anna", "Lee"), ("Anna", "Li")].map { given, family in
            "BEGIN:VCARD\nVERSION:3.0\nFN:\(given) \(family)\nN:\(family);\(given);;;\nTEL;TYPE=work:555-0100\nEND:VCARD\n"
        }
        try Data(cards.joined().utf8).write(to: contacts.appending(path: "people.vcf"))
        let registry = AppRegistry(state: StateDirectory(home.path))
        let installed = try registry.install(app.path)
        try SQLiteStore(directory: home).setPermission("contacts", app: installed.app.identifier, granted: true)
    }

    /// Installs copies of an app under other identifiers and names.
    private static func installMany(_ count: Int, like app: URL, home: URL) throws {
        let registry = AppRegistry(state: StateDirectory(home.path))
        let copies = home.appending(path: "copies")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        for number in 1...count {
            let copy = copies.appending(path: "Chatter\(number).app")
            try FileManager.default.copyItem(at: app, to: copy)
            for folder in [copy, copy.appending(path: "PlugIns/ChatterIntents.appex")] {
                try rename(folder.appending(path: "Info.plist"), number)
            }
            _ = try registry.install(copy.path)
            try FileManager.default.removeItem(at: copy)
        }
    }

    private static func rename(_ plist: URL, _ number: Int) throws {
        // Alternative names would make all copies answer to one name.
        var text = try String(contentsOf: plist, encoding: .utf8)
        text = text.replacing("<string>org.hark.chatter", with: "<string>org.hark.chatter\(number)")
        text = text.replacing("INAlternativeAppName", with: "Unused")
        for key in ["CFBundleName", "CFBundleDisplayName"] {
            let pattern = try Regex("(<key>\(key)</key>\\s*<string>)[^<]*")
            text = text.replacing(pattern) { "\($0.output[1].substring ?? "")Chatter \(number)" }
        }
        try Data(text.utf8).write(to: plist)
    }

    /// A call of a usual size: about a kilobyte.
    private static var sample: IntentValue {
        let person = IntentObject(
            "INPerson",
            [
                "displayName": "Anna Li", "contactIdentifier": "6f1c2f4e-0f0c-4d2e-9a51-5a4a0c8f7f00",
                "personHandle": .object(IntentObject("INPersonHandle", ["value": "+1 555 010 0199", "type": 2])),
            ])
        let people: [IntentValue] = Array(repeating: .object(person), count: 5)
        let intent = IntentObject("INSendMessageIntent", ["recipients": .array(people), "content": "I'll be late"])
        return RequestCall(request: "bench/r1", intent: intent, parameter: "recipients").value
    }

    private static func roundTrip(_ count: Int) async throws -> Figures {
        let (ours, theirs) = try makeSocketPair()
        let pid = try Processes.spawn(
            "/proc/self/exe", ["--echo-peer"], descriptors: [(theirs, 3)])
        close(theirs)
        let channel = WireChannel(descriptor: ours, handler: { _ in })
        channel.start()
        defer {
            channel.close()
            var status: Int32 = 0
            waitpid(pid, &status, 0)
        }
        let payload = sample
        // Each call is made where the last answer arrived, as the bare echo does: on the reading thread.
        return await .of(count, warmUp: 200) {
            await withCheckedContinuation { continuation in
                channel.call(.resolve, payload) { _ in
                    let start = ContinuousClock.now
                    channel.call(.resolve, payload) { _ in continuation.resume(returning: milliseconds(since: start)) }
                }
            }
        }
    }

    private static func echoPeer() {
        let ended = DispatchSemaphore(value: 0)
        let channel = WireChannel(descriptor: 3, handler: { $0.answer($0.payload) }, onClose: { _ in ended.signal() })
        channel.start()
        ended.wait()
    }
}
