import Foundation

/// A task as an iCalendar file holds it (RFC 5545): one `VTODO` in a `VCALENDAR`.
///
/// Properties that are not known here stay as other programs wrote them.
public struct TodoFile: Hashable, Sendable {
    /// Content lines, unfolded.
    private var lines: [String]

    /// Nil when the text has no `VTODO`.
    public init?(_ file: String) {
        let text = file.replacingOccurrences(of: "\r\n", with: "\n")
        lines = text.replacingOccurrences(of: "\n ", with: "").replacingOccurrences(of: "\n\t", with: "").components(separatedBy: "\n")
            .filter { !$0.isEmpty }
        guard own != nil else { return nil }
    }

    public init(identifier: String, title: String, created: Date) {
        let stamp = Self.stamp(created)
        lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hark//Jot//EN", "BEGIN:VTODO", "UID:\(identifier)", "DTSTAMP:\(stamp)", "CREATED:\(stamp)",
            "LAST-MODIFIED:\(stamp)", "SUMMARY:\(Self.escaped(title))", "STATUS:NEEDS-ACTION", "END:VTODO", "END:VCALENDAR",
        ]
    }

    public var file: String { lines.map(Self.folded).joined(separator: "\r\n") + "\r\n" }

    // MARK: What it says

    public var title: String {
        get { value("SUMMARY").map(Self.unescaped) ?? "" }
        set { set("SUMMARY", Self.escaped(newValue)) }
    }

    public var isDone: Bool { value("STATUS") == "COMPLETED" || value("COMPLETED") != nil }

    public mutating func setDone(_ isDone: Bool, at time: Date) {
        set("STATUS", isDone ? "COMPLETED" : "NEEDS-ACTION")
        set("COMPLETED", isDone ? Self.stamp(time) : nil)
        set("PERCENT-COMPLETE", isDone ? "100" : nil)
    }

    /// iCalendar's 1 to 4 are high.
    public var isFlagged: Bool {
        get { value("PRIORITY").flatMap(Int.init).map { (1...4).contains($0) } ?? false }
        set { if newValue != isFlagged { set("PRIORITY", newValue ? "1" : nil) } }
    }

    public var due: Due? {
        guard let index = index(of: "DUE") else { return nil }
        let (parameters, value) = Self.parts(lines[index])
        return Due(value, parameters: parameters, rule: self.value("RRULE"))
    }

    /// When it is due, with an alarm at that time of the day if there is one.
    public mutating func setDue(_ due: Due?) {
        set("DUE", due?.value, parameters: due?.isDay == true ? ";VALUE=DATE" : "")
        // A rule repeats from a start.
        set("DTSTART", due?.rule == nil ? nil : due?.value, parameters: due?.isDay == true ? ";VALUE=DATE" : "")
        set("RRULE", due?.rule)
        removeAlarms()
        guard let due, !due.isDay, let own else { return }
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(title))", "TRIGGER;RELATED=END:PT0S", "END:VALARM"]
        lines.insert(contentsOf: alarm, at: own.upperBound)
    }

    public mutating func setModified(_ time: Date) { set("LAST-MODIFIED", Self.stamp(time)) }

    // MARK: Lines

    /// The lines between `BEGIN:VTODO` and its `END`.
    private var own: Range<Int>? {
        guard let begin = lines.firstIndex(of: "BEGIN:VTODO"), let end = lines[begin...].firstIndex(of: "END:VTODO") else { return nil }
        return begin + 1..<end
    }

    /// A property of the task itself, not of an alarm in it.
    private func index(of name: String) -> Int? {
        guard let own else { return nil }
        var depth = 0
        for index in own {
            if lines[index].hasPrefix("BEGIN:") { depth += 1 }
            if lines[index].hasPrefix("END:") { depth -= 1 }
            if depth == 0, lines[index].hasPrefix(name + ":") || lines[index].hasPrefix(name + ";") { return index }
        }
        return nil
    }

    private func value(_ name: String) -> String? { index(of: name).map { Self.parts(lines[$0]).value } }

    private mutating func set(_ name: String, _ value: String?, parameters: String = "") {
        let line = value.map { "\(name)\(parameters):\($0)" }
        if let index = index(of: name) {
            if let line { lines[index] = line } else { lines.remove(at: index) }
        } else if let line, let own {
            lines.insert(line, at: own.first { lines[$0].hasPrefix("BEGIN:") } ?? own.upperBound)
        }
    }

    /// Only alarms at the due time, as are made here; others stay.
    private mutating func removeAlarms() {
        while let own, let trigger = lines[own].firstIndex(of: "TRIGGER;RELATED=END:PT0S"),
            let begin = lines[own.lowerBound..<trigger].lastIndex(of: "BEGIN:VALARM"),
            let end = lines[trigger..<own.upperBound].firstIndex(of: "END:VALARM")
        {
            lines.removeSubrange(begin...end)
        }
    }

    private static func parts(_ line: String) -> (parameters: String, value: String) {
        var isQuoted = false
        for index in line.indices {
            if line[index] == "\"" { isQuoted.toggle() }
            if line[index] == ":", !isQuoted {
                let head = line[..<index]
                return (head.firstIndex(of: ";").map { String(head[$0...]) } ?? "", String(line[line.index(after: index)...]))
            }
        }
        return ("", "")
    }

    // MARK: The format

    /// At most 75 bytes a line; a longer one goes on behind a blank.
    private static func folded(_ line: String) -> String {
        var result = ""
        var width = 0
        for character in line {
            let size = String(character).utf8.count
            if width + size > 75 {
                result += "\r\n "
                width = 1
            }
            result.append(character)
            width += size
        }
        return result
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;").replacingOccurrences(of: ",", with: "\\,")
            .replacingOccurrences(of: "\n", with: "\\n")
    }

    private static func unescaped(_ value: String) -> String {
        var result = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static func stamp(_ date: Date) -> String { ISO8601DateFormatter.string(from: date, timeZone: .gmt, formatOptions: basic) }
    private static let basic: ISO8601DateFormatter.Options = [.withYear, .withMonth, .withDay, .withTime, .withTimeZone]
}
