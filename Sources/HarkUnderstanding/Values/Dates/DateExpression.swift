/// A day, a time, a range or a repetition as it was said, before it is placed on the calendar.
struct DateExpression: Sendable, Hashable {
    enum Unit: String, Sendable { case day, week, weekend, month, quarter, year }

    /// Where in a stretch of the calendar.
    enum Edge: Int, Sendable { case start, middle, end, first }

    /// A year, counted or from this one, or the one of the latest such day before today.
    enum Year: Sendable, Hashable {
        case absolute(Int)
        case offset(Int)
        case latest
    }

    indirect enum Day: Sendable, Hashable {
        /// Days from today.
        case offset(Int)
        /// 1 is Monday; weeks from this one, or nil for the next such day, today included.
        case weekday(Int, week: Int?)
        /// The latest such day before today.
        case lastWeekday(Int)
        /// What was said of it; a month or a year alone is a stretch.
        case calendar(year: Year?, month: Int?, monthOffset: Int?, day: Int?)
        /// "3/10": the person's country says which is the month.
        case slashed(Int, Int, year: Int?)
        /// "this week", "next month".
        case period(Unit, Int)
        /// By its first month.
        case season(Int, Year?)
        /// "the past three days": back for -1, ahead for 1.
        case rolling(CalendarSpan, Int)
        /// "the end of next month".
        case edge(Edge, Day)
        /// "the first Monday of June"; -1 is the last.
        case nth(Int, weekday: Int, Day)
        case feast(String, Year?)
        /// "in two weeks", "three days ago".
        case away(CalendarSpan, Int)
        /// "a week from Monday", "the day before Christmas".
        case beyond(Day, CalendarSpan, Int)
    }

    enum Half: Sendable { case morning, afternoon }

    struct Time: Sendable, Hashable {
        var hour: Int
        var minute = 0
        var second = 0
        /// "am" or "pm", where said.
        var half: Half?
        /// On a clock of 24 hours: "17:00", "06:30", midnight.
        var isWhole = false
    }

    var day: Day?
    var time: Time?
    /// The part of the day: start and end hour.
    var part: Range<Int>?
    /// "in twenty minutes", exactly; negative for "ago".
    var secondsFromNow: Double?
    /// The end of a range; none or one.
    var until: [DateExpression] = []
    /// "for two hours" after a time.
    var lasting: CalendarSpan?
    var recurrence: Recurrence?

    var isEmpty: Bool { self == DateExpression() }
    var hasTime: Bool { time != nil || part != nil || secondsFromNow != nil }

    /// What happens again and again.
    struct Recurrence: Sendable, Hashable {
        enum Frequency: String, Sendable { case minutely, hourly, daily, weekly, monthly, yearly }

        var frequency: Frequency
        var interval = 1
        /// 1 is Monday; in order.
        var weekdays: [Int] = []
        /// -1 is the last day of the month.
        var monthDay: Int?
        var month: Int?
        /// "the first Monday of the month": with one weekday.
        var position: Int?
        /// "twice a day".
        var times: Int?
    }

    /// Adds a day to what was said before; false where the two cannot be one.
    mutating func add(_ next: Day) -> Bool {
        guard secondsFromNow == nil else { return false }
        guard let old = day else {
            day = next
            return true
        }
        switch (old, next) {
        case (.weekday(let weekday, nil), .period(.week, let week)), (.period(.week, let week), .weekday(let weekday, nil)):
            day = .weekday(weekday, week: week)
        case (.period(.year, let years), .calendar(nil, let month?, nil, let date)):
            day = .calendar(year: .offset(years), month: month, monthOffset: nil, day: date)
        case (.period(.year, let years), .feast(let feast, nil)), (.feast(let feast, nil), .period(.year, let years)):
            day = .feast(feast, .offset(years))
        case (.calendar(let year?, nil, nil, nil), .feast(let feast, nil)), (.feast(let feast, nil), .calendar(let year?, nil, nil, nil)):
            day = .feast(feast, year)
        case (.period(.year, let years), .season(let month, nil)): day = .season(month, .offset(years))
        case (.period(.month, let months), .calendar(nil, nil, nil, let date?)):
            day = .calendar(year: nil, month: nil, monthOffset: months, day: date)
        case (.calendar(let year, let month?, nil, nil), .calendar(nil, nil, nil, let date?)):
            day = .calendar(year: year, month: month, monthOffset: nil, day: date)
        case (.calendar(let year?, nil, nil, nil), .calendar(nil, let month?, nil, let date)):
            day = .calendar(year: year, month: month, monthOffset: nil, day: date)
        case (.calendar(nil, let month?, nil, let date), .calendar(let year?, nil, nil, nil)):
            day = .calendar(year: year, month: month, monthOffset: nil, day: date)
        case (.calendar(nil, let month?, nil, let date), .period(.year, let years)):
            day = .calendar(year: .offset(years), month: month, monthOffset: nil, day: date)
        case (.period(let unit, let which), .edge(let edge, .period(let inner, 0))) where unit == inner: day = .edge(edge, .period(unit, which))
        case (.period(.month, let months), .nth(let count, let weekday, .period(.month, 0))):
            day = .nth(count, weekday: weekday, .period(.month, months))
        case (.calendar(let year, let month?, nil, nil), .nth(let count, let weekday, .period(.month, 0))):
            day = .nth(count, weekday: weekday, .calendar(year: year, month: month, monthOffset: nil, day: nil))
        // "Friday the 13th", "Tuesday, March 10": the date says more.
        case (.weekday, .calendar(_, _, _, _?)): day = next
        case (.calendar(_, _, _, _?), .weekday(_, nil)), (.offset, .weekday(_, nil)), (.offset, .calendar(nil, _?, nil, _?)): break
        default: return false
        }
        return true
    }
}
