import Foundation

/// All typed values in a text, whatever the text asks for.
///
/// Spans of different kinds may overlap: in "5 miles" there are a distance and a number. Those of one kind do not; the longest from the
/// left is taken. Time is linear in the length of the text.
public enum TypedSpans {
    /// The values in a text, by where they begin; of a text of more than 20,000 Unicode scalars, in the first 20,000.
    public static func all(in text: String, context: UtteranceContext) -> [TypedSpan] {
        let scalars = Array(text.unicodeScalars.prefix(Tokenizer.limit))
        return all(in: Sentence(scalars: scalars, tokens: Tokenizer.tokens(of: text)), context: context)
    }

    static func all(in sentence: Sentence, context: UtteranceContext) -> [TypedSpan] {
        var finder = SpanFinder(sentence: sentence, context: context)
        return finder.run()
    }

    /// What a text means that is a value of a kind and nothing else; for a date also "5", "half an hour" and a repetition's first time.
    public static func value(_ text: String, as kind: ValueKind, context: UtteranceContext) -> NormalisedValue? {
        let tokens = Tokenizer.withoutEnd(Tokenizer.tokens(of: text))
        let scanner = ValueScanner(tokens: tokens)
        let normaliser = ValueNormaliser(context)
        func whole<Found>(_ found: Found?, _ end: (Found) -> Int) -> Found? { found.flatMap { end($0) == tokens.count ? $0 : nil } }
        switch kind {
        case .number: return whole(scanner.number(0), \.end).map { .number($0.value) }
        case .ordinal: return whole(scanner.ordinal(0), \.end).map { .ordinal($0.value) }
        case .percentage: return whole(scanner.percentage(0), \.end).map { .percentage($0.value) }
        case .currency: return whole(scanner.currency(0), \.end).map(normaliser.money)
        case .duration: return whole(scanner.duration(scanner.token(0)?.text == "for" ? 1 : 0), \.end).flatMap { normaliser.duration($0.span) }
        case .date: return DateReader.whole(text).flatMap(normaliser.resolve).map { .date($0.iso) }
        case .recurrence:
            return whole(scanner.recurrence(0) ?? scanner.date(0), \.end).flatMap {
                $0.expression.recurrence == nil ? nil : normaliser.date($0.expression)
            }
        default:
            for dimension in Set(Units.all.map(\.dimension)).sorted() where ValueKind(dimension: dimension) == kind {
                if let measure = whole(scanner.measure(0, dimension: dimension), \.end) { return normaliser.measure(measure) }
            }
            return nil
        }
    }
}

/// Gives what was read its meaning in one context.
final class ValueNormaliser {
    private let context: UtteranceContext
    /// Made when the first date is met: a calendar takes longer to make than most sentences to read.
    private lazy var resolver = DateResolver(now: context.now, timeZone: context.timeZone, locale: context.locale)
    private lazy var region = Self.region(context.locale)

    init(_ context: UtteranceContext) { self.context = context }

    static func region(_ locale: String) -> String? {
        locale.split { $0 == "-" || $0 == "_" }.dropFirst().last { $0.utf8.count == 2 }.map { $0.uppercased() }
    }

    func money(_ money: AmountReader.Money) -> NormalisedValue { .money(amount: money.amount, code: money.code(region: region)) }

    func measure(_ measure: AmountReader.Measure) -> NormalisedValue {
        .measure(value: measure.value, unit: Self.unit(measure, region), dimension: measure.dimension)
    }

    /// "70 degrees": where they count in Fahrenheit it is that, and everywhere else Celsius.
    static func unit(_ measure: AmountReader.Measure, _ region: String?) -> String {
        guard measure.isShared, let region, !["US", "BS", "BZ", "KY", "LR", "PW", "FM", "MH"].contains(region) else { return measure.unit }
        return "°C"
    }

    func duration(_ span: CalendarSpan) -> NormalisedValue? {
        guard span.months != 0 else { return .duration(seconds: span.approximateSeconds) }
        return resolver.moved(resolver.now, span, 1).map { .duration(seconds: $0.timeIntervalSince(resolver.now)) }
    }

    func resolve(_ expression: DateExpression) -> ResolvedDate? { resolver.resolve(expression) }

    func date(_ expression: DateExpression) -> NormalisedValue? {
        guard let date = resolver.resolve(expression) else { return nil }
        guard let recurrence = date.recurrence else { return .date(date.iso) }
        return .recurrence(rule: recurrence.rule, start: date.iso, times: recurrence.times)
    }
}

