import Foundation
import Testing

@testable import HarkUnderstanding

@Suite struct TypedSpansTests {
    private func spans(_ text: String, _ kinds: Set<ValueKind>? = nil) throws -> [String] {
        TypedSpans.all(in: text, context: try valueContext()).filter { kinds?.contains($0.kind) ?? true }.map {
            "\($0.kind.rawValue) \($0.surface) = \($0.value.json)"
        }
    }

    @Test func findsWhatIsInASentence() throws {
        #expect(
            try spans("remind me tomorrow at half past six to pay Anna twenty five dollars", [.date, .currency]) == [
                #"date tomorrow at half past six = "2026-03-11T18:30""#, #"currency twenty five dollars = {"amount":25,"code":"USD"}"#,
            ])
        #expect(
            try spans("明天下午三点半提醒我给小明转两百五十块", [.date, .currency]) == [
                #"date 明天下午三点半 = "2026-03-11T15:30""#, #"currency 两百五十块 = {"amount":250,"code":"CNY"}"#,
            ])
        #expect(
            try spans("run 5 miles for 40 minutes every other Tuesday", [.distance, .duration, .recurrence]) == [
                #"distance 5 miles = {"unit":"mi","value":5}"#, "duration 40 minutes = 2400",
                #"recurrence every other Tuesday = {"rule":"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU","start":"2026-03-10"}"#,
            ])
        #expect(try spans("帮我book明天7pm的table", [.date]) == [#"date 明天7pm = "2026-03-11T19:00""#])
    }

    @Test func leavesPlainWordsAlone() throws {
        for text in [
            "tell Anna that I may march on", "the sun sat on a hill", "what a lovely evening", "play the second song I like", "我给你发了消息", "一起去吃饭吧",
        ] {
            let found = try spans(text, [.date, .recurrence, .currency, .duration, .distance, .mass])
            #expect(found.isEmpty, "\(text): \(found)")
        }
    }

    @Test func placesAreThoseOfTheText() throws {
        let text = "🙂 pay 20 €, 然后转五十块 — at 5pm"
        let scalars = Array(text.unicodeScalars)
        for span in TypedSpans.all(in: text, context: try valueContext()) {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[span.scalars])
            #expect(String(view) == span.surface)
            #expect(!span.tokens.isEmpty)
        }
    }

    @Test func spansOfOneKindDoNotOverlap() throws {
        for word in [
            "one ", "to ", "half ", "一", "and ", "3 ", "a ", "next ", "every ", "minus ", "分之一", "点", "point one ", "hour ", "1-", "周一", "from 3 to ",
            "day after ",
        ] {
            // One text is longer than what is read; the others only show that the reach is bounded.
            let text = String(repeating: word, count: (word == "one " ? 100_000 : 2_000) / word.utf8.count)
            var ends: [ValueKind: Int] = [:]
            for span in TypedSpans.all(in: text, context: try valueContext()) {
                #expect(span.tokens.lowerBound >= ends[span.kind] ?? 0)
                #expect(span.tokens.count <= 64, "a value of \(span.tokens.count) tokens in \(word)")
                ends[span.kind] = span.tokens.upperBound
            }
        }
    }

    /// Words of the tables and numbers at their limits, in any order: nothing traps, and dates are always whole.
    @Test func anyWordsInAnyOrder() throws {
        let lines = (GrammarFiles.text(named: "values") + "\n" + GrammarFiles.text(named: "currencies")).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        var words = lines.flatMap { line in
            (line.split(separator: "=").last ?? "").split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        words += [
            "99999999999", "1e400", "1e308", "-5", "9223372036854775807", "99999999999999999999999999", "0", "31", "12", "2026", "3-5", "10:99",
            "25:00", "24:00", "1/0",
            "99/99/9999", "2026-13-45", "13pm", "3-5pm", "1h99", "９９", "½", "一一一一一一一一一一一一一一一一一一一一", "万", "亿", "点", "🙂", "", ".", ",", "-", "–", "t",
            "2026-03-10t99:99", "12345678901234567890k", "+", "'", "\u{0}", "\u{202E}",
        ]
        // A linear congruential generator: the same salads each time.
        var seed: UInt64 = 42
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        let contexts = [
            try valueContext(), try valueContext("zh-Hans", "2024-02-29T23:59", "Asia/Shanghai"),
            UtteranceContext(locale: "", now: .distantFuture, timeZone: "nowhere"),
        ]
        for count in 0..<2000 {
            let text = (0...next(8)).map { _ in words[next(words.count)] }.joined(separator: next(4) == 0 ? "" : " ")
            let context = contexts[count % 3]
            for span in TypedSpans.all(in: text, context: context) {
                if case .date(let iso) = span.value { #expect(iso.utf8.count >= 10, "\(text): \(iso)") }
            }
            for kind in [ValueKind.allCases[count % ValueKind.allCases.count], .date] {
                if let value = TypedSpans.value(text, as: kind, context: context) { #expect(value.json != "null") }
            }
        }
    }

    @Test func sameTextSameSpans() throws {
        let text = "from Monday to Friday at 7, 每天三次, 2.5 kg, $1.2m and a quarter of an hour"
        let (first, second) = (try spans(text), try spans(text))
        #expect(first == second)
        #expect(first.count > 5)
    }
}
