import Foundation
import HarkEvaluation
import HarkLearning
import HarkUnderstanding
import IntentSchema

/// Learns the model that comes with the program, from labelled requests.
///
/// Each folder under DATA holds requests in `*.jsonl` and the `world.json` that they are about.
///
///     understanding-trainer --data DATA[,DATA…] --names FILE --output DIR [--variations N] [--rounds N]
@main struct UnderstandingTrainer {
    static func main() throws {
        let arguments = Arguments(CommandLine.arguments)
        let names = try String(contentsOfFile: arguments.required("--names"), encoding: .utf8).split(separator: "\n").map(String.init)
        var data = TrainingData()
        for path in try arguments.required("--data").split(separator: ",") {
            let folder = URL(fileURLWithPath: String(path))
            let world = try WorldReader.read(path: folder.appending(path: "world.json").path)
            // Without a model: what the grammar says is a feature of the sentences.
            let engine = GrammarEngine(world: world.world, learned: nil)
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "jsonl" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
            var texts: [LabelledText] = []
            for file in files { texts += try requests(in: file).compactMap { LabelledText($0, engine: engine) } }
            data.add(texts, engine: engine, world: world, names: names, variations: arguments.number("--variations") ?? 3)
            report("\(path): \(texts.count) requests, \(data.sentences.count) sentences by now")
        }
        var options = LearningOptions()
        options.exchange = 0
        options.rounds = arguments.number("--rounds")
        let model = try LearnedModel.learn(data.sentences, options: options) { progress in
            report("\(progress.stage) \(progress.done) of \(progress.of), loss \(progress.loss)")
        }
        let output = URL(fileURLWithPath: try arguments.required("--output"))
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        try Data(model.bytes).write(to: output.appending(path: "model.bin"))
        try data.decidingWords.write(to: output.appending(path: "deciding-words.txt"), atomically: true, encoding: .utf8)
        report("\(model.bytes.count) bytes")
    }

    static func requests(in file: URL) throws -> [Request] {
        try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { try Request(line: Array($0)) }
    }

    static func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

struct Arguments {
    private var values: [String: String] = [:]

    struct Missing: Error, CustomStringConvertible {
        var description: String
    }

    init(_ words: [String]) {
        var index = 1
        while index + 1 < words.count {
            values[words[index]] = words[index + 1]
            index += 2
        }
    }

    func required(_ name: String) throws -> String {
        guard let value = values[name] else { throw Missing(description: "\(name) is missing") }
        return value
    }

    func number(_ name: String) -> Int? { values[name].flatMap(Int.init) }
}
