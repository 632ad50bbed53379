/// A line of a batch that is not what it should be.
public struct BadLine: Error, Hashable, Sendable {
    public var problem: String

    public init(problem: String) { self.problem = problem }
}

extension JSON {
    /// The members of a line that is an object with an id.
    /// - Throws: `BadLine` for what is no JSON object, or lacks an id.
    public static func identified(_ line: [UInt8]) throws(BadLine) -> (id: String, members: [String: JSON]) {
        let json: JSON
        do throws(JSONParser.Failure) {
            json = try JSONParser.parse(line)
        } catch {
            throw BadLine(problem: "column \(error.column): \(error.problem)")
        }
        guard case .object(let members) = json else { throw BadLine(problem: "an object is expected") }
        // Ids of other data sets may be numbers.
        guard let id = members["id"].flatMap({ $0.string ?? $0.number.map(JSON.text) }) else { throw BadLine(problem: "'id' is missing") }
        return (id, members)
    }
}
