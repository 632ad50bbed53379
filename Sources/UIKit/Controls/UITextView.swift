import Foundation

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

@preconcurrency @MainActor open class UITextView: UIScrollView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var content = NSAttributedString(string: "")
    open var text: String! {
        get { content.string }
        set { content = NSAttributedString(string: newValue ?? "") }
    }
    open var attributedText: NSAttributedString! {
        get { content }
        set { content = newValue ?? NSAttributedString(string: "") }
    }
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var adjustsFontForContentSizeCategory = false
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    var traits = TextTraits()
    open var autocapitalizationType: UITextAutocapitalizationType { get { traits.autocapitalization } set { traits.autocapitalization = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { traits.autocorrection } set { traits.autocorrection = newValue } }
    open var keyboardType: UIKeyboardType { get { traits.keyboard } set { traits.keyboard = newValue } }
    open var returnKeyType: UIReturnKeyType { get { traits.returnKey } set { traits.returnKey = newValue } }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    open override var canBecomeFirstResponder: Bool { isEditable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let was = isFirstResponder
        guard !was || textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        if was { textDelegate?.textViewDidEndEditing(self) }
        return true
    }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = TextMeasure.size(text, font: font ?? .systemFont(ofSize: 12), width: size.width - 10, lines: 0)
        return CGSize(width: size.width, height: inner.height + textContainerInset.top + textContainerInset.bottom)
    }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        text = file.text(element, "text") ?? element.child("string", key: "text")?.content ?? ""
        if let attributed = element.child("attributedString", key: "attributedText") { text = attributed.attributedText }
        font = element.font("fontDescription") ?? font
        textColor = element.color("textColor") ?? textColor
        textAlignment = element.textAlignment ?? textAlignment
        isEditable = element.flag("editable") ?? true
        isSelectable = element.flag("selectable") ?? true
        traits = element.textTraits
    }
}
