import Intents
import JotKit

// Jot's own things as SiriKit knows them.

extension INNote {
    /// - Parameter withText: whether what it says goes with it; a choice needs the title alone.
    convenience init(_ note: Note, withText: Bool) {
        let created = note.created.map { Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: $0) }
        self.init(
            title: INSpeakableString(spokenPhrase: note.title),
            contents: withText && !note.body.isEmpty && note.body != note.title ? [INTextNoteContent(text: note.body)] : [],
            groupName: nil, createdDateComponents: created, modifiedDateComponents: nil, identifier: note.name)
    }
}

extension INTaskList {
    convenience init(_ list: TaskList, tasks: [TodoTask] = []) {
        self.init(
            title: INSpeakableString(spokenPhrase: list.title), tasks: tasks.map { INTask($0) }, groupName: nil, createdDateComponents: nil,
            modifiedDateComponents: nil, identifier: list.identifier)
    }
}

extension INTask {
    convenience init(_ task: TodoTask) {
        self.init(
            title: INSpeakableString(spokenPhrase: task.title), status: task.isDone ? .completed : .notCompleted, taskType: .completable,
            spatialEventTrigger: nil, temporalEventTrigger: task.due.map { INTemporalEventTrigger($0) }, createdDateComponents: nil,
            modifiedDateComponents: nil, identifier: task.identifier, priority: task.isFlagged ? .flagged : .notFlagged)
    }
}

extension INTemporalEventTrigger {
    convenience init(_ due: Due) { self.init(dateComponentsRange: INDateComponentsRange(start: due.components, end: nil)) }

    /// Nil when the day is missing or the recurrence is one that a file cannot say.
    var due: Due? {
        let range = dateComponentsRange
        guard let components = range.startDateComponents ?? range.endDateComponents else { return nil }
        guard let recurrence = range.recurrenceRule else { return Due(components) }
        return recurrence.rule.flatMap { Due(components, rule: $0) }
    }
}

extension INRecurrenceRule {
    /// As iCalendar says it.
    var rule: String? {
        let names: [INRecurrenceFrequency: String] = [
            .minute: "MINUTELY", .hourly: "HOURLY", .daily: "DAILY", .weekly: "WEEKLY", .monthly: "MONTHLY", .yearly: "YEARLY",
        ]
        guard let name = names[frequency] else { return nil }
        let days: [(INDayOfWeekOptions, String)] = [
            (.monday, "MO"), (.tuesday, "TU"), (.wednesday, "WE"), (.thursday, "TH"), (.friday, "FR"), (.saturday, "SA"), (.sunday, "SU"),
        ]
        let chosen = days.filter { weeklyRecurrenceDays.contains($0.0) }.map(\.1)
        return "FREQ=\(name)" + (interval > 1 ? ";INTERVAL=\(interval)" : "") + (chosen.isEmpty ? "" : ";BYDAY=\(chosen.joined(separator: ","))")
    }
}
