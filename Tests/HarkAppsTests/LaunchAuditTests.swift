import Testing

@testable import HarkApps

struct LaunchAuditTests {
    /// As the loader of the GNU C library writes, with a millisecond between lines.
    private func trace(_ text: String) -> [LoadedLibrary] {
        var trace = LoaderTrace()
        for (index, line) in text.split(separator: "\n").enumerated() { trace.read(String(line), at: Int64(index) * 1_000_000) }
        return trace.libraries
    }

    @Test func theLoadersWorkIsCountedToItsLibrary() {
        let libraries = trace(
            """
                 7:\tfile=libA.so.5 [0];  needed by /apps/Tea [0]
                 7:\tfile=libA.so.5 [0];  generating link map
                 7:\t  dynamic: 0x00007f72965afb00  base: 0x00007f7296582000   size: 0x000000000002e018
                 7:\tfile=libc.so.6 [0];  needed by /apps/Tea [0]
                 7:\trelocation processing: /lib/libc.so.6 (lazy)
                 7:\trelocation processing: /lib/libA.so.5
                 7:\trelocation processing: /apps/Tea
                 7:\tcalling init: /lib/libc.so.6
                 7:\tcalling init: /lib/libA.so.5
                 7:\tinitialize program: /apps/Tea
                 7:\tfile=libLate.so [0];  dynamically loaded by /apps/Tea [0]
                 7:\ttransferring control: /apps/Tea
            """)
        #expect(libraries.map(\.name) == ["libA.so.5", "libc.so.6", "Tea"])
        #expect(libraries[0] == LoadedLibrary(name: "libA.so.5", load: 3, relocate: 1, initialise: 1))
        #expect(libraries[1] == LoadedLibrary(name: "libc.so.6", load: 1, relocate: 1, initialise: 1))
        #expect(libraries[2].total == 1)
    }

    @Test func whatIsNotTheLoadersIsPassedOver() {
        #expect(trace("hello\n\n  file=x\n\tfile").isEmpty)
        #expect(trace("     7:\tfile=libA.so [0];  needed by x").isEmpty)
    }

    @Test func stagesFollowOneAnother() {
        let times = PhaseTimes(launch: 2, handshake: 5)
        let marks: [String: Int64] = [
            "loaded": 3_000_000, "main": 4_000_000, "begin": 8_000_000, "principal": 9_500_000, "handler": 9_750_000,
        ]
        let stages = LaunchStages(began: 0, times, begin: 3, resolve: 0.5, marks)
        #expect(stages.start == 2 && stages.load == 1 && stages.initialise == 1 && stages.connect == 3)
        #expect(stages.principal == 1.5 && stages.handler == 0.25 && stages.call == 1.25)
        #expect(stages.total == 2 + 1 + 1 + 3 + 3 + 0.5)
        // A process that tells nothing of itself.
        let silent = LaunchStages(began: 0, times, begin: 3, resolve: nil, [:])
        #expect(silent.load == 0 && silent.initialise == 0 && silent.connect == 5 && silent.call == 3 && silent.total == 10)
    }

    @Test func severalLaunchesAreSummedUp() {
        #expect(LaunchSummary([]) == nil)
        #expect(LaunchSummary([4]).map { [$0.median, $0.high, $0.first] } == [4, 4, 4])
        let summary = LaunchSummary((1...100).reversed().map(Double.init))
        #expect(summary?.first == 100 && summary?.median == 51 && summary?.high == 95)
    }
}
