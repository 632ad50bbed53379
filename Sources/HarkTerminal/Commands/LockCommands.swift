import Foundation
import HarkStore
import IntentSchema

/// `hark lock` and `hark unlock`: what every Hark with the same state folder sees at once.
struct LockCommands {
    let context: CommandContext

    /// - Throws: `usage.conflict`, `lock.…`, `state.…`.
    func lock() async throws(HarkError) -> ExitCode {
        let command = context.command
        let asked = ["status", "set-pin", "remove-pin", "keep-data"].filter(command.has)
        guard asked.count < 2 else { throw HarkError("usage.conflict", ["first": "--\(asked[0])", "second": "--\(asked[1])"]) }
        let store = try store()
        switch asked.first {
        case "set-pin":
            let current = try await currentPIN(store)
            let new = try await read("new")
            if context.console.inputIsTerminal, try await read("again") != new { throw HarkError("lock.different-pins") }
            try check(try store.setPIN(new, current: current, at: try context.circumstances().now()))
        case "remove-pin":
            guard try store.lockStatus().hasPIN else { throw HarkError("lock.no-pin") }
            try check(try store.setPIN(nil, current: try await currentPIN(store), at: try context.circumstances().now()))
        case "status": break
        default: try store.lock(keepingData: asked.first == "keep-data")
        }
        return try tell(store)
    }

    /// - Throws: `lock.…`, `state.…`.
    func unlock() async throws(HarkError) -> ExitCode {
        let store = try store()
        guard try store.lockStatus().device.isLocked else { return try tell(store) }
        try check(try store.unlock(pin: try await currentPIN(store), at: try context.circumstances().now()))
        return try tell(store)
    }

    private func store() throws(HarkError) -> SQLiteStore { try SQLiteStore(directory: try context.paths().state) }

    /// The PIN that there is, from whoever types it; nil where there is none.
    private func currentPIN(_ store: SQLiteStore) async throws(HarkError) -> PIN? {
        try store.lockStatus().hasPIN ? try await read("current") : nil
    }

    /// A line of standard input; a terminal does not show it.
    private func read(_ which: String) async throws(HarkError) -> PIN {
        if context.console.inputIsTerminal { context.console.note(context.texts.text("terminal.lock.pin.\(which)")) }
        guard let line = await context.console.readLine(hidden: true) else { throw HarkError("lock.bad-pin") }
        return try PIN(line)
    }

    private func check(_ outcome: UnlockOutcome) throws(HarkError) {
        switch outcome {
        case .unlocked: break
        case .refused(let left): throw HarkError("lock.wrong-pin", ["tries": "\(left)"])
        case .barred(let minutes): throw HarkError("lock.barred", ["minutes": "\(minutes)"])
        }
    }

    private struct Status: Encodable { var locked: Bool, protectedDataAvailable: Bool, pin: Bool }

    private func tell(_ store: SQLiteStore) throws(HarkError) -> ExitCode {
        let status = try store.lockStatus()
        guard !context.isJSON else {
            try context.printJSON(
                Status(
                    locked: status.device.isLocked, protectedDataAvailable: status.device.isProtectedDataAvailable, pin: status.hasPIN))
            return .handled
        }
        let keys = [
            status.device.isLocked ? "terminal.lock.locked" : "terminal.lock.unlocked",
            status.device.isLocked && status.device.isProtectedDataAvailable ? "terminal.lock.data" : nil,
            status.hasPIN ? "terminal.lock.pin" : "terminal.lock.no-pin",
        ]
        context.console.print(keys.compactMap { $0.map { context.texts.text($0) } }.joined(separator: context.texts.text("terminal.lock.separator")))
        return .handled
    }
}
