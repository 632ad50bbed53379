import Foundation

/// Durations of one kind, in milliseconds.
struct Figures {
    private let sorted: [Double]

    init(_ milliseconds: [Double]) { sorted = milliseconds.sorted() }

    func percentile(_ percent: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(sorted.count - 1, Int((Double(sorted.count) * percent / 100).rounded(.down)))]
    }

    var median: Double { percentile(50) }
    var count: Int { sorted.count }

    /// Runs `body` some times after a warm-up and keeps what it returns.
    static func of(_ count: Int, warmUp: Int = 3, _ body: () async throws -> Double) async rethrows -> Figures {
        for _ in 0..<warmUp { _ = try await body() }
        var milliseconds: [Double] = []
        for _ in 0..<count { milliseconds.append(try await body()) }
        return Figures(milliseconds)
    }
}

/// Milliseconds that `body` takes.
func elapsed(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    return milliseconds(since: start)
}

func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
}

/// The table that the benchmark prints: each figure beside its floor from the same run, and the aim.
struct Report {
    struct Row: Encodable {
        var name: String
        /// Milliseconds, or mebibytes for memory.
        var value: Double
        var unit: String
        var floor: Double?
        var aim: String
        var isMet: Bool?
    }

    private(set) var rows: [Row] = []

    mutating func add(
        _ name: String, _ value: Double, unit: String = "ms", floor: Double? = nil, aim: String = "", isMet: Bool? = nil
    ) {
        rows.append(Row(name: name, value: value, unit: unit, floor: floor, aim: aim, isMet: isMet))
    }

    func text() -> String {
        let head = ["", "value", "floor", "ratio", "aim", ""]
        let cells = rows.map { row in
            [
                row.name, "\(Self.figure(row.value)) \(row.unit)", row.floor.map { Self.figure($0) } ?? "",
                row.floor.map { Self.figure(row.value / $0) } ?? "", row.aim, row.isMet.map { $0 ? "met" : "MISSED" } ?? "",
            ]
        }
        let widths = head.indices.map { column in ([head] + cells).map { $0[column].count }.max() ?? 0 }
        return ([head] + cells).map { row in
            zip(row, widths).enumerated().map { index, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 || index > 3 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private static func figure(_ value: Double) -> String {
        String(format: value < 1 ? "%.3f" : value < 100 ? "%.2f" : "%.0f", value)
    }
}
