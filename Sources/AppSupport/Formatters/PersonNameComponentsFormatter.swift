import Foundation

/// Writes a person's name, and takes one apart.
///
/// Names in Chinese, Japanese or Korean script have the family name first and no space between.
open class PersonNameComponentsFormatter: Formatter {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = .current

    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        func part(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
        let (given, middle, family) = (part(name.givenName), part(name.middleName), part(name.familyName))
        let isEastern = Self.isEastern((given ?? "") + (family ?? ""))
        func join(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: isEastern ? "" : " ") }
        switch style {
        case .short: return part(name.nickname) ?? given ?? family ?? ""
        case .abbreviated:
            if isEastern { return family ?? given ?? "" }
            return [given, middle, family].compactMap { $0?.first.map(String.init) }.joined()
        case .long:
            if isEastern { return join([family, given]) }
            return join([part(name.namePrefix), given, middle, family, part(name.nameSuffix)])
        default: return isEastern ? join([family, given]) : join([given, family])
        }
    }
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    /// The parts of a full name; nil when there is nothing in it.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        if words.count == 1, Self.isEastern(first), (2...4).contains(first.count) {
            let familyLength = first.count == 4 ? 2 : 1
            components.familyName = String(first.prefix(familyLength))
            components.givenName = String(first.dropFirst(familyLength))
            return components
        }
        components.givenName = first
        if words.count > 1 { components.familyName = words[words.count - 1] }
        if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return components
    }

    private static func isEastern(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        return !letters.isEmpty && letters.allSatisfy {
            switch $0.value {
            case 0x3040..<0x3100, 0x3400..<0xA000, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0x20000..<0x32000: true
            default: false
            }
        }
    }
}
