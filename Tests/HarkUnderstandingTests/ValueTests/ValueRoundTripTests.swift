import Foundation
import Testing

@testable import HarkUnderstanding

/// What Foundation writes is read back.
@Suite struct ValueRoundTripTests {
    /// Small numbers all, greater ones by steps that no pattern shares.
    private static let numbers: [Int] = Array(0...1200) + stride(from: 1201, to: 100_000, by: 97) + stride(from: 100_003, to: 90_000_000, by: 123_457)

    @Test(arguments: ["en", "zh_Hans", "zh_Hant"]) func spelledOutNumbers(locale: String) throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = .spellOut
        for number in Self.numbers {
            let text = try #require(formatter.string(from: NSNumber(value: number)))
            #expect(NumberReader.whole(text) == Double(number), "\(text)")
        }
    }

    @Test(arguments: ["en_US", "en_GB", "zh_Hans_CN"]) func groupedNumbers(locale: String) throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 2
        for number in Self.numbers {
            let value = Double(number) + Double(number % 4) / 4
            let text = try #require(formatter.string(from: NSNumber(value: value)))
            #expect(NumberReader.whole(text) == value, "\(text)")
        }
    }

    @Test func ordinals() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .ordinal
        let context = try valueContext()
        for number in 1...500 {
            let text = try #require(formatter.string(from: NSNumber(value: number)))
            #expect(TypedSpans.value(text, as: .ordinal, context: context) == .ordinal(number), "\(text)")
            #expect(TypedSpans.value("第\(number)", as: .ordinal, context: context) == .ordinal(number))
        }
    }

    private static let dateFormats: [(locale: String, format: String)] = [
        ("en_US", "yyyy-MM-dd"), ("en_US", "MMMM d, yyyy"), ("en_GB", "d MMMM yyyy"), ("en_US", "MMM d, yyyy"), ("en_US", "EEEE, MMMM d, yyyy"),
        ("en_GB", "dd.MM.yyyy"), ("en_US", "M/d/yyyy"), ("zh_Hans", "yyyy年M月d日"), ("zh_Hans", "yyyy年M月d日EEEE"), ("zh_Hant", "yyyy年M月d號"),
        ("zh_Hans", "yyyy/M/d"),
    ]

    @Test(arguments: dateFormats.indices) func writtenDays(index: Int) throws {
        let (locale, format) = Self.dateFormats[index]
        let context = try valueContext(locale, "2026-03-10T09:30", "UTC")
        let (written, iso) = (DateFormatter(), DateFormatter())
        for formatter in [written, iso] { formatter.timeZone = .gmt }
        (written.locale, written.dateFormat) = (Locale(identifier: locale), format)
        (iso.locale, iso.dateFormat) = (Locale(identifier: "en_US_POSIX"), "yyyy-MM-dd")
        for day in stride(from: 0, to: 12_000, by: 11) {
            let date = Date(timeIntervalSince1970: 946_728_000 + Double(day) * 86_400)
            #expect(
                TypedSpans.value(written.string(from: date), as: .date, context: context) == .date(iso.string(from: date)),
                "\(written.string(from: date))")
        }
    }

    private static let timeFormats: [(locale: String, format: String)] = [
        ("en_US", "MMMM d, yyyy 'at' h:mm a"), ("en_US", "h:mm a 'on' EEEE, MMMM d, yyyy"), ("en_GB", "d MMMM yyyy HH:mm"),
        ("zh_Hans", "yyyy年M月d日 HH:mm"),
        ("zh_Hans", "yyyy年M月d日aaaah:mm"), ("zh_Hans", "yyyy年M月d日aaaah点m分"), ("en_US_POSIX", "yyyy-MM-dd'T'HH:mm"),
    ]

    @Test(arguments: timeFormats.indices) func writtenTimes(index: Int) throws {
        let (locale, format) = Self.timeFormats[index]
        let context = try valueContext(locale, "2026-03-10T09:30", "UTC")
        let (written, iso) = (DateFormatter(), DateFormatter())
        for formatter in [written, iso] { formatter.timeZone = .gmt }
        (written.locale, written.dateFormat) = (Locale(identifier: locale), format)
        (iso.locale, iso.dateFormat) = (Locale(identifier: "en_US_POSIX"), "yyyy-MM-dd'T'HH:mm")
        for step in 0..<1500 {
            let date = Date(timeIntervalSince1970: 1_767_225_600 + Double(step) * 60 * 547)
            #expect(
                TypedSpans.value(written.string(from: date), as: .date, context: context) == .date(iso.string(from: date)),
                "\(written.string(from: date))")
        }
    }

    /// Lengths of time of hours and minutes, in both languages.
    @Test func durations() throws {
        let context = try valueContext()
        for minutes in 1..<600 {
            let (hours, rest) = (minutes / 60, minutes % 60)
            let english = [hours > 0 ? "\(hours) hour\(hours == 1 ? "" : "s")" : nil, rest > 0 ? "\(rest) minutes" : nil].compactMap(\.self)
            let chinese = [hours > 0 ? "\(hours)个小时" : nil, rest > 0 ? "\(rest)分钟" : nil].compactMap(\.self)
            for text in [english.joined(separator: " "), english.joined(separator: " and "), chinese.joined()] {
                #expect(TypedSpans.value(text, as: .duration, context: context) == .duration(seconds: Double(minutes) * 60), "\(text)")
            }
        }
    }
}
