/// Rows of cells as columns of text: the first to the left, the others to the right.
public enum TextTable {
    public static func text(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { index, cell in
                let blanks = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 ? cell + blanks : blanks + cell
            }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// A share with three places: "0.951".
    public static func share(_ part: Int, of whole: Int) -> String { figure(whole == 0 ? 1 : Double(part) / Double(whole)) }

    public static func figure(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
