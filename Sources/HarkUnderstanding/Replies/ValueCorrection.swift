import Foundation
import IntentSchema

/// What is said of a date or an amount keeps what it leaves open: "make it 6:30" of tomorrow at six is tomorrow at half past six, in the
/// evening; "Sunday" of Saturday at noon is Sunday at noon; 一百八 of 两百块 are yuan.
struct ValueCorrection {
    /// The value that there is.
    let old: IntentValue?

    func corrected(_ new: IntentValue, _ words: String) -> IntentValue {
        guard let old else { return new }
        if let date = corrected(date: new, old, words) { return date }
        return corrected(amount: new, old) ?? new
    }

    // MARK: Dates

    private func corrected(date new: IntentValue, _ old: IntentValue, _ words: String) -> IntentValue? {
        guard let before = Self.components(old), let now = Self.components(new), let said = DateReader.whole(words), said.until.isEmpty,
            said.recurrence == nil, said.secondsFromNow == nil
        else { return nil }
        var merged = now
        if said.day == nil, before["day"] != nil {
            for field in ["year", "month", "day"] { merged[field] = before[field] }
            if let time = said.time, time.half == nil, !time.isWhole, said.part == nil, let hour = Self.hour(time.hour, near: before["hour"]?.integer)
            {
                merged["hour"] = .integer(hour)
            }
        } else if said.time == nil, said.day != nil, let hour = before["hour"]?.integer, said.part?.contains(Int(hour)) ?? true {
            // 明晚 of seven in the evening is tomorrow at seven.
            for field in ["hour", "minute", "second"] { merged[field] = before[field] }
        } else {
            return nil
        }
        return Self.replacing(new, by: merged)
    }

    /// The hour of a clock of twelve hours in the half of the day in which the other one is.
    private static func hour(_ hour: Int, near other: Int64?) -> Int64? {
        guard let other, (1...12).contains(hour) else { return nil }
        return Int64(hour % 12) + (other >= 12 ? 12 : 0)
    }

    /// The hour of a value's first date, 0...23.
    static func hour(of value: IntentValue) -> Int? { components(value)?["hour"]?.integer.map { Int($0) } }

    /// The date of a value: its own, or the first inside it.
    private static func components(_ value: IntentValue) -> IntentObject? {
        guard let object = value.object else { return nil }
        if object.typeName == "DateComponents" { return object }
        for name in ["startDateComponents", "dateComponentsRange"] {
            if let inner = object[name], let found = components(inner) { return found }
        }
        return nil
    }

    private static func replacing(_ value: IntentValue, by components: IntentObject) -> IntentValue {
        guard var object = value.object else { return value }
        if object.typeName == "DateComponents" { return .object(components) }
        object["endDateComponents"] = nil
        for name in ["startDateComponents", "dateComponentsRange"] {
            if let inner = object[name] { object[name] = replacing(inner, by: components) }
        }
        return .object(object)
    }

    // MARK: Amounts

    private func corrected(amount new: IntentValue, _ old: IntentValue) -> IntentValue? {
        guard var object = new.object, let other = old.object, object.typeName == other.typeName else { return nil }
        if object.typeName == "INCurrencyAmount" {
            guard object["currencyCode"] == nil, let code = other["currencyCode"] else { return nil }
            object["currencyCode"] = code
            return .object(object)
        }
        guard let inner = object["amount"], let before = other["amount"], let amount = corrected(amount: inner, before) else { return nil }
        object["amount"] = amount
        return .object(object)
    }
}
