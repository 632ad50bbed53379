import DialogueWalks
import Foundation
import HarkDialogue

/// Walks by seeds over the dialogue, on all cores, until one breaks a rule or all are done.
///
///     dialogue-walk [--seed FIRST] [--count WALKS]
///
/// A walk is made again by its seed alone: `--seed N --count 1`. Exit code 1 with the seed of the lowest walk that broke a rule.
@main struct DialogueWalk {
    private struct Tally: Sendable {
        var outcomes: [Outcome: Int] = [:]
        var inputs = 0
        var broken: (seed: UInt64, text: String)?
    }

    private static let chunk: UInt64 = 5_000

    static func main() async {
        guard let first = option("--seed", 0), let count = option("--count", 1_000_000), count > 0 else {
            FileHandle.standardError.write(Data("usage: dialogue-walk [--seed FIRST] [--count WALKS]\n".utf8))
            exit(2)
        }
        let began = ContinuousClock.now
        let end = first + count
        var total = Tally()
        var done: UInt64 = 0
        await withTaskGroup(of: (UInt64, Tally).self) { group in
            var next = first
            func add() {
                guard next < end, total.broken == nil else { return }
                let seeds = next..<min(next + chunk, end)
                next = seeds.upperBound
                group.addTask { (UInt64(seeds.count), walk(seeds)) }
            }
            for _ in 0..<max(ProcessInfo.processInfo.activeProcessorCount, 1) { add() }
            for await (walked, tally) in group {
                total.outcomes.merge(tally.outcomes) { $0 + $1 }
                total.inputs += tally.inputs
                if let broken = tally.broken, total.broken.map({ broken.seed < $0.seed }) ?? true { total.broken = broken }
                done += walked
                if done % (chunk * 20) == 0 { FileHandle.standardError.write(Data("\(done) of \(count) walks\n".utf8)) }
                add()
            }
        }
        if let broken = total.broken {
            print("seed \(broken.seed) breaks a rule: \(broken.text)\nagain: dialogue-walk --seed \(broken.seed) --count 1")
            exit(1)
        }
        let seconds = (ContinuousClock.now - began).components.seconds
        print("\(count) walks from seed \(first), \(total.inputs) inputs, every rule held (\(seconds) s)")
        for outcome in Outcome.allCases { print("  \(outcome.rawValue): \(total.outcomes[outcome] ?? 0)") }
    }

    private static func walk(_ seeds: Range<UInt64>) -> Tally {
        var tally = Tally()
        for seed in seeds {
            let walk = Walk(seed: seed, checksEncoding: seed % 100 == 0)
            do {
                tally.outcomes[try walk.run(), default: 0] += 1
            } catch {
                tally.broken = (seed, "\(error)")
                return tally
            }
            tally.inputs += walk.inputs
        }
        return tally
    }

    /// The number after an option; nil when it is none.
    private static func option(_ name: String, _ otherwise: UInt64) -> UInt64? {
        let arguments = CommandLine.arguments
        guard let index = arguments.firstIndex(of: name) else { return otherwise }
        return arguments.indices.contains(index + 1) ? UInt64(arguments[index + 1]) : nil
    }
}
