import Foundation

extension InterfaceElement {
    /// The colour under a key: named, of the system, or by its parts.
    func color(_ key: String) -> UIColor? {
        guard let element = children.first(where: { $0.name == "color" && $0["key"] == key }) else { return nil }
        return element.ownColor
    }

    var ownColor: UIColor? {
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            if let name = self[attribute] {
                if let color = UIColor.named(system: name) ?? UIColor.named(system: name + "Color") { return color }
            }
        }
        if let name = self["name"], let color = UIColor(named: name) { return color }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    func font(_ key: String) -> UIFont? {
        guard let element = child("fontDescription", key: key) else { return nil }
        if let style = element["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = element.number("pointSize") ?? 17
        if let name = element["name"] { return UIFont(name: name, size: size) }
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
            "heavy": .heavy, "black": .black,
        ]
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: element["weight"].flatMap { weights[$0] } ?? .regular)
        }
    }

    /// A picture that an attribute names, of the catalogue `system` or of the file's bundle.
    @MainActor func image(_ attribute: String, _ file: InterfaceScene) -> UIImage? {
        guard let name = self[attribute] else { return nil }
        if self["catalog"] == "system" { return UIImage(systemName: name) }
        return UIImage(named: name, in: file.bundle, compatibleWith: nil)
    }

    /// The text of an attributed string, without its attributes.
    var attributedText: String { children(named: "fragment").map { $0["content"] ?? $0.child("string")?.content ?? "" }.joined() }

    var textAlignment: NSTextAlignment? {
        ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural][self["textAlignment"] ?? ""]
    }
    var lineBreakMode: NSLineBreakMode? {
        [
            "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
            "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        ][self["lineBreakMode"] ?? ""]
    }

    var textTraits: TextTraits {
        var traits = TextTraits()
        guard let element = child("textInputTraits", key: "textInputTraits") else { return traits }
        let keyboards: [String: UIKeyboardType] = [
            "numberPad": .numberPad, "phonePad": .phonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "URL": .URL,
            "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "webSearch": .webSearch,
        ]
        let returns: [String: UIReturnKeyType] = [
            "go": .go, "next": .next, "search": .search, "send": .send, "done": .done, "join": .join, "continue": .continue,
        ]
        let capitals: [String: UITextAutocapitalizationType] = ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
        traits.keyboard = element["keyboardType"].flatMap { keyboards[$0] } ?? .default
        traits.returnKey = element["returnKeyType"].flatMap { returns[$0] } ?? .default
        traits.autocapitalization = element["autocapitalizationType"].flatMap { capitals[$0] } ?? .none
        traits.isSecure = element.flag("secureTextEntry") ?? false
        if let content = element["textContentType"] { traits.content = UITextContentType(rawValue: content) }
        return traits
    }
}
