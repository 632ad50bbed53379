import Foundation

/// A note as a Markdown file holds it: perhaps a front matter, a heading, the text.
///
///     ---
///     created: 2026-03-10T09:30:00Z
///     requests: [s/1]
///     ---
///     # Holiday
///
///     pack the tent
///
/// What other programs wrote, lines of the front matter included, stays as it is.
public struct NoteFile: Hashable, Sendable {
    /// The lines between the two `---`.
    var matter: [String]
    /// Everything behind it.
    var text: String

    public init(_ file: String) {
        let lines = file.components(separatedBy: "\n")
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
            matter = Array(lines[1..<end])
            text = lines[(end + 1)...].joined(separator: "\n")
        } else {
            (matter, text) = ([], file)
        }
    }

    public init(title: String, body: String, created: Date, request: String) {
        matter = ["created: \(Self.stamp(created))"]
        text = "# \(title.replacingOccurrences(of: "\n", with: " "))\n" + (body.isEmpty ? "" : "\n\(body)\n")
        note(request)
    }

    public var file: String { matter.isEmpty ? text : "---\n" + matter.joined(separator: "\n") + "\n---\n" + text }

    /// The heading; nil without one.
    public var title: String? {
        text.components(separatedBy: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)).trimmingCharacters(in: .whitespaces) }
    }

    /// The text without its heading.
    public var body: String {
        var lines = text.components(separatedBy: "\n")
        if let heading = lines.firstIndex(where: { $0.hasPrefix("# ") }) { lines.remove(at: heading) }
        return lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    public var created: Date? { value("created").flatMap { ISO8601DateFormatter().date(from: $0) } }

    // MARK: Requests that were served

    /// Whether a request has left its mark here: it is not done again.
    public func has(_ request: String) -> Bool { requests.contains(Self.key(request)) }

    /// Adds a paragraph, once for a request.
    public mutating func append(_ paragraph: String, request: String) {
        guard !has(request) else { return }
        text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        text += (text.isEmpty ? "" : "\n") + paragraph + "\n"
        note(request)
    }

    private var requests: [String] {
        (value("requests") ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).components(separatedBy: ", ").filter { !$0.isEmpty }
    }

    private mutating func note(_ request: String) {
        let line = "requests: [\((requests + [Self.key(request)]).suffix(Self.remembered).joined(separator: ", "))]"
        if let index = matter.firstIndex(where: { $0.hasPrefix("requests:") }) { matter[index] = line } else { matter.append(line) }
    }

    /// How many requests a note remembers.
    private static let remembered = 20

    private static func key(_ request: String) -> String {
        request.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_./"))) ?? request
    }

    private func value(_ name: String) -> String? {
        matter.first { $0.hasPrefix(name + ":") }.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    static func stamp(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }
}