/// One walk over a sentence.
private struct SpanFinder {
    let sentence: Sentence
    let scanner: ValueScanner
    let normaliser: ValueNormaliser
    private var spans: [TypedSpan] = []
    /// By kind: the token after its latest span.
    private var ends: [ValueKind: Int] = [:]

    init(sentence: Sentence, context: UtteranceContext) {
        self.sentence = sentence
        scanner = ValueScanner(tokens: sentence.tokens)
        normaliser = ValueNormaliser(context)
    }

    mutating func run() -> [TypedSpan] {
        for start in sentence.tokens.indices { read(at: start) }
        return spans.sorted { ($0.tokens.lowerBound, -$0.tokens.upperBound) < ($1.tokens.lowerBound, -$1.tokens.upperBound) }
    }

    private mutating func read(at start: Int) {
        let token = sentence.tokens[start]
        guard let first = token.text.utf8.first, token.kind != .separator else { return }
        let isDigits = DigitText.isDigit(first) || token.kind == .number
        guard isDigits || scanner.words.begins(token) || token.text.utf8.contains(UInt8(ascii: "-")) else { return }
        if isFree(.number, start), let number = scanner.number(start), !isWordOnly(start..<number.end, .hanhalf) {
            add(.number, start..<number.end, .number(number.value))
        }
        if isFree(.ordinal, start), let ordinal = scanner.ordinal(start) { add(.ordinal, start..<ordinal.end, .ordinal(ordinal.value)) }
        if isFree(.percentage, start), let percentage = scanner.percentage(start) {
            add(.percentage, start..<percentage.end, .percentage(percentage.value))
        }
        if isFree(.currency, start), let money = scanner.money(start) { add(.currency, start..<money.end, normaliser.money(money)) }
        if let measure = scanner.measure(start), measure.dimension != "UnitDuration", measure.dimension != "UnitAngle" || !isFree(.temperature, start)
        {
            let kind = ValueKind(dimension: measure.dimension)
            if isFree(kind, start) { add(kind, start..<measure.end, normaliser.measure(measure)) }
        }
        if isFree(.duration, start), let duration = scanner.duration(start), let value = normaliser.duration(duration.span) {
            add(.duration, start..<duration.end, value)
        }
        if isFree(.date, start), isFree(.recurrence, start), mayBeDate(start), let date = scanner.date(start) { dates(date, start) }
    }

    /// Words that lead to a date are no date where nothing that may be one follows.
    private func mayBeDate(_ start: Int) -> Bool {
        var position = start
        for _ in 0..<3 {
            guard let next = scanner.end(.at, position) ?? scanner.end(.from, position), !scanner.isWord(.day, position),
                !scanner.isWord(.alone, position)
            else { break }
            position = next
        }
        guard let token = scanner.token(position), let first = token.text.utf8.first else { return false }
        return DigitText.isDigit(first) || scanner.words.begins(token) || token.text.utf8.contains(UInt8(ascii: "-"))
    }

    private mutating func dates(_ date: (expression: DateExpression, end: Int), _ start: Int) {
        // What leads to a date is no part of it.
        var first = start
        while first + 1 < date.end, scanner.isWord(.at, first) || scanner.isWord(.from, first) && scanner.tokens[first].text != "between",
            !scanner.isWord(.day, first),
            scanner.tokens[first].text != "in" || date.expression.secondsFromNow == nil && !Self.isAway(date.expression.day)
        {
            first += 1
        }
        if date.end - first == 1, first == start || scanner.tokens[start].text == "the", scanner.isWord(.doubtful, first) { return }
        guard let value = normaliser.date(date.expression) else { return }
        if case .recurrence = value { add(.recurrence, first..<date.end, value) } else { add(.date, first..<date.end, value) }
    }

    private static func isAway(_ day: DateExpression.Day?) -> Bool {
        if case .away? = day { return true }
        return false
    }

    private func isFree(_ kind: ValueKind, _ start: Int) -> Bool { start >= ends[kind] ?? 0 }

    private func isWordOnly(_ range: Range<Int>, _ role: ValueRole) -> Bool { range.count == 1 && scanner.isWord(role, range.lowerBound) }

    private mutating func add(_ kind: ValueKind, _ tokens: Range<Int>, _ value: NormalisedValue) {
        ends[kind] = tokens.upperBound
        let scalars = sentence.tokens[tokens.lowerBound].start..<sentence.tokens[tokens.upperBound - 1].end
        spans.append(TypedSpan(kind: kind, tokens: tokens, scalars: scalars, surface: sentence.text(scalars), value: value))
    }
}
