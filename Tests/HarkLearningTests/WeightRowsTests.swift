import Testing

@testable import HarkLearning

@Suite struct WeightRowsTests {
    static func weight(_ number: Int) -> Float { Float(number % 5 + 1) / (number % 2 == 0 ? 5 : -5) }

    /// Rows with weights in these columns, written and read back as they are in a model.
    static func scores(of columns: [Int], width: Int, ownWidths: [Int] = [], own: [Int] = [], start: Int = 0) throws -> [Float] {
        var writer = WeightRowsWriter(width: width, ownWidths: ownWidths, least: 0.1)
        let (places, rows) = writer.write([11, 12]) { feature, weights in
            if feature == 12 { for (number, column) in columns.enumerated() { weights[column] = Self.weight(number) } }
        }
        func flat(_ bytes: [UInt8]) -> FlatBytes {
            FlatBytes(storage: bytes.withUnsafeBytes { ModelStorage(copying: $0) }, range: 0..<bytes.count)
        }
        let read = WeightRows(table: try #require(FlatTable(flat(places))), rows: flat(rows), width: width)
        var scores = [Float](repeating: 0, count: start + width + ownWidths.reduce(0, +))
        var found: [WeightRows.Row] = []
        read.add([11, 12, 13], to: &scores, start..<scores.count, own: own, found: &found)
        #expect(found.count == (columns.isEmpty ? 0 : 1))
        return scores
    }

    @Test(arguments: [
        (width: 4, columns: [3]), (width: 4, columns: [0, 1, 2, 3]), (width: 40, columns: [0, 39]), (width: 2_000, columns: [255, 256, 1_999]),
        (width: 2_000, columns: [1_999]), (width: 2_000, columns: Array(0..<1_500)), (width: 5, columns: []),
    ]) func rowsAreReadAsTheyWereWritten(width: Int, columns: [Int]) throws {
        let scores = try Self.scores(of: columns, width: width)
        for column in 0..<width {
            let due = columns.firstIndex(of: column).map(Self.weight) ?? 0
            #expect(abs(scores[column] - due) < 0.01)
        }
    }

    @Test(arguments: [[3, 4, 5], [40, 41, 44, 1_000, 1_044]]) func weightsOfSingleLabelsAreAddedWhereTheyAreAskedFor(columns: [Int]) throws {
        // Three labels with 4, 1,000 and 2 columns after the 40 that all share; the second and third are asked about, in another order.
        let scores = try Self.scores(of: columns, width: 40, ownWidths: [4, 1_000, 2], own: [-1, 42, 40])
        for (number, column) in columns.enumerated() where column < 40 || column >= 44 {
            let place = column < 40 ? column : column < 1_044 ? column - 2 : column - 1_004
            #expect(abs(scores[place] - Self.weight(number)) < 0.01)
        }
        #expect(scores.count { $0 != 0 } == columns.count { $0 < 40 || $0 >= 44 })
    }

    @Test func scoresBesideTheRowStayAsTheyWere() throws {
        let scores = try Self.scores(of: [0, 1, 2], width: 3, start: 4)
        #expect(scores.prefix(4).allSatisfy { $0 == 0 } && scores.suffix(3).allSatisfy { $0 != 0 })
    }
}
