import Contacts
import Foundation
import Intents
import PlainFiles

/// Why a workout cannot be started or changed.
public enum TrainingProblem: Error, Hashable {
    /// Another one goes on.
    case ongoing
    /// None goes on, or another one than was meant, or it is already as it should become.
    case noMatch
}

/// The workout that goes on and those that are over, in the container that the app and its extension share. Workouts that are over are TCX files in
/// `Workouts`.
public struct TrainingLog: Sendable {
    public static let group = "group.org.hark.stride"
    private static let file = "Current.json"

    private let folder: PlainFolder
    private var files: PlainFolder { folder.folder("Workouts") }

    /// Nil when the app group is not declared in the bundle's entitlements.
    public init?() {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else { return nil }
        self.init(folder: container)
    }

    public init(folder: URL) { self.folder = PlainFolder(folder) }

    /// The workout that goes on.
    public func current() throws -> Workout? { try folder.text(Self.file).map { try JSONDecoder().decode(Workout.self, from: Data($0.utf8)) } }

    /// The names of the files of workouts that are over, the oldest first.
    public func past() throws -> [String] { try files.names(ending: ".tcx") }

    public func check() throws {
        try folder.check()
        try files.check()
    }

    // MARK: Changes

    /// Starts a workout. The request that started the one that goes on changes nothing.
    public func start(_ workout: Workout, key: String, at time: Date = Date()) throws {
        try folder.locked {
            if let current = try current() {
                guard current.keys.contains(key) else { throw TrainingProblem.ongoing }
                return
            }
            var workout = workout
            workout.keys = [key]
            workout.stretches = [Workout.Stretch(start: time)]
            guard try folder.create(Self.file, try Self.text(workout)) else { throw TrainingProblem.ongoing }
        }
    }

    /// Pauses or resumes.
    /// - Parameter name: of the workout that is meant; nil is whichever goes on.
    public func setPaused(_ isPaused: Bool, _ name: String?, key: String, at time: Date = Date()) throws {
        try folder.locked {
            let isThere = try folder.change(Self.file) { old in
                var workout = try JSONDecoder().decode(Workout.self, from: Data(old.utf8))
                if workout.keys.contains(key) { return nil }
                guard Self.isMeant(workout, name), workout.isPaused != isPaused else { throw TrainingProblem.noMatch }
                if isPaused { workout.close(at: time) } else { workout.stretches.append(Workout.Stretch(start: time)) }
                workout.keys.append(key)
                return try Self.text(workout)
            }
            guard isThere else { throw TrainingProblem.noMatch }
        }
    }

    /// Ends the workout: first its file is written, then it no longer goes on. Cut short between the two, it is ended again with the same file.
    public func end(_ name: String?, key: String, at time: Date = Date()) throws {
        try folder.locked {
            guard var workout = try current() else {
                guard try isEnded(by: key) else { throw TrainingProblem.noMatch }
                return
            }
            guard Self.isMeant(workout, name) else { throw TrainingProblem.noMatch }
            workout.close(at: time)
            try write(TrainingFile(workout: workout, key: key))
            try folder.remove(Self.file)
        }
    }

    /// Gives the workout up; nothing of it is kept. That it is gone is enough for a second request.
    public func cancel(_ name: String?) throws {
        try folder.locked {
            guard let workout = try current(), Self.isMeant(workout, name) else { throw TrainingProblem.noMatch }
            try folder.remove(Self.file)
        }
    }

    // MARK: Steps

    private static func isMeant(_ workout: Workout, _ name: String?) -> Bool {
        guard let name else { return true }
        let meant = Activity.named(name).flatMap(\.names) + [name]
        return meant.contains { $0.asSpokenName == workout.name.asSpokenName }
    }

    /// Two workouts may have begun in one second: a file of another is left alone.
    private func write(_ file: TrainingFile) throws {
        for number in 1...999 {
            let name = file.name + (number == 1 ? "" : " \(number)") + ".tcx"
            if try files.create(name, file.text) || files.text(name)?.contains(file.started) == true { return }
        }
        throw FileProblem.busy
    }

    private func isEnded(by key: String) throws -> Bool {
        let mark = TrainingFile.ended(by: key) + " -->"
        return try past().reversed().contains { try files.text($0)?.contains(mark) ?? false }
    }

    private static func text(_ workout: Workout) throws -> String { String(decoding: try JSONEncoder().encode(workout), as: UTF8.self) }

    /// Teaches Siri what workouts are called.
    public func teachNames() {
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: Activity.all.flatMap(\.names)), of: .workoutActivityName)
    }
}
