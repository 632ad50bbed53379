import Foundation
import Glibc
import HarkEvaluation
import HarkNameCache
import HarkUnderstanding
import IntentSchema

/// Measures the engine for `bench.py`: one JSON object on standard output. Run it once for each measurement, so that each begins cold.
///
///     understanding-bench latency --world W --requests F… --names 10000 --intents 200
///     understanding-bench names --world W --names 100000
///     understanding-bench cold --world W --names 100000 --cache FOLDER
///     understanding-bench curve --world W
@main struct Measure {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let mode = arguments.first, let path = value("--world", arguments) else { usage() }
        let world: WorldFile
        do { world = try WorldReader.read(path: path) } catch { fail("\(error): \(error.arguments)") }
        guard let now = BatchRun.localTime(world.now ?? "") else { fail("the world has no 'now'") }
        let context = UtteranceContext(locale: "en", now: now, timeZone: BatchRun.timeZone)
        let names = value("--names", arguments).flatMap(Int.init) ?? 10_000
        let intents = value("--intents", arguments).flatMap(Int.init) ?? 0
        let grown = SyntheticWorld.grown(world.world, names: names, intents: intents)
        switch mode {
        case "latency": report(try latency(grown, texts(arguments), context))
        case "cold": report(try cold(grown, names, context, arguments))
        case "names": report(try manyNames(grown, names, context))
        case "curve": report(curve(GrammarEngine(world: grown), context))
        default: usage()
        }
    }

    // MARK: The measurements

    /// Each sentence is read three times; its time is the median.
    private static func latency(_ world: World, _ texts: [String], _ context: UtteranceContext) throws -> JSON {
        let engine = GrammarEngine(world: world)
        for text in texts.prefix(50) { _ = engine.understand(text, in: context) }
        var (matches, refusals): ([Double], [Double]) = ([], [])
        for text in texts {
            var times: [Double] = []
            var isAccepted = false
            for _ in 0..<3 {
                times.append(milliseconds { isAccepted = engine.understand(text, in: context).accepted != nil })
            }
            if isAccepted { matches.append(times.sorted()[1]) } else { refusals.append(times.sorted()[1]) }
        }
        return [
            "apps": number(world.apps.count), "intents": number(Set(world.apps.flatMap(\.intents).map(\.name)).count),
            "names": number(world.contacts.count),
            "matches": figures(matches), "refusals": figures(refusals), "all": figures(matches + refusals),
        ]
    }

    /// The first engine of a process, and what it costs; then sentences one after another.
    private static func manyNames(_ world: World, _ names: Int, _ context: UtteranceContext) throws -> JSON {
        let sentences = SyntheticWorld.sentences(4000, names: names)
        let before = residentMemory()
        var engine: GrammarEngine?
        let load = milliseconds { engine = GrammarEngine(world: world) }
        guard let engine else { fail("no engine") }
        let first = milliseconds { _ = engine.understand(sentences[0], in: context) }
        let after = residentMemory()
        var accepted = 0
        let time = milliseconds { for sentence in sentences where engine.understand(sentence, in: context).accepted != nil { accepted += 1 } }
        // The one sort of sentence that the peers are measured with.
        let calls = (0..<2000).map { "call \(SyntheticWorld.name($0 * 7919 % max(1, names)).full)" }
        let callTime = milliseconds { for sentence in calls { _ = engine.understand(sentence, in: context) } }
        return [
            "callsPerSecond": .number(Double(calls.count) / callTime * 1000),
            "names": number(world.contacts.count), "loadMilliseconds": .number(load), "readyMilliseconds": .number(load + first),
            "engineMebibytes": .number(after - before), "processMebibytes": .number(residentMemory()),
            "sentencesPerSecond": .number(Double(sentences.count) / time * 1000), "accepted": .number(Double(accepted) / Double(sentences.count)),
        ]
    }

    /// The first engine of a process with an index of names that an earlier one may have left, and the first sentence.
    private static func cold(_ world: World, _ names: Int, _ context: UtteranceContext, _ arguments: [String]) throws -> JSON {
        guard let folder = value("--cache", arguments) else { usage() }
        let sentence = SyntheticWorld.sentences(1, names: names)[0]
        var engine: GrammarEngine?
        let load = milliseconds { engine = NameCache(cache: URL(filePath: folder)).engine(world) }
        guard let engine else { fail("no engine") }
        let first = milliseconds { _ = engine.understand(sentence, in: context) }
        return ["names": number(world.contacts.count), "loadMilliseconds": .number(load), "readyMilliseconds": .number(load + first)]
    }

    /// Sentences built to blow a matcher up, from a kilobyte on: the time of each, and how it grows with the length.
    private static func curve(_ engine: GrammarEngine, _ context: UtteranceContext) -> JSON {
        let patterns = [
            "send ", "and ", "text Anna and ", "to ", "the ", "call ", "发", "给王一然发消息说", "play the play ", "20 dollars and ", "at 5 ", "a", "\u{301}",
            "🙂",
        ]
        var rows: [JSON] = []
        for pattern in patterns {
            var points: [JSON] = []
            for size in [1_000, 3_000, 10_000, 30_000, 100_000] {
                let text = String(repeating: pattern, count: max(1, size / pattern.utf8.count))
                let runs = (0..<3).map { _ in milliseconds { _ = engine.understand(text, in: context) } }.sorted()
                points.append(["bytes": number(text.utf8.count), "milliseconds": .number(runs[1])])
            }
            rows.append(["pattern": .string(pattern), "points": .array(points)])
        }
        return ["curve": .array(rows)]
    }

    // MARK: Input and output

    private static func texts(_ arguments: [String]) throws -> [String] {
        guard let start = arguments.firstIndex(of: "--requests") else { usage() }
        return arguments[(start + 1)...].prefix { !$0.hasPrefix("--") }.flatMap { path -> [String] in
            guard let handle = FileHandle(forReadingAtPath: path) else { fail("\(path) cannot be read") }
            let lines = LineSource(handle)
            var texts: [String] = []
            while let line = lines.next() {
                if case .bytes(let bytes) = line, let request = try? Request(line: bytes) { texts.append(request.text) }
            }
            return texts
        }
    }

    private static func value(_ name: String, _ arguments: [String]) -> String? {
        arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }

    private static func report(_ json: JSON) { print(json.line) }

    private static func number(_ value: Int) -> JSON { .number(Double(value)) }

    private static func figures(_ values: [Double]) -> JSON {
        let sorted = values.sorted()
        func percentile(_ percent: Int) -> JSON { sorted.isEmpty ? .null : .number(sorted[min(sorted.count - 1, sorted.count * percent / 100)]) }
        return ["count": number(sorted.count), "p50": percentile(50), "p99": percentile(99), "max": sorted.last.map { .number($0) } ?? .null]
    }

    /// Of this process's time on a core: what others do meanwhile does not count, and nothing here waits.
    private static func milliseconds(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
        }
        let start = now()
        body()
        return now() - start
    }

    /// In mebibytes.
    private static func residentMemory() -> Double {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        guard fields.count > 1, let pages = Double(fields[1]) else { return .nan }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    private static func usage() -> Never {
        fail("usage: understanding-bench latency|names|cold|curve --world FILE [--requests FILE…] [--names N] [--intents N] [--cache FOLDER]")
    }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data("understanding-bench: \(text)\n".utf8))
        exit(2)
    }
}
