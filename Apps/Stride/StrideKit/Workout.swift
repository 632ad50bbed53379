import Foundation
import PlainFiles

/// A workout that goes on.
public struct Workout: Codable, Hashable, Sendable {
    /// What a request was that started it, or changed it last: done again, it changes nothing.
    public var keys: [String]
    public var name: String
    /// As TCX knows it.
    public var sport: String
    public var isIndoor: Bool?
    public var goal: Goal?
    /// The time between two pauses; the last has no end while it runs.
    public var stretches: [Stretch]

    public struct Goal: Codable, Hashable, Sendable, CustomStringConvertible {
        public var value: Double
        /// In English, `miles`.
        public var unit: String

        public init(value: Double, unit: String) { (self.value, self.unit) = (value, unit) }

        public var description: String { (value == value.rounded() ? "\(Int(value))" : "\(value)") + (unit.isEmpty ? "" : " \(unit)") }
    }

    public struct Stretch: Codable, Hashable, Sendable {
        public var start: Date
        public var end: Date?
    }

    public init(name: String, sport: String, isIndoor: Bool? = nil, goal: Goal? = nil) {
        (keys, self.name, self.sport, self.isIndoor, self.goal, stretches) = ([], name, sport, isIndoor, goal, [])
    }

    public var isPaused: Bool { stretches.last?.end != nil }
    public var start: Date { stretches.first?.start ?? .distantPast }

    /// Seconds without the pauses.
    public func duration(at now: Date) -> TimeInterval { stretches.reduce(0) { $0 + ($1.end ?? now).timeIntervalSince($1.start) } }

    mutating func close(at time: Date) {
        guard !isPaused, !stretches.isEmpty else { return }
        // A clock that was set back makes no negative time.
        stretches[stretches.count - 1].end = max(time, stretches[stretches.count - 1].start)
    }
}

/// A workout as a TCX file holds it (Training Center XML, version 2): a lap for each stretch between pauses.
struct TrainingFile {
    let workout: Workout
    /// Of the request that ended it.
    let key: String

    /// `2026-03-10 093000 Run`
    var name: String {
        let stamp = workout.start.ISO8601Format(
            .iso8601(timeZone: .gmt, includingFractionalSeconds: false, dateSeparator: .dash, dateTimeSeparator: .space, timeSeparator: .omitted))
        return "\(stamp) \(workout.name)".asFileName
    }

    var text: String {
        let laps = workout.stretches.map { stretch in
            let end = stretch.end ?? stretch.start
            return """
                      <Lap StartTime="\(stamp(stretch.start))">
                        <TotalTimeSeconds>\(Int(end.timeIntervalSince(stretch.start).rounded()))</TotalTimeSeconds>
                        <DistanceMeters>0</DistanceMeters>
                        <Calories>0</Calories>
                        <Intensity>Active</Intensity>
                        <TriggerMethod>Manual</TriggerMethod>
                        <Track>
                          <Trackpoint><Time>\(stamp(stretch.start))</Time></Trackpoint>
                          <Trackpoint><Time>\(stamp(end))</Time></Trackpoint>
                        </Track>
                      </Lap>
                """
        }
        let notes = workout.name + (workout.goal.map { ", goal: \($0)" } ?? "") + (workout.isIndoor.map { $0 ? ", indoors" : ", outdoors" } ?? "")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- \(started)\(Self.ended(by: key)) -->
            <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
              <Activities>
                <Activity Sport="\(workout.sport)">
                  <Id>\(stamp(workout.start))</Id>
            \(laps.joined(separator: "\n"))
                  <Notes>\(escaped(notes))</Notes>
                </Activity>
              </Activities>
            </TrainingCenterDatabase>

            """
    }

    /// What only the file of this workout has, and what only the file of the workout that a request ended.
    var started: String { "started by \(Self.mark(workout.keys.first ?? "")), " }
    static func ended(by key: String) -> String { "ended by \(mark(key))" }

    /// A key as it may stand in a comment.
    private static func mark(_ key: String) -> String {
        key.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "_./"))) ?? ""
    }

    private func stamp(_ date: Date) -> String { date.ISO8601Format() }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
    }
}
