import Foundation
import Glibc
import IntentWire

/// What the system itself takes.
struct Floors {
    var program: String

    /// Starting and reaping a C program that does nothing.
    func processStart(_ count: Int) async throws -> Figures {
        try await .of(count) { try await elapsed { try Processes.run(program, ["exit"]) } }
    }

    /// A block there and back between two processes.
    func roundTrip(size: Int, _ count: Int) async throws -> Figures {
        let (ours, theirs) = try makeSocketPair()
        let pid = try Processes.spawn(program, ["echo", "3", "\(size)"], descriptors: [(theirs, 3)])
        close(theirs)
        defer {
            close(ours)
            var status: Int32 = 0
            waitpid(pid, &status, 0)
        }
        var block = [UInt8](repeating: 7, count: size)
        return try await .of(count, warmUp: 200) {
            try await elapsed {
                guard send(ours, block, size, Int32(MSG_NOSIGNAL)) == size else { throw Processes.Failure(message: "send") }
                var have = 0
                while have < size {
                    let count = block.withUnsafeMutableBytes { recv(ours, $0.baseAddress?.advanced(by: have), size - have, 0) }
                    guard count > 0 else { throw Processes.Failure(message: "recv") }
                    have += count
                }
            }
        }
    }

    /// Writing a page and waiting for the disk.
    func sync(in directory: URL, _ count: Int) async throws -> Figures {
        let path = directory.appending(path: "sync").path
        let descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        guard descriptor >= 0 else { throw Processes.Failure(message: path) }
        defer {
            close(descriptor)
            unlink(path)
        }
        let page = [UInt8](repeating: 1, count: 4096)
        return await .of(count) {
            await elapsed {
                _ = write(descriptor, page, page.count)
                fdatasync(descriptor)
            }
        }
    }
}
