import CHarkSpawn
import Foundation
import Synchronization

/// Waits for descriptors to become readable or hang up, on a thread of its own, and runs their actions there one after
/// another.
///
/// Dispatch's read sources do not serve here: at a hang-up its manager thread takes a source down while a cancellation on
/// the source's queue may be doing the same, and the program crashes.
final class DescriptorWatch: Sendable {
    /// The one that all processes share.
    static let shared = DescriptorWatch(named: "hark.processes")

    /// What the thread watches; touched on the thread only.
    private final class Watched: @unchecked Sendable {
        var actions: [Int32: () -> Void] = [:]
    }

    private let watched = Watched()
    private let posted = Mutex<[@Sendable () -> Void]>([])
    /// A byte here wakes the thread.
    private let waking: Int32
    private let woken: Int32

    private init(named name: String) {
        var ends: [Int32] = [-1, -1]
        guard hark_pipe(&ends) == 0 else { fatalError("no pipe to wake '\(name)' with: \(String(cString: strerror(errno)))") }
        (woken, waking) = (ends[0], ends[1])
        let thread = Thread { self.run() }
        thread.name = name
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Runs a block on the thread, in the order of the calls.
    func perform(_ block: @escaping @Sendable () -> Void) {
        let isFirst = posted.withLock { posted in
            posted.append(block)
            return posted.count == 1
        }
        // One byte for all blocks that wait, so that the pipe cannot fill.
        if isFirst { write(waking, [1], 1) }
    }

    /// On the thread: runs the action each time that the descriptor can be read, until it is removed.
    func add(_ descriptor: Int32, _ action: @escaping () -> Void) { watched.actions[descriptor] = action }

    /// On the thread: the descriptor may be closed from here on.
    func remove(_ descriptor: Int32) { watched.actions[descriptor] = nil }

    private func run() {
        while true {
            var waiting = watched.actions.keys.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            // Last, so that what a block adds is not taken for a descriptor of the same number that was ready before.
            waiting.append(pollfd(fd: woken, events: Int16(POLLIN), revents: 0))
            guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else { continue }
            for entry in waiting where entry.revents != 0 {
                if entry.fd == woken { runPosted() } else { watched.actions[entry.fd]?() }
            }
        }
    }

    private func runPosted() {
        var byte: UInt8 = 0
        _ = read(woken, &byte, 1)
        let blocks = posted.withLock { posted in
            defer { posted = [] }
            return posted
        }
        for block in blocks { block() }
    }
}
