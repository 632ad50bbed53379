import Intents
import IntentsExtensionMain
import StrideKit

// Stride's own window is a terminal: it shows the workout that goes on and those that are over, and ends.

@MainActor
func show(_ activity: NSUserActivity?) {
    guard let log = TrainingLog() else {
        FileHandle.standardError.write(Data("Stride has no access to \(TrainingLog.group); open it with Hark.\n".utf8))
        exit(EXIT_FAILURE)
    }
    do {
        let (current, past) = (try log.current(), try log.past())
        if let current {
            let goal = current.goal.map { ", goal: \($0)" } ?? ""
            print("\(current.name): \(current.isPaused ? "paused" : "going on")\(goal), stretch \(current.stretches.count)")
        }
        if current == nil, past.isEmpty { print("No workouts yet.") }
        for file in past { print(file) }
        log.teachNames()
        fflush(stdout)
        exit(EXIT_SUCCESS)
    } catch {
        FileHandle.standardError.write(Data("Stride cannot read its workouts: \(error)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

AppMain.run(opened: show)
