import Foundation
import IntentSchema

/// How far a reply moves the date that the request has: "an hour later", "make it a day earlier", 晚两个小时, 提前一天. From now on
/// counts only where nothing says later or earlier than what.
struct DateShift {
    private let span: CalendarSpan
    private let sign: Int

    /// Nil for a reply that says anything else.
    init?(_ core: ReplyCore) {
        let tokens = core.sentence.tokens
        let matcher = ReplyWords.matcher(tokens)
        let scanner = ValueScanner(tokens: tokens)
        var light = LightWords(tokens)
        for start in core.tokens {
            guard let (sign, end) = Self.direction(matcher, start) else { continue }
            for from in core.tokens where from >= end || from < start {
                guard let duration = scanner.duration(from), duration.end <= (from < start ? start : core.tokens.upperBound),
                    light.coverAll(core.tokens, but: [start..<end, from..<duration.end])
                else { continue }
                (span, self.sign) = (duration.span, sign)
                return
            }
        }
        return nil
    }

    private static func direction(_ matcher: RuleMatcher, _ start: Int) -> (sign: Int, end: Int)? {
        if let end = matcher.ended(by: .later, from: start) { return (1, end) }
        return matcher.ended(by: .earlier, from: start).map { (-1, $0) }
    }

    /// The value with its dates moved, ends of ranges too; nil for a value without a date, or without a time that hours could move.
    func moved(_ value: IntentValue, by resolver: DateResolver) -> IntentValue? {
        guard var object = value.object else { return nil }
        if object.typeName == "DateComponents" { return moved(object, resolver) }
        var isMoved = false
        for name in ["startDateComponents", "endDateComponents", "dateComponentsRange"] {
            guard let inner = object[name], inner != .null else { continue }
            guard let next = moved(inner, by: resolver) else { return nil }
            object[name] = next
            isMoved = true
        }
        return isMoved ? .object(object) : nil
    }

    private func moved(_ object: IntentObject, _ resolver: DateResolver) -> IntentValue? {
        func field(_ name: String) -> Int? { object[name]?.integer.map { Int($0) } }
        let (hour, isDays) = (field("hour"), span.isDays)
        guard let year = field("year"), let month = field("month"), let day = field("day"), hour != nil || isDays else { return nil }
        let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: field("minute"))
        guard let date = resolver.calendar.date(from: components), let later = resolver.moved(date, span, sign) else { return nil }
        return ResolvedDate.value(resolver.fields(later, time: hour != nil))
    }
}
