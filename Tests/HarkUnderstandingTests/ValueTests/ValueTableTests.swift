import Foundation
import Testing

@testable import HarkUnderstanding

/// A time on the clock of a zone, as an utterance's circumstances.
func valueContext(_ locale: String = "en", _ now: String = "2026-03-10T09:30", _ zone: String = "Europe/London") throws -> UtteranceContext {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = try #require(TimeZone(identifier: zone))
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm"
    return UtteranceContext(locale: locale, now: try #require(formatter.date(from: now)), timeZone: zone)
}

@Suite struct ValueTableTests {
    /// Every line of `values.txt`: kind, text and what it means.
    @Test func readsTheTable() throws {
        let url = try #require(Bundle.module.url(forResource: "Sentences/values", withExtension: "txt"))
        var context = try valueContext()
        var count = 0
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("@ ") {
                let parts = line.split(separator: " ").map(String.init)
                try #require(parts.count == 4, "\(line)")
                context = try valueContext(parts[1], parts[2], parts[3])
                continue
            }
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            try #require(parts.count == 3, "\(line)")
            let kind = try #require(ValueKind(rawValue: parts[0]), "\(line)")
            let found = TypedSpans.value(parts[1], as: kind, context: context)?.json ?? "nil"
            #expect(found == parts[2] || found == "\"\(parts[2])\"", "\(line)")
            count += 1
        }
        #expect(count > 500)
    }

    @Test func everyLineOfTheWordsIsRead() {
        #expect(ValueWords.shared.problems.isEmpty)
        for role in ValueRole.allCases { #expect(!ValueWords.shared.texts(of: role).isEmpty, "no words for \(role)") }
        for unit in Units.all { #expect(Units.convert(1, from: unit.symbol, to: unit.symbol) == 1) }
    }

    /// The file of currencies says what Foundation says.
    @Test func currenciesAreThoseOfFoundation() throws {
        let english = Locale(identifier: "en")
        let context = try valueContext()
        var count = 0
        for code in ["USD", "EUR", "JPY", "CNY", "NOK", "PLN", "ZAR", "VND", "KES", "CLP"] {
            let name = try #require(english.localizedString(forCurrencyCode: code))
            #expect(TypedSpans.value("20 \(name)", as: .currency, context: context) == .money(amount: 20, code: code), "\(name)")
            #expect(TypedSpans.value("\(code) 7.5", as: .currency, context: context) == .money(amount: 7.5, code: code))
            count += 1
        }
        #expect(count == 10)
    }
}
