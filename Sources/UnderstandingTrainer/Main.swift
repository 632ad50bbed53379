import Foundation
import HarkEvaluation
import HarkLearning
import HarkUnderstanding
import IntentSchema

/// Learns the model that comes with the program, from labelled requests.
///
/// DATA is a folder with requests in `*.jsonl` and the `world.json` that they are about, or `WORLD@FILE+FILE…`.
///
///     UnderstandingTrainer --data DATA[,DATA…] --output DIR [--rounds N] [--decay-millionths N] [--least-thousandths N]
@main struct UnderstandingTrainer {
    static func main() throws {
        let arguments = Arguments(CommandLine.arguments)
        var data = TrainingData()
        for part in try arguments.required("--data").split(separator: ",") {
            let source = try Source(String(part))
            let world = try WorldReader.read(path: source.world.path)
            // Without a model: what the grammar says is a feature of the sentences.
            let engine = GrammarEngine(world: world.world, learned: nil)
            var texts: [LabelledText] = []
            for file in source.files { texts += try requests(in: file).compactMap { LabelledText($0, engine: engine) } }
            // What the grammar can say must be understood as it means it, whatever else is learned.
            let own = engine.generatedSentences(perTemplate: 2, in: TrainingData.context).map(LabelledText.init)
            data.add(own, engine: engine, areGenerated: true)
            data.add(texts, engine: engine)
            report("\(part): \(texts.count) requests, \(data.sentences.count) sentences by now")
        }
        let output = URL(fileURLWithPath: try arguments.required("--output"))
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        try data.decidingWords.write(to: output.appending(path: "deciding-words.txt"), atomically: true, encoding: .utf8)
        var options = LearningOptions()
        // Names and values stand as their classes; exchanged ones would not have the features of what they replace.
        options.exchange = 0
        options.rounds = arguments.number("--rounds") ?? 28
        options.decay = Double(arguments.number("--decay-millionths") ?? 1000) / 1_000_000
        options.leastWeight = Float(arguments.number("--least-thousandths") ?? 50) / 1000
        let model = try LearnedModel.learn(data.sentences, options: options) { progress in
            report("\(progress.stage) \(progress.done) of \(progress.of), loss \(progress.loss)")
        }
        try Data(model.bytes).write(to: output.appending(path: "model.bin"))
        report("\(model.bytes.count) bytes")
    }

    static func requests(in file: URL) throws -> [Request] {
        try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { try Request(line: Array($0)) }
    }

    static func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// Requests and the world that they are about.
struct Source {
    var world: URL
    var files: [URL]

    init(_ text: String) throws {
        let parts = text.split(separator: "@").map(String.init)
        if parts.count == 2 {
            world = URL(fileURLWithPath: parts[0])
            files = parts[1].split(separator: "+").map { URL(fileURLWithPath: String($0)) }
        } else {
            let folder = URL(fileURLWithPath: text)
            world = folder.appending(path: "world.json")
            files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter { $0.pathExtension == "jsonl" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
        }
    }
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
