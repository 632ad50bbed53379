import AppSupport
import Foundation
import Testing

private final class Kettle: NSObject { var degrees = 20 }

@Suite struct KeyValueObservingTests {
    @Test func defaultsAreObserved() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hark-observing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let defaults = SharedDefaults(path: folder.appending(path: "d.plist").path)
        var heard: [String] = []
        var observation: NSKeyValueObservation? = defaults.observe(\.cups, options: [.initial, .old, .new]) { _, change in
            heard.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
        }
        defaults.set(2, forKey: "cups")
        defaults.set("green", forKey: "tea")
        defaults.set(3, forKey: "cups")
        #expect(heard == ["-1 to 0", "0 to 2", "2 to 3"])
        observation?.invalidate()
        observation = nil
        defaults.set(4, forKey: "cups")
        #expect(heard.count == 3)
    }

    @Test func anotherPropertyIsToldOnce() {
        let kettle = Kettle()
        var heard: [Int] = []
        let observation = kettle.observe(\.degrees, options: [.initial, .new]) { heard.append($1.newValue ?? -1) }
        kettle.degrees = 100
        observation.invalidate()
        #expect(heard == [20])
    }
}

extension SharedDefaults { fileprivate var cups: Int { integer(forKey: "cups") } }
