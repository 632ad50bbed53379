#!/usr/bin/env swift  // Writes Sources/GrammarData/Grammar/currencies.txt: what CLDR, which Foundation carries, calls the currencies of today in English
// and in simplified and traditional Chinese. Run it as:
//     swift Scripts/currency-words.swift > Sources/GrammarData/Grammar/currencies.txt
import Foundation

let english = Locale(identifier: "en")
let chinese = [Locale(identifier: "zh-Hans"), Locale(identifier: "zh-Hant"), Locale(identifier: "zh-Hant-HK")]

/// A name as it is spoken: lower case; several are written "Bolívar", which the tokenizer folds.
func name(_ code: String, _ locale: Locale) -> String? {
    guard let name = locale.localizedString(forCurrencyCode: code), name != code, !name.contains("("), !name.contains("（"),
        !name.contains("-"), !name.contains("’")
    else { return nil }
    return name.lowercased()
}

/// "dollar" → "dollars", "rupee" → "rupees"; names that do not change stay alone.
func plural(_ name: String) -> String? {
    let endings = [
        "dollar", "pound", "euro", "franc", "peso", "rupee", "dinar", "dirham", "krona", "krone", "riyal", "rial", "ruble", "shilling", "lira",
        "real", "dong", "won", "baht",
    ]
    return endings.contains { name.hasSuffix($0) } ? name + "s" : nil
}

print("# Currencies by their codes and names, made from CLDR by Scripts/currency-words.swift. See values.txt for the notation.")
for code in Locale.Currency.isoCurrencies.map(\.identifier).sorted() where !code.hasPrefix("XA") && !code.hasPrefix("XP") && code != "XXX" {
    guard let own = name(code, english), own.split(separator: " ").count <= 4, let han = name(code, chinese[0]) else { continue }
    guard Locale.commonISOCurrencyCodes.contains(code), !han.isEmpty else { continue }
    var words = [own, plural(own)].compactMap(\.self)
    for locale in chinese {
        if let name = name(code, locale), name.unicodeScalars.allSatisfy({ $0.value > 0x2E80 }), !words.contains(name) { words.append(name) }
    }
    print("code 1 \(code) = \(code.lowercased())")
    print("currency 1 \(code) = \(words.joined(separator: " | "))")
}
