import Testing

@testable import HarkLearning

@Suite struct WeightRowsTests {
    /// Rows with weights in these columns, written and read back as they are in a model.
    static func scores(of columns: [Int], width: Int, start: Int = 0) throws -> [Float] {
        let table = WeightTable([11, 12], width: width)
        for (key, offset) in table.rows where key == 12 {
            for (number, column) in columns.enumerated() {
                // A first step goes as far as the rate, against the slope.
                table.step(offset + column, gradient: number % 2 == 0 ? -1 : 1, rate: Float(number % 5 + 1) / 5, decay: 0)
            }
        }
        let (places, rows) = ModelWriter.rows(table, least: 0.1)
        func flat(_ bytes: [UInt8]) -> FlatBytes {
            FlatBytes(storage: bytes.withUnsafeBytes { ModelStorage(copying: $0) }, range: 0..<bytes.count)
        }
        let read = WeightRows(table: try #require(FlatTable(flat(places))), rows: flat(rows), width: width)
        var scores = [Float](repeating: 0, count: start + width)
        var found: [WeightRows.Row] = []
        read.add([11, 12, 13], to: &scores, at: start, found: &found)
        #expect(found.count == (columns.isEmpty ? 0 : 1))
        return scores
    }

    @Test(arguments: [
        (width: 4, columns: [3]), (width: 4, columns: [0, 1, 2, 3]), (width: 40, columns: [0, 39]), (width: 2_000, columns: [255, 256, 1_999]),
        (width: 2_000, columns: [1_999]), (width: 2_000, columns: Array(0..<1_500)), (width: 5, columns: []),
    ]) func rowsAreReadAsTheyWereWritten(width: Int, columns: [Int]) throws {
        let scores = try Self.scores(of: columns, width: width)
        for column in 0..<width {
            let due = columns.firstIndex(of: column).map { Float($0 % 5 + 1) / ($0 % 2 == 0 ? 5 : -5) } ?? 0
            #expect(abs(scores[column] - due) < 0.01)
        }
    }

    @Test func scoresBesideTheRowStayAsTheyWere() throws {
        let scores = try Self.scores(of: [0, 1, 2], width: 3, start: 4)
        #expect(scores.prefix(4).allSatisfy { $0 == 0 } && scores.suffix(3).allSatisfy { $0 != 0 })
    }
}
