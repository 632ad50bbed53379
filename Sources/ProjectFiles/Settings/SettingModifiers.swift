import Foundation

/// What may stand behind a colon in `$(NAME:modifier)`, as Xcode defines it.
enum SettingModifiers {
    /// A name as a C identifier that may hold letters beyond ASCII: `a-Shell` is `a_Shell`, `2048` is `_048`.
    static func identifier(_ name: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            // The first character is replaced when only what follows may be it, as Xcode does.
            let fits = text.isEmpty ? scalar.properties.isXIDStart || scalar == "_" : scalar.properties.isXIDContinue
            text.append(fits ? scalar : "_")
        }
        return String(text)
    }

    /// ASCII letters, digits, `-` and `.`; everything else becomes `-`.
    static func hostName(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            return isPlain || scalar == "-" || scalar == "." ? scalar : "-"
        }))
    }

    /// The value after one modifier; nil when there is no such modifier.
    static func apply(_ modifier: String, to value: String) -> String? {
        switch modifier {
        case "c99extidentifier": identifier(value)
        case "identifier":
            String(identifier(value).unicodeScalars.map { $0.isASCII ? Character($0) : "_" })
        case "rfc1034identifier": hostName(value)
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "quote": value.replacing(/[\\ \t'"$`]/) { "\\" + $0.output }
        case "standardizepath": value.isEmpty ? "" : FilePath.normal(value)
        case "dir": value.isEmpty ? "" : value.contains("/") ? FilePath.parent(value) + "/" : "./"
        case "file": FilePath.name(value)
        case "base": baseName(FilePath.name(value))
        case "suffix":
            FilePath.name(value).lastIndex(of: ".").map { String(FilePath.name(value)[$0...]) } ?? ""
        default: nil
        }
    }

    private static func baseName(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
