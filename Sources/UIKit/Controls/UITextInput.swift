import Foundation

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
        twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "name")
    public static let emailAddress = Self(rawValue: "email")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let URL = Self(rawValue: "url")
}

/// What the keyboard of a text field or view is like.
struct TextTraits {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var keyboard = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var isSecure = false
    var content: UITextContentType?
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

@preconcurrency @MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Never nil once it was set, as on Apple's systems.
    open var text: String? = "" { didSet { if text == nil { text = "" } } }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open weak var delegate: (any UITextFieldDelegate)?
    private var input: UIView?
    private var accessory: UIView?
    open override var inputView: UIView? { get { input } set { input = newValue } }
    open override var inputAccessoryView: UIView? { get { accessory } set { accessory = newValue } }
    var traits = TextTraits()
    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return true
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        return true
    }

    public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")

    open override var intrinsicContentSize: CGSize {
        TextMeasure.size(text?.isEmpty == false ? text ?? "" : placeholder ?? " ", font: font ?? .systemFont(ofSize: 17), width: 0, lines: 1)
    }
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 20, height: 20) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.bounds ?? .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.bounds ?? .zero }
    override func connect(_ outlet: String, to value: Any?) -> Bool {
        guard outlet == "delegate" else { return super.connect(outlet, to: value) }
        delegate = value as? any UITextFieldDelegate
        return true
    }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        text = file.text(element, "text") ?? ""
        placeholder = file.text(element, "placeholder")
        font = element.font("fontDescription") ?? font
        textColor = element.color("textColor") ?? textColor
        textAlignment = element.textAlignment ?? textAlignment
        let borders: [String: BorderStyle] = ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        borderStyle = element["borderStyle"].flatMap { borders[$0] } ?? .none
        traits = element.textTraits
    }
}

extension UITextField {
    public var autocapitalizationType: UITextAutocapitalizationType { get { traits.autocapitalization } set { traits.autocapitalization = newValue } }
    public var autocorrectionType: UITextAutocorrectionType { get { traits.autocorrection } set { traits.autocorrection = newValue } }
    public var keyboardType: UIKeyboardType { get { traits.keyboard } set { traits.keyboard = newValue } }
    public var returnKeyType: UIReturnKeyType { get { traits.returnKey } set { traits.returnKey = newValue } }
    public var isSecureTextEntry: Bool { get { traits.isSecure } set { traits.isSecure = newValue } }
    public var textContentType: UITextContentType! { get { traits.content } set { traits.content = newValue } }
}
