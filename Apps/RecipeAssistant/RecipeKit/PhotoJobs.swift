import Foundation
import Intents

/// A photo that is to get an effect.
public struct PhotoJob: Codable, Hashable, Sendable {
    /// The request's; a photo is made once for it.
    public var identifier: String
    /// The file's name in the photo folder.
    public var photo: String
    /// `PhotoEffect`'s raw value.
    public var effect: Int
    public var isDone = false

    public init(identifier: String, photo: String, effect: PhotoEffect) {
        self.identifier = identifier
        self.photo = photo
        self.effect = effect.rawValue
    }

    /// The file that is made.
    public var result: String {
        let name = photo.split(separator: ".").dropLast().joined(separator: ".")
        let suffix = ["", "grey", "inverted", "rotated"]
        return "\(name)-\(suffix.indices.contains(effect) ? suffix[effect] : "copy").\(photo.split(separator: ".").last ?? "ppm")"
    }
}

extension RecipeStorage {
    /// From this many pixels on, a photo takes so long that the person is not kept waiting.
    public static let longJobPixels = 1_000_000

    /// The photos there are, by name; what was made of them is not among them.
    public func photoNames() throws -> [String] {
        guard FileManager.default.fileExists(atPath: photos.path) else { return [] }
        let made = Set(try jobs.all().map(\.result))
        return try FileManager.default.contentsOfDirectory(atPath: photos.path)
            .filter { ($0.hasSuffix(".ppm") || $0.hasSuffix(".pgm")) && !$0.hasPrefix(".") && !made.contains($0) }.sorted()
    }

    public func add(_ job: PhotoJob) throws {
        try jobs.change { jobs in
            if !jobs.contains(where: { $0.identifier == job.identifier }) { jobs.append(job) }
        }
    }

    public func picture(of photo: String) throws -> Picture {
        // Only files of the folder: a name is no path.
        guard !photo.contains("/"), !photo.hasPrefix(".") else { throw Picture.Malformed() }
        return try Picture(Data(contentsOf: photos.appendingPathComponent(photo)))
    }

    /// Makes what a job asks for. The file appears whole or not at all, so that a job that was cut short can be run again.
    /// - Parameter report: what is done of it, in 0...1, at every tenth.
    public func run(_ job: PhotoJob, report: (Double) -> Void = { _ in }) throws {
        let picture = try picture(of: job.photo)
        let progress = Progress(totalUnitCount: Int64(picture.height))
        var told = 0
        let made = picture.applying(PhotoEffect(rawValue: job.effect) ?? .unknown) {
            progress.completedUnitCount += 1
            let tenth = Int(progress.fractionCompleted * 10)
            if tenth > told {
                told = tenth
                report(Double(tenth) / 10)
            }
        }
        try made.data.write(to: photos.appendingPathComponent(job.result), options: .atomic)
        try jobs.change { jobs in
            if let index = jobs.firstIndex(where: { $0.identifier == job.identifier }) { jobs[index].isDone = true }
        }
    }

    /// Finishes what was begun and cut short, and says what became of each.
    public func finishJobs(report: (PhotoJob, Double) -> Void) throws {
        for job in try jobs.all() where !job.isDone {
            try run(job) { report(job, $0) }
        }
    }
}
