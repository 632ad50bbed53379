import Foundation
import Testing
import UIKit

/// What somebody who looks at a view would read.
@MainActor @Suite struct VisibleTextsTests {
    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
        label.text = text
        return label
    }

    private func read(_ views: UIView..., limit: Int = 10, length: Int = 10) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        views.forEach(root.addSubview)
        return VisibleTexts(limit: limit, length: length).texts(of: root)
    }

    @Test func rowsAreReadFromTopToBottomAndLeftToRight() {
        #expect(read(label("d", 0, 40), label("b", 100, 2), label("a", 0, 0), label("c", 200, 4)) == ["a", "b", "c", "d"])
        // Without places, the order in which they were added.
        #expect(read(label("one", 0, 0), label("two", 0, 0)) == ["one", "two"])
    }

    @Test func hiddenViewsAndWhatIsInThemAreNotRead() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.addSubview(label("inside", 0, 0))
        box.isHidden = true
        let clear = label("clear", 0, 50)
        clear.alpha = 0
        #expect(read(box, clear, label("  seen\n", 0, 80), label(" ", 0, 90)) == ["seen"])
    }

    @Test func controlsSayTheirTitles() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        let text = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 40))
        text.text = "a note"
        let secret = UITextField(frame: CGRect(x: 0, y: 90, width: 100, height: 20))
        secret.text = "1234"
        secret.isSecureTextEntry = true
        let choice = UISegmentedControl(items: ["Day", "Week"])
        choice.frame = CGRect(x: 0, y: 120, width: 100, height: 20)
        #expect(read(button, text, secret, choice) == ["Send", "a note", "Day", "Week"])
    }

    @Test func numberLengthAndDepthAreBounded() {
        #expect(read(label("a", 0, 0), label("b", 0, 30), label("c", 0, 60), limit: 2) == ["a", "b"])
        #expect(read(label("abcdef", 0, 0), length: 3) == ["abc"])
        var inner: UIView = label("deep", 0, 0)
        for _ in 0..<70 {
            let outer = UIView(frame: inner.frame)
            outer.addSubview(inner)
            inner = outer
        }
        #expect(read(inner).isEmpty)
    }

    @Test func controllersSayWhatTheyPresentAndTheChildrenTheyShow() {
        let first = UIViewController()
        first.view.addSubview(label("first", 0, 0))
        let second = UIViewController()
        second.title = "Second"
        second.view.addSubview(label("second", 0, 0))
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        let texts = VisibleTexts(limit: 10, length: 20)
        #expect(texts.texts(of: stack) == ["Second", "second"])
        let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        second.present(alert, animated: false)
        #expect(texts.texts(of: stack) == ["Sure?", "It is gone then.", "Yes"])
    }
}
