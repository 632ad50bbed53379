/// Which plural form of a language goes with a number: the categories and rules of CLDR.
///
/// A language without rules of its own here has the most common ones: `one` for exactly 1, else `other`.
public struct PluralRules: Sendable, Hashable {
    public enum Category: String, Sendable, Hashable, CaseIterable { case zero, one, two, few, many, other }

    private let language: String
    private let region: String

    /// - Parameter locale: BCP 47, or with underscores.
    public init(locale: String) {
        let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        language = parts.first ?? ""
        region = parts.count > 1 ? parts[parts.count - 1] : ""
    }

    /// The category of a number as it is written with up to three digits after the point and none that are zero at the end.
    public func category(of number: Double) -> Category {
        let operands = Operands(number)
        return switch language {
        case "zh", "yue", "ja", "ko", "vi", "th", "id", "ms", "lo", "my", "km": .other
        case "fr": operands.whole < 2 ? .one : millions(operands)
        case "pt": (region == "pt" ? operands.isOne : operands.whole < 2) ? .one : millions(operands)
        case "es": operands.value == 1 ? .one : millions(operands)
        case "it", "ca": operands.isOne ? .one : millions(operands)
        case "hi", "bn", "fa", "gu", "kn", "am", "zu": operands.whole == 0 || operands.value == 1 ? .one : .other
        case "hy": operands.whole < 2 ? .one : .other
        case "da": operands.value == 1 || (operands.digits != 0 && operands.whole < 2) ? .one : .other
        case "tr", "hu", "bg", "el", "nb", "nn", "no", "eu", "ka", "sq", "az", "kk", "uz", "ta", "te", "ml", "mr":
            operands.value == 1 ? .one : .other
        case "ru", "uk", "be": eastSlavic(operands)
        case "pl": polish(operands)
        case "cs", "sk": czech(operands)
        case "hr", "sr", "bs", "sh": southSlavic(operands)
        case "sl": slovenian(operands)
        case "lt": lithuanian(operands)
        case "lv": latvian(operands)
        case "ro", "mo": romanian(operands)
        case "ar": arabic(operands)
        case "he", "iw": operands.isOne || (operands.whole == 0 && operands.hasFraction) ? .one
            : operands.whole == 2 && !operands.hasFraction ? .two : .other
        case "cy": welsh(operands)
        case "ga": irish(operands)
        case "is", "mk": icelandic(operands)
        default: operands.isOne ? .one : .other
        }
    }

    /// The number as CLDR's rules see it.
    private struct Operands {
        var value: Double
        /// The digits before the point (i).
        var whole: Int
        /// The visible digits after the point (f, without zeros at the end).
        var digits: Int

        var hasFraction: Bool { digits != 0 }
        var isOne: Bool { whole == 1 && !hasFraction }
        var lastDigit: Int { whole % 10 }
        var lastTwo: Int { whole % 100 }

        init(_ number: Double) {
            let thousandths = min((abs(number) * 1000).rounded(), 9e15)
            let scaled = thousandths.isFinite ? Int(thousandths) : 0
            whole = scaled / 1000
            digits = scaled % 1000
            while digits != 0, digits % 10 == 0 { digits /= 10 }
            value = Double(scaled) / 1000
        }
    }

    private func millions(_ number: Operands) -> Category {
        number.whole != 0 && number.whole % 1_000_000 == 0 && !number.hasFraction ? .many : .other
    }

    private func eastSlavic(_ number: Operands) -> Category {
        if number.hasFraction { return .other }
        if number.lastDigit == 1, number.lastTwo != 11 { return .one }
        if (2...4).contains(number.lastDigit), !(12...14).contains(number.lastTwo) { return .few }
        return .many
    }

    private func polish(_ number: Operands) -> Category {
        if number.hasFraction { return .other }
        if number.whole == 1 { return .one }
        return (2...4).contains(number.lastDigit) && !(12...14).contains(number.lastTwo) ? .few : .many
    }

    private func czech(_ number: Operands) -> Category {
        if number.hasFraction { return .many }
        if number.whole == 1 { return .one }
        return (2...4).contains(number.whole) ? .few : .other
    }

    private func southSlavic(_ number: Operands) -> Category {
        func category(_ digits: Int) -> Category {
            if digits % 10 == 1, digits % 100 != 11 { return .one }
            return (2...4).contains(digits % 10) && !(12...14).contains(digits % 100) ? .few : .other
        }
        return category(number.hasFraction ? number.digits : number.whole)
    }

    private func slovenian(_ number: Operands) -> Category {
        if number.hasFraction { return .few }
        return switch number.lastTwo {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }

    private func lithuanian(_ number: Operands) -> Category {
        if number.hasFraction { return .many }
        if (11...19).contains(number.lastTwo) { return .other }
        return switch number.lastDigit {
        case 1: .one
        case 2...9: .few
        default: .other
        }
    }

    private func latvian(_ number: Operands) -> Category {
        let digits = number.hasFraction ? number.digits : number.whole
        if digits % 10 == 1, digits % 100 != 11 { return .one }
        return !number.hasFraction && (digits % 10 == 0 || (11...19).contains(digits % 100)) ? .zero : .other
    }

    private func romanian(_ number: Operands) -> Category {
        if number.isOne { return .one }
        return number.hasFraction || number.whole == 0 || (1...19).contains(number.lastTwo) ? .few : .other
    }

    private func arabic(_ number: Operands) -> Category {
        if number.hasFraction { return .other }
        switch number.whole {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        return switch number.lastTwo {
        case 3...10: .few
        case 11...99: .many
        default: .other
        }
    }

    private func welsh(_ number: Operands) -> Category {
        if number.hasFraction { return .other }
        return switch number.whole {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }

    private func irish(_ number: Operands) -> Category {
        if number.hasFraction { return .other }
        return switch number.whole {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
    }

    private func icelandic(_ number: Operands) -> Category {
        let digits = number.hasFraction ? number.digits : number.whole
        return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
    }
}
